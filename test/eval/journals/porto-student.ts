import type { Journal } from './journal.ts';

/** A student of 22 in Porto who keeps the diary in English; drops her father each time he comes up, and the tuna falls silent halfway. */
export const portoStudent: Journal = {
  name: 'porto-student',
  planted: {
    recurring: [
      [
        'thesis',
        'my thesis',
        'dissertation',
        'my dissertation',
        'Professor Queirós',
        'supervisor',
        'university work',
        'microplastics research',
        'studies',
      ],
      ['Bea', 'my flatmate', 'flatmate', 'roommate', 'friendship with Bea', 'living with Bea', 'friend'],
      [
        'swimming',
        'the pool',
        'swim',
        'lengths',
        'swimming pool',
        'the university pool',
        'sport',
        'Senhor Vasco',
      ],
      [
        'café',
        'work',
        'café job',
        'my shift',
        'waitressing',
        'job',
        'Dona Lurdes',
        'work at the café',
        'shifts',
      ],
      [
        'Rui',
        'my brother',
        'brother',
        'little brother',
        'sibling',
        "Rui's baking",
        "Rui's future",
        'baking',
        'bread',
      ],
      ['father', 'my father', 'dad', 'my dad', 'relationship with my father'],
    ],
    emerging: [
      [
        'driving lessons',
        'driving',
        'learning to drive',
        'driving school',
        'driving licence',
        'Senhor Firmino',
      ],
      [
        'Rotterdam',
        'traineeship',
        'traineeship in Rotterdam',
        'moving abroad',
        'going abroad',
        'the Netherlands',
        'Holland',
        'job application',
        'internship abroad',
      ],
    ],
    avoided: [
      ['father', 'my father', 'dad', 'my dad', 'relationship with my father'],
      [
        'tuna',
        'the tuna',
        'rehearsal',
        'tuna rehearsals',
        'student music group',
        'music',
        'singing',
        'playing in the tuna',
      ],
    ],
  },
  facts: [
    { question: 'What toy turned up when the appliance was repaired?', entry: 7 },
    { question: 'What present did a friend from Italy carry in her luggage?', entry: 3 },
    { question: 'How did someone rescue the tag that went overboard?', entry: 13 },
    { question: 'What did an elderly medic tell us about his youth?', entry: 9 },
    { question: 'Why could my roommate join in with the harmony?', entry: 17 },
    { question: 'How many bits did the odd batch yield on the first tally and on the repeat?', entry: 18 },
    { question: 'How long did it take to fix my tooth, and who did the job?', entry: 29 },
    { question: 'Where did my roommate and I go on an outing by the sea?', entry: 26 },
    { question: 'What did a customer from the United States give me?', entry: 22 },
    { question: 'What was our only award at the competition?', entry: 15 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 560,
      writing:
        "So, a new notebook, and I will keep it in English because I need the practice. I am twenty-two, in the last year of environmental engineering, and I live in a small flat near Marquês. Tonight was the first rehearsal of the tuna after the January exams. We were twelve people in a cold room, two mandolins out of tune, and I still can't sing and hit the tambourine at the same time. I laughed so much that my stomach hurts. Afterwards somebody's cousin brought a chocolate cake and we ate it with our hands, in our black capes, like very elegant animals.",
    },
    {
      day: 2,
      durationSeconds: 600,
      writing:
        'Meeting with Professor Queirós about my thesis. The subject is decided: microplastics in the sediment of the Douro, four sampling points between Crestuma and the mouth. She speaks very fast and she says everything is simple. For me it is not simple at all. I have to write a plan of work by Friday, with dates, and read about thirty papers that she sent in one single email at six in the morning. I am excited, to be honest, but also a bit scared. The dissertation has to be delivered on the thirtieth of June and now it is already February.',
    },
    {
      day: 5,
      durationSeconds: 510,
      writing:
        "There was a missed call from my father this afternoon, the first since Christmas. He left a message of eleven seconds. I don't want to write about him, so I won't. Next thing. I went to the Bolhão market to buy vegetables because I decided to eat better this semester, and came home with cheese, olives and a bag of tangerines, so that went well. The lady of the cheese called me princesa and gave me a piece to taste, and of course after that you have to buy. It rained all the way home and my left boot lets the water in.",
    },
    {
      day: 7,
      durationSeconds: 720,
      writing:
        "Giulia is here! We were neighbours in the residence two years ago when she was on Erasmus, and now she came from Bologna for four days with only a backpack and a big jar of her aunt's pesto. We walked the whole day, from the cathedral to the river and across the lower bridge, and she took maybe two hundred photographs of laundry. In the evening she cooked for everybody and told us about her terrible internship in an insurance company. She flies back on Tuesday. I forgot how loud she is, and how good it is to be with somebody who finds everything funny. We saw also the modern museum at Serralves, where she explained each painting to me with great authority, all invented.",
    },
    {
      day: 10,
      durationSeconds: 540,
      writing:
        'I am angry with Bea. We share this flat since September and she has still not understood that a pan does not wash itself. Today there was rice burned in my pan, in the sink, for the third day, and a note from her saying sorry with a smiley. And she talks on speaker with her boyfriend until one. I said nothing, as usual, and left early to rehearsal. At least the tuna went well, we have a new song from the Azores with three voices and I am in the middle one, the boring one, but when it fits together it is beautiful.',
    },
    {
      day: 12,
      durationSeconds: 600,
      writing:
        'I started swimming again. The university pool is open to students from seven in the morning, and I have a card that cost me almost nothing. I made only twenty lengths, with many pauses holding the wall, and an old man in a yellow cap passed me again and again. It is embarrassing, I swam in a club until fifteen. But afterwards I sat in the library with wet hair and read two articles for the thesis without looking at my phone, which never happens. I want to go twice a week. I write it here so that I have a witness.',
    },
    {
      day: 17,
      durationSeconds: 480,
      writing:
        "Long shift at the café, from eight until four, because Nuno is sick. We are on a corner in Cedofeita and on Saturdays the queue goes to the door. I broke two cups and gave a meia de leite to a man who had asked for a tea. Dona Lurdes, who cooks, says I have the hands of a poet, and she doesn't mean it as a compliment. My feet! But the tips were good, fourteen euros, and she gave me what was left of the pumpkin soup in a jar for my dinner.",
    },
    {
      day: 19,
      durationSeconds: 660,
      writing:
        "I don't want to bore myself with the washing machine, but it deserves a page. On Monday it stopped in the middle of a programme, full of water, with all my towels inside. The landlord said to hit it on the right side. I hit it on the right side. Then on the left. On Tuesday a technician came, a very young one, and he took from the filter one hairpin, three coins and a small plastic dinosaur that nobody in this flat recognises. He asked for forty-five euros. I put the dinosaur on the kitchen window, as a guardian, and now everything works.",
    },
    {
      day: 20,
      durationSeconds: 540,
      writing:
        'Rui sent me a video of bread. Only that, a bread coming out of the oven and his hand knocking on it from below, and then he wrote listen how it sounds. I listened four times. He makes me smile always. For the rest, a grey day with my dissertation. I delivered the plan of work and Professor Queirós returned it with so many red comments that it looks like it has measles. The dates are too optimistic, she says. I changed March to April in three places and sent it again. Dinner was sardines from a can, standing up.',
    },
    {
      day: 21,
      durationSeconds: 600,
      writing:
        'What a night. The tuna played at a dinner of doctors in a hotel at Boavista, our first performance of the year, and they paid us with food and with a small envelope for the trip to Coimbra. I forgot the second verse completely and moved my mouth like a fish. Nobody noticed except the girl of the accordion, who almost died laughing. At the end an old surgeon cried with a serenade and told us that he had sung the same one in 1968 under a window, and that the window had not opened. I came home on foot, singing still.',
    },
    {
      day: 25,
      durationSeconds: 570,
      writing:
        "Sunday at work. It was slow in the morning because of the football and then everybody came at once. A man at table six had exactly the voice of my father when he asks for the bill, and for a moment I stood there with the tray. I'm not going there today. Let me write about the cakes instead. Dona Lurdes is testing a new orange tart for the café and we had to give marks from one to ten, like on television. I gave nine. Nuno gave four and she didn't speak to him until closing, and he had to clean the grill.",
    },
    {
      day: 28,
      durationSeconds: 510,
      writing:
        'Bea had people here yesterday, on a Tuesday, eight people in a kitchen for two. I had to finish the chapter of the state of the art and I wrote it with earplugs and a pillow around my head. My flatmate is not a bad person, she is only a person who lives as if alone. In the morning she offered me a coffee and I was cold with her. The thesis has now eleven pages, of which maybe six are good. Professor Queirós wants the sampling to begin on the tenth of March if the river lets us.',
    },
    {
      day: 30,
      durationSeconds: 600,
      writing:
        'I swam thirty-two lengths today. The man with the yellow cap said good morning, so now I exist in the pool. In the front crawl I still breathe only to the right side, and the lifeguard, who is bored, explained to me how to turn the head. I swallowed half of the water. Then classes, then rehearsal of the tuna until eleven, because we go to the festival in Coimbra next week and the flag dance is a disaster. The boy with the flag hit the lamp twice. I am tired in a good way, the way of muscles.',
    },
    {
      day: 34,
      durationSeconds: 840,
      writing:
        "First day of sampling for the thesis! We left at six with the van of the faculty, me, Professor Queirós and a technician called Abílio who knows every stone of the Douro. It was so cold in the boat that I couldn't close the bags. We took mud at Crestuma and at Gramido, twelve samples, each one with a label, and one label fell in the water and I wanted to cry. Abílio caught it with a soup spoon. Back in the laboratory we put everything in the fridge. I smell of river, my hair also. I ate a whole roast chicken with Abílio afterwards, from the paper, on the bonnet of the van. This was the best day since the course began.",
    },
    {
      day: 36,
      durationSeconds: 500,
      writing:
        "Talked with Rui on the phone for one hour. He has a maths test tomorrow and he wasn't studying, he was making a dough that has to rest all night, and he explained it to me with so much detail that I learned what a poolish is. He says he doesn't want to hear of university. I told him to finish the twelfth year first and then we see. He went quiet, then asked if I wanted the recipe. It's complicated to give advice when you think that the other one is perhaps right. I bought flour, anyway. It stays in the cupboard.",
    },
    {
      day: 39,
      durationSeconds: 630,
      writing:
        "Coimbra was incredible. The tuna didn't win anything, only the prize for best audience, which means that our own friends shouted the most. We slept on mats in a gymnasium, forty people, and at five somebody was still playing cavaquinho in the showers. Today I paid for it. I went straight from the bus to my shift and Nuno had to tell me three times that I was pouring milk in the sugar. Dona Lurdes sat me down at the back with a caldo verde and covered my tables for a quarter of an hour. I will not forget that.",
    },
    {
      day: 41,
      durationSeconds: 540,
      writing:
        "Swimming before class, thirty-six lengths. In the changing room a little girl was shouting because her dad was waiting outside and she had lost one sock, and I thought of my father and the municipal pool in Lamego, how he used to hold the watch. No, leave that. I prefer to speak of technique: I can finally breathe to the left side! Not beautiful, but I don't drown. The lifeguard made me a sign with the thumb. After lunch I slept on the desk in the library, with my cheek on the statistics book, and a stranger put a tissue under my mouth.",
    },
    {
      day: 43,
      durationSeconds: 560,
      writing:
        "Strange evening. I had rehearsal with the tuna and came back at midnight without keys, and Bea came down four floors in pyjamas to open, because the buzzer doesn't work. She wasn't even cross. She made toast and asked me to sing something from the new repertoire, very low because of the neighbours, and I sang the one of the Azores. She knew the second voice! Her grandmother is from Terceira. It's the first time that we sat together in that kitchen without talking about the dishes or the bill of the gas. Then she went to call the boyfriend, on speaker, but okay.",
    },
    {
      day: 46,
      durationSeconds: 660,
      writing:
        'The laboratory ate my week. For my dissertation I have to dry the sediment, sieve it, separate it with salt water and then count little pieces of plastic on the microscope, blue, red, transparent, one by one. After three hours I see fibres also when I close my eyes. Today sample nine gave 214 particles and I counted again because I thought it was an error, and it gave 219. Professor Queirós was happy, which is a strange thing to be about plastic. She says I have good patience. I have a good chair, that is all, I stole it from the room of the doctorates.',
    },
    {
      day: 53,
      durationSeconds: 480,
      writing:
        'Nothing happened, and I liked it. It rained since morning, I stayed in pyjamas and watched five episodes of a Danish series about a police inspector who never eats. Then I made a chickpea stew with spinach, enough for three days. In the late afternoon the sun came out for ten minutes and all the people of the street appeared at the windows, like in an Advent calendar. I went down only to put the glass in the recycling. Good Sunday.',
    },
    {
      day: 57,
      durationSeconds: 780,
      writing:
        "Home in Lamego for Easter, so I have time to write properly. My brother is taller than the fridge now. I notice that I write Rui here always as if everybody knew: he is my brother, seventeen, the only one I have, and he gets up at four on Saturdays to help in the bakery of Senhor Amadeu, for nothing, for joy. He took me there yesterday. I saw him with flour until the elbows, serious, fast, like another person. On the way back he told me that he'll apply to the bakery school and not to the university. I said I would defend him at the table. Then we ate the folar still hot, walking, and he criticised the crust for one kilometre.",
    },
    {
      day: 61,
      durationSeconds: 570,
      writing:
        'Back in Porto. I opened the door and Bea was crying on the kitchen floor, the boyfriend finished with her by message after three years. I put down the suitcase and sat next to her. We stayed there maybe two hours. I had the folar from home in my bag, so we ate it with butter, and she told me everything, also that she had always thought I hated her. I told her about the pan. She laughed with her nose full. I was unfair with my flatmate, I think, I saw only the dishes. Today she washed all of them, and mine too.',
    },
    {
      day: 65,
      durationSeconds: 540,
      writing:
        'Easter tourists, so the café is crazy. I did three afternoons in a row and I can say what is in a galão in four languages. An American lady left me a twenty and a postcard of Ohio with thank you Sweetie. The boss asked if I can work more hours in May, and I said that I have to think, because of the thesis, the tables of results are all still to do. Dona Lurdes told him in front of me that the girl has to study. She defends me like a lawyer. My shift ended at eight and I ate the last orange tart.',
    },
    {
      day: 67,
      durationSeconds: 500,
      writing:
        "Fifty lengths without stopping. I repeat: fifty, without stopping! I counted with the fingers on the wall so I'm sure. There is a feeling around the length thirty, when the arms go alone and there is nothing in my head, no plastic, no dates, nothing. I think this is why I come to the pool. In February I swam to be less fat for the summer, I can admit it, and now I swim because of that nothing. The yellow cap, whose name is Senhor Vasco, is seventy-eight years old.",
    },
    {
      day: 69,
      durationSeconds: 600,
      writing:
        "Rui called late. He told at dinner about the bakery school and it went badly. Mum was quiet and worried about what people will say, and then our father, who hadn't telephoned them for weeks, called exactly that night and had an opinion. I'd rather not put his opinion on paper, or him. I stop that here. What matters is that my little brother didn't cry and didn't shout, he got up and made the dough for the next day. I told him that I'm proud. He answered with a picture of a round loaf with an R cut on the top.",
    },
    {
      day: 72,
      durationSeconds: 640,
      writing:
        "Bad meeting. Professor Queirós looked at my results and asked where are the blanks, the control samples, and for Gramido there are none. I forgot to make them, or I made them and didn't label, I really don't know. She didn't raise her voice, which is worse. So I have to repeat six samples, that is two weeks of my dissertation in the garbage. In the evening I made a new calendar with coloured pens. It's possible to deliver in June, but I can't get sick and I can't have ideas.",
    },
    {
      day: 74,
      durationSeconds: 510,
      writing:
        "Bea's idea: to go to Miramar by train to see the chapel on the beach, both of us, with sandwiches. It was windy and we had sand in the teeth. She told me she wants to change course, from law to social work, and nobody knows yet. I told her about some of my own stuff too. It's funny, in February I counted the days to leave this flat, and yesterday I asked her if she wants to renew the contract together. On the way back she slept on my shoulder with her mouth open. I have a friend in my own kitchen now.",
    },
    {
      day: 77,
      durationSeconds: 570,
      writing:
        "Work, then pool, in the wrong order. I left the café at three with the smell of toast in my hair and went directly to swim, and my legs were of stone. Only twenty-eight lengths. Senhor Vasco says one should never count after lunch. At work there was a small drama, because Nuno has resigned, he goes to a hotel in the Algarve for the season, and now there's nobody for the Saturdays. Dona Lurdes cried a bit in the onions, she says it was the onions. We bought him a corkscrew with his name.",
    },
    {
      day: 79,
      durationSeconds: 660,
      writing:
        "I repeated the Gramido samples, now with blanks, three of them, with labels written so big that you can read them from the moon. Abílio went with me on the boat because the professor was in Aveiro. So the thesis breathes again. And good news from home: Rui was accepted in the baking school in Lisbon, starting in September! My brother sent only the letter, no words. I jumped in the corridor of the laboratory and a doctoral student spilled her tea. I'll go with him to find a room in August. He has never been on the metro alone.",
    },
    {
      day: 82,
      durationSeconds: 480,
      writing:
        "My father wrote me a message, a long one this time. I saw the beginning on the screen and put the phone in the drawer with the socks. Not now, I don't want to think about this. Today I went to the dentist of the faculty, where the students treat you almost for free, and it took two hours and a half for one small filling, because each step has to be approved by a teacher. The boy's hands trembled more than mine. Then I bought a sun dress in the second-hand shop, green, with pockets.",
    },
    {
      day: 85,
      durationSeconds: 540,
      writing:
        "Bea came with me to the pool! She can't swim really, she does a kind of dog style with the chin up and a very serious face, but she made eight lengths and she was so proud that she told it to the porter of our building. I did forty. Afterwards we had two big slices of pizza in the sun and my flatmate declared that sport is wonderful. In the evening I corrected figures of the thesis, the map of the sampling points has the north in the wrong place, and she read me the captions aloud with the voice of the news.",
    },
    {
      day: 88,
      durationSeconds: 600,
      writing:
        "Today I had my first driving lesson. I'm the last one of my class without a licence, and I found a school in Paranhos that lets you pay in eight times. The instructor is called Senhor Firmino, he eats mints and says calma, calma, also when nothing is happening. I stalled the car five times at the same traffic light and a bus driver applauded. But I drove! On a real street, in second gear. After that I couldn't concentrate, but I still wrote two pages of the discussion of my dissertation, the part about the treatment station at Freixo.",
    },
    {
      day: 90,
      durationSeconds: 840,
      writing:
        "It's after midnight but I have to write this. Today I saw an announcement: a traineeship in Rotterdam, one year, in an institute that cleans plastic from rivers before it gets to the sea. They pay, and they want exactly somebody from sediment. I read it ten times. To move abroad, me, who cries when the train passes Régua. The application closes in two weeks, with a letter and two references. I imagined myself with a bicycle and a raincoat, in the Netherlands, speaking this English of mine the whole day. I also imagined November there. I didn't tell anyone yet, only this page. What would I even put in the letter? That I can count fibres and that I make a good galão? I think I want to go.",
    },
    {
      day: 93,
      durationSeconds: 520,
      writing:
        "At the café we have a new colleague, Sandra, forty years old, who carries five plates on one arm, so I'm officially the worst. Bea came at the end of my shift and sat at the counter with her papers for changing course, and Dona Lurdes gave her opinion on each form, and an almond biscuit for each signature. The three of us closed the place together, with the radio loud and the chairs on the tables. It was hot, the first really hot evening, thirty degrees at seven.",
    },
    {
      day: 96,
      durationSeconds: 570,
      writing:
        "Driving again, fourth lesson, and for the first time I parked. It took me eleven manoeuvres and Senhor Firmino ate half of the packet of mints, but the car was between the two lines. He took me over the Arrábida bridge, with the trucks, and I held the wheel so strongly that my hands hurt. In the water it's the same thing, I noticed it this morning when I was swimming: if I squeeze, I sink. Forty-four lengths, soft. Senhor Vasco had his birthday and brought port wine to the changing rooms, at eight in the morning, in plastic cups.",
    },
    {
      day: 99,
      durationSeconds: 720,
      writing:
        "I sent it. The letter for Rotterdam took me five evenings and I asked Professor Queirós for a reference with my heart in my mouth, and she said of course, and that she had thought of sending me the announcement herself. We spoke also about the thesis: ninety-one pages, the conclusions are missing, and she considers it solid. Solid! I called Rui to tell him that maybe I'll live in Holland when he'll live in Lisbon, and my brother asked only what kind of bread they have there. Sliced, I said. He was silent from pity. The answer comes in July.",
    },
  ],
};
