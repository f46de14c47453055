/** Short first-person passages, twenty for each chakra, labelled by what each is about. Reading may be tuned on these, never on the held-out ones. */
export const developmentPassages: readonly { chakra: number; text: string }[] = [
  {
    chakra: 1,
    text: "The boiler went again at four this morning and I lay there listening to it not come on. Eleven degrees in the kids room. I put the oven on with the door open which I know you shouldnt and we all had toast round it in our coats. The landlord says Thursday. He said Thursday last time too. I've got forty quid on the meter and I keep going to look at it like it might have gone up.",
  },
  {
    chakra: 1,
    text: 'my knee is the size of a grapefruit and i still have two shifts before sunday. if i dont go in they just take me off the rota thats how it works there. ive strapped it with the bandage from the first aid tin and taken three ibuprofen and im sat here with it up on a chair with frozen peas. its hot to touch. cant bend it past about half way. rent is due on the first',
  },
  {
    chakra: 1,
    text: 'We heard the river before we saw it. By midnight it was at the second step and my husband was carrying the fridge food upstairs in laundry baskets, and I was standing there holding the cat and the passports. Nobody slept. I keep thinking about the smell, that brown smell, and how in the morning the sofa was just floating about in our front room like it lived there.',
  },
  {
    chakra: 1,
    text: "Changed the lock today, did it myself off a video. Took an hour and I dropped the little screws down the grate twice. Then I put the chain on and pushed the dresser across anyway. He doesn't know this address, nobody gave it to him, I've checked with everyone. But a car stopped outside about nine with its engine on and I sat on the bathroom floor till it went.",
  },
  {
    chakra: 1,
    text: "Third week of sleeping in the Corsa. You learn things. Park facing out. Crack the window or you wake up soaked. The 24 hour gym is twelve pounds a month and it's got showers so that's basically my bathroom. I parked by the allotments last night and slept five hours straight, first time. Woke up with my neck locked and frost on the inside, but five hours.",
  },
  {
    chakra: 1,
    text: 'The lump is probably nothing, the doctor said, probably, and then she booked me for Tuesday, which is not what you do with nothing. I keep pressing on it. In the shower, at red lights, under the desk. It moves a bit. I looked up whether moving is good. I am 44 years old and I have never once properly thought about what is going on under my own skin until this week.',
  },
  {
    chakra: 1,
    text: "Payday is Friday and its Monday. What I have is half a bag of rice, four eggs, the end of the peanut butter, onions. So rice and egg tonight, onion soup tomorrow, and if I skip breakfast I can stretch it. I told my daughter it's a game, who can make the best dinner out of nothing. She's nine. She ate hers and then looked at mine, and I said I'd had a big lunch.",
  },
  {
    chakra: 1,
    text: "Moved into the new flat saturday, ground floor, and I can't settle. Every pipe bangs. There are footsteps over my head at 2am and the bathroom window doesn't shut all the way so I wedged a shampoo bottle in it. Haven't unpacked except the kettle and the duvet. My old place was horrible but I knew which noises were which. here I just lie flat and wait for the next one",
  },
  {
    chakra: 1,
    text: "Physio says put weight on it. Easy for her to say. Nine weeks since the hip and I'm holding on to that kitchen worktop like a man on a cliff. Left foot, right foot, stop, breathe. I got to the back door today and stood there in my slippers looking at the bins. Then I had to get all the way back. Sweating like I'd run for a bus.",
  },
  {
    chakra: 1,
    text: "When the sirens go you have ninety seconds. Shoes by the door, always, that's the rule, and the bag with water and the chargers. Last night we went down twice. The stairwell is full of neighbours in pyjamas, the baby on 4 screams, old Mr. Petrenko brings a stool. Then it's over and you climb back up and your bed has gone cold and you cannot make your legs stop.",
  },
  {
    chakra: 1,
    text: 'been sick since thursday. proper sick, cant keep water down. lived off ice chips and half a dry cracker, room stinks, ive got the washing up bowl next to me. sarah left soup outside the door bless her. i stood up to shower and everything went black round the edges so i sat down on the tiles in there and just let it run on my back. lost half a stone',
  },
  {
    chakra: 1,
    text: "There is a man who gets off at my stop. Could be nothing, could just live near me. But I changed sides of the road and so did he. I had my keys between my fingers and I rang my brother and talked loudly about the dog. My heart was going so hard I could feel it in my teeth. Got in, locked it, didn't put the light on for twenty minutes.",
  },
  {
    chakra: 1,
    text: "The harvest is short again. My father would have planted the lower field in millet and kept the goats, and I planted it all in maize because the man from the company said so. Now the stalks are up to my knee and yellow, and the borehole gives mud by noon. We have grain until perhaps February if my sister's children do not also come to us. They will come.",
  },
  {
    chakra: 1,
    text: "Eight months in and I can't see my feet. Everything aches, there's an elbow or a heel stuck up under my ribs, I need a wee every twenty minutes, and I sleep propped up like a granny on four pillows. I ate a whole tin of peaches at 3am standing at the counter drinking the juice from the tin. It was the best thing I've ever put in my mouth.",
  },
  {
    chakra: 1,
    text: "Letter came, no fault eviction, two months. Sixteen years we've been in that house. I put up those kitchen shelves. I've been on the council website all morning and I'm band C which the lady said could be six years, and I said where do people go then and she didn't know. I rang three agents. They all want a guarantor who earns thirty six grand. I don't know anyone like that.",
  },
  {
    chakra: 1,
    text: "I quit heating the upstairs in October. We live in the kitchen now, the dog, me and the radio, and I dragged the single bed down. Wood is stacked to the sill. At minus twenty you don't muck about; pipes wrapped, truck plugged in, water jugs full in case the power goes. Neighbour froze his lines last week. Anyway I split another half cord today and my back is letting me know.",
  },
  {
    chakra: 1,
    text: "Stood on the scales at the clinic backwards so I couldn't see. The nurse is nice about it. I've been eating the meal plan, most of it, the yoghurt and the toast and last night I managed pasta, actual pasta with sauce. My hands aren't blue any more. I got cold sitting on the bench but normal cold. I could feel my own bum on the bench, as in there was some bum there.",
  },
  {
    chakra: 1,
    text: "They cut the overtime so thats two hundred a month gone just like that. We went through everything at the table last night. Cancelled the telly thing, cancelled the car insurance and then un-cancelled it because how do I get to work. Mortgage is up in March as well. My wife went quiet and started writing down what's in the freezer. We will be alright as long as nothing breaks, she said. The washing machine is making a noise.",
  },
  {
    chakra: 1,
    text: "Panic attack in Lidl, by the bread. Chest went tight, hands went fizzy, couldn't get the air to go down to the bottom. I left the trolley and got out to the car park and held on to the trolley shelter thing, the cold metal, and counted the bars. A lady asked if I needed an ambulance. I said no but I honestly thought I was going to die there next to the trolleys.",
  },
  {
    chakra: 1,
    text: "Twelve of us in that lorry and one bottle of water. You don't talk, talk uses air. I sat on my shoes so nobody took them. When they finally opened the door it was raining and we all just put our mouths up. That was four years ago. Today I bought a mattress, a proper one, delivered, and I keep lying down on it with my jacket on.",
  },
  {
    chakra: 2,
    text: "I shouldn't have gone back for the second tango class but I did, and it's because of the way Marcelo puts his hand flat between your shoulder blades and just waits. Nobody has waited for me in years. I came home hot in the face and burnt the onions. My husband said good class? and I said yes, the floor was slippery. I've already washed the red skirt.",
  },
  {
    chakra: 2,
    text: 'mixing that orange today i went mad. cadmium and a bit of pink and then i dont know, i just wanted more, i wanted to eat it. started slapping it on with the side of my hand because the brush was too slow. got it in my hair on the cat on the lightswitch. three hours gone. it looks like nothing, like a sunset had a fight, i dont care i was so happy',
  },
  {
    chakra: 2,
    text: 'Cried in the car wash. Not even about anything. The big brushes came down and it went dark and loud and I thought well nobody can hear, and off I went, howling, snot, everything, then the dryer came on and the light went green and I had to drive out looking normal. Felt brilliant after actually. Had a sausage roll.',
  },
  {
    chakra: 2,
    text: "He sends a voice note at night and I play it with the phone on my chest. Three weeks of this. We've not even kissed. I'm fifty one for god's sake, I've got a bus pass coming and grown up sons, and I'm stood in the aisle at Boots smelling every body lotion wondering which one he would like on a neck.",
  },
  {
    chakra: 2,
    text: 'The mangoes are in. Aunty brought a whole crate from the farm and we sat on the step, my cousins and me, and ate them the rude way, with juice to the elbows. You bite the top off and suck. Yellow all down my shirt. I had seven. Then my stomach was tight as a drum and I still looked at the eighth one and it looked back.',
  },
  {
    chakra: 2,
    text: "Everyone else's baby sleeps, everyone else's husband cooks. I know it's not real, I know Jen takes forty photos to get one, and still I sat there going green over her bloody kitchen island. It's marble. I want it. I want the light, the bowl of lemons, her forearms even. Then I slammed a drawer and shouted at Theo about a sock and felt rotten all evening.",
  },
  {
    chakra: 2,
    text: 'I got the sax out after eleven years. Reed was like a bit of old toast. First noise was a goose, second one was a goose with a cold, and then about ten minutes in I leaned on this one low note and it came out fat and brown and filthy and I laughed out loud. I just played around it, round and round, no tune, till next door banged.',
  },
  {
    chakra: 2,
    text: "Up and down like a lift this week. Monday I was singing to the recycling. Wednesday I couldn't choose a yoghurt and stood there welling up, then some bloke reached past me and I wanted to bite him. By last night I was giggling at adverts. Might be the pill, might be March. I told Priya I feel like I've had my skin put on inside out and she said same.",
  },
  {
    chakra: 2,
    text: "Saw her across the wedding, backless green dress, dancing with somebody's grandad. I'm married to a good man and I don't do this. But my eyes kept going there like a tongue to a broken tooth. She laughed with her whole throat. At the bar she said I like your earrings and touched one, and I felt it in the backs of my knees and I've been feeling it since.",
  },
  {
    chakra: 2,
    text: "I don't even need another jumper. It was the colour, sort of a wet rust, and it was so soft I put it against my mouth in the shop like a weirdo. Ninety quid. I walked round the block, bought a coffee, told myself no, walked straight back in. Wore it out the door in 24 degrees. I was boiling and kept stroking my own arm",
  },
  {
    chakra: 2,
    text: 'Made up a song about a walrus for bath time, and now there are nine verses and a kazoo bit. Dani beats the cup on the tiles and I do the tail. Yesterday we did it as opera. We had water on the ceiling. I used to sit and try and write serious songs, years, nothing but dust, and now this walrus just pours out of me with shampoo on my face.',
  },
  {
    chakra: 2,
    text: "Chocolate: I lasted till four. I'd hidden it from myself on top of the wardrobe in a boot, that's how well I know me. Ate it sitting on the bed in the dark with the wrapper going like fireworks. Every square I said that's the last one. It's the first second, when it goes from hard to not hard. I'd walk across town for that second.",
  },
  {
    chakra: 2,
    text: 'When the accordion started in the square people just went. Old ones, kids, the fishmonger in his boots. I had my shopping with me, I held it, I danced with a bag of leeks. The man behind me smelled of smoke and oranges and he spun me so my sandal came off. It was past midnight and warm like a bath and I wanted it never to stop, I wanted everything.',
  },
  {
    chakra: 2,
    text: 'I was so angry at my sister that I scrubbed the oven. Then after the oven the grout. By the time I hit the skirting boards it had turned to something else and I was sobbing in my marigolds about a birthday party in 1994, the cake she got. It went through me like weather. Afterwards I was starving and a bit lightheaded and I put on the Bee Gees.',
  },
  {
    chakra: 2,
    text: "we've been together nine yrs and last night for some reason the power went off and we lit the stupid christmas candles and he looked different. younger or something. we ended up on the rug like teenagers, bruised my elbow on the coffee table, laughing. my whole body was buzzing at work today i kept losing my place in the spreadsheet. i put lipstick on to go to the photocopier",
  },
  {
    chakra: 2,
    text: "The kids in my class had to draw a feeling. Most do a sad face. Then Amara took the black crayon, went over the whole sheet till it shone, and scratched it with a paperclip, and underneath it was all colours, because she'd put colours first. Nobody showed her. I wanted to rip up my lesson plan. I went home and did five of my own at the table.",
  },
  {
    chakra: 2,
    text: "What I want is to be wanted, there, I wrote it. Not needed, I'm needed by everyone, the bins need me. I want somebody to lose their train of thought because I've come in. I bought the black bra from the catalogue and it's in the drawer with the label on. Forty six. I stood in it yesterday with the radio on while the potatoes boiled over.",
  },
  {
    chakra: 2,
    text: "I've started putting smoked paprika on things that have no business having it. Popcorn. Melon. Yesterday I woke up thinking about a sauce, plums and vinegar and that burnt chilli taste, and I was in the kitchen before I'd had a wee. Fourth try it was right and I groaned out loud. I licked the spoon, the pan, then a plate. My housemate came in and said shall I leave you two alone.",
  },
  {
    chakra: 2,
    text: "Jealous. That's all it is. He liked her photo, the beach one, and I've been a horrible simmering cow since half past ten. I scrolled back to 2019 on her profile. I know the dog's name. I was nice on the phone with him, bright voice, and meanwhile my stomach was like a bag of eels. I went and got a fringe cut in. Mistake. I look like a Beatle.",
  },
  {
    chakra: 2,
    text: "First hot day and the whole town went stupid. Lads with their tops off, girls in the fountain. I'm 68 and I took my shoes off in the park and put my feet in the grass and ate a 99 with the flake and let it run down my wrist. There was a couple at it like knives behind the bandstand. Good for them I thought. I missed all that, I miss it.",
  },
  {
    chakra: 3,
    text: "I told him no. Eleven years of yes Gordon, of course Gordon, I'll stay on Gordon, and on Wednesday he put the file on my desk at ten to five and I put my coat on. I said it'll be done tomorrow by twelve. My hands shook all the way down in the lift. And the building stood. Nobody died. He said fine, actually, he just said fine.",
  },
  {
    chakra: 3,
    text: "Day 19 no cigs. I chew the pens. I walked past the smoking shelter today with my chin up like I was on parade, and Baz waved one at me, and I gave him the finger. The app says I have saved £171. It's the after dinner one that's the killer. I set the timer for ten minutes and do press-ups until it goes. I did sixty yesterday. I am not losing to a leaf.",
  },
  {
    chakra: 3,
    text: "They gave it to Kevin. Kevin, who I trained, who still asks me how to do a pivot table. My manager said they were looking for someone with more presence. I'm five foot one. So I've been sat here making a list of everything I ran last year, twelve projects, and tomorrow I'm going in with it and I'm going to put it down on her desk and sit there until she's read it.",
  },
  {
    chakra: 3,
    text: 'been called junior my whole life because my dad is also manuel. manny, little manny, manolito. at the garage the customers ask for the real manuel. so i put my own sign up. diaz auto, and under that, my name, all of it, in letters two feet high. my father looked at it with his arms folded a long time. i stood next to him with mine folded the same',
  },
  {
    chakra: 3,
    text: 'The marathon plan says 18 miles and it was hailing. I sat on the bottom stair in one shoe for half an hour negotiating. Could do it tomorrow. Could do ten. Then I thought about what my PE teacher used to say about me, and I tied the other one so tight it hurt. Did it in 3.02. Threw up by the leisure centre. Did it though.',
  },
  {
    chakra: 3,
    text: "I was somebody's wife at twenty and somebody's mum by twenty two and at the bank today the girl asked occupation and I couldn't think what to say. Retired from what. I said put down pilot. I've had two lessons. She typed it in! I walked out of there like I owned a plane. The instructor says I'm heavy on the rudder, well good, I've been light on it long enough.",
  },
  {
    chakra: 3,
    text: "My brother thinks because he lives in Toronto and sends money he gets to decide about the house. He sent a spreadsheet. I'm the one who's here, I'm the one with the keys, who knows which roof tile. So I called a meeting, me, and I sat in Papa's chair at the head of the table, which no one has sat in. My uncle raised his eyebrows. I left them raised.",
  },
  {
    chakra: 3,
    text: "Cold showers, up at five, no phone till eight, and I've stuck to it for a month now, I've got a chart on the fridge with crosses. My flatmates think I've joined a cult. I just got sick of being a person who says he'll do things. I'm 23 and I'd never finished anything, not a book, not a course, not even a tube of toothpaste. Thirty one crosses. Not one gap.",
  },
  {
    chakra: 3,
    text: 'She cut me off four times in that meeting and the fifth time I kept going. I just raised my volume a notch and finished my sentence and looked at her while I did. You could hear the aircon. Then I said as I was saying. I have never said as I was saying in my life. It went round the table in my favour, six to two, and I had a steak for lunch.',
  },
  {
    chakra: 3,
    text: "At school I was the fat kid, then the funny kid, then at uni the one who could drink. I've no idea who turns up if I take them all off. I went to the work do on Friday and drank soda, told no jokes. People asked if I was ok. I said this is what I'm like. It was a guess. I'd like to find out if it's right.",
  },
  {
    chakra: 3,
    text: "The union vote is on Monday and they want me to stand for steward. I drive a forklift, I left school with two O levels. But when the management lad came down with his clipboard about the breaks it was me they all looked at. I felt it, forty blokes turning round. And I straightened up. I said we'll be taking our full fifteen. He wrote it down and left.",
  },
  {
    chakra: 3,
    text: 'I hate asking my parents for money, each time my father transfers it he writes a little message, as agreed, or, last time. So now I work nights at the petrol station and do lectures on four hours sleep, and yesterday I sent the April money back to him. All of it. In the message box I put: not needed. I looked at that for a good while before I pressed it.',
  },
  {
    chakra: 3,
    text: "Chess club final against the Hargreaves boy, fourteen years old, chewing gum. I'm sixty three and I've had that trophy nine times. He opened with some internet nonsense and I smiled and then I was two pawns down. I took my jacket off. I thought right, sonny. Four hours. I ground him, I absolutely ground him, rook and pawn ending. Shook his damp little hand. My wife says I ought to be ashamed.",
  },
  {
    chakra: 3,
    text: "I keep apologising to furniture. Bumped a chair, sorry. Bloke stood on my foot on the tube, I said sorry. So this week's experiment is: none. I put a pound in a jar each time and it's at £14 and it's only Wednesday, but yesterday a man with a suitcase wanted my seat, my reserved seat, and I held out the ticket and didn't say one word extra. He moved.",
  },
  {
    chakra: 3,
    text: "Took the stabilisers off the mortgage thing and did it on my own name. After the divorce they all said rent for a bit, Linda, don't rush. No. I went to three banks. The last one, the boy said do you have a husband's income to add and I said do you have a supervisor. I signed on the 9th. I used the good pen. I've put my maiden name back on everything.",
  },
  {
    chakra: 3,
    text: "Coach benched me and he was right because I'd been coasting. So I stopped going out. Every morning 6am at the court on Delancey, 300 free throws before school, in January, gloves with the fingers cut off. Didn't tell no one. Second half Friday he looks down the bench and I'm already standing. I put in 19. He goes where's that been. I go I went and got it.",
  },
  {
    chakra: 3,
    text: "When they see the hijab they slow down and talk loud. Where are you from, no but really. I'm the anaesthetist, I say, I'm the one who'll be putting you under. I used to smile to make it smooth for them. I've stopped. I say my name and my title and wait, the whole length of it, and they can be as uncomfortable as they like for that long. It's my theatre.",
  },
  {
    chakra: 3,
    text: "i let everyone pick. where we eat, what film, what colour the bathroom is. its mushroom. i hate mushroom. i realised yesterday i couldnt name one thing in this house that i chose apart from the bin. so today i drove to the paint place and i got a yellow that could stop traffic and im on the second wall and he's home at six and i'm not asking",
  },
  {
    chakra: 3,
    text: "Eighteen months sober on Saturday and my old boss rang offering me the bar job, double what I'm on. I could do it. I know I could stand behind there and pour. And I noticed my mouth was already saying yes, so I put the phone on the table and walked out in the garden and kicked a bucket. I decide. Not the money, not him, not the bottle. I rang back: no thank you.",
  },
  {
    chakra: 3,
    text: "My mother picked law for me. I'm good at it, that's the annoying bit, I got a first. But I've been going to the fire station on Thursdays to train with the volunteers, and when I've got that hose on my shoulder I'm not anyone's daughter. I filled the form in. Full time. Where it said reason for applying I wrote six lines, crossed five out, and left: I want to.",
  },
  {
    chakra: 4,
    text: "Found his reading glasses down the side of the armchair. Fourteen months. I'd cleaned that chair, I thought I'd done everything. They still had the thumb print on the left lens. I put them on, couldn't see a thing, and sat there with the whole room gone soft. Then our Karen rang about the kids' swimming and I talked to her with them on.",
  },
  {
    chakra: 4,
    text: "Seb fell asleep on me after his jabs, eleven kilos of him, dribbling on my collarbone, and my arm went dead and I needed the loo and I didn't move for an hour and forty minutes. You could see his eyelids flicker. I kept thinking one day there will be a last time he does this and nobody's going to tell me it's that one.",
  },
  {
    chakra: 4,
    text: 'we had to put rufus down on tuesday. the vet came to the house, she was lovely. he had a whole pack of ham. i was lying on the floor with my face right up to his face so id be the last thing, and his breath smelt terrible and i didnt care. i came down this morning and stepped over where he sleeps. theres nothing there and i stepped over it',
  },
  {
    chakra: 4,
    text: "Me and Danuta from the laundry have had our lunch together for nine years and we've maybe two hundred words in common. She peels an orange and gives me half. Yesterday she wasn't there. Her son said hospital. So I took two buses up to St Luke's with an orange in my bag, and she saw me come round the curtain, and she patted the bed. We didn't say much of anything.",
  },
  {
    chakra: 4,
    text: "He's in Manila and I'm in Doha and the girls are growing on a screen. I know the top of Bea's head because that's the part she shows. I sing to them at 6 which is 11 there and they are already sleepy, they put the phone on the pillow. Sometimes they fall asleep and I stay, an hour, listening to my daughters breathe from a building with twelve other women.",
  },
  {
    chakra: 4,
    text: "I rang my dad. We've not spoken since the wedding, six years. He picked up and said hello Tiger, like I'd popped out for milk. We did the football, the weather, his tomatoes. Nobody mentioned it. Right at the end he said your old bike's still here you know, I oil it. I had to pull over. He oils it. I'm a grown man with a van.",
  },
  {
    chakra: 4,
    text: "Forty years married and we've started holding hands in the supermarket. No idea who began it. I think it was after his scan. He pushes with one hand and I've got the other and we go round like that, dodgy wheel and all, past the tins. A young lass on the till said aww. I said you should see him load a dishwasher, you'd cry.",
  },
  {
    chakra: 4,
    text: "The ex has the kids at Christmas this year. It's fair, we agreed. So I've wrapped everything and it's in bin bags in the hall to go to hers, and I've still done the stockings, don't know why, they're on the bannister empty. Millie left a drawing on my pillow, three stick people and the one off to the side is me but she's drawn a line, a long wiggly line, joining the hands.",
  },
  {
    chakra: 4,
    text: "Mum doesn't know my name any more but she knows I'm hers. That's how she put it to the carer, this one's one of mine. I do her nails on Sundays. She holds her fingers out like a duchess. This week she licked her thumb and wiped something off my cheek, firm, like before school, then looked at the thumb. I didn't wash my face till Monday.",
  },
  {
    chakra: 4,
    text: 'Someone on our landing died and no one knew for nine days. I used to nod to him. Mr Oyelaran, number 14, he held the lift. I keep going over it, I heard his radio going and going. So me and the girl from 12 have put a note under every door with our numbers on, and on Friday eleven people came and stood in my lounge with their coats on eating crisps. I learnt nine names.',
  },
  {
    chakra: 4,
    text: "She said it in the queue for the ferry, with a cheese sandwich in her mouth. I love you, you know. I said what? And she said nothing, is that our boat. I've been replaying it for three days, I'm useless at work. Nobody ever said it first before. I bought her a stupid keyring shaped like a ferry and I've got it in my pocket and I keep holding it.",
  },
  {
    chakra: 4,
    text: "Would have been her due date today. I don't think anyone else has it written down. I went to work, did the invoices. Bought a pot of those tiny blue flowers from the garage and put them on the back step, and when Tom got in he saw them, and he knew, he went straight out there in his socks and crouched down. So it was two of us that had it written down.",
  },
  {
    chakra: 4,
    text: "Grandpa's funeral was three hours long and everyone sang but me because I couldn't get my throat to work. All these old men in hats I'd never met shook my hand and each one had some story: he lent me a cow, he walked me to the clinic. I thought I had him to myself. Turns out I'd a sixtieth of him. It made it worse and then on the bus it made it better.",
  },
  {
    chakra: 4,
    text: "My stepson has never once called me anything. Not Dad, that's fair, but not Rob either. It's been \"er, do you know where\" for six years. Last night at his parents evening the teacher said and you are? And he said he's with me, he's mine. Fifteen, hands in his pockets, looking at the fish tank. I kept a straight face until the car park. Barely.",
  },
  {
    chakra: 4,
    text: "We still set her place. Nobody decided it. The first Sunday my son just laid five instead of four, out of habit, and none of us could pick the fork up. It's been since Easter. The little one talks to the chair sometimes. Her mug has the chip in it, I wash it with the rest though no one has drunk from it, because it seemed rude to leave it out.",
  },
  {
    chakra: 4,
    text: "I forgave Annie. It took a while, seven years if you're counting, and I was. I'd had this whole speech. And then she opened the door and she'd got so thin, hair all grey, and she had our photo from Skegness on the wall behind her, right there in the hall, and I just went oh come here you silly sod. We stood in that doorway crying till the hall got cold.",
  },
  {
    chakra: 4,
    text: 'the old ladies at the temple kitchen have adopted me. i only went in because i was lonely on sundays, my room in this city has one window and it looks at a wall. they dont ask. they hand you an apron and a mountain of coriander. auntie jaswinder checks my plate, she puts another roti on when i look away. last week i was ill and didnt go and three of them phoned',
  },
  {
    chakra: 4,
    text: "Twins, so you'd think we'd be close, but I've not known what to say to Paul since he lost Eileen. I drive up. We sit in the van by the reservoir with a flask and watch the divers. He doesn't want talking at. I pour, he drinks, he hands the cup back. Last Sunday when I went to go he put his forehead on my shoulder. Just a second. Like a horse does.",
  },
  {
    chakra: 4,
    text: "Breaking up with someone nice is the worst. I'd rather he'd thrown something. He packed my books by height because he knows I like that. He kept the plant, I kept the good knife, we both cried in the kitchen and then he made us a cup of tea. Sixth night in the new room. I still sleep on the left with my hand out and it's just cold sheet over there.",
  },
  {
    chakra: 4,
    text: 'Miss Bell taught three generations of us to read in that little school. They took her coffin past it and all the children were out along the fence, not a squeak. My grandson had made a card and nobody knew where it should go so he just ran up and put it on the hearse window under the wiper. Driver left it there. It went all the way to the cemetery, flapping.',
  },
  {
    chakra: 5,
    text: "I've been telling people I left the job. I didn't leave, they let me go, in front of everyone, with a box. It's been five months of \"yeah time for a change\". Last night at Mel's somebody asked and I opened my mouth for the usual and out came I was sacked. Dead quiet. Then Mel's brother went same, mate, twice. I feel about a stone lighter.",
  },
  {
    chakra: 5,
    text: 'my stammer is worst on my own name. d d d daniel. at starbucks im always steve. but yesterday at the interview they went round the table and i thought no, not steve, and it took me maybe eight seconds which is an hour in stammer, and nobody helped, and it came. daniel. then i told them i stammer. after that i hardly did, its mad, its the hiding',
  },
  {
    chakra: 5,
    text: "Nobody in our house says anything. We say pass the salt. My sister came back from that camp different, and we said pass the salt. When I was nineteen I found out the word for it in a textbook and went and sat in the library toilets. I'm 35. I've written Mum a letter, four sides, and I've put the stamp on. It's in the glove box. It's been there since Lent.",
  },
  {
    chakra: 5,
    text: "The lump in my neck turned out to be nodules, comes from teaching thirty years over Year 9. No talking for two weeks. I carry a whiteboard. What's odd is how much I'd normally say that doesn't need it. I stood in the staff room and Clive was wrong about something and I just, well, I held up the board with a question mark and he talked himself right round to my side.",
  },
  {
    chakra: 5,
    text: "I knew the figures were wrong. I knew in June. Everyone on the third floor knew, you'd see it in how they'd close the lid of the laptop. Then the auditor asked me straight, is there anything you'd like to add, and there was a fly on the window, and I said no. I've gone over that no every night. I've got her card here. It's only eleven digits, I've dialled nine.",
  },
  {
    chakra: 5,
    text: "My abuela told stories in a Spanish I only half have. I answer in English and it's like throwing a ball over a wall. This year I signed up, Tuesday evenings, me and nine retired Germans. Yesterday I rang her and I said a whole thing about the bus strike, past tense and everything. There was a gap. Then she said: so that is what you sound like.",
  },
  {
    chakra: 5,
    text: "Read my poem at the open mic, the one about the abattoir. I've had it folded in my wallet for two years and it was coming apart at the creases. My voice went up like a boy's. I couldn't hear anyone. Then at the bit about the radio playing somebody said \"God\" quite softly, not a heckle. That was all I needed. I got to the end, the mic squealed, I trod on a lead.",
  },
  {
    chakra: 5,
    text: "We both know I was with him that night and we both go on as if I wasn't. Twelve years of it. He knows, I know he knows. He'll be reading the paper and I'll think, now, I'll say it now, while he's got toast in his hand. Then he says the crossword's a stinker today. And I say read me one out.",
  },
  {
    chakra: 5,
    text: "I lie about little things. Said I'd seen the film. Said I'd had lunch. Said my nan was from Cork when it's Croydon. There's no reason for it, it just slides out because it's quicker. Today I counted: eleven by two o'clock. The worst one, somebody asked did I like the scarf, and I said love it, and I'd been the one who gave it to charity.",
  },
  {
    chakra: 5,
    text: "The choir lady said you're mouthing, Frank. Caught. I've mouthed since 1961 when Sister Bernadette told me to. She took me round the side by the radiators and played one note and said just go on that one, ahh. What came out was like a door. And she said there he is. Bottom line, second row. I've been humming to the pigeons all week, full blast. They don't mind.",
  },
  {
    chakra: 5,
    text: "I had a speech ready for the school governors, three cards, and when the chair said any comments from parents I put my hand up and my ears started ringing. I said my son's been shut in a cupboard. I just said it like that. Not the cards. They'd been calling it the calm room. Someone tutted. I said it's got mops in it. It's a cupboard.",
  },
  {
    chakra: 5,
    text: "Dad won't do it, he won't talk about the war. He'll say the name of a town and then he coughs and looks for his tobacco. I bought a little recorder for the anniversary and set it going on the table between us. Forty minutes. It's all clock and spoon. Then at thirty eight he says, there was a boy with a bicycle, and stops. I've played that seven words about a hundred times.",
  },
  {
    chakra: 5,
    text: "Why do I always type it out and delete it? I had the whole message to Steph: you hurt me when you laughed about the flat. Polite, fair, two paragraphs. My thumb was over it. Then I wiped it and sent a dog video. She sent back the crying laughing face. So now she thinks I'm fine, because I said so, in dog.",
  },
  {
    chakra: 5,
    text: "Translating at the clinic today, the doctor said terminal and looked at me. The old man looked at me as well. His wife said in our dialect, don't tell him that word, tell him another word. I'm supposed to say everything exactly, I signed a paper. There were about three seconds when the thing existed only in my mouth. I said it. I said it as gently as our language can, but I said it.",
  },
  {
    chakra: 5,
    text: "I went four days on the island without hearing my own voice. No signal, the hut, the kettle. When the boat came I said thanks and it creaked. I'd gone there to finish the report and I'd finished it on day one, to be honest, and the rest I just sat with my gob shut. What I noticed is that I rehearse. All day long, arguing with people who aren't there, winning.",
  },
  {
    chakra: 5,
    text: "turns out the whole town had heard what uncle ray did, the whole town except they hadnt heard it from me. at nan's 80th they put him next to me on the plan. i stood up with my plate and my cousin goes whats wrong and i told her, in a normal voice, what he did, when i was eight. i said it over the vol au vents. you could hear the extractor fan",
  },
  {
    chakra: 5,
    text: "I write obituaries for the local paper and the family always want \"passed peacefully\". Half the time he didn't. There was one this week, a horrible old man, everyone who phoned said so and then said don't print that. So what do I put? I put: he held strong views and was known to all. I thought about it in the bath. It's a fudge. A whole column of careful fudge, signed by me.",
  },
  {
    chakra: 5,
    text: "The deaf lad started in our warehouse and nobody could be arsed, they'd just point. I looked up the alphabet on my break. On Friday I spelt out F O R K L I F T and he nearly wet himself because I'd done fork lips. He's a right laugh, turns out. Filthy mouth, well, hands. He'd been stood next to us for six weeks with all that inside him and nobody to say it to.",
  },
  {
    chakra: 5,
    text: "Told my son the truth about Santa because he asked me straight. Are you lying to me, Daddy. How do you say no to that, when you are. He took it like a little bank manager. Then he asked, what else? And I was holding the dishcloth and I went through it all in my head, grandma's pills, why we moved, and I said that's the main one, mate.",
  },
  {
    chakra: 5,
    text: "I signed the petition with my real name. In my city that's a different sort of thing than it is for you. My cousin used a made-up one, my mother said are you mad, think of your brother's exam. For years I've been writing these little essays in a drawer, very brave, in a drawer. I pressed submit at ten past four and went to buy bread and every person behind me in the line looked like police.",
  },
  {
    chakra: 6,
    text: "It was the house again, the one with the extra floor. I go up the normal stairs and there's another flight, and every time I think oh of course, I forgot about these rooms. Big, dusty, sun coming in, somebody's piano. I've had it since I was about ten and we never lived anywhere like that. Last night there was a light on under the end door. I woke before I got there.",
  },
  {
    chakra: 6,
    text: "I had a feeling about that lift. I can't say more than that. I got to the doors with my bag and my coffee and something went nope, so I took the stairs, nine floors, feeling stupid, and at half past there's Colin and two from HR stuck between six and seven till lunchtime. My gran was like this. She used to put the kettle on and then the bell would ring.",
  },
  {
    chakra: 6,
    text: "every time the number 11 bus is late my mum rings. i know how that sounds. ive got it in my notes app now, 14 times out of 17. probably its that its late when its raining and she rings when its raining because she cant get out in the garden. ok so thats why. but then i look at the other three and they're all the 9th of the month",
  },
  {
    chakra: 6,
    text: "He was charming. Everyone said. He had the references, he remembered the kids' names, he brought a plant. And I sat there across the table with the hairs up on my arms and couldn't point to a single thing. I said it's a no from me and they asked for my reasons and I had none. They hired him. Eighteen months later it was all in the paper.",
  },
  {
    chakra: 6,
    text: "Reading an X-ray you don't look at anything, that's what I tell the juniors. You let your eyes go lazy. It's thirty years of chests and then one just hums wrong. Today's was fine, clean, reported fine by two people, and I kept going back to it on the screen like there was a smell. Bottom left behind the heart. There it was. Size of a lentil. I couldn't tell you what I saw first.",
  },
  {
    chakra: 6,
    text: "Dreamt of Papa in his fishing hat. He was cross because I'd painted the boat. He said you have to look under it. That's all. I don't own a boat. But I've been walking round with that sentence all morning, look under it, and I ended up on my knees looking under the bed, under the car, under the sink. There was a drip under the sink. A slow one. Been going for weeks I'd say.",
  },
  {
    chakra: 6,
    text: "I laid out the bank statements on the floor by month and saw it straight away, the shape of it. Every time she'd been to her mother's I'd spent, same weekend, same shops. Every time! Four years. Not one of those times did I notice I was doing it. I thought each one was a one-off, a new drill, boots. Stand back and it looks like wallpaper, the same flower again and again.",
  },
  {
    chakra: 6,
    text: "Saw the word heron three times today. Crossword, then a pub, then the real thing on the canal, stood there like a bent umbrella looking at me. My wife says you notice it because you noticed it. Sure. She's a scientist. I still stood for a bit on the towpath asking it what it wanted. I'm turning down the Leeds job, I think. It isn't because of a bird. It was sort of because of a bird.",
  },
  {
    chakra: 6,
    text: "The women in our family see things in the cups. I used to do it for a laugh at college with Nescafé which doesn't even leave grounds. Then my friend Lale gave me hers and I saw a road and it stopped, short, and I said lovely, a journey. I turned it over quickly. I rang my aunt in Izmir to ask what it means. She said you know what it means, that's why you called.",
  },
  {
    chakra: 6,
    text: "Night shift brain. About four o'clock the dots join up too easily. I was looking at the monitors, six bays, and I started to see a sort of rhythm going between the patients, one dips then the next one. I wrote it on a paper towel. In daylight it's just numbers. But bed 5, I'd put a ring round bed 5, no reason, and she's the one who went off at handover.",
  },
  {
    chakra: 6,
    text: "What does it mean if you keep dreaming in a language you don't speak? It's something like Portuguese. In it I'm fluent, I'm buying fish, I'm rude to a policeman. I wake and I've got half a word in my mouth and it goes like steam. I've begun leaving a pad by the bed. So far it says VENTAL, then PEIX, and then something that is either a word or a drawing of a shoe.",
  },
  {
    chakra: 6,
    text: "I knew it was a girl. I knew it was a Tuesday. I knew before the test, I was standing in the shed looking for the bike pump and I thought, oh, hello. My husband goes you can't have, it'd be the size of a full stop. Then with this last one nothing, no hello, and I said to the midwife something's not right, and she said mums always worry. And it wasn't right.",
  },
  {
    chakra: 6,
    text: "When you've dealt cards for nineteen years you can tell who's about to lose the lot, it's in how they put the glass down. No one taught me. There was a lad in tonight, happy, winning, big stack, and I thought it's you, it'll be you by two. Quarter to. I see it on the metro too now. I look along the seats and I can see them all putting their glasses down.",
  },
  {
    chakra: 6,
    text: "I had déjà vu that went on for like a whole minute in geography. Miss drops the pen, Aaron laughs, the door opens, and it's the caretaker with a ladder. I KNEW the ladder. I said ladder out loud just before and Jas looked at me funny. My cousin says its one side of your brain being slow. Ok but then how come I knew which side he'd carry it on",
  },
  {
    chakra: 6,
    text: "Sourdough people go on about recipes, but bees, bees are all pattern. You stand by the hive and you listen with your stomach. Yesterday the pitch was a semitone up. Nothing to see, traffic normal, pollen going in. I told my lad they'll be gone by Friday, and he looked it up on his app and said no, conditions not right. Thursday, half past one, up they went, and hung in next door's pear.",
  },
  {
    chakra: 6,
    text: "There's a maze in my head that I get put in when I've a temperature. Always hedges, always that green. This time I had the ball of wool but it was coming out of my own sleeve, and when I pulled I got shorter on one side. Very annoying. Then a fox said left, left, and I said you always say that. Woke up soaked through, with my left hand asleep.",
  },
  {
    chakra: 6,
    text: "I can't prove she's seeing someone. It's the shampoo, the way she says \"traffic\" before I've asked. It's that the dog goes mad for her coat. Any one of them is nothing and I've told myself so one at a time. But at the sink tonight they all turned and faced the same way at once, like starlings do, and I just stood there with the tap running. I know. I've known since the coat.",
  },
  {
    chakra: 6,
    text: "My tutor keeps saying evidence, evidence, and fine, I've got the evidence, but that's not how it came. It came on the bike. I'd been staring at those census tables for six weeks and then by the chip shop on Mill Road I saw the whole thing, like one of those pictures where the dolphin jumps out. It's the railway. They moved where the railway wasn't. I nearly went under a van. Now I've got to pretend I reasoned it.",
  },
  {
    chakra: 6,
    text: "For my sixtieth I read all my old diaries in a week. God, the handwriting. What frightened me is that I leave. Seven years, seven years, nearly seven years. Jobs, men, Norwich. I always had such good reasons. And it's six and a half now here, and on Monday I caught myself looking at cottages in Fife, for fun, I said. I put the diary down rather carefully.",
  },
  {
    chakra: 6,
    text: "i get this thing before the phone rings with bad news. like a kind of tilt. happened with grandad and it happened with the crash. so last night i'm brushing my teeth and it tilts. i sat on the edge of the bath watching my phone on the towel for an hour. it didnt ring. i thought ok so im just a nervous person. it rang at ten past six",
  },
  {
    chakra: 7,
    text: "Lay on the trampoline with the kids after the barbecue and it got dark and we stopped talking. You don't get stars like that at ours. I had the feeling of not knowing where I ended, I know how it sounds, the mat was humming a bit under us and there were the three heads by mine and all that up there, and I wasn't anybody's dad, I wasn't a quantity surveyor. I wasn't any different from it.",
  },
  {
    chakra: 7,
    text: "I stopped fighting it on the Tuesday. The consultant had the next trial all lined up, a leaflet, a man to ring. And I looked out at the car park, a fella was trying to get a wardrobe into a Fiesta, and I thought, I'm done now. It wasn't sad. It was like when you put down shopping you'd forgotten was heavy. My daughter cried and I held her and I was as light as anything.",
  },
  {
    chakra: 7,
    text: 'in the meetings they say hand it over and i used to think hand it to who. im not religious im from bootle. but last night in the kitchen i got down on the lino, felt a right tit, and said i cant do this, you do it. to the fridge basically. and it went quiet inside. nothing happened. i just stopped holding it. slept till nine',
  },
  {
    chakra: 7,
    text: "We sing Tallis on Good Friday with the lights off, forty of us in a ring. I'm an alto, nothing special, I work in planning. About two thirds through there's a place where every part comes in and you can't hear yourself, you honestly can't tell which sound is you. I've been going twenty years for those twelve seconds. Nobody there, nobody singing, and it's the loudest thing you ever heard.",
  },
  {
    chakra: 7,
    text: "The walk from León in the fourth week: I had stopped wanting to get there. My feet had stopped being a topic. There was wheat and there was a man ahead with a blue hat and there was breathing, and I couldn't have told you whose it was. I'd left my wife's stone at the cross the day before, without any fuss. The wheat went over and over. I kept laughing, no joke to it.",
  },
  {
    chakra: 7,
    text: "I'd had the exam, the visa, the wedding all on the one spreadsheet, colour coded, and then the airport shut. Ash. Four days on the floor in Frankfurt. Day one I shouted at a woman called Heike. By day three I'd given my charger away and I was playing cards with some Brazilian nuns, and it dawned on me nothing I did was going to move one plane. Best I've felt all year, no word of a lie.",
  },
  {
    chakra: 7,
    text: "When you're far out past the swell you can turn over and let your ears go under. I do it most mornings, even in February. It shuts the town off. There's sky and there's the water lifting you up and putting you down, in its own time, not bothered. I'm 71, my husband's gone, my knees are gone. Out there it doesn't seem to matter who goes and who stays, it's all the same big cold thing breathing.",
  },
  {
    chakra: 7,
    text: "Grandmother died at dawn with all of us round the mat and the door left open, as it should be. When the breath went out and didn't come in, a cock crowed, someone began the name of God, low, and we all took it up. I was not sad yet. It was so large. It was as if the wall had been removed from the house and there was just morning, on every side.",
  },
  {
    chakra: 7,
    text: "What got me into gardening was giving up on gardening. I'd sprayed, I'd netted, I had a war on with the slugs and a chart. Then I did my back and had to sit on a chair from May to July and watch it all go to hell, and it didn't. It went to meadow. Things came that I'd not asked for. Now I mostly sit. The slugs have their bit. I couldn't tell you whose garden it is.",
  },
  {
    chakra: 7,
    text: "They put me under for the tooth and in the second before, I let go of the arm rests, I remember my fingers opening one at a time. I've never let anyone drive, never been drunk, I check the oven. And it was lovely. Falling up. There was no me to be worried. I came round crying and the nurse thought I was in pain and I couldn't explain I just hadn't wanted to come back yet.",
  },
  {
    chakra: 7,
    text: "Fifty thousand of us in that stadium and when the anthem started the fella on my left, a total stranger, big neck tattoos, put his arm round me, and the one on my right, and it went like that the whole way round. One animal. I had tears running into my beer. I'm not even that into rugby. For three minutes there wasn't any such thing as a separate person in Dublin.",
  },
  {
    chakra: 7,
    text: "I used to pray with a list. Let Joe get the flat, let it be benign. I'm seventy-eight now and the list has got shorter and then one day there was nothing on it. So I just sat there in the pew with my bag on my lap. Someone was hoovering. It's the nearest I've been. I didn't ask for a thing and I didn't thank for a thing, I just sort of was let in.",
  },
  {
    chakra: 7,
    text: "The summit was cloud, I couldn't see my own boots. Everyone else turned round at the hut. I sat on a wet rock at 4,000 metres in the white, no up, no down, no sound at all, and after a while it stopped being disappointing. It was like being inside a pearl. I forgot I had a face. Then some Swiss people arrived with sausages and I was Neil again.",
  },
  {
    chakra: 7,
    text: "Letting him go to his dad's in Perth was the hardest thing. He's sixteen, he asked, he'd made his mind up. I'd a lawyer on the phone, I could have dragged it out two years. I was stood at the sink and I watched a plastic bag go over the fence, up and up, over the flats, just going where it was took. And I thought okay. All right. Go on then. I rang the lawyer off.",
  },
  {
    chakra: 7,
    text: 'dont know how to say this without sounding like ive been at the mushrooms which i had once but not this time. it was the bus. just the 43. rain on the glass and everybody steamed up and tired, and suddenly they were all so beautiful, the lad with his kebab, the old girl with her trolley. like we were all one thing that had got on at different stops. lasted till archway',
  },
  {
    chakra: 7,
    text: "I spent thirty years as a structural engineer making sure nothing moved. Now there's the tremor. First the left hand, then the leg. I was gripping cups, I was gripping everything, I'd tape a pen on. Yesterday I sat in the garden and let it shake, didn't hold it, and it shook, and the leaves on the birch were going as well, the very same way. We kept each other company, the tree and me, going like mad.",
  },
  {
    chakra: 7,
    text: "After the monks finish there's a bell and you're supposed to follow the sound to where it stops. I was the worst one there. My hip, my phone bill, a row with Sandra. On the ninth morning I followed it and it didn't stop. It got very thin and then it was the rain, and then it was the cook dropping a lid, and I was all of that. Then I thought ooh it's working and it went.",
  },
  {
    chakra: 7,
    text: "My whole flock went with the avian flu, all of it, eleven hundred birds, men in white suits. I'd built that from six hens. I screamed at them at the gate. And then that evening, nothing left to shut in, nothing to feed, I stood in the empty shed with the door open and the sun came straight through from one end to the other. I'd never seen it do that. I thought, well. It was never mine, was it.",
  },
  {
    chakra: 7,
    text: "Snow day in Sapporo, the trains all stopped, the office said don't. I went out to the middle of the park, there was no path any more, no benches, no edges. It kept coming down on all of it just the same, on the bins, on the shrine. I stood till I was white too. If somebody had looked out of a window there'd have been nobody standing there. I was so contented. I didn't need to be on the picture.",
  },
  {
    chakra: 7,
    text: "Baby came in the corridor, not my plan, I'd laminated the plan. I'd been pushing against it for nine hours, being good at it, being strong. Then this old midwife put her mouth to my ear and said stop doing it, it's being done. And something just opened and went through me that had nothing to do with me, every woman that ever lived was in that corridor. I was only the door of it.",
  },
  {
    chakra: 8,
    text: "Took me three winters but the boat's done. Ribs are ash from the tree that came down at Dad's, the brass is off my grandfather's dresser, the sail's our old wedding marquee, Jo cut it and I sewed it, badly. I was planing the last bit of gunwale and I thought there isn't a person I've known who isn't in this somewhere. She leaks a touch. They all do till the wood takes up.",
  },
  {
    chakra: 8,
    text: "For years I had two wardrobes. Suits for the firm, and then the drag in a locked trunk in the garage, Miss Demeanour, size 11 heels. This Saturday I did the firm's charity night. As her, in the firm's own tie. My boss, my mum, the queens from the Vauxhall, all at the same three tables. I kept thinking somebody would fall down the gap in the middle, but there wasn't one. I'd sewn it up.",
  },
  {
    chakra: 8,
    text: "the quilt is all his shirts. i cut them up in january, couldnt bear it before then. the check one from the allotment goes next to the one he got married in and the paint one next to that. i lay them out on the spare bed and swap them about, a square here a square there, until the whole lot of him sits right. work shirts and sundays all in together. 64 squares. i'm on the border now",
  },
  {
    chakra: 8,
    text: 'I trained as an engineer in Aleppo and here I did eight years of pizza. Now I have the little repair café: I fix the toasters, my wife makes the food, the pizza ovens I understand very well, and on Thursdays the boys come from the school and I teach them circuits, in Arabic and in Geordie. Yesterday I was holding a soldering iron and a rolling pin. And I thought, so this is what it was all for.',
  },
  {
    chakra: 8,
    text: "Finished the kitchen table. Six planks, a different tree each, because that's what there was: oak, a bit of yew, some horrible orange pine that I nearly left out. I spent all weekend on the joints. You want it so you can run your palm across with your eyes shut and not feel where one stops. You do feel it, at the pine, just a hair. I've decided I like that. We ate off it tonight.",
  },
  {
    chakra: 8,
    text: "Turned seventy and my daughter made me do the box. Forty years of loose photos. We put it all in order on the floor, the communist years, the divorce, the ship, the bakery, the fat years, and for the first time I saw it as one woman. I always told it as if I were four and none of them talked. We stuck them in one book. The glue's still wet. I keep opening it at the joins.",
  },
  {
    chakra: 8,
    text: "Bread day. I use my mother's rye, my mother-in-law's caraway, and the pan I bought the first week I lived alone. Nobody in either family would call this bread correct. But it's been eleven years of fiddling, a bit more water, a bit longer in the cold, and this morning I took it out and knocked on the bottom and it made the sound. It was done. It was its own thing. I couldn't take any of them out of it now.",
  },
  {
    chakra: 8,
    text: "Half my mates know me from the mosque and half from the metal band. They'd never met. So at the wedding it was uncle Yusuf by the samosas talking to Grim, who's got the bull ring in his nose, about carburettors. An hour! I've been running two diaries since I was sixteen, and I looked over and it was just one party. It was just one bloke's friends.",
  },
  {
    chakra: 8,
    text: "We've rebuilt the organ pipe by pipe, four of us, retired, none of us believers. Two thousand and eleven pipes laid out on trestles in the nave with luggage labels on. Some were dented, a few had mice. Each one you clean, you straighten, you blow. On Tuesday we put wind through the lot. It was out of tune and it was enormous. Derek said, that's her. That's all of her, talking at once.",
  },
  {
    chakra: 8,
    text: "My therapist had me draw all the parts, the angry one, the clown, the one that's six and hides. I drew them at a bus stop. I thought it was daft. But I've been sort of picking them up ever since. This morning I got cross with the printer and made a joke about it and then had a little cry, all in one go, and nobody had to leave. The bus has everybody on it, is how I'd put it.",
  },
  {
    chakra: 8,
    text: "They closed the shipyard in '88 and I'd not been able to walk past. Now the lads and me are making the gates for the new park from the old plate, the actual plate, you can see our chalk marks. I cut, Tam welds, the art school lassie does the drawings. My hands still know. It's the first time since that what I did then and what I do now are the one job.",
  },
  {
    chakra: 8,
    text: "Sunday: sorted the shed. Found the loom, in bits, that I bought after the breakdown and never put together. All the bits were there, even the little pegs. No instructions so I had to work it out, laid it across the lawn like a skeleton. By tea time it stood up. By nine I'd a hand's width of cloth, some wool from the charity shop and a strip of the old hospital blanket. It's holding. It's honestly nice.",
  },
  {
    chakra: 8,
    text: "the album took me nine years because i kept making two. the dhol stuff for home and then the electronics. my producer pulled all the stems up one night, hundreds of them, muted everything, and started dragging things in from both. dads voice off the answerphone went over a kick drum i made at 17. and it just locked. we sat there. that's the record he said. you've been making it all along you just had it in two folders",
  },
  {
    chakra: 8,
    text: "I'd a stroke at 52, words went one way and hands another. What they don't tell you is how you come back in pieces, like post. One week I got Tuesdays. Then I got my left foot. My wife had me making birdboxes, because you've to count and hold and hammer all together. The first was a crime. This is number thirty and I whistled through the whole of it, all of me in the same shed at once.",
  },
  {
    chakra: 8,
    text: "There were eleven stepchildren, halves, exes at our Christmas, and one goat. We tried for years doing it in shifts. This year Lou said blow it, one table, and I made it out of doors. Real doors, off the skip, five of them end to end on beer crates. None of them level. You had to hold your gravy. Everyone I've ever been related to or divorced from, at one table, on doors I'd put together.",
  },
  {
    chakra: 8,
    text: "I'm a potter and I threw away everything that cracked for twenty years, skip loads. Then my wrist went, I couldn't throw, I'd only the shards. So I began fixing them to each other, a lip from '03 on a foot from last summer, with this grey slip you can see. There's one on the table now as tall as my hip. All my mistakes are in it, holding each other up. I don't want to sell it.",
  },
  {
    chakra: 8,
    text: "Wrote the last chapter today. It started as a cookbook and then Grandma's letters got in and then the divorce got in, and the editor said what is it, and I couldn't say. All summer it was in heaps. This morning I saw the dumplings go next to the custody hearing, that they always had. I moved about nine pages and that was it, it closed, like a lid on a tin. I sat there patting it.",
  },
  {
    chakra: 8,
    text: "When I stopped nursing I thought that was that in the bin, thirty five years. Then the choir wanted someone for their costumes and I found I sew like I sutured. And the listening, sitting by folk while they get measured, it's the same as doing obs. I'm painting again as well, which I did before any of it. It's as if somebody collected up all my odd socks and they were pairs.",
  },
  {
    chakra: 8,
    text: "We're doing the mural with the whole street. The Poles did the left corner, storks. The lads from the betting shop did a horse. Mrs Abara wanted a palm tree next to the chip shop so it's there. My job was the bits in between, how does a stork get to a horse, so I painted one long river that runs under every single piece. Took all August on a ladder. You stand over the road now and it's one picture.",
  },
  {
    chakra: 8,
    text: "I play banjo and I write code and I keep goats, and my CV has always looked like a jumble sale. Then the dairy wanted milking stalls that open by themselves. So I built it. Python and fence wire, and it plays a tune when each nanny's finished because they come quicker for a tune. Forty hours in the barn with a headtorch. I stood there listening to it go. There's nothing of mine that isn't in that contraption.",
  },
];
