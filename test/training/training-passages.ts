/** Short passages, labelled, from which the chakra reading learns its weights. None of them is measured upon. */
export interface LabelledPassage {
  readonly chakra: number;
  readonly text: string;
}

/** Safety, the body, home, survival. */
const root = `
The rent is going up by ninety a month and I sat with the calculator and the back of an envelope. If we drop the second car and I take Saturdays we can just about do it.
I moved the bed away from the window because of the noise on the street. Slept with my phone in my hand and the hall light on. Every time the fridge shuddered I was bolt upright.
My back went while I was putting socks on. Now I'm on the carpet with my legs up on the sofa, and from here I can see all the dust, and I can't reach the remote or the tablets.
The baby has had a temperature of thirty nine since yesterday. We have been up all night with the syringe and the wet flannel, listening to her chest, deciding when to drive to the hospital.
There's a crack over the kitchen door that wasn't there last winter. I put a pencil mark at the end of it. I'm scared to get a builder because a builder will tell me.
Snow to the sills. We've got oats, tins of tomatoes, half a sack of potatoes and the stove. He brings in logs and I melt water for the hens. The road won't be open before Friday.
I haven't eaten since the sandwich at work, not because I forgot. Payday is on the twenty eighth. I drink hot water and go to bed early because you're less hungry asleep.
They found something on the mammogram and want me back. I drove home at thirty miles an hour with both hands on the wheel, then I cleaned the whole bathroom, and ate a bowl of cereal over the sink.
My feet have been bleeding in these boots. Twelve hours on concrete. I bathe them in salt and bind them, and in the morning they go back in, because no shift no money.
New place has a bolt on the bedroom door. I didn't know how much I needed one. I slid it across and for the first time since spring I slept the whole night through.
The car failed on the brakes and both front tyres. Four hundred and ten. Without the car there's no job, the bus doesn't go there before seven. I stood in the garage doing sums.
I cut the mouldy bit off the bread and toasted the rest. There is cheese, there is one onion. The gas man comes between eight and six, whatever that means, so I'm staying in with my coat on.
After the burglary I can't be upstairs when it gets dark. They only took the telly and my mother's ring but they'd been in the drawers, they'd had their hands in my things. I've had all the locks done.
My hands have started to swell in the mornings and I can't make a fist. I run them under the hot tap. The doctor took four tubes of blood and said rest, and I asked her who pays me to rest.
Ten weeks on this estate now. I know which stairwell to use and which dogs are all right. I carry the shopping in two trips with the door locked in between.
We buried the pipes deeper this year and lagged the tank. I have a list: lamp oil, matches, batteries, flour, feed. My father lost two fingers to the cold up here so nobody in this family jokes about winter.
The ground shook at ten past three. I got the children under the table and the plates came down. Afterwards we sat on the grass in our blankets with all the neighbours and nobody wanted to go back in.
I've started walking round the block after the operation. To the lamp post the first week, to the corner this week. My legs feel like somebody else's. I come in and sleep like a stone.
My landlord is selling. He told me in the hallway as if it was the weather. I've a cat and a bad credit score and a month, and I went and sat on the edge of the bath.
Migraine since noon. Curtains shut, wet cloth, bucket. Even the clock hurts. I lie completely flat and wait for my body to give me back.
We got the wood in before the rain. Three cords, stacked and covered. I ache all over and there's a stew on, and I keep going to the window to look at it like money in the bank.
There was a man on the stairs again when I came home from the late shift. I didn't put the timer light on. I went back down and waited in the kebab shop till he had gone.
My son has grown out of his shoes again. I've moved the gas money over. I said we would get the good ones, with room in the toe, and I'll have soup at work.
I lost eleven kilos in hospital and my trousers are held up with string. The nurse brings me a pudding at three. I eat it slowly. I can feel it going in like coal into a boiler.
At the border they took our phones and we stood in the lorry park until it was light. My mother's ankles were so swollen she couldn't get her shoes on. We had one blanket and we put it round the little ones.
The damp has come right through behind the wardrobe. All my winter clothes smell of mushrooms. I've got bleach and a mask and the windows open and it's four degrees.
I can't stop shivering. I've had two baths. My skin feels thin, like paper, and everything I eat goes straight through me. I've drawn the blinds and turned off the phone and put the bucket by the bed.
When I get in I check the back door, then the cooker, then the windows, then the back door. I know I've done it. My feet take me round anyway until my chest stops banging.
I put up shelves in the hall and hung the coats and now it looks like people live here. Six addresses in four years. I bought a doormat. I bought a doormat and I wiped my feet on it.
They turned the water off at the street without telling anyone. I filled the kettle, the pans and the bath while it still ran brown. Then I sat down and counted what was in the cupboards.
Physio again. She bends my knee until I see white. Afterwards I hobble to the bus with my stick and the driver lowers the step for me and I could have cried with the ache of it.
My wages came and they were short by sixty hours. I rang the agency and got the music. The electric is on emergency credit. I've told the kids we're camping tonight.
I had a fall on the ice by the bins and lay there a good while. Nobody comes down that alley. I could feel the cold coming up through my coat and I thought, get up, you silly woman, get up or this is it.
The crops went under on the fourth of the month. Water up to the fence wire, the cow standing on the dung heap. We saved the seed and the sewing machine and my grandmother, in that order, because she insisted.
I'm learning what my body will put up with. No wheat, no coffee, no late nights. I write down what I eat and what hurts. My gut is like a bad tempered dog that I have to walk round.
He threw the plate and it hit the wall next to my head. I've a bag at the neighbour's now with the birth certificates in it, and a hundred and twenty pounds, and the kids' inhalers.
The kitchen is the only warm room so we all live in it. Homework on the ironing board, socks on the oven rail, the dog under everybody's feet. When the wind gets up the whole house creaks like a ship.
I sleep in two shifts since the twins. I'm so tired I put the milk in the oven. My ribs ache, my wrists ache, I've eaten nothing but toast crusts for three days, and there's washing on every door.
They've cut my hours and I'm working out what we can live without. Phone, meat, the swimming. You look around the room and everything has a price on it, even the sofa, even the rug.
The smell of gas woke me. I got everyone out on the pavement in their night things and stood counting heads. The engineer said another hour. I can't stop thinking, another hour.
My blood sugar was low on the train and I couldn't make my fingers open the wrapper. Everything went grey and far off. A woman put a boiled sweet in my mouth. I must carry more food.
I keep the tank above half now. Since the fires I keep the papers in a box by the door, and shoes for everyone, and water in the boot. My wife says it's morbid. I sleep better.
I finally bought a proper mattress after nine years on the old futon. My hips don't hurt when I wake up. It cost as much as a small car but I lie there feeling held up from underneath.
The house I grew up in had no lock on the bathroom. I think that's why I need so many now. I go round at night like a warden, rattling handles, and only when all is shut do my shoulders come down.
Chest pains on the escalator. I held the rail and counted. They wired me up and said it was probably muscular, go home and rest, but I can hear my own pulse in the pillow now.
We dug the potatoes today, four sacks. Dark soil right up to my elbows, worms, that smell. We've got them in the cellar under straw. Whatever else happens this winter there'll be something to put in the pot.
I've had the cough six weeks. It comes up from the soles of my feet. The steroid makes my hands tremble so I can't thread a needle, and I sleep sitting up in the chair with the window open.
Nobody tells you how much money it takes to be poor. The small pack costs more, the meter costs more, the bus costs more than the season ticket I can't afford. I walk and my shoes wear out.
First night in the flat with no furniture, just me and a lamp on the floor. Chips out of the paper. I went round touching the walls. Mine for a year at least, nobody can make me leave before next June.
I was in the sea further than I thought and my legs cramped. It's quick, how quick you stop being a person with plans. I got my toes on sand and crawled up and lay there hugging the pebbles.
My grandmother taught us never to be without salt, matches and rice. I stood in the aisle today with the shelves half empty and put three bags in the trolley without thinking. It's in the bones.
The roof tarp tore off in the night and it rained on the beds. We dragged everything to one corner. My husband held the torch in his teeth. In the morning we ate cold rice and looked up at the sky through the rafters.
I'm forty and I've begun to listen to my knees on the stairs. I warm up before getting out of bed, like an old van. Eat the greens, take the iron, go to bed at ten. It's the only body I'm getting.
The security guard job is twelve hours of standing. I know every sound that building makes. I eat my rice at three, walk the floors, try the doors. I get home when the kids leave for school and sleep with a towel over the window.
Got the all clear on the house insurance finally. After the flood I'd wake up at every shower of rain and go down with a torch to look at the floor. They're putting the kitchen back in on Monday. A floor, I'll have a floor.
I hurt my shoulder lifting my dad out of the bath. Between us we have one good pair of arms. There's a hoist on the list, eighteen weeks. I put a cushion under him and a heat pack on me.
The storm took the power at six. We've a gas ring and candles and a tin of peaches. The dog won't leave my legs. Every so often a branch comes down on the tin roof and we both jump.
I was allergic to something in the sauce. Lips first, then my throat. I could see people's faces change. It took about a minute to get the pen out of my bag, and my thigh is still purple from it.
I've been living on the boat since the divorce. It's dry mostly. You think about water, gas, and diesel, and where you can tie up. In the night the ropes groan and I put my hand on the hull.
The mould is back on the baby's wall, and the council say open a window. It's minus two. I've got the cot in our room against the radiator, and I lie awake listening to that little rattle in his breathing.
I went for a checkup after putting it off two years. Weight, height, blood pressure, they pricked my finger. All fine, he said. I walked out into the car park on my two fine legs and bought a pork pie.
Every month I put ten pounds in the biscuit tin. It's for if the worst happens. My mum had a tin. I don't know what worst I mean, just that when I lift it and it's heavy I can breathe out.
My wife's job ends in March. We're not saying the word house yet. We have stopped buying fish. At night I do the same sum over in the dark, what comes in, what goes out, how many months.
They've put me in a bay with five others and a window. Drip in one arm. I can't eat until the wind comes back, which is all they ask about. I lie here and listen to my stomach like a man at a keyhole.
I split my thumb open on the tin lid and there was so much blood I had to sit on the floor. Held it up above my heart like they taught us. Six stitches. It throbs when I lie down.
We have two rooms for six people and a stove. My brother sleeps by the door because he is the biggest. When there are shots we lie on the floor under the level of the window, and my mother passes the bread along.
Nine hours at the border and then a hall with camp beds. Somebody gave me a toothbrush. I slept with my shoes tied to my wrist and my bag under my knees. In the morning there was hot tea, and I held the cup till it was cold.
My periods stopped at forty four and now I'm hot, then cold, then hot. I throw the covers off. I've a fan by the bed and a spare nightie, and my joints creak like a gate. It's like living in a house with faulty wiring.
Put the winter duvet on. Bled the radiators, cleared the gutters, got the flue swept. I like this bit of the year, going round with a screwdriver making everything tight. There's stock in the freezer. Let it come.
I'm scared of going to sleep because of the apnoea. She says I stop, she counts, and then I gasp. The machine comes on Thursday. Till then she lies there with her hand flat on my ribs.
`;

