import type { Journal } from './journal.ts';

/** A schoolgirl of 17 in Singapore, in the debate club, who drops nothing. */
export const singaporeStudent: Journal = {
  name: 'singapore-student',
  planted: {
    recurring: [
      [
        'debate',
        'debating',
        'the debate team',
        'the debate club',
        'the competition',
        'the final',
        'speaking',
        'Mr Selvam',
        'the tournament',
        'speeches',
      ],
      [
        'Ah Ma',
        'my grandmother',
        'grandma',
        'grandmother',
        "Alzheimer's",
        'her memory',
        'dementia',
        "Ah Ma's cooking",
        'recipes',
        'dumplings',
      ],
      [
        'chemistry',
        'Chem',
        'exams',
        'promos',
        'studying',
        'school',
        'grades',
        'Miss Goh',
        'schoolwork',
        'tests',
      ],
      [
        'Priya',
        'my friend',
        'best friend',
        'friendship',
        'the fight with Priya',
        'my teammate',
        'debate partner',
      ],
      ['my brother', 'Wei', 'brother', 'national service', 'the army', 'NS', 'camp'],
      [
        'Mummy',
        'my mother',
        'mother',
        'mum',
        "Mummy's job",
        'the job search',
        'losing her job',
        'the kindergarten',
        'unemployment',
      ],
    ],
    emerging: [
      [
        'Haziq',
        'a boy',
        'the boy from the other team',
        'a crush',
        'romance',
        'falling for someone',
        'the boy I like',
      ],
      ['the cat', 'Bukit', 'cat', 'the stray cat', 'the void deck cat', 'a stray'],
    ],
    avoided: [],
    nothingAvoided: true,
  },
  facts: [
    { question: 'What turned up when a neighbour took my cooling unit apart?', entry: 3 },
    { question: 'How did my foreign guest have her breakfast?', entry: 7 },
    { question: 'Where was Grandma eventually discovered, and what transport was she expecting?', entry: 9 },
    { question: 'What did my teammate receive from me on her birthday?', entry: 11 },
    { question: 'What career had a woman I met in a storm once dreamed of?', entry: 12 },
    { question: 'What joke did my mother crack when someone inquired about her future?', entry: 15 },
    { question: 'Who rescued me when my memory failed in the middle of speaking?', entry: 19 },
    { question: 'What was odd about the sketch made for the physician?', entry: 23 },
    { question: 'Which rude description was stuck up outside my bedroom?', entry: 28 },
    { question: "How much did I pay for the stray's first meal?", entry: 34 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 500,
      writing:
        "OK so new notebook, new me, whatever. I GOT IN. The list for the debate team went up outside the staff room at recess and I am fourth on it, last but still on it. Mr Selvam wrote the names by hand, in green pen, and mine is spelled with an extra H, I don't care, I'll change it on my IC if he likes. Third speaker, or reserve, depending. Thirty-one people tried out. I walked back to class slowly so I could keep it to myself for the length of one corridor, then I told everybody including the auntie selling fishball noodles. She gave me one extra fishball. So it begins lah.",
    },
    {
      day: 2,
      durationSeconds: 520,
      writing:
        "Ah Ma is making me learn how to fold dumplings because she says her fingers are retiring before her. We sat on the kitchen floor on newspaper, the way she likes, with the fan pointed at the leaves. Mine leak. She holds hers up next to mine and says nothing, just lets the two dumplings speak. She told me how she used to sell them from a pushcart in Toa Payoh when it was mostly mud, ten cents each, with a baby tied on her back. I've heard it before but this time she put in a policeman who ate six and forgot to fine her. I think the policeman's new. I like him.",
    },
    {
      day: 4,
      durationSeconds: 490,
      writing:
        "Chem test came back. 34 out of 70. I kept turning it over in case the real mark was on the back. Mole concept I thought I understood! Miss Goh didn't scold, she just drew a very small sad face next to the total, which is worse than scolding. The thing is I can follow everything when she does it on the board, it's like watching somebody cycle. Then I get on and fall in the drain. I did the corrections until eleven. Question 4 I had copied the number down wrong, question 6 I honestly invented a law of nature. Must do ten questions a day from now. Ten. I wrote it on my hand.",
    },
    {
      day: 7,
      durationSeconds: 540,
      writing:
        "There is a lizard living inside my air con. I know because half of it came out last night, the front half, looked at me and went back in. I am not scared of them but I'd like to be consulted. Uncle from 09-412 came with a chopstick and a torch, dismantled the cover, found no lizard, found instead my old library card from Primary 5, two hair clips and a dried-up gummy bear. He put the cover back. Ten minutes later the lizard came out to see who had been making noise. I have named him Tenant. He made the tick-tick-tick sound all through the night and I dreamed that I was late for something with a clock.",
    },
    {
      day: 9,
      durationSeconds: 480,
      writing:
        "Wei called from Tekong, they get their phones for one hour after dinner and he used eleven minutes of it on me, honoured. He has blisters in places he says are classified. He has learned to sleep standing, and to eat a whole packet of biscuits that's basically cement. His buddy in the next bed cries at night into a sock and nobody teases him about it, which I thought was nice for a bunch of boys with no hair. He wanted to know if I had been using his desk. Obviously I've been using his desk. I told him it misses him. He said get your feet off it, and I looked down and my feet were on it.",
    },
    {
      day: 11,
      durationSeconds: 560,
      writing:
        "First real sparring. Motion was that we'd ban private tuition, and I was put on the side that bans it, me, who goes for tuition twice a week. Priya went first. I've got to describe Priya because she's going to be in here a lot: she's small, she has a plait down to her waist, she talks like she's reading off a monument. She never says \"um\". When she sits down after a speech she drinks water in three sips, same every time. Then I stood up and said \"um\" as my first word. But I did get a laugh on my second point and she passed me a note which said USE THE PAUSE. I'm keeping the note.",
    },
    {
      day: 13,
      durationSeconds: 510,
      writing:
        "Mummy came home at two in the afternoon with a cardboard box, so I knew. The travel agency's closing, the whole Chinatown branch, nineteen years. She put the box down on the dining table and we took the things out together: stapler, three mugs, a plastic Eiffel Tower, a cactus. She said nobody walks into a shop to buy a tour these days, even she books by phone, so how can she be angry. Then she was angry for an hour, quite magnificently, while washing the kitchen tiles. I did the top half and she did the bottom half. In the evening she bought us all chicken rice with extra liver and said tomorrow she'd start looking.",
    },
    {
      day: 14,
      durationSeconds: 600,
      writing:
        "The exchange students are here from Fukuoka and mine is Yui, four days. She has brought a suitcase that's half snacks. She asked to see the void deck because she had read about it, so we spent an hour at the void deck, she photographed the letterboxes and the old uncles at chess and a NO FOOTBALL sign with a football under it. She's terrified of durian, and said so with a bow. I gave her a kaya toast set and she drank the soft eggs straight from the saucer as if she had lived here always. We don't have many words between us, so we draw. She drew me Tenant the lizard wearing a tie. Sad that she goes on Friday.",
    },
    {
      day: 18,
      durationSeconds: 500,
      writing:
        "Lost. By one point. Friendly against the school at Bishan, \"This house would make voting optional\", and we lost because I dropped their third argument. Just didn't answer it, flew past it like a bus stop. I was sitting there after with my cards in my lap and Mr Selvam squatted down in the aisle, very old knees, and asked me what I'd have said. I told him. It was good! He said next time say it when they're still listening. OK. I'm not going to talk about the judge's hair, I promised Priya I would not, except that it looked like a nest that something had left in a hurry. There, I talked about it.",
    },
    {
      day: 20,
      durationSeconds: 530,
      writing:
        "Ah Ma went down to the market for ginger and didn't come back for two hours. It's four minutes away. I ran down in my home slippers and found her at the bus interchange, sitting with her basket on her knees, quite calm, waiting for the 146. She said she was going to the pushcart. There's been no 146 there since before I was born, the fruit-stall man told me. I sat down with her and didn't know what to say, so I asked where we would get off. She thought for a bit. Then she looked at me and said my name, and said aiyo, the ginger. We bought it. I held her sleeve the whole way home.",
    },
    {
      day: 22,
      durationSeconds: 480,
      writing:
        "Ten questions a day is now more like six but six is not zero. Did titration in the lab today and mine turned pink exactly, one drop, the palest pink, Miss Goh held the flask up to the window to show the class. So my hands can do Chemistry, it's the rest of me that can't. Then she gave us the worksheet on energetics and I was back in the drain. Joanne beside me finished it in twenty minutes and then coloured in the hexagon on the letterhead. I was planning to go and cry in the toilet but there was a queue, so I only washed my face. Anyway, back to work I went, and got five of the eight, and ate a bun.",
    },
    {
      day: 24,
      durationSeconds: 550,
      writing:
        "Priya turned seventeen. Her house has a swing INSIDE, in the living room, brass chains, and her grandfather sits in it and reads out the cricket scores to nobody. There were about thirty cousins. Her mum put so much on my banana leaf that I had to be taught how to fold it, you fold it toward you if you liked the food. I gave her a fountain pen, second-hand, from the shop at Bras Basah, and she went quiet and wrote her name with it on the tablecloth by accident. She told me on the stairs she practises every speech in the shower and that her dad times her by banging on the door. So she's human. Good to know.",
    },
    {
      day: 26,
      durationSeconds: 480,
      writing:
        "Rained so hard that the canal came up to the second step. The whole bus was steamed up and somebody had drawn a very good elephant on the window at the back. I got off one stop early by mistake and shared an umbrella with a complete stranger, an office lady with her shoes in a plastic bag, walking barefoot like a queen. We talked about shoes. She said that at my age she'd wanted to be a marine biologist and now she sells insurance to marine biologists, well, to one. She walked me right up to my lift. I've no idea about her name. Then the rain stopped the second I pressed the button, naturally.",
    },
    {
      day: 28,
      durationSeconds: 570,
      writing:
        "POP day. I've been writing Wei, Wei, like everyone knows: he's my brother, two years older, he taught me to ride a bike by letting go without saying so. Now he's a soldier, sort of. We all went to the floating platform, with Papa's ship in Rotterdam it was only the three of us with a banner. All the boys had the same neck. We couldn't find him and couldn't find him and then he was right in front, shouting the thing they shout and throwing his cap up, and I screamed louder than was dignified. He's dark brown and thin. He ate four packets of nasi lemak in the taxi. He smells of floor polish. He let me wear the cap.",
    },
    {
      day: 31,
      durationSeconds: 500,
      writing:
        "Preliminary rounds, three in one Saturday, in a school with air con like a fridge. We won two. I spoke third in the second one, on zoos, and I answered EVERYTHING, I had a list and I ticked it off out loud. The adjudicator said \"clear and a little savage\". I am going to have it printed on a mug. Mr Selvam bought everybody Milo dinosaur and lost his umbrella. On the train home I couldn't stop rebutting things, the lady's voice said please mind the gap and I thought, first of all, whose gap. My throat's gone. I have to gargle salt water like somebody's grandfather. Next Saturday again, and if we win we're in the quarters.",
    },
    {
      day: 33,
      durationSeconds: 520,
      writing:
        'Mummy had an interview, and another, and a third one by video with her blouse on top and batik shorts under. The young man asked her where she sees herself in ten years and she said "sixty-one". She\'s good at being funny about it afterwards. But I got up for water at one in the morning and saw her at the table in the dark with the laptop, redoing her CV, and changing "nineteen years" to "extensive". I made her Horlicks and sat down and we took turns inventing hobbies for her. Falconry. Welding. She laughed so much she had to hold the cactus still. Tomorrow there\'s one at a clinic in Ang Mo Kio, reception. Fingers crossed.',
    },
    {
      day: 35,
      durationSeconds: 540,
      writing:
        "I've started to write down Ah Ma's recipes because there's no book, it's only in her. It is very difficult as her measurements are \"enough\" and \"until it smells\". How much soy sauce, Ah Ma? Enough. So I made her pour and I caught it in a measuring spoon in mid-air, and she smacked me with the ladle but she was laughing. We've got four now: the dumplings, the braised duck, the yam cake, the soup for when you have a cold. Halfway through the duck she called me by my aunt's name, twice, and I answered to it. Why not. The aunt's a nice person. Then she tasted the sauce and said, too sweet, like you.",
    },
    {
      day: 40,
      durationSeconds: 610,
      writing:
        "Big fight with Priya. I'll write down all of it. For the quarters Mr Selvam wants to try me as first speaker, and move her to second, and she found out from the WhatsApp and not from me. I'd known since Thursday. She said, in front of the whole canteen, \"you sat next to me through two whole days of lectures.\" I said I didn't know how to say it. She said that's your one job, you are a debater. Which is so well put that I almost nodded. Then I said something about her shower speeches, and that was low, I knew while it was coming out. She took her tray and left with three sips of water undrunk. My fault, like sixty percent.",
    },
    {
      day: 42,
      durationSeconds: 490,
      writing:
        "Organic chem. I would rather not eat liver and I'd rather not draw mechanisms, but I ate the liver on Sunday and I did draw the mechanisms today, both with my nose pinched. Curly arrows: they start from where the electrons are. That's the whole secret, nobody told me! I had been starting them from wherever looked pretty. Miss Goh sat down with me after school for forty minutes though she has a baby at home and a stain on her shoulder. I did nine out of twelve. She said my arrows have stopped being decorative. When I came out it was nearly seven and the bats were over the track, and I was hungry and, for once, not scared of Friday's paper.",
    },
    {
      day: 45,
      durationSeconds: 560,
      writing:
        'Quarter-finals, and I was first, and it was weird. When you go first there isn\'t anything to hit, you have to build the whole house yourself with everybody watching. I had four minutes on sugar taxes that I\'d learnt so well I could hear my own commas. At minute two I forgot. Blank, like a whiteboard. I looked up and the timekeeper, some Sec 2 boy, mouthed "diabetes" at me. Bless him. We won 2–1. The second judge said I lacked presence, and the third said that I had lovely presence, so maybe it depends on where you sit. Priya at second was so good it hurt. We shook hands with the other team but not with each other.',
    },
    {
      day: 47,
      durationSeconds: 480,
      writing:
        "The war for seats in the library has become serious. People are putting one eraser down on a table and going home for lunch. So the librarian, Mdm Rohani, has a new system with clothes pegs, you get a numbered peg and if you aren't attached to your peg in fifteen minutes she takes your things to Lost and Found, in a trolley, ringing a bell. Today's sign on the door of the discussion room said NOT TODAY, no reason, just that. I sat down on the floor in Geography with peg 22 on my collar and read a whole book about lighthouses which I didn't need. A boy walked the length of the shelves whispering \"peg forty, has anyone seen peg forty\".",
    },
    {
      day: 48,
      durationSeconds: 500,
      writing:
        'Still not OK with Priya. Eight days. We sit in the same rows and do the same prep, and she sends me her points as an attachment, with "Regards". REGARDS. I wrote a long message on Sunday and then made it shorter, and sent it: I should have told you on the Thursday, I was scared you\'d be sad and I was also a bit glad, and the bit glad is why I didn\'t. She read it at 10.14. Two blue ticks. Nothing. I told Joanne and she said give it time, and I said how much, and she said "until it smells", because she\'s heard me on the subject of recipes. That made me feel slightly better.',
    },
    {
      day: 53,
      durationSeconds: 540,
      writing:
        "Book-out weekend for my brother. He's been posted to signals so now he talks in the alphabet, Mike Alpha Kilo Alpha November means makan. He slept till two and then repaired things nobody had asked him to: the loose cupboard, the doorbell, my fan. He has got opinions on how to fold a T-shirt. I told him about the fight and he said that in camp, when you've done something stupid to your section you say so, once, loud, and then you carry the heavy thing for a week. Actually useful. Then we played old Mario Kart till midnight and he still cheats by blocking the screen with his foot. Book in on Sunday at nine, the flat goes quiet again.",
    },
    {
      day: 55,
      durationSeconds: 620,
      writing:
        "We took Ah Ma to the memory clinic. Mummy on one side and I on the other. The doctor was young and spoke Hokkien with her, badly, she corrected him and he thanked her. He asked her to draw a clock. She drew a beautiful round clock with all the numbers on one side, like they had slid down. Then he told us: Alzheimer's, early to middle. There's a patch that you stick on her back. I'm writing it in full because I want to remember it, the fish tank, the nurse's cartoon socks, Mummy asking clear questions from a list. Ah Ma said in the taxi, \"so it has a name,\" and patted my knee. I cried at home, and then we made yam cake.",
    },
    {
      day: 57,
      durationSeconds: 510,
      writing:
        "So for the semi-final Mr Selvam put me at reserve. He told me straight, in the corridor: Priya goes back to first, Kai Jie second, Aisyah third. I said thank you, sir. I was OK until the stairs. But then I thought about carrying the heavy thing, so I went to find the file box, four kilos of articles, and did the research pack for everybody, thirty pages on sovereign wealth funds with coloured tabs. There's something nice about it, like being the kitchen. Aisyah said it was the first pack that she's been able to find anything in. When we sparred on it on Wednesday I passed notes up from the bench, and two of my lines got used. One by Priya.",
    },
    {
      day: 58,
      durationSeconds: 480,
      writing:
        "Two weeks to promos and Chem is everywhere. There's a periodic table in our toilet now, I put it up at sitting height, and even Mummy knows the halogens. I do past papers with a kitchen timer in the shape of a tomato. 2019 paper: 51 percent. 2020: 58. 2021: 49, but that one was set by the devil. Promos are what decide if you go up to J2, you can fail one subject, not two, and my Maths is hanging there like the last leaf. I changed my bedtime to ten-thirty and get up at five when it's cool and nobody's up except the mynahs. It goes in better then. Equilibrium still slides off but less.",
    },
    {
      day: 60,
      durationSeconds: 560,
      writing:
        'PRIYA. OK. She was at my void deck at seven in the evening, with a box, sitting on the stone chess table. Her mum\'s murukku. She said, "I wrote a speech and I\'ve decided not to give it." Then she gave it, basically. She\'d been angry that I was told first, and angrier that I was actually good at it, and it took her two weeks to be able to say the second part. I said my part again. We were both crying, and an uncle came along and asked if we were using the chess table, so we moved over to the letterboxes and carried on there. Then we ate the entire box. She says that I still say "um". I\'ve missed her so much!',
    },
    {
      day: 62,
      durationSeconds: 520,
      writing:
        "Mummy's got a job! Not the clinic, not the one with the video: a kindergarten in Serangoon, in the office, fees and buses and parents shouting. She starts on Monday. The pay is less, she told us exactly how much less, with a table, and no more Sunday dim sum till January. But she came home from the visit with a sticker on her blouse which a four-year-old had awarded her, and she hasn't taken it off, she moved it onto her dress. She took the plastic Eiffel Tower out from the box and put it into her bag for the new desk. The cactus stays with us. It has grown, the traitor.",
    },
    {
      day: 64,
      durationSeconds: 540,
      writing:
        "Good day with Ah Ma, so I want to keep it. The patch makes her itchy but she's clearer in the mornings. We put labels up on the kitchen, in her own handwriting so they'd look like orders and not like help: SUGAR. NOT SUGAR. FIRE — OFF. She enjoyed writing them so much that she labelled my door LAZY. Then she sat with me while I studied, shelling peanuts, and sang the pushcart song, which I recorded in secret. At four she asked if her husband had eaten. Ah Gong's been dead nine years. Before this I used to correct her and then she'd be sad all over again. So I said he's eaten, Ah Ma. Good, she said, he's a slow eater.",
    },
    {
      day: 66,
      durationSeconds: 500,
      writing:
        'Semi-finals: WE ARE THROUGH. I watched from the reserve seat with my knees jammed under the desk. The motion was about sending convicted athletes back to competition and the other side was that posh school with blazers, in this heat. Kai Jie lost his place, dropped his cards and carried on with no cards, and he was better! Mr Selvam had his hand over his eyes for one entire speech. 3–0. Then right there, by the drinks table, he told me that I\'d be third speaker in the final, because the final wants somebody "clear and a little savage". He remembered. I went to the toilet and did a small dance by the sinks, and a teacher from some other school came in.',
    },
    {
      day: 81,
      durationSeconds: 570,
      writing:
        "Promos are done and the Chem paper is back. Sixty-one. SIXTY-ONE. From thirty-four! It's a C in the cold light of day but Miss Goh drew a face by it and this one has a hat on. I counted the marks three times in case she'd added wrong. The mole question I got entirely right, I wanted to frame it. Maths 52, so I live, I go up to J2. I rang Mummy at the kindergarten and she put me on speaker to the whole office and I heard a child say \"who died\". I thought I'd be jumping around but actually I was just tired, I came home and slept from four till eight with my uniform on.",
    },
    {
      day: 82,
      durationSeconds: 490,
      writing:
        "My brother's home with an actual rank, one thin stripe, and a proper cough. He has decided he wants to sign on as a regular, maybe, and he wanted to hear how it sounded, so he told it to me first, on the corridor outside with our feet through the railings. I asked him what he liked about it. He said that when something's broken there everybody looks at it together. I argued the other side for five minutes, out of habit, and he waited, then said, \"you done?\" I said that I was only testing. I think he'd be good. He's going to tell the rest of them over lunch on Sunday. He finished Ah Ma's cold soup, one whole pot.",
    },
    {
      day: 83,
      durationSeconds: 510,
      writing:
        "Four days till the final. Priya and I are writing it at her place, on the indoor swing, one at each end, so you either agree or get seasick. Her grandfather is our audience. He says \"hear, hear\" at the wrong moments. She's first and I'm third so in a way I am the one that has to defend the house she builds. We've got a code now: one tap on the glass, slow down; two taps, she's got my back. I used to think I wanted to be like her. Now I think I'd like to be next to her, it's less tiring. The motion's on whether rich cities should pay for clean air in poor ones. We say yes.",
    },
    {
      day: 88,
      durationSeconds: 640,
      writing:
        "The final. We came second, I'll start with that so it's out of the way, and now let me enjoy myself. A hall of four hundred people, lights, a jug with lemon in it. My speech went well, no um, NO UM, Priya counted. Their side hit us on the cost, very hard, and I had an answer, but I gave it too late and the judges had already put their pens down, 3–2. Mr Selvam shook everybody's hand as if we were diplomats. Then he had to go and stand by the curtain for a while. Kai Jie cried, Aisyah ate nine curry puffs. My whole family was in row F with the old banner from the parade turned inside out. I want to do it again tomorrow.",
    },
    {
      day: 91,
      durationSeconds: 480,
      writing:
        "A cat has taken over our void deck. Orange, with half a tail and one ear clipped, and a face like a disappointed headmaster. I'd gone down to throw rubbish and he was lying across the lift button panel's mat, so that nobody could go up without stepping over. The uncles at the chess table say that he came with the rain on Tuesday. I sat down at a respectful distance. He looked away, I looked away. After twenty minutes he walked over and put one paw on my slipper, just one, as if to hold his place. I named him Bukit since he's shaped like a hill. Bought a tin of sardine at the minimart, $1.85, and he ate like it was owed to him.",
    },
    {
      day: 93,
      durationSeconds: 530,
      writing:
        "Mummy has been promoted to \"Auntie Bus\" by the four-year-olds, she's very proud. She's less tired than I have seen her all year. Today she came back early and the three of us, her and Ah Ma and me, made eighty dumplings for the kindergarten's fun fair. Ah Ma couldn't remember what day it was or where my brother's gone to, but her fingers folded without her, perfect, pleat pleat pleat, faster than me and Mummy together. She held one of mine up next to hers, and for the first time ever she put it in the good tray. I made a noise. She asked, what's wrong with this girl? Nothing's wrong with this girl. It didn't leak.",
    },
    {
      day: 97,
      durationSeconds: 500,
      writing:
        "So there's this boy, Haziq. He was their third speaker in the final, the one with sleeves too short for him, and I'd only noticed him as a problem. He got my email from Mr Selvam to ask where our Jakarta figures came from. At the end: \"p.s. are you always this fierce or only on clean air.\" I took forty minutes over answering. Priya was on the phone with me and rejected three drafts. In the end I put \"also on zoos\". He wants to meet for teh on Saturday, and he does H2 Chem too, so we might look at kinetics (most romantic sentence I've ever written, help). I'm not going to go on about his ears. They stick out. They're very nice.",
    },
    {
      day: 101,
      durationSeconds: 560,
      writing:
        "Had teh with Haziq at the hawker centre, two hours. He drinks it so sweet that the spoon stands. We did eleven minutes of kinetics (I explained rate constants to HIM) and then argued about whether a hot dog is a sandwich, properly, with signposting. He wants to start a debate workshop for the Sec 1s at his old school, and would I teach rebuttal? Yes I would. He walked me back to my block and Bukit was there on the chess table with his half a tail hanging, and he let Haziq scratch the clipped ear, which he hasn't let even me. Traitor cat. Ah Ma was watching from the corridor up there and waved at us with the ladle.",
    },
  ],
};
