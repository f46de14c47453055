import type { Journal } from './journal.ts';

/** Somebody whose days are about nothing in particular: each entry is on something else, and nothing comes back. */
export const nothingInParticular: Journal = {
  name: 'nothing-in-particular',
  planted: { recurring: [], emerging: [], avoided: [], nothingAvoided: true },
  facts: [
    { question: 'What surname is engraved on the office device?', entry: 0 },
    { question: 'Which clergyman features in the half-forgotten gag?', entry: 3 },
    { question: 'What shape was the toy caught on the municipal roof?', entry: 4 },
    { question: 'Which animal is printed on the writing implement?', entry: 7 },
    { question: 'What odd claim about growth did the man with scissors make?', entry: 11 },
    { question: 'From which country is the perforated piece of change?', entry: 14 },
    { question: 'What condiment was tried on the fruit?', entry: 18 },
    { question: 'What did the topiary become under its new owners?', entry: 20 },
    { question: 'How many vertebrae did the little girl mention?', entry: 23 },
    { question: 'Which way was the climbing equipment shifted?', entry: 27 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 540,
      writing:
        "There's a stapler in the drawer that has outlived two drawers. It's beige, and heavy enough to be evidence, and on the underneath a person called R. Tully has scratched an initial and then the rest of himself. I don't know any Tullys. I spent a while opening it up and closing it. It does that thing where it's perfectly full and won't give you one. Then you bang it and it gives you three.",
    },
    {
      day: 3,
      durationSeconds: 500,
      writing:
        'Somebody said "Wednesday week" to me in a shop and I agreed to it without having any idea which day we had settled on. I like an expression that leaves both parties comfortable and wrong. My aunt used to say "directly", meaning eventually, and "presently", meaning no. I suppose there could be whole marriages conducted in that kind of language, with everybody turning up on separate Wednesdays holding a pie.',
    },
    {
      day: 5,
      durationSeconds: 610,
      writing:
        "Parsley has no business coming in bunches that size. You need a pinch, they sell you a hedge. So it stood in a tumbler for nine days looking better than I do, and when at last I went to use some it had gone off all at once, the way that a party does. I composted it. There was a snail in it, who'd been living very well I should think, and I put him over by the drain.",
    },
    {
      day: 8,
      durationSeconds: 570,
      writing:
        'I was trying to remember how a joke went, one with a bishop and a trampoline. I have the bishop. I\'ve got a strong sense of the trampoline. There must\'ve been a reason that they met. All afternoon I had the last line in my mouth, "not on a Thursday, Your Grace", and it still makes me laugh, so the rest was probably only packing.',
    },
    {
      day: 10,
      durationSeconds: 520,
      writing:
        'A kite was stuck on the town hall, right up on the pole where they fly the flag, and for two days the council has been represented by a purple octopus. Nobody seems to be in charge of getting it down. I ate a sandwich opposite and looked. In a gust it waved all eight, and a gentleman beside me touched his cap, I think from habit.',
    },
    {
      day: 13,
      durationSeconds: 480,
      writing:
        "I looked up how they make mirrors, because I couldn't think how. You would suppose that a thing you look at each morning would've come up before now. It's silver, very thin, put on the back of the glass out of a bath. Then I thought of the man who first did it and turned the sheet over, pleased, and there was a fellow staring at him, pleased.",
    },
    {
      day: 15,
      durationSeconds: 630,
      writing:
        'On the number 40 a lady had a fern on her lap that was taller than she was, so it looked like the fern was travelling with a lady. It had its own window. At the roundabout it leaned, and everybody on that side leaned in sympathy. When she got off she said "excuse us". I\'ve rarely been so correctly addressed.',
    },
    {
      day: 18,
      durationSeconds: 550,
      writing:
        "There's a brand of pencil with a tiny rhinoceros stamped on it in gold. No other rhinoceros anywhere on the packet, or any explanation. I sharpened one as far as the horn today and found I'd some reluctance in going on. I have put it in the cup with the short ones. It can retire at the horn. I did the rest of the crossword in felt tip, badly.",
    },
    {
      day: 20,
      durationSeconds: 500,
      writing:
        "It turns out the clock in the bank isn't slow, it's decorative. I had stood there comparing it with mine and getting indignant, and the girl at the counter said in a kind voice it hasn't any works in it. Just hands. They chose ten past ten as it looks like a smile. I've gone about since then noticing how many things are at ten past ten.",
    },
    {
      day: 23,
      durationSeconds: 590,
      writing:
        'The swimming baths have been shut since I was a student, but if you walk along the side of the building on a warm day the smell comes through the vents, chlorine, wet plaster and feet. I stood on the grating for as long as was decent. A woman went by with a pushchair and breathed in, and I could see that she was nine for a second. Neither one of us said anything.',
    },
    {
      day: 25,
      durationSeconds: 540,
      writing:
        "Portugal is thinner than I'd thought. I had the atlas out to settle something else and there it was, all down the edge, like the crust. You'd imagine they must feel the rest leaning on them. I followed a river with a fingernail as far as it would go and it came out at a place whose name had a wave over the top of it. Then the something else was in the Balkans, on page sixty.",
    },
    {
      day: 28,
      durationSeconds: 490,
      writing:
        "The barber asked had I anything planned. I said no, and he said best way. He's got a jar of combs in blue water, and I've never seen him take one out. He told me the left side of everybody grows faster. I can't see how that could be so, but I came away feeling lopsided, and walking home I kept to the right-hand edge of the pavement like a boat correcting.",
    },
    {
      day: 31,
      durationSeconds: 560,
      writing:
        "I had a moth in the lampshade. It wasn't distressed, as far as one can judge, it was doing circuits. There would be a tick at the far side each time where the seam is. I timed it by my watch for a bit, eleven ticks to the minute, and fell to wondering if that's a speed it had decided on. About nine it stopped, so I turned the lamp off in case it'd been waiting for me to.",
    },
    {
      day: 33,
      durationSeconds: 610,
      writing:
        'An advertisement in the shelter says simply "Be More." It doesn\'t say what of. The paper is coming away at one corner and beneath it is last year\'s, for gravy, so by the weekend it should read Be Gravy, which at least is a plan. Two schoolboys were discussing whether it was for shoes or the army. One of them thought a bank.',
    },
    {
      day: 36,
      durationSeconds: 520,
      writing:
        "In a tin I came upon a coin with a hole through it, Danish, 1941, zinc. It weighs nothing. The hole's not a fault, they meant it, it was so that you could tell by touch. I threaded it on a shoelace and took it off again. I then spent a good part of the afternoon pushing a finger at all the other coins, feeling sorry for them in a way, like solid people.",
    },
    {
      day: 38,
      durationSeconds: 480,
      writing:
        "A brass band was practising in the scout hut with the door open, and they kept on stopping in the same place. They'd get as far as the big chord, there would be a splat, some talk, and then the tap tap tap, and off again from the top. After the seventh or eighth time I was leaning into it along with them. They never did get across. I hummed the end for them going up the hill.",
    },
    {
      day: 41,
      durationSeconds: 570,
      writing:
        'It\'s odd, the word "gusset". I got it out to look at. There\'s no way of saying it in a serious voice. And yet there must be people, tentmakers, sailmakers, for whom it\'s no funnier than "bread", who say "pass me that gusset" with a straight face all day. I envied them something, though I\'m not sure that I could put a name to it. Flange was another.',
    },
    {
      day: 44,
      durationSeconds: 530,
      writing:
        "They're resurfacing the car park behind the chemist's, and have painted all the bays first in chalk, by hand, with a string. I hadn't realised there'd be a string. The chap doing it walked backwards the entire length, crouched down, and the line he left came after him like something he was luring. He got to the wall and straightened up and gave it a look. It was dead straight. He seemed neither glad nor sorry.",
    },
    {
      day: 46,
      durationSeconds: 500,
      writing:
        "I tried a pear with salt on it, for a magazine had told me to. It tasted like a pear that's been in the sea. I wouldn't say that I was against it. I had another slice to make certain, and then a plain one, which now seemed to be missing something. So that's one more thing that I can't go back from. The magazine also recommends a kind of Finnish towel.",
    },
    {
      day: 49,
      durationSeconds: 620,
      writing:
        "Watched a fellow parallel park a hearse. He did it in one, without looking round, right hand flat on the wheel. It was empty as far as I could tell. He got out and went into the post office, and came back with a roll of brown paper under his arm, and drove away again at an ordinary speed. I'd never thought of them running errands.",
    },
    {
      day: 52,
      durationSeconds: 560,
      writing:
        "There's a hedge on Albert Road that has been cut for years in the shape of, it was agreed, a hen. Well, the house has been sold, and the new people have trimmed it carefully, following what they found, and they've made it a teapot. I can see how they got there. The tail's the spout. I stood next to the postman, and we both admitted that it had probably been a teapot all along.",
    },
    {
      day: 54,
      durationSeconds: 490,
      writing:
        'An elderly man in front of me at the counter was paying in stamps. He had them in a wallet, first class, and was laying them down one at a time like a hand of rummy. The girl had to fetch someone. The someone had to fetch a book. And it was in the book! Up to the value of four pounds. He gathered his change, in stamps, and he held the door for me.',
    },
    {
      day: 57,
      durationSeconds: 580,
      writing:
        "Limericks: I don't believe anyone has ever been called Nantucket's only candidate. I was stirring a tin of paint at the time and got to wondering what rhymes with magnolia. There's a district in Bolivia, but it doesn't really. You end up having to go by way of \"I told ya\". I painted the inside of a cupboard so no one will see it, then stood admiring it with the door open.",
    },
    {
      day: 59,
      durationSeconds: 510,
      writing:
        'Giraffes have the same number of bones in their neck as we have. Seven. I heard that from a child at a bus stop, who was telling it to her father as if she\'d been personally let down. "Just long," she said. He said well, there you go. I felt along the back of mine and could only find five, though it isn\'t easy to count round a collar.',
    },
    {
      day: 62,
      durationSeconds: 550,
      writing:
        'The escalator at the arcade was going so slowly that people had begun having conversations on it. Strangers, too. The one on the up side would pass the one on the down, and there was enough time for a whole remark and its reply. I heard "is it raining out?" and, after a pause that anywhere else would\'ve been rude, "not so you\'d notice." I rode it twice.',
    },
    {
      day: 65,
      durationSeconds: 490,
      writing:
        "I got a parcel for number 16, only I'm not number 16. It's soft, about as big as a loaf, and comes from Leicester. I rang over there and a young man in a bathrobe took it without surprise and asked did I want to know what it was. I said no, I'd rather not. He nodded at that. So it has stayed soft, and big as a loaf, and from Leicester.",
    },
    {
      day: 67,
      durationSeconds: 600,
      writing:
        'You can still buy sealing wax. I\'d gone in for an envelope and there it was on a card, red, green, and one called "oxblood". I\'ve no call for it at all. But I stood picturing some reply of mine arriving sealed, and how the other person would sit down first before they opened it, and what on earth I could have put inside that would be equal to that. I bought the envelope.',
    },
    {
      day: 70,
      durationSeconds: 520,
      writing:
        'There was a ladder against the church, a long one, in two sections, and no one up it. It had been there since breakfast. A small crowd had started to form, in the sense that four of us had slowed down. One said roof, one said pigeons. Then the verger came out, moved it a yard to the left with great care, and went in again.',
    },
    {
      day: 73,
      durationSeconds: 570,
      writing:
        "For no reason I know I can still draw the old test card, the girl, the noughts and crosses, the clown with buttons. I did it on the back of a leaflet about gutters. I got her hairband right. It's peculiar, the stuff that's kept in the front of the shop, while I couldn't tell you my own registration number without going out to look. The clown I made a bit kinder than he was.",
    },
    {
      day: 75,
      durationSeconds: 500,
      writing:
        "A cork floated past under the footbridge, then another, then about thirty, quite evenly spaced. I looked upstream for a wedding. There wasn't one, just willows and an overturned crate. I counted up to fifty-one before they gave out. A dog on the opposite bank was counting as well by the look of it, its head going along with each and then coming back for the next.",
    },
    {
      day: 78,
      durationSeconds: 540,
      writing:
        "The radio, when it's not quite on the station, makes a third one out of the two on either side. This evening I had a cello with football results. It fitted rather well, there's a dying fall in both. Partick Thistle came in on a long low note and you'd have thought it was bereavement. Somewhere in a building there's a cellist who has no notion of it.",
    },
    {
      day: 80,
      durationSeconds: 610,
      writing:
        "I've been looking at a knot in the floorboard. It's about as large as an egg, darker, with rings that go round it politely, like traffic round a statue. There would've been a branch there once with who knows what on it. If you let your eyes go slack it becomes a pond, or it's an ear. I must have walked across that some thousands of times. Someone had filled a crack in it with what I think is toffee.",
    },
  ],
};