/** Desire, creativity, emotion. */
const sacral = `
I can't stop thinking about the barista with the rolled up sleeves. I ordered a second coffee I didn't want just to watch his hands. I've got a husband and a mortgage and a blush that won't go down.
Bought tubes of paint for the first time since school. Didn't make a picture of anything, just dragged blue into orange until it went the colour of a bruise, then pink over that, and an hour had gone.
I cried at an advert for gravy. Then I laughed at myself for crying, and then I was furious about the bins. I don't know what's got into me, it's like weather in there.
We danced in the kitchen to that awful song, me in my socks, him with the spatula, and he pulled me in by the belt loops. The pasta boiled over. We let it.
I ate the whole punnet of cherries in the bath with the window open. Spat the stones at the soap dish. Red fingers, red water. I can't remember when I last did a thing only because it felt good.
My sister has that easy way with men and I sit there like a plank. I watched her touch his sleeve while she laughed and I wanted to tip the wine in her lap.
Tried on a red dress that I have no occasion for. It moved when I moved. I stood there turning in the changing room like a girl, and the assistant said ooh, and I bought it.
There's a smell when it rains on hot pavement that makes me want to kiss somebody. Anybody. I opened every window and stood in my vest and breathed it in like a drunk.
The band let me sit in on bass last night. I missed half the changes but there was a minute where the drummer and I locked eyes and it went right through my hips. I came home buzzing and couldn't sleep.
I made a cake with no recipe, threw in rosewater and pistachios and too much butter, and licked the bowl clean. It sank in the middle. I filled the hole with cream and ate it with my hands.
He texts me in the middle of the day, nothing, a photo of a sandwich, and my whole stomach flips over. I'm forty three. I put the phone face down and then turn it over again.
I got so angry in the supermarket I had to leave the trolley. Nobody had done anything. It just came up from my belly like hot milk. In the car I screamed with the windows shut and then I felt lovely.
My little one mixes all the play dough together until it's brown and I used to mind. Today I sat on the floor and squashed it through my fingers with her, and we made worms, and hats for worms.
We had the windows open and you could hear the party three gardens down. Somebody's laugh, glasses, a slow song. I wanted to climb over all the fences in my bare feet and be twenty five.
The way she peels an orange, all in one go, and sucks her thumb after. We're only friends. I've started buying oranges.
I was flat for weeks, nothing tasted of anything. Then this morning I put chilli oil on my eggs and my eyes ran and my nose ran and it was like someone had turned the colour back up.
I've written eleven poems since Monday. They're filthy. They're about a plumber. I write them on the bus and I have to cover the page with my arm.
My skin is so hungry. It isn't even about sex, it's the hairdresser washing my hair and her thumbs behind my ears, and I nearly groaned out loud, and I tipped her far too much.
I swing from adoring him to wanting to throw his shoes out of the window. Yesterday it was both inside an hour. He said are you all right and I burst into tears over a colander.
We went in the lake with nothing on, four of us, at midnight, giggling like schoolgirls. The water was like silk. My nipples could have cut glass. I'd forgotten I had a body that was for anything but carrying things.
I bought yarn because of the colour, that green, like the inside of a lime. I don't knit. It's in a bowl on the table and I put my face in it when I walk past.
Started a story about a woman who runs a bakery and has an affair with the miller and it is running away with me. I burned the rice twice. I keep hearing what they'd say to each other and I go pink.
He plays the cello upstairs at night and it comes through the floor into the backs of my legs. I lie there on purpose. I've never seen his face. I have decided that he has nice wrists.
I'm jealous of the baby. There, I've said it. The way he buries his nose in her neck, the way he used to with me. I'm eaten up with it and I'm ashamed and I'm still eaten up.
Pottery class, wet clay up to the elbows, and the thing on the wheel kept rising and wobbling like it was alive. Mine collapsed. It was the best feeling, that slippery collapse. I laughed until I had a stitch.
It was so hot we dragged the mattress onto the roof terrace. Peaches, ice, his leg across mine. A radio was going somewhere below, and the whole city smelled of jasmine and drains.
I wanted the second slice and I had the second slice, and the third. Salted caramel. It stuck to my teeth and I shut my eyes. Why do I ever say no thank you.
I said yes to a date. He's bringing wine, I'm doing mussels. I've shaved my legs for the first time since Easter and I keep changing the sheets and then laughing at myself for changing the sheets.
The choir of frogs, the honeysuckle, that thick warm dusk. I had such an ache. Not sad. A wanting with no name on it, all up my arms. I picked a rose and bit it.
I've gone off him, just like that. Last week I could've eaten him with a spoon, and today the way he breathes makes my teeth itch. I'm a horrible person with a very unreliable heart.
I dyed my hair plum. It's on the towels, the tiles, the dog. My daughter screamed, my mother went silent. I keep catching it in shop windows and feeling wicked.
We used to finger paint at nursery where I work and I never joined in. Today Ayo pressed his yellow hand on my apron, so I pressed my blue one on the wall. In ten minutes we'd done the whole corridor.
There's a dancer in the class, sixty at least, with a big soft belly, and she rolls it like the sea. I couldn't look away. I went home and put on the record and took my top off and tried.
I'm in a filthy mood. I've snapped at everyone, I hate my clothes, the weather, the neighbours' wind chimes. I want something and I don't know what. Salt? A fight? Somebody's mouth?
He brushed past me in the corridor and his sleeve touched my wrist. That's it, that's the whole event. I've been walking about with that wrist all day as if it were made of glass.
Carnival. Feathers, sweat, whistles, that bass in your breastbone. I'd glitter in my teeth. A stranger painted my back blue with her hands and we danced till the lorry stopped.
I've begun to draw again on the train. Necks mostly, and the way hands hold things. There's a man with a beard like a hedge and I got the curve of his lip exactly, and I felt I'd stolen something.
I lick the lid of the yoghurt. I eat honey off the knife. My mother says I was always a greedy child, and I thought well, and why shouldn't I have been.
She wore that scent again. I had to leave the lift on the wrong floor. My cheeks were burning, and I stood by the fire extinguisher fanning myself with the fire instructions.
It all came up in the sauna for some reason. Sweat and tears at once, couldn't tell which was which. I sobbed into a towel for ten minutes and then went in the plunge pool and shrieked.
I spent the evening making lanterns out of tissue, crimson and gold and tangerine, with glue on my knees. No reason. There isn't a party. I lit them all and put on a samba and poured myself a rum.
We had a furious row about nothing and then, well. The neighbours must think we're mad. There's a broken lamp and one of my earrings is in the fruit bowl.
The first asparagus. Butter running down my chin, salt flakes. My eyes rolled back in my head like a shark. He laughed and wiped my chin with his thumb and left it there a second too long.
I miss being looked at. I walked past the building site in my good jeans and nobody whistled, and I was cross that I was cross. Then an old boy on a bench tipped his hat, and I floated home.
I improvise at the keyboard when they're all out. I don't know what I'm doing, it's all wrong notes and thunder, but I come away loose in the shoulders and pink in the face like I've been up to something.
I've got a crush on the vet. I take the cat in for nothing. He has those forearms, and he talks to her so softly, and I stand there holding the carrier and thinking about being a cat.
Up at two with the window open, restless, all itch and moon. I put on lipstick for nobody. I danced in the dark with the curtain. Then I ate cold noodles from the box standing up, and they were glorious.
Mum said don't be so emotional and I felt it rise like a kettle. I feel things! I feel all of it, the adverts, the pigeons, the sad man in the paper shop. I slammed out and bawled along the canal and it was almost delicious.
The fabric stall had a bolt of silk the colour of apricots, and I couldn't help it, I put it to my cheek. I've no sewing machine. Two metres, wrapped in newspaper. It's on my pillow.
He cooks like he's flirting with the pan. A bit of this, a shake, a taste off the spoon, and then he holds the spoon out to me. I've never been so interested in lentils.
We made up a whole puppet show from odd gloves and I did the voices till I was hoarse. A wicked oven mitt. A lovesick sock. The kids were screaming. I don't know where it comes from, it just bubbles up.
I'm sick of beige. I've painted the bathroom flamingo. I did it at midnight with the music up, in my knickers, singing, and I've got a pink footprint on the landing that I'm keeping.
We kissed outside the chip shop in the drizzle. Vinegar and rain. I'm on the night bus with my lips tingling and a stupid grin, and my tights are laddered, and I'd like to do it all again, slower.
I have been low and itchy all week, as though there's something in me wanting out and no door. Then I sat at the wheel of the old singing bowl of a sewing machine and made a ridiculous coat, orange fur, and felt human.
It's the last hot evening. Wasps in the jam, bare shoulders everywhere, somebody's guitar. I felt so full of longing I could've lain down on the grass and rolled.
I want him and I don't like him. It's that simple. He's rude to waiters. And when he leaned over to get the salt I smelled his neck and my knees went.
I laughed so hard in yoga that I had to go out. Just the word buttock. Then in the corridor it turned into crying, and a woman gave me a tissue, and then we were both laughing again.
I cut up old magazines and made a woman with a pineapple head and wings and no shoes. It's the best thing on my wall. I was completely happy, tongue out, glue in my fringe, like I was six.
There's a pastry in the window on Rue something, with figs and a shine on it, and I walk past twice a day to look. Today I went in. I ate it on a bench in the sun with my eyes shut and sugar on my coat.
The massage was a birthday present and I was dreading it. Then the warm oil, and she leaned her weight into my shoulders, and a noise came out of me. I felt every inch of my skin. I went home rosy as a ham.
She's in every song. I turn the radio on, and there she is, the liar. I've played the same track nineteen times, I've cried, I've danced, I've eaten a family trifle. I think I'm enjoying it.
I flirted with the man at the key counter. I'm seventy four. He said that's a dangerous smile, and I said it's had practice. I've had a spring in me all afternoon, and I bought a peach.
Everything makes me cross and weepy, and then there's a blackbird and I'm in raptures. I told the doctor. She asked are you getting enough sleep, and I said I'm getting enough of everything, that's the problem, it's pouring in.
My boyfriend wore my kimono to make the coffee and I looked at him in it, the pink sleeve, the hairy arm, and the want came up so fast I spilled the milk.
I put on the drums app and battered the table with two spoons until the cat left home. I was so full of something. Rage maybe, or spring. Now my palms are red and I'm starving and everything is funny.
`;

