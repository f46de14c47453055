import type { Journal } from './journal.ts';

/** A retired man of 67 in Dublin, who drops his brother and his test results, and goes silent about the choir. */
export const dublinPensioner: Journal = {
  name: 'dublin-pensioner',
  planted: {
    recurring: [
      ['Maura', 'my wife', 'the wife', 'marriage', 'our marriage', 'my wife Maura'],
      [
        'hip',
        'my hip',
        'bad hip',
        'hip replacement',
        'the operation',
        'surgery',
        'hip pain',
        'health',
        'recovery',
        'physio',
      ],
      [
        "the Men's Shed",
        'the Shed',
        'the shed',
        'woodwork',
        'the boat',
        'building the boat',
        'the lads at the Shed',
        'Tommy',
      ],
      [
        'Cian',
        'my grandson',
        'grandson',
        'grandchild',
        'the young lad',
        'hurling',
        'being a grandfather',
        'Granda',
      ],
      ['Rusty', 'the dog', 'my dog', 'walking the dog', 'dog walks', 'pet'],
      [
        'Dessie',
        'my brother',
        'brother',
        'falling out with my brother',
        'family quarrel',
        'the row with Dessie',
      ],
    ],
    emerging: [
      [
        'Italian',
        'Italian class',
        'learning Italian',
        'evening class',
        'the language class',
        'learning a language',
        'studies',
      ],
      [
        'the planning objection',
        'the apartments',
        'planning application',
        'the apartment block',
        'the builders',
        'the site behind the house',
        'the developer',
        'the coal yard',
        'the residents meeting',
      ],
    ],
    avoided: [
      [
        'Dessie',
        'my brother',
        'brother',
        'falling out with my brother',
        'family quarrel',
        'the row with Dessie',
      ],
      [
        'the blood test',
        'test results',
        'PSA',
        'prostate',
        'my prostate',
        'the letter from the Mater',
        'the hospital letter',
        'the urology appointment',
        'the biopsy',
        'cancer worry',
      ],
      [
        'choir',
        'the choir',
        'singing',
        'the parish choir',
        'choir practice',
        'Mass',
        'the Fauré',
        'Mrs Nugent',
      ],
    ],
  },
  facts: [
    { question: 'What present did my old workmate carry across the Atlantic?', entry: 17 },
    { question: 'How much did it cost me to have the flood in the house repaired?', entry: 10 },
    { question: 'What money turned up hidden inside a piece of furniture?', entry: 22 },
    { question: 'What silly name did the child give to the creature we built together?', entry: 14 },
    { question: 'What did our pet steal from the kitchen and make himself ill with?', entry: 21 },
    { question: 'Which occupation did my fellow patient have when he was younger?', entry: 25 },
    { question: 'What homemade present did my spouse get from me?', entry: 30 },
    { question: 'Which neighbour did we keep company during the power cut?', entry: 29 },
    { question: 'Which insect did I request by mistake in a foreign tongue?', entry: 35 },
    { question: 'Which voice part did I have to fill in for when somebody was ill?', entry: 8 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 540,
      writing:
        "Maura gave me this copybook for Christmas and told me to write in it every morning before I start annoying her. So here I am at the kitchen table on Little Christmas with a pot of tea. I'm two years retired from the buses now and she says I still get up as if the 46A depended on me. My wife is a great woman for a project, and I'm the project. She took down the tree before I'd my breakfast eaten. We'd a bit of an argument about whether the holly counts, and she won. She generally does. Forty years of it and I still haven't learned to agree quicker. Rain all day, I needn't add.",
    },
    {
      day: 2,
      durationSeconds: 500,
      writing:
        "The hip was at me something shocking this morning. I had to sit on the side of the bath to get my socks on, and even then I was cursing. Dr Fallon says it's bone on bone at this stage and I'm on the list for a replacement, but the list is the list. It could be March, it could be Halloween. I'm sixty-seven, and going up the stairs I'm like a man of ninety, one step, then a rest, then another. The tablets take the edge off it and upset my stomach. I sat in the front room after with the hot water bottle and watched a programme about trains in Peru. Very steep, Peru.",
    },
    {
      day: 4,
      durationSeconds: 570,
      writing:
        "First choir practice of the new year last night. There were fourteen of us in the parish centre with the one heater. Mrs Nugent has us started on the Lenten music already, and a big Fauré piece for Easter that I think is beyond us, but she has faith, which I suppose is the right place for it. I love the singing, I always have. When the basses come in under the others I get a feeling in my chest like nothing else in the week. I was never a great man for praying but I'd go to Mass for the choir alone.",
    },
    {
      day: 7,
      durationSeconds: 610,
      writing:
        "Down to the Men's Shed for the first time since before Christmas. The lads had the stove lit and there was a tin of USA biscuits going round. We've a boat on the go, a fourteen-foot rowing boat in larch, and so far it looks like the ribs of a dead cow. Tommy Brophy is the boss of it because he served his time as a joiner. He gave me the job of planing one plank, and I planed it, and he looked at it and gave me it back. I don't mind. There's great peace in a plank. I was never let near tools when I was young. Came home with shavings in my hair and the appetite of a horse.",
    },
    {
      day: 9,
      durationSeconds: 520,
      writing:
        "Cian scored two goals on Saturday. I was there on the sideline in Phoenix Park with the wind going through me, and the second of them he hit off the ground on the run, left side, and I let out such a roar that the referee turned round. He's small for his age but he has no fear at all. He came over after with his helmet on sideways to ask did I see it. Did I see it! I told him I'd seen nothing better in Croke Park. Bought him a bag of chips, which I'm not supposed to do before his dinner, and we ate them in the car with the windows fogged up.",
    },
    {
      day: 11,
      durationSeconds: 490,
      writing:
        "Rusty and myself were out early, seven o'clock and pitch dark. He's eleven, the dog, and he's going grey in the face like his owner, but you'd think every lamp post on the Cabra Road had been put up in the night as a surprise for him. We do the short loop now. He goes at my pace and doesn't pass any remarks. A young one in running gear stopped to rub his ears and said he'd the face of a bishop. I was delighted all day with that.",
    },
    {
      day: 13,
      durationSeconds: 560,
      writing:
        "Dr Fallon rang about the bloods. The PSA is up on last year, the prostate number, and he wants me to have it looked at in the Mater. He was very calm about it. No, I'm not going to write about that, I'd sooner write about something else. The hedge, now. I got the shears out, as it was dry for once, and took a foot off the top of the privet all along the front. It's a bit of a staircase if you look from the road, but you can see the postman coming now. Found a tennis ball, a child's mitten and a can of cider in it. Stew for the dinner, with barley.",
    },
    {
      day: 16,
      durationSeconds: 540,
      writing:
        "The phone rang during the dinner and it was Dessie. I knew his voice before he'd said two words, and I handed it over to be dealt with. I don't want to talk about Dessie. On to better things. We fixed two more ribs into the boat at the Shed today, and for the first time I got a plank past Tommy Brophy without a word said, which from Tommy is the Nobel Prize. The steam box is a length of drainpipe and a kettle, you never saw the like. A man called Gerry burned his thumb and told us all about his years in the Navy while he held it under the tap. Great day.",
    },
    {
      day: 19,
      durationSeconds: 600,
      writing:
        "Sang at the eleven o'clock Mass yesterday. Paddy Lawlor was out with the flu so Mrs Nugent put me on the tenor line for the psalm, me, a bass since the age of fifteen. I was up in the rafters. I got through it with my eyebrows. The choir were in stitches behind the organ and I could see their shoulders going. A woman came up to me after to say it was very moving, God love her. We'd coffee in the parish centre and talked about the Easter music. I hummed the Fauré the whole way home and was asked to stop at Hart's Corner.",
    },
    {
      day: 20,
      durationSeconds: 530,
      writing:
        "Maura's sixty-fifth today. I brought her up the breakfast on a tray with a daffodil in an egg cup, and she asked what I'd broken. We went into town on the train and had lunch in a place with cloth napkins, and she'd the sea bass and I'd the lamb, and then we swapped. She wore the green coat. I looked at her across the table and thought, I'm a lucky man, and then I told her so, and she said eat your potatoes. She retired from the school in June and I was afraid we'd be under each other's feet, but in fact it's the best year we've had since we were courting.",
    },
    {
      day: 22,
      durationSeconds: 650,
      writing:
        "Woke to a noise like applause. It was the pipe behind the hot press, burst, with water coming down through the light fitting in the hall. I got the stopcock turned off with a spanner and a prayer. The plumber who came was a girl of about twenty-three from Finglas, and she'd it sorted in an hour and a half, and told me my lagging was a disgrace. I won't bore you with the bill. Oh, I will: two hundred and eighty euro, and worth it. We had every towel in the house on the floor. The hall carpet is out on the line and it'll be there till Easter at this rate. Beans on toast, by torchlight nearly.",
    },
    {
      day: 25,
      durationSeconds: 510,
      writing:
        "Not much good at the Shed today. I couldn't stand at the bench for more than ten minutes because the bad hip was giving out, and in the end Tommy put me sitting on a beer crate with the sandpaper like a child. The lads were decent about it. Gerry had both of his done, and he says he'd have had them done twenty years sooner if he'd known. I asked him straight out was it sore and he said it was, for about a fortnight. The pain wakes me when I turn over now. Still, I sanded two oars, and you could slide a cat down them. Home on the bus like a gentleman.",
    },
    {
      day: 27,
      durationSeconds: 520,
      writing:
        "Choir practice was a disaster. The heater's broken, half the sopranos had colds, and the Fauré fell to bits at the same bar four times running. Mrs Nugent closed her folder and told us to go home and listen to it. So I did, I put on the headphones I got for Christmas and listened to the whole thing twice, lying on the bed in my coat. By God it's beautiful. I found where we go wrong, too, it's us basses, we come in late. I'll tell them on Thursday. I've been singing in that parish thirty-one years and I'm still counting on my fingers.",
    },
    {
      day: 30,
      durationSeconds: 480,
      writing:
        "There was a card in the post from my brother, with a stamp from Wexford. I put it behind the clock without opening it. Enough of that. The dog had a bath today and badly needed it, having rolled in something dead in the Tolka. It took two of us, a jug and a full bottle of baby shampoo. He stood there in the bath looking at the wall as if he'd been arrested. Then he got loose and went up and down the stairs wet, and through the sitting room, and under our bed. The whole house smells of a nursery. He's asleep on my feet this minute, fluffy as a lamb. Pancakes tonight, lemon and sugar.",
    },
    {
      day: 33,
      durationSeconds: 590,
      writing:
        "Minding the grandson today as the school was closed. Cian, that is, I've mentioned him already but not who he is: our Sinéad's only boy, nine since October, and my best pal. He'd a project to do on animals, so we made a badger out of papier mâché, and he called it Councillor Byrne. I couldn't tell you why. He couldn't either. Then we pucked a ball against the gable wall until it was too dark to see it. He asked me would I be able to run when I get my new leg, and I said I'd be faster than him. He thought about it and said no you won't, Granda, but you can be in goal.",
    },
    {
      day: 34,
      durationSeconds: 550,
      writing:
        "The letter from the Mater came, the urology, about the prostate. There's a date in it. I read it the once and put it in my inside pocket, and I'll say no more about it here. Maura was making marmalade, so I was put on peeling. She does it every February, thirty jars, and every year she says it's the last time, and gives them away to people who don't like marmalade. We had the radio on and she was laughing at me cutting the peel as thick as rashers. My wife has a lovely laugh, you'd hear it in the street. I have sticky elbows. There's a saucer of it setting on the windowsill and I've been told not to touch it.",
    },
    {
      day: 35,
      durationSeconds: 570,
      writing:
        "Ash Wednesday. The choir sang at the half seven in the evening and the place was full, which you don't see often now. We did the Allegri, a cut-down version, and nobody fell off. From the loft I could see Maura's hat in the fourth row, and she gave me the thumbs up behind her missalette. I like that Mass, the plain music and everyone going about after with dirty foreheads. Mrs Nugent says we're ready to put the Fauré together with the organ next week.",
    },
    {
      day: 38,
      durationSeconds: 640,
      writing:
        "We'd a visitor, Larry Keogh home from Boston, who was a conductor out of Phibsborough garage when I started driving. I hadn't laid eyes on him in nineteen years. He's as bald as an egg and has an American accent on one side of his mouth only. He'd brought us maple syrup in a bottle shaped like a leaf, and a baseball cap that I'll never wear. We went through every inspector we ever had, alive and dead. He told the one about the goat on the 22 and I laughed till I'd a pain. He's flying back on Monday to his daughter and the snow. I doubt I'll see him again and we both knew it at the gate.",
    },
    {
      day: 40,
      durationSeconds: 500,
      writing:
        "Well, I've a date for the hip. They rang from Cappagh at ten this morning: the tenth of March, in by seven, fasting. I said thank you very much as if she was offering me a table by the window, and then I'd to sit down. I'm glad and I'm frightened, both. It's the being put under that I don't like. I've to get a raised toilet seat and a thing for pulling up the socks, and give up the aspirin. I rang Gerry and he told me to do the exercises before I go in, so I've been lifting my leg behind a kitchen chair like a dog. It'll be great to walk again, to be able to just walk.",
    },
    {
      day: 43,
      durationSeconds: 530,
      writing:
        "We put the Fauré together with the organ last night, and do you know, it held. From the first bar to the last without a stop. When we finished nobody in the choir said a word for a second or two, and then Paddy Lawlor said Jaysus, in the church, and Mrs Nugent let it go. I was in good voice. My chest was humming on the way home. She's hiring a cellist for Easter and there's talk of recording it on somebody's nephew's machine. I sat up a while afterwards with the lamp on. You don't get too many nights like that, singing with people you've known all your life.",
    },
    {
      day: 45,
      durationSeconds: 520,
      writing:
        "Sinéad wanted to know over the dinner was Dessie being asked to the Communion party next year, and was I ever going to speak to my brother again. I changed the subject and I'm changing it here too. At the Shed we turned the boat over. It took nine men and an amount of shouting. The bottom's all planked now and she looks like a boat, no two ways about it. Tommy walked around her twice with his hands in his pockets and said she'd do. There was a vote on the name and it was eight for Bernadette and one for Titanic. I got to hammer in the copper rivets, thirty of them, and hit my thumb the once only.",
    },
    {
      day: 47,
      durationSeconds: 490,
      writing:
        "Rusty ate a whole pound of butter off the counter, paper and all. I came in from the yard and he was sitting beside the press with a shine on him. We rang the vet, and she said to keep him off his food and near a door. It was good advice. I was out with the dog at one, at three and at twenty to five, in my overcoat and pyjamas, and met the milk lorry. By dinner time he was as right as rain and looking for more. Eleven years of age and no sense. I couldn't be cross with him. I'll miss our walks when I'm laid up. Had to go to the shop for butter.",
    },
    {
      day: 50,
      durationSeconds: 580,
      writing:
        "Quiet day in the Shed with only five of us in. The boat's waiting on varnish so we took on a repair, an old writing desk a widow from Glasnevin brought in. When I got the drawer out there was a half-crown stuck down the back of it with the horse on it, 1951. Tommy said to put it in the envelope for her, and we did. I'd a go of cutting a dovetail and made a mess of it, then another, and the third you could nearly call a joint. I told Tommy I'd be missing for six weeks and he said they'd keep my beer crate warm. The lads signed a card. I was a bit choked, to tell the truth.",
    },
    {
      day: 62,
      durationSeconds: 600,
      writing:
        "Tomorrow's the day of the operation. I haven't had a minute to write with all the getting ready. The bag's packed, the new slippers, the dressing gown that makes me look like a boxer. I had the last of my tea at nine and nothing now till it's over. I'm nervous about the hip, there's no point saying I'm not. I've been reading the leaflet and I wish I hadn't, there's a drawing in it of a saw. But I got to the end of the road today on two sticks and it took me twenty minutes, and I said to myself, that's enough, that's the last of this old leg. Goodnight. If I don't wake up, the insurance is in the biscuit tin.",
    },
    {
      day: 65,
      durationSeconds: 540,
      writing:
        "Writing this in bed in Cappagh with a pillow between my knees. It's done! The new hip's in. They had me standing the very same evening, holding on to a frame, with two girls from Kerala telling me I was a champion. It's sore, but it's a different sort of sore, like a fresh cut and not like an old tooth. The doctor going through my chart asked had I been for the prostate biopsy, and what the results were. I told him I'd rather not discuss it, and I'd rather not here either. The food is not bad. I'd a bit of salmon and a jelly. There's a view of a car park and, past that, the mountains with snow on them.",
    },
    {
      day: 68,
      durationSeconds: 520,
      writing:
        "Home. Maura had the bed brought down to the front room and a bell put beside it, and after I'd rung it four times in an hour she took the bell away. She's been a saint. She does my stockings, the tight white ones, and the injection in the stomach, and she's never so much as made a face. In the hospital the man in the next bed used to be a lighthouse keeper, and told me he'd a wife who never once visited him on the rock. I thought about that. I walked to the kitchen and back six times with the frame, and there's none of the grinding in the hip. None at all. I could have cried.",
    },
    {
      day: 71,
      durationSeconds: 500,
      writing:
        "Cian came to inspect me after school. He wanted to see the scar, so I showed him, thirty-one staples, and he counted every one with his finger in the air. He told me it was deadly. Then he did my exercises along with me on the floor, ten of each, and kept the score. My grandson would make a good sergeant. He's been put on the under-tens now, a year early, at corner forward. I've promised him I'll be there for the first match if I've to be wheeled in. He ate four slices of brown bread with marmalade, the only person under sixty who likes it. The house was very quiet when he'd gone.",
    },
    {
      day: 74,
      durationSeconds: 510,
      writing:
        "I can't bring the dog out yet so Maura's doing it, and Rusty has her destroyed. He won't go the way she wants. He knows my route and he sits down at the corner if she turns left. She came in today with her hat crooked and said that animal needs a solicitor. He lies against the door of the front room at night and I hear him breathing. I'm very fond of him, I'd say too fond. I read two chapters of a book on Shackleton, another man who was fond of his dogs, until he wasn't.",
    },
    {
      day: 82,
      durationSeconds: 480,
      writing:
        "There was a message left on the machine, and it was Dessie asking how I got on in the hospital. He must have heard it from someone. I listened to it as far as the word Mammy and pressed the button. I'd rather leave that alone. The clocks went forward on Sunday and I've been an hour behind myself ever since. I sowed tomato seeds in egg boxes on the windowsill, Moneymaker and a small yellow one, and wrote the names on lolly sticks. The window cleaner came and told me about his divorce through the glass.",
    },
    {
      day: 84,
      durationSeconds: 530,
      writing:
        'The electricity went off at six, the whole terrace, some fault at the substation. We had candles but no matches, and then matches but no candles. Old Mrs Geraghty beside us is on her own at ninety-one, so we brought the dinner in to her and the three of us ate it at her table by the light of a bicycle lamp. She told us about the night the bomb fell on the North Strand, when she was a small girl, and her father carrying her down the road in a quilt. I never knew she was from there. When the lights came on she looked disappointed.',
    },
    {
      day: 87,
      durationSeconds: 620,
      writing:
        "Our anniversary, forty-one years. I can't be let loose in the shops yet, so I made Maura a box at the kitchen table, sawn, glued and polished, for keeping her rings in. The lid doesn't shut fully. She turned it round and round and then she went out of the room for a minute. We'd a bottle of wine and looked at the wedding photographs. God, the collars. She said what she minded most about those three days in March was the empty side of the bed, and I said it was the same for me. We're not people who say that kind of thing to each other, husband and wife or no. Well, we said it now.",
    },
    {
      day: 90,
      durationSeconds: 510,
      writing:
        "The physio threw me off the crutches today. She's a Cork woman, Gráinne, about five foot tall, and you wouldn't argue with her. I've the one stick now for outdoors and nothing at all for the house. She bent my hip this way and that and said it was textbook. So this evening I took Rusty out on the lead myself for the first time, only to the postbox, and he walked beside me the whole way looking up at my face. I'd tears in my eyes and I blamed the wind. No pain. I keep waiting for the pain and it doesn't come.",
    },
    {
      day: 93,
      durationSeconds: 540,
      writing:
        "I was at Cian's first match with the under-tens, as promised, on a folding chair with a rug over me like the Queen Mother. They lost by a cricket score. He didn't get one decent ball the whole hour and got a belt on the knuckles, and he was crying when he came off and trying not to be. I didn't say anything. I opened the flask and gave him the cup and we looked at the pitch together. After a while he said, Granda, were you ever brutal at something? I told him about my boxing career, all three fights of it. By the third he was laughing. He's a great young lad. I hope he's left alone to enjoy his hurling.",
    },
    {
      day: 97,
      durationSeconds: 560,
      writing:
        "Herself has signed the two of us up for an Italian class. Tuesday nights in the library for eight weeks, beginners, and tonight was the first. Maura always wanted to see Florence and she says she's not going there to point at things. There's a dozen in it, and the teacher is a young fella named Matteo with a scarf. We learned to say who we are and where we're from. I'd never a word of a foreign language, we had only Irish and Latin and both were beaten into us, so I was expecting to hate it. I didn't. I said mi chiamo Frank out loud to a room of strangers. We practised Italian all the way home and an old one on the bus said grazie.",
    },
    {
      day: 99,
      durationSeconds: 590,
      writing:
        "There's a yellow notice on the gate of the old coal yard behind us. They want to put up apartments, seven storeys, eighty-four of them, and from our back bedroom we'd be looking straight into people's kitchens. I read it three times. I've nothing against flats, the young people have to live somewhere, but seven storeys! There'd be no sun in the yard after two o'clock, and I've tomatoes. The neighbours were all out on the lane giving out. There's five weeks to put in an objection to the planning, and it costs twenty euro. I've got the drawings up on the laptop and I've been at them since tea. I'm as cross as a bag of cats.",
    },
    {
      day: 104,
      durationSeconds: 550,
      writing:
        "Second week of the Italian. Matteo had us playing at being in a café, and I was to ask for two coffees and a pastry, and what I asked for, it turns out, was two coffees and a cockroach. He'd to lean on the radiator. I'm doing the homework every morning with a pencil behind my ear, and I've the words stuck up on the presses, latte, zucchero, cucchiaio. I enjoy learning it more than I ever did anything at school. The phone went while I was at my verbs. My brother again. I let it ring out, and I'm not getting into that. Tomorrow I'll do the numbers up to a hundred. Lasagne for the tea, in keeping with things.",
    },
    {
      day: 106,
      durationSeconds: 600,
      writing:
        "A meeting of the residents last night about the apartment block, forty people in the scout hall. A young woman from the developer showed us pictures with trees in them that'd take fifty years to grow. I stood up and spoke. I said build it, but build four storeys and not seven, and leave us the light, and I got a clap. So now I'm on the committee, God help me, and I'm writing the objection along with a retired solicitor. Called into the Shed this morning, for the first time in two months. The boat's varnished, and she's a picture. They'd kept my crate for me. I stayed only the half hour as I'd to get back to the planning papers.",
    },
    {
      day: 110,
      durationSeconds: 570,
      writing:
        "A lovely bright day. I met Cian at the school gate and the two of us walked home by the canal, the whole two miles, and I never took out the stick. He noticed before I did. He said, Granda, you're not limping any more, and ran ahead of me backwards to be sure of it. The new hip didn't give me so much as a twinge. I taught him to count to ten in Italian, and he'd it off by the second lock, quicker than his grandfather. The lad wants to know will the new flats have children in them for a team. I'd never looked at it that way. I told him it was a good question, and that I'd bring it to the committee.",
    },
  ],
};
