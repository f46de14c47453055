import type { Journal } from './journal.ts';

/** A geography teacher of 38 in Manchester, who drops the IVF and the child she has not had, and her sister, each time, and writes no more of choir after the concert. */
export const manchesterTeacher: Journal = {
  name: 'manchester-teacher',
  planted: {
    recurring: [
      [
        'work',
        'school',
        'teaching',
        'my job',
        'lessons',
        'geography',
        'the kids at school',
        'pupils',
        'my classes',
        'marking',
      ],
      [
        'Dad',
        'my dad',
        'my father',
        "Dad's Parkinson's",
        "Parkinson's",
        "Dad's health",
        'caring for Dad',
        'looking after Dad',
        'an ageing parent',
      ],
      [
        'sleep',
        'insomnia',
        'lying awake',
        'bad nights',
        'not sleeping',
        'sleeping',
        'the sleep course',
        'tiredness',
      ],
      ['running', 'runs', 'jogging', 'the half marathon', 'half marathon training', 'a run', 'exercise'],
      [
        'Neil',
        'my partner',
        'my boyfriend',
        'relationship',
        'my relationship',
        'the man I live with',
        'life with Neil',
      ],
      [
        'having a baby',
        'a baby',
        'IVF',
        'fertility treatment',
        'the clinic',
        'children',
        'having children',
        'not having a child',
        'the frozen embryo',
        'motherhood',
      ],
    ],
    emerging: [
      ['pottery', 'pottery class', 'clay', 'making pots', 'evening class', 'ceramics', "the potter's wheel"],
      [
        'moving house',
        'moving',
        'Todmorden',
        'the house in Todmorden',
        'moving to Todmorden',
        'leaving Manchester',
        'moving out of Manchester',
        'a new house',
      ],
    ],
    avoided: [
      [
        'having a baby',
        'a baby',
        'IVF',
        'fertility treatment',
        'the clinic',
        'children',
        'having children',
        'not having a child',
        'the frozen embryo',
        'motherhood',
      ],
      ['choir', 'singing', 'the choir', 'the concert', 'rehearsals', 'music', 'the Fauré'],
      ['Rachel', 'my sister', 'sister', 'my sister Rachel', "my sister's messages", 'contact with my sister'],
    ],
  },
  facts: [
    { question: 'Which treat had the elderly visitor from abroad packed for us?', entry: 4 },
    { question: 'How much did I pay to wash when nothing warm came out of the tap at home?', entry: 7 },
    { question: 'Which town does my boyfriend come from?', entry: 8 },
    { question: 'Which fruit did the class use to clock the speed of the current?', entry: 11 },
    { question: 'What did I dig with when I put the spring flowers in for my father?', entry: 13 },
    { question: 'Which animal held up my journey on public transport?', entry: 17 },
    { question: 'What present did I hand over on our anniversary, a bit embarrassed?', entry: 21 },
    { question: 'Where was my father employed for three decades?', entry: 22 },
    { question: 'What colour was the bicycle that got stolen?', entry: 26 },
    { question: 'Which famous engine was the old man allowed to touch?', entry: 30 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 540,
      writing:
        "First day back with the kids and my feet hurt. Five lessons, two of them with Year 9, who have all grown a foot over the summer and lost any interest in rivers. School has a new head, Mrs Okafor, and she seems fine so far. She stood at the gate in the rain and learned names. I've been given a form again, tiny Year 7s, and one of them cried because he couldn't undo his tie. Neil had made a chilli when I got in and I ate two bowls standing up. I had planned to start this term organised. I have already lost my board pens and my lunch box.",
    },
    {
      day: 2,
      durationSeconds: 600,
      writing:
        "Drove over to Dad's in Stockport straight from the car park. His hand shakes more than it did in July, though he says it's just that he's tired. The Parkinson's nurse is coming later this month and I've said I'll be there. We filled his tablet box for the week and he told me about a fight between two women in Aldi. Then I was late for choir, first rehearsal since the summer, and we're doing the Fauré for the autumn concert. I'm still a second alto, still next to the woman who smells of Polos. I'd forgotten how good it feels to sing in a room full of people.",
    },
    {
      day: 5,
      durationSeconds: 480,
      writing:
        "I can't keep doing this on four hours. I was awake at two, then at half three, going over tomorrow's lessons as if anyone would die of a bad one. At school I called a girl by her older sister's name all day and nobody corrected me, which is sort of worse. Year 9 again, period five, wet and loud. I kept three behind and then felt sorry for them because they looked as shattered as me. I bought some of that magnesium spray the girl in Boots recommended. You put it on your feet. I'll try anything at this point, I honestly will.",
    },
    {
      day: 7,
      durationSeconds: 540,
      writing:
        "I've signed up for the half marathon in spring. I don't know why, I hate running. I went out round Highfield Park tonight for twenty minutes and thought I was going to be sick by the railway bridge. A man of about seventy overtook me and said \"keep going, love\" and I could have pushed him in the brook. Neil timed me from the front step with a can in his hand and clapped when I came back, purple. He thinks it's hilarious. I've told him he can laugh when he's done it himself. Three times a week, the plan says. Three!",
    },
    {
      day: 10,
      durationSeconds: 720,
      writing:
        "Auntie Maureen is over from Toronto, so it's been a Sunday of cake. She's eighty-one and flew on her own, with a walking stick and a suitcase full of maple biscuits. We all squeezed in at Dad's and she told stories about the two of them stealing coal. Dad laughed until he coughed. It was the best I've seen him in months, he even forgot about the shaking. Neil did the washing up and got called \"a good lad\", at forty-three. She's staying at the Premier Inn because she says Dad's spare bed is like a church pew. She goes up to see friends in Kendal on Tuesday.",
    },
    {
      day: 12,
      durationSeconds: 600,
      writing:
        "Open evening at school, which means a thirteen hour day. I stood by a model volcano that was meant to erupt every ten minutes and erupted once, over a councillor. Parents ask the same three questions: results, bullying, toilets. One mum had a newborn in a sling and let me hold him for a minute while she filled in the form, and of course that got me thinking about the IVF and us not having a baby. No, I don't want to write about that. The volcano. It took two of us and a mop, and the technician is making me pay for the vinegar, I think as a joke.",
    },
    {
      day: 14,
      durationSeconds: 480,
      writing:
        "Choir was lovely tonight. Our conductor made us lie on the floor of the church hall and breathe, and I nearly nodded off, which tells you what my nights are like. Why can I fall asleep on cold lino at half seven and not in my own bed at midnight? We got through the whole of the Sanctus without stopping. There's talk of a tour to Bruges next summer, cheap coaches, sharing rooms. I'd like that. The Polos woman is called Jean, it turns out, and she used to drive ambulances. I had cheese on toast when I got back and then lay there till gone one.",
    },
    {
      day: 16,
      durationSeconds: 540,
      writing:
        "The boiler has packed in. I won't go on about it, but here I am going on about it: no hot water since Thursday, a man called Craig who said he'd come between eight and twelve and came at five past four, and a part which has to be sent from Germany. I boiled kettles for a bath like a Victorian. I did go for my run, mostly because it was the only way to get warm. Two miles, slowly, with one stop pretending to tie my lace. It was no fun but it wasn't the disaster of last week either. Then a shower at the leisure centre, which cost me £3.20.",
    },
    {
      day: 18,
      durationSeconds: 660,
      writing:
        "Long department meeting about the new mark scheme. I've taught geography for fifteen years and I now have to colour-code my feedback in green. The kids call it \"the pen of hope\". Anyway. I realise I've been writing about Neil as if everybody knows who he is, so for the record: he's my partner, six years in October, a joiner, from Bolton, and he moved into mine when his landlord sold up. Tonight he fixed the cupboard door I've been kicking shut since 2019. He was pleased with himself and so was I. We had fish and chips out of the paper to celebrate a hinge.",
    },
    {
      day: 21,
      durationSeconds: 600,
      writing:
        "The Parkinson's nurse came to Dad's and she was great, a big calm woman who talked to him and not over his head to me. They're putting up one of his tablets and sending someone to look at the bathroom for grab rails. He was cross about the rails. He said he isn't an old man. He's seventy-six. I ended up rushing to choir again and missed the warm-up, then came in wrong twice in the Agnus Dei and got a look. Singing is supposed to calm me down. It did by the end. The boiler is mended, by the way, so that's the finish of that saga.",
    },
    {
      day: 23,
      durationSeconds: 780,
      writing:
        "Another rotten night, awake from three with my heart going. The magnesium spray does nothing except make the sheets feel gritty. I've read you should get up and do something boring, so I sat in the kitchen and sorted the batteries drawer until the heating came on. My sister Rachel had sent a message at midnight, a long one. I'm not getting into Rachel here, I'll leave that. I've ordered a blackout blind for the bedroom instead, forty-two quid, and cut out coffee after lunch. We'll see. If I'm not sleeping by half term I'll go to the doctor, I've said that out loud now.",
    },
    {
      day: 25,
      durationSeconds: 600,
      writing:
        "A good one for once. I took thirty Year 8s to the Irwell to measure how fast the water goes by chucking in oranges, and nobody fell in. A boy called Kacper, who hasn't said ten words since September, shouted \"mine's winning, Miss!\" all along the bank and then explained meanders to the coach driver. That's why I do this job. I wish I could put it in the spreadsheet. On the way back the traffic on Deansgate was solid and we sang the whole way, badly. I got home smelling of river and oranges and fell asleep, in front of Bake Off, with my boots on.",
    },
    {
      day: 27,
      durationSeconds: 540,
      writing:
        "Ran three miles without stopping. I'd like that in writing. I went along the Fallowfield Loop early, before the bikes, and for about five minutes in the middle I wasn't thinking about my legs at all. I still wouldn't say I enjoy it. I had to walk past the fertility clinic's building on the way home, the one where we did the two rounds of IVF. I don't want to go there, let's talk about something else. New trainers: I need some, my left big toe has come through the mesh. The lad in the shop wants to film me on a treadmill, which can't be good for business.",
    },
    {
      day: 29,
      durationSeconds: 600,
      writing:
        "Went with Dad to look at grab rails, as if they were wallpaper. He's come round to them, now that he's decided it was his idea. He chose the white. We had a pot of tea at the garden centre and his cup rattled so much on the saucer that a little girl stared, and he winked at her and said he was playing the drums. I had to look at the bedding plants for a bit. I love him a lot and I'm frightened, there, that's the truth. He bought a bag of daffodil bulbs that he can't kneel down to plant, so I did it, in the drizzle, with a spoon.",
    },
    {
      day: 31,
      durationSeconds: 480,
      writing:
        "Two detentions, one fire alarm and a cover lesson in Food Tech, where I was expected to supervise thirty children and a tray of raw chicken. School is like that some days, you just get to the bell. Mrs Okafor popped her head in and asked how I was, and waited for an answer, which I'm not used to. Then choir, the last rehearsal in the hall before the concert, and we finally sounded like a choir rather than a bus queue. I have to find a long black skirt by Saturday. Mine has a bleach mark on it the shape of Ireland.",
    },
    {
      day: 33,
      durationSeconds: 540,
      writing:
        "Slept five hours straight, which I'm counting as a win. The blackout blind came and Neil put it up on Sunday with a spirit level, very serious. It's so dark now that I walked into the wardrobe. I still woke just before five with the usual jumble going round, but I didn't reach for my phone, and I did drop off again. I'm less snappy for it. I noticed it in the queue at the post office, where a man was arguing over a parcel for a quarter of an hour and I just stood there looking at the greetings cards, quite content.",
    },
    {
      day: 35,
      durationSeconds: 660,
      writing:
        "The concert! The church was nearly full and it was freezing, and we sang the Fauré all the way through and I cried in the Libera Me like I always do, quietly, so I could still come in. Neil came, in a shirt, and sat by himself in the third row and didn't look at his phone once. He said the bit with the lady on her own was the best. Jean passed me a Polo before we went on, so I must be in. Afterwards we all went to the Fletcher Moss and I had two glasses of red wine. A really happy night. Rehearsals for the carols start on Thursday week.",
    },
    {
      day: 44,
      durationSeconds: 840,
      writing:
        "Mocks. I've got a hundred and twelve papers on the dining table and I've marked nineteen. Question four was about coastal erosion and one lad has drawn a shark, with labels. Don't get me started on the trams, though. I left the car for its MOT, so I had to take one, and it stood outside Cornbrook for thirty-five minutes with the lights off while a stag do from Hull shouted at us. The driver said there was a swan on the line. A swan! Everyone believed him, and then we passed it, and there it was, sitting there like it paid council tax.",
    },
    {
      day: 46,
      durationSeconds: 540,
      writing:
        "Dad fell. Not a bad one, in the hall, he'd caught his foot on the mat, and he has a bruise on his hip the size of a plate. He didn't ring me, the neighbour did. I shouted at him about the alarm he's meant to wear round his neck and then I said sorry. He held my hand and said what he'd like before he gets any worse is a grandchild to show the trains to. I can't write about having children or not, not tonight, I'll skip it. I've thrown the mat in the wheelie bin. I made him egg and chips and stayed till he was in bed.",
    },
    {
      day: 48,
      durationSeconds: 480,
      writing:
        "Half term, thank God. I went to Lyme Park on my own and ran up the hill to the tower they call the Cage, and only walked the very steep part. There were deer. It was bright and cold and I felt strong, me, who used to hide in the toilets on cross-country day. Four and a half miles, my longest yet. I think I'm beginning to like it, don't tell Neil. I stopped at a farm shop after and spent eleven pounds on a pie. It was a very good pie. I ate a third of it in the car with a plastic fork and no shame.",
    },
    {
      day: 52,
      durationSeconds: 600,
      writing:
        "I went to the doctor about the insomnia. She was about twelve, and kind. She doesn't want to give me tablets, she wants me to do a six-week course on the computer and keep a sleep diary, so that's two diaries now. I'm not allowed to go to bed before midnight, which feels cruel when I'm dead on my feet by nine. She asked what I think about when I lie awake and I said work, mainly. Work, the seating plans, what I said to a parent in 2016. It's true as well. I've got Year 10 data due in on Friday and I haven't started.",
    },
    {
      day: 55,
      durationSeconds: 540,
      writing:
        "Six years with Neil today. We went to the little Italian on Burton Road and he'd booked the table by the window. He gave me a bookcase he has been making in secret at the workshop for weeks, oak, with a shelf the right height for atlases. I gave him a voucher for a football shirt, so I felt a bit of a fool. He asked whether I'd rung Rachel back yet. I said I wasn't going to talk about my sister over dinner and I'm not going to do it here. The pudding was a pistachio thing. I could marry that man, and I might say so.",
    },
    {
      day: 58,
      durationSeconds: 660,
      writing:
        'A carer\'s going to come in to Dad every morning, to help him wash and get dressed. We had the assessment today, with a form as thick as a phone book, and he answered all the questions wrong on purpose: can you manage stairs, "like a gazelle". The assessor had seen it before. Then she asked him when he\'d last felt really well and he went quiet and said, when he was at the railway works. He was an electrician there for thirty years. I learned more about it in that hour than in my whole childhood. He starts with the carer a week on Monday.',
    },
    {
      day: 60,
      durationSeconds: 480,
      writing:
        "Parents' evening. Forty-one appointments of five minutes each and not a drop of water. There's always one who tells you they hated geography themselves, and there's always one dad who wants to discuss whether climate change is real, and they were the same man. Kacper's mother came with an aunt to translate and when I said how well he's doing she put her hand flat on her chest. I almost lost it. So it's a job that wrings you out and then hands you something like that. I got chips on the way home. I'd rather not see another plastic chair this week.",
    },
    {
      day: 63,
      durationSeconds: 660,
      writing:
        "Six miles, in proper rain, with a head torch. I talked to myself the whole way, like a lunatic, but I didn't stop. Running has become the part of the week when nobody wants anything from me and I look forward to it. Who'd have thought. A letter from the clinic was on the mat when I came in, about the frozen embryo and what we want to do with it. I put it in the drawer and I'm not writing about it. Bath, then. A hot bath with the radio on, then beans on toast and a programme about canals.",
    },
    {
      day: 66,
      durationSeconds: 600,
      writing:
        "Week two of the sleep course. I have to score my nights out of ten and I've had a three, a four, a six and a six. It's boring and I think it's working. The idea is you only use your bed for sleeping, so no marking, no phone, no lying there being cross. Last night I got up twice and read a book about Shackleton in the spare room under a blanket, and the second time I was yawning by page three. I'm less foggy in the mornings. I found my car keys at the first attempt, and I remembered the bins.",
    },
    {
      day: 68,
      durationSeconds: 480,
      writing:
        'Somebody nicked my bike from outside the library. It was locked, they cut through it, and a woman at the bus stop saw the whole thing and thought it was his. I reported it and got a number. I was more upset than I expected, I\'ve had that bike since university, it was green and heavy and no use to anyone. At school the next day I told my form and a boy offered to "ask around", with a look, and I had to say thank you but no. They made me a card with a drawing of a bike with wings. Year 7 are the best of us.',
    },
    {
      day: 71,
      durationSeconds: 540,
      writing:
        "The new carer is called Blessing and Dad has fallen for her completely. She does his buttons and he tells her about the locomotives. He had a clean shave, a clean shirt, and had eaten a banana, which for him is salad. I felt the first relief in weeks. Then he asked when Rachel was coming to see him. I said I didn't know. I'd rather leave my sister out of this, so on to the next thing: the rails are up in the bathroom, and he uses them, and he showed me how, like a man demonstrating a fitted kitchen. I stayed for the quiz.",
    },
    {
      day: 80,
      durationSeconds: 600,
      writing:
        "Neil came running with me! He's got a pair of trainers from about 2008 and some shorts that should be against the law. We did two miles round Platt Fields and he had to sit on a bench, and I didn't say one word, I just clapped, as he once did for me. He laughed so much he got a stitch. I went round again on my own at my pace and it felt easy. We bought bacon on the way back and ate it at the kitchen counter with the back door open. I'd like more Saturdays like that. My legs are tired in the right way.",
    },
    {
      day: 83,
      durationSeconds: 540,
      writing:
        "Ofsted rang at ten past ten. They're in tomorrow and Wednesday. The whole staff room went white and then everyone started laminating. I stayed till seven, put up a display on glaciers, and found a mouldy satsuma behind the old one. I did what the sleep course says and stopped all of it an hour before bed, wrote a list of worries, closed the notebook. I woke at four anyway. I didn't fight it, though. I got up, had a glass of milk, went back and slept till the alarm. Two months ago I would have been up the whole night reading my own lesson plans.",
    },
    {
      day: 86,
      durationSeconds: 720,
      writing:
        "Dad's birthday, seventy-seven. He wanted to go and see the trains at the museum in York, so that's what we did, with the wheelchair, which he swore he wouldn't sit in and then sat in all day. He knew every engine. A volunteer with a badge let him go behind the rope and put his palm on the Mallard. His hand wasn't shaking. I don't know if that can be, but I was looking and it wasn't. He slept in the car from Tadcaster all the way home with his mouth open and a paper hat on from the café. Best day of this autumn.",
    },
    {
      day: 88,
      durationSeconds: 600,
      writing:
        "Ofsted have gone and we're \"good\", and the canteen sent up four trays of samosas and one of the deputies cried on the PE staff. The inspector sat in on my Year 10s, and for once in their lives they put their hands up. My teaching partner told me at break that she's pregnant, twelve weeks. I said how wonderful and I meant it. As for me and a baby, no, I won't go into that, it's been a good day at school and I'm keeping it. I had three samosas for tea. I've promised the kids a film on Friday and they've already asked for one with explosions.",
    },
    {
      day: 91,
      durationSeconds: 540,
      writing:
        "Seven hours. Seven! I woke up and thought the clock was broken. Neil says I was snoring and he's never been so pleased to hear it. The course finishes next week and I've gone from threes to sevens and eights, and I can tell, I'm nicer, I hear what people say to me. Neil and I even stayed up talking on Friday, till late, about nothing, his mate's divorce, whether we'd survive on a desert island. He would, I'd be eaten. He's been low about the workshop rent going up and I don't think I had noticed, being so tired. I've told him I'm sorry for that.",
    },
    {
      day: 93,
      durationSeconds: 480,
      writing:
        "Ten miles! Along the canal to Marple and back to Romiley, with a jelly baby at every lock. I run like an old tractor but I do run, and I got back with a grin I couldn't get rid of. I'm also doing something new. I saw a card in the window of the old mill in Ancoats for a pottery class, Tuesday evenings, and I went to the first one this week. I made an ashtray. It was meant to be a bowl. My hands were grey up to the elbow and I hadn't looked at my phone in two hours. I've paid for all eight weeks.",
    },
    {
      day: 96,
      durationSeconds: 900,
      writing:
        "The consultant at Stepping Hill says Dad is \"stable\", and I've never liked a word so much. Same tablets, see him again in May. He asked the doctor if he'd be able to play the violin and the doctor walked straight into it and said he thought so, and Dad said that's funny, I never could before. Then he looked round at me to check I'd laughed. We had a toasted teacake at the hospital café and watched the ambulances come in. I used to dread these appointments for a week. I'm still scared of what's coming but I'm not scared every day.",
    },
    {
      day: 99,
      durationSeconds: 540,
      writing:
        "Last full week of term, and school smells of wet coats and chocolate. I've given up on rift valleys and we're doing a quiz on flags. Over tea Neil said, out of nowhere, what if we moved out of Manchester. To Todmorden. A friend of his has seen a terrace there with a workshop at the back for less than we'd get for this. I laughed, then I looked at it on the laptop, and then I looked at it for an hour. There's a train, thirty minutes. I've lived in this city all my life. I didn't say no, and that's what surprises me about it.",
    },
    {
      day: 101,
      durationSeconds: 480,
      writing:
        "Pottery again. I got a lump of clay in the middle of the wheel and kept it there, for about a minute, and the teacher, a bloke called Emrys with a plait, said \"that's it, that's all there is to it\", and then it flew off. I've made two small pots that stand up. They go in the kiln this week. I came home and slept like a log, eight hours, and didn't even write it on the sheet, because the sleep course is done and I don't need to. I'd forgotten that being rested is a feeling. I've asked for an apron for Christmas.",
    },
    {
      day: 104,
      durationSeconds: 660,
      writing:
        "We went to see the house in Todmorden. It's got damp in the back bedroom, a brown bathroom, and a view up to the moor that made us both stop talking. Neil paced out the workshop and I could see him putting his benches in. I thought about moving the whole way home on the train: leaving Levenshulme, the drive to Stockport, the neighbours, a mortgage at thirty-eight. He didn't push, he just bought me a hot chocolate at the station and held my glove. We've said we'll sleep on it till New Year. I can see us there. I've gone and measured the bookcase.",
    },
  ],
};