/** Will, power, identity. */
const solar = `
I handed the form back and said I would not be signing it. He looked at me over his glasses. I've worked here twelve years and I have never once seen him have to wait for anyone, and he waited.
Six weeks of getting up at half five to run before work. I hate it each time until about the second mile. I've told nobody. I want to find out if I'm a person who can.
They keep calling me by my husband's name at the school and I corrected them today, all three of them, politely, twice. I felt ten feet tall in the corridor.
I asked for the raise. I had the figures on a card. She said let me think about it and I said I'd like an answer by Friday, and then I shut up and let it sit there.
Came second. Second! To a girl who started last year. I shook her hand and went to the toilets and kicked the bin. Training starts again Monday at six and I'm going to be first in the hall.
I've always been the helpful one. Someone needs a lift, they ring me. On Sunday my cousin rang and I said I can't, and I didn't give a reason. I sat there with my heart hammering and I didn't ring back.
Gave up sugar for thirty days, then did thirty more because I could. It isn't about the sugar. I wanted to see who was running the place.
The kids on the bus took my hat again so today I stood in the aisle and held my hand out. I didn't shout. The whole top deck went quiet. He gave it back. He actually gave it back.
I don't know what I am now that I'm not the breadwinner. I dropped the kids off and stood in the playground in my good coat. For fifteen years I had a desk and a title and people stood up.
My mother wanted a doctor. My father wanted a doctor. I've filled in the form for the fire service and it's in the post and I'm not discussing it.
I fired someone for the first time today. I hadn't slept. I did it straight, I didn't hide behind the company, I looked at him. It's a horrible power and I have it now.
She moved my desk while I was on leave. No email, nothing. I picked up my end and moved it back by the window, on my own, in front of the whole office, and sat down and opened my post.
Passed on the fourth attempt. The examiner said you've got the nerve of the devil and I said yes I have. I drove myself home with the plates off and the windows down.
Every family dinner my uncle asks when I'm getting a real job. This time I put my fork down and told him what I earned last year. He choked. I shouldn't have enjoyed it as much as I did.
I was so scared of the diving board as a kid and I'm forty now and I went up. The whole ladder. My legs were water. I counted to three, and on three I jumped, I didn't wait for four.
The new manager is twenty six and calls me buddy. I know where every valve in that plant is. I'm going to give him until Christmas and then I'm going to put in for his job.
I'm trying to work out which of my opinions are mine. I took a page and wrote what Dad would say on the left and what I'd say on the right. The right side has four lines. It's a start.
He told me I'd never manage alone. So I learned to bleed a brake, file a tax return and reverse a trailer. I keep a list. It's not for him any more. All right, a bit.
Lost the vote by two. I could feel them not looking at me. I've been chair for nine years, I know what they say, too pushy. Well somebody had to push. I'll stand again.
I told the coach I wanted to be captain. Just like that, I knocked on his door. My ears were burning. He said what took you so long.
For my fiftieth I climbed it. Everyone said take the train. My lungs were on fire at the last ridge and I thought about turning round, and I thought no, you always turn round.
I said the price and I didn't drop it. He did all the tricks, the sigh, the walking away. I drank my tea. He came back. It's the first time I've been paid what it's worth.
There was a sign up sheet for the debate and I wrote my name at the top in capitals before I could talk myself out of it. Now I've got nine days to become someone who does that.
I've been the sick one in our family since I was four and I let it decide everything. Today I booked the ticket. Alone, two weeks, my own insurance. My mother has taken to her bed.
I slammed the laptop and walked out of the call. I'm not proud of it. Actually I am. He'd been at it for forty minutes as if I was a child, and I run that department.
Push ups. I couldn't do one in January. I can do twenty two. I've got little hard lines in my arms and I look at them in the shop windows like they belong to a thug.
My daughter has started saying I do it MYSELF with the shoes, the zip, the spoon. It takes twenty minutes to leave the house. I look at that chin and I think good, keep it.
I was known as the quiet lad and then I broke his nose. I'm not saying it was right. But nobody's touched my locker since, and I walk down the middle of the corridor.
I put my name over the shop. Not and Sons, not the old name, mine. The signwriter asked how big, and I said so they can read it from the bus.
I've done the sums, I've made the plan, I've told the bank. In March I leave. I keep looking round the office at the plants and the lanyards, and I feel like a man with a knife in his boot.
The instructor shouts and I used to crumble when anyone shouted. Today I shouted back the answer, right, loud, and she nodded and moved on to the next one. I carried my pack the last four miles without stopping.
I've been in charge of the stall for a week and takings are up by a third. I moved the fruit to the front. I told the lads no phones. They moan, but they do it, and I like the sound of my own orders.
It's the way he explains my own report to me. Slowly. I waited until he'd finished and then I said, yes, I wrote that. You could have heard a pin. I'm done making it easy for him.
I chose the colour, I chose the date, I chose the bloody font. For once nobody else got a vote. It's my business and if it fails it'll be my failure and I'll have that too.
I don't drink any more. People want a reason and I've stopped supplying one. I just put my hand over the glass. Two hundred and six days. My hand knows how to do it on its own now.
My whole life I've been Big Steve's little brother. I went for the job in Leeds where nobody's met him. On the first day they asked what I like to be called and I had to think.
Rejected again. Eleven. I've pinned them all up over the desk like scalps, and I've sent it out to a twelfth. They're going to get tired before I do.
The doctor talked to my daughter instead of me, over my head, does she take sugar. I banged my stick on the floor. I said young man, I ran a shipyard, you may address me.
I stood on the start line shaking. All those legs. I'd told myself, just don't be last. At the hill I went past one, then three, then a club runner, and something in me growled.
I've decided I'm not going to the wedding. I've told them. There's been a storm of calls. I'm sitting here with my feet up and I haven't changed my mind once.
When my dad was ill I took over the ordering and found out I was good. He's better now and wants it back, and I've told him half. We shook on it. He squeezed hard, and I squeezed harder.
The thing about being the only woman on site is they wait for you to drop something. I carry two bags at a time. I've got shoulders now. This morning the foreman asked me which way I'd do it.
I signed up for the exam I failed at nineteen. Flash cards on the fridge, on the mirror, in the car. I'm not stupid. I let one teacher tell me that, and I believed him for thirty years.
I told my mother in law that in my house the children choose what they wear. She went white. I said it pleasantly. I have been working up to that sentence since 2011.
They handed me the whistle and said your team now. Fifteen boys, all elbows. I made them run until they hated me, then I ran with them. We lost nine nil. We will not lose nine nil again.
I'm sick of being grateful. I earned that place. I sat the same paper. When he said lucky girl I said luck had nothing to do with it, and went on eating my sandwich.
I kept my promise. That's the headline. I said I would go every day for a month and I went every day for a month, flu and all. I've never been able to believe a word I said before.
At the border of sixty I find I don't care what they think of my hair. I cut it off. I wear the boots. I take up the whole armrest. It's as if somebody gave me back the keys.
I played him at table tennis for the first time since he left. I wanted to win so badly I could taste metal. Twenty one nineteen. I didn't let him see my hands afterwards.
I wrote it on the whiteboard: we're doing it my way this time. I've watched three managers break this line. I took the whole shift through it, step by step, and by the end they were asking me things.
I've stopped explaining myself in emails. No just, no sorry to bother you. It feels like walking about without a coat. People answer faster.
The prefect badge is only a bit of tin. But when I pinned it on I stood different. I told two year nines to pick that up and they picked it up.
My ex says I'm selfish now. I'm having the spare room as a study. I'm learning Russian. I spend my own wages. If that's selfish then I'm going to be outstanding at it.
I'm not sure I like the man who gets his way in meetings. He has my face. I beat them all down today, I was right, I won, and I drove home feeling like a bully with a good haircut.
I did the presentation standing up. No notes. My voice wobbled for a minute, then I planted my feet and thought, you know more about drains than anyone in this room. I owned it.
Three of them said it couldn't be done in a week. That was all I needed. I cancelled everything, I slept at the unit, and on Sunday at midnight I signed it off with my own pen.
I went back to the shop with the broken fan and the receipt. The old me would have kept it in a cupboard. I said I'd wait for the manager. I waited, I got every penny.
My father raised his hand, and I caught his wrist. I'm taller than him. We stood like that. I didn't hurt him. I just held it there till he understood it was finished.
Who would I be without the uniform. I've two months left. I've been Sergeant since I was twenty eight. I said my first name aloud in the shower and it sounded like a boy I used to know.
I turned off the sat nav and found it on my own. It's stupid what makes you proud. I got lost twice, I swore, I refused to ring him, and I parked right outside.
The gym teacher put me in goal because I'm big. I'm sick of being put. I said I'm playing up front, and she laughed, and I walked up front and stood there.
I've set an alarm, a target and a fine. A thousand words before breakfast or I give a tenner to the party I hate. Day eight. I haven't paid a penny. I'm a tyrant and it's working.
They said the council never listens so I went. I'd a folder. I spoke for my three minutes, and when the bell went I kept standing. They've agreed to look at the crossing. I'm going back until they do more than look.
I haven't raised my hand in a seminar all year. Today I thought, he's wrong, and I've read the book, and up it went. I don't know who that was. I'd like to meet her again.
`;

