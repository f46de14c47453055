import type { Journal } from './journal.ts';

/** A woman of 52 with a small bakery in Edinburgh; drops her brother and a hospital letter each time, and stops writing of her sea swimming. */
export const edinburghBaker: Journal = {
  name: 'edinburgh-baker',
  planted: {
    recurring: [
      ['the bakery', 'bakery', 'the shop', 'work', 'my business', 'baking', 'running the bakery', 'bread'],
      [
        'Isla',
        'my daughter',
        'daughter',
        'daughter at university',
        'motherhood',
        'Isla in Aberdeen',
        'missing my daughter',
        'empty nest',
      ],
      ['my knee', 'knee', 'bad knee', 'knee pain', 'my health', 'physio', 'arthritis'],
      [
        'choir',
        'the choir',
        'singing',
        'choir practice',
        'community choir',
        'the Christmas concert',
        'my solo',
        'Moira',
        'music',
      ],
      [
        'my brother',
        'Callum',
        'brother',
        'the quarrel with my brother',
        'falling out with Callum',
        "Mum's flat",
        'family quarrel',
      ],
      ['Magda', 'my assistant', 'my employee', 'Magda leaving', 'staff', 'Magda at the bakery'],
    ],
    emerging: [
      ['a greyhound', 'greyhound', 'getting a dog', 'dog', 'adopting a dog', 'rescue dog', 'Pepper', 'pet'],
      [
        'driving lessons',
        'learning to drive',
        'driving',
        'learning a new skill',
        'the car',
        'passing my test',
      ],
    ],
    avoided: [
      [
        'my brother',
        'Callum',
        'brother',
        'the quarrel with my brother',
        'falling out with Callum',
        "Mum's flat",
        'family quarrel',
      ],
      [
        'the letter from the hospital',
        'breast screening',
        'mammogram',
        'hospital letter',
        'the hospital appointment',
        'breast clinic',
        'health scare',
      ],
      [
        'swimming',
        'sea swimming',
        'swimming at Portobello',
        'wild swimming',
        'cold water swimming',
        'the sea',
        'swims',
        'Fiona',
      ],
    ],
  },
  facts: [
    { question: 'Which household item did my girl forget when she moved out?', entry: 0 },
    { question: 'What turned out to be behind the cooker failing that day?', entry: 1 },
    { question: 'What did the customer with the wedding order change her mind about?', entry: 10 },
    { question: 'What was the earlier occupation of the woman who helps me out?', entry: 11 },
    { question: 'What sum did I get back for the damage from the leak?', entry: 17 },
    { question: 'What did I bring back from my solo day out along the coast?', entry: 22 },
    { question: 'What subject did my girl switch to?', entry: 31 },
    { question: 'Which carol would I be performing alone, and why did the part come to me?', entry: 28 },
    { question: 'What award did the local paper give us?', entry: 29 },
    { question: 'What was the former career of the person teaching me behind the wheel?', entry: 35 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 600,
      writing:
        "Drove up to Aberdeen with Isla and all her boxes. Well, her pal's dad drove and I sat in the back with a duvet on my lap. The halls are fine, cleaner than I expected, and the lassie in the next room seems nice. My daughter hugged me for about two seconds because the others were watching. I held up until the train home and then I had a good greet somewhere around Arbroath. Nineteen years she has been in the house. I came in tonight and there was her kettle on the worktop, the new one, the very thing I had told her three times to pack. I made myself beans on toast and put the telly on for the noise.",
    },
    {
      day: 2,
      durationSeconds: 540,
      writing:
        "I wasn't going to write about the oven, but it was the whole day so here goes. It wouldn't climb past a hundred and sixty and every loaf in the bakery came out pale. I sold the first batch half price and sent folk away by ten. The engineer came at noon, took the back off, and it was a mouse, a dead mouse, on the thermostat wire. Ninety pounds for a mouse. We were baking again by two. After I shut the shop I took the bus down to Portobello with Fiona and we went in the sea for fifteen minutes. It was lovely, not too cold yet. I do feel better every single time I swim.",
    },
    {
      day: 4,
      durationSeconds: 500,
      writing:
        'Busy Saturday. Magda had the rolls out before I even had my apron on, and she was singing, which is unusual for her. We sold out of the cheese scones by half past nine and I had to turn the sign for them. A man asked if we did gluten free and Magda told him, very politely, that we did water. I laughed till I had to go in the back. The takings were the best since August, which makes up a bit for the oven. Fish supper for tea with far too much sauce on it. My neighbour across the landing has painted her door yellow. I think I like it.',
    },
    {
      day: 7,
      durationSeconds: 560,
      writing:
        "My knee was bad today. It has been niggling since spring but this morning I came down the stairs sideways like a crab, one hand on the wall. It's the right one, on the inside, and it swells up by the afternoon if I don't sit. The trouble is I never sit. I phoned the doctor and got an appointment in three weeks' time, which the receptionist said was lucky. I put a bag of frozen peas on it tonight and watched a programme about a couple buying a house in Spain. They didn't buy it. They never buy it. Off to bed with a paracetamol and a cup of tea.",
    },
    {
      day: 9,
      durationSeconds: 520,
      writing:
        "First choir of the term tonight, back in the church hall with the dreadful chairs. There are four new folk and two of them are men, so the basses are delighted. Our conductor has given us a Christmas programme already, in September, and half of it is in Latin. I was hoarse by the end but I walked home quite happy. I have been singing with them for eleven years and I still get nervous at the warm-ups, as if someone will find out I can't read the music properly. Moira brought a lemon cake that was a bit dry. I said it was gorgeous. I would rather not be the baker who criticises cake.",
    },
    {
      day: 12,
      durationSeconds: 480,
      writing:
        'Sunday, so I was in the water at Porty by nine. It was flat as a plate, with a bit of haar further out, and there were maybe twenty of us. I managed twenty minutes without the gloves. Fiona says we should keep going all winter this year and not give in at Halloween like last time, and I said yes, I meant it too. The sea is the one place where nobody asks me for anything. Afterwards we had bacon rolls from the van, not as good as mine, and sat on the wall with our hats on. Then home, washing on, ironing done, soup made for the week. A good day, that.',
    },
    {
      day: 13,
      durationSeconds: 540,
      writing:
        "There was a message on the phone from my brother when I came in. It's the first time I've heard Callum's voice since the business with Mum's flat. I don't want to get into that. I'll write about the rye instead. I've been trying a new rye at the bakery for a fortnight now, with caraway and a longer prove, and today it finally had a decent crumb. I gave slices away over the counter and the old boy who comes in for his two rolls asked for a whole loaf. If the flour price stays where it is I can do it at four pounds twenty. I'll put it on Fridays and Saturdays and see.",
    },
    {
      day: 15,
      durationSeconds: 620,
      writing:
        "Water through the bathroom ceiling. I came home at four and it was dripping on to the bath mat, then it was running, and then a lump of plaster the size of a tea tray came down in the bath. The students upstairs had left a tap on and gone out. I went up and hammered and nobody answered, so I got the factor to turn it off in the street. The boy came down later nearly in tears with a box of Celebrations. You can't stay angry at that. I've sent photographs to the insurance, and there is a bucket, three towels and a big brown hole above the toilet.",
    },
    {
      day: 17,
      durationSeconds: 570,
      writing:
        "Isla phoned at eleven last night and I could tell by the hello. She is homesick. She hasn't clicked with the lassies in the flat, she doesn't like the course much, and she ate toast three nights in a row. I wanted to get on the first train and bring her back. Instead I said the things you say, give it till Christmas, join something, go to the lectures even if you're tired. My daughter has always made friends slowly. I hung up and then I sat on her bed for a while. I posted a parcel today with shortbread and woolly socks, and a tenner in the sock.",
    },
    {
      day: 19,
      durationSeconds: 490,
      writing:
        "Swam this morning even though it was raining sideways. Fiona nearly didn't come and I nearly didn't either, but once you're standing there in your costume you may as well get on with it. The water was twelve degrees according to the man with the thermometer. I counted two hundred strokes out and came back on my back looking at the clouds. That is five weeks without missing a Sunday. My hands were so cold I couldn't work my zip and a wee boy on the prom had to do it for me, with his mother watching. The rest of the day was nothing much. I changed the beds and phoned the gas company.",
    },
    {
      day: 22,
      durationSeconds: 550,
      writing:
        "A long one at work. The bride for the fourteenth came in again, her third visit, and she no longer wants the lemon tiers, she wants carrot, because her granny has said she'll not eat lemon. So that's the sponge I'd already practised for nothing. Then the card machine went down at the busiest time, and I had folk running to the cash point on Leith Walk. I didn't get out of the bakery till six. I do love the place, I do, but some days I think I should have been a librarian. Anyway, a bath, an omelette, and I've had my feet up since eight. The moon is enormous tonight.",
    },
    {
      day: 24,
      durationSeconds: 530,
      writing:
        "I realise that anybody reading this wouldn't know who Magda is. She has worked for me in the shop for six years, my only full-timer. She came over from Gdynia, where she had been a dental nurse, and answered the card in my window with about ten words of English and a bag of poppy seed buns she had made herself. I hired her before I'd finished the first bun. She's thirty-four now, quicker than me and far tidier, and I'd trust her with the keys to anything. Today she redid the whole window by herself while I did the books. It looks like a proper bakery on a film.",
    },
    {
      day: 27,
      durationSeconds: 510,
      writing:
        "Sea swim on Sunday was short, ten minutes, as there were jellyfish. Fiona got a sting on the arm and swore so loudly that a dog started barking. I put vinegar on it from the chip shop, and I have no idea if that is right. Then choir tonight. We did the Rutter and it's coming on, though the altos, that's us, get lost at the same bar every time. The new tenor has a voice like a foghorn. I like having somewhere to go in the middle of the week with nothing to do but sing, and Moira gives me a lift as far as the lights.",
    },
    {
      day: 29,
      durationSeconds: 560,
      writing:
        "Doctor about the knee at last. She bent it about and I went through the roof. It's wear and tear, she thinks, arthritis is the word she used in the end, and she's sending me for an X-ray and putting me on the list for physio. She asked if I could spend less time on my feet. I asked her if she could spend less time with sick people. She took it well. Fifty-two and arthritis, though. I keep thinking of my granny with her stick. I bought a support bandage in Boots, and it's hot and itchy and makes my trousers tight. Mince and tatties for tea.",
    },
    {
      day: 31,
      durationSeconds: 500,
      writing:
        "A letter came from the hospital about my breast screening. They want me back for another look. No, I'm not going to write about that tonight, I'll put it in the drawer. What else. At the bakery we had a school class in, twenty-two six year olds in paper hats, and each of them shaped a roll. There were snakes and snails, and one that the boy said was his dad. I baked them and they all came back at two to collect. The teacher looked shattered. There was flour on the ceiling light, which I would not have thought possible. I sold nothing for an hour and I didn't mind at all.",
    },
    {
      day: 33,
      durationSeconds: 480,
      writing:
        "Ran into my cousin Sheena in Tesco, by the eggs. She asked if I had spoken to Callum yet and said that he isn't looking well. My brother could pick up a phone and talk to me properly. Oh, I'd rather leave that alone, I'm not spending the evening on him. I got a nice piece of haddock reduced and did it in milk with a bay leaf, the way they did it at school but better. I finished the library book, the one about the lighthouse keepers, and I guessed the ending at page ninety. The clocks go back this weekend. The stair light is still broken, so I've written to the council.",
    },
    {
      day: 36,
      durationSeconds: 540,
      writing:
        "Went in at Portobello with my bobble hat on this morning, nine degrees, and only six of us were there. It was the sort of cold that makes you shout. I swam to the groyne and back and I was pleased with myself. When I got home there were four messages from Isla, all good for once. She's joined the hillwalking club and been up Bennachie with them in the fog, and there's a Katie mentioned twice. She sounded like herself. I didn't say anything clever, I just asked what she had in her sandwiches. My daughter with hillwalkers! This is the girl who took the bus to the end of our street.",
    },
    {
      day: 38,
      durationSeconds: 500,
      writing:
        "The ceiling is done. It took the insurance three weeks to agree, and they paid six hundred and forty pounds, less the excess, and two brothers from Musselburgh came and boarded it and plastered it in a day. You would never know. They had the radio on and sang along to all of it, and they ate a dozen empire biscuits between them. Now I look at the fresh white bit and the rest of the bathroom looks filthy, so I've bought paint, a pale green. The students upstairs put a card through the door to say sorry again. I might do them a loaf. It's frosty out tonight, the first of the year.",
    },
    {
      day: 41,
      durationSeconds: 520,
      writing:
        "Choir was the best it has been. Something happened in the slow carol, we all came down quiet together, and when we stopped nobody said anything for a second or two. Our conductor took his glasses off and wiped them. I'm not religious, I only go for the singing, but my arms went all goosepimples. Then somebody's phone rang with the Match of the Day tune and that was that. The concert is set for the second week of December at St Stephen's, and we have each to sell ten tickets. I'll put a pile by the till. Leftover stew tonight, and it was better the second day.",
    },
    {
      day: 43,
      durationSeconds: 560,
      writing:
        "Magda and I had words in the bakery today, which we never do. She wants to do her own line of poppy seed cakes with her own label on them, and I said there wasn't room on the shelf. It came out sharper than I meant. She went very polite, and with her that's worse than shouting. By closing I had thought about it and I said we could try it for a month, on the end of the counter. She nodded. I don't know why I was so mean about it, they are better than anything I do. I suppose that's why. Rain all day and hardly any passing trade.",
    },
    {
      day: 45,
      durationSeconds: 490,
      writing:
        "Two hours on the phone to Isla, I'm all talked out. She is doing well, she got a sixty-eight for an essay and she and this Katie are cooking together on Mondays. She asked me how to make a white sauce and I talked her through it live with the phone propped on a cereal box. It went lumpy. We both laughed till we were sore. A month ago I was lying there fretting about my daughter every night and now I hardly get a word in. I miss her but it's not the same kind of missing. The flat's tidy and the milk goes off before I finish it.",
    },
    {
      day: 48,
      durationSeconds: 530,
      writing:
        "They phoned from the breast clinic to ask why I haven't replied about the appointment. I said I'd been busy. I don't want to think about it, so on to something else. The X-ray of my knee came back and it is what the doctor said, arthritis, moderate, whatever that means to the person who has it. The physio starts next week. I've been told no kneeling, no squatting and no carrying flour sacks upstairs, so I'll be needing a man or a hoist. I dug out the old step stool to sit on while I shape. It's the wrong height but better than nothing. Crumpets for tea.",
    },
    {
      day: 50,
      durationSeconds: 600,
      writing:
        'Took a Monday to myself and went on the train to North Berwick. I had no plan. I looked at the boats, ate a crab sandwich on a bench with a gull staring me out, and went round all the charity shops. I bought a blue enamel teapot for six pounds, with a chip on the spout. The woman said it had come from a house clearance at Gullane. The sun came out for about an hour, and I sat against a wall and shut my eyes. On the way back I did the crossword with a stranger, a retired bus inspector, who was good at the anagrams. I should do this more often.',
    },
    {
      day: 53,
      durationSeconds: 480,
      writing:
        "A card came from Callum, with a robin on it, in November. It says he would like to meet and talk. I read it standing in the hall with my coat on. My brother and his cards. I'm not going to go over it, I'm changing the subject. We had a sectional rehearsal at choir, altos only, and it did us the world of good. We've finally nailed that bar we always got lost at. Moira had her hair cut very short and nobody dared to say a thing until I said she looked like Judi Dench, and she was thrilled. I've sold seven tickets out of my ten.",
    },
    {
      day: 55,
      durationSeconds: 540,
      writing:
        "I did the quarter's books at the bakery tonight and they are not bad at all. Butter is a disgrace, it has gone up again, but the rye is paying its way and the coffee does well now it's cold out. I could maybe afford a Saturday girl. I asked the lassie from the chemist's if her sister is still looking. Fourteen years I've had the shop and this is the first autumn when I have not been frightened of January. I bought myself a decent bottle of red on the strength of it and had one glass, and a bit of Stilton. Strictly came on and I watched all of it.",
    },
    {
      day: 57,
      durationSeconds: 510,
      writing:
        "Isla came home for the weekend, with a rucksack of washing and her hair dyed a sort of copper. It suits her. I'd been up to high doh all week, cleaning, and then she walked in and threw her boots down in the hall just where she always has. My daughter talks faster than she did. She told me all about the hills and the club and the bus that broke down, and on Saturday night we got a curry and watched old episodes of Still Game. I put her on the four o'clock train today. I didn't cry this time. I waved like the Queen and she was mortified, so that was satisfying.",
    },
    {
      day: 60,
      durationSeconds: 560,
      writing:
        "First physio. He is called Rory, he looks about fifteen, and he has given me five exercises with a big rubber band. My thigh muscles are weak, he says, after thirty years of standing, and that's why the knee takes all the load. I'm to do them morning and night. I did them tonight on the living room rug holding on to the sofa, and the band pinged off and knocked over my tea. I'm sore now but it's a different kind of sore. He says six weeks and I should feel it on the stairs. I'll believe it when I see it. Sleet this afternoon.",
    },
    {
      day: 62,
      durationSeconds: 590,
      writing:
        "Magda asked for a word after closing and I knew. She has been looking at a unit in Gorgie. She wants to open her own place, Polish cakes and coffee, in the spring. She'd written it all down on a sheet so as not to get it wrong, and her hands were shaking. I said congratulations and I gave her a hug, and then I locked up and sat in the back of the bakery on a flour sack for half an hour. I'm happy for her. I'm also raging. Six years, and I taught her the laminating myself. I know that's not fair. I did the same to old Mr Dalgleish in my day.",
    },
    {
      day: 64,
      durationSeconds: 500,
      writing:
        "Well, this is a turn up. The soprano who does In the Bleak Midwinter has lost her voice with a chest infection, and I've been asked to sing the second verse on my own. Me, an alto, in front of two hundred. I said no and then on the way down the church steps I turned round and said yes. I've practised it in the shower, in the kitchen and at the bus stop. I haven't sung a solo since primary school, when I was a sheep. Eleven years in the choir and I've always hidden in the second row. Toast and honey for supper, for the throat.",
    },
    {
      day: 66,
      durationSeconds: 520,
      writing:
        "The Evening News did their list of the best loaves in the city and the rye came third! There was a wee certificate and a photo of the shop front with my bike chained outside it. Folk were queueing this morning who I've never seen in my life, one all the way from Corstorphine. We ran out by ten and I took names. I put the certificate in the window, then I took it down in case it was showing off, then I put it up again. The new Saturday girl, Eilidh, started today of all days. She dropped one tray and cried and then was fine. I'm proud of this bakery.",
    },
    {
      day: 69,
      durationSeconds: 490,
      writing:
        "Callum was standing across the road when I shut up tonight. My brother, in that same green anorak. He lifted his hand, and I got on the bus. I can't write about this, I'll leave it there. Quiet evening. I made a big pot of lentil soup with a ham hough and froze half, and I finally hung the new curtains in the front room, the mustard ones. They're a bit brighter than they looked in the shop window, like having the sun in your eyes. I'll get used to it. There's a new detective thing on a Monday, set in Shetland or somewhere like it, and everybody is in a good jumper.",
    },
    {
      day: 71,
      durationSeconds: 530,
      writing:
        "Isla rang at dinner time to tell me that she's changing from law to geology. She had it all ready, the forms, the dates, what her tutor said. She was waiting for me to shout. I asked her if she was happy about it and she said yes, she'd been out with a hammer on a beach and it was the best day she has had. Well then. My daughter is going to look at stones. Her father will have something to say, he paid for the laptop, but she can tell him herself. I looked up what geologists earn. It's more than bakers, put it that way.",
    },
    {
      day: 73,
      durationSeconds: 550,
      writing:
        "Went with Magda to see the unit. I'd been in a huff for a week and I was sick of myself. It's a good wee place, an old butcher's, with tiles and a drain in the floor, and the rent is reasonable. I told her that the electrics would need doing and that she must not sign until they fixed the back door. She wrote it all down. Then she asked if I'd sell her rye there, and I had to look out of the window for a minute. So I will be supplying my own assistant. I've gone from raging to quite excited. We had pierogi after, my treat.",
    },
    {
      day: 75,
      durationSeconds: 480,
      writing:
        "I came down the stairs this morning and was at the bottom before I noticed that I hadn't held the rail. The knee didn't hurt. I went back up and came down again to be sure. Rory's rubber band is working, the wee soul. I still get it by late afternoon and I can't kneel, but the swelling is down and I've only had paracetamol twice this week. I told him today and he went pink. He's given me two new exercises as a reward, on one leg, and I look like a flamingo in an apron. Bought a Christmas tree in a pot. Fairy lights don't work, naturally.",
    },
    {
      day: 77,
      durationSeconds: 570,
      writing:
        "I've been thinking about getting a dog. I've never had one, we weren't allowed when I was small. There was a woman outside the post office with a retired greyhound, a big grey thing in a tartan coat, and it leaned its whole weight on my leg and sighed. That was me done for. She says they sleep twenty hours a day and only need two short walks. There's a kennels out by Dalkeith that rehomes them from the racing. I've been on their website all evening when I should have been wrapping presents. There is one called Pepper, five years old, black, with a white chin. I've looked at her eleven times.",
    },
    {
      day: 79,
      durationSeconds: 540,
      writing:
        "I had my first driving lesson. At fifty-two! I've been saying for thirty years that you don't need a car in Edinburgh, and it's true, but if I am to deliver rye to Gorgie every morning then I can't do it on the 25 bus. The instructor is Mr Baxter, he was a fireman before, and nothing seems to scare him. I stalled nine times in a car park at Seafield. I also got into second gear and did a full circle round a trolley. I was shaking when I got out and grinning all the way back to the bakery. Eilidh had sold every last mince pie.",
    },
    {
      day: 82,
      durationSeconds: 620,
      writing:
        "The concert was last night. I stood up for my verse and my legs were like water, and then I opened my mouth and it was just singing, same as any rehearsal with the choir. I didn't crack. Somebody in the third row had a hankie out. Moira squeezed my hand so hard when I sat down that I've a bruise. And this afternoon I went out to the kennels to meet Pepper. She came straight over and put her chin in my hand. They do a home check first, and there is a form as long as my arm. I think I'm going to have a greyhound by the New Year.",
    },
    {
      day: 84,
      durationSeconds: 580,
      writing:
        "Isla is home for the holidays and there are rocks on the kitchen table, labelled. She came out with me to watch my second driving lesson from the back seat, though Mr Baxter wasn't keen. I did a hill start on the Pleasance and only rolled a bit. My daughter clapped. I've booked ten more lessons and I've to learn the Highway Code by heart. Over supper she asked whether we'd be seeing her uncle Callum this Christmas. I said I didn't want to talk about my brother, and I don't want to write about him either, so that's that. We had macaroni cheese and the last of the trifle.",
    },
  ],
};
