import type { Journal } from './journal.ts';

/** A high-school swimmer of 17 in Odessa, Texas: the breaststroke, a grandmother who moves in, a laid-off dad, a best friend drifting off, a body too big for dresses. Says everything. */
export const texasSwimmer: Journal = {
  name: 'texas-swimmer',
  planted: {
    recurring: [
      [
        'swimming',
        'the 100 breast',
        'breaststroke',
        'practice',
        'the team',
        'meets',
        'coach d',
        'the cut',
        'the pool',
        'swim team',
        'my times',
      ],
      [
        'my grandmother',
        'granny jo',
        'grandmother',
        'grandma',
        'granny',
        'my granny',
        "granny's memory",
        'dementia',
      ],
      [
        'my dad',
        "dad's job",
        'dad losing his job',
        'dad',
        'my father',
        'the layoff',
        'money',
        'unemployment',
        'job hunting',
      ],
      ['kenzie', 'my best friend', 'my friendship with kenzie', 'friendship', 'friends', 'losing a friend'],
      [
        'my body',
        'body',
        'my shoulders',
        'body image',
        'how i look',
        'being big',
        'my size',
        'dresses',
        'clothes',
      ],
    ],
    emerging: [
      ['welding', 'welding class', 'ag mech', 'the shop class', 'shop', 'mr pruitt'],
      ['the dog', 'dog', 'the stray', 'the stray dog', 'biscuit', 'a pet'],
    ],
    avoided: [],
    nothingAvoided: true,
  },
  facts: [
    { question: 'What furniture of the new housemate would not fit through the doorway?', entry: 1 },
    { question: 'Which teacher brought in ice to cool the classroom?', entry: 2 },
    { question: 'How long had her father been with the company?', entry: 6 },
    { question: 'Which flavor did the little league team buy out?', entry: 7 },
    { question: 'What did she hit in the parking lot exercise?', entry: 10 },
    { question: 'What did they play for at the kitchen table?', entry: 15 },
    { question: 'Where did everyone shelter during the alarm?', entry: 17 },
    { question: 'What caught fire in the lab?', entry: 24 },
    { question: 'How much did the sale of the boat bring?', entry: 27 },
    { question: 'What had she predicted, as a child, that she would be?', entry: 32 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 600,
      writing:
        'ok so coach d says we all have to write every day off season or on season doesnt matter because some olympian did it. fine. this morning was 5:30 in the water and it was 58 degrees out and the steam was coming off the outdoor pool like soup. we did 10x100 breast on the 1:45 and i made nine. NINE. the tenth one i touched at 1:46 and she just looked at her watch and looked at me and wrote it down. my knees feel like somebody took them apart and put them back with the wrong screws. but i made nine, last year i made four and threw up in the gutter in front of the boys.',
    },
    {
      day: 2,
      durationSeconds: 540,
      writing:
        'granny jo came today with everything she owns in a horse trailer. shes getting the sewing room except nobody has ever sewed in there its where the treadmill lives. her recliner would not go through the door, dad took the door off, then the trim off, still no. so the recliner is in the hall now and you have to go sideways to pee. she sat in it right there in the hall with her purse on her lap and said well i can see who comes and goes. she brought 31 salt shakers. i counted because i carried them. she tipped me a dollar.',
    },
    {
      day: 4,
      durationSeconds: 510,
      writing:
        'the ac died at school and they DID NOT send us home. it was 97 outside and id say 140 in c hall. mrs quintero brought two coolers of ice from the teachers lounge and dumped them in a kiddie pool in front of a fan and said gentlemen and ladies this is called evaporative, whatever, and we all took our shoes off and did act vocab with our feet in. a freshman fainted, a big one, a lineman, he went down like a tree and took the flag with him. by 7th period they gave up and showed shrek in the gym with the doors propped.',
    },
    {
      day: 6,
      durationSeconds: 570,
      writing:
        "kenzie got asked to sit at the drill team table and she went. its fine she asked me first, she goes is it weird, and i said no go, and then she went and it was weird. we have eaten lunch together since the 2nd grade when she threw up on my lunchbox. i ate with the twins who only talk to each other. and then in the hall she was all hugging me like i got back from a war. i know im being a baby. i'm going to just write it, i was jealous, like hot in the face jealous, of a TABLE. ok timer isnt even half. i miss her and it was thirty minutes.",
    },
    {
      day: 9,
      durationSeconds: 600,
      writing:
        "time trial. 1:11.9. the cut for tisca is 1:09.5 so thats two point four seconds which sounds like nothing, go ahead and say two point four seconds out loud, you cant even. but it is like three body lengths. coach d filmed me off a pole and my pullouts are garbage apparently, im coming up like a cork. so tomorrow is nothing but pullouts. underwater you hear this tick tick tick thing from the pump and i've started to count my kick to it. tick kick glide. i think about it in church and in spanish. the number is written on my mirror in expo.",
    },
    {
      day: 11,
      durationSeconds: 660,
      writing:
        'homecoming dress shopping, somebody kill me. we went to three places at music city mall and nothing would zip. not in the waist, the waist was fine, it was up top, across the back. the lady kept bringing them and going lets try a ten lets try a fourteen hon and then she goes goodness you could carry a calf. she meant it nice. i stood there in the mirror with the straps hanging off and i looked like my dad at a pool party. so ok. i cried in the one with sequins, and it itched. ended up with a green one that has no back at all, which, HA, problem solved, everyone can see the calf carriers.',
    },
    {
      day: 13,
      durationSeconds: 600,
      writing:
        "so dad came home at like 11 in the morning on a tuesday. i was there because of the dentist. he had a box with his hard hat in it and the plant and the picture of me with the bass. 19 years at that yard and they did forty guys in one meeting in the parts room, read the names off a phone. he told me straight up, he goes sis i got laid off, i dont want you hearing it at school. and then he made us grilled cheese. i didnt know what to say so i said i was sorry and he said well me too. it felt like when you miss a step in the dark. im scared, i'll say that.",
    },
    {
      day: 15,
      durationSeconds: 480,
      writing:
        "worked the snow cone stand 4 to 9. a whole little league team came by after their game, they lost like 22 to 1, and every single one wanted tigers blood because the first kid got tigers blood. fourteen. we ran OUT. kid fifteen had to get lime and stood there holding it like it was a dead bird. so i mixed him strawberry and coconut together because that's literally what it is, and i told him it was the secret batch, and then they all wanted to trade. my arm is red to the elbow. i found ice in my bra.",
    },
    {
      day: 18,
      durationSeconds: 570,
      writing:
        "granny jo runs the house from the hallway. she knows when i got up to pee. she knows who texted by my face. shes got a police scanner!! she listens to it with her eyes closed like its a podcast and then goes that'll be the hendersons boy. last night at 2 am im going by sideways for water and shes wide awake in the recliner in the dark and says sit down a minute. so i sat on the floor. she told me how when she was 17 she drove a water truck for her uncle, no license, from crane to pecos, with a brick tied to the clutch. i was late to practice and i dont even care.",
    },
    {
      day: 20,
      durationSeconds: 540,
      writing:
        'lubbock invite. it was indoor and smelled like a swamp in a shoe. went 1:11.2. so down but not down down. the girl next to me from frenship has a tattoo of a wave and she beat me by a full second and then shook my hand over the rope and her hand was like a little ice fish. i led off the medley relay too bc ana had strep, on BACKSTROKE, i swam into the lane line twice like a drunk bug. we got 6th. on the bus everybody was singing and i had my goggles marks on my face still at midnight. one point seven to go. i did it on the fogged up window with my finger.',
    },
    {
      day: 22,
      durationSeconds: 510,
      writing:
        "drivers ed parking day at the coliseum lot. i know i'm the last junior on earth. coach ramsey (football, not ours) had cones set up and he had a clipboard and a giant dr pepper. i did forward fine i did the three point turn fine. then i did parallel and i hit the porta potty. not hard!! like a love tap. but there was someone in it. it was the guy who mows. he came out with his hands up. coach ramsey laughed so hard he had to walk off toward the fence. i have to do that part over. ok bye i have a chem thing due",
    },
    {
      day: 24,
      durationSeconds: 600,
      writing:
        "she didnt tell me about the sleepover, i saw it on her story. eight girls in matching pajamas with the moons. i put my phone in the freezer, thats not a metaphor i really did. then i took it out and i called her and said hey i saw it and it stung. she got real quiet and she goes i figured you had practice in the morning. which, yeah i did. but you could ask. and kenzie says ok, you're right, i was chicken. so that was good i guess? we talked until my ear was hot. it isnt fixed. its like when you put the lid back on and it clicks on just one side.",
    },
    {
      day: 27,
      durationSeconds: 570,
      writing:
        'dads been on the computer in the garage since the wifi reaches there, hes applied to 26 places. he types with two fingers and says the letters out loud. i helped him do his resume and he had put under skills: can fix it. thats all. i said dad you have to say what. he looked at me like what do you mean what, it. so we made a list of everything hes ever fixed and it was four pages, and he got kind of shiny in the eyes and went to check the mail. we arent doing the y membership or netflix or the good cereal. i told him i can swim in a used suit its not a big deal.',
    },
    {
      day: 29,
      durationSeconds: 540,
      writing:
        "letter jackets came in for fitting and they go down the row with the tape measure in front of god and everyone and the guy calls out the number to another guy. mine was the same as tyrell's. tyrell plays safety. and some sophomore went daaaamn linebacker. i laughed because you have to, but i'm gonna be honest on here, it went in and stayed in. all day i had my arms crossed. then in the weight room i did 11 pull ups, the record for girls is 12, and i was looking at my own back in the mirror wall and it's like, a thing. its kind of a machine. both are true at once i guess. i hate it and i need it.",
    },
    {
      day: 31,
      durationSeconds: 480,
      writing:
        'last day of the stand until march. mr ochoa let us finish off all the syrups so i made one that was all nineteen flavors and it came out brown and tasted like a candle. me and deb scrubbed the machine with baking soda and a toothbrush and found: an earring, a tooth (!!), a key, and about 80 bees that had passed away doing what they loved. he gave us each an envelope with a bonus, forty dollars, and a hug that smelled like banana. summer is officially over even though it was 91. anyway bedtime, my eyes are doing the thing',
    },
    {
      day: 34,
      durationSeconds: 600,
      writing:
        'granny is teaching me cribbage and shes a shark. we play at the kitchen table for salt shakers. the actual ones. i have won the corn cobs, the two nuns and one single cactus, and lost back the nuns. she lost her place counting tonight, fifteen two fifteen two fifteen two, and she said it about six times and then stared at the cards. i waited. she said well shoot josephine. then she was right again and pegged nine on me. i asked her after, i said does that happen a lot, and she said often enough that i sold my house, hon. so thats why she came. i didnt know that. nobody had said. im glad she just told me.',
    },
    {
      day: 36,
      durationSeconds: 540,
      writing:
        'pullouts are finally clicking. coach d put a hula hoop on the bottom with a weight and i have to go through it before my kick, and if you come up early you get it round your neck like a seal. i was a seal about 20 times. then i wasnt. it is so QUIET down there when you get it right, you just go and go like you were poured. she said there it is. she never says that. she said it to her clipboard but i heard. 50 from a push in 33.1. ate two burritos and half of anas. my hair is basically hay.',
    },
    {
      day: 38,
      durationSeconds: 510,
      writing:
        "tornado siren while i was in line at heb with just a thing of eggs, not a test. the manager gets on the speaker all calm and goes shoppers please proceed to the dairy cooler, so there's like 60 of us in the walk in behind the milk with our breath showing. someone was eating hot cheetos in the dark. a lady i dont know held my hand so hard her ring made a dent and then the lights came on and we looked at each other and let go. it touched down out past goldsmith and got a pump jack and a billboard, the lawyer one, so his head is in a field. nobody hurt. none of the eggs broke either, i checked, and they gave me them free.",
    },
    {
      day: 41,
      durationSeconds: 570,
      writing:
        "kenz and me went to the sonic like old times, she drove. it was good for like 20 minutes. she did her impression of mr alvarez and i got slush up my nose. and then two of the drill girls pulled in next to us and she turned into somebody with a different voice. like up here. and she was telling them this is my friend she's sooo funny she's a swimmer, like i was a foreign exchange student. i told her in the car after, you did a voice. she said i did not and i said you did. long quiet. then she goes, i know, i hate it, i dont know how to not. i respect that. still drove home feeling like a coat.",
    },
    {
      day: 43,
      durationSeconds: 480,
      writing:
        "I PASSED. i parallel parked that sucker in one go between two barrels and the lady with the dps badge said who taught you and i said a porta potty. she didnt ask. my picture looks like i've been arrested for something boring. drove home down 42nd with both hands on the wheel going exactly 35 with like eleven trucks behind me, a guy honked and i waved at him because i thought i knew him. ok so now i can drive, thats done, moving on with my life. it took me three tries and a mans dignity but its done",
    },
    {
      day: 45,
      durationSeconds: 600,
      writing:
        'dad had an interview in midland with a company that does wind turbines. he wore his funeral suit. he practiced on me in the kitchen, i was the boss, i asked him what is your biggest weakness and he said onion rings. then he got serious and said being 47. i didnt have an answer to that. they called by five and it was no, they went with somebody with the certificate. he said it right out at supper, well i didnt get it, pass the beans. and then later i could hear him in the garage sorting bolts into coffee cans. i went and sorted with him. we did the 3/8ths. he says the house is ok till april, he showed me the actual math.',
    },
    {
      day: 48,
      durationSeconds: 540,
      writing:
        "took granny jo to get her hair set. she tells everyone at the beauty shop i'm her chauffeur. on the way back she says turn here and turn here and i thought she knew where she was going and we ended up at a vacant lot on dixie. she goes well where'd they put it. it was the drive in where she met grandpa, i looked it up, its been gone since 1984. she wasnt upset. she said park. so we parked there facing the weeds and she told me the whole plot of hud. i think i'd rather know what's coming with her so i read about it for two hours. it's bad. i'm still going to learn crib.",
    },
    {
      day: 50,
      durationSeconds: 570,
      writing:
        "dual meet with permian so like everybody was there, real bleachers. 1:10.4!!!! i could feel it in the second 50, usually i die at the flags and its like pulling a fridge, and this time the fridge was on wheels. i looked at the board and thought it was the wrong lane. coach d held up nine fingers then pretended to scratch her nose bc it's nine tenths left. NINE. same number as the first day, isnt that weird. the boys did the chant. i got so hyped that i false started the relay and dq'd all four of us, so. sorry ana sorry bree sorry other ana.",
    },
    {
      day: 53,
      durationSeconds: 540,
      writing:
        "tried on the tech suit. for people who dont know its like a wetsuit for a barbie, its supposed to be two sizes too small, and it takes three girls and plastic bags on your feet. they got it up to my ribs and it just quit. bree had her knee in my back. and then it ripped, right down the side seam, a 200 dollar suit (coachs loaner). everyone went silent. i said well the cow is out of the barn and they fell over laughing but i went home and looked at my lats in the bathroom for a long time with the door locked. i wrote down what i weigh and then what i can lift. second number's better. looking at that one.",
    },
    {
      day: 55,
      durationSeconds: 480,
      writing:
        "we had a sub in chem, a man named mr bird who told us he was an ex rodeo announcer, and he did roll like it. COMING OUTTA CHUTE FOUR. then there was a fire. it was tiny. cody's lab notebook was on the burner and cody was watching mr bird. it went up like a marshmallow and mr bird without even stopping his story picked up the beaker of whatever and threw it and luckily it was water. then he goes now THAT is a qualified ride. cody has lost his entire semester of titrations. he's my new favorite adult and we'll never see him again",
    },
    {
      day: 58,
      durationSeconds: 600,
      writing:
        "its my birthday week and kenzie forgot and then remembered at like 10 pm and showed up on the porch in drill team sweats with a grocery store cake with the name scratched off, it said happy retirement something. we sat in the recliner in the hall, both of us, in the one chair, and ate it with our hands. and i asked her are we still best friends or is it a habit. i actually said it. she thought about it which i liked, she didnt just go omg of course. she says i think we are but we're gonna be different kinds of people. i said yeah. then we both bawled, and granny turned up the scanner.",
    },
    {
      day: 60,
      durationSeconds: 510,
      writing:
        "dust storm. a real one, a haboob, the sky to the west was just a brown wall with birds coming out of it. you could look straight at the sun and it was blue, i swear to you, a blue dot. i was at the laundromat with our comforter and we all went and stood at the big window. trash cans going down the street like they had somewhere to be. a trampoline went by, on its edge, ROLLING, and every person in there clapped. now theres dirt in everything, i've got mud when i brush my teeth, and the whole town is the same color as a ups truck. found somebody's electric bill on our roof, from andrews. they owe 84 dollars.",
    },
    {
      day: 63,
      durationSeconds: 570,
      writing:
        "the boat sold. the bass boat. a man from kermit came with cash, 4200, dad counted it out on the hood and they shook hands, and then he showed the guy all the stuff, which switch sticks, how you have to talk to the motor. took him an hour. he stood in the driveway on the clean rectangle where it used to be. i said you ok and he said no not really, but that's two house payments and some. i love that he doesnt lie to me. then he said you know whats dumb, i miss the smell, and we went and smelled the garage. he starts some class at odessa college on monday, the turbine certificate. he bought a backpack.",
    },
    {
      day: 66,
      durationSeconds: 540,
      writing:
        "added a whole second a week of nothing. 1:11.0 in san angelo. i dont get it i did everything right. slept, ate, i even did the breathing. coach d says its heavy yardage and i'm carrying it and it'll come when we taper. i said what if it doesnt and she said then you'll have swum a lot. ok yoda. i sat in the warm down pool on the bottom for as long as i could hold it which was 1:24 and looked at everybodys legs. im mad and i'm gonna stay mad until like thursday. then back to pullouts. i wrote .9 on the mirror again over the old .9 so it is very dark now.",
    },
    {
      day: 69,
      durationSeconds: 600,
      writing:
        "granny jo put the kettle on and went and listened to the scanner and it boiled dry and melted to the burner. i came home and the kitchen was all smoke and she was in the hall with her purse packed, sitting up very straight, saying they havent called it in yet. like shed been waiting to hear our own house on there. i got it off with a shovel. i wasnt mad, i was shaky. we sat outside on the curb and she held my wrist and said that was me wasnt it. i said yes ma'am. she said dont you let me pretend. so now theres a sign on the stove and i made it, with a nun on it. dad knows. she told him herself.",
    },
    {
      day: 72,
      durationSeconds: 540,
      writing:
        "choir kids were doing costumes for the musical and mrs hale grabs me in the hall and says i need someone to fit the blacksmith coat and you've got the frame. THE FRAME. and i put it on, this huge leather thing, and i swear it's the first piece of clothing ever that sat right on me. it went all the way across. i didn't want to take it off. they all went oooh. i looked like i could pull a door off a church. i asked her could i get the pattern. so i guess its not that i'm built wrong its that they make everything for a coat hanger. 12 pull ups today by the way. tied.",
    },
    {
      day: 75,
      durationSeconds: 570,
      writing:
        "k came to the meet. i didnt ask her to. she sat up there by herself in her drill jacket with a sign that said MY FRIEND IS A FROG (because breaststroke) and she didnt know when to cheer so she cheered for the wrong heat, and for a false start. after, we went and sat on her tailgate, and she told me she doesnt even like the girls that much, she likes the dancing, and she's lonely over there, and i said well im lonely over here, and we cracked up. a month ago i would of been a brat about it. we're doing wednesdays now. just wednesdays. it's on her calendar in purple.",
    },
    {
      day: 78,
      durationSeconds: 510,
      writing:
        'our old brownie troop leader dug up the time capsule from when we were ten, a pickle bucket, and had us all come over for our letter. mine says dear me, by now you are a marine biologist with a jet ski and you live in corpus and you have a monkey, name of carl. and then theres a drawing of carl. i wrote P.S. be nice. i dont know who i was talking to. half of the letters had got wet so people were getting just like, smears. one girls said only HELLO and then mold. somebody had put in a ham sandwich. it was still in the ziploc. it was a museum. it had like a pelt.',
    },
    {
      day: 81,
      durationSeconds: 600,
      writing:
        "mini taper for the christmas invite so only 3000 yards and i feel like a horse in a closet. coach d has us doing race pace 25s with all the rest in the world and i went 15.2 15.2 15.1 like a metronome. the pump tick is still there. i asked bree does she hear it and she goes what tick. so its mine i guess. she taped up the region rankings, i'm 9th, and they take 8 to state. of course i am. the girl with the wave tattoo is 3rd. i painted my toenails green for luck, all ten and then one extra on coach's whistle while she wasnt looking.",
    },
    {
      day: 84,
      durationSeconds: 570,
      writing:
        "dad got a 98 on his hydraulics final and put it on the fridge under the corn cob shaker magnet. NINETY EIGHT. he's the oldest one in there by twenty years and they call him sir and then copy off him. and the wind company that said no wants him to come back and talk, in january, when he's got the paper. it's less money than the yard was. he told us all the number at supper so nobody'd get ideas. i said what is it like going up in one and he said sis it's 300 feet, i'm scared to death, and he was grinning. christmas is going to be homemade this year. im making everyone a coupon.",
    },
    {
      day: 104,
      durationSeconds: 600,
      writing:
        "new semester and they put me in ag mech because art was full. i was the only girl and i walked in there like ok. mr pruitt gave me a hood and a jacket and said everybody's first bead looks like bird poop so get it over with. you flip the hood down and it's BLACK and then you touch it and theres this green little sun and you can see the metal turn to honey and you push it along. nobody told me about this!! why did nobody tell me. i did like thirty. the first was bird poop, and number thirty was maybe a caterpillar. i smelled like a battery all day long. i've never in my life not looked at the clock for 90 minutes.",
    },
    {
      day: 127,
      durationSeconds: 540,
      writing:
        "theres a dog. hes been by the dumpsters behind the natatorium since i guess monday, hes the color of a biscuit with one ear up and the other one didnt get the memo. he wont come. i sat on the curb in my parka with wet hair and put down half a breakfast taco and looked the other way, which you are supposed to do, and i heard him eat it. then i turned my head about an inch and he was gone under the fence. no collar. ribs like a washboard. it's supposed to get to 19 tonight and i keep on thinking about him out there. i put my old towel by the vent. i dont know if dogs know what towels are for.",
    },
    {
      day: 131,
      durationSeconds: 600,
      writing:
        "regionals. 1:09.3. ok. OK. i have to write it again 1:09.3. i was 6th, i made it, i'm going to state. i didnt hear a thing, the tick tick the entire way, and then i touched and came up and granny jo was standing on the bleacher, STANDING on it, 81 years old, dad had her by the back of her coat, and she was yelling my name and it was the right name. coach d cried into her visor. wave tattoo girl hugged me over the rope and she's warm actually. granny rode home with my medal on and asked me three different times what we'd won, and i told it three times, and every time was good.",
    },
    {
      day: 135,
      durationSeconds: 570,
      writing:
        "mr pruitt let me stay through lunch. we're on t joints now and verticals, where the puddle wants to fall down and you have to kind of talk it up the wall. he says i've got steady hands and good lungs which, lol, i hold my breath for the bead, ive got two minutes in here. he asked had i thought about the shop team, they go to contest in april. i burned a hole in my sock. a little ball of it went right down my boot and i did a dance and the boys all clapped. i welded two old horseshoes into a sort of a heart, it's ugly and it's so strong, i stood on it. nothing. you could park on it.",
    },
    {
      day: 139,
      durationSeconds: 600,
      writing:
        "biscuit (i named him, i know, i know) got in my truck. i had the door open and was changing my shoes and he just came up past me like it was an uber and sat on the passenger side and looked out the windshield. so i drove him home. i was like dont move dont move and he put his chin on the gear shift. the vet lady scanned him and no chip, heartworm negative, about three years old, somebody had cut his collar off, you can feel the line. dad said absolutely not and then he made him an egg. he's asleep on the clean spot in the driveway where the boat was. tomorrow hes getting a bath, i already told him.",
    },
  ],
};
