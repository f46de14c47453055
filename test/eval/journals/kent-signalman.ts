import type { Journal } from './journal.ts';

/** A retired railway signalman of 71 in Kent, some months after a stroke: a hand, lost words, a lodger who studies apple diseases, the driving licence, and a daughter overseas he stops mentioning. */
export const kentSignalman: Journal = {
  name: 'kent-signalman',
  planted: {
    recurring: [
      [
        'my hand',
        'my right hand',
        'the hand',
        'my fingers',
        'the exercises',
        'physiotherapy',
        'Kelvin',
        'the physio',
        'recovery',
        'the stroke',
        'my stroke',
        'rehabilitation',
      ],
      [
        'words',
        'finding words',
        'my speech',
        'speech',
        'speech therapy',
        'Bronagh',
        'losing words',
        'talking',
        'aphasia',
        'language',
      ],
      ['the lodger', 'Abena', 'my lodger', 'the apple tree', 'company at home'],
      [
        'driving',
        'the car',
        'the driving licence',
        'my licence',
        'the Honda',
        'the licence',
        'Swansea',
        'driving again',
      ],
      [
        'the railway',
        'the signal box',
        'Marsh Lane',
        'the box',
        'my work',
        'my old job',
        'signalling',
        'the railways',
        'my working life',
        'trains',
        'Dominic',
      ],
    ],
    emerging: [
      [
        'Dot',
        'the stroke club',
        'a new friend',
        'friendship',
        'companionship',
        'a woman friend',
        'playing cards',
        'cards',
        'romance',
      ],
    ],
    avoided: [
      [
        'my daughter',
        'Alison',
        'daughter',
        'Beech Lodge',
        'the care home',
        'New Zealand',
        'my family',
        'the calls with Alison',
        'the grandchildren',
      ],
      [
        'the bells',
        'bell-ringing',
        'ringing',
        'the tower',
        'bell ringing',
        'church bells',
        'the ringers',
        'Roy',
        'practice night',
        'church',
      ],
      [
        'the crossing',
        'the accident',
        'the level crossing',
        'the accident at the crossing',
        'the crossing accident',
        'the fourteenth of November',
      ],
    ],
  },
  facts: [
    { question: 'What did he say by mistake when buying postage?', entry: 2 },
    { question: 'How does the dealer charge for the new uprights?', entry: 5 },
    { question: 'Since when has his vehicle been out of use?', entry: 6 },
    { question: 'How many pieces is the mountain puzzle promised to have?', entry: 10 },
    { question: 'What had been left in the garment given to the charity?', entry: 12 },
    { question: 'Which bird held up a service, and for how long?', entry: 15 },
    { question: 'What does the waste of the river animal smell of?', entry: 21 },
    { question: 'What is the name of the escaped amphibian?', entry: 23 },
    { question: 'Which festive decoration came out of the flue?', entry: 31 },
    { question: 'What will adapting the steering cost?', entry: 37 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 830,
      writing:
        "Kelvin came at ten. Twelve clothes pegs on a string, he wants them off with the right and back on with the right. Took me eighteen minutes to get four off. None back on. The thumb goes in like a shy dog. He says April I couldn't have felt the peg, and I said in April I could not have told you what a peg was. He gave me green putty to squeeze while the news is on. I squeezed it right through the weather. Typing this with the left, one finger, the machine doesn't mind. The other one lies on the desk beside the keyboard and watches.",
    },
    {
      day: 2,
      durationSeconds: 870,
      writing:
        "Let the back room. A Miss Abena Owusu from Kumasi, twenty-six, she's at East Malling for a year studying a thing that makes spots on apples. I'd put a card up in the Co-op expecting nobody. She came with one suitcase and a box that she asked me not to put near the radiator. It's the spots. She looked at the room, pressed the mattress, went to the window and said \"Who prunes that tree?\" I said I used to. She said \"Hm.\" She'll pay on Fridays. She asked what I'm allowed to eat and wrote down the answer, which nobody's done since the ward.",
    },
    {
      day: 4,
      durationSeconds: 890,
      writing:
        "Asked the lad in the post office for a book of second class ladders. Knew it was wrong as it went past my teeth. He's a kind boy, he looked at the ladders in his mind and said \"Stamps, is it?\" Stamps. I have it now, on a card. Bronagh at the hospital says don't chase it, go round, say what it's for, say the shape. Little, square, sticky, King's head. She has me naming things in a picture of a kitchen. I got whisk straight off. Whisk! Fifty years I've not needed whisk. But couldn't get door.",
    },
    {
      day: 6,
      durationSeconds: 800,
      writing:
        "Alison on the telephone, Sunday, quarter to nine, that's her evening down there in Christchurch. She'd the grandchildren line up and each say a thing. The small one told me that a sheep has four stomachs. She asked am I eating and was I sleeping and did I do my blood pressure, and I read it off to her, she's keeping a chart on her wall, twelve thousand miles off. She talks slower to me than she did. I said you needn't slow down. She said \"I'm not, Dad, I'm tired.\" We laughed then. Her voice comes a half second after her, always has, from the satellite or whatever it is.",
    },
    {
      day: 9,
      durationSeconds: 1030,
      writing:
        "Buttons. Shirt with seven. Kelvin's given me a hook thing with a wooden handle, and I've put it in the drawer because I mean to do it without. Started 7.10. First button 7.19. By the third I was in a muck sweat and had to sit on the bed. The trick seems to be that you don't look. If I look, the fingers go stupid, if I look at the wardrobe they remember a bit on their own. Finished 7.52, one out all the way up. Wore it like that. The postwoman noticed and said not a word, did hers up different on the spot and winked.",
    },
    {
      day: 10,
      durationSeconds: 1000,
      writing:
        "Gale in the night took the larch-lap on the north side, three panels, flat on the cabbages. Mr. Pettit next door and I stood either side of where it used to be and had the longest talk we've had in thirty-one years. He keeps newts, it turns out. Whole tank. He'd thought I disapproved of him because of the leylandii. I did. But newts. We've agreed not to put the middle panel back, there'll be a gap there, with a plank. He's got the posts coming Tuesday from a man in Lenham who does them by weight.",
    },
    {
      day: 12,
      durationSeconds: 960,
      writing:
        "Letter from Swansea. They've had my form and the doctor's form, and the licence stays with them until \"further medical enquiries\". Six pages, of which five are about my eyes and there's nothing the matter with my eyes. The Honda's stood in the garage since the nineteenth of March. I go in of a Wednesday, start her, let her run ten minutes with the doors open and sit there. Left hand on the wheel. Ten past nine till twenty past. Then switch off. I dust the dashboard. I've been to Dungeness and back in there, in my mind.",
    },
    {
      day: 16,
      durationSeconds: 970,
      writing:
        "Bronagh's played me the tape of myself from May. I wouldn't have known him. He says \"the the the\" like a pump with air in. Then she taped me today describing how to make a pot of tea and I did it end to end, with one hole where the strainer goes. I said \"tea net\". She said tea net's better. She has me reading aloud, ten minutes daily, anything, so I read the seed catalogue to the hall. Cauliflower's a beggar of a thing. I get a run-up at it and then there's no cauli on the flower.",
    },
    {
      day: 20,
      durationSeconds: 900,
      writing:
        "Alison again. She'd a list this time. I could hear the paper. Who has a key? What if I fall on the landing? Do I know there are alarms you wear round your neck, like a cow? I said I have a lodger now and she wanted to know what sort and for how long and has she references. I said she's got spots in a box. That did not help. Then she stopped and said she'd dreamt I was on a platform and her train wouldn't stop. I didn't know how to answer that, I told her I was well, and that I'd think about the cow bell. She sent a photo of the snow on their hills.",
    },
    {
      day: 24,
      durationSeconds: 950,
      writing:
        "Abena cooks on Thursdays. Tonight groundnut soup, with a ball of something in it that you pull off with your fingers, and she said right hand only, it's manners, and then she saw, and went quite still, and I said well, I'll be rude then, and used the left. She laughed so hard she'd to hold the cooker. Hot, mind. I'd sweat on my eyelids. She told me about her grandmother's cocoa trees and how you hear the pods knock. She's been through my apple, leaf by leaf, with a lens. It's got everything, apparently. She's thrilled with it. She's asked whether she may keep the worst branch.",
    },
    {
      day: 27,
      durationSeconds: 810,
      writing:
        "Roy from the tower rang. They're one short for Sunday, and is there any chance I'd just come and stand by the tenor, keep an eye on the new ones, it would be company. Gooseberry jam. I got four jars of gooseberry at the Scouts' jumble, 2019, perfectly good, from Mrs. Tapsell's cupboard as she's moving to be near her knees. Knees is right, she's having them done at Margate. Also a lamp with a ship, a box of odd keys, and a jigsaw of the Matterhorn, 1,000 pieces, guaranteed 998. I've turned the edges face up on the card table. All sky.",
    },
    {
      day: 30,
      durationSeconds: 980,
      writing:
        "Pegs: nine off, five on. Kelvin did a sort of jig in my kitchen, he's eighteen stone, the plates rang. Then he brought out a glove with wires. It gives a tingle and the fingers open by themselves like a flower in one of those speeded films, I couldn't take my eyes off. I said who's doing that? He said \"You are, I'm just reminding you.\" Twenty minutes, then off, and I tried to open it alone, and the first finger went. A quarter inch. I've marked it in pencil on the edge of the desk, with the date, the way you'd mark up a child.",
    },
    {
      day: 34,
      durationSeconds: 810,
      writing:
        "Took Jean's blue coat to the hospice shop. It has hung on the back of the landing door fourteen years and I'd got so used to it I said good night to it. I didn't mind doing it. I used to mind everything: her cup, the parting in the curtains. Then some time, I couldn't tell you the year, it went over from being a hole to being a sort of furniture. In the pocket a bus ticket to Whitstable and half a packet of Fisherman's Friends. I ate one, there on the pavement. Strong as ever. A girl bought the coat before I'd got my cap back on.",
    },
    {
      day: 41,
      durationSeconds: 1100,
      writing:
        "Sunday, Alison. No children in the line, only her. She's been talking to the doctor's surgery here, she rang them from New Zealand, at I don't know what price, and asked them things about me. They wouldn't tell her, so she asked me what it is they would not tell. Nothing, I said, I'm the same on paper as on the telephone. She was crying, I think, or it was the line. She said she'd a right to know if her father was safe. I said nobody's got a right to that, not even the father. And then we both said sorry, both at once, half a second apart.",
    },
    {
      day: 44,
      durationSeconds: 860,
      writing:
        "Wednesday. Went to start the Honda and she wouldn't. Flat. I'd never had a flat battery in forty-six years of driving, I felt I'd been careless with somebody. Mr. Pettit came through the gap with his leads. He'd a Hillman Imp once, he drove it to Turin. We got her going, he sat in the passenger side and I in mine with the door up and she ticked over sweet as you like, and he said \"Where to?\" I said Turin. There's been no word from Swansea for a month. I've a folder. I ring them on Mondays and press two.",
    },
    {
      day: 47,
      durationSeconds: 1200,
      writing:
        "Young man from the history society, Dominic, with a recorder the size of a biscuit. He wants the old boys on tape before we go. Bell codes, he'd got them all off the internet and he had two wrong. I gave him the working of the Marsh Lane box, up road and down road, the block shelf, how you'd pull off with a duster so as not to rust the steel. Forty levers. My mouth knew it, I never missed a word. Then he said was there ever an accident, on the crossing, in your time? I told him about the swan. It sat down on the up line in 1979 and stopped the boat train nineteen minutes. He liked that. I found it went on rather.",
    },
    {
      day: 51,
      durationSeconds: 1020,
      writing:
        "Bad word day. Couldn't get \"Wednesday\" on a Wednesday. Couldn't get the name of the Prime Minister but there I'm told it's not only me. In the butcher's I stood and pointed, and a woman behind me said to her friend \"bless him\", and I had a whole sentence ready for her and not one piece of it would come out of the sidings. It came at four o'clock in the afternoon, perfect, in the bath. I said it to the taps. Bronagh says tired is the enemy, and I should have a card in my wallet that says what's happened to me. I will not have a card.",
    },
    {
      day: 53,
      durationSeconds: 1010,
      writing:
        "Abena's got a boy, or he'd like to be had. He brought her home from Malling in a van with a ladder on it, and she sat out there talking with the engine off for an hour and ten, not that I log it. She came in and said \"He is only giving me lifts, Mr. Hollis.\" I said what in? She's teaching me Twi in exchange for crosswords. I've got maakye for good morning. It's a queer thing, it comes quicker than English does, nobody's been in there and knocked the shelves over. Rent on the table, Friday, with two of her scabby apples polished up on top.",
    },
    {
      day: 55,
      durationSeconds: 990,
      writing:
        "Couldn't sleep so I sat and wrote out the whole of the Marsh Lane frame from memory, lever by lever. One, down distant. Two, down home. Seven spare, painted white. Seventeen always stiff in frost, you'd put your foot against the frame. I've done all forty and I'm sure of thirty-eight. The stove and the armchair we weren't meant to have. What I miss, it's being told a thing in bells and telling it back, so you both knew. Nobody ever left the other fellow wondering if he had heard. I finished at ten to four and there went the paper train, except there's no paper train.",
    },
    {
      day: 57,
      durationSeconds: 1070,
      writing:
        "Alison has sent a brochure. It came by the email, so there was no envelope, it was just there. Beech Lodge. A lady on the front laughing at a piece of cake. She has \"only put my name down\". She'd paid the deposit, two hundred and fifty pounds, before she told me. I was very polite. I said thank you for your trouble. She said Dad don't use that voice. I said it's the only one I've got, I had to have it rebuilt. And then I put the receiver down on her, which I've never in my life done to anyone, not to Control even. She rang back. It rang eleven times.",
    },
    {
      day: 58,
      durationSeconds: 1000,
      writing:
        "Picked up a cup with it. Empty, the enamel one, not much risk. But up off the draining board and across to the table, about a yard, with the right, and let go. It's the letting go they don't tell you about. Closing's come back by itself, but opening you have to ask for, politely, and wait. I did it nine times, and the tenth I dropped it and it went under the cooker. Kelvin says that it's now a question of repetitions, thousands. He says think of it as laying track. I said he might leave that sort of talk to me. Putty's gone from green to blue, blue is firmer.",
    },
    {
      day: 59,
      durationSeconds: 1180,
      writing:
        "Thursday, practice night, and the wind's in the west. They were raising the treble as I'd got the kettle on. So I turned up the wireless. There was a fellow on about otters, on the Stour of all places, he'd sat out eleven nights with a blanket. Did you know that they've a scent like jasmine tea? The droppings have. He smelt it on air. You could hear him smell it. They whistle to each other to keep in touch in the dark. I had it up as far as it goes, both knobs, and Abena came down in her dressing gown to see if I'd gone deaf on top of everything.",
    },
    {
      day: 61,
      durationSeconds: 730,
      writing:
        "Swansea! \"You are invited to attend a driving assessment.\" At a centre by Maidstone, in their car, with a knob fixed to the wheel for one-handed persons, a thing like a brass doorhandle. A Mr. Gupta rang to ask me what I drive and I said a Jazz, eleven thousand miles in nine years, and he said it sounded as though it had been kept as a pet. It's on the third of December. I've put a saucepan lid on a broom handle in the kitchen and I practise roundabouts. Mirror, signal. It would've to be signal, wouldn't it.",
    },
    {
      day: 62,
      durationSeconds: 930,
      writing:
        "Mr. Pettit's newt has got out. A great crested one, which you need permission to so much as look at, and his is eleven years old and called Margaret. We went along the skirting with torches, he on his stomach. I was put in charge of the jar. Behind the boiler, no. Inside the slippers, no. Half past nine she walked out from under the piano stool, as calm as a bishop, and he lay there nose to nose with her and called her every name. I'd not seen a grown man so relieved since decimalisation. We had a sherry. I believe she had a worm.",
    },
    {
      day: 64,
      durationSeconds: 1020,
      writing:
        "Did the reading in the library, for the children, ten minutes of the Gruffalo. Bronagh's idea. She sat at the back with her hand over her mouth. I'd practised it at home with a pencil mark at every breath. I only lost one, \"knobbly\", and a small girl in wellingtons shouted it out for me, so I waited at the next one on purpose, and they all shouted, and then we did the entire thing like that, me leaving holes and them filling them up. It went down very well. Best idea I've had in years and it's only my trouble turned inside out. They've asked me for the next month.",
    },
    {
      day: 66,
      durationSeconds: 770,
      writing:
        "Pruned the apple, Abena up the steps and me below with the stick saying which. She says I prune like somebody closing a road. We'd a good rhythm by noon. Jean planted that tree, the year we came here, and I told Abena how she'd carried it home on the bus from Faversham standing up beside her like a thin friend, and the conductor charged it a half. It's nice to have somebody who laughs in the right place. The worst branch, the cankered one, is wrapped in polythene and has gone to Malling to be famous. Groundnut again. I've learnt to eat it left-handed without shame.",
    },
    {
      day: 67,
      durationSeconds: 880,
      writing:
        "Fourteenth of November. I know what date it is. Level crossing and so on. The gutters want doing. They've been wanting it since before March, there's a sycamore coming up in the one over the porch, a good eight inches, and I can't go up myself so I got a Mr. Fagg with a machine like an elephant that sucks from the ground, with a camera on the end. You watch it on a little screen. Tennis ball, tennis ball, a bird, what may have been a sock. Forty pounds. He let me steer it. I did the whole of the back. You could eat off those gutters tonight.",
    },
    {
      day: 71,
      durationSeconds: 930,
      writing:
        "The finger has left the pencil marks behind. All five open now to the width of a jam jar lid, and I know because I used the lid. Kelvin measured the grip on his dial, it was nought in April, it's eleven kilos, the left's thirty. And I signed my name. I did it on the back of the gas bill with the right. E. Hollis. It looks as though it's been done on a moving train by a man being chased, but it's my E, I'd know that E, it's got my father's tail on it. I cut it out and stuck it on the fridge.",
    },
    {
      day: 78,
      durationSeconds: 870,
      writing:
        "Dominic came back with his biscuit and took me up to what is left of Marsh Lane. They have moved the box itself to the heritage people at Tenterden, so it's a rectangle of bricks and buddleia, but the steps are there. I stood at the top of them. From there you could see the down distant with the sun on it, and if a driver was new you knew from how he whistled. Thirty-one years I'd that window. He asked me what I thought about, all those hours, and I said I thought about the next train, lad, that's what they paid for, and that it's a great rest for the mind.",
    },
    {
      day: 86,
      durationSeconds: 930,
      writing:
        "Third of December. Wore a tie. Mr. Gupta had a clipboard and a pedal of his own. First round an empty car park, about cones. Then he said turn left, and it was the A20! I'd that brass knob in my left palm and it came round like a dream, I'd no idea how I'd missed being in the stream of things, everyone going along. Did a roundabout twice, as I was enjoying it. I stopped for a squirrel and he wrote something. Afterwards in his office he said hesitation at junctions, slightly. I said where I come from that's called waiting for the line to clear. They'll write in a fortnight.",
    },
    {
      day: 88,
      durationSeconds: 860,
      writing:
        "Abena's paper's been taken by a journal. Title as long as your arm and my tree's in it, \"a single neglected specimen, Kent\". I objected to neglected. She's bought fizz and the van boy came in, at last, wiping his feet for about a minute. Luke. He does hedges. He's got no conversation whatever but he saw the loose banister and mended it while we talked. She's to ask for another year at Malling, and would I mind? I said I'd look in the diary. Then I said maakye, it being nine in the evening, and she said that'd do.",
    },
    {
      day: 89,
      durationSeconds: 1180,
      writing:
        "The man came about the chimney. I'd thought it was a cowl and he thought it was a nest, and it was both: jackdaws, he brought down four bin bags of stick, wool, a golf ball, a plastic spoon, and an entire string of tinsel from some Christmas of other people's. He's a sweep in the third generation, his grandad was sent up inside. He's got a rotary brush on a drill and a smartphone on a pole. He shook hands before he went and said that's lucky. Both of us were black to the elbow. Lit it at five, the first fire since last winter, and it drew like a good 'un.",
    },
    {
      day: 90,
      durationSeconds: 940,
      writing:
        "Bronagh's signed me off. Not mended, she says, but launched. She had me do the kitchen picture again, the one from the beginning, and I named the lot, whisk, ladle, colander, door, I said door twice for luck. Then she asked what I've learned, and I said when a word won't come you don't stand there pulling at it, you let another one go through first. She wrote that down for the students. I still say Tuesday for Thursday. I got her a card and in it I wrote \"thank you for having me\", which wasn't what I'd meant, but it'll do, it will do very well.",
    },
    {
      day: 91,
      durationSeconds: 1060,
      writing:
        "There's a Stroke Club, in the Methodist hall, Mondays. I'd never have gone but the surgery put the leaflet in my hand. Tea in green cups. A woman called Dot sat down across from me, small, red shoes, and dealt out cards one-handed without asking if I played. She was a bus driver in Medway, thirty years on the 101. Her left's gone and my right, so between the two of us, she said, there's one complete person and a spare. She cheats. I saw her do it. She saw me see it. I came home with a paper hat on and had to be told by the lodger.",
    },
    {
      day: 94,
      durationSeconds: 1110,
      writing:
        "The bird feeder! Filled it with the right, holding the scoop, a whole pound of sunflower hearts, and only about a third on the path. Kelvin comes fortnightly now. He's brought me a tray of rice with things buried in it and I'm to find them by feel: key, coin, cotton reel, a domino. It's like shutting your eyes and reading. I got the domino, and I got that it was a double, I could feel the dots, small as they are. He didn't believe me so we did it again with a different one. Three and four. I sat there with my eyes shut and my hand full of rice grinning like a fool.",
    },
    {
      day: 97,
      durationSeconds: 830,
      writing:
        "Dominic's made a programme of it. Twenty-four minutes, it's on the society's website, you press a triangle. \"The Man at Marsh Lane\". I listened to it in the kitchen with my hat on. He's put real block bells behind me, he went to Tenterden to get them, the proper instrument, and when it struck 3-1 my foot went out to the side for the treadle. By itself. All that time and it's in the foot. There's a place where I say that the best sound in the world was the bolt going home on the lock when everything's set right. I'd forgotten saying it. It's true, though. I played it twice.",
    },
    {
      day: 100,
      durationSeconds: 1040,
      writing:
        "Dot came to tea. She brought her own cards. We did one sandwich between us, she held the loaf and I cut, and not one word was said about what good teamwork it was, thank the Lord, we're both of us sick of that. She's seventy-four, been widowed twice, \"one good, one handy\". She's asked me to the pantomime at Chatham with her sister's lot. I've not been to a pantomime since there were horses in it. She went at six by the dial-a-ride, and stuck her red shoe in the door to tell me the score, which is 412 to 87, and I had the lower. I found the ace down the chair.",
    },
    {
      day: 103,
      durationSeconds: 750,
      writing:
        "It came. Brown envelope. I propped it against the marmalade and read the paper first, all of it, the racing too. Three years, restricted, \"vehicle with steering wheel control\". So they'll have to fit a knob to the Honda, a man at Ashford does them, a hundred and ninety with the labour. I rang him before I'd my teeth in. He can do Thursday, or Tuesday, I've written it down and it's one of them. Then I went out to the garage and told her. Sat in. Ten past nine to twenty past, engine running. Switched off, and for the first time I left the key in her.",
    },
  ],
};
