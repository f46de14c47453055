import type { Journal } from './journal.ts';

/** A divorced baker of 44 in Newark, born in Portugal, who turns away from his brother each time and lets his citizenship test fall silent. */
export const newarkBaker: Journal = {
  name: 'newark-baker',
  planted: {
    recurring: [
      ['my daughter', 'Inês', 'daughter', 'being a father', 'fatherhood', 'my girl', 'my kid'],
      [
        'my mother',
        'Mãe',
        'mother',
        'the Sunday calls',
        'calling home',
        'Murtosa',
        'my mother getting old',
        'Alda',
        'family in Portugal',
      ],
      [
        'the sale of the bakery',
        'selling the shop',
        'the future of the bakery',
        'taking over the bakery',
        'buying the shop',
        'the lease',
        'Senhor Abílio',
        'the boss',
        'the building',
        'Victor',
      ],
      [
        'bread',
        'baking',
        'my work',
        'the job',
        'the bakery',
        'work',
        'the oven',
        'dough',
        'corn bread',
        'rolls',
      ],
      ['Carla', 'my ex-wife', 'the divorce', 'my marriage', 'my ex', "Inês's mother"],
      [
        'my brother',
        'Rui',
        'brother',
        'the envelope from the notary',
        'the inheritance',
        'the land and the boathouse',
        'the family land',
        'the quarrel with my brother',
        'family quarrel',
      ],
    ],
    emerging: [
      [
        'Lúcia',
        'the woman from the fish store',
        'the fish store woman',
        'a new woman',
        'the widow',
        'new love',
        'romance',
        'attraction',
      ],
      ['diabetes', 'blood sugar', 'my sugar', 'my health', 'health', 'the clinic', 'illness', 'walking'],
    ],
    avoided: [
      [
        'my brother',
        'Rui',
        'brother',
        'the envelope from the notary',
        'the inheritance',
        'the land and the boathouse',
        'the family land',
        'the quarrel with my brother',
        'family quarrel',
      ],
      [
        'citizenship',
        'the citizenship test',
        'the citizenship interview',
        'naturalization',
        'becoming American',
        'immigration papers',
        'Mrs. Okafor',
        'the citizenship class',
        'the N-400',
        'the hundred questions',
      ],
    ],
  },
  facts: [
    { question: 'Which part failed when I broke down in traffic?', entry: 2 },
    { question: 'How did an elderly guest win cash off me?', entry: 8 },
    { question: 'What remedy did somebody put on my skin after I got burned?', entry: 11 },
    { question: 'Why did the officials struggle to record my hands?', entry: 13 },
    { question: 'What was the weather like on the date when the split became official?', entry: 12 },
    { question: 'What was the old lady fetching when she took that tumble?', entry: 20 },
    { question: 'What farewell present did my helper get?', entry: 23 },
    { question: 'Which bird did I see, and what was it perched on?', entry: 26 },
    { question: 'With what did the owner himself set up in trade, long ago?', entry: 31 },
    { question: 'What number did the first medical test show?', entry: 36 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 540,
      writing:
        'Mrs. Okafor at the library says if I want to pass the citizenship interview I must write English every day, not only read the questions. So here I am, forty-four years old, with a school notebook that has a tiger on the cover. I got out at nine, I washed, I sat down. What to write? Last night three hundred papo-secos for the restaurants and eighty corn breads. The dough was lazy because it got cold all of a sudden and nobody had put the heat on before midnight. I pushed the tubs close to the oven and around two they woke up. My hands smell of yeast even after lemon. Okay. One page, teacher.',
    },
    {
      day: 2,
      durationSeconds: 500,
      writing:
        'Saturday and Sunday I had Inês. My daughter is fifteen now and she eats nothing at the table, then at eleven at night she eats half the refrigerator. We went to Branch Brook Park because she had to photograph trees for school, and she made me stand in front of one so it had "scale". I am scale now. She speaks to me in English and I answer in Portuguese and we don\'t notice. On the way home she put her feet on the dashboard, I said take them off, she said I sound like a sign, and I laughed so much that I missed the green light and the man behind was honking. The apartment is too quiet tonight. Her hair thing is on the sink.',
    },
    {
      day: 5,
      durationSeconds: 600,
      writing:
        'The van died on McCarter Highway. Not with a noise, it simply stopped pulling, in the middle lane with forty kilos of rolls in the back. I put the hazard lights and a state trooper stood behind me, very polite, he asked what smelled so good, and I gave him a bag. The tow was a hundred and sixty. Manny at the garage on Magazine Street put his head under and came out with that face. Transmission. He wants nineteen hundred, or he can find one from a junkyard in Linden for eleven. I told him Linden. For the week I borrow the delivery car of the pizza man, with a plastic slice on the roof. People wave.',
    },
    {
      day: 9,
      durationSeconds: 480,
      writing:
        "Sunday, so I called Murtosa at noon, which is five over there. My mother picks up on the second ring because she sits next to the phone from four o'clock. She told me who died (two), the price of eels, and that the neighbor's rooster is in love with her broom. She is eighty-one. She asked if I eat. I told her, Mãe, I am in a bakery, I eat. She said bread is not food, what did I have with it. Then she forgot that she'd told me about the rooster and told me again, the same words, and I laughed again at the same place. It cost me nothing.",
    },
    {
      day: 11,
      durationSeconds: 560,
      writing:
        "Class on Tuesday. We are eleven, from seven countries, and the two Haitian ladies always know the answer before the rest of us find the page. How many amendments, who signs the bills. I said the Senate has a hundred people and it was right. My N-400 form is filled in pencil, now I have to do it in pen. Then I went straight in to work where there's a new kid to help me, Wilmer, from Ecuador, nineteen, long arms. First night he salted the same dough two times. I made him taste it. He chewed the whole thing looking at me in the eyes and said, it's strong. I think he'll be fine.",
    },
    {
      day: 13,
      durationSeconds: 520,
      writing:
        "A thick envelope came from the notary in Estarreja, with three stamps and my name spelled right for once. It's about the land and the boathouse, and Rui has signed already, I saw his big R at the bottom. I read half of the first page standing in the hall with my coat on. No. Let it be. I put it on top of the refrigerator under the phone book. I made soup instead, kale and chouriço, a pot for four days, and I cut the kale very thin how you should, it took me forty minutes with the good knife. Good soup. I ate two bowls and listened to the radio, the man with the traffic.",
    },
    {
      day: 14,
      durationSeconds: 610,
      writing:
        "Senhor Abílio called me upstairs to his little office, where the calendar is from 2011 because he likes the picture. He is seventy-six. He closed the door, so I thought somebody died. He says he's tired, his wife wants to be near the grandchildren in Fall River, and maybe next year he'll stop. \"Stop how?\" I said. He said a person came to ask what he would want for the building. He hasn't said yes. I have been there eighteen years. I know which floor tile rocks. I went down again and shaped the rolls and I was pressing too hard, they came out tight and I had to put a whole tray to the side for crumbs.",
    },
    {
      day: 15,
      durationSeconds: 500,
      writing:
        "Carla dropped Inês late again, four o'clock instead of noon, and stayed in the car with the engine on. We talked through the window. She has a new color in her hair, copper, it looks nice, and I nearly told her. She asked for the half of the braces. I gave her the check, I had it ready in the pocket since Thursday. Upstairs Inês was already on my sofa with the shoes on, and told me that she got an 88 in geometry and that she hates geometry. I made her arroz doce and wrote an 88 on it in cinnamon. She photographed it for her friends before she would eat.",
    },
    {
      day: 21,
      durationSeconds: 660,
      writing:
        "My cousin Fernanda came from Toronto with the husband and the husband's mother, five days, in my two rooms. I slept on the floor of the kitchen. Fernanda cleans when she's nervous, so she washed my curtains, my windows, the inside of my toaster. The old lady is ninety and plays sueca for money, she took fourteen dollars from me and put it in her stocking. We took them to see New York and what they liked best was the ferry because it's free. At the door Fernanda cried, she said you're too alone, and left me a jar of pumpkin jam and a Maple Leafs hat. Now the place is so clean that I don't find anything.",
    },
    {
      day: 22,
      durationSeconds: 530,
      writing:
        'Filled out the N-400 in ink. Twenty pages! They want to know every trip I made outside since ever, so I sat on the bed with the old passports and counted summers. Have I been a member of a totalitarian party. Have I been a habitual drunkard. I asked Wilmer and he said habitual means every day, so no. He is good with people, that kid, he sings low to himself in Spanish while he is oiling the pans. Tonight he made the first batch of rolls alone, from the flour to the basket. They leaned all to the left. We sold them anyway and nobody complained, one lady asked for two more.',
    },
    {
      day: 23,
      durationSeconds: 570,
      writing:
        "Mãe again on Sunday. She had a bad week with her legs, so Alda goes in the morning to light the stove. She talked about when we were kids and the boat with the swan painted on the front, how my brother and I fell off it together and only one of us could swim. That's Rui, who has the house next to hers now, and who she says asks for me. I asked her what she was cooking. Beans, she said. What kind of beans? We stayed a good while with the beans. She wants me to send the vitamins from Costco, the bottle with the green lid, and a calendar with big numbers so she can see the days.",
    },
    {
      day: 27,
      durationSeconds: 590,
      writing:
        "I wasn't going to write about my arm, enough of accidents, but it's funny so I'll tell it. I was pulling the big trays at four in the morning and the bottom one stuck, so I yanked, and the edge kissed me from the wrist to the elbow. A red stripe, very straight. I put it under cold water and I said all the words I know in two languages. The fellow who brings the milk came in at that moment, a serious Polish man, and he took honey from our own shelf and painted me with it, very careful, with the egg brush. It doesn't hurt anymore. Two hundred and ten corn breads went out, on time, and I smelled of breakfast.",
    },
    {
      day: 29,
      durationSeconds: 720,
      writing:
        "Somebody who reads this would not know who is Carla. Carla is the woman I was married to for thirteen years. We signed the divorce on the third floor of the courthouse on a Wednesday, four years ago in March, and then because it was raining and she had no umbrella I walked her to her car. Nobody cheated. I worked nights and she worked days at the salon, and we left each other notes on the microwave, and one day I noticed that the notes were only about the garbage. She kept the table, I kept the television. It was a good table, her uncle made it. I don't hate anything about her. Some days I miss that somebody tells me my shirt is wrong before I go out.",
    },
    {
      day: 32,
      durationSeconds: 510,
      writing:
        'They took my fingerprints for the immigration, in an office in Hackensack, on a machine with a glass. The girl couldn\'t get them. She wiped my fingers, she tried again, she called another girl. Twenty years of hot pans and flour, there\'s nothing left on the thumbs. "Sir, you have no ridges," she said. The man behind me said I could rob a bank. In the end they got eight out of ten and the supervisor said eight is enough. On the bus back I did the flashcards that Mrs. Okafor made us cut out, the branches of government, the rivers. The longest is the Missouri. I always say Mississippi.',
    },
    {
      day: 35,
      durationSeconds: 480,
      writing:
        "Inês wants to quit the viola. She told me in the car with her face to the window, because her mother already said no and I'm the soft one. I asked her why. She said she's third chair forever and the teacher breathes through his mouth. I said finish the year. She said that's exactly what Mom said, did you guys rehearse it? We had not. Me and Carla haven't agreed on anything since the pediatrician, so I was a little bit proud. Later she played me the piece, in my kitchen, in her socks, four minutes, something slow from Hungary. I don't know music but I unplugged the refrigerator so it wouldn't make noise. I think that she should finish the year.",
    },
    {
      day: 38,
      durationSeconds: 640,
      writing:
        "Two men came today in nice shoes, with a laser thing that makes a red dot, and measured the shop. The front, the back, the height of the cellar. One of them asked me if the oven can be removed. It's brick, it was built inside in 1958, I told him no. Senhor Abílio was following them with his hands behind his back and didn't say a word. After they left he told us nothing is decided. The girls at the counter looked at me, because I'm the oldest one after him. I said the same, nothing is decided. Then at night I counted on paper how many bakeries are left on our side of the tracks. Five.",
    },
    {
      day: 40,
      durationSeconds: 490,
      writing:
        'Snow, the first one, and heavy. I walked home in the middle of Elm Road because there were no cars, and my steps were the only steps. A kid from the second floor was trying to make a man of snow with two inches, it was half gravel. I gave him the carrot that I had bought for soup. Mr. Tubbs from across was shoveling his side and then he did mine too, and when I came out with my shovel he told me go to bed already. I slept till five in the afternoon. When I woke up the snow man had a tie.',
    },
    {
      day: 42,
      durationSeconds: 550,
      writing:
        "Wilmer forgot the timer and burned sixty baguettes for the hotel, completely black. He stood there with his mitts on and wanted to pay them from his wages. I told him about 2009 when I left out the yeast from the entire Easter order and we had folar that nobody could cut. We had ninety minutes. We mixed a straight dough, warm, double yeast, no beauty, and he ran with the first basket to the truck with his apron on fire almost. The hotel called to say the bread was different today and could they have that one always. He's still laughing. I showed him how to listen to a crust, it should talk when it cools.",
    },
    {
      day: 45,
      durationSeconds: 500,
      writing:
        "The letter came. Interview on the naturalization, with the day and the hour and a room number, bring the green card and all passports. I read it three times on the stairs. I put the paper on the wall with tape next to Saint Anthony. Mrs. Okafor made a pretend officer out of one of the Haitian ladies, Madame Rose, and she was terrible, she asked me with one eyebrow up if I'm ready to bear arms. I said if the law requires it. She said louder. Everybody laughing. I got nine out of ten. The one I missed was who was president in the First World War, I said Roosevelt because it's always Roosevelt.",
    },
    {
      day: 53,
      durationSeconds: 600,
      writing:
        'Eight days with no page because it\'s Christmas and there\'s no time even to shave. Bolo-rei, four hundred and twelve of them. My fingers are orange from the candied fruit. On the twenty-third the line went around the corner to the bank, and Inês came to help at the counter, she asked by herself. White cap, sleeves rolled. She called the old men "senhor" and they bought double. I watched her from the door of the back, through the steam, how she ties the string around the box with one hand and bites it. She saw that from me when she was four. At the end Senhor Abílio paid her in cash, in an envelope, with a chocolate bottle in it.',
    },
    {
      day: 55,
      durationSeconds: 520,
      writing:
        "On Christmas Eve my mother didn't pick up on the second ring. She didn't pick up on the tenth. I stood in the kitchen with the codfish boiling over. Finally Alda answered, out of breath: Mãe slipped on the back step going for kindling, nothing is broken, but she's in bed and the hip is all purple. They put the phone on her pillow. She said she's ashamed, that a woman who carried seaweed on her head for thirty years should be knocked down by a step with moss. I said I'll come in the summer. She said come when there's sun, there's nothing to see now. I ate the codfish cold. Too much salt or it was me.",
    },
    {
      day: 58,
      durationSeconds: 480,
      writing:
        "Rui telephoned, himself, at six in the morning, to the work phone. I came to the wall with my hands full of dough and held it with my shoulder. He said, it's eleven years, Paulo, and I answered that\n(I scratched out four lines here. They were not good English.)\nNew Year's orders: the Brazilian restaurant wants two hundred small ones with sesame, the club on Prospect Street wants the long kind cut already. I've got to ask for more sesame. The good one comes from the Lebanese on Monroe, in a sack with a camel, the other one has no taste. Also the mixer makes a click on the third speed. I put grease and now it clicks softer.",
    },
    {
      day: 61,
      durationSeconds: 530,
      writing:
        "Inês is testing me at the table with the hundred questions. She keeps the cards against her chest so I can't see. She put on a voice: \"Sir, what did Susan B. Anthony do?\" She fought for the rights of women, I said, and she told me correct and gave me a Cheerio. For every right answer one Cheerio. In the end I had a bowl. She's surprised how much I know, she didn't know herself that there are twenty-seven amendments. She said when I am sworn in she wants to come and wave the small flag, and that I should wear the gray suit, not the brown one. The brown one is the one I like. The teacher lent me a tape also, for the car.",
    },
    {
      day: 64,
      durationSeconds: 500,
      writing:
        "Wilmer told me that he's leaving. His uncle has a roofing company in Elizabeth and it's six dollars more an hour, in daylight, with a truck. He told it to me looking at the flour. I said take it, are you crazy, take it. He wanted to stay till Friday to finish the week right, and on Friday he made the whole night by himself and I sat on a sack and drank coffee. The rolls stood up straight. I gave him my second-best scraper, the one with the olive handle. He hugged me, he's a head taller, my nose was in his badge. So that's done, he is gone and it ended well.",
    },
    {
      day: 67,
      durationSeconds: 570,
      writing:
        "The person who wants the building is not a stranger. It's for Senhor Abílio's own son, Victor, the one who is in real estate in Short Hills, he and a partner. Apartments, six floors, a gym down where the oven is. The old man told me that with his eyes on the slicing machine. He says Victor says the bakery makes in one year what a building makes in one month. Maybe it's true, I never saw the books. I went out to the yard to breathe and I kicked a crate, then I put it back. I'm forty-four. What else do I know how to do? I went to the army and then I came here and went straight to the flour, that's my whole résumé.",
    },
    {
      day: 71,
      durationSeconds: 490,
      writing:
        "Carla came up. First time she sees the inside of this place in two years. She needed me to sign for the passport of Inês, the school is going to Quebec. She sat on the edge of the chair with the coat on. I gave her coffee in the cup that has no chip. She told me that she's seeing a man, an electrician from Kearny, she didn't want I should hear it at the salon or at church. I said is he good to our girl. She said he's afraid of her. I signed everywhere there was a cross. When she left I went to lie down but I didn't sleep, I was thinking about the electrician.",
    },
    {
      day: 73,
      durationSeconds: 540,
      writing:
        "Monday, my night off, and I couldn't stay in. I took the path by the Passaic River, behind the ballpark, where they made it nice with the orange boards. It was very cold and clear. On a shopping cart that was sticking out of the mud there was a heron, gray, standing on one leg, very comfortable. I stopped at maybe ten steps. He looked at me first with one side and then the other. A train went across the bridge and he didn't care. I was there so long that my ears hurt. Then a guy with a dog came and the heron opened up, huge, slow, and took off toward Harrison.",
    },
    {
      day: 78,
      durationSeconds: 510,
      writing:
        "Inês has an idea and it's a big one. She wants, after high school, not Rutgers but a place in Providence where they teach pastry and hotel business. She had the booklet folded in her sleeve. I always told her to study so that she doesn't have to get up at the hour of the thieves. She said, Pai, I like how you are when you come home, you're tired from something. I had no answer to that. Forty thousand a year, I saw the number at the bottom. I told her we'll see, and she knows that from me this is half of a yes. She slept over with the booklet on the blanket.",
    },
    {
      day: 80,
      durationSeconds: 480,
      writing:
        "Alone on the bench since the kid went to roofs. I do the first mix at ten, the second at midnight, then I scale, round, rest, shape, and I don't sit until the trucks. In a way I like it. There's an hour, about three, when the whole room is covered in cloths and everything under them is rising and there's no sound but the flue. I like that hour best. Tonight I tried a thing with the corn bread, scalding the flour the evening before like they did at home, and the crumb came out wet and sweet and it was still soft at noon. Ninety-five of them sold. An old man asked me who died and left me that recipe.",
    },
    {
      day: 83,
      durationSeconds: 560,
      writing:
        "Mother doesn't want to be alone at night anymore. She'd never tell me so, but Alda did, in a whisper, walking out to the yard with the phone, I could hear the hens. She leaves the lamp on and she sits dressed. I talked with her after and she told me the rooster story, the broom, as if it was new. That's from the autumn. I laughed in the place. When we hung up I sat there looking at the calendar with the big numbers, because I bought two, one for her and one for me, so that we look at the same thing. On hers she makes a cross when I call. She told me there's a lot of white in between.",
    },
    {
      day: 85,
      durationSeconds: 500,
      writing:
        'There was another envelope from the notary, thinner. Under the first one, then. I saw Rui\'s handwriting on the back, a few lines in pencil, to me, not official. I read "Brother, before" and I folded it. Not today. I have a tooth to see about and the laundry. The laundromat on Lafayette has new dryers that take a card, you have to put ten dollars at a time and it never comes out even, so everybody there has two dollars and thirty cents left that they can\'t use. A lady was explaining it to another lady for the entire cycle. I folded my whites. Fourteen aprons, and I own three shirts, I should buy some.',
    },
    {
      day: 88,
      durationSeconds: 630,
      writing:
        "Senhor Abílio came down at one in the morning in his pajamas with a coat over. He sat on the flour and watched me for a while. Then he said, what if you take it. I said take what. The shop, he said. Not the building, Victor wants the upstairs and the air, but he could leave the ground floor and the oven if somebody signs a lease of ten years. And the name, and the customers, he'd give me for what I can pay. I dropped the peel. I have twenty-three thousand dollars in the world. He says he began with eight hundred and a bicycle. He told me think, and then he fell asleep there, sitting. I put a sack over his knees.",
    },
    {
      day: 91,
      durationSeconds: 480,
      writing:
        "Inês back from Quebec with a cold and a magnet shaped like a moose. She spoke French to a waiter and he answered her in English, she's offended still. She brought me a loaf, can you imagine, three days in the suitcase between the socks, because she wanted to know how they make the crust so thin. We cut it on the counter and looked at the inside. She says steam. I say steam, and a weak flour. She wrote it down in her phone. I told her about the thing with the shop, she's the first one that I told, and she got quiet and then said, \"You would be the boss of you.\" Yes. That's what frightens me.",
    },
    {
      day: 93,
      durationSeconds: 510,
      writing:
        "It's arranged, Mãe is moving into Alda's house, the front room with the window on the street. I thought she would fight. But she was cheerful about it on the phone, she gave me the list: she takes the bed, the saint, the radio, and the broom for the rooster to visit. She can see who goes by to Mass, and who doesn't. I was ready with all my arguments and I had nothing to do with them. She sounded younger. She asked me whether I eat. All winter when I hung up on Sundays I felt bad till the night, and today I hung up and I whistled. I'm going to send them the money for a heater.",
    },
    {
      day: 96,
      durationSeconds: 550,
      writing:
        "Coffee with Carla, at a table, like people. I wanted to ask her about the lease because she has run the salon for nine years and she's better at papers. She took out her glasses (she has glasses now) and went line by line with a pencil. Who pays the boiler? Who pays if the street is closed? She wrote seven questions for me to ask. I said you were always smart and she said you never asked. Not angry, just like that. The electrician is named Doug. He wants to learn to dance before the summer. We laughed at Doug a little, not badly. She paid. I carried it all day, that it can be so easy.",
    },
    {
      day: 99,
      durationSeconds: 520,
      writing:
        "The scalded corn bread is a success, I make a hundred and forty now on Saturdays. There's a woman who comes at seven for it, before the girls have the register open, so it's me she finds, white to the eyebrows. She's from the fish store on Wilson Avenue, rubber boots, a voice from the Azores. Today she told me it's like her grandmother's and that she was a fool to come here only for rolls before. I said what's your name so I can put one aside. Lúcia. She put the exact change on the wood in a little tower. There was a fish scale stuck on her wrist. I looked at it too long I think. I put one aside for next Saturday already in my head.",
    },
    {
      day: 102,
      durationSeconds: 600,
      writing:
        "So I have sugar. I'd been drinking water all the time, three, four liters a night, and I thought it was the oven. At the clinic on Van Buren they pricked my finger and the nurse practitioner turned the little machine around so I could read it: 287. She asked me what I do for a living. I told her and she put down the pen. Diabetes, type two. A pill with breakfast and one with supper, and walk, and I'm to taste and not eat. She gave me a paper with a plate drawn on it, divided in parts, and bread had the smallest part. I've got it here on the table next to the pills. My father had it too and nobody measured anything. Well, I'll measure.",
    },
    {
      day: 105,
      durationSeconds: 540,
      writing:
        "We shook hands on it, me and Senhor Abílio, over the counter with customers looking. Ten years, ground floor and oven, the credit union on Ferry gives me forty and he takes the rest slowly. I asked all seven questions on my paper. For number five he said, who taught you that? Before Christmas I was afraid of the men with the red dot and now I'm the one who measures, I want a bench in the window and a new light for the sign. The counter girls had heard everything from behind the door, and one cried. I'm still afraid, but now it's about the boiler and the payments, which is a better kind. Victor sent a bottle, to be correct.",
    },
    {
      day: 107,
      durationSeconds: 500,
      writing:
        "Sunday. Mãe from her window reported eleven persons who skipped Mass. She is in good form, Alda is feeding her. She began that Rui was in, that he fixed the shutter for her, that he stood there with his cap and asked for my number at home, and should she give it? I told her the line was bad. It wasn't bad. I asked her to hold the receiver to the street so I could hear the bells, and she did. My sugar this morning was 168, I write it down in a column in the back of this notebook. I walk forty minutes before supper. I made a new hole in the belt already.",
    },
    {
      day: 113,
      durationSeconds: 560,
      writing:
        'Inês came in at five in the morning, Saturday, with her own apron, to learn the rounding. She has my mother\'s hands, small and fast. I showed her once and she had it, both hands, two rolls at a time. At seven Lúcia knocked on the glass for her loaf, and Inês looked at her, looked at me, and said "I\'ll get the register" though there was no need. Lúcia told me that she\'s a widow six years now. We talked about squid for ten minutes, how long to cook it. Then she asked if I go sometimes to the fado on Thursdays at the club. I never went. I said I go. After she left Inês didn\'t say anything for one whole tray, and then, "Pai, buy a shirt."',
    },
  ],
};
