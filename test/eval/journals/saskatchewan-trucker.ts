import type { Journal } from './journal.ts';

/** A long-haul truck driver of 51 in Saskatchewan; he drops the crash of 2014 and his chest each time, and stops writing of his sobriety meetings. */
export const saskatchewanTrucker: Journal = {
  name: 'saskatchewan-trucker',
  planted: {
    recurring: [
      [
        'the truck',
        'my truck',
        'Kenworth',
        'the rig',
        'truck repairs',
        'repairs',
        'maintenance',
        'the old girl',
      ],
      [
        'Carly',
        'my daughter',
        'daughter',
        'the baby',
        'grandchild',
        'becoming a grandfather',
        'her pregnancy',
        'Jesse',
        'family',
      ],
      [
        'Wanda',
        'dispatcher',
        'dispatch',
        'the job',
        'work',
        'loads',
        'hauling freight',
        'trucking',
        'driving',
        'the road',
      ],
      [
        'Len',
        'my brother',
        'brother',
        'the farm',
        'the land',
        'the north quarter',
        'selling the land',
        'family farm',
        'Dad',
        'family',
      ],
      [
        'weather',
        'the weather',
        'road conditions',
        'storms',
        'snow',
        'ice',
        'wind',
        'winter driving',
        'bad roads',
      ],
      [
        'the accident',
        'accident',
        'the crash',
        'the collision',
        'Elfros',
        'that boy',
        'the boy in the Ranger',
        'the inquest',
        'guilt',
      ],
    ],
    emerging: [
      ['the dog', 'dog', 'Biscuit', 'a stray', 'my dog', 'stray dog', 'pet'],
      [
        'Harpreet',
        'trainee',
        'the new driver',
        'training a driver',
        'training',
        'teaching',
        "the kid I'm training",
        'student',
      ],
    ],
    avoided: [
      [
        'the accident',
        'accident',
        'the crash',
        'the collision',
        'Elfros',
        'that boy',
        'the boy in the Ranger',
        'the inquest',
        "the boy's death",
        'guilt',
      ],
      [
        'chest pain',
        'my chest',
        'the squeeze',
        'my heart',
        'heart',
        'heartburn',
        'my health',
        'health',
        'seeing a doctor',
      ],
      [
        'the meetings',
        'AA',
        'meetings',
        'sobriety',
        'being sober',
        'drinking',
        'Gord',
        'Cody',
        'recovery',
        'the Tuesday meeting',
      ],
    ],
  },
  facts: [
    { question: 'What turned up inside the broken oven in my cab?', entry: 3 },
    { question: 'Which town was I stranded in when the highway was blocked by drifting?', entry: 5 },
    { question: "What pet came along on the sawmill worker's machine?", entry: 10 },
    {
      question: "What does the man do for a living that my daughter's mother is with these days?",
      entry: 11,
    },
    { question: 'How much money would the buyer have paid me?', entry: 13 },
    { question: 'Which wild animals did I spot on the frozen lake?', entry: 16 },
    { question: 'What was behind the mysterious noise in the cab?', entry: 20 },
    { question: 'Who was it that addressed me as a granddad before anyone else?', entry: 23 },
    { question: 'What did the pile of western novels cost me?', entry: 27 },
    { question: 'Whose taste decided what my brother ended up planting?', entry: 30 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 520,
      writing:
        "Gord at the Tuesday meeting says write it down, ten minutes, nobody has to read it. So here I am in the bunk at the Flying J in Headingley with a scribbler from the Co-op. Minus thirty-eight outside, and wind. The Kenworth's plugged in. She didn't want to go this morning in Yorkton, I had the block heater on all night and still she turned over like a cow getting up. Gelled a bit by Saltcoats, put in the conditioner, she came around. Road was polished from Langenburg to the Manitoba line and I never went over seventy. Eight years sober last week, they gave me the coin, it's in the ashtray with the loonies. Well, that's something wrote.",
    },
    {
      day: 2,
      durationSeconds: 490,
      writing:
        "Tried Carly again from Brandon. Goes to the message, and it's her voice all cheerful, you've reached Carly, and I never know what to say after the beep, so I said roads are fine. Roads are fine. My own daughter. She's in third year nursing in Saskatoon and hasn't picked up since Boxing Day. I said something about the boyfriend's earrings at the table. It was meant for a joke. Everybody looked at their turkey. I've gone over it maybe a hundred times between here and Kenora and it doesn't get any funnier. I bought a card at the truck stop with a moose on it. Don't know if you send a moose to a grown woman.",
    },
    {
      day: 5,
      durationSeconds: 540,
      writing:
        "Wanda has me down for the Winnipeg turn three times this week, general freight, and every time she calls she starts with Sunshine. Sunshine, you're not going to like it. Twenty-two years she's been on that desk, she's got the whole map in her head and a bag of scotch mints in the drawer. I told her I need to be home Tuesday by seven. She knows why. She's never asked and never once booked me over it. Moved my drop to Wednesday and told the customer I had a part on order. Made it with five minutes. Eleven of us in the church basement and Gord's terrible coffee. I even talked some, for once.",
    },
    {
      day: 7,
      durationSeconds: 510,
      writing:
        "Microwave in the truck packed it in. Made a noise like a hornet and then there's a smell, and my lasagna's still froze in the middle. Took it apart on the passenger seat with the multi-tool just to see, and there's a mouse nest in the back of it, insulation and a chewed-up fuel receipt from 2016. No mouse. Must have been some mouse, because that receipt came out of a binder. The Kenworth herself ran good, nine hundred kilometres, seven and a half to the gallon, which in this cold is a miracle. Ate the lasagna the way it was. Bought a twelve-volt lunch box in Portage for fifty-nine bucks.",
    },
    {
      day: 10,
      durationSeconds: 560,
      writing:
        "Sent the moose. Wrote on it, sorry about Christmas, love Dad. Took me three tries and two cards, the girl at the till figured I was sweet on moose. Then Marlene phones when I'm sitting at the scale, wants to know do I still have the box of baby pictures, the one with the Pic-a-Pop label. I do. It's down behind the furnace. She says Carly wants some for a thing. What thing? She'll tell you herself when she's ready, Marlene says, and I said well, she's not telling me the time of day. Give it time, Marlene says. She'd say that to a house on fire. So I'm to dig out the box when I get home.",
    },
    {
      day: 12,
      durationSeconds: 600,
      writing:
        "Shut down at Moosomin with about sixty other rigs. Number One's closed both ways, ground blizzard, you couldn't see your own hood. I crawled the last twenty kilometres on the rumble strip with the window open to hear it. Some kid in a cube van tucked in behind me, and when we stopped he came up and shook my hand, and he was shaking all over. Wanda called everybody one at a time. Sit tight, Sunshine, the paper towels can wait. It's Tuesday, so I missed it, first one since fall. Called Gord instead, and he read me the page for the day over the phone out of the little blue book. Works about the same. Chili at the Co-op, two bowls.",
    },
    {
      day: 15,
      durationSeconds: 580,
      writing:
        "Len called when I was under the trailer. Len's my brother, four years older, he's farmed the home place since Dad went in the lodge. He says the big outfit from Melville made an offer on my quarter, the north one, would I think about it, and I said it's not for sale. He says it's just sitting there making you rent. I said it's making you crop. Got grease in my eye. I was doing the slack adjusters, and there's a new weep at the rear main seal on the Kenworth, not a leak yet. Wiped it and drew a line with the paint marker so I'll see if she moves. Dad broke that quarter with a one-way. Len never had to pick the stones.",
    },
    {
      day: 17,
      durationSeconds: 530,
      writing:
        "Lanigan for potash, then down to Northgate to transload. Wanda sent me along 16 by Elfros because they've got weights on the other one. I don't like that piece. There's an approach there with a white cross and plastic flowers, and somebody keeps them new. November 2014. He had a red Ranger, just a boy, and he — Scale at Foam Lake was closed anyhow. Made good time. Northgate's a funny little place, you load on one side of a road and it's Saskatchewan, and across there it's North Dakota, same gopher holes. Loader man had a Leafs toque on, so I told him I was sorry for his trouble. He's heard that one. Unloaded in forty minutes and in bed by ten.",
    },
    {
      day: 20,
      durationSeconds: 550,
      writing:
        "Text from Carly. It says 'got the moose'. That's all, and then a moose, one of them little pictures. I pulled in at Whitewood to read it over. Thought about what to send back from Whitewood to Grenfell and then just sent a thumb. Sun dogs all morning, one on each side, and the snow going across the road in those snakes. Black ice in the dip at Summerberry, and there was a fuel tanker in the ditch on its side with the driver sitting up on top of it having a smoke. Everybody waved at him. I talked to her in my head the whole day. Got the moose. Doesn't say she liked it, but she got it.",
    },
    {
      day: 23,
      durationSeconds: 570,
      writing:
        "Line moved. The weep at the rear main is a drip now, so I took her in to Darcy in Yorkton, and he wants the transmission out, eleven hours labour, twenty-eight hundred all in. I said can it wait till spring. He wiggled his hand. That Kenworth's got 1.3 million kilometres on her, a fella ought to expect it. Did the Tuesday meeting in my greasy coveralls. New guy there, maybe twenty-five, oil patch, wouldn't sit down, stood by the door the whole hour. I remember that door. Gave him my number on the back of a Darcy's Diesel card. He'll likely think it's for a transmission. He took it, though.",
    },
    {
      day: 26,
      durationSeconds: 500,
      writing:
        "Load of lumber out of Hudson Bay. Eighteen bundles so eighteen straps, and the tarps were froze like plywood. I was up throwing the last one when I got that squeeze under the breastbone again, and down the arm some. Sat on the deck a minute. It's the cold air does it, or that gas station sausage. Anyhow. Wanda had found me a backhaul out of Swan River, seed, good money, so I wasn't going to fool around. The fella at the mill has a three-legged cat that rides on his forklift. Sits right up on the counterweight with its ears back, he says it's never fallen off. Name of Hydraulic. Got to Regina with the lumber by dark.",
    },
    {
      day: 28,
      durationSeconds: 620,
      writing:
        "I should put down who Marlene is, I guess, in case I lose this thing in a Husky. She's my ex-wife, nineteen years, divorced in '15, and she's with a crop insurance adjuster in Humboldt now, decent enough fella, golfs. She came by for the pictures and we went through the box in the basement. Carly in the sink. Carly on my lap in the old Freightliner holding the wheel, with her soother in. Marlene says, you keep that one. Then she told me though she wasn't supposed to: it's for a baby shower. Carly's expecting. August. And me with my jokes about earrings. I stood a good while in front of that furnace after she left.",
    },
    {
      day: 33,
      durationSeconds: 590,
      writing:
        "Darcy has her apart. I get to drive the spare, a Volvo with a bed like an ironing board and somebody else's smell. Five days of it and my hip knows every one. Freezing rain on Thursday from Raymore on, half an inch on the mirrors, power poles leaning in like drunks. I put chains on for the first time in two years, in the Touchwood Hills, forty minutes and most of my fingers. I stopped in to see the Kenworth on the way by, and there she is with the transmission on a jack and her back end hanging out, and I felt like I should look away. Darcy found the seal was put in crooked at the factory. Seven years crooked. She never said a word.",
    },
    {
      day: 36,
      durationSeconds: 560,
      writing:
        "Drove out to the farm Sunday. Elaine had a roast on. Len had the offer printed out and laid on the table under the salt so I'd see it every time I reached. Three hundred and twenty thousand for the north quarter. He says his boy isn't coming back from Calgary, he's fifty-five with two bad shoulders, and he'd like to go in together, his three and my one, sell as a block. I said did you ask Dad? He says Dad doesn't know what day it is. I said that's not the same as not asking. It got loud. Elaine took the pie back off the table, I've never seen that done. I drove home with no pie. Rhubarb, too.",
    },
    {
      day: 38,
      durationSeconds: 540,
      writing:
        "Wanda ran me short on purpose so I'd make the basement by seven. Gord was away at his sister's and they asked me to chair, first time ever. I read the thing out and my voice went funny at the part I've heard maybe four hundred times. The oil patch kid was there, sitting now. Cody. He's got thirty-one days. He said the nights are long, and an old gal in the corner says so get a radio, and everybody killed themselves laughing. I put the chairs up after. Told Wanda about it next day, sort of sideways. There was a quiet on the line and then she says, 'Proud of you, Sunshine, now there's a reefer in Melfort with your name on it.'",
    },
    {
      day: 41,
      durationSeconds: 600,
      writing:
        "She phoned. Carly did. I was fuelling in Davidson with the nozzle in my hand and put her on speaker on the running board. She says, I guess Mom told you. I said your mom never could keep a Christmas present either. She laughed some. Due August the ninth. She's sick as a dog in the mornings, on the wards, with the smells. The boyfriend's name is Jesse, he builds cabinets, he's painted the room yellow already. I said yellow's good. I said I was a horse's ass at Christmas and I like his earrings fine. 'You don't have to like them, Dad,' she says. Ran the tank over. Forty bucks of diesel on my boots and I didn't care one bit.",
    },
    {
      day: 45,
      durationSeconds: 530,
      writing:
        "Got her back. Twenty-six fifty, Darcy knocked some off because I brought doughnuts. Everything's where your hand goes. The seal is dry as a bone and he'd put in a new clutch brake while he was at it. Took her up to Flin Flon with groceries to see. Thaw on the go, the road north of The Pas all heaves, with water standing in the potholes so you can't tell a puddle from a grave. Lost a mud flap. Saw two wolves out on Clearwater, trotting along on the ice in no rush at all. She pulled the hills like the day I bought her. I believe I patted the dash.",
    },
    {
      day: 48,
      durationSeconds: 570,
      writing:
        "I'm not going to get into the thing with Len. Well, I am, I've got ten minutes and nothing else on. He wrote me a letter. An actual letter with a stamp, and his handwriting's gone like Dad's. Says he was out of line, that about Dad not knowing what day it is. Says he went to the lodge and asked him straight out, like I said to, what about the land? And Dad says, 'Which one of you is hauling the grain?' Len doesn't know what to make of that. I do, kind of. It means we're both still working for him. I read it twice at the Tim's in Wynyard. Then I put it up over the visor with the permits.",
    },
    {
      day: 51,
      durationSeconds: 550,
      writing:
        "Wanda says head office wants to give me the pin, two million kilometres and no preventables, with a supper at the Ramada and my picture took. I said no thanks, give it to Merv. Just because. Non-preventable, that's what the paper says. They never asked me what I was doing for speed, I could've been five slower, and then that boy at Elfros would maybe — Merv likes a supper. I hauled twelve pallets of dog food to Prince Albert, and a skid of bird seed that was on top broke open in the yard, so everybody got to sweep. Chickadees were in there before we had the door all the way up.",
    },
    {
      day: 55,
      durationSeconds: 640,
      writing:
        "Stopped in Saskatoon between drops and Carly met me at the Humpty's on Idylwyld. First time since Boxing Day. She's got a bump you could miss if you didn't know. She had the boyfriend along, Jesse, nervous as a cat, and he'd made me a cutlery tray for the truck, maple, fitted to the drawer, she'd measured it last summer on the sly. Dovetailed. You could drive over it. I didn't know where to look so I looked at the dovetails. Carly ate pancakes with dill pickles. She says if it's a boy they're thinking Walter, after Dad. I said that's a hell of a thing to do to a kid, but she could tell I was pleased.",
    },
    {
      day: 58,
      durationSeconds: 520,
      writing:
        "Tires. Eight drives on the Kenworth, no more recaps, I went for the Michelins, five thousand and change, and I helped the boy at the tire shop roll them because he was alone. That squeeze came on again at number six. Leaned on the fender till it let go. He says you okay, sir, and I said it's heartburn. There's a walk-in clinic right across from there with the lights on, and I went for a coffee. New rubber's a treat. She tracks like she's on rails. It's so quiet I noticed a rattle in the passenger door I must have had for a year. Took the panel off. It was a loonie, gone down the window slot.",
    },
    {
      day: 61,
      durationSeconds: 610,
      writing:
        "Took Len along to Brandon for the ride, he had to pick up a part for the air drill. First hour he talked fertilizer, and then he went quiet and looked out the window at everybody else's land, the way farmers do. Around Virden he says, I'm scared of it, you know. Of what? Of getting up in the morning and there's nothing that needs me. I never heard my brother say a thing like that in my life. I said you could ride along. He says it's warm in here, anyhow. We didn't talk price. Went through a bag of spits, and he filled my cup holder with shells. Dropped him at his gate in the dark.",
    },
    {
      day: 65,
      durationSeconds: 560,
      writing:
        "Rain on snow, three days of it, and Highway 8 is under water in two places. Wanda's got a board up with magnets for every washout and she's playing us like a card game: Sunshine goes by Kamsack, Merv by Preeceville, nobody by the valley. I had eleven hundred bags of water softener salt for Swan River, of all things, with water up to the hubs at Togo. You go through slow with your door open, watching for where the gravel's gone. A farmer on a tractor went ahead to show me the road. He wouldn't take twenty bucks but he took a bag of salt. Home at two, wrung my socks out.",
    },
    {
      day: 68,
      durationSeconds: 490,
      writing:
        "Ultrasound picture from Carly on the phone. Held it every which way. Looked to me like radar on a bad night, and I'm good at radar. Then she sent it again with an arrow on it, and there's a nose. That's the family nose, no question, poor thing. She doesn't want to know which kind it is and I'm with her. I showed it to the lady at the Langenburg scale who was about to write me up for a light, and she looked at it a long time and says, 'Get that marker lamp fixed, Grandpa.' First one to call me that. I've had it in my head four hundred kilometres now. Grandpa. Sounds like someone with a cardigan.",
    },
    {
      day: 71,
      durationSeconds: 580,
      writing:
        "Spent Sunday washing her. A winter's worth of salt and muck, six pails, the long brush, did the wheels by hand with acid and then polish. Neighbour kid, Brayden, came over on his bike and wanted to do chrome, so I gave him a rag and the tank on the passenger side. He asked what everything's for. Under the dirt on the left fairing of the Kenworth there's a crack I didn't know about, so I drilled a hole at each end to keep it from running. Found a snow bunting in the grille, all dried up. Buried it by the caragana, since the kid was watching.",
    },
    {
      day: 74,
      durationSeconds: 540,
      writing:
        "Marlene rang for no reason, she does that maybe twice a year. She was cleaning out the storage and came across the suit I bought for the inquest, did I want it? I said burn it. She went quiet and says, you never did talk to anybody about that, not even me, and that was about the end of us if you want to know. I said I know. She says his mother still lives in Wynyard, and I told her I had a call on the other line. I didn't. I sat and looked at the gas pumps in Ituna. Regular's a dollar fifty-two. There was a lady filling jerry cans on a quad trailer, seven of them, who'd backed it in there perfect on the first try.",
    },
    {
      day: 77,
      durationSeconds: 570,
      writing:
        "Gave Len a hand at the farm Saturday, hauling seed wheat from the bin with the old three-ton, since his fella quit on him. Carried pails like when we were kids. By the fourth trip I had the squeeze in my chest again and I was grey, Len said. He says you sit down, have you seen a doctor about that? I said it's a pulled muscle, how about you worry about your shoulders, and got back to the auger. So that was that. Crows are back, and frogs going in the slough so loud you had to shout. He's got the north quarter worked already, black, straight as a ruler. My brother's a better farmer than Dad was. Told him so, too.",
    },
    {
      day: 80,
      durationSeconds: 600,
      writing:
        "Auction sale at Theodore, the old Hryniuk place. I went for the hot dogs mostly. You walk up and down past the hayracks and it's a man's whole life in lots: forty jars of bent nails, sorted. An accordion. A crib board made out of a moose antler. I bid on a post maul and got beat by a lad in flip-flops. Came home with a carton of Louis L'Amour for three dollars and a Hamilton Beach mixer that turns out to only have the one speed, which is all of them. Got talking to an old fella who used to drive the school van out there with a team of horses, and he says the horses were better behaved. Sunburnt my neck. First time this year.",
    },
    {
      day: 85,
      durationSeconds: 620,
      writing:
        "Carly wrote her last exam, done third year with an 81, sick to her stomach most of the way. They've got a bigger place now on Avenue P, main floor, so I took a day to help them move and borrowed the company five-ton. Jesse carried the heavy end of everything and never said so. She stood in the middle and pointed. There's a crib already, he built it out of ash, with the rails rounded so there isn't one edge on it. She had me put up a shelf. I checked it three times with the level and she says, 'Dad, it's for diapers.' Pizza off the box. She fell asleep against my arm like she used to when she was small.",
    },
    {
      day: 88,
      durationSeconds: 560,
      writing:
        "Wind. Sixty gusting ninety all day out of the southeast, and I'm pulling an empty van, of course, fifty-three feet of sail. Got shoved clear over the centre line at Broadview and that was it for me, parked nose into it behind the elevator and waited five hours, rocking. Dust so thick the street light came on at noon. Wanda had everybody with empties sit down, and I heard after that two went over by Indian Head. She called to say, you got good sense, Sunshine, don't let it go to your head. I did a crossword. I did all the crosswords. Twelve letters for stubborn, ends in S. Had to call her back for it.",
    },
    {
      day: 92,
      durationSeconds: 640,
      writing:
        "Len didn't put the north quarter in canola like he said, he put it in flax, because Mom always liked the blue. Told me like it was an agronomy thing. We've settled it, I guess: nobody's selling this year. He'll crop it, I'll take my rent in a side of beef, and come fall we sit down with a fella from Yorkton who does farm successions, at a table, with coffee, and no pie gets taken away. He asked would I come on for harvest and run the grain truck. I could get Wanda to give me three weeks. We went to see Dad after and told him flax. 'About time,' he says. Don't know if he heard, or if it was for the nurse.",
    },
    {
      day: 96,
      durationSeconds: 510,
      writing:
        "Fuel filter plugged on me by Wadena, long crank, no power, coasted onto the shoulder. Changed it in the ditch grass with a feed sack for a mat, primed it, and she lit. Kenworth's been good all spring, I can't holler. It was while I was down there I figured out what stretch was next, half an hour south and it's Elfros. They've put a bench there now beside the cross. I saw it last week, and there was an older couple on it with a thermos, and I could've — Went around by the grid. Forty extra kilometres and it's nobody's business. Saw a cow moose with twins in a slough, with their legs going all different ways. Fuel's down two cents.",
    },
    {
      day: 100,
      durationSeconds: 650,
      writing:
        "Storm came over Saskatoon around five, green sky, and I was at Carly's with my feet up, thank God. First it was hail like peas, then golf balls, and Jesse ran out and threw moving blankets on her little Corolla and came in with a welt on his head. Number 11 closed on account of the underpass. So I stayed over on the couch. She's big now, goes up stairs like I do. She had me put my hand on it and it kicked me, a good one, a hoof. Power was out. We sat there in the dark with candles in jam jars, and she told him the one about me and the bear in the car wash in Hinton. Hadn't thought of that in years.",
    },
    {
      day: 104,
      durationSeconds: 540,
      writing:
        "There was a dog at the cardlock in Esterhazy. Brown, some kind of heeler cross, one ear up, with a rope on her that somebody'd cut. The girl inside says she's been there since Friday, lives on wieners. I had a load to have off for Wanda by four, so I got in. Looked in the mirror. Got out. She walked up the steps of the cab like she had the keys. Sat in the passenger seat and watched the road all the way to Melville. Wanda says no pets, it's in the manual. I said it's not a pet, it's a passenger. She says, 'What's its name, Sunshine?' So I guess that's approved. It doesn't have a name. I had to go buy a dish.",
    },
    {
      day: 107,
      durationSeconds: 590,
      writing:
        "Wanda's got a favour, she calls it. New driver, Harpreet, twenty-three, took his course in Brampton, and they want him to ride with somebody six weeks before they give him a unit. I've never had anybody in that other seat for pay. I said I'd think. He was standing right there in the yard with his bag, so that's how long I got. Polite. Calls me Uncle, which I told him he could quit, and he hasn't. Good on the mirrors, but he rides the brake, going down into the Qu'Appelle I could smell it. Showed him to pick his gear at the top and leave it alone. He put that in a little book. He puts everything in a little book. Well, look who's talking.",
    },
    {
      day: 110,
      durationSeconds: 570,
      writing:
        "Dog's called Biscuit. The vet's girl asked for a name while she was feeding her one, so that's what's on the card. Four years old or so, sixty bucks for shots. Took her out to Len's on Sunday to see how she'd be. She had every one of his cows in the corner of the pasture in about a minute, and nobody'd asked her to. My brother stood there with his mouth open. Says he'll give me five hundred for her. Not for sale, I said, and we both heard it and started to laugh. Flax is up two inches, looks like green hair. She rode home with her chin on the dash of the Kenworth. Nose prints on every window. I haven't wiped any.",
    },
    {
      day: 113,
      durationSeconds: 600,
      writing:
        "Carly's got ten weeks to go and a list on the fridge with my name on it four times. Car seat, that's mine. I've chained down a D8 Cat in a crosswind, and it took me fifty minutes to get that seat in her Corolla, with the booklet, and a knee in it, and Jesse holding the flashlight and keeping his mouth shut. She came out on the step in her slippers and gave it a shake and it moved, so out it came again. Second time it took. She brought us iced tea. Says she's told them on the ward I'm to be let in, second after Jesse, whatever time of night it is, so keep the phone on. I said I sleep with it on. I do, now.",
    },
    {
      day: 116,
      durationSeconds: 560,
      writing:
        "Let Harpreet take her from Regina to Weyburn all on his own, me with my hands under my legs. He talked to himself in Punjabi the whole way and I caught my foot doing the clutch along with him. Backed in at the Co-op on the third try, and the first two he stopped himself, got out and looked, like I told him. Get out and look, it costs nothing. The receiver clapped. He called his mom from the lot and held the phone out so I'd say hello. She said a whole lot. He says it means thank you, and that I should eat. Wanda wants me to take the next one after him too, there's two dollars an hour in it. Told her I'd see. I'll do it.",
    },
  ],
};
