import type { Journal } from './journal.ts';

/** An actor of 29 in Melbourne who waits tables: auditions, a Greek grandmother, a housemate, nights without sleep. The longest journal. */
export const melbourneActor: Journal = {
  name: 'melbourne-actor',
  planted: {
    recurring: [
      [
        'auditions',
        'acting',
        'audition',
        'the audition',
        'my agent',
        'being an actor',
        'casting',
        'self-tape',
        'theatre',
      ],
      ['my grandmother', 'grandmother', 'Yiayia', 'grandma', 'nan'],
      ['my housemate', 'the kayak', 'kayak', 'housemate', 'Gus', 'flatmate', 'roommate', 'share house'],
      [
        'the restaurant',
        'Carlo',
        'restaurant',
        'waiting tables',
        'work',
        'waitressing',
        'hospitality',
        'my job',
      ],
      ['insomnia', 'not sleeping', 'sleep', 'sleeplessness', "can't sleep", 'being awake'],
    ],
    emerging: [
      ['pottery', 'the pottery class', 'ceramics', 'clay', 'the wheel'],
      ['the kitten', 'kitten', 'the stray', 'stray cat', 'cat'],
    ],
    avoided: [
      ['Sam', 'my ex-boyfriend', 'the break-up', 'breakup'],
      ['therapy', 'Dr Chen', 'the psychologist', 'psychologist', 'my therapist', 'therapist', 'counselling'],
    ],
  },
  facts: [
    { question: 'What held up the camera for the recording?', entry: 0 },
    { question: 'When does the loathed singer begin each morning?', entry: 3 },
    { question: 'Whose picture had the bride been sent before her voyage?', entry: 9 },
    { question: 'At what spot was the extinguished candle relit?', entry: 23 },
    { question: "What did the old woman's former workplace manufacture?", entry: 30 },
    { question: 'What praise did the old lady give after the performance?', entry: 37 },
    { question: 'What souvenir of the stage set did she keep?', entry: 42 },
    { question: 'What kind of eatery will take over the premises?', entry: 44 },
    { question: 'What warning device has been fitted to the frame?', entry: 48 },
    { question: 'In which town will the series be shot?', entry: 54 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 520,
      writing:
        'Self-tape number nine for the year. Detective, two scenes, "weary but hot". I did the weary with no prep whatsoever. Gaffer-taped my phone to the ironing board and read the other parts into a voice memo, so for forty minutes I was interrogating myself in the laundry and, I\'ll be honest, I didn\'t believe either of us. Sent it. My agent replied with a thumb. Just the thumb, disembodied.',
    },
    {
      day: 1,
      durationSeconds: 600,
      writing:
        "Sunday lunch in Reservoir. Yiayia has got it into her head that I'm a detective, because Mum told her about the tape, and she wanted to know do I have a gun. No Yiayia. Do I have a pension. She packed me a container of dolmades like I was going up Everest. She's eighty-eight and four foot ten, and she holds my face when she talks as though it might get away.",
    },
    {
      day: 3,
      durationSeconds: 500,
      writing:
        "Double at the restaurant. Table nine sent back the risotto for being wet. I said it's a risotto. Carlo came out of the kitchen himself, with the ladle, and stood there breathing. They tipped eleven cents. I did twenty-six thousand steps and my feet are two separate grievances. In the end we all sat out on the milk crates eating the wet risotto and it was the best thing I've had all month.",
    },
    {
      day: 4,
      durationSeconds: 560,
      writing:
        "3am and counting. I've done the breathing, I've done the sheep, I've alphabetised every person I went to school with. It's not that anything's wrong. My body's just standing at the window with its coat on. There's a bird that starts at 4:10 exactly and I've come to hate it with a purity I don't get to feel about anything else. When you don't sleep the whole day after has subtitles.",
    },
    {
      day: 6,
      durationSeconds: 530,
      writing:
        "First time with the psychologist, Dr Chen, a room in Brunswick with two armchairs and a box of tissues placed the way a gun is placed in a play. She asked what brought me in. I did ten minutes of quite good material. She didn't laugh and she didn't not laugh, she wrote down one word. I would give a kidney to know that word.",
    },
    {
      day: 8,
      durationSeconds: 480,
      writing:
        "Gus has bought a kayak. We live on the second floor in Coburg. It's in the hallway, so to get to the bathroom you have to sort of negotiate it, thigh first. He says it was a bargain and I said so's a cow. He made up for it with pancakes. Four years of living with that man and I've never once heard him shut a door, he just leaves each room open behind him like a series of suggestions.",
    },
    {
      day: 9,
      durationSeconds: 570,
      writing:
        "I walked past the place on Lygon where Sam used to do the quiz, and yep, still there. So anyway I've been thinking about getting a fringe. Everyone says don't. The woman at the salon said it'd \"open up my eyes\", which, are they shut? I looked at fringes online for a full hour, French ones, seventies ones, one on a horse that was honestly the best of the lot. I've booked for Thursday.",
    },
    {
      day: 11,
      durationSeconds: 510,
      writing:
        'Got a callback. Not weary detective, this one\'s a bank ad, "woman who has made a decision". Seven of us in the corridor all with our decided faces on. They had me sign a mortgage that was really a takeaway menu. I signed it eleven times with growing conviction. The director said lovely, and I know what lovely means in this business but I skipped to the tram regardless.',
    },
    {
      day: 13,
      durationSeconds: 540,
      writing:
        "Second go. She wanted to know what I do with my hands when I'm sad, and I looked down and I'd made a tiny boat out of the parking stub. I said that's not sad that's origami. Dr Chen just waited. She's the best waiter I've ever met and I've worked at Carlo's for three years. I cried on the 19 tram and a toddler offered me a rice cake.",
    },
    {
      day: 14,
      durationSeconds: 620,
      writing:
        'My grandmother taught me to do the spinach pie today, the real one, no recipe, the recipe is "until". Until it\'s soft. How much oil, until. She doesn\'t own a measuring cup. Flour up to both our elbows and the radio going in Greek about some bishop. She told me she came out on the boat at nineteen to marry a photograph. And? I said. And the photograph was of his brother, she said, and slapped the dough.',
    },
    {
      day: 16,
      durationSeconds: 490,
      writing:
        "A man proposed on table four and she said no. Out loud. The entire section heard, and there was I with the tiramisu with the ring in it and a sparkler already lit. You can't put out a sparkler. I stood behind the pass holding it till it died and then Carlo ate the dessert and handed me the ring in a napkin. The bloke tipped forty percent. I don't think he was counting.",
    },
    {
      day: 18,
      durationSeconds: 550,
      writing:
        "Awake since two. I went and sat on the front step in my doona, and the street sweeper came round, and the driver gave me a nod that said I see you've joined us. There's a whole nation up at that hour and no flag. I've had about nine hours all week. Everything has this faint hum and my teeth feel like somebody else's. They say get up and do something boring, so I read the rates notice. I was riveted.",
    },
    {
      day: 19,
      durationSeconds: 530,
      writing:
        "Gus had his birthday on the roof. You're not supposed to be on the roof. He'd carried up the kayak, God knows how, and filled it with ice and beer, so it's finally been on a voyage. Around midnight he gave a speech about friendship, standing in it, and said I was the longest relationship of his life. Then he toppled out. I've got his head on my lap in all the photos, wrapped round with frozen peas.",
    },
    {
      day: 21,
      durationSeconds: 500,
      writing:
        "Didn't get the bank. They went \"another direction\", and I've seen the direction, she's twenty-two and has a gap in her teeth. Fine. I said it's fine, didn't I? I made a list of every audition since drama school, I'd never done that: one hundred and sixty-four. Booked: nine. That's five and a half percent. In baseball that's, no, that's terrible in baseball as well. My agent says it's a numbers game, and those are the numbers.",
    },
    {
      day: 22,
      durationSeconds: 560,
      writing:
        "She asked what I'd say to a friend with those numbers. I said I'd say get out. She said would you? I thought about it for the rest of the session, the clock got very loud. No, I'd say one in eighteen, that's a bus, that's how often the bus comes. Dr Chen uncrossed her legs, which in her is a standing ovation. Best fifty minutes I've had sitting down.",
    },
    {
      day: 24,
      durationSeconds: 490,
      writing:
        "Jury duty. They called eighty of us into a room with a broken urn and a video from 1997 about civic pride, and then at three they said thank you and sent us home. I sat with a beekeeper and a man who services escalators. He told me there's no such thing as an escalator being out of order, it's only ever temporarily stairs. He knew it was an old joke. He'd been waiting all day to use it.",
    },
    {
      day: 26,
      durationSeconds: 520,
      writing:
        "She won't use the walker. It's in her hallway with a doily on it and a plant. I tried a bit of theatre, I walked round the house with it myself saying ooh, comfy. Yiayia watched this with her arms folded. Then she said, in English, so I'd know she meant it, \"You take it, you're the one always tired.\" I mean. She's not wrong. I took it twice around the lemon tree.",
    },
    {
      day: 27,
      durationSeconds: 610,
      writing:
        "Carlo wants to do breakfasts. Nobody else wants breakfasts. It's a six am start and we'd be doing eggs for people with laptops. He's bought a juicer the size of a fridge and calls her Sofia. I told him I'd do Saturdays for an extra four bucks an hour and he clutched his chest. The restaurant's been slow, but, you can feel it, there's been two nights when the staff outnumbered the tables.",
    },
    {
      day: 29,
      durationSeconds: 540,
      writing:
        "Tried the valerian. It tastes like a wet dog's opinion. I lay on the floor because someone on the internet said floor. From down there you can see all the stuff under the bed, including a single roller skate, not mine. I thought about whose for two hours. Finally slept at six and woke at seven with the pattern of the rug on my face, then read for a radio spot with half a Persian garden on my cheek.",
    },
    {
      day: 31,
      durationSeconds: 500,
      writing:
        "Mutual friend's engagement, so Sam was there, in the shirt. Not going into it. What I will go into is the cheese: there was a wheel of it, a metre across, hollowed out, and a man in a hat mixing pasta inside. Nobody had warned me a person could do that. I went back four times. I asked him was it always the same wheel and he said they last about three weeks, and then looked away, like a vet.",
    },
    {
      day: 32,
      durationSeconds: 580,
      writing:
        'Voice-over for a tractor dealership in Shepparton! Booked, paid, done, in one morning. "Built for the long row." I did it warm, I did it tough, I did it like I\'d slept with the tractor. The sound guy said that one. That\'s ten. One hundred and sixty-five auditions and ten jobs. I rang my sister and then I rang the agent, and she used actual words this time, six of them.',
    },
    {
      day: 34,
      durationSeconds: 550,
      writing:
        "There's a girl. He's ironing. I came home to find Gus in the lounge with a board and steam, doing a collar, tongue out, and it was like seeing a dog drive. She's called Imogen and she's a hydrologist and he's learned eleven facts about aquifers. I helped him with the sleeves. I'm happy for him, I'm only saying that the kayak's been polished and I know what that's about.",
    },
    {
      day: 36,
      durationSeconds: 490,
      writing:
        "Dr Chen's going on leave, a baby, I should've noticed but I was busy being noticed. Four months. She offered me somebody else in the practice and I said sure in the voice that means no. At the end I gave her a parking-stub boat. She put it on the shelf by the clock. I walked the entire way home along the creek and only made one joke, and that was to a duck.",
    },
    {
      day: 37,
      durationSeconds: 530,
      writing:
        "Easter! Midnight, candles, everyone walking home round the block shielding the flame with their hand, old blokes in good suits. You've got to get it home lit, to burn the cross over the door. Mine went out at the Shell servo. My grandmother didn't say one word, just tilted hers and gave me some of her fire, right there by the air pump, and we carried on. She beat all of us at the red eggs.",
    },
    {
      day: 39,
      durationSeconds: 510,
      writing:
        "Sofia exploded. Kale to the ceiling. A kitchen hand called Binh got a beetroot to the chest and sat down on the floor thinking he'd been shot, and honestly we all thought it too. So that's the end of breakfasts. Carlo held a small funeral by the bins and even said a few words. I'm back on nights with a raise of two bucks, which he says is my half of the juicer.",
    },
    {
      day: 41,
      durationSeconds: 560,
      writing:
        "A night in four parts. Eleven to one, asleep, apparently. One to three, a debate on whether I'd left the gas on. Three to five I wrote a letter to the council in my head about the bird. Then a dream in which I was late for something in a swimming costume. I look at people on the train with their mouths open, out cold, dribbling on a stranger, and I feel about them the way poor people feel about yachts.",
    },
    {
      day: 42,
      durationSeconds: 600,
      writing:
        "I had my fringe corrected by a different woman who asked who'd done this to me. Like a cop. It's short now, I look like a Roman, some minor one, someone who gets stabbed in act two by the water clock. A kid on the tram asked if I was a boy or a girl and I said I was a senator. He thought it over. He asked if it was a hard job.",
    },
    {
      day: 44,
      durationSeconds: 500,
      writing:
        "The Fitzroy people want me for the play. The two-hander, the lighthouse one, seven weeks, actual money, well, money-shaped. I read it standing up in the street, and on page thirty I had to hold a bollard. She's a woman who has stopped talking and then for the second half she doesn't stop. I've never wanted a thing this much and I'm not going to say that to anybody but you, page.",
    },
    {
      day: 46,
      durationSeconds: 540,
      writing:
        "Gus runs lines with me at breakfast. He's the lighthouse keeper. He can't act at all, he reads like a hostage, but he's so committed. He asked me why she stops talking and I gave him the director's answer, and he shook his head and said nah, she's just waiting for somebody to ask a decent question. I put my toast down. Four years I've lived with him, you know? And he goes and does that with jam on his chin.",
    },
    {
      day: 48,
      durationSeconds: 480,
      writing:
        "Carlo's changed my roster so I can rehearse, and he's complained about it in two languages, and he's bought six tickets. I dropped a full tray tonight. A whole tray, twelve glasses, and there was that hush and then the cheer, you always get the cheer. Table nine were back, the risotto people. They asked for me by name! They want the risotto, but can it be drier. I said for you, anything.",
    },
    {
      day: 50,
      durationSeconds: 570,
      writing:
        "I stayed over at Reservoir so my aunt could have a night off. Yiayia doesn't sleep either. I never knew that! I came out at three to get water and there she was at the table with her beads, fully dressed. Fifty years, she says, since the factory, since nights on the line at the biscuit factory. She cut us an apple. We didn't talk, she clicked and I chewed. It's the first time being awake has had company in it.",
    },
    {
      day: 51,
      durationSeconds: 530,
      writing:
        "Rehearsal. I'm hopeless. I've got the silence down, I'm a genius at the silence, then I open my mouth in act two and it's me at Carlo's explaining the specials. The director is a tiny Welsh woman who says \"mm\" and you'd walk into the sea. She had me do the speech to a chair, to a wall, then with my face in a bucket. The bucket was the best one.",
    },
    {
      day: 53,
      durationSeconds: 490,
      writing:
        "Got a text from Sam's number, three words, and I'm not doing this today. The tram was replaced by a bus, the bus was replaced by a different bus, and on that one there was a woman with a wedding cake on her knees, three tiers, no box. Every corner the whole lot of us leaned with her. By Johnston Street we were a unit. Someone had a hand out behind the top tier, not touching, just there.",
    },
    {
      day: 55,
      durationSeconds: 610,
      writing:
        "He's moving in with Imogen. He told me in the hallway, on either side of the kayak, which was probably deliberate, like diplomats. August. I said that's brilliant and I did a big face. Later I could hear him through the wall being quiet, which he's never been. Then he came and stood in my doorway, and he'd made two cups of tea and forgotten which one had sugar, so we kept swapping until we'd worked it out.",
    },
    {
      day: 57,
      durationSeconds: 520,
      writing:
        'Two hours and forty minutes, a personal worst. I tried lying with my feet at the pillow end. I tried a podcast where a Norwegian man describes hedges. He was doing well till he got on to a hedge he\'d lost. The specialist\'s waitlist is fourteen weeks and the form asks "how often do you lie awake", with boxes, and no box for how I mean. I drew one in.',
    },
    {
      day: 58,
      durationSeconds: 550,
      writing:
        "There's been a magpie on our line that's learned the noise of a truck reversing. It does it at people. An old guy with his shopping moved smartly off the footpath this morning and stood against the wall till it had finished. I laughed so hard I had to sit on the letterbox. I've decided that's the most successful performer in the suburb and it hasn't got representation.",
    },
    {
      day: 60,
      durationSeconds: 500,
      writing:
        "Opening night. I can't write about it yet except that in the silent part you could hear the fridge in the foyer, and then there was a moment where you couldn't. I mean people stopped. Eighty-one people and not a cough. Then I talked. I don't remember one word of act two. When the lights came up the Welsh woman was in the wings with her hand over her mouth saying mm, mm, mm.",
    },
    {
      day: 61,
      durationSeconds: 580,
      writing:
        'She came. My aunt had got her into the front row in the good black dress, and she sat through two hours in a language she only half likes. In the second act, in the middle of my speech, clear as anything, I heard Yiayia say "Bravo" to nobody. I nearly lost it. And afterwards, she held my face. She said, "You were quiet very well." I\'ll have it put on my grave.',
    },
    {
      day: 63,
      durationSeconds: 540,
      writing:
        "The review's up on the pass, laminated. Carlo laminated it. He's charging table nine extra for being served by me, he says, in the arts section. A couple on six recognised me and asked me to do the speech and I did them the specials, with a bit of lighthouse in it. Osso buco has never been so bereft. I was on close and I mopped that floor like someone with a future.",
    },
    {
      day: 65,
      durationSeconds: 490,
      writing:
        'Found twenty dollars in a library copy of a book on knots. It was at the page about the sheepshank, which the book says is "of limited use". I\'ve thought of nothing else. Did they mean to come back? Was it a bookmark or a gift? I moved it to page eighty, the bowline, a really decent knot, and put it back on the shelf for someone who\'d get that far.',
    },
    {
      day: 67,
      durationSeconds: 560,
      writing:
        "Packing up his room. Gus owns one good pan, nine hundred cables and a trophy for under-tens relay that he can't explain. Each time we filled a box he'd sit on it and tell me where the stuff came from. We took down the shelf he'd put up crooked the week we moved in, and there's a paler patch on the wall, on an angle, so it'll be there till somebody paints. We had pancakes for tea.",
    },
    {
      day: 69,
      durationSeconds: 530,
      writing:
        "Six hours!! Straight through, like a normal mammal. I woke and didn't know where I was, or what sort of thing I was. I lay there afraid to move in case it noticed. I've got a theory that it's the closing of the show, that some motor's cut out. Or the rain. Anyhow I told everyone I met. People who sleep don't understand, the guy at the servo said \"yeah, nice\" and I thought, you have no idea what I'm holding.",
    },
    {
      day: 70,
      durationSeconds: 510,
      writing:
        "Closed on Saturday. They burn nothing and they keep nothing in that theatre, by Sunday noon the lighthouse was a stack of ply by the roller door. I took a nail. Now it's Tuesday and there's an audition for margarine. I stood in a line of women all holding an imaginary knife. It's mad but I didn't mind, I just spread the stuff, and I thought, I know a thing that these walls don't.",
    },
    {
      day: 72,
      durationSeconds: 600,
      writing:
        "Hospital. It's her hip, she fell on the way to feed somebody. She was sitting up like a queen with the drip in, telling the registrar he was too thin. When they'd gone she got small. She asked me for the old songs but I only know the one, the one about the little boat, so I sang that, and my grandmother mouthed it with her eyes shut, and the lady in the next bed hummed the low part.",
    },
    {
      day: 74,
      durationSeconds: 540,
      writing:
        "Carlo's sold up. He told us after close, all in a row on the milk crates, he had his apron off and folded. It's going to be a place for poke bowls. Thirty-one years that restaurant. Binh put his arm around him. Nobody said anything and then the dishwasher finished its cycle and sang its little song and we all just went. I've got four weeks. I asked for the ladle.",
    },
    {
      day: 76,
      durationSeconds: 490,
      writing:
        "The flat at night with nobody else's breathing in it. I hadn't reckoned on that. I got up at two and stood in Gus's empty room and my own footsteps came back at me. So I lay down in there, in the middle of the carpet, under that slanted patch, and that's where I woke up at eight. It's not a cure. I wouldn't tell a specialist. I took my pillow in tonight.",
    },
    {
      day: 78,
      durationSeconds: 550,
      writing:
        "I did the self-tape at Yiayia's bedside in rehab because it was due at five. It's for a series, six eps, a nurse with a secret. She held the phone. She directed! \"Slower. You are hiding something, why you are hurrying?\" Every other patient on the ward leaned in. My agent called, called, with her voice, and said who shot this. I said she's new, she's from Kalamata.",
    },
    {
      day: 80,
      durationSeconds: 520,
      writing:
        "Last service. Everyone who'd ever worked there came, four generations of waiters all reaching for plates out of habit. Table nine cried. They'd brought a photo of the wet risotto. I carried out the final order, one affogato, to an old fella who'd been coming since 1994 and had never said more than \"the usual\", and he stood up to take it from me. So that's that job. I've got the ladle on the wall.",
    },
    {
      day: 82,
      durationSeconds: 570,
      writing:
        "Walker. She's using it. She's put a bell on it, a bicycle bell, and a basket, and she does the corridor like it's Sydney Road. She told the physio that her granddaughter demonstrated this equipment and had looked very natural. I'm to bring her own coffee pot on Thursday, the coffee in there being, and I'm translating, water that has heard a rumour. Home by the end of the month they reckon.",
    },
    {
      day: 84,
      durationSeconds: 500,
      writing:
        "Down to three for the nurse. Chemistry read in Southbank with a man from a soap who kept calling me Tanya. The room had that carpet. I sat in the silence a beat longer than anyone likes and I watched the casting woman stop writing. I don't know how to describe what it is when it goes right, it's like stepping on a stair that is there. I was on the footpath by ten past and shaking like a whippet.",
    },
    {
      day: 86,
      durationSeconds: 560,
      writing:
        "Dinner at Gus and Imogen's. They've a balcony and matching bowls. The kayak's hung on a wall now, with lights in it, she's made it look like it was meant. He's started shutting doors! I pointed it out and he went red and opened one. When I left he walked me down to the tram and we stood there letting three of them go by, and talked about nothing, as we've always done.",
    },
    {
      day: 88,
      durationSeconds: 540,
      writing:
        "I've kept a chart since the flat went quiet, on graph paper. Five hours, four and a half, six, two, five. If you squint it's going up. The dud night was the night before the callback, so that one's got an asterisk. It used to feel like an illness, this insomnia, and lately it's more like having a difficult horse. You don't win. You just sort of find out what it doesn't like.",
    },
    {
      day: 89,
      durationSeconds: 510,
      writing:
        "Mum gave me a voucher for a pottery class, a pity voucher, since I'm unemployed and own a ladle. I went along to be funny about it. Two hours later I had clay in my ears and I hadn't spoken, not once. You can't perform at it, the wheel simply doesn't care. Mine collapsed four times and every time there was this soft \"oh\" from me like I'd met someone. I made an ashtray. I made it on purpose.",
    },
    {
      day: 91,
      durationSeconds: 580,
      writing:
        "There's been something crying under the back stairs for two days, and tonight I got it out with sardines: a kitten, about as big as a shoe, one ear folded over, all ribs. It bit me and then fell asleep in the hood of my jumper. I'm not keeping it. I sent a picture to Yiayia on the rehab iPad, and the answer came in capitals, FEED HIM, then, GOOD FACE.",
    },
    {
      day: 93,
      durationSeconds: 530,
      writing:
        'I got it. I got it! The nurse, all six, from October, in Geelong of all places. My agent read me the figure and I asked her to say it slower like a phone number. One hundred and seventy-one auditions. I went and told the ladle. I told the paler patch on the wall. Then I sat on the step where the street sweeper goes past and waited until it was time for him, and told him through the window.',
    },
    {
      day: 95,
      durationSeconds: 490,
      writing:
        "Wednesday's class again. The teacher, a big bloke named Warrick with a ponytail, put his thumbs over my thumbs and the thing rose up, it just stood up, a cylinder. Everybody has one in them, he says. I've got a small green bowl coming out of the kiln on Friday. I've noticed that on pottery nights I sleep like I've been switched off at the wall. I'm telling no specialist about that either.",
    },
    {
      day: 97,
      durationSeconds: 600,
      writing:
        "Gus came round to build a scratching post for the kitten I'm not keeping. He did it out of the old crooked shelf. It leans. We watched it climb, fall off, look around to see who'd pushed it, and climb again, for the better part of an hour, and he said what's its name and I said it hasn't got one, it isn't mine. Then it got into the kayak bag he'd brought the tools in, and he said, Carlo.",
    },
  ],
};
