import type { Journal } from './journal.ts';

/** An accountant of 36 in Pune with a first baby, a mother-in-law in the house, a marathon in his head, and something about drink he keeps dropping. */
export const puneAccountant: Journal = {
  name: 'pune-accountant',
  planted: {
    recurring: [
      ['the baby', 'baby', 'my daughter', 'daughter', 'Anvi', 'fatherhood', 'being a father'],
      ['my mother-in-law', 'mother-in-law', 'mother in law', 'Aai', 'in-laws'],
      ['the office', 'Kulkarni', 'office', 'work', 'audit', 'the audit', 'my job', 'accounts'],
      [
        'running',
        'the colonel',
        'marathon',
        'training for the marathon',
        'a run',
        'jogging',
        'the half marathon',
      ],
      ['drinking', 'alcohol', 'whisky', 'drink', 'beer'],
      ['my wife', 'wife', 'marriage', 'my marriage'],
    ],
    emerging: [['tabla', 'playing tabla', 'the tabla', 'drumming', 'music']],
    avoided: [
      ['drinking', 'alcohol', 'whisky', 'drink', 'beer'],
      ['chess', 'the chess club', 'playing chess', 'chess tournament'],
    ],
  },
  facts: [
    { question: 'How many paces from one end of the apartment to the other?', entry: 0 },
    { question: 'In what container did the receipts arrive?', entry: 1 },
    { question: 'Where did the conjuror produce the missing timepiece from?', entry: 4 },
    { question: 'What did the shoeless veteran advise?', entry: 10 },
    { question: 'How can one recognise their home from the street during the festival?', entry: 11 },
    { question: 'What loss did the grandmother reveal in the night?', entry: 13 },
    { question: 'Which brand of biscuit does the bird refuse?', entry: 20 },
    { question: 'What unpaid debt obliges him to go out again?', entry: 22 },
    { question: 'What is his race bib?', entry: 28 },
    { question: 'Who revived him when he gave up near the end of the race?', entry: 33 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 540,
      writing:
        'Forty-one days old and she has already trained three adults. At 2 a.m. Anvi wants walking, not sitting, not swaying, walking, the full length of the flat, kitchen to balcony, sixteen steps. I counted. If I stop at fifteen she opens one eye like a landlord. My wife is sleeping with her spectacles on. I have read seven books on this subject and none mentioned the spectacles or the fifteen.',
    },
    {
      day: 2,
      durationSeconds: 500,
      writing:
        'Quarter end. Kulkarni sir wants the reconciliation by Monday, and the client has sent their vouchers in a rice sack. I am not exaggerating, it is a sack, with "Kolam 25 kg" printed on it. Two articles and myself were sitting on the floor till ten, sorting by month, and one of the boys found an actual grain. I said put it under petty cash. He laughed too much, as the young ones do when they are afraid of you.',
    },
    {
      day: 3,
      durationSeconds: 610,
      writing:
        'Went to the chess club after three weeks\' absence. Old Mr Bhide took me apart in twenty-six moves, with a bishop I had not respected. He doesn\'t say checkmate, he says "and so". I came home walking on air in spite of it. There is one hour in the week when nobody is asking me anything except the board, and the board asks very politely.',
    },
    {
      day: 5,
      durationSeconds: 560,
      writing:
        "My mother-in-law arrived with two trunks, a grinding stone and her own pillow. She has views. The baby's head must be oiled in one direction only, the fan is an enemy, and the curtain should never have been that colour. By evening she had moved my spice tins. I'm a grown man and I was standing in my own kitchen looking for turmeric. Yet the little one went quiet the second Aai picked her up, so what can I say.",
    },
    {
      day: 8,
      durationSeconds: 520,
      writing:
        "Office party at the Residency. I drank a bit more than I should have, whatever. There was a magician, which I had not expected, he took the watch off Kulkarni sir's wrist and found it inside a bread roll. For days now I have been thinking about how. The roll was sealed, baked all round. I cut open a roll at home to study the thickness of the crust, and my wife asked what I was looking for.",
    },
    {
      day: 10,
      durationSeconds: 630,
      writing:
        "Ran four kilometres by the river at five thirty. There was mist, there was a buffalo standing in the mist, there was a lady doing laughing yoga alone. My chest was on fire by the second bridge. I have told everyone I will do the marathon in December, so that shame will do what discipline can't. I had to sit on a wall, and the buffalo and I looked at one another as equals.",
    },
    {
      day: 12,
      durationSeconds: 490,
      writing:
        'First smile that was not gas. I was changing the nappy and I said, in the voice I use for clients, "kindly cooperate," and Anvi smiled with the whole face, gums, everything, and then did the needful all over my sleeve. I shouted for my wife and by the time she came it was over. I\'ve been saying kindly cooperate to her since morning like a madman. It was a one time offer.',
    },
    {
      day: 15,
      durationSeconds: 580,
      writing:
        'The inter-club match. I was board four against a boy of eleven, whose feet did not reach the floor. I played the Sicilian, feeling sorry for him. He offered me a draw at move nineteen out of what I am now convinced was pity. Mr Bhide bought the boy an ice cream and me also, and we sat in a row, the winner and loser, eating.',
    },
    {
      day: 17,
      durationSeconds: 550,
      writing:
        "We have found it. In the rice sack of all places, a second set of invoices, same numbers, different amounts. I checked three times and then I closed the door. This is not a clerical matter. Kulkarni sir has known this client for twenty years, he attended the son's thread ceremony. I put the two papers side by side on my desk and covered them with a newspaper as if they were undressed.",
    },
    {
      day: 19,
      durationSeconds: 600,
      writing:
        "Quarrel about the bottle feeding. It was between Aai and my wife, in low voices, in Marathi so correct that I knew it was serious. I was asked for my opinion from both sides and I said I had to take in the washing. From the balcony I could hear the mother crying and the mother's mother crying and, in the middle, the only calm one, blowing bubbles. At dinner they were both angry with me. I think it helped them.",
    },
    {
      day: 21,
      durationSeconds: 530,
      writing:
        'Six kilometres, and not once did I think of stopping until I thought of it. The new shoes are the colour of a traffic cone. Met a retired colonel on the bund road who runs barefoot, seventy-four years old, he passed me saying "shorten your stride, young man." I shortened it. It\'s a humiliation and a miracle. I ran the entire last stretch behind those brown heels as one follows a lamp.',
    },
    {
      day: 24,
      durationSeconds: 480,
      writing:
        "A bottle of whisky came from a client for Diwali, I have put it behind the dictionaries. Let me not start on that. The lanterns are up on every balcony opposite and ours is the crooked one, star-shaped, which I made myself from a kit with eleven parts of which two were left over. My wife says it has personality. From the road you can tell our flat at once, it's where the star is fainting.",
    },
    {
      day: 26,
      durationSeconds: 570,
      writing:
        "I have lost my opponent. Mr Bhide has gone to Nagpur for his cataracts and the others play blitz, slapping the clock like they're killing mosquitoes. I stayed for one game out of courtesy. There was a time I'd dream in endgames. Now when I shut my eyes I see a rook and it turns into a milk bottle. Even so, I carried the pocket set home through the rain inside my shirt.",
    },
    {
      day: 28,
      durationSeconds: 640,
      writing:
        'She has got fever after the injection, 101, nothing, the doctor says, a normal reaction. Normal for whom? I sat holding my daughter from eleven until four, with her breath like a little iron on my neck. My mother-in-law sat up with me. She did not give one instruction. Around three she told me that her first one, a boy, before my wife, had lived nine days. In thirty-six months of marriage I never knew. She said it looking at the wall and then she got up and warmed the milk.',
    },
    {
      day: 31,
      durationSeconds: 510,
      writing:
        "I told him. I put the two invoices on Kulkarni sir's table and I stayed standing. He looked for a long time, then he removed his glasses and polished them on his tie and asked about the baby's health. I answered. Then he said, leave it with me. I have been leaving it with him for five hours now, and it is not staying there, it keeps coming home with me in the lift.",
    },
    {
      day: 33,
      durationSeconds: 560,
      writing:
        "The lift man in our building has retired after twenty-nine years. They have given him a clock. Lifts don't need a man, the secretary said, anyone can push a button. But he knew which floor you were having troubles on, he'd look at your face and say six, or say terrace. On Monday I went in and stood waiting for a full minute for it to move.",
    },
    {
      day: 35,
      durationSeconds: 590,
      writing:
        "Eleven kilometres with the colonel. He talks the entire way, Siachen, his late wife's pickles, the correct way to fold a newspaper, and I answer in single syllables. Around nine something opened up in me like a window in a train. My legs were going by themselves, far below. I'd have kept on to Satara. Then a dog took an interest and I discovered one more gear.",
    },
    {
      day: 37,
      durationSeconds: 620,
      writing:
        "Sold my clock and the wooden set to a student of engineering. It was only gathering dust, and a club membership for a man who never comes is a donation. He opened the box and smelled the pieces, so it has gone to the right person. I kept one pawn back by mistake, I found it in my pocket at the signal. I phoned him and he said sir, I'll use a button.",
    },
    {
      day: 40,
      durationSeconds: 500,
      writing:
        'She has discovered her feet. All day long it is feet. Anvi holds them, one in either hand, like a person on a motorcycle, and she makes the sound also. I came in from a bad day and lay down next to her on the mat and held mine. We were in this position when the plumber rang the bell. I must say that as a father I had pictured giving advice, mostly.',
    },
    {
      day: 42,
      durationSeconds: 550,
      writing:
        "There's a war about the television. At seven she needs her serial, in which a twin has come back from the dead for the second time, and my team is playing. We've reached a settlement: I watch with the sound off on the phone, sitting beside her, and in exchange Aai explains me the twin. I will confess something. On Thursday I turned off the match.",
    },
    {
      day: 45,
      durationSeconds: 530,
      writing:
        "My wife has counted my drinks this week and she said the number at breakfast, before her mother. I would rather describe the crow. He comes at ten past eight exactly and takes one biscuit from the rail, only Marie, a Parle he will drop down to the car park with contempt, never mind what's been drunk in this house or by whom. He has a bent feather in his left wing, like a man with a pen there. I've started to keep the Marie for him in a separate tin.",
    },
    {
      day: 47,
      durationSeconds: 610,
      writing:
        'The client has been dropped. No announcement. The rice sack is gone from the strong room, and on the partner\'s chart there\'s a white rectangle where their name used to be. Kulkarni sir passed me in the corridor and said, "Twenty years," only this, and then, "You did well to stand." He means I did not sit. I have turned it over and I believe it\'s the highest praise that he has.',
    },
    {
      day: 50,
      durationSeconds: 570,
      writing:
        'Sixteen, alone. The colonel has a wedding. At the far bridge my knee spoke, not loudly, on the outer side, a kind of click. I walked two, ran one, walked two. There is a man who sells boiled eggs out there from a tin trunk, for the lorry drivers, and I had nothing on me but he gave me one and said bring it tomorrow. So I have to run tomorrow. I owe an egg.',
    },
    {
      day: 52,
      durationSeconds: 490,
      writing:
        'We had no water for two days because of the Metro digging. The whole society was on the stairs with buckets, people I had only ever seen as car numbers. The dentist from C wing carried for the widow in A wing, up five floors, and refused the tea, and then accepted the tea. When the taps came back, coughing, I heard a cheer from all the bathrooms at once.',
    },
    {
      day: 54,
      durationSeconds: 600,
      writing:
        "Doctor has said I may run with the pram, if it's the kind with three wheels, so I purchased the three wheels. My daughter faced me like a passenger in a sidecar, bonnet down to her eyebrows. She shouted on every speed breaker. Five kilometres, very slow, and the colonel saluted her. My time was a disgrace and I wouldn't exchange it. She slept after for four hours in a row, and I also.",
    },
    {
      day: 57,
      durationSeconds: 520,
      writing:
        "Aai's birthday, sixty-eight, and she had forbidden any fuss. So we made none till six. Then her own sister walked in from Kolhapur, whom she's not met since the pandemic. My mother-in-law didn't cry or anything, she hit her. On the arm, with a ladle. Then they went in the bedroom and shut the door and we heard laughing such as I have not heard from that lady in all these months. They finished the entire cake in there.",
    },
    {
      day: 59,
      durationSeconds: 560,
      writing:
        "Fell asleep in the chair with the glass in my hand, whisky all down my shirt. Next topic. The mango seller at the corner now takes bookings in advance by WhatsApp, he has made a group called Hapus Only, and there are arguments on it between grown professionals concerning ripeness. Somebody was removed. I'm number 43 on the list and I've been promised two dozen of the second lot, subject to weather in Devgad.",
    },
    {
      day: 62,
      durationSeconds: 630,
      writing:
        "They've offered me partnership. Junior, four percent, from April. I went into the file room where the old ledgers are, with the cloth spines, and shut the door and said a bad word with joy. Then came the worry. It's nights, it's Kulkarni sir's clients and their sons' thread ceremonies, it is standing up when you could have sat. Four percent of what, exactly, I thought, being an accountant.",
    },
    {
      day: 64,
      durationSeconds: 540,
      writing:
        "Eighteen this morning. The body is doing what it's told. At the end the colonel asked did I ever touch alcohol, he could smell it at the sixth kilometre, he said, as one smells rain. Let's change the subject, I said, and he did, straight away, that's his breeding. He told me how they'd crossed a glacier tied on one rope, ten men, and how you feel the one ahead of you think. We stretched against his gate. My marathon number has come in the post, it's 4410.",
    },
    {
      day: 67,
      durationSeconds: 580,
      writing:
        "Clearing the loft for the second trunk of Aai's things, I found the tabla. My tabla, from when I was nine to fifteen, wrapped in my grandfather's dhoti. The skin on the small one has cracked but the bayan is good. I sat on the loft ladder and tried a teental and my fingers were like potatoes, and then, about the eighth round, not. I had forgotten I used to be somebody who could do that. It frightened the cat.",
    },
    {
      day: 69,
      durationSeconds: 510,
      writing:
        'She said "ba." Everyone has claimed it: ba for baba, ba for bai, ba for the barking dog. My wife recorded and we listened nine times over, as with evidence. To me Anvi is plainly saying ba as in balance sheet. I took her out on the balcony and told her the names of the things, in order, water tank, bulb, crow, uncle. She looked and looked, as if she would be asked later.',
    },
    {
      day: 71,
      durationSeconds: 600,
      writing:
        "I told my mother-in-law first. About the four percent. I don't know why, she was shelling peas and I started shelling also. She asked what time a partner comes home. I said it depends. She shelled a good many. Then she said her husband was never late and never there either, and I should decide which is worse. Kulkarni sir requires his answer on Friday. I came away with green thumbs.",
    },
    {
      day: 73,
      durationSeconds: 550,
      writing:
        "I've put a new skin on the small one, there's still one man doing it near Tulshi Baug, in a shop as wide as a door. He tuned it with a hammer, tak, tak, listening with his eyes closed. At home I played and my daughter stopped with the spoon halfway. She watched the hands. Then she began to hit the tray, no rhythm, but with intention. We kept on until the neighbours downstairs joined with a broom. The tabla sounds better than it did when I was fifteen, or I've become easier to please.",
    },
    {
      day: 75,
      durationSeconds: 620,
      writing:
        "Forty-two point one nine five. I did it. Five hours and eleven minutes, which the colonel says is a pleasant morning. At thirty-four I was finished, I sat on the divider and I could not find one reason, and then an old man with a tin trunk came across the road with a boiled egg. I swear. He'd seen the number in the newspaper. I ran the rest with salt on my lips. They hung a medal on me and I've put it on the pram.",
    },
  ],
};
