import type { Journal } from './journal.ts';

/** A paramedic of 35 in Brisbane, alone with her son; drops one job at Acacia Street each time, and goes silent on a course she meant to apply for. */
export const brisbaneParamedic: Journal = {
  name: 'brisbane-paramedic',
  planted: {
    recurring: [
      [
        'work',
        'my job',
        'being a paramedic',
        'the ambulance',
        'the truck',
        'night shifts',
        'my work partner',
        'patients',
        'the station',
        'shifts',
      ],
      [
        'Finn',
        'my son',
        'my boy',
        'being a mum',
        'parenting',
        'my kid',
        'motherhood',
        'being a single mother',
        'raising Finn',
      ],
      [
        'Mum',
        'my mother',
        'my mum',
        "Finn's grandmother",
        'Nan',
        'Mum helping with Finn',
        'mother',
        'relationship with my mother',
      ],
      ['swimming', 'the pool', 'laps', 'swimming laps', 'my swim', 'exercise', 'the swimming pool'],
      ['Dean', 'my ex', "Finn's dad", "Finn's father", 'co-parenting', 'the ex', 'custody', 'my ex-partner'],
      [
        'Acacia Street',
        'the job at Acacia Street',
        'that job',
        'the bad job',
        'the job in January',
        'a traumatic callout',
        'trauma from work',
      ],
    ],
    emerging: [
      [
        'Marcus',
        'the bloke from the bike shop',
        'the bike shop guy',
        'dating',
        'a new man',
        'a new relationship',
        'romance',
        'seeing someone',
      ],
      [
        'moving house',
        'the house being sold',
        'losing the rental',
        'finding a place to live',
        'housing',
        'the rental',
        'rent',
        'having to move',
        'the move',
      ],
    ],
    avoided: [
      [
        'Acacia Street',
        'the job at Acacia Street',
        'that job',
        'the bad job',
        'the job in January',
        'a traumatic callout',
        'trauma from work',
      ],
      [
        'the critical care application',
        'critical care',
        'the course',
        'applying for critical care',
        'the application',
        'studying',
        'the intake',
        'career ambitions',
        'study',
        'promotion',
      ],
    ],
  },
  facts: [
    { question: 'What food did a patient give my workmate and me?', entry: 4 },
    { question: 'What of ours was wrecked by the wild weather?', entry: 6 },
    { question: 'What did I bring home that other people were throwing out?', entry: 12 },
    { question: 'Which tricky word did my kid first work out unaided?', entry: 14 },
    { question: 'What creature raided our food when we were away for the long weekend?', entry: 15 },
    { question: 'What was the farewell present for my workmate?', entry: 21 },
    { question: 'Which soup was I taught to make by a neighbour?', entry: 23 },
    { question: 'What did the ibis steal?', entry: 30 },
    { question: 'What part did my son get in the performance?', entry: 32 },
    { question: 'What did the parents name the newborn?', entry: 33 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 510,
      writing:
        "Last of four nights. Fourteen jobs, eleven of them nothing, two proper sick, one bloke who wanted a lift to his cousin's. Home at half seven and Finn's already dressed, shirt on backwards, eating Weet-Bix standing up because he reckons horses do. He's seven, I don't argue with the horse thing. Walked him to school in my uniform and he made me do the radio voice at the gate for his mates. Thirty-one degrees before nine. My eyes felt like they'd been rolled in sand. I said have a good day mate and he said over and out. Blinds down, fan on, phone in the bread bin so I can't hear it.",
    },
    {
      day: 2,
      durationSeconds: 540,
      writing:
        "Printed the critical care application at the library, twenty cents a page, nineteen pages. Intake's in August. You need three years post grad which I've got double, two referees, a written thing on why you want it and then a day of scenarios where they try and make you cry. I've wanted it since I was a student and watched one of them run a cardiac arrest on a bowling green like she was ordering lunch. Sat in the car with the aircon on and read the whole lot. Filled in my name and my employee number in good pen. That's a start. Then it was three o'clock and I bolted for pick-up.",
    },
    {
      day: 4,
      durationSeconds: 495,
      writing:
        "Mum drove down from Redcliffe for my two day shifts, with an esky, as if we've got no food. She's brilliant, I'll say that up front. She had him bathed and read to and in bed by half seven both nights and the washing was folded in that way with the sleeves behind. She'd also moved my saucepans. All of them. I opened three cupboards to boil an egg. She said it makes more sense near the stove, Kirsten, and it does, that's the annoying part. She won't take petrol money. I hid forty bucks in her glovebox and she'll find it about Deception Bay and ring me up going crook.",
    },
    {
      day: 7,
      durationSeconds: 525,
      writing:
        "My back's been cactus since January, since Acacia Street, the carry down from the. No. The physio says swim. That's what this is about. So I went to the pool at Langlands with a pair of bathers from before I had a baby and a cap that made my head look like a boiled lolly. Managed eight laps with a rest at each end, hanging on the wall like a koala. The slow lane is all women of seventy and every one of them passed me. One patted me on the arm. It's seven dollars forty to be humiliated. I hated every minute but I'll admit I could bend down to do my shoes up after.",
    },
    {
      day: 9,
      durationSeconds: 480,
      writing:
        "Tuck had me crying laughing on the truck today. We went to an old Greek fella in West End with a nosebleed that had gone for three hours, looked like a crime scene, and he wouldn't get on the stretcher until he'd turned the oven off, and wouldn't turn the oven off until the thing was done. So Tuck sat down and waited with him, holding his nose, and they talked about the Broncos. When we finally dropped him at the PA he gave us a tray of spanakopita for our trouble. Still hot. We ate it on the ramp with our gloves off, six crews eyeing us. Ramped an hour fifty after that.",
    },
    {
      day: 10,
      durationSeconds: 505,
      writing:
        "Day off. Had big plans to write the why-do-you-want-it page for critical care and got as far as, I have always. Always what? Rang Jules who did the course two years ago and she said just tell them about a patient, one where you wished you knew more. Made notes on the back of Finn's spelling list. Then he got home with a note, he'd told a kid that his tooth could be pulled with a car door, and the kid tried. No harm done. Had to ring the kid's mother. I explained to Finn about cause and effect, and he asked was that like in the movie with the dominoes. Yeah mate. Close enough.",
    },
    {
      day: 13,
      durationSeconds: 640,
      writing:
        "Big storm last night, proper green sky job. The mango tree next door came down at ten past nine, right across the fence, and squashed our trampoline flat like a pizza. Nobody on it thank Christ. I won't bore on about it. Actually yes I will, because you should've seen the street. Everyone out in their pyjamas with torches, the two students from number six with a chainsaw they shouldn't have been allowed near, old Vince from the corner handing round beers. The council came at noon. They said the thing was eighty years old and hollow as a pipe. There's bats with nowhere to go, hanging in the jacaranda across the road looking dirty about it.",
    },
    {
      day: 15,
      durationSeconds: 560,
      writing:
        "Dean was meant to have Finn Saturday. Text at 8.40, can't make it, something's come up with the boat. A boat. He's got a son and he's got a tinny and guess who won. I had to tell a kid with his backpack on, sitting on the step with his hat on and his goggles round his neck. I said Dad's crook. I lied for him again, five years since we split and I'm still doing his PR. Rang him after bedtime and gave him both barrels. He said I make everything hard. We used to share a bed and a Netflix password, that man and me, and I can't think what we talked about.",
    },
    {
      day: 17,
      durationSeconds: 485,
      writing:
        "Pool again. Twelve laps. Still loathe it. The change rooms smell like feet and hot chips and there's a hair on everything. A bloke in the medium lane told me my kick was all knee, uninvited, so I told him his was all mouth. Went home and looked it up and he's right, it's all knee. Sunburnt a stripe across my back where the zip doesn't meet. The only good part's the shower, no one yelling Mum through the door, I stood there until the button had timed out four times. Booked the physio for a fortnight and she'll be wanting a report. Tell her I'm an athlete.",
    },
    {
      day: 19,
      durationSeconds: 550,
      writing:
        "I should say for the record who Tuck is, since he's in here like everyone would know. Andrew Tucker, forty-four, my partner on the truck since last winter. Ex-butcher, three daughters, hands like oven mitts and gets a line into anyone. He's one of my two referees. I asked him on the ramp and he said he'd tell critical care I'm bossy, bad tempered and the best he's worked with, and they can choose which order. I had to look out the window. Still need the second one, it has to be a supervisor. Wrote a para of the statement on my phone while he did the restock. Not bad, actually. Kept it.",
    },
    {
      day: 22,
      durationSeconds: 530,
      writing:
        "Three days straight of heat jobs. Old people in brick boxes with the windows shut because of burglars. We went to one lady, ninety-three, sitting in her slip with her feet in a bucket, sharp as a tack, refusing transport. Forty-five minutes I sat on the edge of her bath talking her round. She'd run cattle through three droughts, she said, she wasn't scared of a bit of weather. In the end I told her I'd get in trouble if she died, I'd have forms to do, and she said oh well, if there's forms, and got her handbag. The hospital was chockers. She held court in the corridor. Everyone loved her.",
    },
    {
      day: 24,
      durationSeconds: 500,
      writing:
        "Mum up to her elbows in my oven when I got in. She stopped and took a look at me and said, you're not sleeping, is it still that Acacia Street. I said have you seen the price of lamb. She waited. I told her about the price of lamb for a good five minutes, cutlets, shoulder, the lot. She put her gloves back on. Later on she made the curried egg sandwiches I used to get for school, crusts off, and put them in front of me like I was eight. We watched the cooking one with the sound off because Finn was asleep and she did all the voices. She does a good Frenchman.",
    },
    {
      day: 27,
      durationSeconds: 490,
      writing:
        "Council kerbside pickup week, best week of the year. The whole suburb puts its rubbish out and everybody else goes round at dusk pretending they're on a walk. I scored a sewing machine, a Singer, cream coloured, in its own case, with somebody's bobbins still in the drawer sorted by shade. Lugged it eleven blocks. Plugged it in expecting a bang and it purred. I don't know how to sew. I hemmed a tea towel that had a hem already. There was also a full size plaster lion that two blokes were trying to fit in a Yaris with the boot open, and when I came back past they'd got it sitting up in front.",
    },
    {
      day: 29,
      durationSeconds: 515,
      writing:
        "Good study day. Library for three hours while school was on, with the pharmacology book for the critical care entrance test, making cards. Pink for doses, yellow for what'll kill them. I'd forgotten I like it. I was the kid that covered her books in contact without being told. Asked Glenda, who's the officer in charge, to be my second referee and she said about time and when's it due, end of June, and she'd do it properly, not a tick and flick. The statement's at four hundred words, needs to be six. Ate a sushi roll in the park with the cards on my lap and a lizard watching me like an invigilator.",
    },
    {
      day: 31,
      durationSeconds: 495,
      writing:
        "Parent interview. Tiny chairs. Miss Okafor says Finn's a delight, which means loud. He's behind in reading a bit and ahead in talking a lot. He's told the class he wants to be a crane driver because you get to wee in a bottle. She kept a straight face and I was proud of both of us. The reading's got me a bit though. I do his reader with him when I'm home but when I'm on nights it's whoever's there. I've got it on the fridge now, ten minutes, no matter what. Tonight we did Possum Gets a Hat and he sounded out umbrella by himself and threw the book in the air.",
    },
    {
      day: 36,
      durationSeconds: 720,
      writing:
        "Easter at Straddie, me and Finn in the two man tent, first camping since he was in nappies. Forgot the mallet and banged pegs in with a can of beetroot. Rained the first night and the sun belted down after that. He lived in his rashie. A goanna the length of a door walked into our camp while I was at the tap, bold as brass, and went through the esky and ate all six hot cross buns and the packet too. Finn stood up on the table and commentated. We saw a turtle from the headland, and a bride having her photo done who'd lost a shoe. Drove onto the ferry with sand in places I'm still finding.",
    },
    {
      day: 38,
      durationSeconds: 480,
      writing:
        "Twenty laps. Something clicked, I think it's the breathing, I've been holding my breath and then gulping like a carp. There's a lady called Noreen, eighty-one, ex PE teacher, she got hold of my head in the shallow end and turned it. Like that, she said, look at the wall not the ceiling. And off I went. Didn't hate it. Wouldn't say more than that. I had the lane to myself for the last four and the light was doing that wobbly net on the bottom, and for a bit there wasn't a single thing in my brain. Tuck says I smell like a motel. He had his own news but he's saving it up, he says.",
    },
    {
      day: 41,
      durationSeconds: 520,
      writing:
        "Back on nights. Two in the morning, a man in a servo at Rocklea, chest pain, going grey, and he arrested as I got the dots on. One shock. ONE, and back he came, swearing. You get about three of those in a career. A critical care crew backed us up and the bloke running it turned to me afterwards and asked was I putting in this year. I said I was thinking about it. He said stop thinking. I've got the form in my locker with the two names on it and the statement nearly there, it only needs the end bit. Had a servo pie at four to celebrate, which is living on the edge.",
    },
    {
      day: 44,
      durationSeconds: 505,
      writing:
        "Peer support rang, they do a follow up at three months, some nice fella, Warren. He asked how I was travelling with the Acacia Street job. I told him about the roster. Then I told him about the new stretchers and what's wrong with the brakes. He said we can just chat, that's fine. We just chatted. Got off the phone and cleaned behind the washing machine. Found two dollars eighty, a Lego policeman and a library card with my old surname. Did the lint thing while I was down there, it came out like a felt hat. The machine's been walking across the floor on spin so I levelled it with a folded beer coaster.",
    },
    {
      day: 47,
      durationSeconds: 535,
      writing:
        "Dean turned up. On time. With a haircut. Took Finn to the museum and brought him back fed, and with both shoes. I was that thrown I offered him a coffee. We stood in the kitchen like two people at a bus stop. He said he's been going to a group, Thursdays, some men's thing at the community centre, and he knows he's been slack. I said slack's one word. He didn't bite. I've got my guard up, I've heard sorry in every key from him. But Finn talked about the whale skeleton from bath till lights out, and he said Dad held my hand on the escalator. Seven years old. He'd noticed that.",
    },
    {
      day: 49,
      durationSeconds: 500,
      writing:
        "Blue with Mum. She'd told Finn he could have the night light off because he's a big boy now, and he was awake till eleven scared stiff and didn't want to say. I said you've got to ask me, Mum. She said you're never here to ask. Well. That went in. I said some stuff about her and how I got myself up for school from the age of nine, and she picked up her keys. She's driven an hour each way for me for five years and I let her go without a cup of tea. Night light's back on. I sent a thumbs up at ten, a bloody thumbs up, and she hasn't answered.",
    },
    {
      day: 52,
      durationSeconds: 570,
      writing:
        "So Tuck's news is Cairns. He got the transfer, wife's people are up there, and today was our last one together. Quiet day, typical. We did a fall at bingo and a kid with a bead up his nose. At knock-off everybody at station did the guard of honour with the drip poles and I gave him what we'd all chipped in for, a proper butcher's knife with his name cut in the steel, and he went to bits, all hundred and ten kilos. He said to eat a vegetable now and then. That's it then, end of an era, he's gone and good luck to him, I've cleared his chewy wrappers out of the door pocket.",
    },
    {
      day: 54,
      durationSeconds: 490,
      writing:
        "Thirty laps without stopping. Thirty! I touched the end and looked round for someone to tell and it was only the kid hosing the deck, so I told him and he gave me a high five with a wet hand. I love it. There, I've said it. I only went because I was made to and now I'm working the roster round it. Bought a pair of bathers that fit, navy, with a proper back, sixty-two dollars, and didn't feel guilty till I got to the car. My shoulders have changed shape. I caught them in the lift mirror at work and thought, who's that unit. It's the only hour of the week nobody needs me for anything.",
    },
    {
      day: 57,
      durationSeconds: 515,
      writing:
        "Mrs Pham downstairs knocked with a bag of prawns and said come, I show you. So I've learned to do pho from an expert, or started to. You char the onion straight on the gas till it's black. I'd have called that ruined. Then it's star anise and a whole knuckle of beef and hours of taking the scum off with a little ladle, and she slaps your wrist if you stir. The prawns were for something else altogether. She's lived in that kitchen since 1988. She told me about the boat they came on in about two sentences, laughing, with her back to me. I took home an ice cream tub of it. Best thing I've eaten this year.",
    },
    {
      day: 60,
      durationSeconds: 500,
      writing:
        "Finn's lost both front teeth in the one week and whistles when he says sausage, so that's all he says. Tooth fairy nearly stuffed it up, I got in at six and remembered in the driveway and only had a twenty. He thinks he's rich. He's put it in a jar marked CRANE. This arvo he fell off the monkey bars and I got the call from the office, and you'd think with my line of work I'd be calm. I ran two reds. It was a graze. He looked up from the sick bay with an icy pole and said Mum why are you puffing. I couldn't tell him. I sat on the floor there and had a go of the icy pole.",
    },
    {
      day: 63,
      durationSeconds: 510,
      writing:
        "Sat down with Dean at the Coffee Club, neutral ground, with a calendar. He'd brought his own pen. We've done every second weekend right through to Christmas and the Wednesday tea, and he's put up half for the dentist without me asking. I kept waiting for the catch. Two hours and no one raised their voice. At the end he said I was a kid, Kirst, I was thirty and I was a kid. I said I know, I was there. And we laughed, first time in I don't know how long. It was like hearing a song you'd gone off. I don't want him back, God no. But I'd like to stop hating him, it's tiring.",
    },
    {
      day: 65,
      durationSeconds: 480,
      writing:
        "New partner on the truck, Saskia, twenty-four, came out of uni with a laminated sheet for everything. I was going to be a cow about it and then she talked a psychotic man down off a carport in Annerley with nothing but questions about his pigeons. Twenty minutes. Police stood there with their arms folded. He came down the ladder by himself and shook her hand. I asked her where she learned that and she said her uncle had pigeons. So that's me told. She drives like a nana though. We were ramped at the Mater till ten past eight and she did everyone's horoscope. Mine says beware of Capricorns.",
    },
    {
      day: 68,
      durationSeconds: 590,
      writing:
        "Drove up to Redcliffe with a cake. Mum was at the table with her foot on a chair, ankle like a football. She'd come off the back step a week ago Tuesday and hadn't told me because, she said, you've got enough on. I strapped it and I saw her hands, they've gone old, when did they. She's sixty-six. I said sorry about what I'd said and she said it was true though, about the mornings. She was on at the cannery at five. Nobody told her either how to do it by yourself. We ate half the cake straight off the board. I did her floors and she let me, so it must hurt.",
    },
    {
      day: 71,
      durationSeconds: 485,
      writing:
        "It's cold enough now for steam to come off the water. Six in the morning at the pool, twelve degrees out and twenty-seven in, and there's eight of us loonies in a row with our breath showing. Forty laps, that's two k. The squad captain, Deb, says I should come in the winter carnival relay, over-thirties, they're short one for the third leg. I said I'd rather not be looked at in bathers by a grandstand. She said it's forty people and a sausage sizzle. Put me down then, I said. I've never been picked for a team in anything, I was always the one holding the clipboard. Walked back to the car with wet hair, steaming like a horse.",
    },
    {
      day: 74,
      durationSeconds: 520,
      writing:
        "Took Finn for new school shoes, he's gone up two sizes since February, feet like a puppy. On the way home there were roadworks and the detour took us down Acacia Street, past the house. They've got a different car. Finn said Mum you missed the green. What else. He picked the ones with the lights in the heels even though they're not allowed, so we had a talk about uniform policy and ended up with the plain ones and a pair of light-up thongs for at home. He wears them in the dark hallway, stomping. It's like living with an ambulance. He read me the whole of the shoe box, size, colour, made in Vietnam.",
    },
    {
      day: 77,
      durationSeconds: 490,
      writing:
        "Nothing day, lovely. Sat at South Bank with a book about the Antarctic and a box of sushi. A bin chicken came up beside me, all innocent, looking at the river, and the second I turned the page it had my sunnies. Not the sushi. The sunnies, off the towel. It ran along the path with them hooked on its beak, and a whole wedding party saw it. A groomsman gave chase. It dropped them in the lagoon in the end and a lifeguard got them out with his net. They've got a chip in the left lens, I'm keeping them. I got through sixty pages after that, with one foot on the sushi.",
    },
    {
      day: 81,
      durationSeconds: 505,
      writing:
        "Finn had gastro and I was rostered on and there's nobody, and I rang Dean at ten to five in the morning, not expecting much. He was here by half past with a bucket. He'd rung in to his boss already. When I got home at seven at night he was asleep sitting up on the bathroom floor with his head on the tiles and Finn on his lap in a towel. I stood and looked at the pair of them. That's what I'd wanted, at twenty-eight, just that. It came late, that's all. I made him toast and sent him off. He's got the dad part now, and I can feel my shoulders coming down from round my ears.",
    },
    {
      day: 84,
      durationSeconds: 500,
      writing:
        "School musical. It's about the reef. Finn had told me he was the lead and it turns out he was Third Cuttlefish, and there were only three. But oh my God. He gave it everything. There's a bit where they change colour, with torches under cellophane, and his wouldn't turn on so he yelled PURPLE. Whole hall went up. He took a bow by himself after the others had finished. I'd swapped two shifts and promised a woman my Sunday to be in that plastic chair, and I'd do it again tomorrow. In the car he said was I the best. I said you were the most. He had a think about it and said that's better.",
    },
    {
      day: 87,
      durationSeconds: 530,
      writing:
        "Delivered a baby on the Pacific Motorway, breakdown lane, exit 16, trucks rocking us every ten seconds. Fourth one of my career and Saskia's first. Mother was a trooper, it was her third, she was giving us instructions. Out in two pushes, pink and furious. The dad filmed the roof of the van by accident the whole way through. They've called her Logan, after the exit sign. I said you might want to sleep on that. Saskia cried on the ramp and then I did, and the wardsman, it was a mess. I've had a gutful of this job some weeks. Then it goes and does that. Restocked the maternity kit, had a Milo.",
    },
    {
      day: 90,
      durationSeconds: 540,
      writing:
        "Carnival day. Mum came down on the train, with her stick, and a thermos and a cushion and Finn, and sat in the front row like royalty. I was that nervous I couldn't do my cap. Third leg, fifty metres, and I went in a body length behind and came out level. LEVEL. Noreen brought it home on the anchor at eighty-one, and she got touched out by a girl of thirty, so we came second, and the noise those forty people made you'd think it was the Olympics. Mum had no voice left. She said I've never seen you do something just for you, Kirsten. She's got the ribbon. She asked for it, for her fridge.",
    },
    {
      day: 92,
      durationSeconds: 500,
      writing:
        "Took Finn's bike in to get the chain done, that little place by the railway at Buranda. The bloke's called Marcus. He got down on the concrete and explained derailleurs to Finn, took him seriously, let him hold the spanner. Grey in the beard, nice forearms, I'm only reporting. He wouldn't charge for the chain. Then as we were going he said to me, not looking, are you the one that walks past in the greens. I said might be. He said he'd been trying for a month to think of something to say. I said well, you've said that. I went the colour of a stop light. At thirty-five. I've been smiling at the dishes.",
    },
    {
      day: 95,
      durationSeconds: 515,
      writing:
        "Letter under the door from the agent. Owner's selling the block, all six units, we've got till the end of August. I read it standing up with my work boots on. Not quite three months. People move, it's all right. One of the young ones off C shift was dropping me home and he'd come up for the loo, and he said, sort of shy, that they use Acacia Street in the training now, without names, and was that my crew. I said the toilet handle needs a jiggle. He went a bit red. I gave him a Tim Tam and showed him Finn's Lego shelf until he'd finished it. Looked up rents after he'd gone. Six hundred and forty for two bedrooms with mould.",
    },
    {
      day: 97,
      durationSeconds: 525,
      writing:
        "Had a coffee with Marcus. One coffee that went from ten till ten to three. He's forty, was married, wasn't any good at it, he says, and he's from Launceston so he thinks this is summer. He asked me what I like instead of what's the worst thing I've ever seen, which is what they all ask. Do you know nobody's asked me that. I couldn't come up with much. Swimming. My kid. Toast. I was late for pick-up, Finn was sitting on the office bench with his hat on giving me the eye. He goes, you've got lipstick. I said it's chapstick. He said it's red, but. Nothing gets past him.",
    },
    {
      day: 99,
      durationSeconds: 560,
      writing:
        "Saturday of inspections. Four, and at each one a queue down the stairs, couples with folders, a girl who'd brought the agent a plant. First place had no oven. Second one had an oven and no door on the bathroom. Third was perfect, little weatherboard at Moorooka, frangipani out the back, and there were sixty-one people through, I counted. I've put in for it with a letter and a photo of us looking clean. I did the sums on the back of the brochure and it's forty-five more a week than I've got if I don't pick up overtime. Got home and counted our stuff by rooms, and there's only four rooms, so that's something. Started a box. It's got the lamp in it.",
    },
    {
      day: 102,
      durationSeconds: 545,
      writing:
        "Four days on, done. Last job was a hip in Tarragindi, lady of eighty-eight who'd been on the lino since breakfast, and she apologised for the state of the lino. I told her I'd seen worse in my own kitchen. Got in and there's Mum at the table doing a jigsaw with Finn, a steam train, both of them with their tongues out the same side. I'd never seen that before, the tongues. She'd left her stick in the car, she reckons she's done with it. She's moved my saucepans again and I've decided I like them there. I said stay for tea, Mum, and she said I'd have to ring and cancel the Governor. We had eggs.",
    },
  ],
};
