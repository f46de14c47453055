import type { Journal } from './journal.ts';

/** A violin maker of 63 in Cork, a bachelor; drops his brother each time and the tax letters both times, and goes silent about the book he was writing. */
export const corkLuthier: Journal = {
  name: 'cork-luthier',
  planted: {
    recurring: [
      [
        'violin making',
        'my work',
        'making the viola',
        'the viola',
        'the commission',
        'my craft',
        'the bench',
        'the instrument for the Lenihan girl',
        'luthier work',
        'building instruments',
      ],
      [
        'Tadhg',
        'my apprentice',
        'the lad',
        'the boy I am teaching',
        'the young fella in the shop',
        'the apprentice and his first fiddle',
        'teaching Tadhg',
        'passing on the trade',
      ],
      [
        'my hands',
        'my hand',
        'my thumb',
        'the tremor',
        'the shake',
        'arthritis',
        'my health',
        'essential tremor',
        'getting old',
      ],
      [
        'swimming',
        'Con',
        'the sea',
        'sea swimming',
        'Thursday swim',
        'Myrtleville',
        'my friend Con',
        'cold water',
      ],
      [
        'the lease',
        'the building',
        'losing the workshop',
        'Twomey',
        'the landlord',
        'the sale of the building',
        'the shop',
        'the premises',
        'my workshop',
      ],
      [
        'Finbarr',
        'my brother',
        'the quarrel with my brother',
        'my falling-out with Finbarr',
        'family',
        'the estrangement',
        'the row with my brother',
      ],
    ],
    emerging: [
      [
        'Gráinne',
        'Gráinne Lucey',
        "the woman from Sunday's Well",
        'the widow with the fiddle',
        'a new woman',
        'romance',
        'a new friendship',
        'falling in love',
      ],
      [
        'my hearing',
        'hearing loss',
        'going deaf',
        'my ears',
        'the hearing test',
        'the audiologist',
        'deafness',
      ],
    ],
    avoided: [
      [
        'Finbarr',
        'my brother',
        'the quarrel with my brother',
        'my falling-out with Finbarr',
        'family',
        'the estrangement',
        'the row with my brother',
      ],
      [
        'the Revenue',
        'tax',
        'the tax letters',
        'the brown envelope',
        'taxes',
        'the tax bill',
        'the envelopes from the Revenue',
        'unopened post',
      ],
      [
        'the book',
        'my book',
        'writing the book',
        'the history of Cork makers',
        'the Cork violin makers',
        'Coakley',
        'my research',
        'the chapters',
        'local history',
      ],
    ],
  },
  facts: [
    { question: 'Which old tradesman dealt in musical goods and burial goods side by side?', entry: 3 },
    { question: 'From what town was the spare for the heating being sent?', entry: 7 },
    { question: 'Where did the relative who cooked for him get her fruit?', entry: 11 },
    {
      question: "What had the tourist's family supposedly given for their old heirloom after the war?",
      entry: 14,
    },
    { question: 'What dish was the owner of the premises having when they sat down together?', entry: 18 },
    { question: 'Who did his companion from the beach work for before he retired?', entry: 20 },
    { question: 'What did the consultant hold on to after examining him?', entry: 25 },
    { question: 'How much did the neighbour pay for his brass horn?', entry: 28 },
    { question: 'What had he once brought to the hospital where his sibling was lying?', entry: 34 },
    { question: "What was the new lady's profession?", entry: 37 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 540,
      writing:
        "I'm to write whatever comes. Grand. Rain since six. I jointed the back of the viola this morning, two wedges of Bosnian maple that I've had drying since 1998, and it took three goes with the long plane before I could hold it to the window and see no light through. It's for the Lenihan girl, who is off to Glasgow next year and wants it by the spring. The trumpet fella upstairs was at his scales again from two until four, the same run up and falling off the top of it each time. By the end I was humming it and planing in time with him.",
    },
    {
      day: 2,
      durationSeconds: 510,
      writing:
        "Tadhg left the glue pot on over lunch and the place stank of boiled cow till closing. I said nothing for a good ten minutes, which I consider saintly, and then I said plenty. He took it. He always takes it, with the head down and the fringe in his eyes, and five minutes later he's whistling and I'm the one feeling like a brute. He'd put every gouge back in the rack in the wrong order too. When he was gone I moved them all back and found that he'd honed the three I'd been putting off, and honed them properly. I suppose I'll have to mention that.",
    },
    {
      day: 5,
      durationSeconds: 495,
      writing:
        "Ten past nine and the phone lit up with Finbarr's name on it. I let it ring on the bench, and it walked itself along through the shavings like a beetle until it stopped. No message. It's six years in March since we said what we said in the solicitor's car park in Macroom and I can still tell you what tie he had on. He said to me that day, and this is a thing I never told anyone, he said\n\nNo. The price of a coffee on Shandon Street has gone to four euro twenty. I asked the girl was there a biscuit came with it and she thought I was joking. I sat on the step by the Butter Museum with it like a tourist.",
    },
    {
      day: 8,
      durationSeconds: 600,
      writing:
        "Two hours in the city library at the old newspapers, for the book. I have eleven makers now that worked in Cork between 1780 and 1900, and for four of them nothing but a name in a directory and an address. Today I got a fifth man's shop: one Jeremiah Coakley, Paul Street, who sold fiddles and also coffins, and put the both of them in the one advertisement. I laughed out loud and the woman across gave me a look. That's chapter three sorted, or the start of it. I came out onto the Grand Parade very pleased with myself and bought a pork chop.",
    },
    {
      day: 10,
      durationSeconds: 525,
      writing:
        "The thumb. It was there again this morning, the right one, a sort of a catch when I went to close it on the knife, and then a heat up along to the wrist. I ran it under the hot tap and it eased. I'm forty-one years pushing steel through maple with it so it's owed something, but it's the little shake after that I don't like, when I hold the hand out flat and the middle fingers go on talking among themselves. I did it in front of the mirror in the jacks like a man practising card tricks. Not so bad. Then again with a cup in it, and there was a ring on the tea. I didn't say it to anyone. Who would I say it to.",
    },
    {
      day: 14,
      durationSeconds: 560,
      writing:
        "Con Buckley has been on at me since Easter to come swimming with him and today, in October if you don't mind, I went. Myrtleville at half seven, a grey flat sea and six or seven people of our age standing around in those big robes like monks. I got in as far as the ribs and roared. Con was already out past the rocks, on his back, singing. I lasted four minutes. I was the colour of a boiled ham and couldn't do up a button after. He gave me soup from a flask that had more brandy in it than soup, and said that's you now, every Thursday. I said it certainly is not. Flying form all day, I'll admit.",
    },
    {
      day: 17,
      durationSeconds: 600,
      writing:
        "A woman came in about a bow and took Tadhg for my grandson. I should put down who he is, in case I read this in ten years and have forgotten. He's nineteen, from Gurranabraher, and he walked in to me a year ago last August and asked could he sweep. I never wanted an apprentice. He swept for two months and I gave him a scraper so that he'd stop looking at me. Today he roughed out the belly of the Lenihan viola, the outside arch only, with me at his elbow, and he stopped where I'd have stopped. I carried on with it myself after he went home, so as to have something to do with my face.",
    },
    {
      day: 19,
      durationSeconds: 510,
      writing:
        "Boiler man came at last. He stood looking at it the way you'd look at a dead bullock and said a hundred and ten for the call-out. The part has to come from Limerick. Until then it's the two-bar heater and my hat on. While I was hunting for the guarantee I turned up the brown envelope from the Revenue, behind the toaster, where I must have put it. It's the second one. I know what's in it, more or less, I know there's a date on it. I put it back behind the toaster and made toast. Isn't that what it's for. The boiler man had a nephew playing the cello and he knocked twenty off.",
    },
    {
      day: 22,
      durationSeconds: 720,
      writing:
        "Wrote from five until eight with the shutter down. Chapter three is all Coakley and it runs away with itself, I can't keep it from being funny. Is that allowed in a history? I read some of it to the wall. The trouble is chapter two, where I've to say what a Cork fiddle is, if there's any such thing, and I'm beginning to think there are only fiddles that happened to be made here by men who saw one from London once. Which would be a grand title. I've forty-four pages typed. The man in the university press said on the phone that he'd look at sixty.",
    },
    {
      day: 24,
      durationSeconds: 660,
      writing:
        "The scroll, all day. You'd think after two hundred and something of them I'd be bored, but the second turn still gets me, where the volute goes in under itself and there's no room for the gouge and you have to trust it. I cut it a shade deep on the bass side. I think this one will be dark and a bit nasal at the bottom, and I mean that kindly. The trumpet upstairs got to the top of his scale today. I put down the knife and clapped. There was a silence, and then three stamps on the floor.",
    },
    {
      day: 27,
      durationSeconds: 600,
      writing:
        "A letter from Twomey's agents. The old man is selling the building, the whole of it, shop and upstairs and yard, and as my lease is up at the end of February they'd be obliged if I would indicate my intentions. My intentions! I'm in here since 1989. I have the north light and the floor that doesn't shake and the damp that I know how to manage, and room in the lane to back in a van. I rang the agents and got a child called Jordan, who told me he understood my frustration. I told him I wasn't frustrated, I was a violin maker. I walked twice around the Firkin Crane and came back and read it again.",
    },
    {
      day: 29,
      durationSeconds: 540,
      writing:
        "My cousin Bernie had me out to dinner in Bishopstown, bacon and white sauce, and all lovely till the apple tart. Then she says, your brother was asking for you. I've only the one, so that's Finbarr. He has a hip, she says, and he'd love if the two of ye. And there she stopped and looked at me, with the spoon up. I could feel it coming up my neck. I asked her where she got the apples. So she told me about the apples, and I'll write down the apples: Bramleys, off a man in Watergrasshill who leaves them at the gate with a tin for the money, and he was never robbed only the once, and that was of the tin.",
    },
    {
      day: 32,
      durationSeconds: 690,
      writing:
        "Chapter four is women. I didn't know it would be until today. There's a widow in the 1824 directory who kept on the fiddle shop in Tuckey Street after the husband, nineteen years of it, under her own name, and nobody writing about any of this has given her a line. So who was doing the work? A journeyman, maybe. Maybe herself. I found a receipt for resin signed by her in a very firm hand. I've promised myself I'll have that chapter done by the end of November, and a proper list of the labels for the back of the book, with photographs, if I can get a woman in Kinsale to let me near her instrument.",
    },
    {
      day: 35,
      durationSeconds: 570,
      writing:
        "Thursday again, so Con. I said it wasn't going to be every Thursday and here I am on the fourth one with my own robe, navy, thirty-five euro in Aldi. There was a bit of a swell and we stayed inside the rocks. I got to nine minutes. What I like is that nobody says anything in the water, they only swear, retired bank managers and a nun among them, effing and blinding at the cold. I was late opening and there was a priest waiting at the door with a guitar and I didn't even apologise.",
    },
    {
      day: 38,
      durationSeconds: 780,
      writing:
        "I won't go into the whole saga of the German. Well, I will. He arrived Monday in a camper van with a violin in a pillowcase, a dentist from Kassel, Herr Doktor something, and he was certain it was a Klotz that his grandfather got in exchange for a ham in 1946. He stayed till closing. It was a Mittenwald trade fiddle with a false label, worth maybe nine hundred on a kind day, and I'd to tell him so, and he nodded and nodded and then he wept. It wasn't the money. He'd been told that story all his life. I gave him tea. I put a new bridge on it for nothing and he sent me a card from Bantry with a donkey on it.",
    },
    {
      day: 40,
      durationSeconds: 600,
      writing:
        "Tadhg was late, forty minutes, and came in with an eye on him like a plum. I didn't ask. He swept, though he hasn't had to sweep in a year. Around noon he said it was over a girl and then that it wasn't over a girl, it was the cousin. I don't know how to talk to a lad that age. So I showed him how to bend ribs. You wet the strip and you lean it on the hot iron and wait, and it lets go all at once, under your hand, like somebody deciding to trust you. He did six and only scorched the one, and that one he took home in his pocket.",
    },
    {
      day: 44,
      durationSeconds: 720,
      writing:
        "Purfling. It's the one job I always kept for after dinner when the light is soft and I'm settled, and this time I dreaded it. You're cutting two lines hardly more than a millimetre apart, all the way around, and there's no rubbing out. I'd the thumb strapped and two tablets in me. On the belly, at the lower bass corner, the shake came and the knife went for a walk, three millimetres or so, out over the edge. I put it down and went and stood in the yard. Then I filled it with a sliver and dust and glue. Nobody will see. But I know. I finished the rest in small goes, ten minutes and a rest, ten minutes and a rest.",
    },
    {
      day: 47,
      durationSeconds: 660,
      writing:
        "The Kinsale woman said yes. I drove down with the camera and the lamp and there it was on her kitchen table between the marmalade and a hot water bottle: a Coakley, label and all, the only one I ever heard of. The varnish is like something you'd put on a gate. And it has the sweetest f-holes, cut by someone who was thinking of something else, the way you'd doodle. She let me play an open D. So there's the frontispiece of the book, and I'll have to rewrite chapter three, because the man wasn't only a joke. I came home by the coast road making sentences in my head. Fifty-two pages now.",
    },
    {
      day: 54,
      durationSeconds: 555,
      writing:
        "Met Twomey himself in the Farmgate, he with a plate of tripe in front of him, eighty-six years of age and buying and selling still. He was decent about it. There's a crowd want the building for short lets, pods he called them, and would I not think of retiring, and wasn't it great to have the health. I said what would I retire to. He said a bungalow. He'd give me until the end of April, he said, as a favour, and I shook his hand like a fool and thanked him for putting me out. I looked at a unit in Little Island on the way home. No window and a roller door. You could keep a fine forklift in it.",
    },
    {
      day: 57,
      durationSeconds: 520,
      writing:
        "A Mass card for Uncle Dinny's anniversary came to the shop, and inside in the envelope a photograph. Two boys on a hay cart, one with his arm around the other's neck, strangling him more or less. The one being strangled is me. On the back in biro, 1969, and then, in that squared-off writing I'd know anywhere, 'found this, F.' That was all. I looked at it a long time. He used to cut my hair, did I ever say? In the kitchen at home, with the\n\n[three lines scratched out]\n\nStrings came in from Vienna, the dear ones, half of what I ordered and twice the postage. The postman says his knees are gone. There's a new bin schedule as well, the green one is Tuesdays.",
    },
    {
      day: 63,
      durationSeconds: 600,
      writing:
        "Six of us in this morning, and hail. Enough about the hail, I said to Con, it's only the sky throwing gravel; but I have to say that it was a marvel, the whole bay jumping white like something on a pan, and us in the middle of it up to our necks, laughing. Sister Benignus's woolly hat filled up like a nest. I used to think Thursdays was a thing I was doing for Con, since he finished with the bus company and was going odd. I don't know when it turned around. I hung the togs over the heater in the shop and the customers can make of it what they like.",
    },
    {
      day: 66,
      durationSeconds: 630,
      writing:
        "First coat of ground on the viola and she's out on the line in the yard in what there is of the sun, like a fish. This is the part I would do for nothing. In the white they're all elbows and glue, you could cry, and then you put the colour on and the maple opens up and there it is, fire going sideways every time you move your head. The Lenihan girl came to look, with her mother, and the two of them stood in the yard not saying a word. Then the mother asked would it come off on a blouse. I said that if it did she could frame the blouse.",
    },
    {
      day: 69,
      durationSeconds: 750,
      writing:
        "Fifty-eight pages. I'd have more only I keep going back to the widow in Tuckey Street. I've put her name on the chapter now, it's just called Mrs Dunlea. I wrote to a man in the National Archives about her will and he answered the same day, a proper letter in fountain pen, to say there may be an inventory. An inventory! Every clamp she owned. I read the Kinsale pages over and they're all right, they're better than all right in two places. I'll send the press the first half after Christmas with a photograph of the Coakley and then we'll see.",
    },
    {
      day: 71,
      durationSeconds: 500,
      writing:
        "Day of small jobs. Rehaired a bow for the School of Music, glued a seam, sold a child's quarter-size to a man who wanted to know did it come in blue. Then a third envelope with the harp on it, from the tax crowd. Registered post, so I'd to sign, with the postman watching. I got a nail in under the flap, I did, I got that far, an inch of it. Then I thought of the row of figures. It's in the drawer with the peg reamers now. I won't be bullied on a Friday. I cleaned the front window inside and out instead, with vinegar and the Examiner, and a young one going by stopped to admire it.",
    },
    {
      day: 74,
      durationSeconds: 630,
      writing:
        "Tadhg's mother came in. I was expecting trouble. She's a small woman in a Dunnes uniform and she put a porter cake on the bench, on top of the drawings, and said she'd never seen him get up for a thing in his life before this. He went out the back, scarlet, and ran the tap. She told me that the father is in Portlaoise, in the prison, she meant, two more years of it, and that the boy doesn't tell people. I said he'd told me nothing except that he could sharpen. When she'd left he came in and said sorry about that. I cut the cake. From Monday he's starting one of his own; I only decided it while I was chewing.",
    },
    {
      day: 76,
      durationSeconds: 660,
      writing:
        "South Infirmary, ten o'clock, seen at twenty to one. The specialist was a girl, well, a woman, with cold fingers and a Kerry accent, and she had me touching my nose and tapping and drawing a spiral on a page. It's not the bad thing. She said that first, straight out, and I had to look at the poster about flu for a minute. It's an essential tremor, essential to who I'd like to know, and there's arthritis at the base of the thumb along with it. It'll go on slowly. There's a tablet, the same one they give to people with nerves before concerts. I drew her a second one, a proper Ionic volute. She kept that for herself.",
    },
    {
      day: 84,
      durationSeconds: 560,
      writing:
        "Three viewings today. Men in gilets, measuring. One of them laid his laser on my bench, on the viola practically, with the last coat not a week hard, and I lifted it off and handed it to him and he said no worries. I went on fitting the pegs throughout, I wouldn't give them the satisfaction. But I counted when they were gone: eleven hundredweight of maple and spruce up in the loft, two lathes that came in through a wall that has since been built up, and a band saw the floor was laid around. How would you move that? I sat on the stairs with the peg shaper in my hand until the street lamps came on.",
    },
    {
      day: 92,
      durationSeconds: 540,
      writing:
        "Stephen's Day and everything shut. On the Lee Fields there was a father teaching two small fellas to use a hurley, and the bigger one kept taking the ball off the smaller and then giving it back, and I was smiling at that until I saw who I was looking at. There was a card from Macroom this year. Not just signed by the wife, either. He wrote in it himself, four or five lines. I read the first. I find I don't want to put down what it said, and the pen's stopped twice now, so that's that. There's a heron on the weir by the Kingsley with one leg crooked and it does very well, it leans. I watched it get two fish.",
    },
    {
      day: 96,
      durationSeconds: 600,
      writing:
        "The trumpet fella knocked on my door at last. He's Brazilian, Caio, he delivers dinners on a bicycle, and he wanted to say sorry for the whole year. I told him he'd gone from a goat to a fair class of a goose. He'd a cake with coconut with him. It turns out that he was never in any band, he bought the thing for sixty euro at a car boot sale because his room was too quiet. We sat on the stairs and ate it out of the tin. I found him a mute in the box of odds and ends and he held it up to the bulb like a jewel.",
    },
    {
      day: 105,
      durationSeconds: 600,
      writing:
        "First swim of the year, and Con had a bun with a candle in it that wouldn't stay lighting. Seven degrees by Sister Benignus's thermometer, which is a jam one. I'd have said a year ago that it was for people with nothing to do. Now if there's no Thursday the week has no floor. Con didn't go out past the rocks this time. He stood beside me, up to the chest, and said it was two years since his Joan got her diagnosis and he never once cried but in there, where it wouldn't show. I said nothing. I floated. It's a great thing about the sea that you needn't answer.",
    },
    {
      day: 108,
      durationSeconds: 570,
      writing:
        "Tadhg's fiddle has a back. He brought it in to me wrapped in a tea towel like a newborn. He'd taken it home over the holidays, against all instructions, and carved on it in the box room with his mother's iron holding it flat. It's thin at one spot near the upper bout. I held it to the bulb and he saw what I saw and went white. I told him it's not thin, it's opinionated. It'll be grand. It's better than my own first, which I burned, and I told him that too. We've him registered at last with the guild crowd in Kilkenny, so he's official. He asked did that mean a certificate. I think he wants it for the father.",
    },
    {
      day: 111,
      durationSeconds: 690,
      writing:
        "Set the soundpost in the viola today and strung her up. There is nothing like the first ten minutes. They've no voice at all, it's like someone trying to talk who's been asleep for a year, and then you tap, and you shift the post by the thickness of a cigarette paper, and the C comes up out of the floor. It did. I'd it in the seat of my trousers. I played her the only slow air I can get through without shame, four times, and moved the post back to where I'd had it first. There's a wolf on the F sharp, a small one, you could keep it as a pet. I swept up dancing.",
    },
    {
      day: 115,
      durationSeconds: 600,
      writing:
        "Five weeks on the tablets. The hand is quieter, I'd say by half, and my feet are cold, and I dream like a cinema. The physio in the Mardyke has me squeezing putty and she made me a splint, moulded it in warm water, and it's a beautiful bit of work and I told her so, one maker to another. What I'm doing now is going along with it. Fine cutting before eleven, when I'm steady. Scraping and gluing after that. I thought when this came I'd be finished. It's more like getting a lodger, and he's not the worst, and he's not going.",
    },
    {
      day: 121,
      durationSeconds: 600,
      writing:
        "Well. The pods are off. The planners wouldn't give them the change of use on account of the loft, it's protected apparently, part of some old rope works. Twomey rang me himself. He'd sooner sell to someone he can shout at, he says, and would I buy the ground floor and the yard, at a price I nearly laughed at and then didn't. I've an appointment in the credit union on Tuesday. At my age. I walked around the shop after and put my hand on things. I've been saying goodbye to that window since October, and I hadn't noticed how much.",
    },
    {
      day: 124,
      durationSeconds: 510,
      writing:
        "Bernie says Finbarr is in the Bons, since Sunday, the hip was done and then something went a bit wrong with a clot. He's out of danger. She only thought I ought to know. It's fourteen minutes' walk from this bench to the Bons, I know because I delivered a harp there once for the chapel. I put on the coat. I got as far as the Mercy and stood looking at the river and a fella asked me for a light. What it is, if I could once say what it is\n\nNo. It won't be said tonight either. Changed the blade on the band saw instead.",
    },
    {
      day: 128,
      durationSeconds: 660,
      writing:
        "He strung it at five past four, in the white, no varnish. I'd told him I was going out for milk so he could do it alone and I stood at the corner of Dominick Street without any milk. When I came in he was just sitting there with it on his knee. He can't play, so it was up to me. It's as raw as a turnip, but it has a kind of a shout in it, and the thin spot is where it comes from, I'd swear. Number one, I said, write the label. He wrote his full name, and then asked was he allowed to put mine as well, pupil of. I said he might if there was room. I'm after having two whiskeys.",
    },
    {
      day: 133,
      durationSeconds: 630,
      writing:
        "At the swim Con said something to me across the rocks and I said yes, and it turned out he'd asked was Joan's scarf mine. They'd a laugh. But it's not the first time, I've been saying yes to a lot of things lately. So this evening I did a test of my own. I ran the bow up the E string on the shop fiddle, up into the snow, and there's a place above the second octave where I could feel it in the jaw and there was no note. None. Only hair on wire. The other ear was the same. I rang for a hearing test in Patrick Street and the lady had to give me the time twice. She thought I was being funny.",
    },
    {
      day: 141,
      durationSeconds: 570,
      writing:
        "A woman came in on Wednesday at ten to six with a fiddle of her late husband's, Gráinne Lucey from Sunday's Well. She didn't want it valued or sold. She wanted to know would it mind being played badly. I said they're used to it. She's sixty-one, she was a geologist, she has a big ugly laugh that comes out before she's ready for it, and she picked up a lump of my pumice and told me which volcano. I looked it over for far longer than it needed, and it was dark when she went and neither of us had put on the light. I said I'd have it for Saturday; it wants nothing but a string. Today I got my hair cut, in February, for no reason.",
    },
    {
      day: 143,
      durationSeconds: 600,
      writing:
        "She came for it yesterday at noon, with scones. Tadhg looked at the scones and at me and said he had to go to the bank, and he hasn't got a bank. She tried the first tune in the book for me, and it was bad all right, and she didn't stop to apologise, she went on to the end. I thought that was the best thing I'd seen in a good while. I asked would she like to walk out to Blackrock Castle some day and she said what's wrong with this day. So we walked. She knows every stone in the wall along there by its first name. Six kilometres, in the wrong shoes. I'm sixty-three, I have a blister, and I'm grinning.",
    },
    {
      day: 148,
      durationSeconds: 720,
      writing:
        "Patrick Street, the booth, a button in my hand, and the beeps going up like a bird getting further away until I was sitting there pressing it out of hope. The graph drops like the cliffs, both ears, at the top end. The audiologist asked what I did for a living and when I told him he took off his glasses. The same afternoon I handed over the viola to the Lenihan girl. She played her in the shop, Bach, and I watched the bow, and I watched Tadhg's face to see what the top was like. His face was very good. The bottom I had up through the boards of the floor. I'd the best of it, maybe.",
    },
  ],
};
