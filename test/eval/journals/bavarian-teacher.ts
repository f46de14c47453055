import type { Journal } from './journal.ts';

/** A teacher of 52 in Landshut who writes in English to practise it: class 7b, Schubert, her back, her husband's bakery. She leaves nothing. */
export const bavarianTeacher: Journal = {
  name: 'bavarian-teacher',
  planted: {
    recurring: [
      [
        'class 7b',
        'Jonas',
        'Leonie',
        '7b',
        'my class',
        'school',
        'teaching',
        'my pupils',
        'pupils',
        'work',
        'the school',
        'students',
      ],
      ['the piano', 'piano', 'playing the piano', 'Schubert', 'music', 'practising'],
      ['my back', 'back pain', 'back', 'physiotherapy', 'physiotherapist', 'the disc', 'pain'],
      ['my husband', 'Klaus', 'husband', 'the bakery', 'bakery', "Klaus's bakery", 'marriage'],
    ],
    emerging: [['bees', 'beekeeping', 'a beehive', 'hive', 'hives']],
    avoided: [],
    nothingAvoided: true,
  },
  facts: [
    { question: 'What did a boy want to know about eruptions?', entry: 0 },
    { question: 'How far down does the discomfort travel?', entry: 2 },
    { question: 'Which insulted beast is one of the prescribed stretches named after?', entry: 7 },
    { question: 'With what did he sketch the new equipment on the tabletop?', entry: 8 },
    { question: 'Who had paid for an extra place on the railway?', entry: 10 },
    { question: 'What did she hand round to those who rescued the sacks?', entry: 13 },
    { question: 'How was the violent boy punished?', entry: 14 },
    { question: 'To which stretch of water did the official compare himself?', entry: 19 },
    { question: 'What odd item arrived by mail from the in-law?', entry: 23 },
    { question: 'What trick tells whether the crust is baked through?', entry: 29 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 650,
      writing:
        'My colleague says one must write without thinking, and in English I cannot think so fast, therefore it fits. Today the 7b had me for two hours, geography and then replacement for the ill Mr Huber. Thirty children in the age where the voice breaks and the chair also. Jonas asked if a volcano can be lazy. I have laughed, and then I noticed it is the best question of the term, and we spent the whole lesson at it.',
    },
    {
      day: 2,
      durationSeconds: 580,
      writing:
        'I take lessons again after thirty years. The teacher is younger than my winter coat, she has blue nails and a wonderful touch. She gave me the Schubert in A major, only the slow movement, and she said please not so polite. My hands remember things my head does not. At bar twenty they simply walk on and I sit above them like a guest who is shown around in his own house.',
    },
    {
      day: 4,
      durationSeconds: 530,
      writing:
        'At five in the morning I could not put on my socks. The disc again, between the fourth and the fifth, I know them now with name like two bad tenants. I lay on the floor of the bathroom with the legs on the edge of the tub and looked at the ceiling, which should be painted. The pain goes to the little toe. It has a very exact taste in toes.',
    },
    {
      day: 6,
      durationSeconds: 610,
      writing:
        "Klaus gets up at two. Since twenty-six years I sleep in the second half of the night alone in a bed that smells of flour. When I come down to the shop at six he gives me the first pretzel which has not turned out well, he calls it the teacher's pretzel. We don't speak. He is so white in the face, like a clown, and his arms are hot. I think other couples have the evening. We have this.",
    },
    {
      day: 8,
      durationSeconds: 560,
      writing:
        "The men came for the kitchen. They have torn out everything, also the good shelf which I wished to keep, and now there is a hole to the neighbour's cellar nobody knew of. Through the hole one can see jam from 1994. We cook in the bathroom with one plate. I said to the foreman it should be finished until Easter and he asked which Easter.",
    },
    {
      day: 9,
      durationSeconds: 600,
      writing:
        'Parents\' evening. The father of Leonie explained me how one teaches maps today with the phone. The mother of Jonas cried because he has written at home a list, what is good on me, and it had one point. I asked which. Anyway, to finish with the mother: she showed me the paper, and there stood, "asks questions". So I told her about the lazy volcano and then we both had wet eyes over the register.',
    },
    {
      day: 12,
      durationSeconds: 540,
      writing:
        'The neighbour under us knocks when I play after eight. Today he knocked in the rhythm, I am certain. The middle part comes now, the storm, where Schubert loses all his manners, and my left hand is too weak for it. The blue-nailed one says I should play it ugly on purpose. I have never in my life done anything ugly on purpose. It was marvellous, and he did not knock.',
    },
    {
      day: 14,
      durationSeconds: 490,
      writing:
        'The physiotherapist is a big silent man from Passau, he put two fingers beside my spine and I have seen stars, real ones, green. He said that I hold my breath. Since when, he wanted to know. I believe since 1989. I got a rubber band and three exercises with animal names: the cat, the dog on three legs, and one he calls the offended camel.',
    },
    {
      day: 16,
      durationSeconds: 570,
      writing:
        'He has to decide about the big oven, it is from his father and swallows gas like a ship. The new one costs so much as a small flat. At the table he drew it for me with the finger in the sugar, where the doors would be, where the steam comes. He is sixty next year. I said, buy it, and he looked at me as when we met. I meant it truly; the bread of my husband is the only thing in this town with no compromise in it.',
    },
    {
      day: 18,
      durationSeconds: 640,
      writing:
        "The tiler has the wrong green. I wanted the green from a wine bottle, and this is the green from a hospital. He said in the evening light one doesn't see it. I went in the evening light and saw it. So they wait for new ones from Portugal. In the meantime the washing up is made in the tub on knees, which is, I must say, quite biblical. A house without a kitchen has no middle.",
    },
    {
      day: 20,
      durationSeconds: 520,
      writing:
        'In the train to Munich sat a man with a cello in its own seat, with its own ticket, and the conductor clipped both very seriously. Before Freising he bought a coffee and put it for one moment in front of the cello, to free his hands. I have thought the whole day about how this was the politest scene. I had only gone to renew the passport and to change a pair of shoes.',
    },
    {
      day: 21,
      durationSeconds: 600,
      writing:
        'Hiking day with my pupils, fourteen kilometres, and I with a rubber band in the rucksack. At the lake I had to do the camel, there was no choice, and all of 7b stood around it. Nobody laughed. Then they did it too, thirty children with the bottom to the sky, and a pensioner with sticks took a photo. On the way home my back was so good I could have carried Leonie, who has blisters.',
    },
    {
      day: 24,
      durationSeconds: 560,
      writing:
        'I bought new felt for under the feet and pushed the instrument myself one hand wide away from the wall, for the sound. It has helped so much that I played the whole second page twice without a mistake, then of course I stood up proud and knocked the metronome down. My daughter listened through the telephone from Leipzig. She said, Mama, you breathe at the wrong places. That she hears!',
    },
    {
      day: 26,
      durationSeconds: 500,
      writing:
        'Flood in the flour store, only a hand high, but forty sacks. Klaus sat on the stairs with the hands between the knees. The whole street came, also the dentist, carrying sacks up in the first floor, it looked like an anthill in white. By noon he was selling again out of the window. He has not said thank you to anyone, so I went to everyone after with a nut cake and said it in his name, in his voice even.',
    },
    {
      day: 28,
      durationSeconds: 550,
      writing:
        "Jonas has hit Leonie's brother, on the stairs, because of a sandwich, or because of everything. I should have sent him to the headmaster. I sent him to water the plants in the staff room, all forty of them, every day till Friday. He asked what is the name of each. Now there are on each pot little flags with Latin names in terrible handwriting and Mrs Zeller complains that she feels observed by the ferns.",
    },
    {
      day: 30,
      durationSeconds: 620,
      writing:
        'They are in, the tiles from Portugal, and it is the green! I was standing there with bare feet, it is cold and like under water. We have a tap. The hole to the cellar is closed up with bricks, but before it was closed I put in an empty jam glass with a letter for whoever opens it, with our names, the date, and a recipe for plums. I feel it is a good thing to have buried in a kitchen.',
    },
    {
      day: 33,
      durationSeconds: 480,
      writing:
        "It was the small concert of all students, in the room behind the church, between a boy with a trombone and a very good girl. My hands were ice. In the storm part I lost the place and there was a silence, I don't know how long, a bus went past, and then I went on anyway, in the wrong octave I think. They clapped as if a train had arrived after all. The blue nails squeezed my shoulder. Ugly on purpose, she said, at last.",
    },
    {
      day: 35,
      durationSeconds: 590,
      writing:
        'I dreamed I had a zip down there, and one could open it and take out what hurts, it was a small grey stone with the face of my old director. In the morning it was really better. The man from Passau said, without irony, that it happens often. He lets me now hang from a bar every day for one minute. My spine makes the noise of somebody opening a bag of crisps in church.',
    },
    {
      day: 38,
      durationSeconds: 540,
      writing:
        'The new oven is here, it had to go in through the roof. A crane in our lane, everyone at the windows like at a wedding. Klaus had put on a tie for it. When they lowered it down he held out his arms underneath, forty hundredweights, as if he would catch it. I will never forget that, my husband with the arms up and the tie blown over the shoulder. The first bread had too dark a crust. We ate it still on the ladder.',
    },
    {
      day: 41,
      durationSeconds: 610,
      writing:
        'The inspector came, unannounced, in the last row with the small notebook. The class knew it at once and became so good that it was unnatural. So I asked something for which they could not be good: which river would you be. It went twenty minutes. Jonas would be one that is under the earth for the most part. The inspector wrote nothing more, and at the bell he said quietly, to me, the Danube, but only till Passau.',
    },
    {
      day: 43,
      durationSeconds: 520,
      writing:
        "First guests on the new bench. I made far too much, and in the end nobody sat in the fine dining room, they stood all around the kitchen leaning on things, on the green wall with their backs, as people do. The light over the sink is a bit crooked. Klaus wanted to have it corrected, but I said leave it, otherwise I will not believe that it's ours. That was the last bill, so now the folder is closed.",
    },
    {
      day: 45,
      durationSeconds: 570,
      writing:
        'A new piece. She lays it in front of me like a menu: Schubert again, the G flat impromptu. Six flats! I counted them two times. The right hand has the song and the water at the same time, and the little finger, the weakest one of all, must carry the song. I do one line each day, as one learns a poem. Anyway one line a day is forty days, and I have nothing against forty days.',
    },
    {
      day: 47,
      durationSeconds: 630,
      writing:
        'Klaus opened the doors at four in the morning for all of 7b, I had to beg the headmaster for the permission. They came in pyjamas, some with a teddy. Each one twisted a pretzel, and not two looked alike; Leonie made a knot no mathematician can undo. My husband, who speaks not ten words a day, explained them the yeast for an hour as if it was a person he is fond of. At seven they sat asleep along the wall with sugar on the noses.',
    },
    {
      day: 50,
      durationSeconds: 500,
      writing:
        "My mother-in-law has sent me by post one single glove. There was no note with it. I called, and she said she had found it in the tram and that it looks like me. It is indeed a very nice glove, dark red, for the left hand. It hangs in the new kitchen on the hook by the window, where we put what we are proud of, and I wear it for carrying the bicycle down. It is the only thing the kitchen still needed. I would like to know in what way a left glove can look like somebody, but I didn't ask, I was too flattered.",
    },
    {
      day: 52,
      durationSeconds: 560,
      writing:
        'Six months exercise, and today for the first time I tied my shoes standing, in the corridor, on one leg. I looked around for somebody who has seen it. Nobody. So I untied it and did it once more. The man from Passau will move back to Passau, naturally, and gave me on the last day his hand, it was like shaking a tree. He said my back is now a normal bad back.',
    },
    {
      day: 54,
      durationSeconds: 610,
      writing:
        "Mr Huber goes in pension and they ask me to take his upper classes. It would mean giving up the 7b before they are 8b. I've the weekend to think. In the break Jonas had without order brought me the watering can, because one fern hangs. He is a head taller than in autumn, when did that happen? I wrote for and against on a paper, and on the side against I only wrote thirty names.",
    },
    {
      day: 56,
      durationSeconds: 530,
      writing:
        'I played the impromptu for Klaus when he came up from the shop, at noon, with the windows open. He sat down on the floor, because of the flour on his trousers. He fell asleep in bar twelve. I was not offended at all. I played to the end, softly, I have never carried the song so well as over that sleeping man. Then I put the cushion below his head and ate his soup.',
    },
    {
      day: 58,
      durationSeconds: 580,
      writing:
        'Three hours at the correcting of tests, bent like a shrimp, and I got the receipt for it: stiff as a board from the hip upwards. I did the cat, I did the camel. My daughter laughs at me on the screen. She has it as well, she says, a small pull there on the left, and she is twenty-six. So this is what one hands on, not the silver spoons but the fifth vertebra.',
    },
    {
      day: 61,
      durationSeconds: 490,
      writing:
        'I said no to the upper classes. The headmaster found it romantic, which from him is a reproach. But then I went along the corridor to room 112 and I heard through the door how they were quarrelling whether Iceland belongs to anybody, without a teacher, alone, with arguments. I waited outside till they had finished. I would not have been missed. That is the whole goal of my work, and it hurt a little all the same.',
    },
    {
      day: 63,
      durationSeconds: 640,
      writing:
        'The apprentice has quit on Thursday by text message with a little waving hand. So I stood from two to six with my husband downstairs, for the first time since we were young. I was slow. He showed me how to hear if a loaf is done: one knocks underneath like on a door. I knocked on sixty doors. At six I understood why he says nothing in the morning, he has by then already had a whole day full of answers.',
    },
    {
      day: 66,
      durationSeconds: 550,
      writing:
        'Today the tuner was here, he is nearly blind and finds every key faster than I. He found also a pencil of my father under the lowest strings, chewed. I never knew that he played. The tuner said, well, somebody has sat here who had bad teeth and much patience. Then he tried a few bars of a waltz for control, and it was so beautiful that I asked him to check it again.',
    },
    {
      day: 68,
      durationSeconds: 600,
      writing:
        'Mrs Zeller from the staff room, the one with the ferns, invited me behind her house and there stood eleven boxes in colours. She put on me a hat with a veil. I thought I would be afraid. But when she lifted out the comb, with hundreds of bees sitting on it quite calm, it was a warmth against the face like from an animal. I held one frame for perhaps a minute. I have not thought of a single other thing in that minute, and this happens to me never.',
    },
    {
      day: 70,
      durationSeconds: 520,
      writing:
        "Sports festival. I was put at the long jump with the rake, which is poison for my back, so Jonas took over the rake without a word and I held the tape. Leonie jumped four metres ten. The 7b has become second and they shouted as if they were first, it's a talent that I didn't teach them. I have a sunburn in the form of my whistle.",
    },
    {
      day: 73,
      durationSeconds: 570,
      writing:
        'The knocking neighbour rang at the door. I was ready for a quarrel, with arguments. He held a bottle of red wine and asked, very stiff, why I had stopped on Tuesday before the end of the page. He had waited with the fork in his hand. So I let him in, and played him Schubert from that place, four lines, standing up he listened, and then he thanked and went down again to his cold dinner.',
    },
    {
      day: 75,
      durationSeconds: 630,
      writing:
        "Klaus says, where do you want to put them, on the roof of the bakery? He meant it as a joke. But the roof is flat, it lies towards the south, and the lime trees of the cemetery are two hundred metres off. I looked at him and he saw that I was calculating. I've ordered a book, and in spring Mrs Zeller would give me a young swarm. One hive only! He said that he'll bake then something with honey, so it was already half decided.",
    },
    {
      day: 77,
      durationSeconds: 560,
      writing:
        'A quiet last week before the holidays. I let them watch the film about the glaciers, and I stood at the back with the spine against the warm radiator, that was the wisest place in school. It snowed outside and it snowed on the screen. Someone, I think it was Jonas, had put on my desk a small flag with a Latin name, written a little better than in autumn: Magistra vulgaris. I have it in my purse.',
    },
  ],
};