/** Love, grief, connection. */
const heart = `
I still buy the marmalade he liked. I don't eat marmalade. It's at the back of the shelf with last year's, and I can't be the one to say there's no one to eat it.
My daughter came in at six with her cold feet and put them on my legs. She said you're warm like toast. I lay there not moving, because she's nine and she won't do it much longer.
I rang my brother. Four years. He said is that you, and then neither of us could get anything out, and I could hear his kettle boiling in that kitchen I've never seen.
She forgets my name now but when I come in her whole face lifts. We hold hands and watch the birds. She said you're somebody nice, aren't you, and I said I try to be, Mum.
We put the dog's bed in the shed because I couldn't see it and couldn't throw it out. I still save the crust. I stood there this morning with the crust in my hand.
There were eleven of us round a table meant for six. Everyone brought something. Old Josef fell asleep against my shoulder, and nobody wanted to be first to get their coat.
My neighbour's wife died in March. I don't know what to say to him so I do his bins. On Friday there was a jar of plums on my step with no note.
I watched him at the school gate pretending not to look for me. Then he saw me and forgot to be cool. He ran. His bag was hitting the backs of his legs.
I found her recipe for stuffed peppers, in her writing, with a grease spot. At the bottom she had put double for when the boys are home. I made the double. I gave half to next door.
He cut my toenails because I can't reach them since the operation. Fifty one years married. He put his glasses on and held each foot like a cup. Neither of us said anything about it.
The house is so quiet since she left for college. I go and sit on her bed. There's a sock behind the door and I can't pick it up.
I was foul to my mother at nineteen and I've been sorry for thirty years. Today I told her in the car park of the garden centre. She patted my knee and said, oh love, I'd forgotten all about it.
My best friend has moved to the other side of the world. I go past her old door on purpose. We send each other photos of our breakfasts, and I have hers while I have mine.
A boy in my class gave me his gloves at playtime because I had none. He said he had pockets. I'm fifty six, I teach in that school now, and I still look for who hasn't any gloves.
I held him for twenty minutes. They let us have that. He had my father's ears. His sister knows about him, we light one each October, and she says goodnight to him by name.
We've not slept in the same bed since the summer. Last night I heard him crying through the wall. I went in and lay down behind him, over the blankets, and put my arm across.
The old lady at the bus stop always tells me about her cat. Today she wasn't there. I got as far as the second stop, and got off and walked back to knock on doors.
I keep her voicemail. It's only don't forget the milk. I've paid three pounds a month for a dead phone for two years so that I can hear her say don't forget the milk.
My stepson left a drawing on my pillow. Five people, and I'm one of them, with my name over my head and enormous hands. He has never called me anything. I've put it in my wallet.
Dad's in the hospice and I read him the football. He can't follow it. He squeezes when it's his team. I read him last season's, the good one, and he squeezed all the way through.
I thought I hated her for leaving him. Then I saw her at the chemist's, so thin, with his old scarf on. We stood there holding on to each other next to the plasters.
My gran raised six and buried two and never said a hard word. When I sit with her shelling peas I feel my whole chest come undone. She gives me the biggest pods.
He waited up. I'd said not to. The porch light was on and he'd fallen asleep in the chair with the cat on him and a plate covered over for me in the oven.
I sat with the lad who had overdosed until his mum got there. I didn't know him. I told him about my garden. She took my face between her hands, this stranger, and kissed me.
We scattered him off the pier where he'd proposed. The wind brought half of it back on to us. We laughed until we were holding each other up, all his daughters, covered in Dad.
I've been a widow for a year today. I took two chairs out on to the balcony like always. I put my feet up on his.
My son's friend has nobody at home so he eats with us Tuesdays and now Thursdays. I've bought him a mug. He turned it round and round in his hands and asked if it stays here.
She let me wash her hair. Eighty eight pounds of her, in the basin, with a jug. She shut her eyes. I used to be so frightened of her, and now I was holding her whole head in one hand.
I miss the sound of three of them fighting over the bathroom. I miss being needed for the stupid things, the PE kit, the nits. I ring with questions I know the answer to.
He asked how I was and he really wanted to know. I said fine and he waited. Then I cried on his cardigan for half an hour, and he smelled of woodsmoke and dog, and he didn't once look at the time.
Our adoption day. She came with a bin bag and a rabbit with one ear. Six years ago today. We have pancakes. The rabbit gets a pancake.
I see an old couple every morning on the front, and he does up her top button. That's all. He does up her top button and she looks at him. I walk behind them the whole way.
My husband has started loving the garden since the diagnosis. I hate the garden. I kneel next to him anyway, passing him things, looking at the back of his neck.
They put my granddaughter in my arms and she opened one eye. I'd thought I was done, that I had used it all up on the first lot. It all came back in through the same door.
I couldn't forgive him alive. I'm trying now. I take flowers, I sit there, I tell him about the boys. Last week I wiped the bird mess off his name with my sleeve and it felt like a start.
We were four girls in one room in a foreign city, and when one of us had a cold we all had a cold. I was at a wedding today with all of them. We danced in a ring with our shoes off and I thought, my sisters.
The postman noticed she hadn't taken her milk in. That's who saved her, the postman. He visits her now on his day off, and she's knitting him something shapeless.
My boy doesn't like to be touched. It's how he's made. Tonight he leaned his forehead against my arm, for a second, like a horse, and went back to his trains.
I gave my kidney to my sister and everyone says brave. It was no braver than passing her a plate. She's got pink in her cheeks. She calls it Susan.
First Christmas without her. I laid six places. No one said anything. My brother got up and moved his own chair over into the gap, and we all shuffled along.
I write to him in prison every Sunday. He was a sweet child. I put in a leaf or the dog's latest. He writes back about the bird on his sill, and I can feel him coming back to us, a bit at a time.
After the row she made me a sandwich and cut it the way I like. Neither of us is any good at sorry. I ate every crumb. I washed the plate and hers too.
Her hand in the ambulance. It's so small, it had a plaster with a giraffe on it. I'd have climbed inside her skin. I sang the frog song until they opened the doors.
The goat had two and rejected the little one. I've got it in my coat. It sucks my collar. I'm not a soft man, and I've named it, and I've told the wife it's only until Sunday.
I lost my best mate to a motorbike at twenty. I'm sixty now and I still tell him things. When my girl got married I saved a chair with his cap on it.
We are both too old for this, he said, and took my arm on the icy bit. And we just never let go again, all the way past the church and the shops and up to my gate.
My ex brought the kids back and he'd plaited her hair. Badly. He'd learned it off a video. I stood in the doorway looking at that wonky plait, and whatever I've been carrying about him slipped a bit.
The ward sister drew the curtain and left me with her. I combed her hair. I told her who'd rung. I put her slippers side by side under the bed the way she does.
Every Wednesday nine of us sit in a cold hall and nobody has to explain. Somebody says his name, somebody passes the biscuits. I drive home feeling I have been carried.
I saw my mother in the way I tucked him in. The same two pats. I hadn't known I'd kept them.
My father never hugged anyone. He'd check your tyres. I've been driving for eleven years on his tyres. At the funeral a man I'd never met told me he used to talk about me all day long.
She's leaving me and I still warmed the car for her. You can't just stop. I scraped her windscreen, I stood there in my slippers and watched her lights go down the hill.
Someone has left a coat on the bench by the canal with a note: if you are cold it's yours. I sat next to it for a while. I felt less alone than I have since I came to this country.
The twins sleep with their foreheads touching. If you move one, the other stirs. I stand there every night longer than I need to with the washing in my arms.
I drove three hours to sit in her kitchen for one. She's had bad news. We didn't talk about it. She made eggs, and I dried up, and on the step she held on to my coat by the lapels.
The baby next door cries at night, and I'm not annoyed. I'm eighty. I lie there and think, I'm awake too, little one. I'd come round and walk you up and down if they'd let me.
I kept his coat and I wear it to do the hens. There was a toffee in the pocket. I've left it where it is, and when I put my hand in I hold it.
We fell out over money and she died before we'd mended it. Now there's nobody to say it to. I've been going to see her boys. I take them for chips. They've both got her laugh.
My little brother rang to say it's a girl and could he give her my name. I had to hold the phone against my jumper. I could hear him saying hello, hello, are you there.
All those years I thought my stepmother put up with me. Today I cleared her desk and there's a folder. Every school report, every card I made. My first tooth, in an envelope, with the date.
I volunteer at the shelter on Mondays. There's an old lurcher nobody wants, and he puts his whole weight against my leg. We stand there. We're both a bit bald. I think I'm going to bring him home.
He can't say I love you, my grandad. He says have you eaten. He says ring when you're in. I rang when I was in and he said good, and stayed on the line.
We had the same dinner we had the night we met, in the same place, and the waiter's the son of the old waiter. She put her hand across the table, palm up. Thirty eight years. I took it.
I'm the last one who remembers all of them. I say the names over while I peel the potatoes: Ada, Rose, little Tom, Aunt Bee. It keeps them company. Or me.
`;

