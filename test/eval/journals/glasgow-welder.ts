import type { Journal } from './journal.ts';

/** A welder of 45 in Glasgow who writes as he talks, hardly stopping: the kids at weekends, staying sober, the dog, the yard. */
export const glasgowWelder: Journal = {
  name: 'glasgow-welder',
  planted: {
    recurring: [
      [
        'the kids',
        'kids',
        'my kids',
        'children',
        'my children',
        'Erin',
        'Lewis',
        'the weans',
        'weans',
        'weekends with the kids',
      ],
      [
        'staying sober',
        'Big Frank',
        'sobriety',
        'AA',
        'meetings',
        'the meeting',
        'drinking',
        'not drinking',
        'sponsor',
        'alcohol',
        'drink',
      ],
      ['the dog', 'dog', 'Sheba', 'walking the dog', 'my dog'],
      ['the yard', 'the apprentice', 'work', 'welding', 'my job', 'the shipyard', 'shipyard'],
    ],
    emerging: [['hillwalking', 'the hills', 'hills', 'munros', 'climbing hills', 'walking in the hills']],
    avoided: [
      ['Davie', 'my brother', 'brother', 'wee brother'],
      ['the bike', 'motorbike', 'the motorbike', 'the Triumph', 'Triumph', 'doing up the bike'],
    ],
  },
  facts: [
    { question: 'why was everybody perched on tiny seats', entry: 0 },
    { question: 'which exhibit did the boy refuse to leave', entry: 1 },
    { question: 'what did the pet steal from the kitchen', entry: 4 },
    { question: 'how was she behaving at the shelter when he picked her', entry: 6 },
    { question: 'what colour token marks three months', entry: 10 },
    { question: 'where is he sitting as he scribbles', entry: 12 },
    { question: 'what was cooked in the orange casserole', entry: 17 },
    { question: 'what heavenly body did the neighbour upstairs let him see', entry: 19 },
    { question: 'for whom was the vessel built that was never put to sea', entry: 22 },
    { question: 'what is the pill concealed inside', entry: 25 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 500,
      writing:
        'fifty one days in and Big Frank says write it down it doesnt matter what so here is what, the meeting the night was in the church hall with the wee chairs cos the big chairs were away for a funeral, forty grown folk sat wi their knees round their ears saying they were powerless. i laughed and then everybody laughed it was the best yin yet. had two teas and a caramel wafer and went home and that was it that was a friday',
    },
    {
      day: 2,
      durationSeconds: 560,
      writing:
        'got the weans from ten til six, erin has went vegetarian since last week and lewis will only eat beige so thats me in the big asda like a man defusing a bomb. we done the transport museum, lewis stood in front of the same tram for an hour and telt me every part, hes eight, he should be running the thing. she held ma hand crossing the road then minded shes twelve and let go of it',
    },
    {
      day: 4,
      durationSeconds: 610,
      writing:
        'out in the lockup til it got dark at the triumph, got the engine turning over by hand at least, stripped the carb and its full of what looks like marmalade. its a 68 bonneville or its the bits of one. i had it in boxes twelve year. theres nothing in ma head when im at it just the next bolt, next bolt, where did i put that bolt',
    },
    {
      day: 6,
      durationSeconds: 540,
      writing:
        'double bottom tank all day on ma side wi the mask down and the light coming off it blue, five hours, and see when its going right you dont think youre doing it, the bead just lies down in front of ye like a cat. the apprentice was holding ma torch and says how do ye get it so even and i said ye get it wrong for nine year first son',
    },
    {
      day: 8,
      durationSeconds: 490,
      writing:
        'would have been davies birthday the day, aye well, anyway the dog got a full pound of square sausage off the worktop and never left a scrap, no even the paper, shes lying here on her back groaning wi her legs open like a drunk at a bus stop. i took her round the pond in the dark to shift it. shes eleven she should have more sense',
    },
    {
      day: 11,
      durationSeconds: 580,
      writing:
        'a boy came in off the street the night, twenty two, shaking that bad he couldny hold the cup so i held it. i minded that. naebody tells ye it was a stranger held mine, Big Frank it was, at the one in Govan, he had gloves on. ma turn to speak and i said ma name and then nothing came out and they clapped anyway they clap for that too',
    },
    {
      day: 13,
      durationSeconds: 530,
      writing:
        'vet. sheba has a lump, he says its fat, its just a fatty lump, shes a fatty dog. eighty five quid to be telt that. she wouldny look at me the whole way home. i got her out that rescue the week i moved in here wi a mattress and a kettle and there were a hunner dogs going mental at the bars and her sat wi her back to it all facing the wall and i thought aye, you',
    },
    {
      day: 15,
      durationSeconds: 600,
      writing:
        'got a spark!! one wee blue spark at the plug in the dark and i done a dance in the lockup by maself, the fella in the next one wi the budgies came round to see was i alright. i let him turn it over. he had one the same in seventy two he says and his wife made him choose. he didnt say which he chose but he keeps budgies',
    },
    {
      day: 17,
      durationSeconds: 550,
      writing:
        'its no a bedroom its a cupboard wi a window but ive got two bunks in it and painted it the green lewis wanted. first night they stayed over. erin read to him wi ma head torch on and did all the voices and i sat out in the lobby on the floor listening wi ma back to the door like a guard. she says dad i can see your feet',
    },
    {
      day: 19,
      durationSeconds: 510,
      writing:
        'gaffer called us all down to the slip and says theres two frigates in it if the minister signs and nae frigates if he doesny so thats us, four hunner men waiting on a fella in london finding a pen. then back to work. ma shoulder is away again. the apprentice did his first overhead and got a drip down the glove and danced, i shouldnae have laughed but its a good dance',
    },
    {
      day: 22,
      durationSeconds: 570,
      writing:
        'day ninety. they gie ye a chip for it like a casino, red, wi a wee triangle on it. i held it that tight on the bus it left a mark. past the horseshoe, past the state bar, past the scotia, i could draw ye a map of this town wi nothing on it but doors i didnae go in. got aff at ma stop wi the mark still there',
    },
    {
      day: 24,
      durationSeconds: 620,
      writing:
        'carbs on, tank on, its starting to look like a thing. spent forty minutes looking for the tax disc holder which doesny need one now anyway, its just it had one. if i get it running by august ill take it up the loch road and round by the rest and be thankful. i used to could do that run wi ma eyes shut and i think once i did',
    },
    {
      day: 26,
      durationSeconds: 480,
      writing:
        'erin asked me what happened tae uncle davie and i said ask your gran and im no going near that, so we made a den instead, three chairs and the good duvet and the clothes horse, it took up the whole living room. lewis was in charge of security and i had to show a pass. its still up. im writing this in it. it smells of quavers',
    },
    {
      day: 28,
      durationSeconds: 540,
      writing:
        '5 oclock in the morning and it was just me and her on the green, no a soul, frost, and a fox came out the bushes, and the dog just sat. the two of them looked at each other a good minute like folk that used to go out thegether. then it went and she looked up at me as if to say did ye see that. i seen it hen',
    },
    {
      day: 30,
      durationSeconds: 590,
      writing:
        'sold it. a man fae perth wi a trailer, four and a half thousand, cash, it paid the arrears and the school trips and theres a bit by for the electric. i didny cry i just swept the floor of the lockup. the budgie man shook ma hand. so thats the bonneville away tae perth running like a watch and i never had the one go on it bar up and down the lane in first',
    },
    {
      day: 33,
      durationSeconds: 520,
      writing:
        'no a bad word out of karen when she dropped their stuff the day, she asked did i want the good pots. i stood there holding a pot. there was a time i couldny be in the same postcode. then it was rain and a traffic warden at her windscreen so she was away. its a really heavy pot, one of thae french ones, orange, i dont know what it would be for',
    },
    {
      day: 35,
      durationSeconds: 560,
      writing:
        'minister found his pen. two frigates, ten year of work. the horn went and somebody put a radio on the tannoy, grown men greeting in boiler suits. the gaffer came round and shook every hand and when he got to the apprentice he says you son will be an old man in this yard, and the boys face, i dont know if it was joy or what. i burnt ma lunch',
    },
    {
      day: 37,
      durationSeconds: 500,
      writing:
        'didny want to go so i went. bucketing. six of us. Big Frank talked about his maw dying and him no there, he tells it maybe wance a year. after it we stood in the rain wi the key for the hall and nobody wanting tae be first away. i said come back for yer tea and they did, five alcoholics in ma kitchen, one chair, eating beans out the french pot',
    },
    {
      day: 39,
      durationSeconds: 630,
      writing:
        'parents night. i sat next to karen on the wee seats. lewis reads like a fourteen year old and canny tie his laces, erin has opinions miss baird says and i said aye. it was hearing their names said by a stranger that got me. she had a picture erin drew on the wall and its me wi the mask up and all the sparks and it says my dad joins things',
    },
    {
      day: 41,
      durationSeconds: 540,
      writing:
        'the lift has been out since tuesday and theres a wumman on the ninth wi a new hip so we got a rota going, bread milk and the record, up the stairs, i done wednesday. she gied me a pan drop and a row for the state of ma jaiket. shes got a telescope up there a big yin, shows me saturn. its got the ring on and everything. wee and perfect like a badge',
    },
    {
      day: 43,
      durationSeconds: 490,
      writing:
        'shes stopped jumping up on the couch, she puts the two front paws on it and waits and looks at me and i lift the back half like a barra. so thats how we do it now. got her a step out of the skip at the yard and sanded it and she walked round it and put her paws up and waited. sheba i says thats what its for. she waited',
    },
    {
      day: 46,
      durationSeconds: 580,
      writing:
        'six month the day. i thought thered be a feeling. i went to the meeting and said it and sat down and a wee wumman i never seen afore leaned over and said ma man had six month once, and that was all, once. ive been thinking about that word the whole way hame. its no six month its the day, its always just the day, i get it now a bit, sobriety isny a wall its just the next brick',
    },
    {
      day: 48,
      durationSeconds: 550,
      writing:
        'burnt ma wrist through the glove. nothing, size of a ten pence, but the nurse held ma arm and turned it ower and looked at the others, the old yins, like she was reading. she says you could play join the dots. i telt her thats thirty year of ships. ferries, frigates, a thing for the norwegians that never sailed. went back and finished the seam',
    },
    {
      day: 50,
      durationSeconds: 600,
      writing:
        'took them down the coast on the train, largs, vikings, chips. erin still eats a chip. lewis dug til he hit water and then he just lay in it. there was this minute on the wall, one on each side of me wi their wet heads, naebody talking, eating out the same paper, and i thought if ye offered me any night i ever had out of any bottle against that. daft tae even write it down',
    },
    {
      day: 52,
      durationSeconds: 510,
      writing:
        'watched a man up a ladder change the clock on the tollbooth for the summer time, an hour i watched him, he does it by hand he hings out the door at the back o the face and shoves it. he gied me a wave. so time is just some guy up a ladder wi a spanner. i was late for the dentist and telt her it was him',
    },
    {
      day: 54,
      durationSeconds: 570,
      writing:
        'she had a wee turn on the stairs, legs went. erin was wi me thank god and she just sat down on the step and got the dogs heid in her lap and sang tae it, some pop thing, til it passed. vet says its the heart, theres a tablet, ye hide it in cheese. so were on cheese. lewis has drew up a chart. shes loving it, she thinks shes won something',
    },
    {
      day: 56,
      durationSeconds: 540,
      writing:
        'the first steel for the new ship, they let the apprentice strike the arc for the photos, aw the high heid yins in clean hats. his hand was shaking like a leaf. i stood at his back where naebody could see and put ma hand flat between his shoulders like ye would wi a horse. it was a good weld. it was a better weld than ma first and it went out on the news',
    },
    {
      day: 58,
      durationSeconds: 620,
      writing:
        'asked me tae sponsor somebody. me. its the boy, him that couldny hold the cup, hes four month now and hes got a job in a tile shop. i said im no ready and Big Frank says naebody asked ye that. so he phones at ten every night and i say what did ye do the day and he tells me, tiles mostly. i never knew there was that much in tiles. hes never missed the ten yet',
    },
    {
      day: 60,
      durationSeconds: 530,
      writing:
        'lewis lost a tooth in a roll and swallowed it and was inconsolable no for the tooth, for the fairy, her having had the journey. so we wrote her a letter of explanation wi a diagram. erin did the diagram, its very clear. i put a two pound coin under it and in the morning theres a wee note from the fairy in erins writing disguised that says no problem happens all the time',
    },
    {
      day: 63,
      durationSeconds: 560,
      writing:
        "on ma back under the sea chest since seven and the whole hull above me ringing, grinders, hammers, somebody whistling ave maria in the next space. ye feel it in yer teeth. piece break the apprentice asks me do i ever think about who'll be in it. i says no. that was a lie, i think about it every seam, some boy fae somewhere asleep an inch away from ma work and the north atlantic",
    },
    {
      day: 65,
      durationSeconds: 500,
      writing:
        'ten oclock, the boy never phoned. half past. i was up and down wi ma jaiket on and the dog up and down ahint me click click click on the lino wi her bad heart. twenty to eleven it rings, hed left his phone at the tile shop and walked back for it, four mile. i couldny speak. i sat down on that step naebody uses and sheba came and leaned her whole weight on me',
    },
    {
      day: 67,
      durationSeconds: 590,
      writing:
        'Big Frank had me up a hill. says it costs nothing and naebody sells drink at the top. the Cobbler, in ma work boots, and i was dying, i was stopping every fifty yards kidding on i was at the view. then ye come ower this lip and its the whole of scotland lying there wi its shirt aff. loch after loch. i never said a word for once. i ate a piece and cheese on a rock in the middle of the sky',
    },
    {
      day: 69,
      durationSeconds: 540,
      writing:
        'erins first dance at the school and i was to do her hair cos there was naebody else in. me. wi these hands. i watched the video eight times, french plait, and done it wi the welding specs on for the close work. it held. she looked at it in the back of a spoon and then the mirror and then she says its actually quite good dad, actually, and i had to go and see to the dog',
    },
    {
      day: 71,
      durationSeconds: 510,
      writing:
        'overtime all week, the seam inspector was in wi his wee machine that sees through steel and he done forty foot of mine and says clean, and wrote it down. forty foot clean. naebody claps in a shipyard. but the gaffer left a roll and sausage on ma toolbox wi ma name on the bag in pencil and ye dont eat a thing like that in a hurry',
    },
    {
      day: 74,
      durationSeconds: 600,
      writing:
        'took the weans this time just the wee hill behind balmaha, conic hill, ninety minutes up. lewis counted the steps out loud, two thousand and eleven. at the top erin put her arms out in the wind and her jaiket filled up and i thought shed go. theres two hunner and eighty two munros frank says, so thats two down if ye count the wee yin which ye dont, lewis says, its no a munro. he has a chart for that and all',
    },
  ],
};
