import type { Journal } from './journal.ts';

/** A Filipina of 41 who cares for an old lady in Hong Kong: the children on the screen, money sent home, Sundays in Central, the rosary, and a husband she steps around. */
export const hongkongCaregiver: Journal = {
  name: 'hongkong-caregiver',
  planted: {
    recurring: [
      [
        'Ah Po',
        "Ma'am",
        'popo',
        'the old lady',
        "my employer's mother",
        'old lady',
        'caregiving',
        'work',
        'my job',
        'my employer',
      ],
      ['my children', 'children', 'my kids', 'kids', 'Jomar', 'Althea', 'my son', 'my daughter'],
      ['money', 'remittance', 'sending money home', 'money home', 'debt', 'salary'],
      ['Sundays', 'my friends', 'friends', 'Central', 'day off', 'Sunday'],
      ['the rosary', 'rosary', 'prayer', 'praying', 'church', 'Mass', 'God', 'faith', 'Mama Mary'],
    ],
    emerging: [['sewing', 'sewing machine', 'dressmaking', 'tailoring', 'a sewing business']],
    avoided: [
      ['my husband', 'husband', 'Rey', 'marriage', 'my marriage'],
      ['Cantonese', 'Cantonese class', 'learning Cantonese', 'the language', 'language class'],
    ],
  },
  facts: [
    { question: 'What seasoning does the angry woman slip in the drink?', entry: 0 },
    { question: 'Against what kitchen appliance did the boy demonstrate his height?', entry: 1 },
    { question: 'Where were the potted flowers kept during the storm?', entry: 6 },
    { question: 'Why was the first roofing fund spent on something else?', entry: 9 },
    { question: 'What remark about her figure could she now comprehend in the elevator?', entry: 11 },
    { question: 'Who is getting the regular overseas mail?', entry: 15 },
    { question: 'What false excuse did the patient give the radiographer?', entry: 17 },
    { question: 'What did she count on after the blue string of beads went missing?', entry: 19 },
    { question: 'Where does the old cheat stash pieces during the game?', entry: 23 },
    { question: 'What did the clerk enter as the reason for the deposit account?', entry: 31 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 560,
      writing:
        "Ma'am's mother has put salt in my coffee again. She does it when she's angry, and Ah Po is angry because I hid the slippers without the grip. She is ninety-one. I drank it, all of it, looking at her, and said \"ho yum\", delicious, and she laughed so much I had to hold her by the elbow. We understand each other. She was a schoolteacher in Toishan before, and I also was a teacher before, so there are two teachers in a kitchen with no class.",
    },
    {
      day: 2,
      durationSeconds: 610,
      writing:
        'Jomar is taller than the refrigerator now. He stood beside it in the video call to show me. His voice, I did not recognise, I said who is this man in my house! Althea was behind making faces, with no front teeth. I count the years in refrigerators. When I left he was only up to the handle of the freezer. After they pressed the red button I stayed looking at my own face in the dark glass for some time.',
    },
    {
      day: 3,
      durationSeconds: 500,
      writing:
        "Padala day. The line at World-Wide House goes down the escalator and around the shop for phone cases. I sent fourteen thousand pesos for tuition, three for the roof, two for my mother's maintenance tablets, and there's the loan from the agency still, five months more. What is left I can hold in one hand and it doesn't even fold. The lady at the window said next. She has very nice nails, that lady, every month a new design. I suppose we are paying for it.",
    },
    {
      day: 5,
      durationSeconds: 580,
      writing:
        'We started a Cantonese class in the church basement, Wednesdays when Ma\'am permits. Teacher is a student with braces. Six tones and I have two of them. "Ma" can be mother, or horse, or to scold, so I have been calling Ah Po my horse. She never corrected me, she must have enjoyed it. I filled one whole page with the character for "door" and it looks like a door, I was so pleased.',
    },
    {
      day: 7,
      durationSeconds: 530,
      writing:
        "Our place is under the bank, near the third pillar. Marites brings the cardboard, I bring the mat, and the Ilocana brings whatever she cooked secretly. From nine to eight. We do nails, we do hair, we do everyone's problems. Today it was Daisy's employer who counts the eggs. I ate three kinds of fish with my hand and I lay down with my head on somebody's lap and slept in the noise of ten thousand women talking. It's the only day I am not \"auntie\".",
    },
    {
      day: 9,
      durationSeconds: 490,
      writing:
        "Five in the morning is mine. Nobody is up, so I sit on the small stool in the laundry with the rosary, the blue one that was my lola's, and go around. Sometimes I am not even praying, only holding on as in a jeepney. The washing machine is my choir. I offered today for Jomar's exam and for Ah Po's knee and for whoever stole the mop from the corridor.",
    },
    {
      day: 11,
      durationSeconds: 550,
      writing:
        "Rey did not come on the call, the children said he was out. Never mind that. The typhoon signal went to number eight and the whole of Kennedy Town was taping its windows. I carried in forty-one pots of Ma'am's orchids from the balcony, one by one, and lined them in the corridor and in the bathtub, so for that night the flat was a jungle and Ah Po went up and down it in her wheelchair, inspecting the flowers like a general.",
    },
    {
      day: 13,
      durationSeconds: 620,
      writing:
        'Market today with my new words. I asked for half a catty of choi sum and the man answered in English. I asked again. He answered in Tagalog! Pili ka na, ate. Everyone laughed, including the fish. Still I got from him the correct tone for "too expensive", he made me repeat until the next stall applauded. I used it on him immediately and I got ten percent.',
    },
    {
      day: 16,
      durationSeconds: 540,
      writing:
        "Bath day is war. She's only thirty-eight kilos but she fights like a cat. I've learned to sing first. It must be the song about the fishing boat; if I sing another she closes her mouth and hits the water. Today after I had dried between her toes the old lady touched my cheek and called me by her sister's name. That sister died in 1944. I said yes, I'm here.",
    },
    {
      day: 18,
      durationSeconds: 500,
      writing:
        "My mother needs a new roof because the first money for the roof became my cousin's hospital. I am not angry. I'm only tired in the place where the anger should be. I went to borrow again from the agency, at a rate I won't put on paper, and signed my name nine times. On the bus I made a list of everything I have paid for at home: one roof, half of another roof, two graduations, four funerals, a pig.",
    },
    {
      day: 20,
      durationSeconds: 570,
      writing:
        'Althea read to me the whole of a book in English, about a duck that\'s lost its mother, very slow, with her finger. I don\'t know who chose this book. I kept saying very good, very good, what is next. There were eleven pages and on page nine the line went frozen with her mouth open, so I had to imagine the end. When it came back my daughter said, "Nanay, the duck is okay."',
    },
    {
      day: 22,
      durationSeconds: 630,
      writing:
        'Exam in the basement, only ten questions. I passed with eight! The braces teacher gave each of us a certificate with a gold sticker, and I have it inside my pillowcase. One thing about learning Cantonese is now I understand what they say in the lift. Before it was only music. "Which floor\'s maid is that," it was, and "the fat one is better." So I pressed the button for twenty-two and said, in the correct tones, twenty-two, please.',
    },
    {
      day: 25,
      durationSeconds: 510,
      writing:
        "It's Marites's last one. Her contract is finished, she goes home to Cagayan after nineteen years, and she's scared, she told me only. We gave her the best cardboard, a flat-screen box. Sixteen of us squeezed on it for the picture. At eight when the sweepers came no one moved, the sweepers waited too, they leaned on their brooms. I have my friends for one day each week, and in ten years that's more days than I've had with my own sisters.",
    },
    {
      day: 27,
      durationSeconds: 590,
      writing:
        "Jomar asked me why my husband, who has no work, has a new motorcycle. It's a good colour, red, I told him. Then we did fractions, he holds the notebook to the camera and I write on my palm with a ballpen and hold it up. Three-fourths of twenty. I used to have forty-five pupils, and now it is one, through a hole as big as a peso, but he got them all. I taught my son to check by going backward.",
    },
    {
      day: 29,
      durationSeconds: 480,
      writing:
        "The fifty-four days novena, I'm at thirty-one. You ask for twenty-seven and you say thank you for twenty-seven whether you got it or not. I like that, it is like paying in advance. My knees are bad on the tiles so Ah Po, who believes in nobody, only her ancestors and the Jockey Club, threw to me from her bed a cushion. She did not say anything. She turned to the wall and pretended to snore until I had reached the end of the beads.",
    },
    {
      day: 31,
      durationSeconds: 560,
      writing:
        "In Ma'am's building they're changing the mailboxes. For one week all the letters lay on a table in the lobby, and everyone could see everyone: who has debts, who has a magazine about fishing, who receives from Canada a thin blue envelope every four days. It was the security guard, the blue envelope. Sixty years old! He saw that I'd seen it. He straightened his cap and we've become very polite.",
    },
    {
      day: 33,
      durationSeconds: 610,
      writing:
        'No more class, the basement will be for table tennis. We had a small goodbye with egg tarts, and the teacher got the braces off so we hardly knew him. I said my speech: I come from Iloilo, I am forty-one, my horse is ninety-one. He laughed and then he wiped his eyes. I will go on with the cartoon channel, where they talk slow.',
    },
    {
      day: 35,
      durationSeconds: 520,
      writing:
        "She fell. It was only from the chair to the mat but the sound of it. I was in the toilet, one minute, less than one. Ma'am didn't shout, it would be better if she shouted. In the X-ray Ah Po held my thumb and told the doctor in three languages that it was her own fault, that she'd been trying to reach the radio. There was no radio. She's the best liar I ever worked for.",
    },
    {
      day: 38,
      durationSeconds: 580,
      writing:
        "I finished with the agency. Five months, and then they found another month, and now it is finished, I have the paper with the stamp. I took it out on the ferry to read it in the wind. It's the first time in seven years I owe nobody anything. So I bought an ice cream for twenty-two dollars, pistachio, and I ate it very slowly from Central to Cheung Chau, and felt like a thief.",
    },
    {
      day: 40,
      durationSeconds: 500,
      writing:
        "I lost it. The blue one, on the tram or at the wet market, I went back along the entire way looking at the ground like a chicken. I cried more than for some people. In the evening I prayed on my fingers instead, ten fingers, ten Hail Marys, and I thought, well, so that's why we have ten. God is very practical. I still checked all the pockets again.",
    },
    {
      day: 42,
      durationSeconds: 570,
      writing:
        "They have hung up the Christmas lantern already in September, Althea's idea. She made them carry the phone outside so that I'd see it from the road, then from the mango tree, then from below. My children were shouting at one another where to stand. Then it was lit. And you know how in the camera a lamp becomes only a white ball with nothing in it? I said it's beautiful. I said I can see every colour.",
    },
    {
      day: 44,
      durationSeconds: 540,
      writing:
        "My sister sent me a picture that I did not ask for, of my husband with that person, at the fiesta. I've deleted it. I learned how to make Hainan chicken today, the real one: you put the whole bird in the water and then you turn off the fire and leave it alone. That is the secret. It cooks itself in the quiet. Afterward you rub it with ice so the skin gets tight. Sir ate four pieces and asked who ordered it from outside.",
    },
    {
      day: 46,
      durationSeconds: 620,
      writing:
        "Daisy got terminated. She came to the pillar with her two suitcases on a trolley, because of the eggs in the end, truly, they said that she ate one. Fourteen days to find another boss or go home. We passed around a hat, a real hat, and by four o'clock there was two thousand six hundred. The Ilocana put in her earrings. That is how it is with the girls in Central, we fight over the shade and then someone takes the gold out of her ears.",
    },
    {
      day: 48,
      durationSeconds: 510,
      writing:
        "She wants to teach me mahjong. She has been cheating from the first tile, with the cast on her arm she hides them inside the sling. I let her. Then I began to hide also, in my apron. This afternoon we both stood up from the table and it was raining tiles on the floor. Ah Po cried from laughing. When Ma'am came in, we were on our four hands and knees, looking under the sofa, a bit drunk on it.",
    },
    {
      day: 50,
      durationSeconds: 560,
      writing:
        "Jomar's senior high, it's a private one, because of his marks the half is free. The other half is nine thousand a term. I did the computation on the back of the Jollibee receipt. If I don't go home this December either, it can be done. The airplane becomes a uniform, a laptop, and a bag. I sent it before I could think, and then I told my son only the first part, about the half that is free.",
    },
    {
      day: 52,
      durationSeconds: 590,
      writing:
        'At the Mass in St Joseph\'s they announced from the altar a lost and found, and somebody held up blue beads. I was in the choir loft stairs, standing. I couldn\'t get through the crowd, I shouted "Akin!" inside the church, mine, like a fishwife. It went from hand to hand over the heads of, I think, two hundred women until it came to me. It had a new knot where it broke, someone had repaired it. I never found out who did.',
    },
    {
      day: 55,
      durationSeconds: 480,
      writing:
        "The man in the shop downstairs sells only lightbulbs. Eleven kinds, I asked. He's never been broken-hearted, he told me, since he never tried anything else. His father also, only bulbs. When LED came he wept. I bought one for the laundry, a warm one, he tested it for me in his socket with much ceremony and it came on, and for a second his whole dark shop had a ceiling.",
    },
    {
      day: 57,
      durationSeconds: 550,
      writing:
        "She doesn't want rice any more. Three spoons of congee, then she turns her face. The doctor says it's age, there's no pill against ninety-two. So I cook for smell. I fry ginger and let the old lady sit near the door, I toast the dried fish until the neighbours complain. Today she said the smell is enough, she's full. She patted my stomach and told me I should eat hers.",
    },
    {
      day: 59,
      durationSeconds: 600,
      writing:
        "Daisy found an employer in Tai Po, with a garden, with a dog, they gave her a room with a window. She cried in front of us about the window. We had a cake with a window on it in icing. Marites called from Cagayan and we put her on the mat among the food, on speaker, she could hear us chew. She says at home it's so quiet on a Sunday that she sits beside the road.",
    },
    {
      day: 61,
      durationSeconds: 530,
      writing:
        "Althea's tooth, the new one, came in sideways and the dentist in Jaro wants eighteen thousand for a brace. For a tooth! I said we will see. Then she smiled on the camera with her hand over the mouth, I have never seen her do that, a lady's gesture, and I went that same hour to World-Wide House. The nails were little watermelons this month.",
    },
    {
      day: 63,
      durationSeconds: 570,
      writing:
        "She asked me what it is I do at five in the morning. I thought that she was asleep in those hours. So I showed her the beads, how you go around. Ah Po held them up to her good eye and she counted them in Toishan, fifty-nine, and nodded, as you approve a pupil's arithmetic. She kept hold of the one end and I the other. I prayed and she was counting, and we finished together.",
    },
    {
      day: 65,
      durationSeconds: 500,
      writing:
        "My salary goes up by two hundred and ten dollars, it is the new minimum, so Ma'am also has to. I've decided that this one I won't send. I have opened an account with my name only and the lady asked purpose of savings. I couldn't answer. She wrote \"general\". I walked home with the small book in my bra, and on the stairs I took it out just to look at the zero and next to it the two, the one, the zero.",
    },
    {
      day: 67,
      durationSeconds: 540,
      writing:
        "There's a machine in the store room under the suitcases, a Butterfly, black with gold, with the treadle. It was Ah Po's when she sewed for the factory after the school was closed. Ma'am said if you can make it go. I oiled it with a feather. My lola had a Butterfly! My foot knew. I hemmed all the kitchen curtains that didn't need it and when I looked up it was eleven at night. My hands smell of iron and I'm so happy.",
    },
    {
      day: 69,
      durationSeconds: 610,
      writing:
        "I brought my phone to the pillar so the girls could sing for Jomar's birthday, seventeen. There were thirty women, with a guitar and a bus driver who'd stopped to listen. He was so embarrassed that he covered himself with the curtain. But he didn't hang up. When it was finished he came out from the curtain and said thank you, titas, in that man's voice, and all thirty of them said \"Ayyy,\" and one asked if he has a brother.",
    },
    {
      day: 71,
      durationSeconds: 560,
      writing:
        "I've made a gown for the old lady, from the blue lining of Ma'am's thrown curtain, it opens at the back with ties so there's no more fighting with sleeves. She had me bring the mirror. She turned left, she turned right. Then she examined the seams inside, with a finger, one after the other, as for a mark. In Toishan she said something and Ma'am translated from the door: \"She says you could sell that.\" Daisy wants to order two. I've begun a list of sewing in the small bank book, at the back.",
    },
    {
      day: 73,
      durationSeconds: 520,
      writing:
        "I had the book and the beads both in the one pocket today at Mass, and when I pulled out one the other came also, tangled, so I laughed in the middle of the Creed. I'm asking for something for myself in this novena. It's the first time. It feels like taking a seat in the bus while others stand. I didn't send the two hundred and ten this month either. I prayed about it and nobody objected.",
    },
  ],
};