/** Truth, silence, expression. */
const throat = `
I had the whole speech ready. I'd practised it in the car with the radio off. Then she opened the door smiling and I said the traffic was terrible, and that was it, that was all I said all night.
My dad and I can only talk about the car. So I asked about the oil, and he told me about the oil, and underneath it we were both saying something else and neither of us had the words.
I typed it out, four paragraphs, and my thumb was over send. Then I deleted it from the bottom up, one letter at a time, till there was just Hi.
They asked if anyone had any concerns. I had concerns. I looked at my pen. On the way out Maria said I thought you were going to speak, and I said so did I.
I lost my voice on Monday, a real one, nothing but air. I've been writing on a pad. People finish my sentences for me, and they get them wrong and I have to let them.
I told him. At the lights, with the indicator going, I just said it: I don't love you, I haven't for a long time. The lights changed and somebody behind us hooted.
In my grandmother's language there's a word for the feeling after guests have gone. I tried to explain it at dinner. Every time I translate it, it gets smaller.
I've been saying I'm fine for so long that it comes out before they've finished asking. Today my boss said how are you, and I said actually not great. There was this gap. Neither of us knew the next line.
When I read the eulogy my voice did something I didn't know it could. It dropped right down. It was steady. I could hear each word land at the back of the room.
Nobody mentions my brother. There are photographs with a gap in them. At lunch I said his name, just in passing, and four forks stopped.
She lies so easily. Not big lies. She said she'd read the book and I knew she hadn't, and I nodded along, so that makes two of us.
I can't sing, I was told so when I was seven, mime dear. Last week I stood in the shed and sang the whole of a song at the lawnmower. It was flat. It was loud. It was mine.
The interpreter was late so I had to do it, me, twelve years old, telling my mother what the doctor said. I changed a word. I've never told her which word I changed.
I wrote a letter to the man who hit us. I've written it nine ways. The angry one, the short one. The honest one is only three lines and I keep taking it out and reading it aloud.
We had a rule of no talking after nine on the retreat, but it's not that kind of quiet at home. At home it's the quiet of people who'd shout if they started.
He asked me straight out was it you. I could feel the yes sitting on my tongue like a stone. I said no. He said good, he'd told them it wasn't.
I'm the only one at work who says the thing. Someone has to. This morning I said this isn't a restructure, it's sackings, call it sackings, and people looked at the carpet and then one by one they looked up.
My daughter doesn't speak at nursery. At home she never stops. The teacher thinks she can't. Today she whispered one word to the class hamster, and the whole room held its breath.
I have a stutter on my b's. My wife is called Barbara. I call her love. On our wedding day I had to say it in front of ninety people, and I said it, it took a while, and I said it.
I finally told my mother I don't believe any of it any more. I used the plain words. She asked me to say it again, in case she had misheard, so I had to say it twice.
Every morning I write three pages that nobody will read, and it's there that I hear myself. It's a different voice from the one that answers the phone. Ruder. It says what it thinks of the curtains.
I bit my tongue all through dinner. He was going on about foreigners. I'm married to one, she was passing him the peas. In the car she said you could have said something, and I had no answer to that either.
The call lasted eleven minutes and I must have said yes, no, of course, about forty times. When I hung up my jaw hurt. I'd agreed to something I still can't name.
I confessed to the broken window forty years late. I just knocked and told him. He's ninety. He said he'd blamed the Parker boy, and we both went quiet, because the Parker boy's dead.
Someone asked me what I do and I heard my own voice say I'm a writer. I've never said that. It rang a bit, like a glass.
We'd agreed not to tell the children. Then Lily asked at bath time, is Daddy coming back, and I opened my mouth and the agreed thing wouldn't come. I said I don't think so, sweet pea.
I read my poem at the open mic. Hands like leaves, paper going. I couldn't see anyone for the light. I got to the line about the shed and heard someone go mm.
My uncle did something when I was small and there's a family lunch on Sunday. Everybody says pass the bread. I've got the sentence. I've had it since I was nine, it's eight words long.
I answer in English when she talks to me in Tamil. I understand it all but my tongue won't do it, I sound like a baby. Today in the shop I asked her for salt in her own words and she put down the basket.
The complaint form has a box that says in your own words. I sat looking at that for an hour. Whose else would I use? And yet everything I put sounded like somebody in an office.
I tell a good story, ask anyone. The one about the goose and the vicar. It isn't true. It never was, I heard it on a train, and I've told it so long my wife thinks she was there.
The teenager talks to me when we're driving. Eyes front. I don't turn my head, I don't say much, I say hm. Yesterday she told me the real thing between the roundabout and the church.
I rang the helpline and couldn't speak. The woman said take your time, I'm here. We listened to each other breathe for six minutes. Then I said hello.
My choir does a thing where one of us holds the note while the others breathe. I'd always mouthed it. Last night I was the one still sounding, alone, for about two seconds, and I didn't die of it.
He sends voice messages, long ones, and I play them walking. I can't reply by voice. I record it and listen and I sound so false, I delete it and type ok great.
I said I was at the dentist. I was at the cinema on my own. It's a stupid thing to lie about. I've got to keep a numb face now till teatime.
They published my letter in the paper. They'd cut the last line, the one that said what I meant, so now it reads as if I agree. I've rung twice. I was on hold for half an hour, composing.
The silent treatment is on day four. He says excuse me when he needs the sink. I've started singing, just to have a noise in the house with a human in it.
I'm deaf in the left ear and I've nodded at things for years. God knows what I've agreed to. Today I said, out loud, in the meeting: I didn't hear that, please say it again. And she said it again. That's all that happened.
My grandfather was an informer. It's in the file, with his signature. My mother wants it left alone. I'm the one who writes the family newsletter and I've a blank page and a deadline.
I told the joke and nobody laughed and I explained the joke. I could hear myself explaining it. I wanted to reach out and pull the words back in like washing.
What I wanted to say was stay. What I said was text me when you get there. The coach door hissed.
She asked does this suit me, and I told her. We've been friends since we were five and I've always said lovely. She went very still and then she said, thank God, I hate it too.
It took me until fifty to say the word. Gay. To the dog first. Then to the mirror, then to my sister on the phone, and she said I know, pet, we've been waiting for you to tell us.
There's an email from legal saying we mustn't discuss it. So we talk about biscuits. Everyone's voice has gone up half a tone. I've started a diary, in pencil, with times.
I shouted at him in front of the whole platform. I don't shout. It came up rough like an engine that hasn't been started, and it was all true, every word, and I'd do it again.
I'm teaching my mother to use emojis since the stroke took her nouns. She sends me a fish, a sun and a boot. I rang to ask what it meant. She laughed, and then said, very clearly, Thursday.
On the phone to the bank I put on the voice. We all do it in our family, the posh one. My son heard me and said who was that. I didn't know what to tell him.
I gave evidence. They made me say it slowly, for the record, with the dates. He was looking at me the whole time. When I'd finished my mouth was so dry that my lips stuck together, but it's been said, it's written down.
My mother's letters never say anything. Weather, the hens, who died. I used to skim them. Now I read between the lines, and there's the whole of it, everything she would not put on paper.
I told the class the truth about why I left teaching the first time. You could hear the radiator. Then a lad at the back said thanks, miss, no one says that stuff.
He proposed on the big screen and I said yes, because sixty thousand people were listening. I've been trying to say the other thing ever since, at breakfast, at bedtime, in the car.
I talk to myself in the warehouse. Full arguments, both sides. I say all the things I should have said to Gary in 2009. A lad came round the aisle with a trolley and I pretended to be singing.
I wanted to say congratulations and it stuck. I coughed instead. She's my oldest friend and I stood there with my glass up and couldn't get one honest syllable out.
The neighbours hear everything so we learned to row in whispers. You'd be amazed at what you can say in a whisper. Last night I forgot and used my ordinary voice and it was like a plate smashing.
The priest said and is there anything else. There was. I've gone round it for thirty years. I said no Father, and he didn't say the words, he just waited there behind the grille.
I told my story to the young woman with the recorder. She didn't interrupt once. I heard myself say things in an order I'd never put them in. When she clicked it off I felt I'd been holding my breath since the war.
Half of what I say at work is noises. Absolutely. No worries. Going forward. I came home and said to the cat, in a normal voice, I don't want to do this any more. It was like hearing someone else come in.
We got the results and I said I'd tell her, and I've had three days. I've told her about the boiler, the parking, a film. She keeps looking at me. She knows that I'm talking round a hole.
I screamed in the car park at the top of the multi-storey. Nothing in particular, just a vowel. It came back off the cinema wall. I had no idea I'd one that big in me.
Mum rang to say your father wants a word. Then he came on and breathed, and asked about the weather, and handed me back. I think that was him saying sorry. I said apology accepted to the dial tone.
In the chat they were all laughing at her, and I put a laughing face as well. I could have typed anything. I've looked at that little yellow face all week.
I learned the sign for sorry today. You make a fist and rub it in a circle on your chest. I stood in front of my son and did it, and he looked at my hand for ages before he signed back.
I'm writing the caption for the museum. Fifty words. The donor would like me to leave out how they got it. I've done a version that's true and a version that isn't a lie, and there's the whole difference.
`;

