import type { Journal } from './journal.ts';

/** A public defender of 38 in Atlanta: her cases, trying for a baby, her sister's lupus, tomatoes, and a father she cannot stay on. */
export const atlantaDefender: Journal = {
  name: 'atlanta-defender',
  planted: {
    recurring: [
      [
        'work',
        'Judge Pruitt',
        'my cases',
        'cases',
        'court',
        'public defender',
        'my clients',
        'clients',
        'the courthouse',
        'my job',
        'being a lawyer',
        'law',
      ],
      [
        'IVF',
        'trying for a baby',
        'fertility',
        'infertility',
        'getting pregnant',
        'pregnancy',
        'the clinic',
        'having a baby',
      ],
      ['my sister', 'sister', 'Renee', 'lupus', "my sister's illness"],
      ['the garden', 'garden', 'tomatoes', 'gardening', 'growing vegetables', 'vegetables'],
      ['my father', 'father', 'dad', 'daddy'],
      ['my husband', 'husband', 'Marcus', 'marriage', 'my marriage'],
    ],
    emerging: [['quilting', 'quilts', 'the quilt', 'quilt', 'sewing a quilt']],
    avoided: [
      ['my father', 'father', 'dad', 'daddy'],
      [
        'teaching',
        'the night class',
        'teaching law',
        'Georgia State',
        'teaching a class',
        'my students',
        'students',
      ],
    ],
  },
  facts: [
    { question: 'In which part of the building do the attorneys weep?', entry: 0 },
    { question: 'What guide was inked onto her skin for the needles?', entry: 1 },
    { question: 'What prop does the instructor use to explain searches?', entry: 3 },
    { question: 'What does the patient exclaim when she is covered up?', entry: 9 },
    { question: 'Which spice had followed her since her student days?', entry: 10 },
    { question: "What seasoning was concealed in the magistrate's clothing?", entry: 15 },
    { question: 'What fruit was hunted down before dawn?', entry: 17 },
    { question: 'Which historian was the homeless defendant working through?', entry: 18 },
    { question: 'How good was the compatibility result?', entry: 21 },
    { question: 'How long did deliberations last before the acquittal?', entry: 27 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 540,
      writing:
        'One hundred and forty open files. I counted tonight because a reporter asked, and I\'d been saying "over a hundred" for so long that I had stopped hearing it. Judge Pruitt gave my first client of the day ninety days for riding MARTA without a fare and some other mess, and the boy said "yes sir, thank you sir" as if he\'d been handed a plate. I ate a granola bar in the stairwell. It\'s the good stairwell, third floor, nobody cries in it but us.',
    },
    {
      day: 2,
      durationSeconds: 600,
      writing:
        'They go in the stomach, either side, an inch off the navel. Marcus does it because my hands shake. He\'s drawn a clock on me in ballpoint so we rotate, and tonight was four o\'clock. This is the second round of IVF. He says "little pinch" like the nurse taught him, in her voice, every time, and every time I tell him to hush. Eleven follicles on the left, nine on the right, and you start to feel like a hen, a tired educated hen.',
    },
    {
      day: 3,
      durationSeconds: 510,
      writing:
        "I put in the Cherokee Purples and the Better Boys, eight plants in all, and staked them with Mama's old curtain rods, which have pineapples on the ends. My tomatoes are going to look like they are at the Biltmore. It's red clay, so you've got to fight it, you go at it with a mattock and bags of what the man calls \"black gold\" and we all know is manure. I had dirt in my ears. I was singing.",
    },
    {
      day: 5,
      durationSeconds: 560,
      writing:
        "The night class at Georgia State: Criminal Procedure, Tuesdays, thirty-one of them, and most have already worked a full day. I do the Fourth Amendment with a shoebox. I walk up and down and ask can I look in your box, what if I shake it, what if your roommate says I can. A big quiet man named Osgood said, \"What if you already know what's in it?\" I wanted to kiss him. Teaching's the only part of the law where someone says thank you and it's not for a sentence.",
    },
    {
      day: 8,
      durationSeconds: 490,
      writing:
        "Renee says Daddy's been asking about me. Well, all right. She had a good day, my sister, she got down the stairs and up them and did her own hair, twists, it took her two hours with rests. We sat out on her steps and judged people's parking. When the lupus leaves her be she's the funniest woman in DeKalb County. She had a whole name and a backstory for a man trying to get a Tahoe between two Kias.",
    },
    {
      day: 10,
      durationSeconds: 620,
      writing:
        "Trial, day one. Twelve folks in the box, one of them asleep before the oath. My client's nineteen, he has on his uncle's suit with the sleeves pinned, and he keeps looking back at the door for his grandmother who's parking. Objection, overruled. Objection, overruled. Objection, and Judge Pruitt looks at me over his glasses, \"Counselor, are you just saying it now?\" And I said, Your Honor, I'm keeping my hand in.",
    },
    {
      day: 12,
      durationSeconds: 530,
      writing:
        'Fourteen retrieved, nine fertilized, five on day three, two on day five. Nobody tells you it\'s subtraction. They call you with the number at ten every morning, from a line that shows up as "Unknown," and I took today\'s in the courthouse hallway with a bailiff eating Funyuns. Two. I said thank you so much, in my phone voice. Then I went back in and argued bond like the devil was in me, and got it.',
    },
    {
      day: 14,
      durationSeconds: 570,
      writing:
        "I gave them the midterm. Osgood wrote in the margin of question four, \"This is the law but it isn't right,\" and left it there, like a coat on a chair. I gave him the points. One of the girls brought a baby who slept the entire two hours on a pile of everyone's jackets while I lectured low. I've never had an audience I was more careful of. Driving home down Piedmont I caught myself still whispering.",
    },
    {
      day: 16,
      durationSeconds: 550,
      writing:
        "First blossom on the purples. Also hornworms, each one as long as my finger and the same green as the leaf, so that you don't see it, you see what's missing. I picked them off by flashlight and drowned them in dish soap. A neighbor called over the fence was I all right. I was out there in my good robe, with a headlamp on, cussing. That's how you garden in Georgia, at night, armed.",
    },
    {
      day: 17,
      durationSeconds: 600,
      writing:
        "Renee's infusion, five hours in the recliner, so I took a day and did my reading by her. She gets cold, they bring those heated blankets and she always says \"ooh, toast.\" The drip's the color of nothing. There's a boy of about twenty across from us with the same thing she has, and my sister spent an hour telling him which vein to ask for, how to lie to his mother. He wrote that down. She's thirty-four. It's been eleven years of her telling people which vein.",
    },
    {
      day: 19,
      durationSeconds: 480,
      writing:
        "Marcus asked over the dishes if my father knows about the treatments, and you know what, I reorganized the whole spice rack. Alphabetical, then by heat. We've got four cumins. I threw out a jar of mace that had moved with me from law school. He dried the same pot for a long time, my husband, he can be quiet at you better than any man living. Then he read me out the labels and I put them where they go.",
    },
    {
      day: 21,
      durationSeconds: 590,
      writing:
        "It didn't take. I knew on the Tuesday, whatever the blood test was going to say on the Friday. You aren't supposed to know. I had carried myself around for nine days like a full cup, took the ramp in place of the stairs. They were kind at the clinic. They're always kind, they have a whole room for it with a fountain. I poured out the rest of the progesterone down the sink, and the sink was fine.",
    },
    {
      day: 23,
      durationSeconds: 540,
      writing:
        "Last session of the term. They'd gone and bought a sheet cake that said MIRANDA on it, so everybody had the right to remain silent and no one did. Osgood's been admitted to law school, full time, he's quitting UPS. He shook my hand in both of his. The dean stopped by the door to tell me that adjuncts are being \"paused\" next year. I had icing on my thumb. Thirty-one people, and I learned every name, I could say them to you now.",
    },
    {
      day: 25,
      durationSeconds: 510,
      writing:
        "Hung. Eleven to one, and I'll never know which way, though I saw number six wouldn't look at me. So we try my nineteen-year-old over again in the fall. His grandmother asked what hung means and I told her, and she said \"Lord, they couldn't pick a better word?\" I gave her a ride to Bankhead. She took off her hat in my car and put it on her lap like a cat, and talked about his mother, who was a client of mine. I hadn't put it together.",
    },
    {
      day: 27,
      durationSeconds: 560,
      writing:
        "The power company is trimming the oaks on our street into a V so the lines can go through, and it looks like every tree's been asked a question. An old gentleman in a Braves cap brought out a lawn chair to supervise. By noon there were five chairs. Somebody's child was selling ice pops. I believe that's as much community as I've seen since the blackout, and it was all of us watching something get ruined.",
    },
    {
      day: 29,
      durationSeconds: 500,
      writing:
        "Eleven pounds off one plant, I weighed them on the bathroom scale, with me and then without me. I gave a bag to the mail lady, a bag to the bailiff and one to Judge Pruitt, who said was this a bribe, and ate one right there on the bench at recess like an apple with salt out of his robe. He had SALT in his ROBE. I've known that man twelve years. It turns out all I'd needed was a tomato.",
    },
    {
      day: 31,
      durationSeconds: 630,
      writing:
        "We fought about money, meaning we fought about a third round. He has a spreadsheet. It's color-coded, and my eggs are a line item, between the roof and the Honda. I said some things. He said, very level, \"I'm not against it, I'm just the one who can count,\" and I went and sat in the car in the driveway. After a while he came out and got in the passenger seat. My husband asked where we were going. I laughed, God help me. Neither one of us had shoes on.",
    },
    {
      day: 33,
      durationSeconds: 550,
      writing:
        "She's in Emory, it's the kidneys now. A flare, they keep calling it, like it's something you would light on purpose on a road. Renee held up her own chart to the resident and corrected his arithmetic. I slept in the chair that turns into a worse chair. About four in the morning she said, \"You awake? I want a peach,\" and I drove around until I found one, at a gas station, hard as a cue ball. She held it against her face all the same.",
    },
    {
      day: 36,
      durationSeconds: 490,
      writing:
        "Mr. Alvin Teague, sixty-six, trespassing, sleeping in the library. His eleventh. He calls me Miss Attorney. Today he'd prepared remarks: he told the court he had read the whole of Gibbon in there, and got up to the fall, and would like leave to finish. The solicitor started laughing, and then dismissed it. I've argued appeals with less in them. I bought him a coffee and we sat on the wall, and he gave me his views on Constantine.",
    },
    {
      day: 38,
      durationSeconds: 520,
      writing:
        "Daddy left a voicemail and I haven't got room for that tonight. The okra's taller than Marcus. You need to cut it every day or it turns to wood on you, and it itches, you've got to wear sleeves in this heat like a field hand. I did a bushel of it. There's a trick to frying it with no slime that I had from a lady at the bus stop on Moreland, cold buttermilk, hot iron, and then you don't touch it, you let it alone till it lets go.",
    },
    {
      day: 40,
      durationSeconds: 580,
      writing:
        "Round three of IVF. New protocol, with a patch, and a doctor who draws upside down so that it's the right way up for you. She has small hands and doesn't say journey. I said that I'd like to be told as little as possible and she said \"I can do that,\" and wrote it on the folder in red. So I know nothing. I have stuck a patch on my hip and gone to work. It's the closest I've felt to hope in a year, this not being told.",
    },
    {
      day: 43,
      durationSeconds: 600,
      writing:
        "I got tested. I didn't tell anybody except for Marcus, who asked one question, \"Which side?\" I'm a match, five of six. But you can't be doing both, my doctor was plain about that: you cannot be giving away a kidney and growing a child. I sat in the parking deck on level C with those two folders on my knees. When I told my sister, she said, \"Girl, I don't want your raggedy kidney,\" and turned off the lamp so I couldn't see her.",
    },
    {
      day: 45,
      durationSeconds: 510,
      writing:
        "They've given us a new case system, and it has swallowed forty of mine. Poof. Forty human beings, in a spinning wheel, and the vendor on the phone named Tad. So I'm back on paper, on a legal pad, the docket by hand, and I'll tell you I found I knew them. Every name, what for, who their mama is. I filled nine sheets. Somebody ought to be worried that the most reliable database in Fulton County runs on Diet Coke.",
    },
    {
      day: 47,
      durationSeconds: 560,
      writing:
        "Pulled up all the summer stuff in the rain. It comes away so easy when it's finished, hardly any root to speak of. I laid it in the barrow, the vines, the split green ones that won't make it. Put in collards, two rows, and garlic, which is an act of faith. You push the clove in and walk away till June. Mud up to the knee. I stood under the porch and hosed my own legs down like they were somebody's truck.",
    },
    {
      day: 49,
      durationSeconds: 530,
      writing:
        "I got my shoes resoled by a man on Auburn who's been at it fifty-one years. He turned them over and said, \"You lean on the left. You stand a lot, but you don't walk enough.\" He keeps a wall of ones that no one came back for. Some of them he has shined every Christmas since the seventies in case. There's a pair of white bucks up there he told me he'd bury himself in if they were a ten.",
    },
    {
      day: 51,
      durationSeconds: 590,
      writing:
        'We moved on the Thursday, one embryo, "a beauty," she let slip, and clapped her own hand over her mouth. Marcus wore the paper hat. They\'ve a screen, and you see a sort of spark go across when they let it go, like a match being lit in another room, and then it\'s just gray. He made a noise. We went and had pancakes and I ate all of his. My husband has hidden his spreadsheet. I looked for it.',
    },
    {
      day: 53,
      durationSeconds: 500,
      writing:
        "Another five hours in the recliner. That boy wasn't there. Renee asked the nurse by lifting her chin and the nurse did a thing with her eyes and adjusted the drip. So we didn't say \"toast\" today. My sister had me braid her, right there, small ones, she said make them tight so they'll last me. I parted it with a pen cap. I've been doing that head since I was eight years old, there's a scar behind the ear, that was my doing too.",
    },
    {
      day: 55,
      durationSeconds: 570,
      writing:
        "Retrial. My nineteen-year-old's twenty. The same pinned suit, same grandmother, and this time I threw out everything I'd written and asked that jury did they ever get blamed in place of a brother. And then I stopped. I could hear Pruitt's chair creak. Not guilty in fifty minutes. He didn't understand, he turned to me and said \"So I go where?\" Anywhere, I told him. It took him a while to stand up.",
    },
    {
      day: 57,
      durationSeconds: 620,
      writing:
        "Two lines, which is pregnant. I took six of them, I lined them up on the edge of the tub like evidence, exhibits A to F. The blood says a hundred and eighty, and they want it to double. I'm not going to write a word about it for fear of the page. I walked around the block with one hand in my coat and everybody I passed, the mail lady, a man with a leaf blower, I wanted to tell them, hush, hush.",
    },
    {
      day: 58,
      durationSeconds: 540,
      writing:
        "There was an old man in the gallery today in the back row with his hat on his knee, and for a second I thought it was my father. Next subject. They've moved us up to the fifth floor on account of mold, so it's a new stairwell, and somebody's written on the wall there in pencil HOLD ON in tiny letters right by the rail, where you would put your hand. It might be facilities. I choose to think not. I won two motions.",
    },
    {
      day: 60,
      durationSeconds: 500,
      writing:
        "The collards got their frost, so they're sweet now. I cut an armful and took them to Renee's and we did them with the turkey neck, the whole house smelled like when we were girls. She ate a bowl. She stood at the stove, she stirred. I told her about the garlic and she wanted to know how you can tell that it's doing anything down there, and I said you can't. \"I know that's right,\" said my sister.",
    },
    {
      day: 62,
      durationSeconds: 560,
      writing:
        "Marcus came home with a box from his Aunt Odessa's estate sale, thinking it was curtains. It's quilt tops. Nine of them, never finished, flour sacks and necktie silk and what I'm pretty sure is a Klansman's sheet, cut up in stars, which is the best use I've heard of. My husband held one up to the window. Every stitch is the same, and every stitch is a tiny bit drunk. I want to learn how you do the rest. I want to be the one who puts the backs on.",
    },
    {
      day: 64,
      durationSeconds: 520,
      writing:
        "I told Judge Pruitt, since I'd had to ask for a break every forty minutes. Fourteen weeks pregnant. He called counsel to the bench and poured me some of his own ginger ale out from under there, he has a whole pantry. The prosecutor said congratulations through his teeth because I was winning. Then we picked a jury. I had a hand on the rail and one on the baby the whole voir dire, and number nine, a grandmother, just smiled at me and smiled.",
    },
    {
      day: 66,
      durationSeconds: 580,
      writing:
        "There's a bee, Thursdays, in the basement of Big Bethel: seven ladies, and the youngest is seventy. They let me have the corner. Miss Ozella looked over my quilting and said, \"You sew like you're mad at it.\" Which I was. She took my wrist and slowed it down. They all knew Odessa, they could name you the necktie each piece came from. I brought them garlic, what little I'd pulled early, and they passed it around to smell it with their eyes closed.",
    },
    {
      day: 68,
      durationSeconds: 610,
      writing:
        "Renee wants us all at the same table for Easter, Daddy too, and I said I'd bring the rolls. So. The doctor has put her back on the list, the real one, she carries a pager like it's 1994. She had me call it just to see, and it went off in her bra, we laughed until we were both wheezing. She's gained six pounds. My sister laid her ear to my stomach and said \"it's in session.\"",
    },
  ],
};
