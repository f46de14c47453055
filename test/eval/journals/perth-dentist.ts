import type { Journal } from './journal.ts';

/** A divorced dentist of 41 in Perth: a choir he fell into, a chain that wants the practice, a daughter every other week, a bad neck, a brother he does not write about. */
export const perthDentist: Journal = {
  name: 'perth-dentist',
  planted: {
    recurring: [
      [
        'the choir',
        'choir',
        'singing',
        'rehearsals',
        'the bass section',
        'the Faure',
        'the Requiem',
        'the concert',
        'music',
        'Trevor',
        'Margit',
      ],
      [
        'the practice',
        'work',
        'the surgery',
        'selling the practice',
        'the buyout',
        'BrightPoint',
        'the offer',
        'Anil',
        'dentistry',
        'patients',
        'my job',
      ],
      ['my daughter', 'Maisie', 'daughter', 'fatherhood', 'being a dad', 'my kid', 'parenting', 'custody'],
      [
        'my neck',
        'neck',
        'neck pain',
        'my back',
        'back pain',
        'my shoulder',
        'my body',
        'the physio',
        'physio',
        'pain',
        'posture',
      ],
      ['my brother', 'Lachie', 'brother', 'Lachlan'],
    ],
    emerging: [
      [
        'drinking',
        'alcohol',
        'my drinking',
        'wine',
        'giving up drinking',
        'not drinking',
        'red wine',
        'sobriety',
      ],
    ],
    avoided: [
      ['my brother', 'Lachie', 'brother', 'Lachlan'],
      [
        'my ex-wife',
        'Simone',
        'ex-wife',
        'the divorce',
        'divorce',
        'my marriage',
        'marriage',
        "Simone's wedding",
      ],
      [
        'cycling',
        'the bike',
        'bike',
        'riding',
        'the bunch ride',
        'the Saturday ride',
        'Des',
        "Des's accident",
        'the crash',
      ],
    ],
  },
  facts: [
    { question: 'Where had he seen the advertisement that led him to join?', entry: 0 },
    { question: 'What did a lady bring him as payment along with her denture?', entry: 2 },
    { question: 'What was living in the downpipe?', entry: 7 },
    { question: 'Which vehicle did he finally part with, and who bought it?', entry: 9 },
    { question: 'What had jammed the kitchen appliance?', entry: 10 },
    { question: 'What subject did his child choose for the school talk?', entry: 13 },
    { question: 'How overdue was the borrowed book?', entry: 19 },
    { question: 'Why was he let off serving in court?', entry: 22 },
    { question: 'What sort of animal did the ferry have to stop for?', entry: 25 },
    { question: 'How much was the parking fine?', entry: 27 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 720,
      writing:
        "Fifteen minutes, no stopping. Right. I went to the thing at the hall in Vic Park because there was a poster up in the laundromat with tear-off tabs, and I was the only one who'd torn. Forty people, thirty-one of them women, and they fell on me like I'd come about the boiler. Can you go low? I said I had no idea. Margit, who runs it, played a note and I growled at it, and a bloke called Trevor, eighty if he's a day, said thank Christ. So I'm a bass. I've got a folder. I stood next to Trevor and didn't know one single thing and hummed the whole drive home with the windows up.",
    },
    {
      day: 2,
      durationSeconds: 600,
      writing:
        "Saturday bunch. Alarm at ten past five, rolled out from the Narrows with twelve of them, dark, warm already, dolphins near the Raffles which the blow-ins stopped to photograph and got dropped for. I sat on Des's wheel all the way to Freo because nobody holds a line like Des. He points at every bit of glass. Fifty-eight k, average thirty-four, and then the eggs, and the talk about chainrings, which I could listen to till I'm dead. Legs are cooked. It's the only two hours in the week when no one's mouth is open in front of me, except to breathe.",
    },
    {
      day: 4,
      durationSeconds: 780,
      writing:
        "Anil put a letter on my desk between the ten fifteen and the ten forty-five. BrightPoint. Sixty-one clinics and they'd like sixty-two. They call us a boutique. We've got a fish tank and lino. He said have a read, no rush, and stood there while I read. He's fifty-eight, his knees are gone, I get it. Then I did two fillings and a lady who paid for her denture reline partly in passionfruit, a whole ice-cream tub of it, because she always has, since Anil's first year. I'd like to see where they put the passionfruit in the spreadsheet.",
    },
    {
      day: 6,
      durationSeconds: 660,
      writing:
        "My week. Picked her up from the gate and she had one plait in and one out and wouldn't discuss it. By tea I'd got that Poppy P. isn't sitting with them now. I did what I do, which is offer three solutions, and Maisie said Dad, you're doing the list. So I shut up and grated cheese. She told me the rest of it then, to the cheese mainly. At bedtime I put the second plait in from a video, paused it eleven times. She felt it with her hand in the dark and said it's a bit fat but it's good. Ten years old. I stood in the hall like an idiot, chuffed.",
    },
    {
      day: 8,
      durationSeconds: 600,
      writing:
        "Could not turn my head to reverse out this morning. Had to do it off the mirrors like a truckie. It's the left side, from behind the ear down to the wing of the shoulder, a hot wire, and it's sixteen years of leaning over to look at upper sevens from the one side. Saw a physio on Albany Highway, Kirra, thumbs like tyre levers. She photographed me from the side and showed me. I look like a question mark in scrubs. Chin tucks, she says, thirty a day, and a strip of tape down the spine that pulls when I slouch. It pulled the whole way through dinner.",
    },
    {
      day: 9,
      durationSeconds: 540,
      writing:
        "The people over the back have got a rooster. In Kensington. It's not allowed, I've looked it up, there's a bylaw, section something, and I've drafted the email to council twice and not sent it because the little old fella over there came out in his singlet and held the thing up over the fence to show me, under the arm like a footy. It goes off at ten to four. Not at dawn, dawn would be fair enough. It goes off when the neighbour's sensor light comes on for a possum. So what I've got really is a possum problem. Four nights running. I've bought those orange foam plugs by the box.",
    },
    {
      day: 11,
      durationSeconds: 660,
      writing:
        "New wheels came. I've been out in the garage with them for an hour and a half and call it fitting but I was just spinning the back one and listening to it tick. Des came round to look, he's sixty-six, on a steel frame he bought third-hand, and he held my fourteen hundred dollars' worth of carbon up with one finger and said very nice, where do you put the motor. We did the hills loop after, up Welshpool Road, him sitting the whole way and me all over the top tube like a spider. He waits at the top. He always pretends he stopped for the view.",
    },
    {
      day: 13,
      durationSeconds: 600,
      writing:
        "There was an envelope from Lachie in the box, you'd know that backwards lean anywhere. It's under the fruit bowl. Did the gutters. Well, I did one side, because the downpipe on the carport was blocked solid, and when I put the hose up it there was a sort of complaint and out came a bobtail, a proper big one, with his blue tongue going at me. God knows how he got up in there. I put a tile over a patch of lawn for him to get under and he ignored it and walked off behind the bins, very dignified, dripping. Two bags of leaves. A tennis ball. One of those plastic soldiers with a parachute.",
    },
    {
      day: 15,
      durationSeconds: 660,
      writing:
        "We've started the Faure. I thought a requiem would be all doom, but it just sort of lifts you up by the collar. Margit makes us say the Latin first in rhythm like kids in a playground, and then only the vowels, thirty grown people going eh, oo, ah, and the netball mums next door looking in. I came in a bar early on the Libera me, on my own, loud. Dead silence. Trevor leaned over and said well, we heard you, son, that's half of it. Everybody laughed and so did I. I've been practising in the car, at the lights, with hand movements.",
    },
    {
      day: 17,
      durationSeconds: 720,
      writing:
        "Sold Dad's ute at last. It's been six years he's been gone and it's sat under a tarp the whole time because for the first one I couldn't open the door, it smelt of him, Drum and sheep dip. I did all that, I went to the woman in Subi every Tuesday and howled, and it worked, it actually got done. Today I opened the door and it smelt of ute. A nineteen-year-old apprentice sparky bought it, Jaxon with an x, and he ran his hand along the dash and said she's mint. I told him about the trick with second gear. Dad would have charged him more. I felt good, I felt light, I had a pie.",
    },
    {
      day: 19,
      durationSeconds: 540,
      writing:
        "Learned from one of the school mothers, beside the lost property, that Simone's getting married in September. At Yallingup. So the dishwasher's stopped draining. I had the filter out, had the spray arm off, lay on the kitchen floor with a torch in my teeth, which is about how I spend my days anyhow. Took the pump cover off as per a nice Scottish man on the internet, and there, wedged in the impeller, was an olive pip. One. I've priced a new machine at nine hundred and it was an olive pip. I've put it on the windowsill in an egg cup, like a trophy.",
    },
    {
      day: 21,
      durationSeconds: 780,
      writing:
        "Two people from BrightPoint came in after close. Matching lanyards. She talked about pathways and he counted our chairs, four, twice. The number's on page nine and it is a big number. What comes with it: five years tied in, their lab, their materials, targets per chair per day, and Bev gets to reapply for her own front desk which she has sat at since the Gulf War. The first one. Anil was nodding so hard. I asked what happens with the ones who can't pay and the fella said there's a financing product. I've known Mrs Okafor's mouth for eleven years. She's not a financing product.",
    },
    {
      day: 23,
      durationSeconds: 600,
      writing:
        "Did the hills again with Des, only us two, the rest had the long weekend. He told me going up Mundaring Weir Road, not even puffing, that he took it up after his bypass because the cardiologist said walk and he found walking tedious. Twenty-one years ago that was. We had vanilla slice at the bakery with our helmets on. Coming down I touched seventy-two and he came past me, that old steel thing humming, tucked up like a jockey, sixty-six years old, and let out a whoop. I want to be him. I've told nobody that. I want to be sixty-six and whooping.",
    },
    {
      day: 25,
      durationSeconds: 720,
      writing:
        "She's got a talk to give, three minutes, any animal. Everybody's doing quokkas. Mine has picked the hagfish. It ties itself in a knot to wipe off its own slime, I now know, and it's got no jaw, and she thinks that's a point of interest for a man in my line. We made one out of a stocking and a litre of cornflour goop and she practised on me at the kitchen bench, with cards, and looked up on all the places where she'd written LOOK UP. I thought, who is that. I mean it, for a second there I didn't know her, this tall person with opinions. Then she wiped slime on the dog next door's fence.",
    },
    {
      day: 27,
      durationSeconds: 540,
      writing:
        "The hot wire's back. Long root canal, ninety minutes on a lower molar with four canals and a fella who couldn't open, and when I straightened up there was a crunch that the nurse heard. Pins and needles in the thumb since. Kirra had me face down with my nose in the hole looking at her sandals. She says I'm holding my breath when I drill. She says I've got the traps of a man who's waiting to be hit. I said that's the patients. She's put needles in and I've got to get loupes, the proper angled ones, four grand, so that I can look straight ahead and see down. Ice on, ice off.",
    },
    {
      day: 29,
      durationSeconds: 510,
      writing:
        "No rooster. Three mornings I've woken at ten to four all by myself and lain there waiting on him. I went round in the end, feeling a goose, with the box of earplugs in my hand as if I'd come to return them. The old fella's name is Mr Vukovich and he'd sent him up to his niece at Gingin, because the daughter-in-law had rung the council. Not me, I said, too quick. He said he knew, he'd seen me through the fence saying good morning to it. He gave me six tomatoes and a lecture about stakes. That's the end of the poultry, then.",
    },
    {
      day: 31,
      durationSeconds: 480,
      writing:
        "Canning Highway, twenty to six, a white van turning across. I was on his wheel and then I wasn't, there was just the road. I heard it before anything. I held his head still because that's the thing you do, you hold the head still and you talk. I talked. I've got no clue what I said to him. The ambos cut his jersey off, the old Peugeot one with the checks. The bike was folded like a deckchair. They've got Des at Charlie's, in a coma they've put him in. His wife asked me what he was saying. Mine's in the garage, somebody drove it home for me. There's a blanket on it.",
    },
    {
      day: 33,
      durationSeconds: 540,
      writing:
        "Big storm, lost the power at seven. I went out to the board with the torch and there's Simone's writing still, on masking tape, oven, lounge, bed, with the little arrows. I closed that up again. So, candles. I had eleven tea lights and a citronella bucket. Cooked sausages on the camp stove on the back step with the rain coming off the patio roof like a bead curtain, and the whole street had come out to their front doors to see who else was off, people I've never laid eyes on, waving phones about. A chap from number nineteen was going house to house with a wheelbarrow of ice. It came back at ten past eleven and every clock in the place began to blink.",
    },
    {
      day: 35,
      durationSeconds: 660,
      writing:
        "Sectionals. Basses in the kitchen, on account of it being the only other room, six men around an urn. We did the Offertory forty times. Trevor's got a way of breathing where his whole cardigan goes up, and he stood behind me and put his two big hands flat on my ribs and said into there, push me off. I haven't been told how to breathe since I was born. And I got it, there was this one chord where all six of us locked and the cups on the shelf started to buzz. We stopped and looked at the cups. Nobody wanted to be the one to say it. Then Kevin said do it again.",
    },
    {
      day: 37,
      durationSeconds: 540,
      writing:
        "Aunty Coral rang to ask was I going to drive down and see my brother or was I not, and I told her I was coming up to a tunnel. I was in the kitchen. Found a library book behind the bookshelf when I moved it to get at the skirting, The Day of the Triffids, Bassendean branch, due back on 14 June 2003. Twenty-odd years. I took it in, I thought, do the right thing, and the girl at the desk wasn't born, I'd swear. She scanned it and it isn't on the system, there's no such book and no such fine. She said you could just keep it. I felt quite cheated. I've begun reading it, standing up.",
    },
    {
      day: 39,
      durationSeconds: 720,
      writing:
        "Anil's wife brought samosas in, so I knew something was up. He wants an answer by the end of May. He showed me his hands, he held them out over the steriliser, the right one's got that bend in it. Twenty-nine years of extractions. He can't buy himself out, I can't buy him out either, not the whole half, the bank laughed in a caring manner. So it's sell to the lanyards or find somebody young. I saw twenty-two people today and put a crown on the lollipop man from Kent Street, who cried because he could bite an apple. I keep going round and round on it. I'd miss the bloody fish tank.",
    },
    {
      day: 41,
      durationSeconds: 600,
      writing:
        "Maisie's moved her bedroom round. All of it, on her own, with the door shut and a lot of grunting, and now the bed's in under the window and there's a sign that says KNOCK THEN WAIT. I knocked and I waited. She'd put the bears in a box for the Salvos. She had one foot on the lid as if they might get out. I said fair enough, and carried it down, and then at half past nine there's bare feet in the hall, and the small grey one comes out of the box and goes back up under the arm, not a word. I didn't turn round from the sink. You've got to know when you're not there.",
    },
    {
      day: 43,
      durationSeconds: 510,
      writing:
        "Jury summons, District Court, eight thirty sharp, hundred and twenty of us in a room with a telly playing a film about justice with actors from Blue Heelers. You get a number. I was 77. There was a lady knitting and they took her needles off her and she sat there doing it in the air. Got called for a panel of a fraud trial, six weeks, walked up, put my hand near the Bible, and the defence man asks what I do and it turns out I'd done his wisdom teeth in 2016. He went red. The judge excused me, said that it might be felt there was already enough pain between us. I got eighteen dollars.",
    },
    {
      day: 45,
      durationSeconds: 570,
      writing:
        "Loupes came. I look like a jeweller who's gone wrong. But it's a different world in there, straight neck, elbows in, and every little crack as big as a creek bed. Bev took a photo. By three o'clock I noticed that I'd not done the roll, the shoulder roll I do every ten minutes like a boxer, apparently everyone here imitates it at the Christmas do. The thumb's still fizzing though, mornings mostly. Kirra drew me the disc on the back of an appointment card, C6, a jam doughnut with a bit of jam out. It can go back in. It can also not. She doesn't lie, which I like, at a hundred and ten a go.",
    },
    {
      day: 48,
      durationSeconds: 600,
      writing:
        "Drove out to Karrakatta as it would've been his seventieth. I took a Chiko roll, we always got one at the footy, and ate my half. I thought it might come up and bite but no, it was nice. A sprinkler was going. I told Dad about the ute and Jaxon with an x, told him the old second gear trick lives on. He was a hard bugger and soft as butter with animals and I had it out with him, all of that, years back, out loud, alone in a car. What's left is just fondness. There was a magpie wanted the other half of the roll and I let it have it.",
    },
    {
      day: 50,
      durationSeconds: 540,
      writing:
        "Bev asked me over the autoclave, straight out, was there one particular moment I knew it was over with Simone. I said the day the cat took her side. We never had a cat. She laughed and off she went with her tray. It was such a clear day I took the ferry over to South Perth at lunch instead of the sandwich at the desk, three bucks, you forget it's there. Halfway across the skipper cut the engine dead, and everyone went to the rail, and it was a seal, a proper sea lion, miles up the river, lying on his back with one flipper up like he was hailing us. Nobody filmed for a good ten seconds. I was late for Mr Tran.",
    },
    {
      day: 52,
      durationSeconds: 660,
      writing:
        "Trevor wasn't there tonight. Chest infection, he's all right, he rang Margit himself to say so and to tell her the basses were flat last week. I had to be the one at the end of the row. You don't realise how much you lean. I had the Hosanna with no one's cardigan to follow and I watched her left hand like a kelpie. Got it. Got every blessed entry. After, one of the altos said you've a nice sound, you know, when you're not apologising. I've been chewing on that. I drove past Trevor's and left the marked-up score in his letterbox, with the flats circled. He'll like that.",
    },
    {
      day: 55,
      durationSeconds: 510,
      writing:
        "Eleventh of April, which makes Lachie thirty-eight. There you go. I got done by a parking inspector in Mends Street, and I had eight minutes left, I'd put it in the app, only I'd paid for the wrong car, I'd gone and paid for the loan car I had at Christmas from the panel beater. So some stranger with a white Yaris had a free morning in South Perth at my expense. Sixty-five dollars. I rang up to explain it and a very patient lad said everyone has a story. I said what's the best one you've heard. He said a man whose parrot had pressed accept. I paid up after that, you can't compete.",
    },
    {
      day: 57,
      durationSeconds: 720,
      writing:
        "A young woman's come to see us about the associate job. Tuyet Pham, graduated four years, been out at Kalgoorlie doing everything with two hands and a torch. I gave her Mrs Okafor to look after, as an exam, and I listened at the door. She sat down first. She sat down, and asked her about the church fete, and only after that she lowered the chair. Anil heard it as well, we were both standing in the corridor like a pair of burglars. He whispered what can she afford. I've no idea. But if the three of us cut it up in thirds, and the bank came to the party, the lanyards could go and whistle.",
    },
    {
      day: 59,
      durationSeconds: 600,
      writing:
        "School holidays, four days at a caravan park in Dwellingup, her and me. I'd packed games. She'd packed one book, eight hundred pages, dragons on it, and read it in the hammock with her foot going. First day I felt surplus. On the second I got my own book out and lay on the ground under her and every so often something came down over the side, a chip, a bit of news about dragons. That was it, that's all we did. Driving home past North Dandalup she says that was the best one, Dad, you weren't trying. I had to look very hard at the road. She'll be eleven next month.",
    },
    {
      day: 61,
      durationSeconds: 570,
      writing:
        "MRI. Half an hour in a tube with the jackhammers, and me counting molars to keep calm, I got up to four hundred. The registrar put it up on the light and there's the doughnut, there's the jam, and it's less. Less than she'd thought. No surgeon. I could've kissed the bloke. What I've got to do is what I've been doing, tucks, tape, bands on the door handle, twenty minutes lying on a rolled towel like a man shot. And four days a week at the chair and not five. He said you've got one spine. I said that's what they tell me, and I lay on the towel tonight and heard it let go, click, click, click, all the way down.",
    },
    {
      day: 64,
      durationSeconds: 660,
      writing:
        "First go with the orchestra. You stand there with your folder, and you've only ever had Margit's upright with the dud G, and then eleven violas start up a metre from your knees. I forgot to come in. We all did, the entire back row, gawping. She stopped and said gentlemen, they're hired, they will be here Sunday also. Trevor's back, a stone lighter, with a stick that he hooks over the chair. On the Libera me he didn't sing for a bit and I looked across, and he was only listening, with his eyes shut, to the rest of us. I sang it at him, more or less. I sang the paint off.",
    },
    {
      day: 67,
      durationSeconds: 540,
      writing:
        "At Coles there was a kid with his little brother in the trolley, being the pilot, and I had it all there, me and Lachie and Nan's wheelbarrow at Nannup, the whole hill, and. Eggs. Milk. Bin liners. And then out in the car park the phone goes and it's the hardware in Welshpool to tell me I've won the pumpkin. I'd guessed the weight for a laugh in March, ninety-one kilos, and it's ninety-one kilos. First prize is the pumpkin. Two lads got it in the boot and the car sat down like an old dog. I drove home at forty with everyone honking. It's still in there. I rang a scout hall, a nursing home and the zoo. The zoo's coming Thursday, for the elephants, with a ute.",
    },
    {
      day: 70,
      durationSeconds: 780,
      writing:
        "It's done. We said no to the big number. Anil rang BrightPoint on speaker with his eyes closed, and the girl said she'd be sure to pass on our learnings. Then the three of us went and stood at the fish tank like it was a font. Thirds: he keeps one and does two days, mainly dentures and talking. Tuyet has one, with her mum and an uncle in behind it. Mine I'll be paying till I'm fifty-six. Bev has been told her desk is her desk. She said she should bloody hope so. And in comes the passionfruit lady with a tub and no appointment. I ate five at the sink, with the spoon we use for alginate.",
    },
    {
      day: 73,
      durationSeconds: 600,
      writing:
        "Recycling night, and I carried the crate out and it was heavy, so I counted. Fourteen bottles in the fortnight, all the same label, the shiraz with the goat. Fourteen, and seven of those nights I'd had none since she was with me, so it's fourteen in seven. Two a night. I stood out there on the verge doing the sum like it was somebody else's chart. I know what I'd say to a patient. I ask it thirty times a week, standard drinks, tick a box, and I know that everyone halves it because I halve it. I put a newspaper over the top so that the street wouldn't see. Then I took it off again and wrote this.",
    },
    {
      day: 76,
      durationSeconds: 660,
      writing:
        "Eleven. She wanted no party, she wanted four girls and the ice rink at Cockburn, and me there but not on the ice. So I sat up in the stand with the bags, in a beanie. Poppy P. is back in, I noted. She's all leg now, she goes round with her hands behind her like an old Dutchman, and each lap as she went by under me there was a look, not a wave, a quick look up to see I was in place. I was in place. I had the cake on my lap for two hours, a hagfish in grey fondant, and the lady beside me asked if it was a sock.",
    },
    {
      day: 79,
      durationSeconds: 600,
      writing:
        "Nine days without. First three I slept like a man in a tumble dryer and now it's gone the other way, I'm out by ten and I dream in colour. It's six o'clock that's the bastard. It's the sound of the cork, or the screw top, that little crack, it used to mean the day was put away. I have tried soda with bitters, but bitters is forty-five percent, I read the label, so that's a joke on me. Now it's soda and a bit of lime in the good glass. I told Kirra, of all people, face down, into the hole. She said how much was it. I said two bottles. Didn't halve it.",
    },
    {
      day: 83,
      durationSeconds: 720,
      writing:
        "Sunday, St Patrick's, Freo, three hundred and eighty in the pews and some standing. My collar was too tight. There's a moment before, when she lifts her hands and the whole lot of us breathe in, forty people, one breath, and I thought, you could stop it right there and I'd have had my money's worth. Then the low D and away. I came in where I was meant to. Maisie was in the fourth row on the aisle, with her mouth open. Trevor sang all of it, sitting, and at the last In paradisum he got hold of my sleeve and hung on. Margit wants Brahms next. I've put my name down, in pen.",
    },
  ],
};
