import type { Journal } from './journal.ts';

/** A talkative person to whom something different happens every time: nothing is a theme. */
export const oddsAndEnds: Journal = {
  name: 'odds-and-ends',
  planted: { recurring: [], emerging: [], avoided: [], nothingAvoided: true },
  facts: [
    { question: 'What coloured vegetable was flung about by the appliance?', entry: 0 },
    { question: 'What vehicles do the winged figures in the deck ride?', entry: 3 },
    { question: 'What small glass objects appeared on the gateposts?', entry: 6 },
    { question: 'Which brass instrument was being sought?', entry: 10 },
    { question: 'Which shade does the colour-namer find most difficult?', entry: 13 },
    { question: 'What misspelt instruction hangs over the washers?', entry: 16 },
    { question: 'Where is the retired traffic sign kept now?', entry: 21 },
    { question: 'What bird did she have on her arm at the fair?', entry: 26 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 510,
      writing:
        "Well the lid came off the blender. I needn't say more but I will. It was beetroot, and there's a calendar on that wall with a lighthouse for March that now looks like the scene of something. I wiped from the top, which is wrong, you should start low, or you get the runs coming through your clean bit. Still finding it. It got behind the barometer.",
    },
    {
      day: 2,
      durationSeconds: 600,
      writing:
        "I was introduced to a man called Christmas. Surname. He said it's not so bad till about October. He had a sister Carol, of course he did, and an uncle Noel whom nobody had thought twice about since it was only his name. You'd think they might have changed it but he says there have been Christmases in Lincolnshire since before the Armada and they aren't about to budge for a few remarks.",
    },
    {
      day: 5,
      durationSeconds: 560,
      writing:
        "They've got a swan in the multi-storey. Level two. It walked up the ramp, they say, in the rush hour, quite slowly, with a queue behind it, and it's sitting in a disabled space looking at a Renault. A lad in a hi-vis vest has put out two cones. I asked him is it stuck and he said no madam it's parked.",
    },
    {
      day: 7,
      durationSeconds: 490,
      writing:
        "Do you know I'd never in my life looked at the back of a playing card. All those cherubs on bicycles! There's one on each side, and they've wings, so what do they want with bicycles. I laid the lot out face down to check that they were the same, which is an idiotic thing to check as it is the entire point of them. They are the same. One's got a corner off.",
    },
    {
      day: 10,
      durationSeconds: 580,
      writing:
        "My watch strap broke at the level crossing and I saw it go, down between the sleepers, quite leisurely. The keeper fished it up for me on a coat hanger. He'd had practice, he said, he's had a brooch, hearing-aid batteries and a whole trout. I wanted to hear about the trout but the bells started. I've tied it on with a bit of ribbon for now and feel like a parcel.",
    },
    {
      day: 12,
      durationSeconds: 530,
      writing:
        "In the queue for stamps two ladies were comparing their hiccups. Not that they had them at that time, it was from memory. One had had hers for four days in 1966 during the World Cup, and was sick of hearing about the goals. The other drinks from the wrong side of a glass. There's always a wrong side to a glass until you try to point to it.",
    },
    {
      day: 15,
      durationSeconds: 620,
      writing:
        "Somebody's been leaving marbles. First on our gatepost, a green one, then all along the road one to a post, every one of them different. No note. The woman at thirty-two is sure that it's to do with a burglary ring. The milkman thinks a child. I took mine in, then I thought better of it and put it out again, and turned it so as the swirl showed.",
    },
    {
      day: 17,
      durationSeconds: 500,
      writing:
        "I put on the wrong glasses and had a beautiful walk. Everything had a soft edge, like the films they made of people remembering. I said good morning to a pillar box. When I got to the corner I realised what I'd done, and I should've gone back, but I went the whole way down to the weir and it looked like a bolt of silk being measured.",
    },
    {
      day: 20,
      durationSeconds: 570,
      writing:
        "Three men came to look at the drain cover. They looked. One took a photograph with a tape measure laid on it, one wrote in a folder, and the third, I suppose, was senior. He had a really lovely pair of boots. They agreed with each other and drove off. I went out myself afterwards to see what it was they'd seen and it said Needham & Sons, Foundry, 1902, and a pattern like a waffle.",
    },
    {
      day: 22,
      durationSeconds: 540,
      writing:
        "Tried to fold a fitted sheet following a young man on the computer, who did it in four movements, talking the whole while. I paused him on each. By the third I was inside it. There's a stage where you have a pocket over either hand like a puppeteer, and after that I don't know what he does, it's a conjuring trick. I rolled mine up and sat on it.",
    },
    {
      day: 25,
      durationSeconds: 610,
      writing:
        'A recipe for ink came with the tennis club newsletter. Oak galls, rusty nails, rainwater and, it says, patience. What I enjoyed was the previous month\'s correction, in a box: "For bleach read beech." You do wonder who found out. I\'ve half a mind to try it if I could tell an oak gall from a bad acorn. There was an appeal for a trombone also, wanted urgently, no reason given.',
    },
    {
      day: 27,
      durationSeconds: 480,
      writing:
        'I dropped a pound and it rolled, and kept on rolling, the length of the precinct, between legs, it went round a bollard, and a baby pointed, and by the time it got to the fountain I had I should say fifteen people on my side. It hit the rim and fell flat. There was applause. A student brought it back to me on his open palm and it was two pounds.',
    },
    {
      day: 29,
      durationSeconds: 550,
      writing:
        "The upstairs of the bus goes by the first-floor windows on Castle Street, so you get a sort of play with no plot. A dentist. A room of nothing except chairs. Someone at a sink laughing. There was a ballroom I'd never known about, with a sprung floor and one man in his socks going slowly across it with his arms round nobody, counting.",
    },
    {
      day: 32,
      durationSeconds: 590,
      writing:
        "Found out that there's a person whose job it is to name paint. It was in the supplement. She has done \"Elephant's Breath\"-type things for thirty years, and says the hard ones are white. You can't just keep on saying bone. She gets hers, she told them, from looking out of trains at the backs of places. I looked for some out of the landing window and got as far as Gutter and Pale Bin.",
    },
    {
      day: 34,
      durationSeconds: 500,
      writing:
        "A boy with a clipboard asked me how likely I'd be to recommend the bridge. The footbridge, over the bypass. From one to ten. I said to whom? He said a friend or colleague. I thought about it honestly and gave it a seven, as there's no other way over but the handrail's nice. He said most people were saying seven.",
    },
    {
      day: 37,
      durationSeconds: 530,
      writing:
        "We had a power of frogs this year, in the lane, after that downpour, hundreds, each no bigger than a bean. You couldn't put a foot down. A delivery driver had got out of his van and was sweeping a way through for it with a soft broom, a yard at a time, and getting back in and driving a yard. I don't know what he was late with. He'd the hazard lights going.",
    },
    {
      day: 39,
      durationSeconds: 570,
      writing:
        "It's my opinion that nobody has read the sign in the launderette. It says DO NOT OVERLORD THE MACHINES. It's been there, to my knowledge, since decimalisation. I pointed it out to the girl and she went over and read it with her lips moving, and turned to me, and said, \"But you shouldn't, though.\"",
    },
    {
      day: 42,
      durationSeconds: 510,
      writing:
        'At the museum they have one shoe out of a Roman well. Only the one, a left, quite small. They\'ve lit it like the Crown jewels. I stayed looking at where the big toe had been, there\'s a dip. A party of infants came by, and the teacher asked what we could tell about the owner, and a tot at the front put up her hand and told her, "Hopping."',
    },
    {
      day: 44,
      durationSeconds: 600,
      writing:
        "I've been reading the instructions that came with a torch. It's eleven languages, and they warn you in every one not to swallow it. In Finnish that takes three lines. Who'd have been the one they had in mind, do you think? It's a foot long. I imagine a table of quite serious men in Helsinki, with someone at the far end clearing his throat.",
    },
    {
      day: 47,
      durationSeconds: 490,
      writing:
        "There was a wedding photographer in the park, crouched down for the low angle, and behind him, copying him exactly, a toddler. Same knees. The bride saw it first. She got the giggles so badly she had to be held by the elbows, and the groom didn't know why, and he'd the look of a man wondering if it's too late to ask.",
    },
    {
      day: 49,
      durationSeconds: 560,
      writing:
        "I have worked out how long it takes for a crumpet to go cold. I didn't set out to. I'd buttered one and then a hot-air balloon came over, so low you could hear them arguing about the map, and by the time they'd cleared the chestnuts and I had sat down again it was quite hard. So I can only give it in balloons. It takes one.",
    },
    {
      day: 52,
      durationSeconds: 540,
      writing:
        "The lollipop man has got a new lollipop, it lights up. He showed me the button. He doesn't care for it himself, he says the drivers used to stop for him and now they stop for it. He's had the old one home and his wife has planted it among the delphiniums where it does a job with the cats. Forty years, and he's never once crossed there himself, he comes from the other side.",
    },
    {
      day: 54,
      durationSeconds: 520,
      writing:
        "A piece of toast with a face. I'm not one for that sort of business but it was very like Harold Wilson. It had the pipe. I carried it next door to be seen, and they couldn't get it at all until I had turned it round, and even then she said Cliff Michelmore. While we were at it their spaniel settled the question.",
    },
    {
      day: 57,
      durationSeconds: 580,
      writing:
        "I tried to whistle with two fingers as you're supposed to. There was a programme on shepherds. You fold the tongue back on itself and then you blow down over it, and what you get, for the first hour, is a wet chin. I kept on at the sink. Then all of a sudden out it came, I'd never heard such a thing, and a taxi stopped.",
    },
    {
      day: 59,
      durationSeconds: 490,
      writing:
        "I'd like to know who decides on the hymn numbers for the board, I mean who cuts them out. There are only so many sevens. On Sunday they had run short and used an upside-down two with its tail filled in, and it passed, it passed very well, though the congregation rose for it at different times. The organist picked one and stuck to it.",
    },
    {
      day: 62,
      durationSeconds: 610,
      writing:
        "On the allotments' notice board someone's offering \"one half of a canoe\". It doesn't say which. It gives a telephone number with the last digit missing, torn off where people take the tabs, only that nobody's taken a tab, it was done in the first place. I should think there's a shed somewhere with the front end pointing at a wall. Or the back. You'd keep looking round for the rest.",
    },
    {
      day: 64,
      durationSeconds: 530,
      writing:
        "They let me hold the owl at the fete. It weighed nothing, it was like holding a loaf with the bread taken out. It turned its head right round to see who'd got hold of it and then turned it back again, not impressed. The handler says people always whisper to it, and I noticed that I was. I couldn't tell you what I said. It had eyelashes, or something that did for them.",
    },
    {
      day: 67,
      durationSeconds: 500,
      writing:
        "The man who tunes the church bells isn't allowed to call it tuning. He explained that while he was getting his sandwich unwrapped on our wall. It's a guild matter. He scrapes them, on the inside, a hair at a time, and you can take off but can't put back, so you creep up on it. There's one in Norfolk that went past. They ring it, he said, but they don't look at each other.",
    },
    {
      day: 69,
      durationSeconds: 550,
      writing:
        "I went out to the car to get the umbrella and there was somebody asleep in it. It wasn't my car. It's the same colour. He wound down the window, very civil, and we established where we both stood, and then it turned out he had an umbrella and I hadn't, so he lent me it. I've no idea of his name. It has a duck for a handle.",
    },
    {
      day: 72,
      durationSeconds: 570,
      writing:
        "A cloud in the shape of Wales. I know that everyone says that sort of thing. But it had Anglesey. I watched it come over the gasworks and lose the Gower first, then the middle went, and for a moment it was nothing but two coasts with sky in between. By the time that I'd found somebody to show it to, it was a dressing gown.",
    },
  ],
};
