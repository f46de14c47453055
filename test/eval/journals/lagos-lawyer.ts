import type { Journal } from './journal.ts';

/** A lawyer of 35 in Lagos; she drops her broken engagement each time it comes up, and her swimming lessons go silent. */
export const lagosLawyer: Journal = {
  name: 'lagos-lawyer',
  planted: {
    recurring: [
      [
        'work',
        'the firm',
        'the office',
        'my job',
        'court',
        'the land case',
        'Mrs Bassey',
        'Mr Okafor',
        'legal work',
        'my career',
      ],
      ['my mother', 'Mummy', 'Mum', "my mother's health", 'her blood pressure', 'her stroke', 'Enugu'],
      ['the choir', 'church', 'singing', 'choir practice', 'faith', 'the solo', 'Sister Patience'],
      ['my brother', 'Obinna', 'the phone-repair shop', 'the loan', 'money lent to my brother'],
      ['Folake', 'my best friend', 'my friend', 'friendship'],
      [
        'Kunle',
        'my ex',
        'my ex-fiancé',
        'the engagement',
        'the broken engagement',
        'the cancelled wedding',
        'marriage',
      ],
    ],
    emerging: [
      [
        'our own practice',
        'opening our own firm',
        'my own chambers',
        'the room in Yaba',
        'starting a law firm',
        'partnership with Folake',
        'leaving the firm',
        'the new office',
        'my resignation',
      ],
      ['the cat', 'Silk', 'my cat', 'a pet', 'the stray cat'],
    ],
    avoided: [
      [
        'Kunle',
        'my ex',
        'my ex-fiancé',
        'the engagement',
        'the broken engagement',
        'the cancelled wedding',
        'marriage',
      ],
      ['swimming', 'swimming lessons', 'learning to swim', 'the pool', 'Coach Bayo'],
    ],
  },
  facts: [
    { question: 'Which colour was the bathing hat?', entry: 1 },
    { question: 'How bad were the figures the pharmacist got from my mother that first time?', entry: 2 },
    { question: 'Which food did a landlord want banned in his lease?', entry: 4 },
    { question: 'What creatures had my sibling tried to farm before?', entry: 9 },
    { question: 'In which town did my closest pal and I train together?', entry: 15 },
    { question: 'What melted in the new kitchen gadget?', entry: 20 },
    { question: 'Where did I keep the giant root from the parish auction?', entry: 27 },
    { question: 'What vehicle did he get himself once the debt was settled?', entry: 29 },
    { question: 'At which subject was the old lady a flop in her youth?', entry: 30 },
    { question: 'What do you see when looking out of the place we might rent?', entry: 36 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 540,
      writing:
        "The office was full of wahala today. I am now leading the Bassey land case and the file alone is four boxes. Mrs Bassey came in herself, seventy-one years old, and sat across from me with her handbag on her knees and said she only wants her late husband's plot in Ajah back. I promised nothing, but I want to win it for her. When I got home there was no light, and the generator coughed twice and stopped. I ate cold jollof by the rechargeable lamp. Somebody told me that writing every day helps, so here I am, writing. My handwriting is terrible already.",
    },
    {
      day: 2,
      durationSeconds: 500,
      writing:
        "First swimming lesson this morning at the club in Ikoyi. Thirty-five years old and I was holding the side of the pool like a child, while actual children jumped over my head. The instructor, Coach Bayo, is very patient. He made me put my face in the water and blow bubbles, and I swallowed about half of it. I bought a purple cap that pinches my ears. I don't know why I waited so long; I grew up twenty minutes from a beach and never went in past my knees. I have paid for twelve lessons. Fried plantain after, because I deserved it.",
    },
    {
      day: 3,
      durationSeconds: 520,
      writing:
        "Mummy called at six, before I had even brushed my teeth. Her blood pressure was 170 over 100 at the chemist yesterday and she only mentioned it after ten minutes of telling me about the neighbour's goat. She lives alone in Enugu now and she does not take her tablets properly, she takes them when she feels something. I shouted a little, then felt bad for shouting at my own mother. I have ordered a monitor for her and Aunty Ngozi will show her how to use it. It rained the whole afternoon and I did very little else except iron five blouses.",
    },
    {
      day: 5,
      durationSeconds: 560,
      writing:
        "Choir practice went on until nine. Mr Adeyemi wants us to do the Hallelujah Chorus at Easter and we have two tenors, one of whom is deaf in one ear. I sing alto and I stand next to Sister Patience, who sings soprano loudly even though she is also an alto. Still, I came out of church lighter than I went in. Twenty tired people and we still managed to make one sound. I have been in this choir for six years, and I think it's the only place where nobody calls me Barrister. Bought suya on the way home and ate all of it in the car.",
    },
    {
      day: 8,
      durationSeconds: 510,
      writing:
        "I floated! On my back, for maybe eight seconds, with Coach Bayo's hand under my head and then not. I wanted to tell everybody. In the office I told my secretary and she asked me what I did with my hair. Work itself was just paper: two affidavits, and a tenancy agreement for a man who wants a clause against the cooking of dried fish. I had to keep my face straight while he explained. We have the Bassey matter coming up for mention next week, so I stayed till seven with the survey plans. Swimming made me so hungry that I had two dinners.",
    },
    {
      day: 10,
      durationSeconds: 490,
      writing:
        "Went to Shoprite for toilet paper and milk and ran straight into Kunle's sister by the freezers. She hugged me and asked how I was, and I could see her looking at my hand where the ring used to be. We were engaged for two years, Kunle and I. No, I'm not going to write about that. The tailor has finally finished my two dresses, the green one is perfect and the ankara one is so tight that I'd have to stop breathing by noon. She says she'll let it out by Friday. She said the same thing about last Friday. I also found the good peanut butter and bought three jars.",
    },
    {
      day: 13,
      durationSeconds: 600,
      writing:
        "My cousin Ifeoma has been here from Houston since Thursday and tonight she flew back, with four suitcases. She complained about everything: the heat, the road, the okada men, the internet, and then she cried at the airport because she doesn't want to leave. Her two boys ate indomie for every meal. The smaller one asked me why all the taps in my flat make a noise. I took them to the conservation place in Lekki and we walked the long canopy bridge, me with my eyes shut. The flat is so quiet now that I can hear the fridge. I've found one small sock under the sofa.",
    },
    {
      day: 15,
      durationSeconds: 500,
      writing:
        "Lesson five at the pool. I can now kick across the shallow end with the board, though I go more sideways than forward. Folake came to watch and laughed so loudly that the lifeguard stood up. Afterwards we sat with our wet hair and drank Chapman and talked until the sun went. Folake thinks that I'm too serious about everything, swimming included, and that I should just splash about. Maybe. But I like it that there is one thing in the week where I'm a beginner and no one is paying me to know the answer. My shoulders ache. I'll sleep well tonight.",
    },
    {
      day: 17,
      durationSeconds: 570,
      writing:
        "I wasn't going to say anything about today, but I'm too angry, so. We were in court by eight. The judge came at eleven. The other side's counsel stood up and said that his client was bereaved, and we were adjourned until the fourteenth of next month. It's the third adjournment. Mrs Bassey had taken a bus from Badagry at four in the morning to be there. I bought her lunch and put her in a taxi, and she thanked me, which made it worse. Back upstairs Mr Okafor, my principal, told me this is what litigation is. I know what it is. I've been doing it for eleven years.",
    },
    {
      day: 20,
      durationSeconds: 540,
      writing:
        "My brother wants four hundred thousand naira. Obinna sent it as a voice note, six minutes long, with the sum hidden in minute five. This time it's for a phone-repair shop in Surulere with a friend called Biggie. Last year it was snails. He's twenty-eight and he has started everything and finished nothing, and every time it's me he calls, because our mother would worry. I said I'd think about it. Then I thought about it all day, in the middle of other people's contracts, and I am still cross. I carried him on my back when he was a baby and he still expects me to carry him.",
    },
    {
      day: 22,
      durationSeconds: 520,
      writing:
        "Today I put it all together, arms, legs, breathing, and swam eleven strokes before I panicked and grabbed a stranger. He was very nice about it. Coach Bayo says the breathing will come when I stop counting it. There was a group of secondary-school girls racing in the next lane, and I was jealous, honestly. Nobody taught us. In our school there was a pool with no water in it and a lizard at the bottom. After, I washed the car myself, inside too, and found a parking ticket from 2019 and a lipstick that I'd accused the cleaner of throwing away. I owe Blessing an apology.",
    },
    {
      day: 25,
      durationSeconds: 530,
      writing:
        "Long call with my mother. The monitor has arrived and she is measuring everybody in the compound, including the gateman, who is apparently a perfect 120 over 80 and very proud. Hers is still high. She then said that she saw Kunle's mother at a burial and that they both cried about the wedding. I told her I had someone at the door. There was nobody at the door. I don't want to think about Kunle today. I made egusi for the first time since Christmas, with too much pepper, and watched three episodes of that Korean thing where they're all lawyers and nobody ever does any filing.",
    },
    {
      day: 27,
      durationSeconds: 510,
      writing:
        "No light for four days now. The transformer on our street blew on Saturday with a noise like a bomb, and the electricity people say they are waiting for a part. I've been running the generator from seven to eleven and the diesel alone has swallowed what I'd put aside for new tyres. The landlord sent a message asking all tenants to contribute for the repair, as if the transformer belongs to us. In the night it's so hot that I lie on the tiles. Everything in my freezer went to the neighbours; Mama Sade got the goat meat and returned it to me as pepper soup, which was kind.",
    },
    {
      day: 29,
      durationSeconds: 540,
      writing:
        "Swimming at seven, church at ten, and I smelled of chlorine through the whole service. Sister Patience asked me twice if someone had been cleaning the toilets. I did a full width this morning without stopping, my first. We sang the Hallelujah Chorus at last for Easter, and it wasn't perfect, the tenors came in one bar early and stayed there, but the whole congregation stood up and old Mr Williams was wiping his eyes. So was I. Lunch at the parish house: moi moi, rice, too much rice. I came home and slept until it was dark, and woke up not knowing what day it was.",
    },
    {
      day: 33,
      durationSeconds: 500,
      writing:
        'I gave Obinna half. I know, I know. I made him sign a paper, a real loan agreement with a schedule, and he laughed so much that he could hardly hold the pen. He came with Biggie, who turns out to be very thin and polite and who knows a great deal about screens. My brother ate everything in the pot, fixed my kitchen door, and fell asleep on the sofa with his mouth open exactly as he used to. I was softer than I wanted to be. He says the first repayment is at the end of next month. I wrote it in the calendar in red, which he also found very funny.',
    },
    {
      day: 35,
      durationSeconds: 590,
      writing:
        "Court again, Bassey again, and this time we actually started. Mrs Bassey gave her evidence for two hours and did not let that man shake her once. I was so proud of her. Folake was in the next courtroom on a bail application and we ate meat pies on the steps like in the old days. I should say, for whoever reads this when I'm dead, that Folake and I shared a room at the Law School in Abuja, and a mattress for the first month, and that she's been my best friend for thirteen years. She does crime and I do land. She says that my clients smell better.",
    },
    {
      day: 38,
      durationSeconds: 510,
      writing:
        "Twelfth lesson, the last of the ones I've paid for. I swam a length, a whole length, twenty-five metres, and when I touched the wall Coach Bayo blew his whistle and the children clapped for me. I have signed up for another twelve because I want to learn the deep end and to dive. I've never in my life been any good at sport. At school I was the one who held the jerseys. I rang two people to tell them and then I took myself for grilled fish at the beach and sat looking at the sea. One day I'll swim in it, past my knees.",
    },
    {
      day: 45,
      durationSeconds: 620,
      writing:
        "Back from Accra, where my old classmate Uju has opened her restaurant. Three days. The road was smoother than I remembered, the border was worse. We ate waakye out of leaves each morning and I bought eight yards of kente that I can't afford and don't need. Uju's place is small, only ten tables, with a mango tree in the middle, and on the opening night the water went off and we washed glasses with bottled water in our good clothes. I laughed more than I've done in months. Two of the girls from our set have gone grey and I told them about the little bottle I use. My feet are still swollen from the bus.",
    },
    {
      day: 48,
      durationSeconds: 480,
      writing:
        "Aunty Ngozi rang at two in the morning. Mummy had collapsed in the bathroom and they've taken her to the teaching hospital. I got the first flight to Enugu and I'm writing this from a plastic chair in the corridor. They say it's a small stroke, a warning one. Her mouth is a little to one side but she knew me and asked if I'd eaten. She'd stopped taking the tablets for three weeks since a man on the radio told her to drink bitter leaf instead. I'm too frightened to be angry with her. The doctor is about nineteen years old and very calm. I've prayed the same line over and over.",
    },
    {
      day: 57,
      durationSeconds: 530,
      writing:
        "Mother is home, and I am back in Lagos after nine days. Her speech is nearly normal again. She walks with a stick, which she uses mostly to point at things. We've found a girl called Chinyere to live in with her and count out the drugs each morning. I went to church straight from the airport, with my bag, and the choir were just putting away the books, and when they saw me they all sat down again and sang for her, right there, Mr Adeyemi on the old piano. I couldn't sing. I just held my bag. I didn't know that so many of them even knew her name.",
    },
    {
      day: 60,
      durationSeconds: 500,
      writing:
        "A wedding invitation has come, gold letters, from a girl I did youth service with, and the moment I saw the hall I went cold: it's the same hall that Kunle and I had booked. I still have the receipt for the deposit somewhere. Enough of that, I'm moving on to something else. I bought an air fryer. Everyone on earth has one and now I do too, and I've made chicken, yam, and by mistake a plastic spoon. The whole kitchen stinks. The woman upstairs came down to ask what had died. It was also my turn to pay the estate security, and the gateman gave me a receipt with a drawing of a flower.",
    },
    {
      day: 62,
      durationSeconds: 540,
      writing:
        "The generator is finished, properly this time. The mechanic took one look and shook his head like a doctor on television. A new one is six hundred thousand, so I've begun asking about solar. A young man called Ibrahim came and climbed on the roof and told me that with four panels and two batteries I could have power for fans, lamps, fridge and laptop day and night, and never buy diesel again. It costs more than my car is worth. But I sat there in the dark tonight listening to everybody else's engines and thought, how many more years of this? I've asked him to write me an offer.",
    },
    {
      day: 64,
      durationSeconds: 580,
      writing:
        "Something is changing at work. Mr Okafor has made his nephew a partner, a boy who's been called four years and can't draft a motion without me. I found out from the new letterhead. I'd been told, in so many words, that the next partnership would be mine. When I went to his room he said I should be patient and that I'm the backbone of the firm. Backbone! I went into the toilet, counted to fifty, came out and finished the Bassey written address, since none of this is the old woman's fault. I had garri for dinner with groundnuts, in my work clothes, in front of the news.",
    },
    {
      day: 67,
      durationSeconds: 520,
      writing:
        "Mr Adeyemi is making me sing a solo. Only eight bars, in the anthem for the parish anniversary, but I've hidden in the second row of that choir for six years and I liked it there. He says he heard me in the vestry when I thought everyone had left. I've been practising in the car, with the windows up, and a bus conductor at Ojuelegba gave me a thumbs-up. Sister Patience isn't speaking to me. She'll get over it; she always does when there's food. I also read the whole of the book of Ruth tonight because the anthem is from it, and I'd forgotten how short it is, and how good.",
    },
    {
      day: 70,
      durationSeconds: 560,
      writing:
        "Obinna has missed the second repayment and switched off his phone. I drove to Surulere this evening to look for him and found the shop open, full of people, and my brother bent over a microscope with his tongue out. He hadn't switched it off, he'd sold his own phone to pay for the microscope. I came to fight and I ended up holding a torch for him for an hour while he put a screen on some banker's phone. He's good at it. His hands, which were always breaking things, are steady. I still shouted at him, by the way. He gave me forty thousand in small notes in a biscuit tin.",
    },
    {
      day: 73,
      durationSeconds: 590,
      writing:
        "We won. The judge read for one hour and twenty minutes without lifting his head, and at the end of it the plot in Ajah belongs to Mrs Bassey. She took off her headtie and put it on my head in the middle of the corridor. Folake had cancelled a client to be there and she screamed, and the court clerk had to warn her. At the office they'd bought a cake, and the speech was made by the nephew, who thanked Mr Okafor for his guidance in the matter. No one said my name. I ate my slice. Folake ate two, out of anger, and told me I'm a fool to stay.",
    },
    {
      day: 75,
      durationSeconds: 510,
      writing:
        "The solar is in! Ibrahim and his boys finished at five, and at seven NEPA took the light as usual, and my flat stayed on. I stood in the sitting room with the fan turning and listened to the whole street start their generators. I sent a video to Mummy and she asked how much, and when I said half of the true price she still shouted. She sounds like herself again. Chinyere says the pressure's been below 140 for two weeks, and that the stick is now used for chasing hens. I ironed at midnight, just because I could. It was the most satisfying ironing of my life.",
    },
    {
      day: 78,
      durationSeconds: 530,
      writing:
        "I sang it. Eight bars, and I didn't die. My knees were shaking under the robe, but the sound came out and somebody in the front said amen before the end. After the service there was the anniversary bazaar and I bid too much for a tuber of yam the size of a dog. On the church steps Deacon Femi mentioned that Kunle has moved back to Lagos. I heard him, I nodded, and I'm leaving it at that. I'd rather write about the yam. It doesn't fit in the kitchen. I've had to lay it in the bath until I can find someone with a proper machete and a large family.",
    },
    {
      day: 81,
      durationSeconds: 500,
      writing:
        "I've billed sixty-one hours this week and I can't remember one of them with pleasure. It's all the nephew's overflow: he takes the lunch and I get the file. On Wednesday he asked me to bring him tea, then pretended it was a joke. I used to love that office, the smell of the library, even the broken lift. Now I sit in the car park till the news is over because I don't want to go up. My secretary, Bukky, has noticed and puts a Tom-Tom on my keyboard every morning. It is only a job, people say. It's eleven years. Dinner was bread and sardine, standing up.",
    },
    {
      day: 84,
      durationSeconds: 540,
      writing:
        "My brother paid me back. All of it, two hundred thousand, six weeks ahead of the schedule, in a transfer with the message 'Madam Barrister, receive.' I looked at my phone for a long time. The shop now has three boys working in it and Biggie is expecting twins. Obinna took me to dinner at a place with cloth napkins, and paid, and talked about tax, he, Obinna, about tax. I told him our father would have been proud. We both went quiet and ate our ice cream. He's bought a second-hand Corolla and drove me home at about thirty kilometres an hour, with both hands on the wheel.",
    },
    {
      day: 88,
      durationSeconds: 570,
      writing:
        "Flew to Enugu for the weekend for Mummy's sixty-eighth birthday. She's put on weight and walks to the gate and back without the stick. The doctor, the same very young one, has cut one of her tablets. We made chin-chin together, she sitting and commanding, I frying, and she told me a story I'd never heard, of how she'd failed her typing exam twice and been too ashamed to go home. I recorded it on my phone. For weeks I've been afraid each time it rings early. This weekend I noticed that I wasn't. My mother danced for a minute in the parlour, holding on to the television.",
    },
    {
      day: 91,
      durationSeconds: 520,
      writing:
        "Spent Saturday with Folake, who has had her braids taken out and looks about twelve. She'd quarrelled with her landlord, her sister and a magistrate, all in one week. I made her fried rice and we lay on my rug under the fan and went through all our old photos from student days. There's one of the two of us asleep in the library with the same book over both our faces. She's the only friend I can be lazy with. She asked me what I'd do if I weren't afraid, and I told her I'd need to think, and threw a cushion. It's raining again and the drain outside has overflowed.",
    },
    {
      day: 94,
      durationSeconds: 500,
      writing:
        "Kunle sent a message. Just 'Happy birthday in arrears, I hope you are well.' I read it in the kitchen, four times perhaps, and then put the phone in the drawer with the forks. I won't go into it here either. The estate held its yearly meeting today, by the way, under a canopy, with malt and puff-puff. Two hours on whether the gate should close at eleven or at midnight. The chairman read out the names of people who owe for refuse and one of them was the chairman. Mama Sade fell asleep with her hand up and was counted as a vote. I went home with a plate of small chops wrapped in the minutes, and I still don't know when the gate closes.",
    },
    {
      day: 97,
      durationSeconds: 530,
      writing:
        "There's a cat in my flat. It came in through the kitchen window on Tuesday, a thin grey thing with half an ear, ate my tilapia head and went to sleep on the wig stand, on the wig. My court wig. I put it out twice and twice it walked back in as though it paid rent. Blessing says that cats are witches and won't clean the room it's in. I've bought sachets of cat food, which cost more than my own lunch, and a plastic basin with sand. I've called it Silk, since it's the nearest I will get to becoming a senior advocate. I never thought I'd like an animal.",
    },
    {
      day: 99,
      durationSeconds: 600,
      writing:
        'A dull Thursday. At work the nephew spelt my name wrong in an email to the whole firm, and nobody corrected it, so I did, with a smiling face. Then I spent five hours on a boundary dispute between two pastors and a car wash. At lunch I walked to the bank about my card, which the machine has swallowed for the second time, and the queue was out of the door. A man behind me sold me a phone cover while we waited. I had beans and dodo in the canteen, too salty. Home by eight for once, washed my hair, watched half a film about a submarine and fell asleep before anybody drowned.',
    },
    {
      day: 101,
      durationSeconds: 510,
      writing:
        "Silk has had her injections. It turns out that he is a she. The vet in Ikeja says she's around two years old and has had a hard life but good teeth. She screamed in the car all the way like someone being robbed, and at the checkpoint the policeman looked in and waved us on very fast. Then to choir, with scratches up both arms; we begin the music for the bishop's visit next week and I've been given another solo, and this time I didn't argue. Sister Patience, who's forgiven me, sent a piece of fried fish home for the cat. I catch myself hurrying home now to see what she's broken.",
    },
    {
      day: 104,
      durationSeconds: 560,
      writing:
        "Folake said it plainly over breakfast: let us open our own practice. The two of us, one room, crime and land. I laughed, and by noon we were looking at a place above a pharmacy in Yaba. It's small and hot with a view of a mattress shop, and I loved it. If I bring even five of my clients we could pay the rent for a year. Obinna came along to look at the wiring and has promised us three used laptops, and my brother also told us we need a name that people can spell. So far we have both our surnames and a quarrel about the order. I'm going to open my own chambers. I've written it down, so it must be true.",
    },
    {
      day: 107,
      durationSeconds: 590,
      writing:
        "I gave Mr Okafor my letter at nine this morning. He read it twice and asked if it was about the letterhead. I said that it was about me. Three months' notice, then Folake and I open our own firm, above the pharmacy. I called Mummy and waited for the shouting, but she only asked if the new office will have a proper toilet and then said she'd been waiting for this. She'll send a bag of rice for the opening. Mrs Bassey wants to be our first client; she's got another quarrel, with her well-digger. I ate two meat pies on the way home. I'm frightened and I've not stopped smiling since lunch.",
    },
  ],
};
