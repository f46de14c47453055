import type { Journal } from './journal.ts';

/** A software tester in Toronto on leave with her first baby, on her own by choice: nights, a raccoon, a quilt of old t-shirts, a job and a birth she jokes past, a friend she has stopped mentioning. */
export const torontoNewborn: Journal = {
  name: 'toronto-newborn',
  planted: {
    recurring: [
      [
        'my daughter',
        'Tess',
        'the baby',
        'my baby',
        'motherhood',
        'being a mother',
        'daughter',
        'her growing',
        'milestones',
      ],
      [
        'sleep',
        'the nights',
        'nights',
        'lack of sleep',
        'sleeplessness',
        'being tired',
        'tiredness',
        'exhaustion',
        'night waking',
      ],
      [
        'the raccoon',
        'Gary',
        'raccoons',
        'the raccoons',
        'the green bin',
        'the kits',
        'Mr. Tran',
        'my neighbour',
        'the neighbour',
        'the downstairs neighbour',
      ],
      ['the quilt', 'quilting', 'sewing', 'the sewing machine', 't-shirts', 'patchwork', 'my quilt'],
      [
        'work',
        'my job',
        'going back to work',
        'the job',
        'the office',
        'returning to work',
        'my return to work',
        'the end of my leave',
        'my team',
      ],
    ],
    emerging: [
      ['birds', 'birdwatching', 'birding', 'warblers', 'bird watching', 'the binoculars', 'the warblers'],
      [
        'the house',
        'Hamilton',
        'the house in Hamilton',
        'moving',
        'buying a house',
        'a house',
        'house hunting',
        'moving to Hamilton',
        'Cumberland Street',
      ],
    ],
    avoided: [
      [
        'work',
        'my job',
        'going back to work',
        'the job',
        'the office',
        'returning to work',
        'my return to work',
        'the end of my leave',
        'my team',
      ],
      [
        'the birth',
        'birth',
        'giving birth',
        'labour',
        'her birth',
        'the delivery',
        'the hospital',
        'my birth story',
      ],
      [
        'Marisol',
        'my friend',
        'my best friend',
        'friendship',
        'the miscarriage',
        "Marisol's miscarriage",
        'fertility treatment',
        'IVF',
      ],
    ],
  },
  facts: [
    { question: 'Which seasoning ended up in her hot drink?', entry: 1 },
    { question: 'By how much was the weighing device wrong?', entry: 4 },
    { question: 'What did the shop man bring running after her through the snow?', entry: 7 },
    { question: 'What did the driver entertain the stranded passengers with?', entry: 12 },
    { question: 'Which forgotten food turned up when she scrubbed the kitchen appliance?', entry: 15 },
    {
      question: "What is the profession of the woman who can't stand the out-of-tune instrument?",
      entry: 20,
    },
    { question: 'What does the street musician do for a living?', entry: 22 },
    { question: 'How many of the fruit did she take home from the grocery store?', entry: 26 },
    { question: 'How did she reward the teenager who returned her belongings?', entry: 29 },
    { question: 'What did she use in place of a proper container for the cut branches?', entry: 32 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 1130,
      writing:
        "tess is five weeks old today and smiled, or had gas, i watched the tape back four times (there's a tape, i filmed 11 minutes of her lying on the bath mat) and at 6:42 it's a smile, it goes all the way to her ears. i said it to the empty apartment like an announcer. it's just us two here, that was always the plan, a donor with nice handwriting and me, and nobody to turn to and go did you see. so i told the fridge. then she threw up in my sleeve. her feet are purple, everybody says that is normal, her toenails are like the tiny chips you get at the bottom of the bag",
    },
    {
      day: 1,
      durationSeconds: 780,
      writing:
        "1:10, 2:25, 3:50, 5:05. those are the times. i'm writing them on the wall above the bed in pencil because the app made me feel judged, it has a little moon that frowns. at 3:50 i got up and walked into the closet and stood there, with the coats, thinking it was the hallway, for i honestly could not say how long. it was so quiet in the closet. i thought about sitting down. people keep on telling me sleep when she sleeps, ok, so do i also vacuum when she vacuums. i put salt in the coffee. drank it",
    },
    {
      day: 2,
      durationSeconds: 1040,
      writing:
        "marisol came, with a lasagna the weight of a paving stone, and her own fork. we've been doing this since waterloo, first year, the rez with the orange carpet, whoever's life is falling apart gets a lasagna. she held tess like a person holding a very full bowl. she smelled her head. she said \"oh, that's not fair\" and laughed and gave her back kind of quickly and did all my dishes, including the ones that were clean. then we watched half of a show about people who make swords. she fell asleep on the couch with her mouth open, i put the sword blanket on her",
    },
    {
      day: 3,
      durationSeconds: 1120,
      writing:
        "something got the green bin. i came down at seven and the whole front walk was diapers and lasagna foil and coffee grounds in a sort of arrangement. the city gave us these bins with the raccoon-proof lock, there was a press conference! and it was locked! i mean it was still locked, lying there on its side, locked, and empty. mr. tran from the ground floor stood beside me in his slippers and we looked at it in what i'd call respect. he says it is a female, big, missing a bit of the left ear, he's seen her on the porch roof watching us like tv. i've named her gary",
    },
    {
      day: 6,
      durationSeconds: 880,
      writing:
        "public health nurse came, lovely, duffel coat, weighed tess in a sling like a fish you're proud of: 4.6 kilos. checked the soft spot, checked her hips, tess peed on the duffel. then she put the pen down and tilted her head and asked did i want to tell her about the birth. i said it was fine, it was long, it was fine, and is that scale digital or is there a spring? there's a spring. she let me hang a bag of flour off it and it was out by ten grams. so tess may be 4.59. she's gaining anyway, she's on her curve, she's got a curve",
    },
    {
      day: 7,
      durationSeconds: 1040,
      writing:
        "ok so i have bought a sewing machine. kijiji, 60 bucks, a janome from about 1988 the colour of a dentist. the guy threw in a tin of bobbins and his late aunt's thimble. the idea is i've got two garbage bags of t-shirts i can't throw out, every band, every ultimate tournament, the one from the blackout in 2003 that says i survived, and i'm going to cut them all into squares and make a quilt. do i know how to quilt, no. i've watched one woman in utah do it. i cut up the sloan shirt first because it was the hardest and if i could cut that one i could cut any of them",
    },
    {
      day: 9,
      durationSeconds: 890,
      writing:
        "tried the thing where you put them down drowsy but awake. she's never been drowsy but awake in her life, she's got two settings. i lowered her like a bomb. i lowered her for what felt like a fiscal quarter, bum, then back, then head, then you slide your hand out one knuckle at a time, and i had it, i was out, i was in the doorway, and my ankle clicked. my ankle! 2:15. so we walked to the kitchen window and back, two hundred times, i counted. there's one other light on across the lane. somebody over there's walking also. i waved, and they turned the light off",
    },
    {
      day: 11,
      durationSeconds: 870,
      writing:
        "found my lanyard in the pocket of the parka when i was looking for a kleenex. the badge photo, god, i had eyebrows. and i stood in the hallway thinking about gord and the release, like how they'd even have. nope. put it in the drawer with the takeout menus. what i wanted to say is there's a place on gerrard that does a samosa as big as a shoe, two fifty, and the guy came round the counter to give me it because i'd no hands, and opened the door, and then ran after me with the chutney. in the snow, in crocs. i nearly cried on the chutney. best thing that happened all week",
    },
    {
      day: 12,
      durationSeconds: 760,
      writing:
        "walked the boardwalk with marisol, kew beach, minus nine, ice like broken plates all along the edge. she pushed the stroller. normally she talks and i put in the commas, but today it was quiet, she was just pushing and looking straight ahead, and then at the leuty station she said they've got one left in the freezer. one. and that she and paul have agreed that it's the last try and they go in next week. i said i'd drive her. she said \"with a car seat in the back? no. but thanks.\" she bought me a hot chocolate and zipped up my coat for me as if i was the kid",
    },
    {
      day: 19,
      durationSeconds: 960,
      writing:
        "gary has learned the bungee cord. i had two bungees crossed over the lid plus a cinder block, mr. tran's design, he drew it. this morning the cinder block was on the second step, upright, like she'd been sitting on it. she'd eaten a whole bag of the neighbour's sourdough and left me the tag. i read up on it at the 4am shift: they've got something like forty to fifty thousand nerve whatevers in each paw, they see with their hands. mr. tran thinks hot sauce. i think we're just training her, every week it's a slightly harder level. she's basically at boss stage",
    },
    {
      day: 25,
      durationSeconds: 1000,
      writing:
        "switched to formula. wrote that down and the ceiling stayed up. two months of pumps and fenugreek and a lady with a rubber breast, and yesterday at the clinic dr. osei looked at the chart and then at me and said, you're allowed to stop. and i cried for maybe the length of a song and then it was done, like i'd put a suitcase down. tess drank 120 ml this afternoon staring up at me like i was a good movie, and then she slept with her arms over her head, drunk. i had a shower where nothing hurt. i'm ok with it, i checked, i poked it all over. i'm ok",
    },
    {
      day: 30,
      durationSeconds: 750,
      writing:
        "twenty-six squares cut. they're on the floor in the living room in rows and i can't walk there so i go along the edge like it's lava. the utah lady says stabilizer, you iron this stuff on to the back so the jersey doesn't stretch, and i'd skipped that part, so my first two together came out like a lettuce. seam ripper. i now love the seam ripper, it's the best tool a person has ever made, a tiny sword whose whole job is i take it back. re-did them: rheostatics next to ottawa gender-blender 2014. flat as a plate. held it up to my face. smells like somebody's basement, mine",
    },
    {
      day: 32,
      durationSeconds: 840,
      writing:
        "the 506 died at coxwell. just sighed and sat down. the driver came out of her little booth and said well folks and then, because nobody moved, it being freezing rain, she asked if anyone minded, and she sang. she's in a gilbert and sullivan society, she did the whole modern major general, with the hand movements, in the ttc jacket. a teenager filmed it but a nice one. a guy with a bag of drywall compound knew the chorus. we all knew the chorus by the end. when the tow came we booed it. forty minutes and i would not have missed that for anything",
    },
    {
      day: 33,
      durationSeconds: 1110,
      writing:
        "it's two weeks. marisol calls and we talk about literally anything, she wants to hear about the price of diapers, she wants to know what i think of beige. yesterday at noon she said ok i'm going to say it once: it took. the line's there. it's faint but it's there and i'm not to be happy yet. so i'm not happy yet, i'm lying on the floor beside tess not being happy with my whole face. i said do you need a lasagna. she said \"don't you dare, don't you jinx it, i can't stand up, i'm afraid to sneeze.\" i'm holding my own sneezes in solidarity",
    },
    {
      day: 34,
      durationSeconds: 1090,
      writing:
        "she slept four hours. FOUR. 10:50 to 2:50, and i know since i woke at 1, and 1:30, and 2, and went over with the phone light to see if she was alive. held a mirror. so that's a great new feature, she sleeps and i don't. lay there listening to the radiator do its knocking and composing an email to whoever's in charge. when she finally did wake up i was so glad that i said hi like at arrivals. then we both were up till five, partying. the pencil times on the wall have got to the light switch now, i'll have to go round it",
    },
    {
      day: 35,
      durationSeconds: 1040,
      writing:
        "the laptop in the bottom drawer has started to ping. it must be at like three percent. i heard it under the sweaters while i was changing her, that two-note thing, dun-dunn, and my stomach went straight to stand-up, monday, everybody's squares on the screen. so i put on stevie wonder really loud. and then i cleaned the oven! who am i! i've lived here six years and never seen the back wall of it, it's blue. there was a whole fish stick in there, preserved, it could've been from the tenant before. i took it out with tongs, i put it on the sill and looked at it through a whole album side",
    },
    {
      day: 41,
      durationSeconds: 800,
      writing:
        "gary isn't alone. mr. tran phoned up the stairs at eleven at night, whisper-yelling, lights off lights off, and i brought tess in her sack and the three of us stood in his dark kitchen, and out of the hole where the soffit's rotted came gary, backwards, and then one, two, three, four. babies. the size of a bun. they kept falling off the eavestrough and she'd hook them up by the scruff and they would do it again. mr. tran had been going to call the guy with the trap. he put the phone in the cutlery drawer. tess didn't see any of it, she was looking at the stove light",
    },
    {
      day: 46,
      durationSeconds: 770,
      writing:
        "she found her hand. it was just going by, the left one, and she saw it and stopped everything. she turned it over. she looked at it like i look at a hotel room. then it drifted off out of the picture and her whole face went oh no, and it came back! this went on for forty minutes, and i'd put the phone in the other room so there's no footage, there's just me. she's at 5.9 kilos and has three rolls per thigh. bottles go down like nothing these days, the pump's on the curb with a sign on it saying works fine, free, good luck",
    },
    {
      day: 52,
      durationSeconds: 850,
      writing:
        "marisol at seven weeks. was at seven weeks. she texted it: \"no heartbeat. please don't come.\" so i didn't, and i wrote i love you, and i wrote it again, and then, this is the part, the next day was the day that the photos came back, the ones my cousin did of tess in the laundry basket, and i put one up. i wasn't thinking, i posted it for like an aunt. and there's marisol's little circle, seen, 2:14 pm. she wrote under it \"must be nice to get it first try.\" and took it down again within the minute. i saw it though. i've typed eleven answers. they're all in there, in drafts, all of them start with i",
    },
    {
      day: 53,
      durationSeconds: 810,
      writing:
        "the points! you sew the rows together and where four corners meet it's supposed to make a perfect plus sign and mine's been making more like a car accident. but tonight, row three to row four, i pinned it like a maniac, one pin every centimetre, the aunt's thimble on, and opened the seam up and there it was. plus. plus. plus. near miss. plus. i yelled and woke the baby. worth it. it's now as wide as a door. i ran out of grey thread in the middle of the blackout shirt so there's half in navy, and i'm leaving that, it looks like when the power comes back street by street",
    },
    {
      day: 56,
      durationSeconds: 930,
      writing:
        "stroller circle at the riverdale library, nine of us on those foam mats, and somebody named ashleigh goes, let's share our birth stories! and they went around. one had a pool and a playlist. one did it in a honda fit. it came along the row to me like a collection plate, and i said mine was like getting a couch up a stairwell, pivot, pivot, and who wants the last muffin? big laugh. so i ate the muffin. lemon poppyseed. and a really nice woman next to me, farah, turns out to be a piano tuner, she says the library's upright is a half-tone flat and that it's been bugging her through the whole of the wheels on the bus",
    },
    {
      day: 58,
      durationSeconds: 1070,
      writing:
        "it's back. whatever she was doing, the four hours, that's over, they call it the regression, like it's stats. every 50 minutes. i timed it from the pillow with one eye. last night somewhere around four i heard myself say please to a person who weighs less than a bowling ball. please, please, i'll give you anything. and then i was so tired that it went sort of bright, i could hear each separate fridge noise. the lady from across the hall left a thermos of some black herbal stuff on the stairs with a post-it saying FOR NIGHT LADY. it tasted like a fence. i drank the lot",
    },
    {
      day: 62,
      durationSeconds: 1200,
      writing:
        "the man with the accordion was playing in the danforth music hall doorway, no hat, no case open, not for money. i stopped since tess stopped. he said he's a judge. like a real one, small claims, he does his lunch hour there as his wife can't bear it at home and the neighbours signed a thing. he played something in a minor key for her with a lot of left hand, she kicked at every bar line. then he looked at the watch and said \"i've got a fence dispute at one thirty\" and packed it up and put the robe-y collar thing back on. i love this city like twice a year and that was one",
    },
    {
      day: 63,
      durationSeconds: 860,
      writing:
        "named the kits. gary's kits: larry, barry, carrie, and steve. steve's the one that falls. they've started coming down at dusk to the porch roof and wrestling right outside my window, they sound like people moving a wet sofa. the landlord says the soffit gets closed on the fifteenth, so mr. tran rang a wildlife lady and she's told him leave it till june, there's a bylaw, you can't separate them, and he read that bylaw out to the landlord over speakerphone in a voice that i'd never heard. then we put the bin out with no bungee, nothing. it's rent, he said",
    },
    {
      day: 64,
      durationSeconds: 1070,
      writing:
        "rolled over! front to back, off the play mat, onto the hardwood, and looked at me like i'd done it. i put her on her tummy again, she did it again. eleven times. i tested it on the bed, on the rug, on the mat with a 4 degree slope (a book). repeatable. i mean she's three and a bit months. dr. osei says early, and she's 6.4 kilos and all of it shoulder. she asked how the bottles were, and i noticed that i answered as if she'd asked about the weather, yeah great, 150s. it's gone, that whole thing. then the needles, both legs. she forgave me by the elevator",
    },
    {
      day: 65,
      durationSeconds: 920,
      writing:
        "the top's DONE. sixty-three squares, seven by nine. i hung it from the curtain rod with clothespins, and the sun came through and you could read everything backwards. now it's the sandwich: back, batting, top, and you've got to crawl all over it, safety-pinning, two hundred and something pins. i did it on the floor with tess lying on the middle like a paperweight. the back's a flannel sheet with moose on it. there's one square i didn't plan, plain white, it's from the hospital shirt, i cut it out the size of the others and put it near the edge, where the feet go. it needed a light one there",
    },
    {
      day: 66,
      durationSeconds: 860,
      writing:
        "ran into deepak from my team in the no frills, by the plantains, i was wearing pyjama bottoms with a coat, he was wearing, you know, a belt. he said you would not believe what's happened with the build since. and i said oh my god are these three for a dollar? and they were. so i bought twelve plantains. never cooked one in my life. fried them in butter with salt the way the lady at the cash told me, you've got to wait until they're black, properly black like something you'd throw out. i burnt the first four. the next eight i ate standing at the stove out of the pan with my fingers",
    },
    {
      day: 68,
      durationSeconds: 840,
      writing:
        "bought a white noise thing shaped like an owl. nine settings. ocean: no. rain: screaming. heartbeat: she looked at it with open suspicion. setting seven's called \"appliance\", and it's a dryer, a plain dryer with i think one sneaker in it, and she went out like a light at 8:10 and did 8:10 to 1:40, and then to 4:30. i woke up at 1:35, by myself, and for once i stayed lying there. didn't go look. listened to the sneaker go round. i slept in there too, i must have, there's a crease down my face still and it is noon. i've ordered a second owl in case this one dies",
    },
    {
      day: 70,
      durationSeconds: 1030,
      writing:
        "steve fell into the recycling. i heard it, about nine, this thunk and then a sort of gargling, and there he is at the bottom of the blue bin among the oat milks with both hands up. gary on the railing above, one ear and a bit, watching what i'd do. mr. tran said plank. we slid the plank in, his ironing board in fact, and got back inside and watched it from the door, and steve came up that in about four goes, sliding down, and his mother took him by the neck and shook him once. and then, i swear to god, she looked at us. a nod. i'd say a nod",
    },
    {
      day: 73,
      durationSeconds: 1050,
      writing:
        "got a wallet back that i hadn't noticed i'd lost. a kid maybe fourteen, with a bike, at the door, very formal, \"are you the person in this picture\". it had been in the grass at withrow park. everything was in there, cash, health card, the stamp card for the bagel place. i tried to give him a twenty and he backed off with both hands up and said his nana would kill him. so i gave him the stamp card, nine out of ten, the next one's a free dozen. he looked at it as if it was the deed to a castle. shook hands. called me ma'am. i've been walking around the apartment going ma'am",
    },
    {
      day: 75,
      durationSeconds: 920,
      writing:
        "she laughed. not the breath thing. an actual laugh, with a corner on it. i'd dropped a wooden spoon. so i dropped it again. i dropped that spoon for half an hour, i've got a dent in the floor, and every time it hit she went off like a little seal, and then she'd get this look, waiting for it, hands out at the sides, quivering. i didn't know you could be that funny. i've never been that funny for anyone. i tried a fork: nothing. a whisk: polite. it's got to be the spoon. i laughed until i had the hiccups, and then she laughed at the hiccups",
    },
    {
      day: 80,
      durationSeconds: 820,
      writing:
        "quilting the actual quilt. you drive the thing through the machine, all three layers, it's like feeding a mattress into a mail slot. i've rolled up the one end and clipped it with bulldog clips and wear it on my shoulder. straight lines, i'd said, a hand apart, and they start out straight. by the moose's nose they've got ideas. needle broke on a screen print and a piece of it pinged off the lamp. but where it's done, it's got that, it puckers, it's gone from being shirts to being a thing. i put my hand under it and it was warm in there already",
    },
    {
      day: 81,
      durationSeconds: 890,
      writing:
        "email from people & culture. subject line: \"your return! 🎉\". i'd have to pick a date by the thirtieth and there's a form with a. so the lilacs aren't out yet, but the forsythia is, everyone's got it, all of pape is yellow like someone went along with a highlighter. a man on bain ave was clipping his, and he gave me an armful over the gate, for the little one he said, and i pushed the stroller home with tess sitting behind it like a small politician in a parade. put it in the pasta pot, as i don't own a vase. it's already dropping on the stove and looks great",
    },
    {
      day: 82,
      durationSeconds: 1070,
      writing:
        "there was a bird in the lane. black and white stripes, longways, like a humbug, going up the fence post headfirst and then DOWN it headfirst. i stood there with the garbage in one hand. i looked it up: black-and-white warbler. points for honesty. it weighs as much as two nickels and it's come from like venezuela, at night, and stopped on a fence off of pape. and this has been going on every may for my entire life? i asked at the library and they lend binoculars, you can just borrow them on your card like a book. three weeks. i've got them round my neck right now, i'm looking at the wall with them, wow, wall",
    },
    {
      day: 84,
      durationSeconds: 1060,
      writing:
        "six hours and twenty minutes. i'm going to write that out again. six hours and twenty minutes, 9:00 to 3:20, a bottle with her eyes shut, and then down till 6:45, and i wasn't even woken by her, i was woken by the sun, which was on the wall where the pencil times are. they go round the light switch and right down to the baseboard. i lay and read it like a long receipt. i didn't know what my own face looked like with sleep in it, i went to see. i have decided i'll not paint over that wall. second owl's arrived, it does have a different sneaker",
    },
    {
      day: 86,
      durationSeconds: 1100,
      writing:
        "did a stupid thing, i looked at houses. in hamilton. just on my phone, just in the bath, and there's one on a street called cumberland, brick, narrow, two bedrooms, a pear tree, and a basement they describe as \"honest\". it costs what a parking spot costs here. well, two parking spots. i grew up thinking hamilton was a smell off the skyway. but you could see the escarpment out of the back bedroom in photo 14, this big green wall, and i had tess propped on my knees in her towel and i heard myself go, that one'd be yours. so. viewing's on saturday. i'm only looking. i've put in for a go train schedule",
    },
    {
      day: 87,
      durationSeconds: 860,
      writing:
        "tommy thompson park at 7 in the morning with a baby on my front and library binoculars on top of the baby. an old guy in a bucket hat said are you here for the fallout, i thought he meant something else. it's when the rain makes them all come down at once. they were on the GROUND. yellow ones, ones with necklaces, an orange-throated one like a lit match that made the bucket hat man take off the bucket hat. blackburnian. i've a list, nineteen, eleven of which he found and pointed my head at. tess's contribution was to grab the strap and lick it. i've got a sunburnt nose and i want to go tomorrow",
    },
    {
      day: 90,
      durationSeconds: 800,
      writing:
        "so we saw the house. the go train was its own adventure, tess flirted with an entire hockey team as far as burlington. cumberland street: the pear tree's real and it was in blossom, like really showing off. floors slope. i put a bottle on the kitchen floor and it rolled to the north wall and stopped by itself. the basement's honest about being damp. but i stood in that back bedroom with the green wall in the window, and there was no street noise, none, and i thought oh. the agent said there are two offers coming. i did the numbers on the train home on the back of the hockey team's program. they're not impossible. they're just wearing a lot of zeros",
    },
  ],
};