/** Intuition, dreams, pattern. */
const thirdEye = `
I dreamt of my grandmother's kitchen again but all the cupboards were full of sand. She was counting something under her breath. When I woke I had the number in my mouth and then it went.
I don't know how I knew he wasn't coming. The phone hadn't rung. I was drying a cup and it just arrived, flat, like a fact, and I put the second plate away. He texted an hour after.
It's always the third year. I went through the old calendars. Every job, every flat, even the cat. Third spring, I start looking at the windows. It's April and this is three.
There was something about the way she said Thursday. I kept turning it over. Then on the bus it fell open: she'd said it before he'd told us the day.
I lost the keys and instead of looking I sat down and shut my eyes. I saw them, on a blue thing. It took me till lunch to think of the recycling crate. They were under the crate, on the blue lid.
All the women in our family leave at forty one. My aunt, her mother, a cousin in Brisbane. I laid out the dates on the table like patience. I'm thirty nine.
I can tell when the weather's about to break from how the cows stand. My neighbour has an app. We have a bet on. I'm up eleven pounds.
I thought I'd seen him on the platform and it couldn't be, he lives in Lisbon. Then the same coat on the bridge. Then that tune he used to whistle out of a shop. By evening I wasn't surprised to find his letter.
The nightmares stopped when I moved the mirror. I'm a chemist, I don't believe in that. I moved it back to test it and at three I was awake and soaked. It's in the loft now, facing the wall.
I was doing the crossword and not thinking at all, and between one clue and the next I understood my father. Why he counted the spoons. It was just there, like a drawing that turns from a vase to two faces.
I've started keeping a notebook by the bed. The sea is in it eleven times. Trains nine. I never once get on. In the margin I've put arrows, and the arrows all go to the same week in 1998.
Something's off with the new accountant. The figures add up. That's it, they add up too well, real numbers are a bit untidy. I can't take that to the board.
When I look at the night bus timetable I see a kind of plait. I told my sister and she said you always did that, when you were four you said the stairs were yellow. They are though, the number four is yellow.
I walked into the house we were viewing and thought, someone was unhappy in that back room. My wife loved it. The agent loved it. Afterwards a neighbour told us about the boy.
I imagined the whole conversation in the shower, word for word, what he'd say about the contract and the bit about his knee. At two o'clock he rang and said it. Even the knee.
The same fox, the same wall, a quarter past five. I've seen it four mornings out of five and on the fifth day my mother fell. I'm not saying anything. I'm only writing down the days.
I used to think my life was random. Then the therapist had me draw it as a line, and I could see it: every time someone praises me, I burn the thing down within a month.
There's a moment just before sleep where I hear a sentence. Not my voice. Last night it was the handle is on the inside. I've been trying doors all day in my mind.
I recognised the house from a dream I had at school. The green banister, the round window. I knew that there'd be a step down into the pantry and I put my foot out for it in the dark.
You learn to read a room when you grow up with a drinker. The weight of the keys on the table. I still do it. I knew the merger was dead from the way they had stacked the cups.
I had that thing again where I know what page the book will open at. My brother tested me. Seven out of ten. He's gone a bit quiet and shuffled it twice.
I keep seeing the word harbour. On a lorry, on a wine, in the crossword, on the back of a stranger's jacket. I've never lived near the sea. I looked up the jobs page this morning without meaning to.
It took me years to see that I choose the same man in a different hat. Different accents, different jobs. But they've all stood with their back to me at a window. All five, I can see the five windows.
The scan was clear, and I still knew. I asked them to look again, lower down. I said there, and put my finger on it. The radiographer stopped chewing.
What struck me was the gap. Everyone was looking at who was in the photo. I looked at the shadow on the grass, and there's one too many for the people standing.
I had the feeling that somebody was standing behind me in the archive, so I turned round, and on that shelf, at eye level, misfiled by eighty years, was the ledger I had been hunting since May.
I've worked on this proof for two months. Last night I dreamt about folding sheets with my mother, corner to corner, and I woke at four and wrote it down in pencil on the wall. You fold it. It folds.
Sometimes I can see the end of a film in the first minute, not the plot, just the colour of it. It's the same with people. I met her and thought, grey water. I married her anyhow.
There are days when everything rhymes. I drop a glass and on the news there's a glass factory. A boy calls out my name, and he's calling his dog. I don't know if it's the world or me.
I watched the two of them through the café window with the sound off. Without the words it was so clear. She was already gone. He was talking to where she had been.
I was convinced the number 9 was following me. I know the brain does that. I'd a bus, a hotel room, a raffle ticket. But it was bed nine they gave me, and I laughed out loud on the trolley.
My late aunt came and sat on the end of the bed and told me to check the blue teapot. In the morning I felt a fool. There were the deeds.
When I squint at my paintings I can see what's wrong. It's the same with the family. If I let it all go blurry at Christmas, I see how everyone leans away from Uncle Ray.
I said don't take the coast road and couldn't say why. He laughed. He took it anyway, and there was nothing, no slip, no accident. I was almost disappointed. Then on Tuesday the whole cliff went.
I've mapped where the calls come from, little pins, and if you stand back it makes a ring. There's nothing in the middle. I drove out there on Sunday to look at the nothing.
In the dream there's a corridor and I'm carrying a tray of water. I mustn't spill. I've had it before every exam, before the wedding, before the scan. I had it last night, and there's nothing in the diary.
The old chess books say see the whole board. I never could, I saw bits. Then at forty, in a park, against a drunk, it lit up. All the lines, at once, like a web with dew on it. I lost. But I saw it.
It's odd, I remember a holiday that nobody else does. A yellow boat, a man with one arm. I can smell the rope. My mother says we never went. I've started to wonder whose it is.
I noticed she only hums when she's hiding something. I've tested it. The biscuits, the vet's bill, the thing with Paul. This morning she hummed all the way through the washing up.
The hospital porter said there's one tonight, and I said who told you. He said nobody, it's how the corridor goes. He's never wrong. By morning it was the lady in four.
I think in maps. When I'm worried about money I see a delta, it splits and splits. When I'm in love there's one road. At the moment it's all contour lines and they are very close together.
I'd put it down to chance the first two times. When the third stopped clock was at ten to four as well I went and sat on the stairs. I'm not a fanciful person. I do payroll.
I can't explain it. I was buying shoelaces, and I thought of Anna from primary school, whom I hadn't thought of in thirty years, and I turned round and there was Anna, buying shoelaces.
You look at the data long enough and it begins to look back. Rainfall, wheat, riots. My supervisor says it's noise. But I shut my eyes and there it is, like the pattern on my nan's curtains, twisting.
I see myself from above when I'm tired. A woman with a mop, going round and round a small square of light. I think, oh, that's what it looks like. Then I'm back in with the bucket.
I knew the minute I picked up the cat that it was bad. She weighed the same. She felt the same. It was as if she'd already been put down somewhere else.
My son says what if we're in somebody's dream and they're about to wake up. He's seven. I said eat your beans. But I lay there till two, listening for an alarm clock.
I found the thread. It was in the receipts: the same petrol station, every second Friday, forty miles from anywhere he'd any business to be. I'd had them in a shoebox for years, I just hadn't looked at them side by side.
When the violin's going to break a string I get a taste of pennies. It's happened five times. I told the quartet. Now they look at me before the slow movement.
I remember the future wrong. I could have sworn we'd had this talk, here, at this table, with that wasp. I even know you're going to knock the salt. And he knocked the salt.
It's just an impression. The face, the file, the way the light fell on the desk. I said to the sergeant, dig under the shed. He said on what grounds. I said I don't have grounds, I have a cold feeling in my teeth.
I've been thinking about why I never finish books. It's always about sixty pages from the end. Same with degrees, same with Martin. I looked down at my plate and I'd left the last bite.
Two magpies, then a hearse, then the song off my mother's record. I'm a rational man. I rang the ward all the same. They said funny you should ring.
The doctor asked if I see things. Not things, I said, more how things are joined. Like today on the train I could see every person's string going off to somebody. I kept that to myself in the end.
In my head there's a room I go to think. It's got a round table and a skylight. Lately there's been another chair. I haven't put it there. I've been wondering who's coming.
I guessed the sex of all nine of my cousins' babies. I look at the mother's hands. With this one I look and I can't see anything, and I don't like it.
The river's wrong. I've walked it twenty years. The level's right, the colour's right, but the birds are all on the one bank. I told the warden, and he wrote down birds and smiled.
I've begun to suspect that the stories I tell about myself have holes in the same place. I go over them like a policeman. Where was I that summer? Everyone changes the subject at the same spot.
I see numbers before I do the sum. The answer's sort of leaning there in the corner and then I've to go and fetch the working. My maths teacher accused me of cheating. I couldn't tell her how.
Night after night the same train, and I'm in the wrong carriage, and someone I love's in the next one along. Last night for once the door wasn't locked. I stood there with my hand on it, thinking, and woke.
She said it was over with him and I believed the words, but there was a tiny delay. Like a call from abroad. I counted it. One and a half seconds, every time his name came up.
It came to me while I was peeling a potato: it isn't the job. It was never the job. I stood there with the peeler and saw the whole of the last ten years tip over like a tray and show its underneath.
I always get a pang at the corner of Hope Street. I've no memories there. I looked it up at last, and there used to be an orphanage. My grandfather never told us where he was before he was five.
I drew the plan of a house I'd never been in. Kitchen on the left, a blocked up door. I was nine. My mother went pale and put it on the fire. I've just been sent the photographs from the solicitor.
`;

