import type { Journal } from './journal.ts';

/** A hardware shopkeeper of 58 in Birmingham who came from Karachi as a boy: the shop, an allotment, a wife learning to drive, an old customer in a home, an offer he will not talk about. */
export const birminghamShopkeeper: Journal = {
  name: 'birmingham-shopkeeper',
  planted: {
    recurring: [
      ['the shop', 'shop', 'business', 'trade', 'customers', 'the customers', 'takings', 'my shop', 'work'],
      [
        'the allotment',
        'allotment',
        'the plot',
        'gardening',
        'vegetables',
        'the gourds',
        'growing things',
        'my garden',
      ],
      [
        "my wife's driving",
        'my wife',
        'Shaheen',
        'driving lessons',
        'the driving test',
        'teaching my wife to drive',
        'her driving',
        'driving',
        'wife',
      ],
      [
        'Ron',
        'Mr Pettifer',
        'Ron Pettifer',
        'visiting Ron',
        'the care home',
        'my old customer',
        'the home',
        'my friend',
      ],
      [
        'selling the shop',
        'the offer',
        'Mr Gill',
        "Mr Gill's offer",
        'selling up',
        'retirement',
        'selling',
        'giving up the shop',
        'the future of the shop',
      ],
    ],
    emerging: [
      [
        'my eyes',
        'my eyesight',
        'the cataract',
        'cataracts',
        'eyes',
        'eyesight',
        'my sight',
        'the optician',
        'the eye operation',
      ],
      [
        'Zoya',
        'chess',
        'my granddaughter',
        'chess with Zoya',
        'granddaughter',
        'playing chess',
        'teaching Zoya chess',
        'grandchildren',
      ],
    ],
    avoided: [
      [
        'selling the shop',
        'the offer',
        'Mr Gill',
        "Mr Gill's offer",
        'selling up',
        'retirement',
        'selling',
        'giving up the shop',
        'the future of the shop',
      ],
      [
        'my sister',
        'Rukhsana',
        'sister',
        'my sister in Leicester',
        'the quarrel with my sister',
        'family quarrel',
      ],
      [
        'the harmonium',
        'harmonium',
        'singing',
        'music',
        'the old songs',
        'playing the harmonium',
        'practising',
        'performing',
        'the wedding',
        'singing at the wedding',
      ],
    ],
  },
  facts: [
    { question: 'How much did he pay for the musical instrument?', entry: 1 },
    { question: 'What did the thieves take the time they broke in?', entry: 3 },
    { question: 'Why did the heating engineer have to return a second time?', entry: 9 },
    { question: 'What did his father do with his first English pay?', entry: 12 },
    { question: 'What animal had got at the uncollected rubbish sacks?', entry: 15 },
    { question: 'What was the man on the bus carrying that caused the trouble?', entry: 21 },
    { question: 'What snack did the barber offer him?', entry: 26 },
    { question: 'Which tooth was taken out?', entry: 28 },
    { question: 'How heavy was his largest vegetable?', entry: 31 },
    { question: 'For which mistake did the examiner fail her?', entry: 33 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 600,
      writing:
        "So my nephew's wife is doing a course and she says Uncle, write every few days, whatever comes, and don't stop. Don't stop! She has met me. Well, I'm sitting behind the counter and it's ten past three and since one o'clock I've had four people in. One wanted a plunger, one wanted change, one wanted to know is this the phone shop, and one was Mrs Begum who only comes to get warm. We've got everything here, buckets, bulbs, hinges, those blue ropes. Thirty four years. Parcels keep us going now, people come to collect their parcel from the internet and it's a bucket. From somebody else! I hand it over and I smile.",
    },
    {
      day: 5,
      durationSeconds: 640,
      writing:
        "I have bought a harmonium, I don't know what came over me. The gurdwara in Handsworth were clearing out a cupboard and the brother there said seventy pounds and it's yours, one key sticks. I carried it on the bus on my lap like a child. All my life I've wanted to play the old film songs, Mehdi Hassan, Rafi, all those. I sat upstairs last night with the door shut and I found the first line of one of them with one finger, and I sang it, quite soft. Then I did it again a bit louder. It has a smell like an old suitcase. The sticking key is one that I need of course.",
    },
    {
      day: 9,
      durationSeconds: 560,
      writing:
        "Was on the plot at seven, before opening. Number thirty one, by the brook. It's all couch grass from the winter and I dug one strip, about as big as a door, and had to sit down. There's Clive next along with his leeks like soldiers, he says you want to cover it with cardboard, Anwar, and let the worms do it. I have more cardboard than any man in Birmingham. So tomorrow I bring a van full. I'm going to put the gourds along the back this year where the fence gets the sun, tinda and karela and one big lauki, and coriander everywhere else.",
    },
    {
      day: 14,
      durationSeconds: 580,
      writing:
        'The shutter stuck halfway this morning and I had to serve people bent over, like a puppet show. One lady thought it was something to do with security. I told her no, the security was two years back when they came in through the roof, and do you know what they took? The charity box and eleven torches. Left the till. I was upset a good few months, I kept checking the locks in the night, and then I talked to the young policewoman and the neighbours and had it out of me, and now I tell it as a story. I sold the lady a torch. The shutter man is coming Thursday.',
    },
    {
      day: 18,
      durationSeconds: 620,
      writing:
        "Shaheen has got her provisional licence. Fifty five years old, and she says I've sat next to you for thirty years and I could see all you do wrong so I'll learn to do it right. I took her round the back of the cash and carry on Sunday when it's empty. She put on her good shoes. She started it, she looked in all the mirrors one after another, she adjusted her scarf, she said Bismillah, and we went straight backwards into a trolley. Not hard. She laughed so much she couldn't find the brake. We did about forty yards forward in the end. I was holding the door the whole time.",
    },
    {
      day: 22,
      durationSeconds: 540,
      writing:
        "Mr Gill from the lettings came in again with his folder about the shop. He's put a figure on it, on paper this time. I put a catalogue on top. No no, I won't get into that today, let me rather tell about the boiler. The boiler is dead. It made a noise on Tuesday like somebody dropping spoons and now there's no hot water and I'm shaving out of a pan. I sell kettles so you'd think I'd manage. Shaheen went to her friend's for a bath and came back pink and very pleased with herself. The man says he can come Friday, between eight and six. Between eight and six! That isn't a time, that's a day.",
    },
    {
      day: 27,
      durationSeconds: 600,
      writing:
        "Two hands now. Left one pumps and the right one plays, it's like rubbing your stomach and patting your head. I've got one whole verse. I do it after Isha when it's quiet, half an hour, and last night I looked up and it was gone eleven. The lodger in next door's back room knocked on the wall and I thought oh no, but this morning he says to me what was that song, my grandmother used to have that one on. So I gave him the name of it. My voice cracks on the high bit. I think it's meant to, a little bit, Mehdi Hassan's doesn't but mine does.",
    },
    {
      day: 31,
      durationSeconds: 570,
      writing:
        "Went to see Ron Pettifer at the home in Hall Green. He was my very first customer, nineteen ninety one, wanted a half inch tap washer and stayed two hours, and then he came every single Saturday till he fell. Ninety in September. They've put him by the window but the window looks at a wall. I brought him a bag of odd screws, I know it sounds daft, but he likes sorting. He had them in three lots before I'd got my coat off. He said these are brass, these are rubbish and these are Whitworth. The nurse asked was I his son. Ron said yes.",
    },
    {
      day: 36,
      durationSeconds: 550,
      writing:
        "Somebody told me they'd seen Rukhsana at a do in Leicester and she'd gone grey and asked nobody about me. My own sister. Well, I can ask nobody as well, so, mangoes. The first boxes are in at the fruit place opposite and there's been a queue since ten. Eight pounds fifty a box and he's got a boy outside just to shout. You can smell them in here over the paraffin. I took two boxes and ate three standing over the sink with my sleeves rolled up like a doctor. The only way. People who cut a mango with a fork, I don't know what to say to them.",
    },
    {
      day: 40,
      durationSeconds: 520,
      writing:
        "Boiler, part two. The man came, at five to six naturally, and he took the front off and sucked his teeth. Then he put in a new pump and he went, and it ran for one hour. He had to come back because he'd put the pump in upside down. He told me so himself, I respect that. I gave him tea and samosas anyway and he stayed to tell me about his divorce, which I didn't ask about. So it's hot now. You should've seen us, both standing with our hands under the tap like it was a holiday. Two hundred and sixty pounds. Finished, I hope I never think about that boiler again.",
    },
    {
      day: 45,
      durationSeconds: 610,
      writing:
        "We did a roundabout. The small one by the library, and she went round three times because she couldn't see how to leave. I said any exit, jaan, any one you like. She said don't rush me I am choosing. The bus driver behind had his window down and he was very patient, he knew me, he buys his light bulbs from us. Then she stalled at the lights and I put my hand out for the handbrake and she slapped it. She's right, it's her car when she's in the seat. Clutch smells a bit. We bought chips to recover and ate them in the car park, with her behind the wheel, looking very much the boss.",
    },
    {
      day: 49,
      durationSeconds: 580,
      writing:
        "I played for the lads at the snack bar across the road! Not meaning to. I'd taken the box over for Sajid to look at the key that sticks, he's good with his hands, and he got it loose with a bit of candle wax and then he said go on then. So I did two verses of the one about the lamp. They stopped chewing. Sajid's uncle had tears, but he has tears at adverts. Now they all call me Ustad when I go past and I say shut up and I'm delighted. I've started writing the words out in a school book, so that I don't have to go la la la in the middle.",
    },
    {
      day: 54,
      durationSeconds: 630,
      writing:
        "A schoolgirl came asking old people on the street about how they got here, and I'm an old people now. So I told her. Karachi, I was nine. I remember the tram, and the man on our corner with the crushed ice, and my school shorts. Then an aeroplane, and my father waiting at the airport in an overcoat, I didn't recognise him. He'd come two years before us and worked in the foundry at Smethwick. With his first week's wages he bought an umbrella, and he showed it to us like it was a car. I told her all that with pleasure. She wrote down umbrella and asked me how it's spelled.",
    },
    {
      day: 58,
      durationSeconds: 560,
      writing:
        "Good Saturday for once. It's the heat, everybody wants fans. I had nineteen in the cellar from that bad summer when I ordered too many, and Shaheen's said for years what will you do with those, bury them with you? All gone by two. One man bought three and he wanted a discount and I said the discount is that I've got them. I took more at the counter than the whole week before. And people chat when it's hot, they stand about by the door. An old couple, ladies both, sat down on the compost bags and had their sandwiches. I gave them a squash each. That's what it's for, a place like this.",
    },
    {
      day: 63,
      durationSeconds: 570,
      writing:
        "Sunday at Ron's. He'd been asking since the Wednesday was it Sunday, the girl told me. I took him a lock this time, an old Chubb with no key, and a bit of wire. He's got hands like a bunch of bananas now but he sat there with his tongue out working it and he told me about the factory, Lucas, he did thirty eight years there making headlamps. It's about the fifth time I've heard it but he puts in a new bit every time. There was a goat in this one. When I got up to go he said leave the lock. I said of course, it's yours.",
    },
    {
      day: 67,
      durationSeconds: 540,
      writing:
        "Mr Gill says the buyer won't wait for ever. I told him nor will my dinner. Ha. So. The bins! Six weeks now they haven't been collected, the strike, and the black bags are up to the windowsill in our road. I saw a fox on the top of them yesterday at noon like he was king of the mountain, with a chicken leg. People come from other streets and throw theirs on our pile because ours is already big. A councillor came to have her photograph taken by it. I said to her could you hold this, and gave her a bag. She did hold it, I'll give her that.",
    },
    {
      day: 72,
      durationSeconds: 600,
      writing:
        "Found a teacher for the harmonium, a retired maths master in Balsall Heath called Mr Deshmukh, ten pounds an hour and his wife gives you chivda. He says my fingers are good, my breathing is a disaster. You sing from here, he says, and hits me in the belly with the attendance book. He had me hold one note for the whole time it took for his kettle to boil. I went quite dizzy. But then the song afterwards, it came out twice as big, I didn't know who it was. I've to do scales every morning. Shaheen says at least I'll be up before her. Five of them before breakfast, up and down.",
    },
    {
      day: 76,
      durationSeconds: 560,
      writing:
        "It would've been our mum's birthday and I thought for a second I should ring Rukhsana, I even had her number up on the screen. It's five years. I put the phone in the drawer with the fuses. I don't want to write about that. I had shirts made! There's a new tailor by the post office, from Lahore, he measures you with his eyes half shut and doesn't write anything down. Three shirts, one blue, one white, one a sort of pistachio that I was talked into. They fit like anything. He said to me you have one shoulder lower, from carrying. I said yes, since nineteen ninety one. The pistachio is my favourite now.",
    },
    {
      day: 81,
      durationSeconds: 580,
      writing:
        "The lauki has gone mad. It was up to my knee on Thursday and now it's over the fence and going for the railway. The packet says I should pinch it out. I can't, it's doing so well. I was there till nearly ten, it's light so long, watering with the can, forty cans, back and forth to the tank. The karela has little yellow flowers. And there's a fellow from Jamaica on twenty eight, Mr Brown, he gave me callaloo and I gave him methi, and we stood and looked at each other's ground the way some men look at cars. Coriander bolted, like every year. I'll sow some more in the shade.",
    },
    {
      day: 85,
      durationSeconds: 590,
      writing:
        "Theory test. She's been doing it on the tablet for weeks, at breakfast, at night, with the sound on. Stopping distances. What's the stopping distance at fifty, Anwar? I said I don't know, I just stop. She gave me such a look. So this morning she went in to town with her pass and her two pencils, though you don't need a pencil, and she got forty nine out of fifty. The one she got wrong was about towing a horse. She's put the paper on the fridge. Then she asked me ten of them over lunch and I'd have failed. Thirty eight years on the road and I'd have failed!",
    },
    {
      day: 90,
      durationSeconds: 620,
      writing:
        "I've been asked to sing. At Faisal's wedding on the twentieth, in the big hall in Aston, four hundred people. They've got a DJ but the old ones want something proper in between, so his father said let Anwar bring his harmonium and do two. Two songs! I said I'd think about it for about one second. Mr Deshmukh has picked them with me, one slow and one that they can clap to. I've been doing them at the counter, without the box, just humming, and a man buying sandpaper joined in. I'm going to wear the pistachio. My stomach turns over when I think of it but in a good way, mostly.",
    },
    {
      day: 99,
      durationSeconds: 550,
      writing:
        "On the number fifty this morning a man got on with a wardrobe door. Not a wardrobe, the door of one, with the mirror on it. The driver says you can't bring that, and he says show me where it's written. So nobody moved for ten minutes. Then all the people at the front started doing their hair in it. One girl did her whole lipstick. In the end the driver gave up and the man stood in the pram space holding it, and each time we turned a corner the sun went round the inside of the bus like a lighthouse. I was late opening and I didn't care. He got off at Moseley.",
    },
    {
      day: 104,
      durationSeconds: 580,
      writing:
        "Card machine went down at eleven and stayed down. You don't know how few people have got a coin on them until then. I wrote it all in the book like in my early days, name and what they owe, and Shaheen says you'll never see that again. By tonight all but two have been back. One was a boy of maybe sixteen with two pounds eighty for a padlock, he ran here. The wholesaler has put up paint again, that's the third time since January, and I have to put it up as well and then they go to the big place by the motorway. I'd go myself, at those prices.",
    },
    {
      day: 109,
      durationSeconds: 540,
      writing:
        "Shaheen asked me straight over the dal, have you given that man an answer, what do you want to do when you're sixty five, die behind that counter? I said the pressure cooker wants a new gasket. And it did. I've a whole drawer of gaskets and not one was the right one, there's Prestige, there's Hawkins, there's one from Turkey that nobody's ever heard of, and ours is that. So I cut one. Out of a bit of bicycle inner tube, with her nail scissors, I measured it with string. It held. It whistles a different note than before. The chickpeas were ready in twenty minutes and she said well, it's a talent.",
    },
    {
      day: 114,
      durationSeconds: 560,
      writing:
        "Ron had a bad week, chest. They'd got him in bed with the sides up and I didn't like that. He wasn't sure at first who I was, then he smelt my jacket and said paraffin, it's the ironmonger. I sat two hours. I'd brought the Saturday list, I've kept some of those old lists of his, he used to write what he wanted on the back of a fag packet, so I read him a few. One pound of inch and a half ovals. Putty. See if Anwar has got a cup of tea. He had a little laugh at it. I'll go Wednesday as well this week.",
    },
    {
      day: 119,
      durationSeconds: 570,
      writing:
        "Slugs have had every one of my lettuces and something with two legs has had the onions. Clive lost a row too. He wants to put up a camera, I said Clive, it's onions. Whoever took mine pulled them up very neatly and left the small ones to grow, so it's a person who knows. If he'd asked I'd have given him a bag. The gourds they've left alone, maybe they don't know what it is. I've eleven karela hanging, bitter as anything. I sat down on my crate with the flask and one of those robins came and stood on the fork. Stayed till it got cold.",
    },
    {
      day: 124,
      durationSeconds: 550,
      writing:
        "There was a card on the mat this morning with a Leicester postmark and I know her writing, she makes her As like tents. I haven't opened it. And I won't, so there's no use going on about my sister. Went to the barber. He's put a television up the size of a door and it shows only wrestling. So he cuts your hair with his head turned round. I said watch my ear and he said don't worry, uncle, I can feel it. Then he offered me pickled turnip, out of a jar, with a fork, he says his mother sends it from Halabja. It was very nice. I had hairs on it, but very nice.",
    },
    {
      day: 129,
      durationSeconds: 600,
      writing:
        "We've been on the Coventry Road, in the rain, in the dark. Fifty minutes and I didn't put my foot through the floor once. She talks to the other drivers, thank you darling, after you darling, no, not you. She did the parallel thing outside the dentist, back and round and in, one go, and she looked at me and I looked at the kerb and there was a hand's width. I've never done it in one go. I'm the one who gets out and says left a bit. She's booked the real one for the twenty fourth of next month. Her friends at the centre are all asking will she take them to Weston.",
    },
    {
      day: 134,
      durationSeconds: 530,
      writing:
        "They've had my tooth out. Bottom left, the one right at the back, it had been at me since Sunday, I was going round with a clove in my cheek like my grandmother. The dentist is a young fellow from Athens with forearms. He said you'll feel some pressure and then he put his knee on the chair. I'm not making this up. It came out in two pieces and he showed me, he was quite proud. I'm on soup. I can't talk properly, my lip's hanging down, and everybody's saying how peaceful it is. I've written this down to have somebody to talk to. I can feel it coming back a bit now.",
    },
    {
      day: 140,
      durationSeconds: 560,
      writing:
        "First week of school and they come in for glue, for string, for a shoebox, have you got a shoebox uncle. They've all got to make a volcano. I've had to get in vinegar and I'm not even a food place. I put up a sign, VOLCANO CORNER, with the bicarb and the red colour and a funnel, all together for three pounds, and I've sold thirty of them. Thirty! The teacher came to see who was behind it. I told her next year say it to me in July and I'll order properly. One small lad did his on the pavement outside. I've still got it on the window.",
    },
    {
      day: 145,
      durationSeconds: 540,
      writing:
        "Mr Gill left a letter with a date in it, the thirtieth, yes or no. I've read it two times, and I think if I were to say yes, then what would I\n\nThey've dug up our road again. Gas this time. There's four men and a hole and one of them is always asleep in the van, they take it in turns, I've been watching the rota. They found a bottle down there with a marble in its neck, hundred years old, the foreman let me hold it. I said give you a fiver. He said my daughter wants it. Fair enough. They've put a little bridge over for people with prams.",
    },
    {
      day: 150,
      durationSeconds: 580,
      writing:
        "I weighed it on the parcel scale. Seven point four kilos, the big lauki, as long as my arm and half again. I carried it down the Stratford Road on my shoulder and people took photographs. They tell me there's a show in Kings Heath, there's a class for any other vegetable. Shaheen wanted to cook it and I said not yet, let me look at it for a day. Then she cooked it. It fed us, next door, the lodger and the two men at the tyre place and there's still a piece in the fridge like a foot. I've kept the seeds from the other one on newspaper. Cleared half the beds as well.",
    },
    {
      day: 155,
      durationSeconds: 550,
      writing:
        "Ninety today! They'd put a paper hat on Ron and he'd let them. I brought him what I'd been saving up, the old brass scoop from the nail bins, the one I used to serve him with. He turned it over and over. He says that's worth money, that is. I said it's worth a birthday. There's no family, only a niece in Canada who rang, and me and a lady called Joan from two doors along the corridor who he's been sharing his screws with. Sharing his screws! I teased him and he went red. He had two slices of the cake, he's got his weight back on.",
    },
    {
      day: 160,
      durationSeconds: 590,
      writing:
        "She failed. I was standing in the waiting room with a magazine about fishing and I saw her come round the corner and I knew it from the shoulders. Everything was perfect, he told her, lovely, smooth, and then she stopped on the main road to let a pigeon go across. For a pigeon! With a lorry behind her. He had to put that down as serious. She said well what was I meant to do, it was walking. She cried a bit by the Greggs and then she got angry and then she booked another one, on her phone, there on the wall, before I'd found my keys. That's her all over.",
    },
    {
      day: 165,
      durationSeconds: 560,
      writing:
        "Stock taking, that means I shut at two and sit on the floor. Four hundred and six hinges. Gas mantles, a whole box, who's going to want a gas mantle. I found mousetraps with the price in shillings that were here before me. It's been a thin month, I've done the sums both ways, and parcels is nearly half of it now. The lad from the tyre place put his head in and said is it true then that you're selling up, uncle, everyone's saying. I asked him how many hinges he thinks there are. He said a hundred. I said four hundred and six! And we went on from there, and he helped me do the shelf brackets.",
    },
    {
      day: 169,
      durationSeconds: 550,
      writing:
        "I gave a lady a tin of magnolia and it was mint green. She came back with it on one wall. I said but it's written on the, and then I held the tin up and I couldn't make it out, the letters were all in a fog, like looking through a shower door. I thought it's the glasses, they're dirty. They weren't dirty. So I went over to the optician at dinner time and put my chin on the thing. She was a long time in the right one. Cataract, she says, quite a ripe one. Like a mango, I said. She's sending me to the hospital for it. I gave the lady her paint free.",
    },
    {
      day: 192,
      durationSeconds: 590,
      writing:
        "Half term so my daughter's brought Zoya to us for the week. She's seven. She found a chess set in the back with a bishop missing, and said Nana, what's this for. We used a cork for the bishop. I've not played since the sixth form, I had to think which way the horse goes. She got it in one afternoon. She doesn't like to lose her pawns, she says they've got mums. By tea she'd taken my queen with the cork and she got down from the chair and walked round the whole table with her arms up. I've never been beaten by somebody in a unicorn jumper. Nobody'd told me how nice it is.",
    },
    {
      day: 196,
      durationSeconds: 580,
      writing:
        "PASSED! Two minors, one of them for being too polite. She came out with the paper over her head. She made me get in the back, in the back, like a customer, and she drove us home the long way with the window down and honked at everyone we knew, which is everyone. Then she dropped me and went off. On her own! I stood on the step. I could hear the engine all the way down to the lights, nice gear change, and then I couldn't. She was gone an hour and twenty minutes. She'd been nowhere, she said, she'd just been. Tomorrow it's Weston with the four of them. I've checked the tyres twice.",
    },
    {
      day: 200,
      durationSeconds: 560,
      writing:
        "It's done, the right one. You're awake for it! Nobody tells you that. You see lights, pink and then blue, like something under water, and the surgeon was talking to the nurse about patio slabs. I nearly told him where to buy them. Quarter of an hour. They sent me off with a plastic shield and drops, four times a day. This morning I took the shield off and I went to the window and the bricks over the road have got edges. The sky is blue, I'd thought it was a sort of beige. I can read the bus from the doorway. The other one they'll do after Christmas. Shaheen has got wrinkles, I didn't say.",
    },
    {
      day: 205,
      durationSeconds: 570,
      writing:
        "Zoya rings me now at six every evening, on the video, with her board set up at her end and mine at mine. We say the moves. E four, Nana. She's got a notebook for it, she writes all of them down, hers in pink and mine in brown. I was a rook up tonight and I got cocky and started telling her about a man who ate a candle and while I was telling it she mated me. She said you talk too much Nana. I said so I've heard. My daughter says she's asked for a proper set for her birthday, a wooden one. I've got one ordered, with all the bishops.",
    },
  ],
};
