import type { Journal } from './journal.ts';

/** A casualty nurse of 41 in Cape Town, divorced, who drops his brother in prison each time and in the second half writes no more of fishing. */
export const capetownNurse: Journal = {
  name: 'capetown-nurse',
  planted: {
    recurring: [
      [
        'work',
        'casualty',
        'the hospital',
        'nursing',
        'my shift',
        'shifts',
        'my job',
        'the unit',
        'patients',
        'night shift',
      ],
      [
        'Tamsin',
        'my daughter',
        'daughter',
        'my girl',
        'my child',
        'fatherhood',
        'being a father',
        'parenting',
        'raising a teenager',
      ],
      [
        'my back',
        'back pain',
        'back trouble',
        'bad back',
        'back injury',
        'physio',
        'physiotherapy',
        'slipped disc',
        'my spine',
        'my health',
      ],
      [
        'money',
        'debt',
        'bills',
        'budget',
        'finances',
        'being broke',
        'paying off the gearbox',
        'Boeta Riedwaan',
        'money worries',
      ],
      [
        'church',
        'faith',
        'prayer',
        'God',
        'praying',
        'the pastor',
        'religion',
        'belief',
        'losing and finding faith',
      ],
      [
        'Clinton',
        'my brother',
        'brother',
        'my brother Clinton',
        'my brother in prison',
        'prison',
        'Pollsmoor',
        'Uncle Clinton',
      ],
    ],
    emerging: [
      [
        'Lindiwe',
        'a new woman',
        'dating',
        'the librarian',
        'romance',
        'a new relationship',
        'a date',
        'coffee with Lindiwe',
      ],
      [
        'Ireland',
        'Cork',
        'moving to Ireland',
        'working abroad',
        'emigrating',
        'emigration',
        'a job in Ireland',
        'nursing abroad',
        'leaving South Africa',
      ],
    ],
    avoided: [
      [
        'Clinton',
        'my brother',
        'brother',
        'my brother Clinton',
        'my brother in prison',
        'prison',
        'Pollsmoor',
        'Uncle Clinton',
      ],
      ['fishing', 'angling', 'my rods', 'going fishing', 'fishing with Faizel', 'the fishing trips'],
    ],
  },
  facts: [
    { question: 'What did I put beneath me for the trip back after getting hurt?', entry: 3 },
    { question: 'What was the infant that came so suddenly going to be called?', entry: 5 },
    { question: 'Which country did I see in the mark above me while resting flat?', entry: 11 },
    { question: 'What did an older man part with to keep the lights on?', entry: 15 },
    { question: 'Where did I find the bargain piece of tackle?', entry: 16 },
    { question: 'What piece of family jewellery did I pass down?', entry: 17 },
    { question: 'Which two careers did my teenager say she is considering?', entry: 20 },
    { question: 'How did a wife transport her injured spouse to us?', entry: 22 },
    { question: 'Which hike did I manage without any discomfort?', entry: 24 },
    { question: 'Which side dish did the young visitor carry along?', entry: 27 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 600,
      writing:
        "Twelve hours in casualty and I'm sitting in the kitchen with my shoes still on. Friday, payday, full moon, you can guess. We had four stabbings before midnight and then a taxi that rolled on the N2, eleven people, and only two trolleys free. I put up drips on the floor. Nobody died on my shift, so that's a good night. A student nurse fainted and came round and carried on, she'll be fine, that one. My hands smell of the pink soap. Someone bought us koesisters at six in the morning and I ate three without sitting down. Now a shower, and I'll see what's left of Saturday.",
    },
    {
      day: 1,
      durationSeconds: 540,
      writing:
        "Off today. Went down to Kalk Bay before it was light and fished off the harbour wall with Faizel. The wind dropped, the water was flat, and we got five hottentot and one fat roman that I put back because it was too small. He talks the whole time and I just say ja. Nothing on my mind for four hours, that's why I fish. Tamsin phoned when I was packing up the rods and wanted to know if she could go to the Waterfront with friends. I said who, she said people, I said which people. She went. She was home by six, I must say.",
    },
    {
      day: 4,
      durationSeconds: 480,
      writing:
        "My salary came in and it's gone already. Bond, car, medical aid, school fees, the petrol card. I wrote it all out on the back of an envelope and there's R640 left till the twenty-fifth. So I've put my name down for two extra shifts in the unit. The matron asked if I was sure, since I did three last month, and I said the bank is sure. Work itself was quiet, for us: a man with a fish hook through his eyelid, a granny with a hip. I packed bread and polony for tonight. No more buying pies at the garage, that alone is R400 a month.",
    },
    {
      day: 6,
      durationSeconds: 720,
      writing:
        "My back went. I was lifting a man of a hundred and thirty kilos across with a slide sheet, the porter let go, and I felt it pull low down on the left. It's an old thing with me but this is worse than usual. I drove home sitting on a rolled-up towel. And then next door started building again. They're putting a second storey on and the guy starts with the grinder at seven sharp, right against my bedroom wall, dust all over the washing. I went over in my pyjamas to complain. He gave me a cup of coffee and said three more weeks. Nice man, I couldn't stay angry.",
    },
    {
      day: 8,
      durationSeconds: 660,
      writing:
        "It strikes me that anyone reading this won't know who Tamsin is. She's my daughter, my only one, she's thirteen and stays with me every second week, and her mother has her for the rest. She came with me to church this morning, in jeans, and Auntie Doreen in the pew behind had plenty to say about it with her eyebrows. I only went to please the pastor. I haven't been able to pray since that little boy in November that we couldn't bring back. I stand up, I sit down, I say the words. Tamsin sang louder than me. Afterwards we had roast chicken and she beat me at cards.",
    },
    {
      day: 10,
      durationSeconds: 480,
      writing:
        "Night shift, third of four. A pregnant girl of sixteen walked in by herself and had her baby eleven minutes later behind curtain six, and I caught it, because the midwife was still in the lift. A boy. She's calling him Ashwin, after me, she says, which I'm not. I'm Ashley. Close enough. It was the best thing to happen in that casualty since Christmas. When I knocked off I didn't go to bed, I drove straight to the sea and fished till ten with my eyes falling shut. One small kob, back in. Then I went home and slept like a stone till five.",
    },
    {
      day: 12,
      durationSeconds: 540,
      writing:
        "Helped Tamsin with her maths tonight. I say helped, I sat there. It's all letters now. She explained it to me in the end and I think she understood it better by doing that, so maybe I'm some use. She's got her mother's patience, thank heavens. While we were washing up she asked me if Uncle Clinton was still in Pollsmoor and whether we'd ever visit him. My brother is not something I want to write about, leave it. We made popcorn and watched the one about the shark in Mexico. She had her feet under my leg like when she was four. She's nearly as tall as me.",
    },
    {
      day: 15,
      durationSeconds: 600,
      writing:
        "They've put me on triage this week because of my back, so I sit at the window and decide who waits. People swear at you in three languages. I had a man with a splinter who told me he'd phone the Minister. But it's good to be off my feet, since the spine doesn't like standing and it doesn't like sitting either, but it likes sitting a bit more. I'm taking the anti-inflammatories with food, like I tell the patients, and I've put a heat pack on it that Sister Maphosa brought from home. It smells of her lavender. The whole queue could smell me.",
    },
    {
      day: 17,
      durationSeconds: 480,
      writing:
        "The car needs a gearbox. R18 500, the guy said, and he said it softly, as if somebody had passed away. I don't have it. I've asked for a quote on a second-hand one in Athlone and I've stopped the DStv. I sat with the bank app open for so long that it logged me out. So in the afternoon I took the train to Fish Hoek with one rod and stood in the shallows and threw a line in. It's the only thing I do that's free. I caught weed. A kid with a bodyboard asked me what I'd caught and I said peace and quiet.",
    },
    {
      day: 19,
      durationSeconds: 540,
      writing:
        "Her report came. Two As, Bs, and a D for Afrikaans, my own language, how does she manage that. I said we're going to speak it at supper from now on. She said \"ja-nee, Pa\", so the lesson has begun. She's been picked for the under-fourteen netball, wing attack, and needs shoes. Next door have finished their second storey, by the way. He came round with a bottle of wine for all the noise and his wife sent a tray of samoosas, and it's quiet now, I can hear the doves in the mornings. I gave my daughter the corner ones, she likes them burnt.",
    },
    {
      day: 22,
      durationSeconds: 780,
      writing:
        "A bus, a bakkie and a school choir. That's all I'm going to say about the accident. Well, no, I'll tell it, because I need to. Nine kids, all of them alive, and one girl of about ten who held on to my badge from the ambulance bay to theatre and wouldn't let go. I had to take it off and let her keep it. When I came out I stood by the sluice and I said thank you, out loud. To God, I suppose. First time in months that I said anything to Him. It wasn't a prayer, not like church, but it was something.",
    },
    {
      day: 24,
      durationSeconds: 480,
      writing:
        "Couldn't tie my laces this morning. I lay on the lounge floor with my legs up on the couch, the way the physio showed me years ago, and looked at the ceiling for half an hour. There's a stain up there like Madagascar. The pain goes down into my leg now and I know what that means, I'd tell anyone else to go for a scan. Faizel came by to fetch me for the yellowtail that's running off Cape Point and I went, like a fool, sitting on a cushion in his boat. Two yellowtail, four kilos each. Stiff as a plank tonight but I've got supper for a week.",
    },
    {
      day: 26,
      durationSeconds: 540,
      writing:
        "School shoes and a blazer, R1 150 together. I put it on the store card, which I had sworn off. Tamsin saw my face and said she could manage with her old ones. I said no you can't, your toes are out. Afterwards in the car she was quiet and then asked, are we poor, Daddy? I said no, we're just careful at the end of the month, and at the beginning. She laughed, luckily. The gearbox from Athlone is in, R7 000, I'm paying it off over ten months with a man called Boeta Riedwaan who wrote it in a school exercise book. The car drives.",
    },
    {
      day: 29,
      durationSeconds: 840,
      writing:
        "We lost a young guy at three this morning. Twenty-two, gunshot, from Lavender Hill. I did compressions for forty minutes and swapped with the student and did it again. His mother was in the passage in her gown and slippers. I went with the doctor to tell her, because I speak her language and he doesn't. She asked if he'd said anything. I told her he wasn't in pain. I've been a nurse for eighteen years and I still don't know what to do with my face. I bought a gatsby on the way home, steak and chips, and ate all of it in the car outside my house.",
    },
    {
      day: 31,
      durationSeconds: 480,
      writing:
        "Scan done. Two discs bulging, L4 and L5, not for the knife yet, says the doctor, who is younger than my shoes. Physio twice a week, no lifting at all for a month, and I must lose some weight. In the waiting room there I ran into a guy from our old street who said he had seen Clinton and did I know he's... I stopped him. I don't want to talk about my brother and I won't do it here either, next thing. The physio's rooms are in Wynberg, upstairs, no lift. For people with bad backs! I had to laugh, holding on to the rail.",
    },
    {
      day: 33,
      durationSeconds: 540,
      writing:
        "Cell group at the pastor's house tonight. Eight of us, rooibos and Marie biscuits. He asked each person what was heavy this week and I surprised myself, I told them about the money. How I lie about it at work, how I say I'm not hungry at lunch. Nobody gave advice. Uncle Basil just said he's been there, he sold his wedding ring once to pay for electricity. Then they prayed for me, and I didn't feel stupid. I wouldn't say my faith is back. But I slept, and in the morning I phoned the bank and asked for the bond to be spread over longer.",
    },
    {
      day: 35,
      durationSeconds: 480,
      writing:
        "Three days off after five on, and I needed every one. The last shift was chaos, the computers were down from eight until two and we were writing names on strips of plaster and sticking them on people. One man ended up with two names. After that I slept, and on day two I fished from the rocks at Miller's Point, just me, with a flask. I've got a new reel, second-hand, a proper Penn that I found at the hospice shop for ninety rand. It casts like a dream. Nothing bit until the light went and then a lovely galjoen, the first this year. I'm planning on going again next week.",
    },
    {
      day: 38,
      durationSeconds: 600,
      writing:
        "My girl is fourteen today. I woke her up with a cupcake and the candle from the load-shedding drawer. She wanted a sleepover, so there are five of them in the lounge as I write this and it sounds like a henhouse. They made me try a face mask. I have no pores left, I'm told. I gave her the silver bangle that was my granny's and she put it on and didn't say anything for a bit, then she hugged me round the neck. I thought about the day she was born, how I'd done a hundred births and shook like a leaf at that one.",
    },
    {
      day: 41,
      durationSeconds: 480,
      writing:
        "Physio number four. She makes me do a thing called the bird dog, on hands and knees on the mat with one arm and the other leg stuck out, and I fall over to the left every time like a shot cow. But the leg pain is going. I got in and out of the car this morning without saying a word you can't say in front of the pastor. I do the exercises on the stoep early, when it's cool, and this morning the man who reads the water meter stood and watched until the end. He said his wife does the same ones on a DVD. I said she has my sympathy.",
    },
    {
      day: 43,
      durationSeconds: 600,
      writing:
        "Worked Sunday, so I missed church, and I noticed that I minded. That's new. In the quiet hour after four I walked up to the chapel on the second floor, which I've passed for years, and sat there in the dark with my radio turned low. I said a prayer for the lady in bed nine, with the burns, and one for whoever had thrown the paraffin, which was harder. Then the radio went and it was a heart attack in the car park, a security guard, fifty-one. We got him back. He opened his eyes and asked if the boom was down.",
    },
    {
      day: 50,
      durationSeconds: 540,
      writing:
        'Netball at Wynberg, against the posh girls. We lost by twenty. Tamsin got a finger in the eye, played on, and came off grinning. All the mothers have folding chairs with cup holders and I stand there in my theatre clogs, since I\'d come straight off nights, and shout "mark her!" at the wrong times. She\'s asked me nicely not to shout. In the car she told me she wants to be a marine biologist or else a DJ. I said why not both. We stopped for soft serve with a flake and she got it on the seat belt, and neither of us cared.',
    },
    {
      day: 53,
      durationSeconds: 480,
      writing:
        "An old policy of mine paid out! R4 312, I checked it three times. I paid two months ahead to Boeta Riedwaan, I cleared the store card and I cut it up with the trauma shears, which felt better than I can say. What's over goes into the tin. I told myself in January that by winter I wouldn't owe anybody except the bank, and it might even come right. I treated myself to one thing, a haircut at Ozzie's with the hot towel, eighty rand. He says I've got grey coming through at the back. I told him he can keep his news. A very good day, and a south-easter blowing everything clean.",
    },
    {
      day: 55,
      durationSeconds: 600,
      writing:
        "Double shift since two people were off sick. I was so busy I didn't drink a glass of water until four. A woman brought in her husband in a wheelbarrow, pushed him two kilometres from the hostels, with a broken leg, and she wasn't even out of breath. I told her she should come and work for us. At tea someone from the prison ward came down to ask if I was related to a Clinton with my surname. I said I'm not going to discuss it and went back to the dressings. I won't discuss my brother with myself either. I've got blisters. I've got my feet in a basin.",
    },
    {
      day: 57,
      durationSeconds: 540,
      writing:
        "She didn't speak to me the whole of supper. I'd said no to a party in Muizenberg where there'd be matrics, and I became the worst father in the southern suburbs. Doors were slammed. I slammed one back, I'm ashamed to say, and the handle came off in my hand. So then we were both stood there, her inside and me out, and neither of us could open it, and I heard her start to giggle. I had to climb in through the window with a screwdriver. We talked after that. She'd wanted to go because of a boy. Luke. I said invite him here for a braai, then.",
    },
    {
      day: 60,
      durationSeconds: 480,
      writing:
        "I walked up to Elephant's Eye this morning, slow, with a stick, and came down again and nothing hurts. I'm writing that down with the date. The physio says I can go back to lifting if I use my legs and stop being a hero. I had got so used to pain in my lower back that I'd stopped counting it as pain. At the top there's a cave, and a troop of scouts was in there eating naartjies, and they gave me one. You could see all the way to Hangklip. I sat until my shirt had dried. Soup for supper, out of a packet.",
    },
    {
      day: 62,
      durationSeconds: 660,
      writing:
        "Easter weekend, always bad. We were full by nine and they were lying two to a bay. I worked Friday and Saturday night but I swapped out of the Sunday, and I stood on the field behind the church at half past five with everyone in blankets and watched it get light. We sang the old ones in Afrikaans, the ones from when I was small. I prayed properly, I wasn't acting. I can't explain why it went away and I can't explain why it's coming back. Then pickled fish on the pastor's stoep, and I was asleep in his hammock by nine, with my mouth open, there are photos.",
    },
    {
      day: 65,
      durationSeconds: 540,
      writing:
        "Sat down with the budget like a grown-up. Boeta Riedwaan has five payments to go. There's R2 900 in the tin and I haven't opened the bank app with one eye closed for about a month. It's strange what it does to you, not being broke. I bought proper coffee. I lent the porter two hundred for his petrol and was glad to be on the other side of it. The rates went up, of course, they do it every year with a friendly letter. I'd rather pay rates than eat tripe, and I mean that. Anyway, back to the sums I went, and they added up twice.",
    },
    {
      day: 67,
      durationSeconds: 690,
      writing:
        "The boy came for the braai. Luke. He's about one metre fifty, he wears glasses and he brought a potato salad his gran had made. I had a whole speech ready and I gave him tongs instead. He asked me what the worst thing was that I'd ever seen a person swallow, and I told him, and he said \"awesome\". So that's him in. Tamsin watched us the whole time from the stoep like somebody watching two dogs meet. After he'd gone she said thank you, Daddy, and did all the dishes without being asked, I nearly took her temperature. She's growing up well. I'm proud of her.",
    },
    {
      day: 69,
      durationSeconds: 600,
      writing:
        "They've made me acting shift leader. More responsibility, no extra pay until it's signed in Pretoria or on the moon. I did my first handover as boss and my voice came out like a traffic cop's. But it went well. I moved the resus trolley to the other wall, where it should have been for ten years, and two hours later we needed it and it was right there. The young nurses come to me with everything: leave forms, boyfriends, a blocked sink. I like it more than I thought I would. Got home at eight, watered the chillies, and went to bed with the curtains open.",
    },
    {
      day: 72,
      durationSeconds: 540,
      writing:
        "A bit of a setback. I bent for the soap and my back grabbed me, and I stood in the shower for ten minutes like a question mark. The physio loosened it, she says it's a muscle and not the disc, so two days of rest and the heat pack. While I lay there the phone rang, a collect call, with that recorded voice that gives the name of the prison first. So it was Clinton. I'm not going to write about my brother, I'd rather write about the soap. It was green, it was new, and I've now bought one on a rope. I've used it once so far, carefully, holding on to the tap.",
    },
    {
      day: 74,
      durationSeconds: 480,
      writing:
        "My backpay came, for all of last year's Sundays, R6 200. I paid off the gearbox. Boeta Riedwaan drew a line in his exercise book, signed it, and gave me a packet of dates from his wife. I walked out of there two inches taller. Work afterwards was heavy, we had a shack fire in Vrygrond and seven burns at once, but I kept the floor moving and nobody waited who shouldn't have. A new doctor said, \"who runs this place?\" and they all pointed at me. I pointed at the cleaner, Mrs Jantjies, since that's the truth. She's been there longer than the lifts.",
    },
    {
      day: 76,
      durationSeconds: 540,
      writing:
        "The pastor has asked me to read the lesson once a month and I said yes before I could think. I practised in the bathroom. In church on Sunday my knees shook but I got through the whole of Ruth, chapter one, without spitting. Afterwards a woman came over with a cup of tea and said I read it as if I knew those people. Her name's Lindiwe, she runs the library in Retreat, she's a widow with a laugh that turns heads. We stood there so long they stacked the chairs around us. She gave me her number, for a book, she said. I've no idea which book.",
    },
    {
      day: 79,
      durationSeconds: 600,
      writing:
        "Tamsin's away on the grade eight camp and the house is like a tomb. I even miss her hair in the plughole. I had a look at something on the computer that I haven't told her yet. An agency is recruiting nurses for Ireland, for Cork, and Sipho has already sent in his papers. Three times what I earn, and they help with the visa for a child. Ireland! I don't know a thing about it except rain. I filled in the first page, just my name and my registration number, and then I closed it. How would she take that, with all her friends here?",
    },
    {
      day: 81,
      durationSeconds: 480,
      writing:
        'Load-shedding, and the generator at the hospital took four minutes to kick in. Four minutes is a long time when you\'re squeezing a bag by hand with a cellphone torch in your mouth. All fine. I wrote an incident report that used the word "unacceptable" twice. The matron came down and told me I\'m confirmed as shift leader from the first of the month, with the pay, and she shook my hand in front of everybody. I had on a plastic apron and one glove. Mrs Jantjies cheered. I phoned my daughter at camp to tell her but the teacher said they were out looking at stars.',
    },
    {
      day: 83,
      durationSeconds: 540,
      writing:
        "Went for coffee with Lindiwe, at the place near the station in Muizenberg, across from the beach. I wore the blue shirt. I was early, and she was earlier. She told me about her husband, straight out, and about the library roof and a boy who's reading his way through the whole of the encyclopaedia. I talked too much about blood. She didn't mind. It's nine years since I sat across from a woman like that. When Tamsin got back from camp, filthy and hoarse, she took one look at me and said, \"Who is she?\" I told her the truth. She wants to vet her.",
    },
    {
      day: 86,
      durationSeconds: 870,
      writing:
        "The whole evening on the Ireland thing. I did the application for Cork, all eleven pages, with my certificates scanned at the internet café, and I've an English test to sit in Rondebosch on the fifteenth, in the language I've worked in for eighteen years. Sipho's interview was on a screen and lasted twenty minutes. He got it, he flies in August. I keep looking at the map. It rains there, there's no mountain, but you can walk home at night, he says. I've made no decision. I only want to know if they'd have me. I printed the form and put it under the tin, where I'll see it.",
    },
  ],
};