/** Surrender, unity, transcendence. */
const crown = `
I turned the engine off in the middle of the lake and lay down in the boat. After a while I couldn't tell which was the sky. It wasn't that I was happy. There just wasn't anyone to be unhappy.
They lit the candles from one to the next until the whole church was lit and you couldn't see who had started it. I don't believe. I stood there with wax on my thumb and my face wet.
I'd been fighting the diagnosis like a bailiff. Then one morning I woke and it was simply so, like the colour of the wall. I lay and watched the curtain breathe and there was nothing that needed doing.
On the top of the pass the wind dropped. All that snow and not a sound. I took my hat off, I don't know why. It seemed rude to have a hat on.
I stopped praying for things. I sit in the back row with my coat on. It's like sitting beside someone who knows you, there isn't a need to talk.
When she'd gone the nurse opened the window to let her out. I looked at what was in the bed and it was only where she'd been living. The sky was very large and very pale, and she was in all of it.
The night the power went in the whole city you could see the Milky Way. We all came down into the street, in slippers, hundreds of us, heads back. Nobody filmed it. It was so quiet.
I was counting breaths and I lost count, and I lost who was counting. There was the fan and the dog barking and the breath, all going on by themselves. Then my foot itched and I was back, a bit sorry.
I floated on my back where the river meets the sea. You can't steer there. I'd spent the whole year steering. It took me out and round and set me down on the sandbar like a parcel.
For forty years I tried to be good. On the bench outside the hospital it came to me that nobody's keeping the list. I laughed so much that a pigeon left. I've been light as a bag ever since.
In the desert at night there's nothing to hold on to. I felt very small, smaller than sand, and it was the most enormous relief. All those stars, and none of them about me.
We stood round the grave and the mist came up the valley till you couldn't see who was next to you. Just coughs. It was as if we'd all gone with him a little way, and then it lifted.
I've let the house go. I've let the name go, the business, what they think. I sat on the step with one suitcase and the sun on my knees, and I thought, well, here I am, and I couldn't find what was missing.
The imam's voice comes over the roofs at five and I'm not a Muslim. I lie there in the dark between the notes. It's like a hand being passed over the whole city, and mine's one of the roofs.
There's a minute in the anaesthetic where you count down and at ninety six there's no one left to count. I think about it in the supermarket. It wasn't like sleep. It was like being poured back.
I gave the last of the bees back to the hill. I just took the lids off. I'd spent so long trying to keep them. They rose up in a rope of gold and I stood with my arms hanging down.
On the third day without food I went out at dawn and the grass was blazing. Every blade of it. I got down and put my forehead on the ground. I've no religion to put that in.
I was washing up. That's all, washing a cup, and it became so completely a cup. The water, the light in it, my hands, no gap anywhere. It can't have been more than a few seconds. I've been trying not to want it back.
My mother at the end didn't want the photographs or the priest. She wanted the window. She watched the clouds for two days like somebody at a railway station, and then she wasn't waiting.
It rained on all of us the same, the bride, the band, the drunk uncle, the police. Someone started to laugh and then four hundred people were standing in it with their arms out. I've never belonged to anything so big.
The whale came up beside us and its eye went over the boat, over me. It didn't want anything. I felt looked at by something that had been here before names. We drifted for an hour with the engine off and no one spoke.
I don't need to know any more. I used to lie there asking what it's for. Last night I was asking, and a moth came in and went round the lamp, and the question put itself down.
Twelve hours of sitting with the Quakers has taught me one thing, which is that the quiet's there first. We just come into it. Then a bus goes by, and that's in it too.
I put his ashes in the current and the current took them, no fuss, round the rock and on. I thought I'd grab. My hands stayed open. It's the same water that comes out of the tap.
On the plane above the storm there was that endless white floor and the sun on it. Somebody's baby laughed. I thought if we go down now it's all right. I wasn't being brave. It just would have been.
I had always thought I was inside my skin looking out. In the orchard, in the blossom, with the bees going, it turned inside out like a glove. I was in the tree. There was humming and it was no one's.
After the third relapse I gave up giving up. I said to whatever's there, you have it then. I was on the bathroom floor. It was as though somebody had been waiting for years for me to stop talking.
I've walked this shore since I was a boy. Now I can't remember what I came to the shop for, but I come here and the tide goes out and I don't mind what it takes. It'll bring something back, or it won't.
The monk swept the same bit of path that I'd just walked down. Leaves came down behind him as he swept. He saw me looking, and bowed, and went on sweeping. Something in my chest let go like a knot in wet string.
There were eight of us in the lift when it stuck and we sat on the floor and after an hour we were just breathing, all in time. A lawyer, a cleaner, a boy with a pizza. I've never felt so little need to be somebody.
Labour ward, four in the morning, fifteen years I've done it. When the head crowns there's a hush. It gets me each time. It isn't her or me or the child, it's something coming through that doesn't have a name badge.
I'm going blind slowly and I fought it with lamps. Now I sit on the porch at dusk and let it all run together, the hill and the cows and the sky. It's all one soft thing. It probably always was.
The eclipse lasted two minutes. The birds stopped. Grown men moaned. I forgot the camera, I forgot the children, I forgot I'd been cross. The light went out like a thought and there was a ring of fire with nothing in it.
Before the service begins there's an hour when I'm alone with the flowers. I don't do anything holy. I change the water. But the stillness leans in, and by the end I can't tell if I am cleaning the place or being cleaned.
I looked at the ant on my wrist and it seemed to me exactly as important as I was. No more and no less. I was late for work, and I let it cross.
My daughter asked where Grandad was now, and I said he's not anywhere, and she said or everywhere. She went on eating her toast. I had to sit down on the stairs with the sun coming through the banisters.
They sang in a language I don't have. Two hundred men, no instruments, in the rain. I stopped being a tourist at about the second verse. My throat was open and something was using it.
I was up the mast in a flat calm. Sea the same grey as the air, no line between. I hung there. The wanting to get there had gone, there was no there. I could have been a gull or a bit of rope.
I had a plan for my retirement and I watched it slide off the table. Money, health, the lot. What's strange is the mornings. I wake up and nothing's expected, and the light comes over the radiator as if it had been sent.
We fasted all day and at sunset the whole street put its tables out end to end. A thousand dates lifted at once. I didn't know anyone. I knew everyone.
I held the crystal bowl stick wrong for an hour. Then I gave up trying to get the note, and the note came. It went up through the top of my head like a thread being pulled. I cried, I don't know what for.
Nothing I've built will last. I used to find that unbearable. Today on the beach I watched the kids' castle go, tower by tower, and they cheered every wave.
There's a place on the moor where you can't see one made thing. I go there to be nobody. The wind goes through you as if you were grass. After an hour I couldn't have told you my surname.
I forgave God, which sounds big headed. It was on the number 12. I'd been holding the charge sheet for thirty years and I looked out at all the heads in the traffic, and it slipped through my fingers.
The old man in the next bed was dying and he was so interested. He kept saying oh, look. I looked. It was just the ceiling. But I've been looking at ceilings ever since.
You lie in the tank and it's dark and salt and skin temperature. First you think about the parking. Then the edges go. I came out and the woman said that was ninety minutes, and I'd have believed ninety years, or none.
I lit a stick of incense for my brother, not because he would've liked it. The smoke went straight up and then about a foot from the ceiling it just opened. I watched it do that until it was finished. That was the prayer.
I sat with the river until I had run out of things to tell it. It went on arriving. I'd no more to say, and I noticed I was smiling at the mud.
At the silent disco I took off the headphones. Three hundred people moving to nothing. All those shut eyes. I loved every one of them, I mean it, like you'd love a field of wheat.
When the last train had gone and the snow was coming down on the tracks I stopped hurrying. There was nowhere to be. The whole station was white and lit and empty, like the inside of a bell after it's been struck.
I've had my three score and ten. I don't ask for more. In the evenings I go out to shut the hens in and the whole valley's holding still, pink, and I think, take me or leave me, I'm already in it.
They rang the bell for the dead, ninety two times, one for each. Somewhere in the sixties I stopped counting and there was only bell. The people next to me, the pigeons, the stone, all bell.
Looking at him asleep, three days old, I thought he's come from where my father's gone, they must have passed on the stairs. The curtain lifted. There was so little between any of us.
I let the canoe go. It was that or go with it. I sat on the rock in the spray with nothing, no paddle, no phone, no plan, and the gorge roared, and I found I was singing some sort of thank you.
I used to climb to get to the top. Now I sit down wherever I'm tired and that's the top. Today it was a bit of turf with sheep droppings and a view of everything.
In the MRI with the hammering I gave myself up. I said all right. I went down and down under the noise to somewhere that wasn't ill. It had no walls. When they slid me out I wanted to tell them, but what would you say.
The frost had got every twig. I stood at the back door with the bread for the birds, and it was as if the whole garden had been breathed on by one mouth. I didn't want to move and be separate.
I don't call it God, I call it the big quiet. It was there when Dad was hitting us, it was there at the wedding. I don't go looking. I stop, and it's where I've stopped.
We put the phones in a basket and walked into the trees in a line. By the second hour no one was leading. Someone would stop and we all stopped. Moss, drip, a bird. I couldn't have found the join between us.
I'd carried that grudge up every hill in Wales. At the cairn I thought I'd leave it and it wasn't there to leave. There was only weather, coming in over Ireland, and me with my sandwich, in the way of it.
My hands won't hold a cup now, so they hold it for me. I hated that. Then yesterday the girl tipped it so slowly, and I just drank. I was the cup and the girl and the tea. It's restful, not being one thing.
I was dancing at the edge of the fire with all of them, and the drum had been going since dusk. At some point I wasn't dancing any longer, it was dancing. I came to at sunrise with dew on me and no idea of my own age.
I'd expected to be frightened. The water closed over and it was green and gold, and I thought quite clearly, oh, it's only this. Then they had me by the hair. I've never been able to be as worried since.
Three weeks alone at the hut. The talking in my head ran on like a tap and then somebody turned it off. I chopped, I fetched, I sat. When the ranger came I'd to go looking for my voice, and I was sorry to find it.
`;

