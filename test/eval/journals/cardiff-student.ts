import type { Journal } from './journal.ts';

/** A student nurse of 20 in Cardiff; she drops her father and a failed exam when they come up, and her driving lessons go silent. */
export const cardiffStudent: Journal = {
  name: 'cardiff-student',
  planted: {
    recurring: [
      [
        'placement',
        'the ward',
        'nursing',
        'my shifts',
        'patients',
        'the hospital',
        'district nursing',
        'Sandra',
        'Gwenda',
        'learning to be a nurse',
      ],
      [
        'my flatmates',
        'housemates',
        'the house',
        'Priya',
        'Jodie',
        'Big Al',
        'the student house',
        'living together',
        'my friends',
      ],
      ['Nan', 'my grandmother', 'my gran', 'Merthyr', "Nan's health", "Nan's knee", 'Desmond'],
      [
        'money',
        'being skint',
        'the overdraft',
        'the bursary',
        'the cinema job',
        'my part-time job',
        'the hardship fund',
        'my finances',
      ],
      ['netball', 'the netball team', 'sport', 'training', 'Coach Bev', 'matches', 'Tash'],
      ['Dad', 'my father', 'my dad', 'Lorraine', 'contact with Dad'],
    ],
    emerging: [
      ['Welsh', 'learning Welsh', 'Welsh class', 'the Welsh language', 'language learning', 'Eleri'],
      [
        'the elective',
        'Lesotho',
        'going abroad',
        'the elective abroad',
        'the interview',
        'the trip to Lesotho',
      ],
    ],
    avoided: [
      ['Dad', 'my father', 'my dad', 'Lorraine', 'contact with Dad'],
      ['the exam', 'the failed exam', 'drug calculations', 'the resit', 'the maths exam', 'failing'],
      ['driving', 'driving lessons', 'learning to drive', 'the driving test', 'Keith'],
    ],
  },
  facts: [
    { question: 'Which medical instrument did they all chip in for on my big day?', entry: 4 },
    { question: 'What had the woman with bad lungs packed for her stay?', entry: 6 },
    { question: 'How did my grandmother earn her living?', entry: 7 },
    { question: 'Who was held up on the motorway when the old gentleman passed away?', entry: 10 },
    { question: 'How badly did we lose that game in Somerset?', entry: 11 },
    { question: 'What colour did I end up after the home job from a packet?', entry: 19 },
    { question: 'Who pulled out my molar?', entry: 21 },
    { question: 'What did a stranger put in our trophy?', entry: 26 },
    { question: 'At which shop could I not pay, to my great embarrassment?', entry: 28 },
    { question: 'Which vegetable could I tell people I hate, as one of my earliest sentences?', entry: 32 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 510,
      writing:
        "First day on placement and my feet are killing me. I'm on the respiratory ward at the Heath for eight weeks, twelve and a half hour shifts, and I got lost twice just finding the changing room. The sister put me with Sandra in bay C. I did obs all morning, sixteen sets, and wrote every one of them down as if it was my GCSEs. One old boy told me that my hands were freezing and then asked whether I was old enough to be let out. Had toast for tea as couldn't face cooking. I want to be good at this so much it's embarrassing. Back in at seven tomorrow.",
    },
    {
      day: 1,
      durationSeconds: 520,
      writing:
        "House meeting tonight, which was Priya standing in the kitchen holding up a pan with three-week-old pasta in it and asking whose it was. It was Jodie's. It's always Jodie's. There's four of us in this house in Cathays, me, Priya, Jodie and Big Al, who isn't big, and I do love them but the state of it. We've made a washing-up rota with stickers. Jodie says rotas are fascist. Al went and made everyone a tea so no one could shout. Then we all got in Priya's bed to watch Gogglebox and shared two packets of custard creams, so it ended up being quite a nice evening.",
    },
    {
      day: 4,
      durationSeconds: 490,
      writing:
        "Driving lesson number six. I stalled at the Gabalfa roundabout with a bus behind me, and the bus driver got a newspaper out, no word of a lie. Keith, my instructor, never raises his voice, he just goes very quiet. I can do bay parking now, though, both sides, and I did a hill start in Penylan without rolling. I really want to pass by summer since half of the community placements need a car. It's thirty-four quid an hour, mind. Came home and lay on the carpet. Watched some programme about people buying houses in Spain and fell asleep before they picked one.",
    },
    {
      day: 6,
      durationSeconds: 500,
      writing:
        "Netball trials went well! I got goal defence in the seconds, and Coach Bev said I've got arms like a spider, which I'm taking as nice. Bruised my hip on the post. Then the train to Swansea to see Rhys. He met me at the station with chips already bought. We've been together since Year 12 and it still gives me a jump when I see him on the platform. His room smells of lad and Lynx. We stayed in and watched the rugby and argued about whether he'd look good with a moustache. He would not. Sunday train tomorrow at six, back in bed by eight hopefully.",
    },
    {
      day: 9,
      durationSeconds: 540,
      writing:
        "Twenty today! Card from Nan with a tenner in it. Priya made a cake in the shape of a bedpan, which was disgusting and delicious, and we went for cocktails on Mill Lane, where Jodie lost a shoe. Dad texted at eleven at night, just 'hb x', first I've heard from him since the summer. I don't want to get into the Dad thing. Good presents though: fob watch with a sloth on it, a voucher for Nando's, fluffy socks, and a proper Littmann stethoscope from everyone in the house clubbing together, burgundy, with my name on it. I nearly cried into my mojito.",
    },
    {
      day: 11,
      durationSeconds: 500,
      writing:
        "Two-hour lesson as Keith had a cancellation. We went all the way down to Penarth and did dual carriageway, my first time over fifty, and I was gripping the wheel so hard that my rings left marks. He made me do the roundabout at Culverhouse Cross three times till I stopped saying sorry to it. I've booked my theory test for the ninth and I've been doing the hazard clips on my phone on the bus. I think driving might be starting to make sense. Your feet just sort of know. Beans for tea with cheese and it's tipping down outside, absolutely hammering, my washing's ruined.",
    },
    {
      day: 13,
      durationSeconds: 530,
      writing:
        "Results came out at noon while I was on my break. I failed the drug calculations exam. Thirty-eight per cent. I'm not writing about it, I just can't. So, the ward. Sandra let me do a full admission on my own today: a lady with COPD who'd brought her own pillow, her own marmalade and a photo of a budgie. It took an hour and ten and Sandra only corrected two things. The lady called me nurse and I didn't put her right. I also learned how to set up a nebuliser and how to get a bed through the lift doors without taking the paint off. Chippy tea with Al on the wall outside.",
    },
    {
      day: 16,
      durationSeconds: 510,
      writing:
        "Up to Merthyr on the train to see my Nan. She's eighty-one and was up a stepladder doing her nets when I got there, so I told her off, and she told me off for being thin. Corned beef pie, two slices, then Welsh cakes. She wants to hear all about my course, only not the messy bits, she was a cleaner at Prince Charles for thirty years and says she's seen enough. We did the crossword. She's got a new man friend at bingo called Desmond, and went pink when I asked. I love being at Nan's. It's the only place where nobody wants anything off me.",
    },
    {
      day: 18,
      durationSeconds: 490,
      writing:
        "Checked my account on the bus, which was a mistake. Eleven pounds sixty until the bursary comes through on Friday week, and I'm already in my overdraft. Did a late shift at the cinema, five till one, sweeping up popcorn after some kids' party, which someone had also been sick in. All that for minimum wage, less the bus. I worked out I earn less per hour than my shampoo costs. The manager's offered me more Saturdays, and I said yes before he'd even finished. I've got a freezer drawer of fish fingers and a bag of rice. It'll be fine. It's always fine, just skint.",
    },
    {
      day: 20,
      durationSeconds: 500,
      writing:
        "Passed my theory! Forty-eight out of fifty. Keith shook my hand and let me drive round Roath Park lake as a treat, and a swan stepped out and I did a perfect emergency stop. Rang Rhys to tell him, and he was at the gym, then he was at Jonno's, then he rang back at midnight with his mates shouting in the background. He said well done, like. I know that he's busy, he's got his engineering stuff. But as boyfriends go it was a bit flat. I wanted him to make a fuss and he didn't. Had a bowl of Coco Pops and went to bed with the window open.",
    },
    {
      day: 23,
      durationSeconds: 600,
      writing:
        "I've been putting off writing this but I want to get it down. A man died on the ward this morning and I was holding his hand. Mr Jenkins, bed four. His daughter was stuck in traffic on the M4. He'd been breathing funny since six and Sandra pulled the curtains and said to me, you can go or you can stay, and I stayed. It was quiet. Then we washed him, and Sandra talked to him the whole time, telling him what we were doing. She opened the window after. I did my four o'clock obs as normal and then bawled in the linen cupboard. I'd like to be like her.",
    },
    {
      day: 25,
      durationSeconds: 500,
      writing:
        "Played Bath away at netball and got thumped, 41 to 19. I was on for three quarters, and their shooter was about six foot four. My ankles have had it. But the minibus home was the best bit, we sang the whole way back, and Tash taught everyone a rude song in Polish that her gran taught her. Fresh air and shouting did me good after the week I've had. Coach Bev says that my footwork's come on, and I got player of the match from the other team, which means either I was good or they felt sorry for me. Deep Heat all over the house; Al's complaining about the smell.",
    },
    {
      day: 28,
      durationSeconds: 520,
      writing:
        "Nan rang, all of a fluster, because Dad had turned up at hers on Sunday asking for the loan of the lawnmower. He's living in Aberdare now, she reckons, with a woman called Lorraine. I said right, okay, and changed the subject, and I'm changing it here as well. Nan's knee is bad again so she's gone on the list for a new one, could be eighteen months. She's more bothered about missing the line dancing. I told her to put peas on it. I made a huge pan of cawl from her recipe over the phone and it came out like hers, nearly, bit too much swede.",
    },
    {
      day: 30,
      durationSeconds: 490,
      writing:
        "Keith's put me in for my driving test, twenty-third of next month, ten past nine in the morning. I feel sick just writing it. Today was a mock and I'd have failed on one thing only, mirrors, so that's not bad at all. I reversed round a corner as neat as anything, and a postman nodded at me. I'm having two lessons a week from here on. Keith says I drive better when I'm talking so he asks me about bones, and I go along Newport Road naming bones. Priya's started calling me Lewis. Had noodles, washed my uniforms, found a whole satsuma in the pocket.",
    },
    {
      day: 33,
      durationSeconds: 530,
      writing:
        "No heating for six days. The boiler packed in on Monday night and the landlord, Mr Papadakis, sent his cousin, who hit it with a spanner and left. Then a proper man came and said it's condemned and put a sticker on it. We've been wearing coats indoors and Jodie's sleeping in a ski suit. I've been showering at the sports centre like a tramp. On the sixth day the new one went in, and when the radiators started ticking we all stood round the one in the hall with our hands on it, not speaking. He's knocking fifty quid off the rent. Hot bath tonight, so long that I went wrinkly.",
    },
    {
      day: 35,
      durationSeconds: 500,
      writing:
        "My personal tutor has emailed about the resit for the calculations exam and wants me to come in for a chat. I've closed the laptop. Don't want to talk about it. Went to Lidl with Jodie instead, who bought a wetsuit and a bag of carrots. She's got it into her head that we should all do a cold-water swim at Barry for charity. Al said he'd hold the towels. Priya had been for a filling and couldn't feel her face and dribbled squash down herself the whole evening, and we laughed till I had to go and lie in the hall. I'm lucky with my housemates, to be fair.",
    },
    {
      day: 38,
      durationSeconds: 510,
      writing:
        "Bursary's in! And out. Rent, phone, shopping, the fifty I owed Priya, and there's sixty-two pounds left until the end of the month. I've done a spreadsheet with colours. If I take the Thursday lates at the cinema as well I can just about do it, but that's three nights there plus three long days on the ward, and I was so tired on Tuesday that I tried to scan my ID badge on the fridge. Everyone on the course is in the same boat: Tash sells her clothes on Vinted and Owen gives blood for the biscuits. Wish I could stop adding up money in my head all the time.",
    },
    {
      day: 40,
      durationSeconds: 500,
      writing:
        "Driving at eight with Keith, all the test routes, rain the whole way. I went through a puddle by the university and soaked a lecturer. He says I'm ready, and that I just need to believe it. Straight on to netball training with wet feet. We've got the varsity match against Swansea coming up and Bev had us doing shuttles until Tash threw up behind the bins. I've been moved to goalkeeper, which suits me, I like being at the back where you can see it all coming. Pasta, bath, bed. I've got the parallel parking going round and round in my head and can't switch it off.",
    },
    {
      day: 44,
      durationSeconds: 560,
      writing:
        "Swansea for the weekend. Rhys was lovely on Friday, got us a curry, and had tidied up specially. Then Saturday he spent five hours on the Xbox while I did his washing up, and I thought, what am I doing here? I said something and he told me that I'm always tired and always on about the ward. Which is true, I suppose. We made up. We walked along the front in Mumbles with an ice cream in the wind and he gave me his coat. But I cried a bit on the train and the lady opposite gave me a Polo. Going out with someone forty miles away is hard.",
    },
    {
      day: 46,
      durationSeconds: 510,
      writing:
        "Someone had liked my photo from the ball and it was Dad, on a new profile, with a picture of him on a boat. I looked at it for ages. Then I looked up who Lorraine is. I'm stopping there, I'm not spending my evening on my dad. I dyed my hair instead, with Jodie's help: it was meant to be chestnut and it's aubergine, no two ways about it. I've got it on my ears too. Big Al said it was brave. There was a spare box so we did Al's fringe as well, and now he looks like a badger. Early start tomorrow, God help me, somebody will have something to say.",
    },
    {
      day: 49,
      durationSeconds: 540,
      writing:
        "Last day on respiratory. Sandra, who I should explain is my practice supervisor and has been a nurse since before I was born, signed off my whole placement book, and wrote 'kind, quick, asks good questions'. I've read it about ten times. She asked how I was getting on with the calculations resit and I said fine. I'm not going there. The ward gave me a card and a box of Heroes with all the good ones gone. I'm going to miss bay C, even the smell. Next it's eight weeks out with the district nurses in Ely, so I've bought a decent waterproof from the charity shop, four pounds, Berghaus, hardly worn.",
    },
    {
      day: 53,
      durationSeconds: 530,
      writing:
        "Wisdom tooth out at the dental hospital, done by a student, so I could hardly complain. He'd got a supervisor on each side and hands that shook worse than mine. It took fifty minutes and I could hear it more than feel it, a sort of creaking. I've got a face like a hamster. Ice cream for two days, Angel Delight, soup through a straw. I've had to miss two shifts at the cinema as well, so that's ninety quid I won't have, and the overdraft's creeping up again. The student rang me himself this morning to check on me, which was sweet of him. I told him he'd done a tidy job.",
    },
    {
      day: 57,
      durationSeconds: 520,
      writing:
        "Out with the district nurses all week, mostly with Gwenda, who's got a Fiesta full of crisp packets. Eleven visits today: leg ulcers, insulins, a catheter, a man with three dogs who wouldn't let us past until we'd had a biscuit each. The dogs had one too. It's so different from the ward. You're in people's kitchens, you see what's in the fridge, you see who's lonely. I did my first compression bandage on my own and Gwenda said she'd seen worse from people with badges. I think this could be my sort of nursing. Got home soaked, ate crumpets in my coat, and I was asleep by nine.",
    },
    {
      day: 60,
      durationSeconds: 540,
      writing:
        "Nan had a fall. Only on the step, only bruises, but she lay there for half an hour till Mrs Bowen next door heard her shouting. I went up on the first train. She's got a black eye like a boxer and she's telling everybody it was Desmond, who nearly died of shame. I checked her over, did a proper falls assessment, moved the rugs, ordered her a rail. She said, hark at the nurse. But I could see she'd had a fright, since she let me do her tea. I worry about her up there on her own. Stayed the night in the little room with the flowery wallpaper.",
    },
    {
      day: 62,
      durationSeconds: 530,
      writing:
        "Big row in the house. Jodie's boyfriend's been here every night for three weeks, using the hot water and eating Priya's special yoghurts, and Priya left a Post-it on his actual forehead while he slept. Then Jodie cried and Al hid in the shed. I made them all sit down and I did my communication skills, open questions, and it sort of worked. He's chipping in twenty quid a week. I told Rhys about it and he only put a thumbs-up. He's not been down to see me since February, when I count it. Fajitas for five, and Jodie's boy washed up, every pan, to be fair to him.",
    },
    {
      day: 65,
      durationSeconds: 600,
      writing:
        "It's over with Rhys. He came down on the train, first time in months, and we sat on the bench in Bute Park and he said that he didn't think he was in it any more, and hadn't been since Christmas. Four years. I wasn't even surprised, that's the horrible part. I was angrier about the walk back to the station, because he let me carry his bag. I've told it all to Priya and to Jodie and now to you, and I've no tears left in me, just a headache. Al's put a hot water bottle in my bed, and a Twix. I keep on picking up my phone to text him about it.",
    },
    {
      day: 68,
      durationSeconds: 500,
      writing:
        "Varsity! We beat Swansea at netball, 33 to 30, in front of actual crowds with drums. I had the game of my life, eight interceptions, no idea where it came from. Coach Bev cried and pretended that it was hay fever. Tash carried me off on her back and dropped me. My ankle's the size of a grapefruit and I don't care. We went into town in our kit with the cup, all of us, and a man in Caroline Street filled it with chips and curry sauce. I've still got a bit of it in my hair. First time in a fortnight that I've gone a whole day without feeling rubbish.",
    },
    {
      day: 71,
      durationSeconds: 530,
      writing:
        "Strange one on visits with Gwenda today. We'd a new patient in Fairwater, leg wound, and his name was the same as Dad's, same year of birth even, and I had to go out to the car for the dressings and stand there a minute. Dad's rung twice this week, I haven't picked up. Let's leave that. The wound was looking clean and I measured it and wrote it up on my own. Gwenda's showing me how to plan a caseload, who's first, who can wait. We had our sandwiches up at the Wenallt with the windows steamed up and she told me about her three husbands, in order.",
    },
    {
      day: 74,
      durationSeconds: 520,
      writing:
        "Overdraft limit reached, card declined at Boots over a deodorant. I've never gone so red. The woman behind me offered to pay and I said no and walked out, then sat on the bench and did the sums again. Thing is I'd cut down at the cinema so I could do my community shifts properly, so it's my own doing. Went to the student money office this morning, which I should've done in October, and a really nice man called Huw helped me fill in the form for the hardship fund. Could be four hundred pounds. I felt about ten stone lighter walking out. Celebrated with a reduced-sticker sausage roll.",
    },
    {
      day: 76,
      durationSeconds: 510,
      writing:
        "We're all staying on in the house for third year, signed for it this afternoon round the kitchen table, even Jodie, who's promised in writing to wash up. Mr Papadakis brought baklava from his wife and didn't put the rent up, so he can do no wrong now. Al's getting my room, because he wants the radiator, and I'm going up to the attic, with the skylight. Priya made a speech. She said we were the sisters she never had, and Al said cheers. Then we played Articulate all evening and I've never laughed so much at the word colander. I'd rather not live with strangers ever again. Jacket potato, bed at eleven, new book about a shipwreck.",
    },
    {
      day: 81,
      durationSeconds: 520,
      writing:
        "Sunday at Nan's. Her black eye's gone, and the rail's up, and she's using it to dry her tea towels. She's had the letter: knee op in six weeks, a cancellation, so I'll go up and stay to look after her. Desmond was there, in a tie. He'd brought her a begonia, and he's very deaf and very kind. The two of them bickered over the last clue in the crossword as if they'd been married for fifty years, and both of them were wrong. We made forty scones for the chapel. I came home with half of them and a bag of runner beans, with flour in my eyebrows, and feeling a lot more like myself.",
    },
    {
      day: 83,
      durationSeconds: 540,
      writing:
        "Visited Mrs Llewellyn in Ely on placement, ninety-three, dementia, who hasn't said a word to any of us in weeks. Gwenda started chatting to her in Welsh while she did the dressing, and she woke up. She talked for ten minutes, about her chapel and a horse. I couldn't understand any of it. I sat there with the gauze, feeling useless, a Merthyr girl with no more than bore da and a few songs. So I've decided that I'm going to learn Welsh properly. I came home and put the app on my phone and did forty minutes on the stairs. Dw i'n hoffi coffi. Priya thinks I'm having a stroke.",
    },
    {
      day: 86,
      durationSeconds: 500,
      writing:
        "First Welsh class tonight, a free one for NHS students, Tuesdays at six over the library in town. There were nine of us, and the teacher, Eleri, won't speak any English after the first ten minutes, so it's mostly pointing and panic. I can say where I live, what I do, and that I don't like parsnips. We did body parts, which I'll really use: pen, braich, coes. I sat by a porter named Dean who already speaks it with his kids. I practised on the bus driver going home and he answered me in Welsh, at length, and I just said diolch about five times. Buzzing.",
    },
    {
      day: 88,
      durationSeconds: 520,
      writing:
        "Email from the school today: second years can apply to go abroad for the elective, six weeks next summer. There's a link with a hospital in Lesotho, it's been going for years, community nursing, going out to villages, some of it on ponies. I read the page at the bus stop and missed two buses. I've never been further than Majorca. Told Tash at netball and she wants to do it as well. End of season awards tonight, by the way: I got most improved, a small plastic woman with her arm missing. There's grants for the trip, and an interview. I've got to write five hundred words on why me.",
    },
    {
      day: 91,
      durationSeconds: 550,
      writing:
        "Nan's again, getting the house ready for after her operation. We've moved her bed downstairs, next to the telly, and she says it's like being royalty or being dead, she can't decide. I labelled the tea tins in big letters and put a stool in the shower. She's frightened of the anaesthetic, though she'd never say, so I explained it step by step with a teaspoon. Dad had been there on Saturday and left me an envelope. It's in my bag and it's staying shut, and that's all I'm saying about it. Egg and chips for tea, then three games of rummy. She cheats. She's got a month to go till the new knee, and she's counting.",
    },
    {
      day: 95,
      durationSeconds: 560,
      writing:
        "I've got an interview for the Lesotho elective! The letter came this morning and Jodie read it out from the top of the stairs like the Queen. It's three weeks on Monday. Eight places and thirty-one of us. The hardship money's come through as well, three hundred and fifty, so I'm out of my overdraft for the first time since Freshers', and I've put fifty in a tin for the flight and given up the Thursday shift at the cinema. Al's lent me his big rucksack. Priya's been firing questions at me while doing the hoovering. I practise in the bath. Six weeks of real community nursing, with mountains. I can't think about anything else.",
    },
  ],
};
