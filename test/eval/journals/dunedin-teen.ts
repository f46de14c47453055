import type { Journal } from './journal.ts';

/** A boy of 17 in Dunedin, short sentences: surf, a band, exams, his nana, and a man in the house whom he will not talk about. */
export const dunedinTeen: Journal = {
  name: 'dunedin-teen',
  planted: {
    recurring: [
      ['surfing', 'surf', 'the waves', 'waves', 'St Clair', 'my board'],
      ['the band', 'Lachie', 'band', 'drums', 'music', 'drumming'],
      ['exams', 'Ms Faleolo', 'school', 'NCEA', 'study', 'studying', 'schoolwork'],
      ['Nana', 'my grandmother', 'grandmother', 'nan', 'grandma'],
      ['Craig', "mum's boyfriend", 'my stepdad', 'stepdad', 'stepfather', "mum's partner"],
      ['Isla', 'the girl I surf with', 'girlfriend', 'my girlfriend', 'the girl on the red board'],
    ],
    emerging: [['cooking', 'baking', 'bread', 'cook', 'chef', 'bake']],
    avoided: [
      ['Craig', "mum's boyfriend", 'my stepdad', 'stepdad', 'stepfather', "mum's partner"],
      ['rugby', 'the first fifteen', 'the team', 'footy'],
    ],
  },
  facts: [
    { question: 'Who else was riding that morning?', entry: 0 },
    { question: 'On what was the squad list written?', entry: 1 },
    { question: 'In what posture do the sea mammals rest?', entry: 3 },
    { question: 'How many months of recovery does the injury need?', entry: 8 },
    { question: 'Which beast had occupied the public loos?', entry: 14 },
    { question: 'At what venue did they first perform live?', entry: 16 },
    { question: 'What instruction did his mate message him that night?', entry: 19 },
    { question: 'Which place name can the bird say?', entry: 23 },
    { question: 'Which trait of his suits him to working with dough?', entry: 30 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 520,
      writing:
        'Dawny at St Clair before school. Two degrees on the sand, more in the water, so you sort of hurry in. It was clean, head high, offshore, nobody out but me and the dentist guy on his log. I got one that just went. I could see right down through the face to the kelp. Then I had to sit through assembly with sea running out of my nose on to my tie.',
    },
    {
      day: 2,
      durationSeconds: 590,
      writing:
        "Made the first fifteen. Openside. I'm the only Year 12. Coach read the names off a pizza box lid and when he got to mine Hemi punched me in the kidney, which is how you say well done. We've got Otago Boys in three weeks. I ran home. I ran the whole way up Pine Hill for no reason with my boots in my hand and a car tooted at me and I tooted back with my mouth.",
    },
    {
      day: 4,
      durationSeconds: 510,
      writing:
        "Band practice in Lachie's garage. We've got three songs and the third one's the first one slower. I've been playing on the kit his uncle left, and the hi-hat is a hubcap. No joke. It sounds better than the real one. Lachie's sister banged on the door and said it's actually not bad and then was angry that she'd said it. We're called Wet Dog this week.",
    },
    {
      day: 5,
      durationSeconds: 560,
      writing:
        "Craig's moved his stuff in. His spa pool goes where the tramp was. Whatever. I found a thing on how whales sleep, standing up, like a bunch of bollards, the whole pod hanging there in the dark for about twelve minutes at a go. There's a diver who swam in among them by accident. He says he held his breath, not for the air, but because it felt rude.",
    },
    {
      day: 8,
      durationSeconds: 540,
      writing:
        'Went to see Nana at the home. She thought I was Uncle Pete for the first bit, so I was Uncle Pete. She asked how the farm was going. I said good, heaps of grass. She was stoked. We had those pink wafers, and she did her thing of slipping two in my pocket when the nurse wasn\'t looking. When I left she goes "see you Jack" which is me, clear as.',
    },
    {
      day: 10,
      durationSeconds: 490,
      writing:
        "Mocks. Physics was all right till question four, a skateboarder on a ramp. I know I should know it. I sat there thinking that I've done that exact ramp, I could tell you what it feels like in your knees, but not one thing about the joules. Got eleven credits out of a possible sixteen. Ms Faleolo wrote \"you're better than this\" which is nice and also isn't.",
    },
    {
      day: 13,
      durationSeconds: 610,
      writing:
        'Otago Boys. We lost but we only lost by four. I got over the ball twice and once I had it, I really had it, and then five of them came through over the top and something in my knee went off like a stick. I heard it more than felt it. Walked off. I was all good until I sat down and then it was like somebody had poured it full.',
    },
    {
      day: 14,
      durationSeconds: 530,
      writing:
        "Can't go in so I sat on the wall with the leg out and watched. It's different, watching. You see them make up their minds. There's one chick on a red board who takes off so late that you think she's forgotten, and she never falls. Dentist guy came up and looked at my knee and said he only does teeth. It was pumping all day. I've never felt so dry.",
    },
    {
      day: 17,
      durationSeconds: 500,
      writing:
        "MRI. It's the ACL. Nine months, the physio goes, if I'm lucky, and do I have any other interests? Mum laughed, then she saw my face. Coach came round with a card that the whole scrum had signed and a box of Favourites with all the good ones taken out. He said he did his in '98. He stood on one leg in our hallway to show me. Nearly fell in the coats.",
    },
    {
      day: 19,
      durationSeconds: 580,
      writing:
        "Can't do the kick drum with a brace on so I play it left-footed now. Everything's arse about. But it's made this weird limp in the beat, and Tane started putting the bass in the gap, and all of a sudden we had a song that wasn't anyone else's. Played it eleven times. Lachie's uncle came in with his dinner and ate the entire plate standing in the doorway.",
    },
    {
      day: 22,
      durationSeconds: 550,
      writing:
        "They'd moved Nana to the other wing. The doors have a code but it's written on the wall upside down, so you have to be able to turn it over in your head, that's the test. I reckon I would fail it some days. She was singing in there. It was all in order, four verses, about a soldier, she never missed. Couldn't tell you what day it was. I learned two of the verses off her.",
    },
    {
      day: 23,
      durationSeconds: 490,
      writing:
        "Craig told me to take my shoes off in my own house. Cool cool cool. They've put a camera on the albatross up at Taiaroa Head and you can watch the chick all night, it's this ball of fluff that doesn't do anything, and there's nine thousand of us looking. At two thirty it yawned. People in Brazil typed in that it yawned. I was that tired at school I put my lunch in my locker and ate my calculator, pretty much.",
    },
    {
      day: 26,
      durationSeconds: 620,
      writing:
        "I've made a timetable. Colour coded. My aunty took a picture of it to send to people. It's forty minutes of physics then ten off, forty of calculus then ten off, and I've worked out that the tens add up to a movie. Did one day of it. I was so good. Then the second day I changed the colours for two hours as they weren't working for me.",
    },
    {
      day: 28,
      durationSeconds: 540,
      writing:
        "Watched the boys beat King's from the bench with a clipboard, counting tackles for the coach. Hemi made twenty-two. You don't know how big they are till you're sitting down. After, everybody was singing in the sheds and I was handing out the oranges like somebody's dad. A kid from the under fourteens wanted to know if he could have my number seven when I was done with it.",
    },
    {
      day: 30,
      durationSeconds: 510,
      writing:
        "A sea lion's been sleeping in the women's toilets at Sandfly Bay. They put up a sign and the sign just says YES THERE IS ONE. I went with my cousin as he didn't believe it. You could hear it from the carpark, like someone moving a couch. An old German guy came out of there backwards, very slow and polite, with his zip down, saying sorry sorry sorry.",
    },
    {
      day: 33,
      durationSeconds: 570,
      writing:
        "Back in. Ten weeks early and don't tell the physio. I only paddled. Out the back it was flat as, and I lay down on the board with my cheek on the wax and it went up and down like something breathing. My arms are spaghetti. It's not even that I caught anything, it's that for the first time since the Boys game I couldn't feel which leg was which.",
    },
    {
      day: 35,
      durationSeconds: 530,
      writing:
        "Our first gig! It was Lachie's cousin's twenty-first at the Mornington bowling club, and they'd asked for covers, so we told them that they were covers. Nobody checks. Eighty people. I dropped a stick in the second one and an aunty caught it, threw it back, and I hit the snare with it in time. I'll never do a thing that cool again. We're called The Limp now, after the beat.",
    },
    {
      day: 37,
      durationSeconds: 600,
      writing:
        "Got my English essay back, the one on the whale stuff. Excellence. I thought she had mixed it up with Priyanka's. She's read a bit of it out, with no name, but my ears went red so everyone knew. Ms Faleolo says to think about sending it to a thing. I wrote that in like an hour at two in the morning, whereas I did physics for three weeks and still can't do a ramp.",
    },
    {
      day: 39,
      durationSeconds: 480,
      writing:
        "She didn't know me today, not as Pete or anyone. She was really nice about it. She asked did I work there. I said I was just visiting and she said well you've picked a nice day. So I did the soldier song, the two verses I've got, and at the end of the second Nana came in over the top with the third. We did it the whole way through. The lady with the doll clapped.",
    },
    {
      day: 42,
      durationSeconds: 560,
      writing:
        "Big dinner for Craig's birthday, I'm skipping that one. I want to get down how the aurora was. I got a text at eleven from Tane, LOOK SOUTH, and I went up on the roof in a blanket. It was like curtains, everybody says curtains, but curtains with someone behind them. Pink at the top. My phone couldn't get it. All over the hill you could see other people on theirs, just the little shapes, nobody saying anything.",
    },
    {
      day: 44,
      durationSeconds: 540,
      writing:
        "Red board girl talked to me. Her name's Isla, she goes to Bayfield. She said \"you always go left.\" I'd never noticed! It's on account of the knee, I can't push off the back one. So she made me go right, all morning, on these crumbly two-footers, and I ate it every time, sand in my teeth, and she's killing herself laughing. Got one. I got one right.",
    },
    {
      day: 46,
      durationSeconds: 510,
      writing:
        'The real thing starts in nineteen days. I\'ve shifted my desk so it faces the wall. Did three past papers and marked them in red like a teacher, with comments. "Sloppy." "Jack, see me." I got the skateboard one out, though, finally, I drew it on the back of the door in chalk, and halfway through I just saw where the energy went. It doesn\'t go anywhere. That\'s the whole trick of it.',
    },
    {
      day: 49,
      durationSeconds: 590,
      writing:
        "Lachie wants to record. He's got forty hours off his uncle's mate who has a studio in a woolshed at Outram, and it's still got sheep in one end. You can hear one on take six. We're keeping it. I did my drums in a raincoat due to the roof. Tane was so nervous that he played with his eyes shut and his back to us and it was the best he's ever been.",
    },
    {
      day: 51,
      durationSeconds: 500,
      writing:
        'The bus driver on the 8 has a budgie on the dash. It isn\'t in a cage or anything, it\'s sort of holding on. At every stop he says the name and then the budgie has a go. It can do "Octagon". An inspector got on by the museum and the whole bus went dead quiet for him, this was like thirty strangers, and then it said Octagon and the inspector got off.',
    },
    {
      day: 53,
      durationSeconds: 550,
      writing:
        'Took Isla\'s little speaker in and played Nana the take with the sheep. She listened really hard, with her head on one side. "That one\'s flat," she said, meaning the sheep. She did the beat on the arm of the chair, with the limp in it and all. Mum had to go out for a minute. I sat there and we played it five more times, and each time it was the first.',
    },
    {
      day: 55,
      durationSeconds: 530,
      writing:
        'Craig reckons I should get a trade, so moving right along. Stats exam was good, better than good. There was a thing on penguins, and I know about penguins. I was done with twenty minutes to go and I checked it all twice, like Ms Faleolo says. Came out to sun. Priyanka was lying on the grass by the gym going "what did you get for six," and I said a half, and she rolled over and screamed into the ground.',
    },
    {
      day: 57,
      durationSeconds: 600,
      writing:
        'Six foot and offshore and Isla and me in it from half five. I\'ve no words for some of that. There was a set around seven that closed the whole bay, and we got caught inside and had to just go under, one after another, holding the nose of the board down, and when I came up the last time she was right there next to me with her hair all over her face going "AGAIN". My surf mat\'s still wet on the floor here.',
    },
    {
      day: 60,
      durationSeconds: 490,
      writing:
        "Physics. It was there! The ramp. It was a snowboarder this time, they think they're so clever. I did the whole question with a grin on. Then there was a capacitors one which I made up out of bits. I'd say it's a Merit. When I handed it over Ms Faleolo was on the door, and she's not allowed to say anything, but she had her eyebrows right up and I gave her a nod like a spy.",
    },
    {
      day: 62,
      durationSeconds: 570,
      writing:
        "It's up. Four songs, the cover is Lachie's uncle eating his dinner in the doorway. Three hundred people have listened to it which is three hundred more than we know. Somebody in Finland put a heart. Radio One played the sheep one on Thursday night, and we were all in Tane's mum's car to hear it, five of us with the windows up, and at the limp bit the whole car was doing it, you could feel it on the springs.",
    },
    {
      day: 64,
      durationSeconds: 520,
      writing:
        'Nana\'s got a chest infection. She looked tiny. They have her on the oxygen and she kept on taking it off to offer it to me. I stayed after the others went. I told her all of it, the exams, Isla, the radio, going right. Don\'t know what goes in. Round nine she opened her eyes and said "Jack. Have you got any grass?" And I said yeah Nana. Heaps.',
    },
    {
      day: 66,
      durationSeconds: 550,
      writing:
        "I've got a holiday job, kitchen hand at a place on the Esplanade, dishes mainly. But the chef, Marama, was one short tonight, so she put me on bread. You've got to fold it, it's not punching. She put her hand over my hand. She says I have cold hands and that's good, for dough, it's about the only time anyone'll say so. I ate a whole loaf walking home along the wall. It was still ticking.",
    },
    {
      day: 68,
      durationSeconds: 500,
      writing:
        "Isla's coming in the van to the Invercargill gig, and she's bringing both boards as there's a left at Riverton. A left! I told her that I've forgotten how. We surfed till dark tonight, with that orange right along the edge, and you couldn't see the waves coming any more, you could only feel it lift you up. Came in by the street lights. There was a text from Lachie to say we need a fourth song by Saturday.",
    },
    {
      day: 70,
      durationSeconds: 580,
      writing:
        "Nana's home again, her home I mean, off the oxygen. She's lost some more words. She calls everything \"the boat\". Pass the boat. I quite like it. Craig drove me out there as it happens, and I'll leave it at that. I did the soldier song and she conducted with a spoon. When I went to go she got hold of my sleeve and put a wafer in the pocket, and looked round to see if anyone had spotted us.",
    },
    {
      day: 72,
      durationSeconds: 530,
      writing:
        "Results in a week. I'm not even thinking about it, I'm thinking about butter. Marama has got me on croissants, it's all folding and waiting and folding, three days for one, and you can count the layers, eighty-one. I burned my arm and she was like good, now you're a cook. I made a batch at home by myself on my day off and I stood there in the kitchen at six in the morning, no noise at all, watching them go up through the glass.",
    },
  ],
};
