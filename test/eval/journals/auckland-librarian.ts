import type { Journal } from './journal.ts';

/** A librarian of 46 in Auckland, who drops her sister and a breast lump each time, and falls silent about the man she was seeing. */
export const aucklandLibrarian: Journal = {
  name: 'auckland-librarian',
  planted: {
    recurring: [
      [
        'work',
        'the library',
        'my job',
        'the branch',
        'library work',
        'the restructure',
        'job security',
        'being a librarian',
        'the desk',
      ],
      [
        'Dad',
        'my father',
        'my dad',
        "Dad's dementia",
        'the rest home',
        'visiting Dad',
        'Warkworth',
        "Dad's memory",
      ],
      [
        'swimming',
        'sea swimming',
        'the sea',
        'swims',
        'ocean swimming',
        'the swimming group',
        'Pt Chev beach',
        'cold water',
      ],
      [
        'Tess',
        'my daughter',
        'my daughter at university',
        'daughter',
        'Dunedin',
        'missing Tess',
        'being a mother',
      ],
      [
        'sleep',
        'insomnia',
        'sleeping badly',
        'lying awake',
        'hot flushes',
        'menopause',
        'tiredness',
        'bad nights',
        'HRT',
      ],
      [
        'Karen',
        'my sister',
        'sister',
        'falling out with Karen',
        'the quarrel with my sister',
        'sibling',
        'my sister Karen',
      ],
    ],
    emerging: [
      [
        'te reo',
        'te reo Māori',
        'Māori class',
        'learning Māori',
        'evening class',
        'language class',
        'learning a language',
        'night class',
      ],
      ['the kitten', 'Biddy', 'kitten', 'cat', 'the cat', 'pet', 'getting a kitten'],
    ],
    avoided: [
      [
        'Karen',
        'my sister',
        'sister',
        'falling out with Karen',
        'the quarrel with my sister',
        'sibling',
        'my sister Karen',
      ],
      [
        'the lump',
        'breast lump',
        'mammogram',
        'the breast clinic',
        'breast clinic',
        'the letter from the clinic',
        'health scare',
        'my health',
        'cancer worry',
        'biopsy',
      ],
      [
        'Martin',
        'dating',
        'the man I am seeing',
        'relationship',
        'my boyfriend',
        'seeing someone',
        'romance',
        'love life',
      ],
    ],
  },
  facts: [
    {
      question: 'How long did I last the very first time I got into the water with the other women?',
      entry: 0,
    },
    { question: 'What was the animal my old man owned as a child called?', entry: 1 },
    { question: 'What did my daughter leave behind in her old bedroom when she moved out?', entry: 2 },
    { question: 'How much did the repairman charge me to get the appliance going again?', entry: 7 },
    { question: 'What musical talent did the man I was seeing turn out to have?', entry: 12 },
    { question: 'Which town did I visit with my relative from overseas?', entry: 16 },
    { question: 'What unexpected thing turned up between the pages of a loan?', entry: 23 },
    { question: 'What did my daughter cook for me when she was back for her holidays?', entry: 24 },
    { question: 'Which song did my father know every line of?', entry: 27 },
    { question: 'Which writer came to speak to a packed room, and what was her subject?', entry: 29 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 540,
      writing:
        "Back on the desk after the long weekend and the branch was heaving: students after the wifi, a man who needed his boarding pass printed, and twenty-odd toddlers for Rhyme Time. I lead the singing now whether I like it or not. After work I let myself be talked into a swim in the sea at Pt Chev with the women who go at high tide. I hated it, to be honest. The water was murky, I couldn't see the bottom and I kept thinking about stingrays. I was out in six minutes. They all said I'd get used to it. We'll see. Fish and chips for tea, because I felt I'd earned them.",
    },
    {
      day: 2,
      durationSeconds: 600,
      writing:
        "Drove up to Warkworth to see Dad. He's been in the rest home since November and I still get a sick feeling in the car park. He knew me straight away today, which was lovely, and he told me the whole story of Captain, the pony he had when he was eight. Then he asked three times in a row whether I'd had lunch. I said yes three times. The carer says he's eating well and joins in with the quizzes. On the way home I met Martin for coffee in Silverdale. We talked for nearly two hours and I only noticed the time when they started stacking the chairs.",
    },
    {
      day: 5,
      durationSeconds: 660,
      writing:
        "Took Tess to the airport at six this morning. My daughter, off to Dunedin with two suitcases and a duvet in a vacuum bag. She was so excited she forgot to be sad, which is as it should be. I managed until I got back to the car. The flat is very quiet. She's left her trumpet on the bed in her room and about nine odd socks. I went in to change the sheets and just sat there for a bit. I'd hardly slept the night before either, awake from two listening to the clock, so I feel like a wet rag. Toast for dinner.",
    },
    {
      day: 8,
      durationSeconds: 510,
      writing:
        "Second go at swimming. The tide was full at half past five and the beach was packed with families. I went in with the group again, and this time I put my face under, which was foul, but I made it out to the yellow buoy and back. I'm still scared of what's underneath. Martin texted in the evening to ask how it went and said he'd been told jellyfish are more frightened of me than I am of them. Very funny. It did make me laugh.",
    },
    {
      day: 11,
      durationSeconds: 570,
      writing:
        "Sunday with Dad. We sat in the garden at the home under the big pōhutukawa and he had two pieces of ginger crunch from the tin I brought. He was a bit muddled about which town he was in but cheerful enough. He thinks the man in the next room is stealing his slippers. I found them under his bed. The nurse mentioned my sister had been on the phone about his money. Karen. I don't want to write about Karen, it only winds me up, so I'll leave that there. Came home the long way through Puhoi and bought corn from a stall at the gate, four cobs for three dollars.",
    },
    {
      day: 13,
      durationSeconds: 600,
      writing:
        "There's talk at the library that the council is going to restructure us again. Nobody has said anything official but the regional manager came round with a clipboard and counted the desks. I've been through two of these in nineteen years. Everyone was short with each other at lunch. I came home tired and cross. I'd have liked an early night, but I've been waking at three with hot flushes, throwing the sheet off and pulling it back on again, so bed isn't much of a treat at the moment. Watched a baking programme and finished the ironing.",
    },
    {
      day: 16,
      durationSeconds: 630,
      writing:
        "I suppose I should say who Martin is, since I keep mentioning him. He's a surveyor, fifty-one, divorced like me, and we met at the pub quiz in January when his team was one short. I've been seeing him for six weeks now. It's the first time I've dated anyone since the divorce and I feel about seventeen and also about ninety. He came down to the beach tonight and minded the towels while I swam. I did twenty minutes in the water and didn't think of stingrays until I was already out. Afterwards we had ice creams on the wall. A really nice evening.",
    },
    {
      day: 18,
      durationSeconds: 540,
      writing:
        "I wasn't going to go on about the washing machine, but I will, because it took up the whole day. It stopped mid cycle with all the towels in it and the door locked. I rang four places. The first wanted a photo of the serial number, which is on the back, against the wall. A young fellow finally came at four with a torch in his teeth and pulled a hair clip and a two dollar coin out of the pump. A hundred and sixty-five dollars for that. He gave me back the coin. I hung everything out in the dark and it promptly rained. I had to laugh.",
    },
    {
      day: 21,
      durationSeconds: 600,
      writing:
        "Dad had a fall on Friday, nothing broken, just a bruise on his hip the size of a saucer. I went up after lunch and stayed till his tea. He was embarrassed about it and kept telling me he'd been up a ladder, which he hadn't. He's getting thinner in the face. Another rotten night afterwards. I lay awake till four going over it all and then slept through the alarm. I've tried the magnesium tablets and the lavender thing and none of it does a blind bit of good.",
    },
    {
      day: 24,
      durationSeconds: 570,
      writing:
        "Long video call with Tess. She's in a hall with two hundred others and the food is all beige, she says. She has made a friend from Gore who can drive a tractor. She's thinking of switching from law to geology already, and I had to bite my tongue. I miss her noise about the place. I've told her about Martin now and she took it very well. She wanted to see a photo and then said he looked like a kind vet. I told him that over dinner at the Malaysian place and he was rather pleased. He's cooking for me on Saturday. I said I'd bring a pudding.",
    },
    {
      day: 26,
      durationSeconds: 660,
      writing:
        "Well, it's official. We were all called into the meeting room before opening and read a statement. The restructure is going ahead: three branches to be merged and eleven jobs to go across the region, with consultation until May. Priya cried. I mostly felt angry. Then we had to go out and open the doors and be pleasant to people. A boy of about ten asked me for everything we had about volcanoes, and I was so glad of him I nearly hugged him. I'm forty-six and I have only ever worked in libraries. I don't know what else I'd be any use at.",
    },
    {
      day: 29,
      durationSeconds: 480,
      writing:
        "Went in at seven this morning before my late shift. The sea was like glass. It was my tenth swim, I've been marking them on the calendar, and for the first time I enjoyed it from start to finish. I floated on my back and looked at the harbour bridge. The women bring thermoses and somebody always has cheese scones, which I'm sure is half the point. You'd think all that exercise would help me sleep. It doesn't. I was wide awake again from one till half past three, boiling hot, and ended up reading a whole detective story on the couch. I look dreadful. Never mind, the scones were good.",
    },
    {
      day: 31,
      durationSeconds: 540,
      writing:
        "Dinner at Martin's on Saturday was a success. He did a fish pie and I brought a lemon pudding that had sunk in the middle. It turns out he plays the cello, not brilliantly he says, but he played me something after we'd done the dishes and I thought it was beautiful. I like him more than I expected to. Tess rang while I was there and I put her on speaker and they talked about rocks for ten minutes. She is definitely changing to geology. My daughter up to her knees in rivers with a hammer. I think it will suit her. I drove home with the windows down.",
    },
    {
      day: 34,
      durationSeconds: 600,
      writing:
        "Dad didn't know me for the first few minutes today. He was polite, the way he'd be with someone from the bank, and then it came back to him and he called me by my name and patted my hand. I cried a bit in the car afterwards. The doctor there says it's moving faster than they thought and we ought to talk as a family about what comes next. That means talking to my sister. I'm not going into that here. Enough said. I stopped at the garden centre in Kumeū and got two punnets of winter lettuces and a bag of potting mix that split in the boot.",
    },
    {
      day: 37,
      durationSeconds: 570,
      writing:
        "I wrote my submission for the consultation today. Two pages about what a branch is actually for: the old men who come for the newspapers, the new mothers, the people with no printer and no one to ask. My manager said it was very passionate, which I don't think was a compliment. Work is quite strange at the moment, everyone watching each other. Martin took me to a concert at the town hall in the evening to cheer me up. We sat very high up. He held my hand through the slow part and I forgot about the council for two whole hours. Home late, and the cicadas were still going. I stood on the step with my shoes off and listened to them before I went in to bed.",
    },
    {
      day: 39,
      durationSeconds: 510,
      writing:
        "A letter came from the breast clinic. They want me back for another mammogram because of a lump on the left side. I don't want to write about that. I'd rather write about anything else, so: the night. I got perhaps four hours' sleep, in two goes. I had the fan on and the window open and a wet flannel, which is what it's like at my age apparently. Exhausted all day. I gave a woman the wrong reservation and she was very decent about it. I bought new pillows at lunchtime, the expensive ones, more in hope than anything. Feijoas have started turning up in bags by the staffroom door.",
    },
    {
      day: 45,
      durationSeconds: 720,
      writing:
        "Just back from Napier, where I spent four days with my cousin Jude, who was over from Perth. We haven't had a holiday together since we were teenagers. We stayed in a motel with orange curtains, walked along the Parade, did the art deco tour with a man in a boater, and ate far too much. Jude talks non-stop and I had forgotten how restful that is. I got in the sea at Waimārama twice, proper surf, got knocked flat, came up laughing. A year ago I would never have gone in. I'm a swimmer now, I told her, and she said I looked like a drowned cat. Unpacked, one load on the line, and a bag of roadside apples that I'll never get through by myself.",
    },
    {
      day: 47,
      durationSeconds: 540,
      writing:
        "Back to work and two hundred emails. They've published the list of positions and mine is there with an asterisk, which means I have to apply for it against two other people. Martin came over in the evening with dumplings. I was poor company and he was a bit quiet too. He asked whether I'd thought about going away with him in the winter, to Rarotonga maybe, and I said I couldn't think about anything until I knew about my job. He said fair enough. He left about nine.",
    },
    {
      day: 51,
      durationSeconds: 600,
      writing:
        "Spent the day with my father. I took the old photo albums up and we went through them on his bed. He couldn't tell me what he'd had for breakfast but he knew the name of every dairy farmer on Kaipara Flats Road in 1962. I wrote some of it down. He asked where Mum was, and I told him she'd died, and he said oh yes, so she did, quite calmly. I don't know if that was the right thing. The staff say to go along with it instead. I had a pie at the bakery there before driving home, and there was a bad crash near the tunnels so it took two hours.",
    },
    {
      day: 54,
      durationSeconds: 510,
      writing:
        "Tess rang in tears. She got a C for her first essay and she's had glandular fever go round her corridor and she's homesick. I wanted to get on a plane. We talked for over an hour, and by the end she was eating noodles and telling me about a boy with a kayak, so I think she'll live. I posted her a parcel this afternoon: woolly socks, feijoa jam, a hot water bottle with a cover like a sheep. It cost more to send than what was in it. It's hard being a mother from fifteen hundred kilometres away.",
    },
    {
      day: 57,
      durationSeconds: 570,
      writing:
        "I had my interview for my own job today. Forty minutes in a room in town with three people I've known for years, all pretending not to know me. I was asked to describe a time I had shown resilience. I said this morning. One of them smiled. I won't hear for weeks. When I got back to the library they had a cake for me, which was kind. There was a message from Karen on my phone when I came out. I didn't listen to it and I'm not going to talk about her tonight. On to better things: I've begun a new library book and had it with cheese on toast.",
    },
    {
      day: 60,
      durationSeconds: 480,
      writing:
        "Seventeen degrees in the water now and only five of us left. I've bought neoprene gloves and booties and look like a seal. It really is the best part of my week. I come out of there with nothing in my head at all. We saw a fever of eagle rays go by today and I wasn't frightened, I actually put my face in to look. While I was getting changed I felt the lump again. No. I'm not getting into that today, let's change the subject. I stayed for a cup of tea on the sand and some banana cake.",
    },
    {
      day: 64,
      durationSeconds: 600,
      writing:
        "They've moved Dad to the secure wing because he was found out on the road in his pyjamas looking for the cows. I knew it was coming but I felt terrible signing the form. His new room is smaller, with a view of a fence. I brought his clock and the picture of the farm and hung them where he can see them from the bed. He was quite happy by the time I left, folding towels with one of the carers. He said it was a good hotel and he'd be recommending it to his friends at the saleyards. I ate a whole bag of liquorice on the motorway. Daylight saving has ended and it was pitch dark by half past six.",
    },
    {
      day: 66,
      durationSeconds: 510,
      writing:
        "A better day at the branch. School holidays, so we had the Lego out and about sixty children, and I did a puppet show with a sock that had lost its eye. Somebody returned a thriller with a rasher of bacon in it as a bookmark. Cooked, thank goodness. We've a shelf in the back for things found in books and I suppose it can't go there. Nobody mentioned jobs all day long and I remembered what I like about mine. I walked home past the dairy, bought milk and a lottery ticket, and won nothing. There was a very good documentary on about the Ross Sea.",
    },
    {
      day: 69,
      durationSeconds: 630,
      writing:
        "Tess is home for the mid-semester break! I picked her up on Thursday and she's taller, or stands taller, and has cut a fringe. She slept till noon and then made me shakshuka, which she's learnt from a girl on her floor, and used every pan I own. It was delicious. We walked up the mountain in the evening and she explained the scoria to me. She seems older and easier to talk to. I'd been dreading her finding me dull. Instead we laughed until we had to sit down on a bench. She goes back on Sunday week. I'm not counting the days, or only a little. I've bought crumpets and the good jam and told work I'm using up two days of leave.",
    },
    {
      day: 84,
      durationSeconds: 480,
      writing:
        "High tide at eight and I swam out to the second buoy for the first time, about six hundred metres altogether. It was fifteen and a half degrees. When I got out my legs were bright red and I couldn't do up my own zip, so a stranger did it for me. I'm so proud of myself, it's ridiculous. If anyone had told me in February that I'd be getting into the sea in May for fun I'd have laughed at them. Porridge afterwards with brown sugar.",
    },
    {
      day: 87,
      durationSeconds: 540,
      writing:
        "Still no decision from the panel. Two of the others at work have already taken redundancy and there was a lunch for them with speeches. Graham has been there since it was card catalogues. I did the toast and held up all right until he gave me his date stamp. It's going to be a much smaller team whoever stays. The clinic rang in the middle of it all about the biopsy and I let it go to voicemail. I'd sooner not think about it, so I won't. In the afternoon I weeded the travel section. We had a guide to Yugoslavia on the shelf, last borrowed in 2009.",
    },
    {
      day: 91,
      durationSeconds: 570,
      writing:
        "A lovely visit with Dad, the best for a long time. They had a man in with a guitar and when he played Ten Guitars my father sang all of it, every verse, in tune, tapping on the arm of his chair. Then he danced with me. He can't remember what day it is but he can still lead. One of the other daughters filmed it and sent it to me and I've watched it about ten times. I don't feel so bad about the secure wing now. They're very good to him there. Picked up mandarins from the honesty box on the way back and ate six at the lights.",
    },
    {
      day: 94,
      durationSeconds: 510,
      writing:
        "Fourteen degrees and a southerly, and I still went in. Eight minutes is plenty at this time of year. There's a knack to it: slow breath, hands under, no fuss. The others have started calling me the convert. I've signed up for the midwinter dip at the end of June, in costume, and I'm thinking of going as a mermaid or a tea cosy. My sister's birthday was yesterday. I didn't send anything. I don't wish to go over why, so moving along. Soup and a roll in front of the news.",
    },
    {
      day: 101,
      durationSeconds: 540,
      writing:
        "We had an author evening and I'd been organising it for weeks. Fiona Telfer came to talk about her book on lighthouse keepers' wives, and we'd set out forty chairs and eighty people turned up. They sat on the floor and on the children's beanbags. She was funny and generous and stayed signing until ten. This is what a library can do, and I said so to the councillor who was there, with a glass in my hand, probably too loudly. He said he would remember it. I stacked all the chairs myself, and my back is sore, but I went home as happy as I've been at work all year.",
    },
    {
      day: 104,
      durationSeconds: 600,
      writing:
        "I put Tess on the phone to her grandfather today. She'd rung while I was sitting with Dad and I held it to his ear. He didn't know quite who she was, but he told her to wear a good coat and stay away from boys with motorbikes, and she said she would. She cried a bit afterwards, I could hear it. She's going to come up with me in the winter break and bring him some rocks from the Catlins. My two, at either end of it. He's lost more weight and they're giving him the milky drinks. I drove home in fog and had baked beans standing up.",
    },
    {
      day: 106,
      durationSeconds: 480,
      writing:
        "I've got it. I've kept my job! They rang at ten past nine and I was in the stack room holding an armful of large print. Same desk, slightly longer title, a bit less money, but I don't care. I'd made up my mind that I'd lost it. Priya got hers too, and we hugged by the returns slot and set off the alarm. I feel as if I've been holding my breath since March. There'll be plenty to grumble about with fewer staff, but tonight I'm just relieved. I bought a bottle of decent pinot and a steak and ate at the table, with a candle, like a person. I read my submission through again and, do you know, it was rather good.",
    },
    {
      day: 114,
      durationSeconds: 510,
      writing:
        "I've slept right through four nights running. I can hardly believe it. The GP put me on patches for the menopause a few weeks back and I'd thought they were doing nothing, and then suddenly I'm waking at half past six with the radio, dry and cool, like a normal human being. I'd forgotten what it's like not to be tired. I cleaned out the hall cupboard just because I had the energy. Found the good tent, two umbrellas and a jigsaw with a picture of Windsor Castle on it, which I've now started on the dining table.",
    },
    {
      day: 117,
      durationSeconds: 540,
      writing:
        "My fiftieth swim. I made a wee tick on the calendar and bought myself a dry robe, the long kind with a fleece lining, in bright orange so I can be found. The water's thirteen now. I don't fight it any more, I just walk in and keep walking. Someone asked me how you get started and I heard myself telling her about slow breathing as if I'd been doing it all my life. Then to the hardware shop for washers for the kitchen tap, which I fixed myself with a video.",
    },
    {
      day: 120,
      durationSeconds: 570,
      writing:
        "First night of the te reo Māori class. I've been saying I'd do it for years, and it's free, at the polytech on Tuesdays, so no excuse. There are twenty-two of us, from a boy of eighteen to a retired bus driver. We learnt to introduce ourselves and I got as far as my mountain and went blank. The teacher is a tiny woman with a huge voice who doesn't let anybody hide. I loved it. I can use it at work as well, for the mihi at Rhyme Time, instead of mumbling along as I do. I practised in the car all the way home and at the traffic lights.",
    },
    {
      day: 123,
      durationSeconds: 600,
      writing:
        "I've gone and got a kitten. I only went to the SPCA to drop off old towels, I swear. She's ten weeks old, tabby, with one white foot and a voice like a rusty gate, and I've called her Biddy. She's asleep in my dressing gown pocket as I write. She has already been up the curtains and behind the fridge, and she's frightened of the toaster. I'd sworn off pets after the divorce because I wanted to be free to travel. Where to? There was an email from Karen. I don't want to talk about it, she can wait. The kitten has woken up and is biting the pen.",
    },
    {
      day: 131,
      durationSeconds: 540,
      writing:
        "Tess has finished her exams and thinks they went all right, apart from the chemistry. She's got a flat lined up for next year with four others, and no insulation by the sound of it. I've promised her my electric blanket. I practised my te reo on her over the phone and she corrected my vowels, because she's been doing it as a paper, the sly thing. Second class was all about where you're from. I can say my whole pepeha now without looking at the sheet. I stood up in front of everybody and did it, and I was quite shaky but I got through. Rain again, and the Windsor Castle jigsaw is finished.",
    },
    {
      day: 134,
      durationSeconds: 570,
      writing:
        "I took Biddy up to Warkworth in the cat carrier because the home allows it. She yowled all the way to Orewa and then slept. Dad held her on his knee for an hour, with his big hands round her, and didn't say a word, just smiled. He called me by Mum's name when I left and I let him. I think that's the right thing now. The kitten was a great hit with the whole lounge and one old lady wanted to buy her. At home she ate a full sachet and went to sleep on the heater. I've got a scratch right down my arm and I don't mind at all.",
    },
  ],
};
