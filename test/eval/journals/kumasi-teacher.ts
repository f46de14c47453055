import type { Journal } from './journal.ts';

/** A primary school teacher of 31 in Kumasi, newly married; drops the question of a child and her secret loan each time, and goes silent about her best friend. */
export const kumasiTeacher: Journal = {
  name: 'kumasi-teacher',
  planted: {
    recurring: [
      [
        'teaching',
        'my class',
        'school',
        'my pupils',
        'my work',
        'the classroom',
        'Primary 4',
        'my job',
        'the children at school',
        'being a teacher',
      ],
      [
        'Kwabena',
        'my husband',
        'marriage',
        'my marriage',
        'being married',
        'married life',
        'newly married',
        'our home',
      ],
      [
        'my mother-in-law',
        'Maa Serwaa',
        "Kwabena's mother",
        "my husband's mother",
        'in-laws',
        'mother-in-law',
        'his mother',
      ],
      [
        'Yaw',
        'Yaw Boateng',
        'the boy who sleeps',
        'the boy who cannot read',
        'teaching Yaw to read',
        'the boy from Suame',
        'my pupil Yaw',
        'reading',
        'learning to read',
      ],
      [
        'the degree',
        'my course',
        'the top-up',
        'my studies',
        'distance course',
        'Saturday lectures',
        'studying',
        'the long essay',
        'university',
        'Dr Amponsah',
      ],
      [
        'having a child',
        'a baby',
        'pregnancy',
        'children of my own',
        'getting pregnant',
        'becoming a mother',
        'motherhood',
        'trying for a baby',
        'fertility',
        'when the baby will come',
      ],
    ],
    emerging: [
      [
        'my father',
        'Papa',
        "my father's memory",
        'dementia',
        'forgetfulness',
        'my father getting old',
        'Papa forgetting',
        'memory loss',
        'care of my father',
      ],
      [
        'driving',
        'driving lessons',
        'learning to drive',
        'Madam Vida',
        'the driving test',
        'the driving school',
      ],
    ],
    avoided: [
      [
        'having a child',
        'a baby',
        'pregnancy',
        'children of my own',
        'getting pregnant',
        'becoming a mother',
        'motherhood',
        'trying for a baby',
        'fertility',
        'when the baby will come',
      ],
      [
        'the loan',
        'the credit union',
        'debt',
        'my debt',
        'the money I owe',
        'the secret loan',
        'the deduction',
        'money',
        'the loan Kwabena does not know about',
      ],
      [
        'Abena',
        'my friend',
        'my best friend',
        'my friend at Tema',
        'friendship',
        'Abena and Selorm',
        'my friend from training college',
        'Selorm',
      ],
    ],
  },
  facts: [
    { question: "What living creature turned up with the husband's mother among her luggage?", entry: 6 },
    { question: 'What childhood failure did the professor own up to?', entry: 8 },
    { question: 'What colour was the bridesmaid dressed in?', entry: 9 },
    { question: 'What musical gift did the foreign volunteer hand out?', entry: 11 },
    { question: 'What trivial fault did the officials note when they checked on her?', entry: 14 },
    { question: 'What present did she choose for the old lady who nursed her?', entry: 18 },
    { question: 'What animal decorates the family game he showed her?', entry: 26 },
    { question: "What did the boy's old guardian give her as thanks?", entry: 31 },
    { question: 'Which science topic did the combined classes act out outdoors?', entry: 33 },
    { question: "What was the steering coach's earlier occupation?", entry: 38 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 540,
      writing:
        "Five weeks married and I still write my old name on the register and scratch it out. Kwabena laughs at me. He says he will wait small, the name is not running anywhere. Today we finally carried the wardrobe in, he and two boys from the fitting shop, and it would not pass the bedroom door, so it is standing in the hall like a visitor. He told me about a man who came to the phone shop wanting his wife's messages unlocked, and how he refused him. I was proud. I didn't know that about him. Every day there is one thing I didn't know. I am keeping this book to catch some of them.",
    },
    {
      day: 2,
      durationSeconds: 510,
      writing:
        "Sixty-one in my class this term. Sixty-one! I have forty-four desks. I did fractions with oranges because nobody can see the board from the back, and of course when I turned round the fraction had been eaten. Kofi Mensah said Madam, I have one quarter left, and he had. What can you say? I gave him a tick. Madam Headmistress passed the window twice and I could see her counting the peels on the floor. But they got it. When I asked what is half of a half they shouted it, the whole room. I walked to the trotro stop with chalk in my hair and I didn't care.",
    },
    {
      day: 4,
      durationSeconds: 495,
      writing:
        "The cock next door has no clock in its head. Two in the morning, then twenty past three, and at four it starts properly, and it stands on our water tank so that the noise comes down the pipe into the bathroom. I went to greet the owner, Mr Darko, a retired soldier with a very straight back, and I carried him some plantain to soften the matter. He thanked me for the plantain. About the bird he said it is a disciplined animal and I should consider rising earlier. Ei! I came home and told it to the pillow. I bought cotton wool for the two of us. It doesn't help, but now when it crows we look at each other with white things coming out of our ears.",
    },
    {
      day: 7,
      durationSeconds: 500,
      writing:
        "Bantama market for tomatoes, and I met Auntie Akua, who sells them, and her two sisters. They looked at my face first and then at my middle. So! Any news? It is not two months, I said, laughing. They said these days the young ones like to wait, and waiting is how the pot gets cold, and one of them put her hand flat on my stomach, there, in front of the onion people. I don't know what I felt. It was something hot. Well. Tomatoes are eight for ten cedis now and they are small small like marbles. I bought garden eggs instead and a good piece of koobi, and made the stew the way they do it at Sunyani, with plenty of ginger. We finished all.",
    },
    {
      day: 9,
      durationSeconds: 525,
      writing:
        "Abena sent a voice note of eleven minutes. Eleven! I listened to it while ironing and had to sit down because of laughing. She has fought with the landlady at Tema over a bucket, and she was acting all the voices, the landlady, the bucket, the landlady's son who came to make peace and slipped. Nobody makes me laugh like that. I sent her seven minutes back and it felt like being nineteen. She's coming for a funeral at Mampong in three weeks and she will sleep here, on our one good chair if need be. I've already told Kwabena he must be nice about the snoring.",
    },
    {
      day: 12,
      durationSeconds: 560,
      writing:
        'Yaw Boateng again. He came at nine with no shoes, sat down, put his cheek on the desk and was gone. I let the others read aloud round him like water round a stone. At break I shook him and gave him half of my bread and he ate it without opening the second eye. The rest of the day was dictation and a fight about a ruler. Then Mr Tetteh from Primary 6 borrowed my only red pen and went off with my chair too. Packing my bag I saw that Yaw had drawn a lorry in his exercise book, with every bolt on it, the tyres, the writing over the cab, all. Not one word of the dictation.',
    },
    {
      day: 15,
      durationSeconds: 600,
      writing:
        "My mother-in-law has come. One week, Kwabena said, for her eyes, there's a clinic at Asafo. She came with four bags, a mortar and a live guinea fowl, and that's not one week, that's an army. She said nothing about my pans but she washed them, all of them, the clean ones. She calls me Teacher and not my name. Teacher, where is the salt. Teacher, do you people eat so late. At supper she gave him the big piece of fish out of her own plate, over my arm. I smiled until my cheeks were hurting. At night I asked him, quietly, how long do eyes take? and he said, she's my mother, and turned over. I counted the ceiling boards. There are thirty-two.",
    },
    {
      day: 19,
      durationSeconds: 510,
      writing:
        "Pay day. I stood in the queue at the bank in the sun with half of the Ghana Education Service. When I saw the slip my heart did what it does now every month, because there's the line, the deduction, credit union, and I folded it over so that the man behind me would not see. Kwabena doesn't know about that line. I took it before the wedding, for the... no, let me not. My class have been collecting bottle tops for counting and we've got over two thousand. Adwoa Pokuaa brought a whole sackful, her uncle has a bar. We made hundreds and tens with them all over the veranda, and the Primary 2 children came to admire, and the wind didn't spoil it. I enjoyed today.",
    },
    {
      day: 23,
      durationSeconds: 600,
      writing:
        "Saturday, so lectures. I have started the top-up at last, the degree by distance, two years of weekends in a hall that smells of somebody's lunch. A hundred and forty of us, all teachers, everybody with her handkerchief. Educational psychology in the morning: one Dr Amponsah reading from slides, but then he closed the laptop, said forget this one, and told us how he himself failed Primary 3 twice. After that I wrote nine pages. I'd forgotten how much I like to be on the other side of the desk. When I have it I can move up a grade, and not only that, I will be a person who finished something big. I read my notes over in the trotro and passed my stop.",
    },
    {
      day: 31,
      durationSeconds: 660,
      writing:
        "I've not said who Abena is, and someone will read this one day, maybe me with no teeth. We shared a room at training college at Offinso, three years, bunk over bunk, she on top because she feared scorpions. She taught me to eat snails. She stood beside me at the wedding in that terrible peach cloth. Now she's at Tema and it is like having one leg in another town. She slept here on Friday and Saturday and we talked until the mosque started. She asked me straight if I'm happy. I said yes, and then thought about it and said yes again, and she threw the pillow. We fried yam at five. Kwabena got none.",
    },
    {
      day: 33,
      durationSeconds: 570,
      writing:
        "First proper quarrel. It was about a plug. He'd taken the plug off the iron to use for the shop's fan and I had a crumpled dress and twenty minutes. Then it was about who does the washing and then about how I talk to him like a pupil. That one entered me. I do, I know I do, I even heard myself say 'I'm waiting'. We didn't speak until evening. Then he came home with a new one in its packet, and kebab wrapped in newspaper, and stood there at the door saying please Madam, may I come in. I wanted to remain angry. I ate four sticks. It's strange to sleep beside the person you have fought with, and to be glad of his foot.",
    },
    {
      day: 35,
      durationSeconds: 540,
      writing:
        'We have a visitor in school, a Dutch girl called Femke, twenty-two, very tall, with a bicycle helmet that she wears even for walking. The children have gone mad. She brought forty recorders, the plastic flutes, and now the whole upper primary is blowing one note, my God. I was ready to be annoyed. But she sat down in the dust at break and let Primary 1 plait her hair with twigs in it, and she learned to say every name correctly, which is more than the inspector has done. At closing she asked me how I do it with so many. I said: loud. She wrote it in her book.',
    },
    {
      day: 37,
      durationSeconds: 570,
      writing:
        "Three weeks now and the eyes are better, thanks be to God; she can see dust that doesn't exist. Today Maa Serwaa found that I buy ground pepper in a packet and she held it up like a dead mouse. So we ground it together, her way, she on the stool and I on the floor. It was not bad. And Teacher, she said, I've kept all his things, the blanket, the small spoon, they're in the blue trunk, and they are waiting. She looked at me. I got up to see whether the rice was burning. It wasn't. Pepper gets in under the nails and stays there, I rubbed my eye at nine o'clock and was jumping about at the tap.",
    },
    {
      day: 40,
      durationSeconds: 720,
      writing:
        "I followed it up at last. Yaw, the boy who sleeps. He's ten and he lives with a grandmother near Suame Magazine, the mechanics' place, and he's up at four to sweep the workshops and carry water for the welders before he comes to me. That's why. And he's been promoted every year and he cannot read, not 'cat', not his own surname. He has hidden it very well, he gets it from the boy beside him. Four teachers before me passed him on. But I sat with him today after closing, with the lorry he draws, and we wrote its parts. Tyre. Bolt. Cab. He held the pencil like a spanner. He said the words after me so softly, as if they might cost something.",
    },
    {
      day: 43,
      durationSeconds: 585,
      writing:
        "Inspection. Two men and a lady from the district office with files. My lesson notes were complete, ruled in red, and I had the new curriculum words, core competencies and so on, so what do they look at? The cobweb. The lady wrote down the cobweb. Then she sat at the back for maths and I forgot her, we were doing area, we measured the whole compound with a knotted rope and argued whether the gutter counts. At the end the lady asked me, is it always this noisy? I told her yes please. In the report I got 'very good' and under remarks: ceiling. Madam Headmistress bought me a FanYogo out of her own purse.",
    },
    {
      day: 46,
      durationSeconds: 600,
      writing:
        "Abena has a man! She's been hiding it for two months. He's called Selorm, he works at the harbour with containers, he's from Ho, he doesn't shout, he can cook, he's shorter than her. She sent a picture of his feet only. I examined these feet. I said they're trustworthy. What I want to write down is that she said she hadn't told me earlier because I'd just married and she didn't want it to look like competition. Competition, between us? I scolded her. But afterwards I thought of it while washing. I'd have done the same maybe. I'm going to Tema at mid-term, by the VIP bus, to look at the rest of this man.",
    },
    {
      day: 48,
      durationSeconds: 630,
      writing:
        "I had an assignment, three thousand words on motivation, and the lights went at seven. Kwabena took the torch from the shop, the big one he uses for looking inside phones, and held it over my shoulder for two hours. He didn't complain. Every so often he'd read a sentence aloud in the voice of the BBC and I would hear at once that it was nonsense and cross it. So it's his degree too, he says, he'll want one sleeve of the gown. I finished at a quarter past nine. When I looked round, he was asleep standing, like a horse, with the light pointing exactly where my pen was. I am writing this so that on a bad day I can find it.",
    },
    {
      day: 58,
      durationSeconds: 660,
      writing:
        "I'm not going to talk about ECG, the electric company, because I'd need a bigger book. But just let me say this. The transformer at our junction blew on Tuesday with a noise like the last day. Four nights. The woman with the cold store, Sister Mercy, had half a ton of chicken and mackerel, and by Thursday she was selling it for nothing, then giving it out, so the entire street was frying fish by lantern, it was like a festival. People who've not greeted each other since the gutter case were sharing oil. On Friday at noon the light came and everybody shouted and went indoors and shut their doors. I was a bit sorry, to be honest.",
    },
    {
      day: 61,
      durationSeconds: 600,
      writing:
        "She's going home on Sunday, she announced it, the eyes are finished. I should have danced. Instead I've bought her a cloth, the purple one with the birds. What happened is that on Tuesday I had a fever, and she put me to bed and sat there the whole day with a basin, saying nothing, wiping my neck. I woke one time and she was singing, very low, a hymn, only the men's part. When Kwabena came she told him, Teacher works too hard, you must peel the cassava yourself. Him! I heard it through the wall. He peeled it. It was the size of a pencil when he was through. When she said good night she called me by my name. First time.",
    },
    {
      day: 70,
      durationSeconds: 690,
      writing:
        "Tema. Six hours on the bus with a preacher in the aisle. But then Abena was at the station in sunglasses holding a paper with my name, spelled wrong on purpose. Selorm cooked, banku and tilapia, he fanned the fire himself and I said to her with my eyes, keep. We went to the beach at night with our shoes in our hands. She wants to open a school, not now, in ten years; a small one, with a proper library. She'll run it and I'll be head of teaching and we'll ban the cane. We made the timetable in the sand. At the station we both cried like people in a Kumawood film and Selorm held the bags and looked at a lamp post.",
    },
    {
      day: 73,
      durationSeconds: 490,
      writing:
        "A message from the credit union: kindly call at the office concerning your account. Kindly. I know what it is, the deduction bounced in the month when pay came late, so there'll be a penalty on top. I've got the passbook inside the lining of my old college suitcase. I went and touched the suitcase. If he ever asks, what would I even say, that it was for the... I don't want to do this sum. We've new curtains! Kwabena's cousin sewed them, yellow, a bit too short, so there is a line of sun on the floor in the morning exactly as wide as my hand. I lay and put the one foot in it, then the other one.",
    },
    {
      day: 76,
      durationSeconds: 555,
      writing:
        "Kwabena's friend Jojo has had a son and we went to the outdooring at Ahodwo, canopy, speakers, everything. They put the baby in my arms before I'd even greeted. He was so heavy for something so small. Kwabena was watching me from beside the drinks with a face that I haven't seen on him, and everybody else was watching us both. Jojo's mother said, very loud, next year, next year. I gave the child back. I said I needed to find the washroom and stayed in there reading the shampoo. On the way home we talked about Jojo's house the entire time, the tiles, the gate, whether that roof was from China.",
    },
    {
      day: 79,
      durationSeconds: 630,
      writing:
        "He read a line! Yaw read a line, alone, off the page, not from memory: 'The driver is under the lorry.' I'd made the book myself, six pages, with his own drawings, stapled. He followed it with his finger, and when he arrived at 'under' he stopped so long that I stopped breathing, and then it came. He looked at me to see if it was true. I nearly disgraced myself. We do it every day now, twenty-five minutes after closing, and I've spoken to the welder, one Mr Agyei, who says the boy can come at five and not at four. I told nobody in the staff room. I have sixty-one, and that one is reading.",
    },
    {
      day: 90,
      durationSeconds: 600,
      writing:
        "Exams and marking, marking. I have a tower of scripts on top of the wardrobe in the hall, which at last is useful for something. Question 4: name two uses of water. 'To drown.' 'For the pastor.' I read these out to myself at night and cackle. But then there are eleven papers with nothing on them but the name, so beautifully written, with a line under it. They're the ones who've got no light at home or who sell pure water at Kejetia till nine. I've been teaching seven years and I still don't know how you mark a blank page. Zero, says the scheme. I gave them each one mark for the handwriting. Let somebody sack me.",
    },
    {
      day: 93,
      durationSeconds: 570,
      writing:
        "Abena called while I was under the dryer, so the whole salon now knows about Selorm. He has asked to see her people. She's afraid of her uncle at Mampong, who once chased a suitor with a pestle. We've planned the approach like a coup: which aunt to send first, how many bottles, and that Selorm must not try to be funny. She wants me to come and be her mouth. Of course I'll come. I told her I'd wear my interview suit and be frightening myself. We're looking at a Saturday after Easter. She's to send me his size, because I want to have a shirt sewn for him, something serious.",
    },
    {
      day: 104,
      durationSeconds: 600,
      writing:
        "First semester results were pasted on the wall at the centre and people were climbing one another. Psychology A. Research methods C plus. C plus! I've never had C in my life, I had to read my index number three times. It's the statistics. Standard deviation, who deviates like that? A woman from Obuasi got the same, and we sat on a block and insulted the lecturer's trousers. I'm more tired than I was in the beginning. The Saturdays eat the Sundays. But there are three semesters left and I can count to three, even with a C plus. I slept in my clothes.",
    },
    {
      day: 107,
      durationSeconds: 660,
      writing:
        "It rained so we didn't go anywhere. Kwabena taught me oware properly, on his grandfather's board, the one with the elephant carved at the end, and beat me eight times. I hate to lose, he's found that out. He sows so fast that you only hear it, tock tock tock. Lying on the mat afterwards he told me about his father's store, how it was lost, and that's why he keeps every receipt, even for a bulb. I used to tease him over those. I've stopped. Not yet five months, and I think I'm only now being shown in to the real house, the rooms at the back.",
    },
    {
      day: 110,
      durationSeconds: 540,
      writing:
        "Maa Serwaa called, on the video this time. A small girl in her compound has taught her, so I saw her chin and her ceiling for half an hour. She wanted to tell me the pepper is ready and she's sending some with the bus driver. And am I sleeping. And has he been peeling. I've begun to look forward to it, I must be honest. She tells me the whole village, who has insulted who and in what order. When she'd finished she forgot to cut the line, so I watched her feeding the fowls and talking to them.",
    },
    {
      day: 113,
      durationSeconds: 510,
      writing:
        "The nurse who comes to school for the deworming is a nice woman, and when the last child had swallowed and run off she said Madam, you're not long married? There's a good doctor at Komfo Anokye on Wednesdays, no harm in both of you just going to check. Just like that, between two cartons. I hadn't asked her. So I have the name on a piece of paper in my purse behind the ID card. I haven't shown him. I had thought I'd write it all down tonight, how many months, and so on, and I see that I'm drawing flowers round the margin. The tablets are strawberry flavour, by the way. Kofi Mensah came round for a second one with his collar up.",
    },
    {
      day: 116,
      durationSeconds: 525,
      writing:
        "In the staff room they were discussing debts, everyone laughing, who owes what, Mr Tetteh with three loans and a fridge. Somebody said and you, Madam, you're a saint, you don't owe? My ears were hot. I've two thousand one hundred still remaining and when Kwabena sees the... See how my handwriting is going. Sports day is Friday! My class has blue. We've practised the lime-and-spoon until I'm seeing limes in my sleep, and Gifty has a technique with her tongue out that no one can beat. For the tug of war I've put the big ones at the back and in front those who make the most noise. We shall see.",
    },
    {
      day: 119,
      durationSeconds: 510,
      writing:
        "I woke at six by the phone and lay there thinking something was wrong. No cock. I'd stopped noticing it since long ago, I must have been sleeping through, but the silence I noticed. When I went to throw the rubbish Mr Darko was in his yard in his singlet, polishing boots as usual, and I asked. He puts it in a box at night now, with his old army blanket over it, because his daughter has come home from Takoradi with migraine. So it could have been done all along! He told me nobody had given him an order. He gave me three pawpaws wrapped in the Daily Graphic, for the plantain, he said.",
    },
    {
      day: 131,
      durationSeconds: 690,
      writing:
        "Yaw's grandmother came. She's very small, she had put on her funeral cloth, the only good one I think, and walked from Suame to see the teacher. She brought six eggs. She wanted to know was it true what the boy is saying at home, he's been reading her the medicine bottle. I called him and he read it to us there in the corridor: 'one tablet two times daily after food'. And she has been taking them all at once in the morning! For a year. He said it again for her slowly, the way I do it, tapping under the words. I had to look at the notice board. I want to put this down exactly: he got 'daily' without any help.",
    },
    {
      day: 134,
      durationSeconds: 600,
      writing:
        "The long essay topic has to be in by Friday. I've written and torn five. Big words, no blood. Kwabena said what do you think about when you can't sleep, write that one. So it's going to be reading: how children get to Primary 4 without it and how they hide it. My supervisor is Dr Amponsah, he looked at the title and took off his glasses and told me I'll need a sample of thirty and a lot of biscuits. I came out of there lighter. For months this course has been like carrying water uphill for a person I've not met. Now I think I have an idea who's going to drink it.",
    },
    {
      day: 137,
      durationSeconds: 570,
      writing:
        "They've given me Primary 4A as well for one week, since Mr Owusu is down with malaria. A hundred and eighteen! I took them all out under the mango tree and taught like a preacher, walking up and down. We did the water cycle as a play. Evaporation was the girls, they rose up; condensation the fat boys, holding each other; and rain was everybody running, and then it really rained. I swear it. They think I did it. I've no voice and my shoes are finished and I would not have missed it. The women from the canteen watched it all from under one umbrella with their mouths open.",
    },
    {
      day: 151,
      durationSeconds: 660,
      writing:
        "Easter at Kwabena's village, Juaben side. He becomes another person there, he walks with his hands behind him like a chief and settles who owns a ladder. I teased him. Maa Serwaa took my arm and showed me round the compound to everyone: my daughter the teacher, as though she had made me. In the evening the two of them were on the one bench shelling groundnuts with exactly the same thumbs. I sat down on the end and they moved for me without a word. On the way out he carried me over the stream on his back, the bridge being down, and almost dropped me, and she shouted at him from the bank, mind my daughter, foolish boy.",
    },
    {
      day: 157,
      durationSeconds: 520,
      writing:
        "Sunday, and in the Bible class they prayed for me. By name. I wasn't asked. Sister Beatrice said let us remember our sister and her husband, that God may open, and thirty women said amen with their eyes closed, and mine were open so I saw all of them. Six months, she must have been counting. When I reached home he asked how was church. Fine. He asked why my eyes are red. Dust. It was in my mouth to say. Then I asked if he'd seen the remote. We looked for the remote. It was under the mat, it had been there all the time, and so we watched the Black Stars lose, and he insulted the goalkeeper, and I insulted the goalkeeper too.",
    },
    {
      day: 159,
      durationSeconds: 600,
      writing:
        "End of term reading. Each class has to bring one child forward on the platform with the parents there, and it's always the same sort, the pastor's daughter, the one with the ribbon. I put Yaw. The Primary 5 madam said are you sure and I said no. He came in shoes, too big, the welder's I think. He read eleven sentences from a real library book, one about a tortoise, in front of four hundred people, and lost his place a single time and found it with his finger. His grandmother didn't clap, she stood up and remained standing. I've had good days in this work before. Today I'd have paid them to let me come.",
    },
    {
      day: 162,
      durationSeconds: 630,
      writing:
        "I went to greet my father at Tafo and he asked me whose child I was. Only for a moment. He was in his chair with the radio, he looked up with that polite face he kept for customers and said, you're welcome, whose daughter are you? Then it cleared and he laughed, and I laughed. He's seventy-four. He was a surveyor, he can tell you every boundary stone from here to Konongo. But there were three pans burnt black behind the kitchen door, and his shirt was on with the buttons one wrong, all the way down. My brother says it is age. I buttoned it again. He held up his chin for me the way I used to do for him before school.",
    },
    {
      day: 165,
      durationSeconds: 600,
      writing:
        "I've done it. I paid for driving lessons, ten hours, at the place by Santasi roundabout with the dented Corolla. I told Kwabena after, not before, and he clapped his hands. My instructor is one Madam Vida, fifty something, in a wig and gloves, who used to drive a timber lorry out of Tarkwa and is afraid of nothing. She says feel the clutch, it's like a child's ear, don't pull. I stalled eleven times. On the twelfth we moved, and I screamed, and she ate her biscuit. My left leg is trembling still. But for two hundred metres, in second gear, I was the one carrying myself somewhere.",
    },
    {
      day: 168,
      durationSeconds: 690,
      writing:
        "Papa was found at the lorry station in his slippers, asking for the car to Konongo because he had pegs to put in. A mate who knows him rang my brother. When I arrived he was drinking Milo in the drivers' union office, quite happy, and telling them about a chief who moved a boundary by night in 1978. A good story, correctly told. Then in the taxi he told it again from the beginning. We have to make a plan, my brother and I, who sleeps there, who pays the woman. I've written my number on a card and sewn it inside his shirt pocket, with small small stitches. He watched me and said your mother will be pleased with that work. She's nine years dead.",
    },
    {
      day: 170,
      durationSeconds: 600,
      writing:
        "Second statistics paper, and I went to it like someone who has been flogged at that place before. I'd done every past question for six years. The woman from Obuasi sat in front and made a fist at me under the desk. When I turned the sheet over and saw the chi-square I could have kissed it. All thirty children have read to me for the long essay too, I've got the recordings, with the biscuits crunching. Dr Amponsah wants chapter one by June. When I began I was frightened of that gate. Today I bought plantain chips from the woman there and told her see you Saturday.",
    },
    {
      day: 177,
      durationSeconds: 570,
      writing:
        "The second lesson I am writing about, but really it was the fifth. I drove from Santasi to the stadium and back in traffic, with goats. Madam Vida said nothing the entire way and that is her highest praise. At the roundabout I indicated, I entered, I came out where I'd intended to come out. Kwabena was standing at the junction to see me pass, we'd arranged it, and he had brought two boys from the shop and a whistle. He blew it. I couldn't wave, I had both hands at ten to two, but I lifted one finger. The test is on the nineteenth. He says when I pass he'll sit at the back like a big man and I'm to call him sir. We'll see about that.",
    },
  ],
};