/** Integration, making, wholeness. */
const soulStar = `
I glued the last tile on at half past ten at night. It's all the plates we ever broke, the wedding ones, the nursery ones, my gran's blue. I stood on the chair to see the whole of it.
I've been a nurse, a drunk, a mother and a bad actress. Now I run the drama group on the ward and I use every one of them. Even the drunk. Especially her.
The clock goes. I got it in a carrier bag, forty parts and a dead spider, and I've had it on the bench since Easter. Tonight I hung the weight on and gave it a push and it just carried on.
I put the two halves of my life on one website. The sermons and the motorbikes. I thought I'd lose everyone. My old abbot has emailed to ask about the Ducati.
Rebuilt the wall with the stones that were in it, plus what I dug out of the field. You try one, you turn it, you put it down, you try another. There's always one that goes. By dusk there wasn't a stone left over.
My daughter's wedding dress is made from three. Mine, my mother's and the lining of my mother-in-law's. I did the joins by hand so you can't see who starts where.
Thirty years of notebooks, and I've been typing them up in the evenings. I thought they were about different things. They're not. It's one long book, and I've been writing it in bits on trains.
I cast the bell from the old taps and hinges and a trumpet. You can't tell them apart once they've run. It cooled for two days. When I struck it the note had all of that in it and it went on and on.
At the end of the course he asked us to bring something we'd made with everything we'd learned. I brought a stool. It's got a turned leg and a carved one, a joint I got wrong and mended. You can sit on it.
I used to hide the cello from the lads and the football from the orchestra. I'm fifty now. I organised a match between them. I played the anthem and then went in goal.
I finished the family tree. It goes right round the dining room. The bigamist is in, and the baby with no name, and the cousin we don't mention. I put myself at the bottom in ink and it held together.
What I do now is restore prams. I was an upholsterer, then I was a prison officer, then I had the girls. You need the hands, you need the patience and you need to know what a pram's for.
The garden's done, in so far as they are ever done. The pond from the old bath, the path from the chapel floor, the apple that Dad grafted. I walked round it with a cup of tea and there was a bit of everyone.
We sewed the banner for the march. The asylum women did the border, the school did the birds, the old union men did the letters, and I did the piecing. It took eleven weeks. When we lifted it up, it was one cloth.
My therapist asked who was at the table tonight. They all were. The frightened one, the bossy one, the one who steals. I used to send them out. Now I just lay another place and get on with the soup.
I've got the engine back in. Every nut of it has been through my fingers. There was a bracket missing so I made one from my grandad's gate. She fired first time, and the whole shed shook, and I laughed.
I teach the young ones to dovetail as old Harris taught me. Same words. Cut to the line, leave the line. Today the shy lad offered one up and it slid home with that little sigh, and I thought, there you are, Harris.
Put together the cookbook for the grandchildren. Some recipes are Lahore, some are Bradford and some are what I did when there was nothing in. I've written at the end what order they came. It's my whole life, in dinners.
After the breakdown I started with a jigsaw, then a model, then a shed. I've built the shed from the doors of every house I lived in. You go in through the one I was most unhappy behind.
The symphony's done. I took the lullaby from the first piece I ever wrote, and the factory noise, and the thing I heard at the hospital, and for once I didn't cut any of it out. They all turned out to be in the same key.
I speak four languages and I used to be four people. I'm translating my own poems, one into the other and round again. This week I noticed it's the same woman talking in all of them.
We converted the chapel. The font's a planter, the pews are the kitchen and the pulpit is where the kids do shows. I kept every board. I like to think nothing was thrown out, only asked to do something else.
I threaded the loom with everything: baling twine, the blue wool, unpicked jumpers, hair from the old dog. It came off the beam this morning. Heavy. I wrapped it round me and there we all were.
There's a shelf now with it all on. The medal, the hospital bracelet, the baby shoe, the book. I used to keep them in different rooms. I dusted it and stepped back, and thought yes, that's about the size of me.
The boat builder gave me the last rivet to put in. I'm seventy. I've done every plank of it with the unemployed lads, and each one's name is written inside where the water can't see. She went down the slip like she'd always known how.
I run the choir as I ran the kitchen. A bit of salt, everybody tasting. The shy tenors, the shrieker, the boy who can only do one note. Last night it blended. It had every one of them in it, and it was a single sound.
I'm finally writing the thesis I should have written at twenty. It has the beekeeping in it and the divorce law and my mother's songs. My supervisor said it shouldn't work. She said it twice, and then signed the form.
I took apart the three broken bikes and made one that goes. The frame's from Poland, the wheels from the tip, the bell was my brother's. I rode it to work. It squeaks in all of their voices.
The scar from the operation runs across the tattoo from when I was wild, and below that is the stretch marks. I had the lot drawn round by an artist, leaves and stems, joining it up. I look like a map of somewhere nice.
I made a table long enough for both sides. It took me the whole winter, I had to plane it out in the yard under a tarp. My ex wife's parents brought the bread. We put our elbows on it, all nineteen of us.
They gave me the old archive to put in order and I'm at the last box. Sixty years of a village, letters and seed bills and scores. I've made one line of it along the wall. People come in and find where they join on.
I'm a carpenter's son and a seamstress's daughter and I've spent my life pretending to be an accountant. Now I make puppets. You need the wood, the cloth and, it turns out, the accounts.
We finished the play. Twelve of us wrote it in a room over the pub and I can't find one line that's only mine. On the night it stood up and walked about by itself.
I've mended the blue bowl with gold, the way they do in Japan. It took four goes. I was ashamed of dropping it. Now it's the one they reach for when there's company.
The old farm had my grandfather's tools still hung in their outlines. I've filled in every outline over the years, found or bought or forged. I put the last one up on Sunday, the drawknife. The wall's full.
I've got the physics degree and I've got the tarot and I always kept them apart, like dogs. I teach a night class now, it's called Wonder. I do a bit of both and they lie down together.
I started by wanting to fix the one window. Now the whole frontage is done, sashes, sills, the lettering. The town's come out to look. Behind the paint I found the name of the man who made it, so I signed mine underneath.
My mother was deaf and my father was a drummer. I make instruments that you feel. I've just strung the big one, you lie along it. A girl with no hearing lay on it today and played and we both had our eyes shut.
I've kept one thing from each patient, a button, a joke. Today I retired, and I sewed the buttons on my gardening coat, all of them, down both sides. It doesn't match. It does up.
It's the first Sunday in years that I did a bit of all of it: prayed, swam, swore at the printer, made the jam, held the baby, wrote a page. No one bit had to ask another to move over.
I planted the orchard when I was thirty with no idea. I've been grafting and losing and grafting. This autumn every tree bore. I teach the school kids to pick, twist and lift, and they carry off in their pockets what I've been doing all my life.
The model village has got the factory in it now. I'd always left it out, it's where Dad lost his arm. I built it this winter with all its windows. The streets make sense now, they were all going there.
The potter and the programmer, that's us, and we made a lamp. It's got her hands in it and my numbers. It breathes when you do. The baby puts her palms on it. I don't know which of us she takes after.
I recorded my grandmother, then my daughter, then I put the two tracks together with the sea in between. They never met. They take turns. Right at the end they happen to laugh at the same time.
I stopped choosing between the city and the hills. I've a week in each, and I bring the cheese down and the books up. My boots have pavement and dung on them. I used to clean them off.
I made a coat out of the tent. That tent was the marriage, Wales, the rain, all the shouting. It's got good seams. I wore it to meet him for coffee and he recognised the pocket and we laughed like old soldiers.
My hands put the last chair under the last table of the hall we raised the money for. Nine years. The old ones are coming, and the teenagers, the mosque lot, the slimmers. I turned on all the lights and stood in it.
I'm a drag queen and a deacon. There. I baked the bread for communion in full lashes. I thought that I'd split down the middle, but I held up the loaf and it was all the one me holding it.
The map I've been drawing for ten years is finished. It has the bus routes and the badger paths and where people first kissed. I asked everyone. They're printing it for the station. You can find your own dot.
I went through it all, the diaries and the letters and the x rays, and wrote it out from the beginning to now. I'm not the villain of it any more, or the victim. I'm who was there the whole time. I put a ribbon round it.
I made soup from everything that was left in the fridge and the garden, and what Ama brought, and what the boys caught. It had no business being good. We scraped the pot. I couldn't make it again if I tried.
I learned to weld at sixty two. I've taken the railings from the school, the swing, and the gate from the house they knocked down and made a tree of them. It stands on the roundabout. It has a place where you can put your hand.
The grandchildren wanted to know how it works so we took the whole piano down to the frame and put it back. Eighty eight of everything. I showed them, they showed me. The little one dropped in the last hammer and hit it, and it sang.
I do three days at the law centre and two at the bakery and I've stopped apologising for either. Proving dough and proving cases. On Friday I fed the defendants. I think it's all one trade, and I've been apprenticed to it since I was born.
He was the brains and I was the hands, and when he died I thought I'd never make another. I've done this one by myself. There was a moment, fitting the neck, when I knew what he'd say and what I'd do and both of them were me.
I have my father's temper and my mother's patience. I used to think they cancelled out. I've just spent nine hours untangling a net, swearing beautifully. It's whole. I've hung it on the wall.
We opened the doors at noon. The refugees cook Mondays, the pensioners run the till, and the lads I used to be in the cells with built the bar. There's a photograph of the first day. I can't find a single bit of my life that isn't in it.
I wove the basket with willow that I planted when the twins were born. It holds. You make it from nothing straight. I put in it what I'd brought: bread, the old knife, a clean shirt.
I've stopped treating the stroke as the end of one woman and the start of another. I paint left handed over the top of the old right handed ones. You can see both. I signed it twice.
Finished the shawl for my great granddaughter. I used up the ends of everything I ever knitted for any of them. There's the school jumper, the cricket one, and the yellow from when we lost Ben. She was asleep in it before I'd cut the thread.
`;

function linesOf(chakra: number, passages: string): LabelledPassage[] {
  return passages
    .trim()
    .split('\n')
    .map((text) => ({ chakra, text }));
}

export const trainingPassages: readonly LabelledPassage[] = [
  ...linesOf(1, root),
  ...linesOf(2, sacral),
  ...linesOf(3, solar),
  ...linesOf(4, heart),
  ...linesOf(5, throat),
  ...linesOf(6, thirdEye),
  ...linesOf(7, crown),
  ...linesOf(8, soulStar),
];
