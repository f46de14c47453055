import type { Journal } from './journal.ts';

/** An orchestra violinist of 37 in Boston, married; drops the wish for a baby and a lost audition, and goes silent on her sister. */
export const bostonViolinist: Journal = {
  name: 'boston-violinist',
  planted: {
    recurring: [
      [
        'the orchestra',
        'work',
        'my job',
        'rehearsals',
        'concerts',
        'playing the violin',
        'the violin',
        'music',
        'performing',
        'my career',
      ],
      ['my husband', 'Owen', 'my marriage', 'marriage', 'married life', 'my spouse', 'our relationship'],
      [
        'my shoulder',
        'shoulder pain',
        'the injury',
        'my health',
        'pain',
        'physical therapy',
        'Bridget',
        'the torn tendon',
      ],
      ['teaching', 'my students', 'my pupils', 'violin lessons', 'giving lessons', 'Theo', 'my student Theo'],
      [
        'the house',
        'house hunting',
        'buying a house',
        'looking for a house',
        'the house search',
        'buying a home',
        'a new home',
        'Denise',
      ],
      [
        'having a baby',
        'trying for a baby',
        'a baby',
        'fertility',
        'IVF',
        'infertility',
        'wanting a child',
        'the fertility clinic',
        'motherhood',
      ],
    ],
    emerging: [
      ['the quartet', 'string quartet', 'chamber music', 'our quartet', 'starting a quartet', 'Joan'],
      [
        'my father-in-law',
        'Ray',
        "Owen's father",
        'the stroke',
        "Ray's stroke",
        "Ray's illness",
        "my father-in-law's stroke",
      ],
    ],
    avoided: [
      [
        'having a baby',
        'trying for a baby',
        'a baby',
        'fertility',
        'IVF',
        'infertility',
        'wanting a child',
        'the fertility clinic',
        'motherhood',
      ],
      [
        'the audition',
        'my failed audition',
        'the lost audition',
        "last spring's audition",
        'assistant principal',
        'the rejection',
      ],
      ['my sister', 'Hannah', 'my sister Hannah', 'sister', 'Columbus', 'calls with my sister'],
    ],
  },
  facts: [
    { question: 'What did I bring to the colleague who was expecting?', entry: 16 },
    { question: 'Who turned out to be guilty in the crime story?', entry: 18 },
    { question: 'What musical note did the scanner sound like to me?', entry: 26 },
    { question: 'What cutlery had jammed our broken appliance?', entry: 28 },
    { question: 'What job does the relative who is raising my most gifted child musician have?', entry: 14 },
    { question: 'Which gifts did we swap for our ninth year together?', entry: 8 },
    { question: 'How good was the old legal man at ceramics?', entry: 9 },
    { question: 'What did my sibling call her new pet?', entry: 23 },
    { question: 'What promotion was offered to my other half at school?', entry: 30 },
    { question: 'Which fruit was on the little present a small fan handed me?', entry: 33 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 660,
      writing:
        "First rehearsal of the season and I've missed it more than I expected. Mahler Five, of all things, to start us off. After ten weeks off my fingers felt like sausages in the second movement, but by the break I'd woken up. The orchestra has a new principal trumpet and he nailed the opening, just stood there and nailed it, and people shuffled their feet for him. I've been in the second violins here for eleven seasons. I still get a little thrill when the oboe gives the A. Afterward I bought a peach at the farmers' market in Copley Square and ate it over a trash can.",
    },
    {
      day: 5,
      durationSeconds: 540,
      writing:
        "Owen made his pancakes this morning, since it's Sunday and he doesn't have labs to grade for once. He's teaching five sections of chemistry this year, which is too many, and he's already hoarse. We walked all the way around Jamaica Pond and he told me about a kid who set a paper towel on fire and then blew on it. I love how he tells things, with all the voices. Nine years married in October. We decided on no presents, which means he'll get me one and I'll feel terrible, so I'm going to get him one. That's how it goes every year with my husband.",
    },
    {
      day: 7,
      durationSeconds: 570,
      writing:
        "My left shoulder is at it again. It started yesterday in the long slow movement, a hot ache right under the shoulder blade, and by the end I was holding the violin up with my jaw. Today I can't reach the top shelf to get the oatmeal down. It's happened every fall for three years, a couple of weeks after we start back, and every fall I tell myself it's just that I'm out of shape. I iced it while I watched the baking show. I know that I should see somebody. I'll give it a week. I changed the chin rest, too, in case that's it.",
    },
    {
      day: 9,
      durationSeconds: 600,
      writing:
        "Long phone call with Hannah tonight, an hour and a half, while I folded laundry. My sister has the gift of making Columbus, Ohio sound like the center of the universe. She's been promoted at the library, she's feuding with the neighbor about a hedge, and she's teaching herself to make cheese. We call each other every week and there's never nothing to say. She's two years older than me and still asks if I'm eating. She wants me to come out there in November for a weekend and I said I'd look at the schedule. I laughed so hard about the hedge that I had to sit down.",
    },
    {
      day: 11,
      durationSeconds: 520,
      writing:
        "Saturday, so teaching all morning, four lessons in a row in the front room. The Kim twins hadn't practiced and were very sweet about it. Then Theo, who had. Theo played the whole Bach A minor from memory and looked at me at the end with his eyebrows up, as in, well? I didn't know what to say. I said let's do it again, slower, and then we talked for ten minutes about what the bow is doing. I do like it when teaching goes that way. By one o'clock I was starving and ate cold lasagna standing up. The rest of the day I did nothing useful at all.",
    },
    {
      day: 13,
      durationSeconds: 580,
      writing:
        "Rehearsal was all Brahms, and the conductor had us do the same sixteen bars so often that the violas began to giggle. We did get it, though, and it was gorgeous. In the break somebody asked me about last spring's audition for assistant principal, if I'd ever gotten any comments from the committee about why it wasn't me. I said I hadn't. I'm not going to write about the audition. Let me think of something else. I bought new shoes for the concerts, flat black ones, forty dollars, and they don't squeak. The orchestra office also finally fixed the coffee machine backstage, so the morale of the whole string section is up.",
    },
    {
      day: 19,
      durationSeconds: 620,
      writing:
        "We went to see a house. An open house in Roslindale, a little gray two-family with a porch, and about sixty other couples in the line with us. We've said for years that we'd buy something and this fall we're actually looking. It was over our budget before we got past the front door. But there was a room upstairs with good light where I could practice without anybody banging on the wall, and I could see it, the music stand there and the chair there. Owen was in the basement talking about the boiler with a stranger. We got ice cream on the way back and did arithmetic on a napkin.",
    },
    {
      day: 20,
      durationSeconds: 550,
      writing:
        "Hannah called at seven in the morning because she'd dreamed that I moved to Norway. She wasn't upset, she just wanted to check. She's the only person who can wake me up like that and get away with it. She sent me a box of her cheese, which arrived this afternoon, and it's really not bad, a bit rubbery. I told her so and she said rubbery was what she'd been going for. I miss having my sister in the same town. We shared a room until I was fifteen. I practiced for two hours after, scales mostly, and then raked up leaves so the landlord wouldn't complain.",
    },
    {
      day: 23,
      durationSeconds: 600,
      writing:
        "Our anniversary dinner, Thai food and then the movie about the chess player. Owen gave me a print of the pond in winter (I knew it) and I gave him a fountain pen (he knew it). On the way home he asked, very gently, if I'd thought any more about calling the fertility clinic again. We've been trying to have a baby for three years. I don't want to talk about that, I told him, and I don't want to write about it here either. Moving on. The noodles were much too spicy and he drank my water as well as his own. It was a nice evening. We held hands on the Orange Line like teenagers.",
    },
    {
      day: 28,
      durationSeconds: 500,
      writing:
        "I've started a pottery class. Eight Tuesdays in a basement in Brookline with a teacher called Fern who wears a welding apron. I made a bowl. It's an ashtray, really, if you're being honest. I wanted to do something with my hands that nobody is ever going to review, and it's wonderful to be that bad at something. The man beside me is a retired judge and his came out worse. You have to cut your fingernails for it, but mine are already short. I'm not going to say I'm in love with it, but I've been looking up how much a wheel costs. I came home with clay in my hair.",
    },
    {
      day: 36,
      durationSeconds: 640,
      writing:
        "We've got a guest conductor this week, from Finland, twenty-nine years old, and the entire orchestra has decided to adore her. She says three words and then she lets us play. The Sibelius was the best thing we've done in a year. I looked over at the cellos and they were all grinning. Sometimes I forget that I have the job I dreamed about when I was ten, and then I have a week like this one. Concert Thursday, Friday and Saturday. I ironed my black shirt and found the other earring. It rained so hard on the way home that I wrapped my case in a trash bag.",
    },
    {
      day: 41,
      durationSeconds: 560,
      writing:
        "I finally saw a physical therapist about the shoulder. Her name's Bridget, she works with a lot of dancers, and she watched me play for five minutes and said she could see what was wrong from the doorway. I'm lifting it. I've been lifting it for thirty years. She gave me four exercises with a rubber band and one where I lie over a foam roller and feel ridiculous. Twice a day. It hurts, but in a different place, which she says is progress. The insurance pays for twelve visits. I did my exercises in the hallway tonight and the downstairs neighbor came up to ask what was falling.",
    },
    {
      day: 54,
      durationSeconds: 610,
      writing:
        "Just back from the weekend in Columbus. Hannah met me at the airport with a sign that said 'Maestro'. We did nothing much: her library, where she made me meet everybody, a walk by the river, a pan of brownies that we ate with forks while we watched old sitcoms. She showed me the hedge. It's a perfectly ordinary hedge. We stayed up until two, talking, my sister at one end of the sofa and me at the other with our feet in the middle, like we used to. I cried a little on the plane, but a good kind. I've got to learn the Bartók by Tuesday.",
    },
    {
      day: 57,
      durationSeconds: 530,
      writing:
        "Grocery run, the dry cleaner, and then an hour on hold about the dental insurance. At the dry cleaner's I ran into the man who played right before me in the audition last spring, and he said he'd heard I came so close. Everything went hot. No, I'm not doing this, I won't write about that. What did I cook? I cooked the chicken thing with lemons and olives, and I burned the rice, and we ate it anyway. I started a mystery novel set in Iceland where it takes eighty pages for anyone to die. The radiators have come on for the first time and the apartment smells of hot dust.",
    },
    {
      day: 60,
      durationSeconds: 590,
      writing:
        "I should explain about Theo, because I realize I've only put down his name. He's nine. He's my student, he came to me at five with a violin the size of a shoe, and he lives with his grandfather in Mattapan, who drives the 28 bus. They can't pay the full fee, so I charge them ten dollars. Today he asked me what the point of vibrato is, which is a better question than I got in four years of conservatory. I gave a pretty poor answer. I've taught for fifteen years and had maybe two pupils like that. I want to find him a better instrument.",
    },
    {
      day: 62,
      durationSeconds: 570,
      writing:
        "Owen and I had an argument about the house search. He wants to look further out, Dedham or even Norwood, where we could afford a yard. I want to be able to get home from a concert before midnight. We both said 'always' a lot. Then we saw a place on Sunday in Hyde Park that was neither one thing nor the other, with a kitchen painted orange, and on the porch we both started laughing. We've looked at nine houses now. Our agent, Denise, has the patience of a saint. We made up over grilled cheese. He's right about the yard, though, and I told him so.",
    },
    {
      day: 65,
      durationSeconds: 560,
      writing:
        "Baby shower for Priya from the violas, in a church hall in Arlington. Tiny socks on a clothesline, a cake with a stork. Everyone asks you, at those things. One of the aunts patted my hand and said it'll be your turn next, and I went and stood in the coat room for a while. I don't want to write about wanting a baby. Skip it. I gave Priya a blanket, the yellow one from the shop on Centre Street, and she seemed to like it. It took me an hour and ten to get home on two buses. I ate some cereal and went through the second half of the Dvořák with a metronome.",
    },
    {
      day: 68,
      durationSeconds: 540,
      writing:
        "Hannah and I tried to cook the same recipe over video tonight, a beef stew, each in our own kitchen. Mine was fine. She forgot to turn on the burner for the first half hour and blamed the recipe. She's thinking of getting a dog, and she sent me pictures of eleven different ones. I voted for the brown one with the underbite. My sister has always gone for the hopeless cases, she once kept a pigeon in our closet for a week. It was good to see her face. I've got a double rehearsal tomorrow, so I'm going to bed with a hot water bottle.",
    },
    {
      day: 76,
      durationSeconds: 500,
      writing:
        "Eleven inches of snow and everything canceled. I shoveled the front steps, and then the walk, and then old Mr. Petrakis's walk next door, and by the time I'd finished you couldn't tell that I'd done any of it. The street was completely quiet. Some college kids went by on a mattress. I made hot chocolate out of an actual chocolate bar, put on the thick socks, and read the rest of the Iceland mystery (it was the pharmacist, I'm a bit disappointed). I can't remember the last day when I had nowhere to be. I'd rather not shovel again before spring, but we all know how that goes.",
    },
    {
      day: 77,
      durationSeconds: 520,
      writing:
        "Last pottery class tonight. The eight weeks are over, and I'm not signing up for the next round, the time clashes with holiday concerts. I'm glad I did it. I came home with three bowls, a mug whose handle came off in the car, and a thing that Fern generously called a vase. The judge gave a little speech and we drank cider out of our own cups, which leaked. So that's done, and I can say I've tried it. Now the mug holds pencils. I got home at ten, had a piece of toast with honey and listened to the wind. They say it'll be down in the teens tonight.",
    },
    {
      day: 82,
      durationSeconds: 630,
      writing:
        "Two holiday concerts in one day, at three and at eight, with the sing-along and the reindeer antlers. I've played Sleigh Ride something like two hundred times now. By the last one my shoulder was so bad that I dropped my arm in every rest, and I skipped some of the high stuff and hoped that nobody would see. Nobody did, I think. We have fourteen more of these before Christmas. The orchestra gives us a sandwich between shows, and today it was egg. I lay on the floor of the dressing room with my legs up on a chair and Bridget's tennis ball under my back.",
    },
    {
      day: 86,
      durationSeconds: 560,
      writing:
        "Owen's been sick since Monday, a nasty flu, with a fever of a hundred and three. He's a terrible patient. He apologizes for everything and then asks for toast. I've been running up and down with tea and wet washcloths between shows. He keeps trying to grade lab reports in bed, so I hid the red pens. Today he was a little better and he beat me at gin rummy twice. I watched him sleeping this afternoon and felt a huge rush of, I don't know, luck. My husband is a good man. He looks about twelve when he's ill. I'm washing my hands every five minutes so I don't get it.",
    },
    {
      day: 89,
      durationSeconds: 510,
      writing:
        "Sorting out the desk drawer today, looking for my passport, I found the folder with the audition excerpts in it, all my pencil marks, months of work, and that letter with 'we regret' in it. I put it right back. I don't feel like writing about the audition, so I'll write about the drawer instead. In it: nine dead batteries, a key to nothing, foreign coins, a photo of me at music camp with dreadful bangs, and the passport, which runs out in March. I filled in the renewal form and had my picture taken at the drugstore. I look like a person wanted in several states.",
    },
    {
      day: 92,
      durationSeconds: 600,
      writing:
        "Hannah got the dog. The brown one with the underbite, and she's named him Waffles. She propped the phone up on the floor so that I could meet him and for ten minutes all I could see was one nostril. She's so happy. She's taking him to the library with her two days a week and the children read to him. We talked about Christmas too, she's staying put this year and so am I, with all the shows, so we're going to open our presents on the phone. I mailed my sister's box today, a scarf and the good coffee and one of my crooked bowls.",
    },
    {
      day: 102,
      durationSeconds: 570,
      writing:
        "I found a violin for Theo. A friend of mine who repairs instruments in Medford had a half-decent three-quarter size hanging in the back, German, about 1920, with a repaired crack, and he'll rent it to us for practically nothing. I wish you could have seen Theo's face when he drew the first note. He didn't say a word, he just played the open G for about a minute. His grandfather had to go look out the window. I've had bad teaching days this year when I wondered why I give up my Saturdays. This wasn't one of those. The other lessons went by in a blur.",
    },
    {
      day: 105,
      durationSeconds: 620,
      writing:
        "We lost the house. We'd put in an offer on the green one in West Roxbury, the first time we've ever gone that far, ten thousand over asking, and somebody came in with cash. Denise called while I was in the supermarket and I stood there by the yogurt. It's silly to be sad over somebody else's house. I'd already decided where the piano would go, and we don't own a piano. Owen said there'll be others. I know that. But I'm tired of looking, of taking my shoes off in strangers' hallways. We ordered a pizza and watched two episodes of the detective show and I felt a little better.",
    },
    {
      day: 109,
      durationSeconds: 550,
      writing:
        "I had an MRI of the shoulder. Forty minutes inside a tube with a noise like a dot matrix printer, and I tried to work out what key it was in (E flat, roughly). The doctor called this afternoon. There's a small tear in the tendon and a lot of inflammation, no surgery, but I'm to take three weeks off playing. Three weeks. I haven't had three weeks without the violin since I was six. I was frightened before the call and afterward I was mostly relieved, and then a bit frightened again. Owen carried the trash down, so I wouldn't. I don't know what I'll do with myself all day.",
    },
    {
      day: 113,
      durationSeconds: 540,
      writing:
        "Since I'm home I've been cleaning out closets. Behind the vacuum I found the bag of clinic stuff, the calendar with the injections marked on it and the little yellow sharps box. I thought I'd thrown all of that out. I can't write about the baby thing. I just can't, so I'm stopping there. The closet, though, is now a marvel. I took two bags of coats to the donation place, and they gave me a coupon for ten percent off somebody else's coats. I've walked every day this week. Yesterday I went along the river as far as the Harvard Bridge, and my eyelashes froze.",
    },
    {
      day: 124,
      durationSeconds: 500,
      writing:
        "The dishwasher flooded the kitchen. I heard a kind of gulp, and then there was water coming out from under it, gray, with a pea in it. I used every towel we own. The landlord sent his nephew, who looked at it for a long time and said, 'It's leaking.' I don't want to be unkind about the nephew. But I will be: he took out four screws, lost one, and left. The real plumber came at six and it was a fork in the pump, a single fork. It's ours. So we're washing up by hand until the part comes, and the floor has never been so clean.",
    },
    {
      day: 135,
      durationSeconds: 640,
      writing:
        "Back in the orchestra at last. I sat down in my chair on Tuesday and the whole second violin section tapped their stands, and I went bright red. We leave on the tour in nine days: Philadelphia, Washington, then Carnegie Hall. I've never gotten tired of Carnegie. It's the Shostakovich Tenth, which is like being shouted at for an hour by somebody who's right. I played maybe two-thirds of it this week, as the doctor told me to. I'd worried that I'd feel rusty, and I did for about ten minutes. It was so good to be inside the sound again. I had a muffin to celebrate.",
    },
    {
      day: 150,
      durationSeconds: 560,
      writing:
        "I got home from tour at two in the morning and Owen was waiting up at the bus with a thermos of soup. Five days apart isn't much, but I'd missed him. He'd fixed the bathroom drawer while I was gone, and he'd eaten only eggs, as far as I can tell. We slept until eleven. He's been asked to be head of the science department next year and he doesn't know if he wants it, it's more meetings and less kids. I told him he'd be good. I told him he could also say no. We talked it over all the way round the pond, twice, with the ice cracking.",
    },
    {
      day: 152,
      durationSeconds: 590,
      writing:
        "Student recital this afternoon, in the Unitarian church, eleven kids and one very cold grand piano. The Kim twins got through their duet and bowed in opposite directions. One boy stopped in the middle, said 'sorry, again' and started over, and I was prouder of him than of anybody. Theo went last and played the Bach, the same one he brought me in September. I've never heard a room of parents go that quiet. I've decided I'll take him to play for the youth orchestra people in the spring. My pupils gave me a card, with a drawing where I have six arms. There was a lot of lemonade.",
    },
    {
      day: 154,
      durationSeconds: 570,
      writing:
        "We saw three houses today with Denise, and the third one, in Roslindale, just up the hill from the very first place we looked at, felt right. It's small. It's a brown cape, with an ugly bathroom and a maple in the back, and there's a room over the garage where I could play at midnight and bother nobody. I tried not to show anything on my face. Owen was whistling, which he does when he's trying not to show anything. We're going back on Thursday with his friend who knows about roofs. I'm not getting my hopes up about this house. I am, though. I've measured for curtains.",
    },
    {
      day: 157,
      durationSeconds: 600,
      writing:
        "Children's concert this morning with the orchestra, two thousand third graders, and when the timpani came in they screamed like it was a roller coaster. Best audience we have. At the end one of the ushers brought her two-year-old up to the edge of the stage and she gave me a sticker, and I thought, we'd have one that age if the fertility treatment had worked. I don't want to write about that. Enough. I wore the sticker the whole day, it was a pineapple. In the afternoon we had sectionals for the Prokofiev, and we fixed the bowings at last, and the principal bought everyone doughnuts.",
    },
    {
      day: 163,
      durationSeconds: 530,
      writing:
        "A whole week without pain. I don't want to jinx it, but I played four rehearsals and a concert and my shoulder didn't hurt, or only a little on Friday, the normal kind. Bridget had me play for her again and she said I look like a different person from the doorway. I'm not lifting it anymore. I've got a lower shoulder rest and I do the rubber band every morning while the coffee drips. When I think of how scared I was at New Year. I could reach the top shelf today and I took down the oatmeal just to show that I could. Then I had toast.",
    },
    {
      day: 166,
      durationSeconds: 610,
      writing:
        "A new thing. Four of us stayed behind after rehearsal and read through some Haydn, just for fun, and at the end nobody wanted to go home. So we're going to start a string quartet. Me on second, a cellist named Joan who doesn't put up with nonsense, Priya on viola now that she's back, and Luis playing first. We played until the janitor flicked the lights. I haven't played chamber music seriously since school, and I'd forgotten how exposed it is, there's just nowhere to hide. I told Owen about it at midnight in the kitchen, waving a spoon. He said I hadn't talked that fast in a year.",
    },
    {
      day: 169,
      durationSeconds: 560,
      writing:
        "Owen's father collapsed at the hardware store in Worcester this morning. Ray, my father-in-law, who's seventy-eight and has never been ill in his life. It was a stroke. We drove out there in the sleet and sat in a corridor until they let us in. He knew us. His right hand isn't working and the words come out wrong, he called me 'the blue one', and then he got mad about it. The doctors say the first weeks matter most. Owen held his hand and talked to him about the Red Sox pitching as though nothing had happened. I found a vending machine that sold only pretzels. We're both worn out tonight.",
    },
    {
      day: 171,
      durationSeconds: 590,
      writing:
        "They took our offer on the brown cape in Roslindale. Denise called at nine and I made her say it twice. We're buying a house. The inspection's next week and the roof friend says the roof has ten years in it, so unless something awful turns up we close at the end of April. I walked around the apartment saying goodbye to the radiators. Owen sat on the bed and put his face in his hands and laughed. It has been five months, and twenty-two houses, and I would have sworn last month that it wasn't going to happen. I've already been mean about the bathroom tile. Now, boxes.",
    },
    {
      day: 179,
      durationSeconds: 580,
      writing:
        "Our second evening with the quartet, at Joan's place in Cambridge, on kitchen chairs. We fought about a tempo for half an hour and then it turned out that Luis had been reading the wrong movement. We want to do the late Haydn and one of the Bartóks, and Joan knows a library that'd have us for a small concert in June. I'm so excited about it I can hardly sit still. In the morning I had lessons, and I told my students about it, and Theo asked if a quartet has a boss. I said no. He thought about it. He said, 'Then how do you start?'",
    },
    {
      day: 182,
      durationSeconds: 620,
      writing:
        "I drove out to the rehab place in Worcester with Owen between a rehearsal and the concert. Ray can say 'good morning' now and 'get out', and he uses them both on the nurses. My father-in-law was a machinist for forty years and they've got him putting pegs in a board. He did it, slowly, with the bad hand, sweating, while we all pretended not to look. Owen cried in the car afterward and I drove. I got to the hall at seven-twenty, changed in four minutes and played Prokofiev. The orchestra was on fire tonight, and I kept thinking about those pegs. We'll go again on Sunday and bring him the radio.",
    },
  ],
};
