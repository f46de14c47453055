import type { Journal } from './journal.ts';

/** A mother of two, 34, in Vancouver, working from home: drops her sister each time, and goes silent about the move to the Island. */
export const vancouverMother: Journal = {
  name: 'vancouver-mother',
  planted: {
    recurring: [
      [
        'the kids',
        'my kids',
        'children',
        'Ben',
        'Lucy',
        'my son',
        'my daughter',
        'motherhood',
        'parenting',
        'school',
      ],
      [
        'work',
        'my job',
        'working from home',
        'Deborah',
        'my manager',
        'editing',
        'the letters',
        'the reports',
        'the office',
        'career',
      ],
      ['Stuart', 'my husband', 'husband', 'marriage', 'partner', 'relationship'],
      ['Mum', 'my mother', 'mother', "Mum's hip", 'Kelowna', 'the hip operation', 'parents'],
      ['swimming', 'the pool', 'swim', 'lengths', 'Walter', 'exercise', 'sport'],
      ['migraines', 'migraine', 'headaches', 'headache', 'health', 'the red dots', 'pain'],
    ],
    emerging: [
      ['pottery', 'pottery class', 'clay', 'ceramics', 'Beatriz', 'a new hobby', 'hobby', 'making a bowl'],
      [
        'Ingrid',
        'my neighbour',
        'neighbour',
        'the neighbour downstairs',
        'a new friend',
        'new friendship',
        'friendship',
      ],
    ],
    avoided: [
      [
        'Alison',
        'my sister',
        'sister',
        'not speaking to my sister',
        'estrangement from my sister',
        'my sister Alison',
      ],
      [
        'moving to the Island',
        'the Island',
        'Vancouver Island',
        'Nanaimo',
        'the move',
        'moving',
        'buying a house',
        'a house',
        'the house in Departure Bay',
        'house hunting',
      ],
    ],
  },
  facts: [
    { question: 'Why was there nothing to put under the pillow for the fairy?', entry: 0 },
    { question: 'Which famous musician did my mother run into once?', entry: 5 },
    { question: 'What turned out to be clogging the appliance that broke?', entry: 9 },
    { question: 'What silly slip did I miss because I was feeling ill?', entry: 11 },
    { question: 'In which jar did my guest tuck a message before going?', entry: 12 },
    { question: 'What feat did my elderly acquaintance bring off as a young man for a wager?', entry: 14 },
    { question: 'Which animal stole our food in the woods?', entry: 20 },
    { question: 'What sort of medicine did the specialist prescribe?', entry: 22 },
    { question: 'Which expression did I have to defend against the legal department?', entry: 26 },
    { question: 'How did my parents get to know each other?', entry: 29 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 540,
      writing:
        "I have promised myself fifteen minutes of writing after the kids are down, and tonight I actually have them. My desk is the end of the kitchen table, which means that I edit accident reports for an insurance company in Burnaby with a bowl of cereal at my elbow and somebody's drawing under my laptop. Today I was on a video call with Deborah, my manager, when Lucy walked in wearing only her boots and asked who the lady was. Deborah was kind about it. I was mortified, and then at lunch I laughed until I had to sit down. Ben lost his second front tooth at school and swallowed it, so we wrote the tooth fairy a letter of explanation.",
    },
    {
      day: 2,
      durationSeconds: 600,
      writing:
        "Stuart spent the evening reading me house listings from Nanaimo. Three bedrooms, a yard, an apple tree, for less than what a parking spot costs over here (I exaggerate, but only slightly). We have talked about moving to the Island since before Christmas and it used to be a joke, and tonight it wasn't one. He could get work over there, he thinks, and mine comes through the internet in any case. I lay in the bath afterwards furnishing a house I have never been in. I'd have a door on my office. An actual door! Then I remembered that my library books were due and I had to get out and renew them, dripping.",
    },
    {
      day: 5,
      durationSeconds: 480,
      writing:
        "Went swimming this morning, for the first time in about a year. The pool on Renfrew opens at six and I was there at ten past, feeling heroic and slightly sick. I did twenty lengths and had to hang on to the wall after every second one. The old gentleman in the next lane wears a yellow shower cap with daisies on it and he passed me four times. The water was cold and then it wasn't. For half an hour nobody could ask me for anything, which may be the whole point of the exercise. My hair froze a little on the walk to the car. I want to do this twice a week.",
    },
    {
      day: 6,
      durationSeconds: 480,
      writing:
        "Migraine. It began behind the right eye around ten, as always, with the shimmery patch in the corner, and by noon I was on the bathroom floor with the light off. I took the tablet too late. I always take it too late because I hope that it will turn out to be an ordinary headache. Had to message the office that I was sick, and I felt guilty about that even while being sick into a mop bucket. It lifted about seven. That makes three this month. I've started writing the dates on the calendar with a little red dot.",
    },
    {
      day: 9,
      durationSeconds: 600,
      writing:
        "Lucy has decided that she is not going to daycare any more. She announced it at breakfast, and then she made herself stiff as a plank so that I couldn't get the coat on her. She's four, where does she get the strength? I carried her in under one arm like a rolled carpet, and she screamed, and the nice teacher, Pilar, peeled her off me and said they always stop in two minutes. I sat in the car and cried for longer than two minutes. When I picked her up she didn't want to leave. She had made a crown from a paper plate, and she told me I was late. I was four minutes early.",
    },
    {
      day: 11,
      durationSeconds: 540,
      writing:
        'Mum rang from Kelowna and kept me on the phone for fifty minutes, of which forty were about the man next door and his leaf blower. I put her on speaker and folded two loads. She is seventy one and on her own since Dad died, and I think that I may be the only person she talks to on some days, apart from the girl at the pharmacy. She has joined a lawn bowling club but says they are all old. She told me again how she once met the singer Gil Desrosiers in an elevator in Montreal and said nothing but good morning. I love that story. I ought to phone her more, instead of waiting for her to phone me.',
    },
    {
      day: 13,
      durationSeconds: 540,
      writing:
        "My husband (I see I have been calling him Stuart here as if anybody else were going to read it) builds sets for television, mostly spaceships and morgues, and he came home at nine with plaster in his eyebrows. He'd spoken to a man in Nanaimo who needs carpenters. So it's a little more real. We made a list on the back of a hydro bill, for and against moving to the Island. For: space, money, air. Against: friends, schools, my pool, sushi. He drew a small boat at the bottom. We've been married nine years and I still like watching him think with a pencil behind his ear. I'd forgotten that I like it.",
    },
    {
      day: 16,
      durationSeconds: 600,
      writing:
        "Work was dreadful. Sixty one reports in the queue, all of them rear-end collisions, all written by adjusters who believe the comma to be a kind of decoration. I fix the same sentence forty times a day. Deborah wants us to log our minutes now in a spreadsheet, including breaks, and I spent eleven minutes logging the minutes. I do know that I'm lucky to work from home. It doesn't feel lucky at three in the afternoon with the rain coming down and nobody to complain to but the kettle. Supper was fish sticks.",
    },
    {
      day: 18,
      durationSeconds: 540,
      writing:
        "Ben's birthday party, seven years old, nine boys in a two bedroom apartment. I will not do that again. There was a treasure hunt which lasted four minutes, after I had spent two evenings making it. One child wept because he'd been given a green plate. But Ben's face when the cake came in! It was meant to be a volcano and it looked more like a hat. A card came for him from my sister Alison, with a cheque in it. We don't speak, Alison and I, and I don't want to go into that here. So, the cake: chocolate, with red jelly down the sides, and they ate every bit including the toothpicks, nearly.",
    },
    {
      day: 20,
      durationSeconds: 660,
      writing:
        "The washing machine has died, in the middle of a cycle, full of towels. I bailed it out with a measuring cup into the bathtub, which took an hour and a podcast. The repairman came in the afternoon, a very tall person called Dmitri, who reached in up to the shoulder and brought out a toy giraffe, two dollars in quarters, and a hair elastic that I had been blaming on the dryer. He charged me a hundred and forty dollars and left the giraffe on the counter, facing me. I wasn't going to go on about it, but honestly, who feeds a giraffe to a washing machine? Nobody in this home knows anything. I've done five loads since, in celebration.",
    },
    {
      day: 22,
      durationSeconds: 540,
      writing:
        "We went through the numbers for a house in Nanaimo with the mortgage lady on Hastings Street. She has a candy dish and a terrifying calculator. With what we've put away, and a bit from Stuart's parents, we could manage it, just, if it's under six hundred. I came out onto the sidewalk feeling about eighteen. Stuart wanted to go straight over and start knocking on doors. I said let's wait until the school year is done. We had pho to celebrate having been told a number. I keep thinking of an apple tree, and of a hook by the back door for everyone's raincoat.",
    },
    {
      day: 25,
      durationSeconds: 480,
      writing:
        "Headache all day, not quite a migraine, more like a hat that's too small. I worked through it, which was stupid, because I let a report go out that said the claimant had been struck by a parked cow. Parked car. Deborah sent it back with a single question mark. I'm up to five red dots on the calendar now. I think it's the screen, and the light in the kitchen, and not drinking enough water, and possibly being thirty four. I went to bed at half past eight with a cold cloth over my eyes, and I could hear them having pancakes for supper without me.",
    },
    {
      day: 43,
      durationSeconds: 600,
      writing:
        "Mum came to stay for the weekend, by bus, with a cooler of peaches that she'd frozen in August and a bag of knitting. She reorganized my spices by alphabet. She let the kids stay up until ten, and taught them to play rummy for raisins, and Ben cheats now. I noticed that she is limping. She says it's nothing, it's the bus seats, but she held on to the banister with both hands. We walked along the Drive and had to stop at two benches. I should have asked more. She was funny the whole time, and when she left she had written me a note and put it in the cardamom. It said, drink more water.",
    },
    {
      day: 46,
      durationSeconds: 540,
      writing:
        "Stuart and I argued in whispers for an hour, which is how you argue when the walls are thin. It was about who does what. He works long days, I know he does, but when he gets home he's done, and I am never done because I live in my office. I said that. He said I could just ask. I said that asking is also work. It went around like that, twice. Then he got up and cleaned the entire oven, at eleven at night, in a fury, and I didn't know whether to laugh. I've had a pain behind my eye ever since, and I can tell that tomorrow will be a migraine day.",
    },
    {
      day: 48,
      durationSeconds: 480,
      writing:
        "Thirty six lengths! I timed it as well, and I'm no longer the slowest one in the slow lane (a woman with a snorkel has taken over). Swimming has turned into the thing that I look forward to. I go Tuesdays and Fridays, in the dark, and I'm home with wet hair before anyone has looked for me. The man with the shower cap spoke to me today. He's called Walter, he is eighty four, and he swam across Okanagan Lake in 1961 on a bet of five dollars. He gave me a tip about breathing on both sides.",
    },
    {
      day: 98,
      durationSeconds: 540,
      writing:
        "Found the house. Well, found a house, on the internet, at midnight. It's in Departure Bay in Nanaimo, with blue trim and a wood stove and a room off the kitchen that could be my office. Stuart has written to the agent. I've looked at the photographs so often that I know where the light switches are. I told Joss about it on the phone and she cried and then said that of course we should go, and then cried some more. (Joss is my friend from university, who has the bakery.) I'm trying to keep both feet on the floor. It rained so hard today that the bus shelter leaked.",
    },
    {
      day: 101,
      durationSeconds: 540,
      writing:
        "Parent teacher night. Ben's teacher is about twenty five and has a nose ring and sees straight through him, which I find a great relief. She says he is kind, and quick, and that he talks without stopping. He reads well but his printing looks as if it had been done on a trampoline. He'd written a page titled My Mom's Job, and it said: my mom types about crashes, she eats crackers. So that's my career. I've kept the page. On the way home I held it inside my coat so it wouldn't get wet. When I got in both kids were asleep in the one bed, Lucy with her feet on his face.",
    },
    {
      day: 103,
      durationSeconds: 540,
      writing:
        "Mum telephoned about the hip, because it is her hip, she has finally been to see somebody. She'll need it replaced. The waiting list is about eight months. She was very brisk about it. Then she asked me whether I'd heard from Alison, and I said no, and could we please talk about something else. We did. I'm not going to write about my sister tonight. I would sooner write about the hip. They'll put in a titanium one, Mum says, and she plans to set off the alarm at every airport, though she hasn't been on a plane since 2011.",
    },
    {
      day: 106,
      durationSeconds: 720,
      writing:
        "We took the ferry over to see the house in Departure Bay. A grey morning, then sun the moment we drove off the boat, as though somebody had arranged it. The blue trim needs paint. The wood stove is smaller than it looked. But Lucy ran straight through to the back and found a swing, and Ben claimed a bedroom with a slanted ceiling, and I stood in the little room off the kitchen and put my hand flat on the wall. Stuart tapped all the beams and said hm in a pleased sort of way. The agent told us there are two other families interested. We had chips on the deck on the way home and didn't talk much. I want it.",
    },
    {
      day: 120,
      durationSeconds: 600,
      writing:
        "Something has changed at work, and it's a good thing for once. Deborah rang (rang, not emailed) to tell me that they're putting together a small group to rewrite all the letters which go out to customers, in plain English, and she wants me on it. No more rear-end collisions. I'd be writing whole pages. I said yes before she'd finished. I went for a swim at lunch, to calm down, and did forty lengths thinking about how you would say deductible to a frightened person. I feel as if someone had opened a window in my job. I bought myself an almond croissant and ate it in the car with the radio on.",
    },
    {
      day: 160,
      durationSeconds: 660,
      writing:
        "Camping at Golden Ears, two nights, our one attempt this summer. I had rather not eat beans for a week now, but it was lovely, mostly. A raccoon undid the clip on the cooler and took the bacon, only the bacon, and left the tofu with one tooth mark in it. Ben learned to whittle and has a bandage to show for it. Lucy sang to a slug for an hour. At night the rain began and the four of us lay in a row like sardines, and Stuart told the story about the morgue set where the corpse sneezed. I'm covered in bites. The tent is hanging over the shower rail and everything smells of smoke.",
    },
    {
      day: 184,
      durationSeconds: 540,
      writing:
        "Lucy starts kindergarten in three weeks, and she has been practising, which means that she sits on the stairs with a backpack on and waits. I took both children to get shoes. When they were smaller I used to long for the day when they'd both be in school, and now I feel a bit robbed. Is everybody like that? She held my hand all the way along Commercial Drive and read me the letters on the signs. She can read the word pizza. Ben told her that at school you have to fight a grade three in order to get in. I've had a word with Ben.",
    },
    {
      day: 187,
      durationSeconds: 480,
      writing:
        "Saw the neurologist at last, after seven months of waiting. A small man with cold hands, who was very pleased with my calendar of red dots. He says that they're plain migraines, nothing sinister, and I hadn't known how frightened I was until he said it and my knees went. He's put me on a blood pressure pill that works for headaches too, nobody knows why. I'm also to eat breakfast, at the same time each day, like a horse. I went and had blueberry pancakes at the diner across from the hospital, alone, at ten in the morning, to start as I mean to go on. The waitress called me dear.",
    },
    {
      day: 198,
      durationSeconds: 600,
      writing:
        "Mum's operation was moved up, because somebody cancelled. I drove to Kelowna on Thursday through the smoke, five hours, and sat with her the night before. She had painted her toenails for the surgeon. It went well. She was up on the walker on the second day, bossing a physiotherapist called Raj, and telling everyone that she's half robot. I hadn't spent three days alone with my mother since I was a teenager. We did crosswords. I saw how thin her arms are. She fell asleep with her glasses on and I took them off, and she said thank you, sweetheart, without waking up. I drove home with the radio off, thinking that I'll go again in October.",
    },
    {
      day: 201,
      durationSeconds: 540,
      writing:
        "Stuart and I went out. Together, at night, in clothes. Joss took the kids, and we went to the Italian place where he proposed to me, which is under new owners and now does small plates, so that we were starving and had to get a hot dog after. We sat on a wall and ate it and talked as we haven't for months. I told him that I'd been lonely. He said that he had as well, he just hides it under lumber. Neither of us said anything clever. He took my hand on the way home, and we ran for the bus like idiots and caught it. I'm so glad to be married to him, tonight.",
    },
    {
      day: 203,
      durationSeconds: 480,
      writing:
        "A poor swim, twenty lengths, with somebody's knee in my ribs. Walter wasn't there, it turns out he's away at his daughter's in Comox until the end of the month. In the changing room a woman took me for my sister. She said, aren't you Alison? They went to nursing school together. I said no, and yes, I'm the other one, and I left it there. I don't feel like writing about Alison. Enough of that. I bought a new swimsuit, because the old one had gone transparent in a place I'd rather not think about, and nobody had told me for weeks. Navy blue, very sensible.",
    },
    {
      day: 206,
      durationSeconds: 600,
      writing:
        "My first letter went out today, to eleven thousand people, and not one of them will know it was me. It's the one you get if your car is written off. The old version began with the words Pursuant to. Mine begins, We're sorry about your car. The lawyer fought me for a week over that sorry. I won. Deborah sent me a picture of a trophy. I haven't enjoyed work this much since I was twenty five, and I catch myself drafting sentences while I brush my teeth. I've even tidied my end of the kitchen table and put up a shelf, with a plant on it. The plant has already been watered with apple juice.",
    },
    {
      day: 219,
      durationSeconds: 540,
      writing:
        "Kindergarten, week two. Lucy walks in without looking back, and I am the one who stands at the fence. She has a friend called Noor and the two of them are going to be dentists. She comes home filthy and starving and tells me nothing, except what everyone had in their lunches. Ben walks her to her door every morning, without being asked, and I watched them go in together today, him bending down to hear her, and I had to pretend that I was looking for my keys. I shout at them far too much before eight o'clock. I did today, about socks. I apologized at three. They'd both forgotten. They are better people than I am before breakfast.",
    },
    {
      day: 237,
      durationSeconds: 480,
      writing:
        "Fifty lengths this morning, two and a half minutes quicker than last week. I've signed up for the New Year's charity swim in English Bay, which I must have done in a fit of madness, as the water will be seven degrees. Walter is back, and says to put goose fat on. What I like about swimming is that I come out of it a nicer person than I went in, every single time, and there isn't much else I could say that of.",
    },
    {
      day: 245,
      durationSeconds: 540,
      writing:
        "Took the kids up to Kelowna for Thanksgiving with Mum. She walks with just a cane now, and she waves it at people. She'd made two pies, although I had told her to make none. Lucy asked if she could see the robot hip, and Mum said only on Sundays. I got her to talk about Dad, for once, how they met in a bank lineup, in a snowstorm, and he lent her a glove. One glove. She means to go back to the lawn bowling in spring, robot hip and all. She's easier with me since the operation, and I with her. I drove back with my pockets full of her walnuts.",
    },
    {
      day: 249,
      durationSeconds: 480,
      writing:
        "Stuart's show has been cancelled and he's been at home for a week. I'd dreaded it, two of us in this kitchen, and it has been rather nice. He makes me a grilled cheese at noon and puts it down next to the keyboard without a word, like a waiter. On Wednesday we took an hour off and went to a matinee, holding hands, surrounded by pensioners. He's worried about finding the next job, of course. I said we've been here before and we'll be all right. He says I have changed, I'm less cross. I think we're both of us being kinder.",
    },
    {
      day: 259,
      durationSeconds: 600,
      writing:
        "First pottery class last night, at the community centre. I saw the poster in the library and signed up without a reason. Eight weeks, Mondays. There are ten of us, and the instructor, Beatriz, has forearms like a sailor. You throw the clay down in the middle of the wheel and you lean on it, and it goes everywhere except where you want. I made a bowl, which became a plate, and then it became a puddle. I've not been so bad at anything in years and I loved it. My hands were quiet afterwards. There's still clay in my ears. Beatriz says that everyone wants to make a mug, and that nobody should until Christmas. I want to make a mug.",
    },
    {
      day: 267,
      durationSeconds: 540,
      writing:
        "Met our new downstairs neighbour properly. She's called Ingrid, she's about seventy, she moved in on the first of the month, and she came up to ask if we had a ladder because a lightbulb had gone. I went down to do it for her. She used to be a pilot! She flew float planes up the coast for twenty six years and has a propeller on her living room wall. She gave me a glass of something made from cloudberries that took the top of my head off, and I expected a migraine for it, but no. There's been only one red dot this month, thanks to the pills. She asked me to come again on Thursday.",
    },
    {
      day: 269,
      durationSeconds: 540,
      writing:
        "A day of everything. Ben threw up at school at ten, the customer letter about floods was due at noon, and Lucy had to be a tree in an assembly at one fifteen. I wrote the last paragraph in the car outside the gym with Ben in the back holding an ice cream bucket. She was a splendid tree. She waved with all her branches. The letter went off at 11:58, and Deborah says the flood people loved it and they would like me to lead the next lot, four writers, with a raise. A raise! I used to think that I couldn't do this job and be a decent mother at the same time. Some days I can. Ben's eating crackers.",
    },
    {
      day: 273,
      durationSeconds: 540,
      writing:
        "Pottery again. I got one to stand up. It's a bowl, a small and thick one, that leans to the left as if it were listening to something, and Beatriz cut one of the others in half with a wire to show me how uneven my walls were, which ought to have been upsetting but was fascinating. Next week we glaze. I'm going to do mine green. Stuart waited up and I showed him photographs of mud for twenty minutes, and he was very good about it. He has got a job, by the way, a vampire thing, starting Monday, so that's a weight off both of us.",
    },
    {
      day: 289,
      durationSeconds: 600,
      writing:
        "Thursday at Ingrid's has turned into an arrangement. I go down at four when my work's finished, with both kids, and she lets them sit in front of the propeller and fly to Bella Coola. She does the radio voice. Ben asks her real questions, about fuel and fog, and she gives him real answers. Lucy wants to know where the toilet is on the plane. Ingrid never had children, she told me, as a plain fact, and she poured the tea. I like her more than I have liked anyone new in years. She doesn't say how busy I must be. She asks what I've been thinking about. I came upstairs an hour late with supper and nobody minded.",
    },
  ],
};
