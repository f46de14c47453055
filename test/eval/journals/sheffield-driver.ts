import type { Journal } from './journal.ts';

/** A bus driver of 58 in Sheffield with an allotment; drops his brother and a blood test each time, and goes silent on a sick workmate. */
export const sheffieldDriver: Journal = {
  name: 'sheffield-driver',
  planted: {
    recurring: [
      [
        'driving the bus',
        'my job',
        'work',
        'the buses',
        'the depot',
        'passengers',
        'the route',
        'bus driving',
        'shifts at the depot',
      ],
      [
        'the allotment',
        'my plot',
        'the plot',
        'gardening',
        'growing vegetables',
        'the shed',
        'vegetables',
        'digging',
        'carrots',
      ],
      ['Lynn', 'my wife', 'the wife', 'my marriage', 'me and Lynn', 'marriage', 'life with Lynn'],
      ['Gemma', 'my daughter', 'our Gemma', 'the narrowboat', 'the boat', 'Gemma and Jo', 'daughter'],
      [
        'Farida',
        'the neighbour on the next plot',
        'my allotment neighbour',
        'plot 23',
        'the doctor on the next plot',
        'friendship with Farida',
      ],
      [
        'Alan',
        'my brother',
        'our Alan',
        'brother',
        'the falling out with my brother',
        'the quarrel over the house',
        'family rift',
        'estrangement',
      ],
    ],
    emerging: [
      [
        'retirement',
        'retiring',
        'the pension',
        'finishing work',
        'packing it in',
        'stopping work',
        'finishing at sixty',
        'early retirement',
      ],
      ['the greyhound', 'getting a dog', 'a dog', 'greyhound', 'Duchess', 'adopting a dog', 'rescue dog'],
    ],
    avoided: [
      [
        'Alan',
        'my brother',
        'our Alan',
        'brother',
        'the falling out with my brother',
        'the quarrel over the house',
        'family rift',
        'estrangement',
      ],
      [
        'the blood test',
        'the letter from the surgery',
        "the doctor's letters",
        'the surgery',
        'my health',
        'blood test',
        'the test results',
        'health',
      ],
      [
        'Trev',
        'my mate Trev',
        'my friend',
        'my mate from work',
        'Trev in hospital',
        "Trev's heart",
        'visiting the hospital',
        'my sick friend',
      ],
    ],
  },
  facts: [
    { question: 'What musical instrument ended up in lost property?', entry: 1 },
    { question: 'What present did we get from the relative in Canada?', entry: 4 },
    { question: 'How much did it cost us to be warm in the house again?', entry: 7 },
    { question: 'What was the earliest bit of music I spent money on as a boy?', entry: 11 },
    { question: 'What did a gust carry off during our seaside break?', entry: 16 },
    { question: "What name is written on my daughter's new home?", entry: 17 },
    { question: 'What animal would not let me drive past?', entry: 22 },
    { question: 'What was the movie about that kept me company one sleepless night?', entry: 24 },
    { question: 'What had some earlier reader put between the leaves of a volume I borrowed?', entry: 29 },
    { question: 'What did a student teach me while we were stranded?', entry: 36 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 540,
      writing:
        "Lynn bought me this book because I said I never remember owt. Eight minutes a go, she reckons, and don't stop. So. Rest day, dry, a bit of wind. Went up the plot for nine and got the first row of spuds in, Charlottes, and tidied round the rhubarb, which has come up like something off the telly. Soil's still cold a spade down. The shed door has dropped on its hinge again so I lifted it with a bit of slate. I were there four hours and talked to nobody but a robin. Came back with mud to the elbow and Lynn made me strip off in the kitchen like a lad of six.",
    },
    {
      day: 2,
      durationSeconds: 510,
      writing:
        "Early turn, out of the depot at ten to five. Quiet till the school run and then it were bedlam, forty-odd kids and every one with a bag the size of a fridge. When I walked through at the terminus somebody had left a trombone upstairs, in its case, along the back seat. How do you forget that? I handed it in and Sandra in the office had a blow on it. The right knee were giving me gyp by dinner, it's the clutchless ones that do it, you'd think it'd be easier but you hold it in the one place all day. Rubbed some of that stuff on that smells of rugby changing rooms.",
    },
    {
      day: 5,
      durationSeconds: 600,
      writing:
        "Went up to the Northern General to see Trev. He's been on the same rota as me for nineteen years and I've never seen him lying down before. They've put a stent in and they're talking about another. He were the colour of candle wax but he had the nurses laughing. He asked who'd got his locker. I took him grapes like a fool and he said had I nowt stronger. We talked for an hour about nothing, the old canteen, that Christmas the inspector fell in the pit. When I got up to go he held on to my sleeve a bit longer than he needed to. I sat in the car park a good while before I set off.",
    },
    {
      day: 7,
      durationSeconds: 495,
      writing:
        "Lynn has decided on wallpaper for the back bedroom. I say decided, there's eleven samples stuck up with pins and I'm to say which. I said the green and she said which green. Thirty-three years and I still can't pass that exam. But I'll say this, when I came in tonight she had her glasses up on her head and paste brush in her hand and Radio 2 on, singing, and she didn't know I were stood there, and I thought, well, I've been lucky. I didn't say it. I said is there any of that pie left. She said it's in the oven, where pies live.",
    },
    {
      day: 9,
      durationSeconds: 720,
      writing:
        "Cousin Raymond over from Ontario, four nights on the put-you-up. He's seventy-one and never stops. I'll not go on about it. Well, I will, because somebody should write it down. He wanted to see the street where his mother were born and it's a tile warehouse now, so he stood and took a photo of the tile warehouse. He wanted a proper pork sandwich so we went in town and he had two. He's brought us a carved wooden loon, that's a bird, about a foot long, and it's on the sideboard looking at me. He's got a laugh just like my grandad's, it made my neck go cold first time. Off to Leeds airport tomorrow.",
    },
    {
      day: 12,
      durationSeconds: 480,
      writing:
        "Late turn, five till gone one. Saturday night top deck. There were a hen party from Barnsley that sang all the way down Ecclesall Road and then thanked me one by one getting off, kissed the screen and all, I had to get the spray out. Against that a lad who wouldn't pay and called me things I'll not write, until an old lady with a stick told him to get off or she'd put him off. He got off. I've drove some rough routes but it's the old ladies I'd want in a trench. Knee bad again coming down the cab step. I went down backwards holding the rail like I were getting off a boat.",
    },
    {
      day: 14,
      durationSeconds: 540,
      writing:
        "Up the allotment after tea while it were light. Broad beans through, two inches, and something's been nibbling so I've put cut-up pop bottles round them. Farida says crushed eggshell is better. I said I've been growing beans since before you were born and she said yes, and something's eating them. Fair enough. She'd a flask of something with cardamom in it and gave me the lid full. We stood and looked at the valley going blue. The chap on the corner had a fire going against the rules. I've got three bags of manure promised off the riding stables if I can get the car up there.",
    },
    {
      day: 16,
      durationSeconds: 660,
      writing:
        "Boiler went at six this morning with a noise like a dropped tray. No heat, no hot water. Rang the number on the sticker and the firm's gone bust, so I rang another and they said Thursday, and I said it's Monday, and she said yes, it is. In the end a young lad from Heeley came at four, took the front off, sucked his teeth, which they must teach them. Diverter valve. Two hundred and sixty-five pounds, cash if I'd got it. We boiled pans for a wash, same as my nan did. I quite enjoyed it to be honest, the steam and the big enamel jug, but I kept that to myself.",
    },
    {
      day: 19,
      durationSeconds: 525,
      writing:
        "They've given Trev's duties out. There's a lad on his line called Ashley who's about twelve by the look of him and takes the corner at the bottom of the hill like he's stealing it. Nobody's moved Trev's mug though. It's on the hook with the Blackpool tower on it. I said to Ashley, not that one, and he went red. Split shift today so four hours to kill in the middle, and normally me and Trev would walk down the market and have a sandwich. I sat in the canteen and did half a crossword. The afternoon half was all roadworks, seventeen minutes down by Crookes and folk looking at me like I'd dug the hole.",
    },
    {
      day: 22,
      durationSeconds: 500,
      writing:
        "There's a letter come from the surgery, they want me back in for a blood test, another one, something on the last that they'd like to look at. I've put it in the drawer with the takeaway menus. Now then, carrots. I've never had any luck with carrots on our soil, it's that stony they come up like hands. So this year I've filled two old dustbins with sand and compost and sown them in there, Autumn King, and covered them against the fly. An old boy up at the top swears by it. He also swears by peeing on the compost so I don't take it all as gospel. Watered everything twice, dry as a bone up there.",
    },
    {
      day: 24,
      durationSeconds: 490,
      writing:
        "Lynn did a shepherd's pie and we ate it in the front with the window open, first time this year. She said, out of nowhere, have you thought about ringing Alan. I said I'd left the hose running. I hadn't, we haven't got a hose. She let me go and stand in the yard for five minutes all the same, she's good like that. When I came back in she'd turned the quiz on. We got nine between us, she got eight. She knew the capital of Mongolia. I asked her how she knew that and she said she reads things when I'm asleep, which is a lot of the time, she said.",
    },
    {
      day: 27,
      durationSeconds: 610,
      writing:
        "Rang the ward and they put Trev on. Another stent Friday. He sounded like he were talking through a sock. To cheer him up I told him about the records, because I got the box down from the loft to see if the damp had got them. It hasn't. First single I ever bought is in there, Nellie the Elephant, paid for with bob-a-job money that were meant to go to the Scouts. I told Trev that and he laughed till he coughed and a nurse came on and said that'll do. There's a crack in one of the Motowns. I've nothing to play them on. I looked at the sleeves all afternoon like a kid with comics.",
    },
    {
      day: 29,
      durationSeconds: 570,
      writing:
        "Words with our Gemma. She's jacked in the council, eleven years in, good money, sick pay, the lot, to live on a narrowboat with Jo. They've bought it already, that's what got me, not asked, told. I said where will you get your post. That's all I could think of. She said Dad, nobody gets post. I said what about winter and she said there's a stove. I said some things about throwing good money in a canal that I'd take back if it weren't true. She put the phone down. She's thirty-one and she does that thing of breathing in before she hangs up, she's done it since she were fourteen.",
    },
    {
      day: 31,
      durationSeconds: 530,
      writing:
        "Spent the morning earthing up on the plot and putting canes in for the runners, a double row, tied at the top with baler twine. I ought to say who Farida is as I've just put her down like anybody would know. She took on plot 23, next to mine, two years back when it were nothing but brambles and a bath. She's a junior doctor, children's hospital, thirty or so, comes up in her scrubs sometimes off nights and digs like something's after her. I lent her a mattock the first week and I've never had it back, it lives in her shed now and I borrow it off her. She grows things I can't say the names of.",
    },
    {
      day: 34,
      durationSeconds: 555,
      writing:
        "Physio signed me off. Knee's right as ninepence, I can squat, I did one for her in the room and she clapped. Ten weeks of standing on one leg cleaning my teeth and it's worked, so that's that done with and I'll give the big elastic band back. I went over to Trev's after. He's home, in the front room, they've brought the bed down. Pat's made him a chart for his tablets with coloured stars on like a nursery. He walked me to the gate and it took it out of him, he hung on the post and made out he were looking at a car. Nineteen years he's beaten me up them depot stairs.",
    },
    {
      day: 36,
      durationSeconds: 480,
      writing:
        "New ticket machines. Half day's training in a room with no windows and a lass called Becky with slides. Then out on the road with it and the first thing it did was charge a pensioner for a family of five. He took it well. By the third run I'd got the hang, by the fifth it had frozen and I just waved them all on, off you go, treat's on the company. Control came on the radio and asked why my takings were nil since Broomhill. I said generosity. There were a bairn in a yellow coat that said thank you bus at the door, not to me, to the bus. Made my day, that did.",
    },
    {
      day: 43,
      durationSeconds: 780,
      writing:
        "Back from Whitby. Five nights, same guest house, same woman, same egg. It rained two days and then came out glorious. Me and Lynn walked to the end of the pier on the Wednesday and the wind had my best cap off, the tweed one, straight over the rail and in. I watched it go out like a little boat. Lynn laughed till she had to hold on. Fish and chips every night bar one and on that one we had crab. We did the abbey steps, a hundred and ninety-nine, she counts every year in case they've altered. I could have stopped another week. There's a photo of us a Dutch couple took, squinting.",
    },
    {
      day: 45,
      durationSeconds: 515,
      writing:
        "Gemma rang her mother, not me, and I got it second hand over the washing up. They've moved it to Rotherham, the boat, and it's called Mardy Bum, after the song, they've painted it on the side themselves. It were called Windsong before. There's a leak round the window and they've had to buy a pump. I said there you go then. Lynn gave me a look with the tea towel. I lay there tonight working out what a lass on her grade would have been on by forty. And then thinking about the leak, if they've got the right sealant. There's a tube of the proper stuff in my shed.",
    },
    {
      day: 48,
      durationSeconds: 540,
      writing:
        "Stood at the depot gate having five minutes before the late turn and Pat drove up to drop Trev's uniform off, pressed, on hangers, in a bag. Company wants it back. She said he's not so good this week, he's sleeping in the chair, he doesn't want visitors seeing him like it. I said tell him I'm coming anyway and I don't look so clever myself. She smiled but it weren't much of one. I drove the whole of the first trip and can't tell you a thing about it. Missed a stop at Walkley and a feller had to shout. Twenty-eight years and I've not missed one through dreaming before.",
    },
    {
      day: 50,
      durationSeconds: 485,
      writing:
        "Lass from the doctor's rang my mobile, had I booked in yet for those bloods, they'd wrote twice. I said I'd look at my shifts. I've not looked at my shifts. Right, let's have summat cheerful. They're doing the old picture house up on Abbeydale Road, there's scaffold and a feller up there with a brush picking out the plaster flowers in white. I stood across the road with a bag of chips and watched him do three. My mam courted in there. He saw me and held the brush up like a toast. You don't see work like that, slow, nobody shouting. I had half a mind to ask for a go.",
    },
    {
      day: 52,
      durationSeconds: 505,
      writing:
        "Having a clear-out up at the plot, all the back of the shed. Behind the water butt I found the old border fork with A.H. burned in the handle, that's our Alan, my brother, he did it with a poker when he were about ten and got a clout. It's a good fork. I held it for a bit. Then I put it back where it was and got on with the onions. They're swelling nicely, I've two rows of Sturon and one of red and I've been pulling soil off the shoulders. Thinned the beetroot. There's blackfly on the broad beans so I've pinched the tops out and we'll have them in butter.",
    },
    {
      day: 55,
      durationSeconds: 560,
      writing:
        "Hot. Water restrictions on the site, cans only, and there's been a row about somebody running a pipe off the tap at night. Everybody suspects the corner chap. Farida had come straight off a night and sat on her upturned crate and I could see she'd had a bad one, so I said nothing and handed her peas to pod. We did a whole bucket, I bet we said ten words. Then she told me a bit of it. Little lad, four. I said you did what could be done. She said that's what they tell us to tell people. I've carried her cans up for her as well as mine, it's only thirty yards.",
    },
    {
      day: 57,
      durationSeconds: 520,
      writing:
        "Middle turn. Held up eleven minutes on the Rivelin road by a peacock. Stood there in front of the bus with his tail up, shaking it, I think he'd seen himself in the paintwork. I rang it in and control asked me to say again. I've got it on the log, obstruction, peacock. All the passengers had their phones out. One old chap got down and tried to reason with it. In the end a woman came out of a lane with a washing-up bowl of corn and it followed her off like a dowager. Best morning I've had in that cab for a twelvemonth. Nobody complained, not one, and we were late all day.",
    },
    {
      day: 60,
      durationSeconds: 495,
      writing:
        "Lynn's had her hair cut short. I noticed, for once, and said so within the minute, and she wrote the time on the calendar. It suits her. She looks like she did the summer we met, when she worked on the sweet counter and I bought that many aniseed balls I went off them for life. She's been quiet this week though, since her hours got cut at the library. She says it's fine. She's cleaned the oven twice. Tonight I did tea, egg and chips, and we took it in the yard on our knees, and she put her feet up on my chair and said this'll do. And it did.",
    },
    {
      day: 63,
      durationSeconds: 480,
      writing:
        "Couldn't drop off so I came down and there were an old black and white film on, about a lighthouse keeper that won't leave his lamp. I must have seen it when I were eight, on my grandad's settee. I'd forgot how clipped they all talk. You think they'll break out laughing. I watched it to the end with the sound down low and a bowl of cornflakes. It were light by then, half past four, and the swifts were already at it over the rooftops, screaming. I opened the back door and stood on the step in my vest. Not a soul. A milk float would have finished it off, but there's none now.",
    },
    {
      day: 66,
      durationSeconds: 620,
      writing:
        "I took that sealant over to Rotherham. Didn't ring first. Jo were on the roof of the boat in a boiler suit and she shouted down Gemma, it's your dad, and there were a silence, and then our Gemma came up out of the hatch with paint in her hair. I said I've brought you the proper stuff. She said you'd better come in then. It's thirteen foot shorter than it should be and smells of diesel, and I have to say it's like a clock inside, everything in its place. I did both windows. She made me a bacon sandwich on a stove no bigger than a biscuit tin. I banged my head four times.",
    },
    {
      day: 68,
      durationSeconds: 510,
      writing:
        "Picked the first of the runners, a pound and a half, and enough courgettes to sink a ship. I've left a box at the site gate with help yourself on it. There's a third letter from the surgery, it has a red line at the top, I used it to kneel on doing the lettuces and it's gone in the compost. That's where that is. The dustbin carrots are a marvel by the way. I pulled one to see, long as my hand, straight, not a mark, and I wiped it on my trousers and ate it there and then. I went and showed the old boy at the top and he said told you.",
    },
    {
      day: 70,
      durationSeconds: 490,
      writing:
        "Week of earlies and I'm on my knees with it. Alarm at quarter to four. They've put us on a new timetable with three minutes took out of every run, some lad with a laptop did it, and it can't be done unless you leave folk standing. I'll not leave folk standing. So I was late at both ends and got a slip for it. Showed it in the office and they've got a stack of them. There's a woman gets on at Hillsborough at ten past five every day to clean offices and this morning she gave me a samosa in foil still warm. I've had that slip and I've had that samosa, and I know which I'll remember.",
    },
    {
      day: 78,
      durationSeconds: 500,
      writing:
        "It's Alan's sixtieth a week on Saturday. Lynn's bought a card, a plain one, a boat on it, and put it on the side with a pen. I moved it behind the clock. She's moved it back. I've moved it behind the clock again. Any road up, we went for a drive out, her and me, over the Snake with the windows down, and had an ice cream out of a van at the top with sheep round us. She'd a headscarf on like a film star. She said what would you do if we won the lottery and I said mend the shed door. She said God help us and fed her cornet to a sheep.",
    },
    {
      day: 81,
      durationSeconds: 545,
      writing:
        "Wet all day so I went in the library at Hillsborough and got a book out on the Great Sheffield Flood, 1864, when the dam burst up Bradfield. Two hundred and forty dead and hardly anybody knows. I've driven over where it came down thousands of times. Inside there was a pressed four-leaf clover, gone brown, between pages ninety and ninety-one, right on the list of the drowned. Somebody must have put it there. I've left it in. I thought about that clerk writing the list, all them names, whole families, and some with just a question mark, infant. I read till the light went. You can hear the rain in the downspout all the while.",
    },
    {
      day: 83,
      durationSeconds: 525,
      writing:
        "Blight two sites over, so there's panic on, everybody up there with torches looking at their leaves. Mine's clean so far. I've cut the tops off the early ones to be safe and lifted the lot, four sacks, drying on the shed floor. Farida's had to go for her interview, for the registrar's post, so I've been doing her watering and picking her bitter gourds, they're like a crocodile's fingers. She rang from the train to tell me where to find the string. She got it. She rang again tonight, before her own mother she said, and I went daft, I shouted down the phone. She'll be stopping in Sheffield, that's the main thing. I'd got used to her.",
    },
    {
      day: 86,
      durationSeconds: 600,
      writing:
        "Two days blacking the hull with Gemma and Jo. They'd got it up out of the water in a yard at Mexborough and you go round with a roller and this stuff like treacle, three coats. I've never been as filthy. Gemma sings when she's painting, same as her mother, I'd forgotten. At dinner we sat on pallets and she said Dad, I was frightened to tell you, you know, that's why I told you like that. I said I know. I said I were frightened an' all. We left it there but it were a good sort of leaving it, we'd said it. Jo took a picture of our hands. Stuff won't come off, I look like a coalman.",
    },
    {
      day: 89,
      durationSeconds: 480,
      writing:
        "Schools have broken up so it's a different road, you can breathe. Did the hospital circular which I've not had for years. It's all walking frames and folk with appointment cards wanting to know if it goes past the door. It does, that's the point of it, but I tell each one as if they were the first. Ashley's come on, I'll give him that. He waved me out at the lights today with a proper old-fashioned salute. I told him in the canteen his braking's better and he said he'd been watching mine. I didn't know where to look. I bought him a tea cake. Finished at three, cashed up, not a penny out.",
    },
    {
      day: 101,
      durationSeconds: 690,
      writing:
        "Show day on the allotments. Tables in the community hall, paper plates, all of us pretending we're not bothered. I'd been up since five washing things with a baby's toothbrush. Third for shallots, nothing for onions, and first, FIRST, for carrots, three, matching, dustbin-grown. The judge is a retained fireman from Stocksbridge and he held one up to the window like wine. Some feller off the Crosspool site got the cup for most points so that's another year of his face. I've a red card with my name on it spelled wrong and I've stood it on the sideboard against the clock. My hands were shaking when they called it, over carrots, at fifty-eight.",
    },
    {
      day: 104,
      durationSeconds: 495,
      writing:
        "Wedding anniversary, thirty-four. I'd booked the Italian and I'd remembered flowers, and I'd wrote in a card, not just signed it. Lynn read it twice and went in the kitchen. When she came out she said where've you been keeping that. I don't know. It's easier with a pen, I've found, since I've had this book. Over the pudding she told me she'd been scared in spring, when the hours got cut, that she'd be no use to anybody. I said you should have said. She said you should have asked. We're a pair. We walked home the long way round by the park and she had my jacket on over her frock.",
    },
    {
      day: 106,
      durationSeconds: 510,
      writing:
        "Our Jean stopped me outside the chemist, she says Alan's put his house up and he's thinking of coming back this way, Chesterfield or somewhere, and did I know. No I did not know. It's seven years since Mam's house and what he said on them steps and what I think about him coming back is XXXXX XXXXX XXXXX. I've scribbled that out. Tomatoes are sixty pence in the market, beautiful big ones, and cherries. I got two pound of cherries off the end stall and ate them walking along spitting the stones in a bag. A busker by the Town Hall were playing a saw. An actual saw, with a bow. I gave him a quid.",
    },
    {
      day: 109,
      durationSeconds: 520,
      writing:
        "Breakdown at Malin Bridge, warning light like a Christmas tree and then nothing, dead. Got everybody off on the pavement and onto the next one except a lad in a wheelchair because the ramp on that were stuck. I said I'm stopping with you then. We waited fifty minutes together. He's doing maths at the university and he explained to me why the buses come in threes, there's an equation for it. I followed it right up to the end. He drew it on the back of a waybill and I've kept that, it's in my locker. Nigh on thirty years I've been getting shouted at for that and it's just sums. Fitter came at four and kicked it.",
    },
    {
      day: 112,
      durationSeconds: 570,
      writing:
        "Gemma and Jo came up to the plot, first time Gemma's been since she were in wellies with frogs on. I gave them the tour. She remembered where the old bath pond used to be. I loaded them up, beetroot, beans, a marrow like a torpedo, and Jo's going to try pickling on that little stove. They've planters on the roof of the boat now and I've dug them up some mint and chives to start off, with strict instructions to keep the mint in jail. Watching our Gemma go down the path with a marrow over her shoulder I thought, she walks like she's put something heavy down. I were wrong about it, that's the top and bottom of it.",
    },
    {
      day: 115,
      durationSeconds: 540,
      writing:
        "Big brown envelope from the pension people. It's a forecast. I sat on the shed step with my reading glasses on and went through it line by line, what I'd get at sixty-six and what I'd get if I finished at sixty. It's less of a drop than I'd thought. I had to read it again. I've never thought of finishing, it's always been what other folk did, with a clock and a buffet. Farida came over the path with a trowel and I showed her and she ran her finger down it and said you know you could be up here every day. I said I'd drive you mad. She said you do that part time.",
    },
    {
      day: 118,
      durationSeconds: 500,
      writing:
        "Lynn's been looking at greyhounds. On the tablet, in bed, with the light off, so her face is blue. There's a rescue out past Worksop, old racers, and they want homes with a settee. I said since when. She said since always, you were never in. There's one called Duchess, brindle, five years old, eleven races and never placed better than fourth. Lynn showed me her picture three times. I said they want a lot of walking and she said that's what they don't want, read it, they want twenty minutes and a blanket. I've not said yes. I've measured the gap by the radiator, mind, and it's four foot two. I measured it twice.",
    },
    {
      day: 121,
      durationSeconds: 610,
      writing:
        "Went round all day with that figure in my head. Every stop I did, I thought, how many more of these. I asked Sandra on the quiet what the notice is and she said don't you dare, then she said three months. I worked it out on the layover at Stannington, if I packed it in at sixty it's four hundred and some shifts. You could put that on a wall and cross it off. It's not that I hate it. I had a full load singing happy birthday to a woman of ninety this afternoon and you'd not get that at home. But I felt it, that number. It were like somebody had opened a window somewhere at the back.",
    },
    {
      day: 124,
      durationSeconds: 580,
      writing:
        "Been to see the greyhound. She came out sideways, looked at Lynn, looked at me, and leaned. That's what they do, they lean, all the weight, against your leg, and sigh. I'm done for. There's a home check Thursday. I've been up the plot since and fenced off the bean end with pallets so she'll have somewhere to lie in the dry, and I've found an old door to put under for the damp. Needed a long fork to shift the couch grass there and the only long one's Alan's. I used it. I were going to say something about that and I find I'm not going to, not today. She likes cheese, the kennel lass says.",
    },
  ],
};
