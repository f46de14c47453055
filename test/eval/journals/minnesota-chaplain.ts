import type { Journal } from './journal.ts';

/** A hospice chaplain of 60 in Stearns County, Minnesota: the dying, a husband going deaf, three in the morning, an inherited accordion, and a date in June she will not look at. */
export const minnesotaChaplain: Journal = {
  name: 'minnesota-chaplain',
  planted: {
    recurring: [
      [
        'my patients',
        'patients',
        'the dying',
        'hospice',
        'work',
        'my work',
        'dying',
        'death',
        'visits',
        'chaplaincy',
        'being with the dying',
      ],
      [
        'my husband',
        'Walt',
        'husband',
        "Walt's hearing",
        'hearing loss',
        'deafness',
        'hearing aids',
        'marriage',
        'my marriage',
      ],
      [
        'sleep',
        'sleeplessness',
        'insomnia',
        'waking at night',
        'not sleeping',
        'the nights',
        'three in the morning',
        'lying awake',
      ],
      [
        'the accordion',
        'accordion',
        'playing the accordion',
        'the squeezebox',
        'music',
        'polkas',
        'accordion lessons',
        'practising',
        "Uncle Sig's accordion",
        'Dominic',
      ],
      [
        'my retirement',
        'retirement',
        'retiring',
        'leaving work',
        'stopping work',
        'June',
        'the end of my job',
        'my successor',
      ],
    ],
    emerging: [
      [
        'the baby',
        'becoming a grandmother',
        'the grandchild',
        'my grandchild',
        'grandmother',
        'my son',
        'Anders',
        'the pregnancy',
        'Anders and Pilar',
        'my family',
      ],
    ],
    avoided: [
      [
        'my retirement',
        'retirement',
        'retiring',
        'leaving work',
        'stopping work',
        'June',
        'the end of my job',
        'my successor',
      ],
      [
        'my hand',
        'the tremor',
        'my left hand',
        'trembling',
        'the shaking',
        'shaking hand',
        'my health',
        'tremor',
        "Parkinson's",
      ],
      [
        'Bettina',
        'my friend Bettina',
        'the quarrel with Bettina',
        'friendship',
        'my friendship with Bettina',
        'my friend',
        'the falling out',
      ],
    ],
  },
  facts: [
    { question: 'What did the old trapper want held up for him to see?', entry: 0 },
    { question: 'Which fruit had been put up in the wrong sort of jars?', entry: 6 },
    { question: 'What did the former schoolteacher correct?', entry: 7 },
    { question: 'What is odd about the timepiece in the parlor she visited?', entry: 11 },
    { question: 'What was lost on the road and given back by a child?', entry: 14 },
    { question: 'What did the rodents chew up for a nest?', entry: 17 },
    { question: 'Which team position was she given on the ice?', entry: 21 },
    { question: 'What flying creature turned up in the church entrance?', entry: 24 },
    { question: 'Who was the last person to cast a ballot that evening?', entry: 26 },
    { question: 'Which meal did the neighbors cook on the woodstove when the lines were down?', entry: 32 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 780,
      writing:
        'Well. One is not to stop, so I will begin with Mr. H., who lies in what used to be the dining room with a view of his own woodpile. He trapped muskrat for sixty years and he has about a week. I asked was there anything on his mind, and he said the pliers. It took some time. He wanted his good fencing pliers brought in from the porch, and held up where he could see them, and so I held them, first one side and then the other, for most of twenty minutes. His daughter came in and found us like that. He said, those were never cheap. Then he shut his eyes, quite satisfied, and I drove home past the sloughs.',
    },
    {
      day: 2,
      durationSeconds: 660,
      writing:
        "I told Walt the furnace man was coming at noon and he said that was fine, he'd always liked baboons. He was not joking. He stood there with the toast, perfectly courteous, prepared to discuss it. We have a thirty-four-year habit of talking through walls, he from the basement and I from the stairs, and I notice that I have begun to say things twice, the second time in a voice I do not care for, the one you would use to a horse. He drives the school bus, forty-four children; he says it has gotten wonderfully peaceful on there. I laughed, and then, scraping the pan, I did not think it so funny.",
    },
    {
      day: 4,
      durationSeconds: 600,
      writing:
        "Lunch in Bettina's car, in the lot at the Kwik Trip, as we have done on Thursdays for eleven years, since neither of us will eat in the office with the microwave that somebody did fish in. She does the nursing and I do the rest, is how she puts it. She had brought the red pepper soup. We keep two spoons in her glove compartment with the tire gauge. She told me about the man in Rockville who proposed to her while she was changing his dressing, and I laughed until I had to put the window down. I do not know how people do this work who have no one to say the awful things to. I have her.",
    },
    {
      day: 6,
      durationSeconds: 540,
      writing:
        "Three ten. It is always between three and three twenty, as though somebody had set me. I no longer fight it; I go down in the wool socks and sit in the kitchen by the stove light, and tonight I did the silver, of which we own nine pieces. Dr. Amundson says no screens and no tea. She says get up, be bored, go back. The trouble is that I'm not bored. The refrigerator goes off and the whole house sort of leans in. I heard the plow at four, way out by the county line and coming, and I thought, there's another one up. Back in bed at ten to five. The alarm is at six. I am the color of putty.",
    },
    {
      day: 9,
      durationSeconds: 690,
      writing:
        "A parcel the size of an ottoman, and in it is Uncle Sig's accordion, which cousin Faye has been keeping in a closet in Fergus Falls and is tired of stepping around. A Hohner, red, mother of pearl, with SIG in rhinestones and the G half gone. I have not touched an instrument since the clarinet in ninth grade. I put the straps on, only to see. It took a breath, all by itself, and let out the most tremendous groan, and the smell came out along with it, Old Spice and the Sons of Norway hall. I found one chord. I played that chord, with feeling, for three quarters of an hour, with the cellar door closed.",
    },
    {
      day: 11,
      durationSeconds: 720,
      writing:
        "I found Mother's letter today in the hymn supplement, the one from 1999. She would not speak to me for nine years on account of my being ordained, and then one day she wrote four lines about the price of coffee and signed it, as ever. I have told this story so often, at the kitchen table, to the counselor in St. Cloud, to her own face in the end with both of us crying into a relish tray, that it's gone smooth as a stone in the pocket. She came to hear me preach. She said it was long. I read it through, as ever, and I smiled, and put it back in at number 714, where I will find it again.",
    },
    {
      day: 13,
      durationSeconds: 570,
      writing:
        "Human Resources has mailed me the folder for June, with that silver-haired pair on the front of it walking a beach. It is just the right thickness for the short leg of the washing machine. I spent the evening on plums. My neighbor Verna had put up twenty-six pints of hers in mayonnaise jars, which do not seal, they only look as if they do, and had to have the whole lot done over before they blew. So we stood in her kitchen, two women in steam, tipping plums back into the kettle, with her little radio going on about hog futures. She kept on saying she knew better. Six jars did blow. There's a purple star on her ceiling that I believe is permanent.",
    },
    {
      day: 15,
      durationSeconds: 660,
      writing:
        "Miss O. taught fourth grade at Paynesville for thirty-eight years and has corrected the home's menu with a red pencil. Tapioca, one p. She has got a tumor they do not mean to touch. I asked if she was afraid and she told me that was not a complete thought: afraid of what? So I said, of being alone at the end, and she considered it. No, she said. I am afraid of Darlene from the second floor coming in to sing. We wrote up a sign together. Nobody to sing without an appointment. And then, as I was getting my coat, she asked would I come back Tuesday, and looked out the window as she said it.",
    },
    {
      day: 17,
      durationSeconds: 600,
      writing:
        "Bettina turned fifty-five, and I took her out to the supper club at Cold Spring, where they still bring round a relish cart. She wore the earrings I gave her in the year of the blizzard. We had the one booth with the walleye over it. She told me she'd been offered the director's job, she had not told anybody else, and I said take it, take it, and she said then she'd be my boss, and we both of us thought that was about the funniest thing ever said. The waitress brought a cupcake with a sparkler. She made me blow it out, since she has asthma. I wished, in case it counts by proxy, for her.",
    },
    {
      day: 19,
      durationSeconds: 630,
      writing:
        "We had it out about the ears, if you can call it having it out when the one party says what. I had made him the appointment at Costco. He had unmade it. He says his father never wore those things, and I said your father ran over the mailbox with the siren right behind him. Silence, of the real sort. Then Walt said, and he was looking down at his cap, that if they test him then the district has to know, and if the district knows, that's the bus. So it isn't vanity. Thirty-four years and I'd had it down as vanity. I put my hand on the back of his neck, and for a while we needed no volume.",
    },
    {
      day: 21,
      durationSeconds: 510,
      writing:
        "There is a mouse in the garage, or there are mice, I am told there's no such thing as a mouse. I saw him run along the top of the storm windows with his tail straight up like a man on a trolley. The hardware store in Richmond offered me four kinds of death, and a plastic tunnel with a door, for the softhearted, at nineteen dollars. I bought the tunnel. I've put in peanut butter on a cracker. In the morning the cracker had gone and the door was down and there was nobody in it, like one of those English murders. I have set it again. The man at the till had said a bucket. I don't wish to know about the bucket.",
    },
    {
      day: 24,
      durationSeconds: 600,
      writing:
        "At the Lindquists' my cup set up a rattling in its saucer, all on its own, and so I put it down and asked them about the clock. It is a wall clock, a Junghans, and it runs backward. The numbers too. A great-uncle bought it out of a barbershop in Willmar, where it had hung behind the customer so he could read it in the mirror. The children of that house, all five, learned to tell time from it and were thought slow at school. Mrs. Lindquist herself has to stop and turn it around in her mind, even now. I watched a quarter of an hour go by in the wrong direction. You would think you'd get it back.",
    },
    {
      day: 26,
      durationSeconds: 660,
      writing:
        "I have a teacher. He is fourteen. Dominic Schmitz, grandson of the Schmitz Concertina Kings, comes on his bike on Wednesdays with a music stand down his jacket, and I pay him in cash and bars. He says the left hand is just a typewriter. He says don't look. He said, kindly, you're squeezing it like it owes you money. By five o'clock I could go oom and then pah and then, some time after, pah. We did the first eight measures of Beer Barrel so slowly it sounded like a procession for a pope. He played it through for me afterward, up to speed, his face with nothing on it at all, and the spoons danced in the drawer.",
    },
    {
      day: 29,
      durationSeconds: 570,
      writing:
        "Four nights now. I've been keeping the chart she gave me, with a little moon to color in for each hour, and my week looks like a lot of unlit streetlamps. She asks what goes through my mind at that time. Recipes. The names of everybody in my confirmation class, by pew. Whether I locked the side door, and then going to see, and having seen, whether I looked properly. Last night I tried it in the guest bed under the afghan, and then the davenport, then, I will admit it, the bathtub with a pillow. A person of sixty in a dry tub in a robe. I did drop off there, forty minutes. I have colored in half a moon.",
    },
    {
      day: 31,
      durationSeconds: 600,
      writing:
        "Greta, at the conference lunch, asked me what was I going to do with myself after June. I asked her wherever did she find that scarf. It seems she dyes them, with onions. Coming home on 23 I lost a hubcap, I saw it overtake me, actually, on the right, and go bounding down in the ditch like a dog let out. I walked up and down in my good shoes a half hour. Gave up. And this evening there is a knock, a girl of perhaps seven in a snowsuit with a grandfather behind her in the truck, and she holds it out to me in both arms as if it were a cake. She wouldn't take the dollar. She asked could she see the other ones.",
    },
    {
      day: 34,
      durationSeconds: 630,
      writing:
        "Lunch in the new car. She has to have a newer one now, for a director, with seats that warm you up from below without a by-your-leave. The spoons have moved over too. Bettina was tired; there is a budget, there's a spreadsheet with all of us on it as fractions. I am a point eight, apparently. I said I'd always felt like a point eight. She didn't laugh quite right away. Then she did, and got out the dill pickle soup, and asked me what I'd say to a nurse who has started crying in supply closets, and I said I would ask her who it was. It was her. I held the thermos and she had her cry, in that warm seat.",
    },
    {
      day: 36,
      durationSeconds: 720,
      writing:
        "Miss O. went on Tuesday, at twenty past two, with the sign up. I had come for our appointment. She could not talk by then, so I read aloud from the only thing on the nightstand, which was the state grammar of 1961, and I got as far as the subjunctive. If I were. She moved a finger at that. They say that hearing is the last to go and I've always hoped so. I have sat by, I added it up once, over eleven hundred, and the breath before the last is never like any other one's. I stayed to help the aide wash her. She had chalk, I swear to you, still, in the crease of her right thumb. Or I wished it to be chalk.",
    },
    {
      day: 38,
      durationSeconds: 510,
      writing:
        "The tunnel works. I have taken out nine, each one driven to the gravel pit in the passenger seat and set loose with a speech. Then I went to get down the Christmas box from the garage shelf, and found what they'd been up to all fall: it was the nativity, they had got in and gone through the entire straw roof and then the Wise Men's robes, real velvet, chewed to a puff, and made of it the finest nest you ever saw, round as a teacup. There was nobody home. Balthazar's in his underthings. I've set it all out on the sideboard as is, nest and all. It is more or less the point of the story. And that's the mice dealt with.",
    },
    {
      day: 40,
      durationSeconds: 600,
      writing:
        "We've got a slate now, the kind for grocery lists, hung around on a string from one room to the next. It was my idea and he bettered it. I write, supper 6, and underneath he writes, Yes Your Grace. This morning it said, on the coffee maker, You look nice in that, and I hadn't put on anything, it was the brown robe. You'd think less would get said, and it's so, but what gets said is a good deal better. He has taken to reading the kids' lips in the big mirror over the windshield and he knows now, says Walt, about every romance in the eighth grade. I wrote, what do they say about you. He wrote, Deaf as a post. Nice though.",
    },
    {
      day: 42,
      durationSeconds: 540,
      writing:
        "She called me in and she shut the door, that was the first thing. I have never in eleven years seen Bettina shut a door. It had to do with the Tuesday, with my staying on to wash, the hours of it, and a family in Avon that waited. I said you would have stayed. She said, I'd have charted it. And I said something then about fractions and about heated seats that I would give a good deal to have back, and she said something on the subject of my needing to be needed. We were quite quiet. I took my spoon out of her glove compartment, in the lot, with her watching from the window. It's in the drawer with the others now.",
    },
    {
      day: 45,
      durationSeconds: 630,
      writing:
        "I can get right through Beer Barrel without a stop, although there is one place, at the turn, where I slow down and look both ways. Dominic has moved me on to a waltz. It's a Bohemian thing with no title, his great-grandmother had it from a man who boarded with them, and he has taught it me by ear, phrase by phrase, over the lemon bars. He says the bellows are the whole deal; anyone can push buttons. You lean, he says, you don't yank. I did lean, and it came out of there like somebody sighing in the next room. We both sat quiet a second. Then he said, okay, that was legit, and had another bar.",
    },
    {
      day: 47,
      durationSeconds: 540,
      writing:
        "The left one was at it again at the stoplight, tapping away on the wheel as though it knew a tune. I sat on it. So then, curling! The ladies' league was short one. They put rubber on your one shoe and Teflon on the other, and hand you a broom. I was made the lead, which is the person who goes first, so that any harm can be mended by the rest. Forty-two pounds, those stones, and they go off down the ice with a rumble like a far-off train. A butcher shouted at me to hurry, hard, and I swept as I've never swept at home. We lost nine to two. There was chili. I've bruised something I didn't know was mine.",
    },
    {
      day: 50,
      durationSeconds: 570,
      writing:
        "Now she has me on restriction, it's called, I'm not allowed to lie down before midnight. You save it all up, the idea is, like water behind a dam. So at eleven I am propped in a kitchen chair with my chin on my chest, doing the crossword with one eye, and at five past twelve I'm allowed up those stairs like a child on Christmas, and out I go, bang. And at three twelve my eyes open. Well, I'll say this, there is a kind of company in it. There's an owl. There is the Hendrickson boy's yard light that he's forgotten again. I lay with my feet against Walt's, who'd sleep through Judgment, and counted backward by sevens out of a thousand, down to six.",
    },
    {
      day: 53,
      durationSeconds: 690,
      writing:
        "A man of thirty-six, with two little girls. I do not get so many, and I don't have a method. He wanted help with birthday cards, all of them, right through to when each one's twenty-one, and so we sat up on his bed with a stack from Walgreens and did ages nine through twelve today. He'd dictate, and then stop, and say how would I know what she's like. I said put that. So at eleven the younger one will read: I don't know what you like now, I bet it's something I'd have hated. He laughed till the oxygen slipped. His wife was running a vacuum, over and over, in the same spot outside the door. I let her be. Tomorrow we do the teens.",
    },
    {
      day: 55,
      durationSeconds: 540,
      writing:
        "They've got a young fellow who's to come around with me for the spring and learn my route. Excellent shoes. Well, and at the Cathedral of the Pines, so called, which is the prefab one out on County 9, there was a bat in the vestibule, hanging up on the coat rack between two parkas like a little broken umbrella. In January! The sexton was for the tennis racket. I said wait. We got a bulletin underneath him and an oatmeal carton on top, and I could feel him in there through the cardboard, ticking. A lady from the DNR drove over from Sauk Rapids, and weighed him on a postal scale, nine grams. He'll winter in her refrigerator, next to the eggs. She does this. She has sixteen.",
    },
    {
      day: 64,
      durationSeconds: 660,
      writing:
        "He missed the railroad crossing. Not the train, there was no train, thank heaven, but the bell was ringing and the arm coming down, and a sixth-grader by the name of Kayleigh ran up the aisle and pulled on his sleeve. He told me in the car, in our driveway, with the engine off. Nobody was hurt and nobody had reported it. He'd gone in and reported it himself, to the garage, and laid the keys on Duane's desk. Twenty-two years of that bus. I couldn't find the slate, and I did not shout. I took his face and turned it round so that he could see my mouth, and said it slowly. He nodded. Walt's appointment's on the ninth, he made it on his own.",
    },
    {
      day: 68,
      durationSeconds: 570,
      writing:
        "Special election, township supervisor, and I was drafted as a judge, so I've spent fourteen hours at a card table in the town hall between the township clerk and the flag. Sixty-one voters. You get to know people by how they fold. There's a fellow who votes every time for his own late brother, by write-in, and it has to be entered. The last one came in at a minute to eight, with the door half locked: it was the candidate, Elroy Pung himself, covered in sawdust, he'd forgotten. He stood behind the little curtain for so long that the clerk coughed. He lost by one. He shook hands all around and we all stood there doing the subtraction and not a one of us would say it.",
    },
    {
      day: 76,
      durationSeconds: 660,
      writing:
        "Played in front of people. It was not the plan; Dominic's band had a fish fry at the Legion in Luxemburg, and he waved me up for the waltz, and there was no way down off there but to do it. My knees went like a sewing machine. But it is a big red thing to hide behind. I got my chin on top and shut my eyes and leaned, and there were four couples up on the linoleum in their snow boots going round, slow, and an old man by himself with his arms out just so, holding somebody. I made two mistakes, both of them loud. They want me for the Fridays in Lent. SIG, it says on my front. They call me that now.",
    },
    {
      day: 79,
      durationSeconds: 570,
      writing:
        "I was asked to speak to the confirmands about calling, and I told them of Mother. How she turned around in the aisle of the Red Owl when she saw my collar coming and left a full cart standing. The boys liked the cart. A girl in braces asked did I forgive her, and I was able to say yes, straight off, the way you'd say your own phone number, and also that it had taken me until I was forty, and it cost a good deal in counseling and relish. She used to call up, later on, Sunday nights, to tell me what she would have cut. There's no ache in it, though. It's only fondness, with pickles.",
    },
    {
      day: 84,
      durationSeconds: 690,
      writing:
        "The birthday cards are done, all but one. He held off on the last, the twenty-first for the small one, until yesterday, and by then he couldn't grip, so I held the pen and he held onto my sleeve. It says just: Still here. I waited with the pen up. He'd gone to sleep. He died this morning around six with the girls both in the bed and some cartoon running, and I had the box of envelopes on my lap in order, by year, in two colors. Twenty-six years of this, and I went and sat in the car and beat on the steering wheel with the flat of my hands. And then I went to the next house, as it was on the list.",
    },
    {
      day: 89,
      durationSeconds: 540,
      writing:
        "Five hours and ten minutes, in one piece! I woke and it was ten past five and I thought the clock had quit. I lay there scared to move in case it should notice. I have changed just one thing, and it's foolish: I'd read of a woman who says good night to each of the rooms, so I did it, I went all around in my robe, good night pantry, good night stairs. I felt like an idiot by the linen closet. Dr. Amundson is delighted with my chart, and wants me to carry on with the dam as well. Then of course last night, three fourteen. I had left out the guest room. I got up and went and said it.",
    },
    {
      day: 94,
      durationSeconds: 510,
      writing:
        "Somebody has put it up on the whiteboard at the office, with a balloon drawn on, 112 DAYS and my name. I needed that corner for the mileage, so I used my sleeve. The big news is the Zamboni. A sophomore took it out of the arena at Cold Spring on a dare, on Tuesday night, and drove it at nine miles an hour down Main, laying ice, and into the drive-up lane of the credit union, where it stuck, being too tall. The boy's mother is a teller there. She slid open the little drawer, I'm told, and said through the speaker, Tyson, what is it you wish to deposit. There's a handsome strip of ice now, arena to bank, and people are skating to work on it.",
    },
    {
      day: 97,
      durationSeconds: 570,
      writing:
        "Ice on the lines, and we were without power from Friday supper till Sunday noon, the whole township. You never saw such stars. The neighbors came here or we went there, I lost track of it; by Saturday there were eleven of us at the Hendricksons', who have the woodstove, in our caps, and they made pancakes on it, and that was what we had, morning and night, for two days. Somebody's boy read out loud from the seed catalog. When it came on again every lamp in the house lit up, and the television, a game show, some woman screaming about a car. Everybody stood blinking. Old Mr. Hendrickson reached over and turned it off.",
    },
    {
      day: 118,
      durationSeconds: 630,
      writing:
        "Third Friday in Luxemburg. I have nine pieces now, and a chair of my own, and a cushion with a hole to it that Dominic's grandmother has made for my back. The reeds in the low G have started to buzz and he took the thing apart on our kitchen table, pins and all, with a headlamp on, and in underneath there was a slip of paper folded small. Sig's writing. It's a set list, New London, 1957, and at the bottom is, for Lil, twice. My aunt was called Joyce. We looked at each other, Dominic and I, and he folded it back up and waxed it in again just where it was. I played the waltz twice that night, for whoever she may have been.",
    },
    {
      day: 122,
      durationSeconds: 660,
      writing:
        "They are the size of a bean, and the color of a bean, with a clear little thread. The girl at the audiology place put the second one in and she said, from behind him, soft, can you hear me, Mr. Nyquist, and his entire back changed. He turned about. He said, is that rain? It was the heating duct. All the way home he had the window open, in March, saying what's that, what's that. It was the turn signal. It was my coat. At the table he asked me to say something, so I read to him off the slate, everything still up there, supper 6, Yes Your Grace. Walt put his hand across his eyes. He says I've got a much nicer voice than he remembered.",
    },
    {
      day: 126,
      durationSeconds: 660,
      writing:
        "Mr. H. with the pliers was supposed to have had a week in November, and it's March, and he has been thrown off of our service. Graduated, it's called. He is too well to die on Medicare. I went out to say good-bye. He was up on a stool in the porch, mending a gate hinge. He is put out about it, he had given away the boat. I asked what did he put it down to and he said well, people kept coming. In all these years I've had seven who turned around like that and I remember each, you don't trust it, it's like a step that's not there. He made me hold the hinge. He said I held very well, I'd had practice.",
    },
    {
      day: 130,
      durationSeconds: 630,
      writing:
        "The telephone, at twenty to ten in the evening, and it was Anders from Tucson, who texts. I thought, who's dead. He said, Mom, are you sitting down, and I said I was, I was halfway up the stairs. Then I heard Pilar laughing in back of him and she got on, and they both of them said it at once so I couldn't make out a word, and she said it again. October. It's about like a fig, she said, it has elbows. I sat down then. They've been trying for five years and hadn't told us so as not to have us hoping. I said hoping is my profession. I've written FIG upon the slate, and stood in front of it with my fist against my mouth.",
    },
    {
      day: 134,
      durationSeconds: 540,
      writing:
        "It wants just the one signature, by Friday, and there's a yellow flag stuck on where. I have moved it off the kitchen table as I needed the room for Sig's straps. The leather's gone at the buckle and I've been at it all evening with an awl and waxed thread, and neat's-foot oil on a sock, and it's come up red as a chestnut. Dominic wants us to do a medley for the last Friday, three tunes with no gap, and the gap's the only place I breathe. He's marked the changes in highlighter for me. I ran it six times. On the fourth, it went by itself; I was thinking about something else entirely and my fingers just walked on over to the new key like cows.",
    },
    {
      day: 138,
      durationSeconds: 600,
      writing:
        "A picture came today by telephone, gray and grainy, like weather radar. Walt held it off at the end of his arm, and then up close, and said which way's up. There's the head. There's a hand up by it, all five, I counted. Pilar wants to know what we would like to be called. Her mother has already taken Abuela. He is holding out for Chief. I went to look for the christening gown, Anders's and mine before, and I had forgotten how small, you could put it on a loaf of bread. I washed it out by hand in the sink and hung it up in the window, and all evening I've been going in there to see if it's dry.",
    },
    {
      day: 142,
      durationSeconds: 570,
      writing:
        'Eleven nights, and on nine of them I went straight through. The chart has more moons colored than not. Dr. Amundson says I can have my bed back at ten thirty, and I said I hardly know what I will do with it all. I miss the kitchen a little, the plow going by. Last night I did wake, a few minutes past three, right on the old dot, and waited for the lean of the house, and nothing leaned. There was Walt with his two beans in a dish on the nightstand. I thought, I could get up and do the silver. And then I was thinking it was a very long way down to the silver, and then it was morning and he was making toast.',
    },
  ],
};
