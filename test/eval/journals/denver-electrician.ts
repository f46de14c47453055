import type { Journal } from './journal.ts';

/** An electrician of 33 in Denver, who drops his credit card debt and his father each time, and falls silent about church. */
export const denverElectrician: Journal = {
  name: 'denver-electrician',
  planted: {
    recurring: [
      [
        'work',
        'my job',
        'the job',
        'the hospital job',
        'electrical work',
        'being an electrician',
        'the crew',
        'the job site',
        'Rudy',
        'my boss',
      ],
      [
        'Renee',
        'my girlfriend',
        'girlfriend',
        'relationship',
        'my relationship with Renee',
        'moving in together',
        'living with Renee',
        'partner',
        'love',
      ],
      [
        'hockey',
        'the hockey team',
        'beer league',
        'ice hockey',
        'the rink',
        'my team',
        'skating',
        'sport',
        'playing hockey',
        'my teammates',
      ],
      [
        'the exam',
        "master's exam",
        'studying',
        "master electrician's exam",
        'the test',
        'the code book',
        "master's license",
        'studies',
        'the license',
      ],
      ['the dog', 'Gus', 'my dog', 'dog', 'pet', "Gus's health", 'walking the dog'],
      [
        'debt',
        'credit card debt',
        'the credit card',
        'money',
        'money I owe',
        'bills',
        'the loan',
        'collections',
        'finances',
      ],
    ],
    emerging: [
      [
        'my shoulder',
        'shoulder pain',
        'shoulder',
        'sore shoulder',
        'physical therapy',
        'injury',
        'shoulder injury',
      ],
      [
        'the motorcycle',
        'motorcycle',
        'the old Honda',
        'restoring the motorcycle',
        'the bike',
        'motorbike',
        'restoring a bike',
        'the Honda',
      ],
    ],
    avoided: [
      [
        'debt',
        'credit card debt',
        'the credit card',
        'money',
        'money I owe',
        'bills',
        'the loan',
        'collections',
        'finances',
      ],
      [
        'my dad',
        'Dad',
        'my father',
        'father',
        'dad',
        "Dad's calls",
        'my relationship with my father',
        "my father's letter",
      ],
      [
        'church',
        'faith',
        'God',
        'religion',
        'going to church',
        'Sunday service',
        'prayer',
        'Pastor Ellis',
        'my church',
        "the men's breakfast",
      ],
    ],
  },
  facts: [
    { question: 'How many floors does the medical building we were wiring have?', entry: 0 },
    { question: 'What did my pet eat that cost me a whole night?', entry: 3 },
    { question: 'Where does the woman I am seeing earn her living?', entry: 6 },
    { question: 'How did my old military pal nearly burn the place down?', entry: 9 },
    { question: 'What did thieves steal from my vehicle, and how much did I pay in the end?', entry: 17 },
    { question: 'Which record did we put on after carrying all the boxes up?', entry: 24 },
    { question: 'What did the foreman hand down to me for finishing early?', entry: 31 },
    { question: 'What was the result of the championship match?', entry: 35 },
    { question: 'What grade did I end up with when it counted?', entry: 36 },
    { question: 'How old is the two-wheeler, and from whom did I get it?', entry: 39 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 510,
      writing:
        "First day on the new job, the hospital out in Aurora. Nine stories, and we've got the whole electrical, so that's work through Christmas at least. Rudy's running it, which is good, he doesn't yell. I spent most of the day finding out where nobody had put the panels. Hot, ninety-four by noon. Then hockey at nine tonight, which sounds crazy in June but the rink's the coolest place in Denver. We lost 5 to 2 and I got a penalty for something I actually did. Home by eleven.",
    },
    {
      day: 3,
      durationSeconds: 600,
      writing:
        "Went to church this morning, second row like always because I got there late and that's what's left. Pastor Ellis talked about the guy let down through the roof by his friends. I liked that. I've been thinking about who my four friends with the ropes would be. I stayed after to stack chairs and look at a dead outlet in the nursery, which was a loose neutral, five-minute fix, and three ladies acted like I'd raised the dead. I feel better on the weeks I go. Had a burrito in the parking lot after and then mowed. The mower's dying but it'll make it to fall, I think.",
    },
    {
      day: 5,
      durationSeconds: 540,
      writing:
        "So I did it. I signed up for the master's exam, October something, paid the fee, it's on the calendar. I've been a journeyman seven years and I've put it off for three. I got the code book out tonight and it's the size of a cinder block. Read eleven pages on grounding and understood maybe six. I was never any good at tests. In high school I'd know it all the night before and then sit there sweating. Renee texted me a picture of an owl with glasses that said you got this.",
    },
    {
      day: 8,
      durationSeconds: 480,
      writing:
        "Long night with the dog. Gus got hold of one of my work gloves and swallowed a good part of it, and the emergency vet said watch him and bring him in if he gets worse. So I sat on the kitchen floor with him till about three. He's eleven, half heeler and half who knows, and he's been with me through two apartments and a layoff. Around sunup it came out the natural way and he was hungry for breakfast. I wasn't. Walked him around the block and he peed on every single mailbox. I'm on my fourth cup of coffee. Good boy. Dumb, but good.",
    },
    {
      day: 11,
      durationSeconds: 570,
      writing:
        "Good service today. We had the kids doing the music and one of them just yelled. I've been praying more, mostly in the truck, nothing fancy, just thanks and help. Pastor asked if I'd join the men's breakfast on Wednesdays and I said I'd think about it. Then had to go in to work for a half day, because the concrete guys moved their pour and we needed our conduit in before it. Sunday overtime, so nobody complained. Me and the new kid, Tyler, ran about two hundred feet. He bends pipe like he's mad at it, but he listens.",
    },
    {
      day: 13,
      durationSeconds: 510,
      writing:
        "Won tonight! 4 to 3, and I had an assist, a real one, not the kind where you fall over the puck. There's nothing like a locker room after a win, twelve guys who smell like a wet basement all talking at once. Our goalie is a dentist and he stopped about forty shots. Got back and there was the Visa statement in the mailbox. Nope. Not writing about that. I'm going to write about the ice instead, which was perfect, fresh cut, hard and fast, and I felt twenty-two out there for about a period and a half. Then I felt thirty-three. Ice on the knee and bed.",
    },
    {
      day: 16,
      durationSeconds: 540,
      writing:
        "I keep writing Renee like whoever reads this knows her. It's just me reading it, but okay. She's my girlfriend, seven months now. She's thirty-one, she's an X-ray tech at the children's clinic on Colfax, she's from Grand Junction and she laughs like a goose. We met when I was fixing the lights at her building. She came over tonight and we made tacos and walked Gus around Sloan's Lake, and he behaved, mostly. He likes her better than me. She throws the ball longer. Nice night, cooled off to seventy, the mountains all pink. I'm happy. I should write it down when I am.",
    },
    {
      day: 18,
      durationSeconds: 600,
      writing:
        "I went to the men's breakfast at the church, six in the morning, eggs in a tray. I figured it'd be awkward. It was, for about ten minutes. Then an old plumber named Walt started talking about how he quit being angry at God and everybody just listened. I didn't say anything but I'm going back. Studied at lunch in the truck. Load calculations. There's a trick with the demand factors I finally got, so that's one chapter of the exam I'm not scared of. Twenty-some to go. Stopped for a box fan on the way home. It sounds like a helicopter.",
    },
    {
      day: 21,
      durationSeconds: 480,
      writing:
        "Bad day on site. The drawings for the third floor are wrong again and we'd already hung forty boxes, so we took down forty boxes. Rudy got on the phone with the architect and for once he did yell. My dad left a voicemail at lunch. First one in a year or so. I don't want to get into it. I'd rather talk about the sandwich I had, which was a green chile cheesesteak from the cart by the gate, and it was honestly the best part of the week.",
    },
    {
      day: 27,
      durationSeconds: 720,
      writing:
        "My buddy Cole drove out from Tulsa for the Fourth and stayed four days. We were in the Army together, Fort Riley, and I hadn't seen him since his wedding. He hasn't changed. He fixed my screen door without asking, drank all the root beer, and set the grill on fire trying to do a whole turkey on it, and the neighbor came over with a hose. We went up to Red Rocks and climbed the stairs till we about threw up. We talked until two one night about guys we knew. I don't laugh like that with many people. He left this morning with my good cooler. The house feels kind of empty. I found his sunglasses in the fridge, and I'm not even going to ask.",
    },
    {
      day: 29,
      durationSeconds: 540,
      writing:
        "Hit the books for two hours. Motors and transformers. I made flash cards, actual flash cards, like a kid, and it's working better than staring at the page. I got 61 percent on the practice test and you need 75. So there's a way to go, but last month I'd have gotten a 40. Some collections outfit called twice while I was at it, about the card. Not going there. Let's talk about literally anything else. It finally rained, big fat drops and then hail the size of peas for about five minutes, and the tomatoes on the back step got beat to death. The whole street smelled great.",
    },
    {
      day: 32,
      durationSeconds: 480,
      writing:
        "Renee came to church with me for the first time. She wasn't raised with any of it and I was nervous she'd think it was weird. She sang, even. She told me afterward the coffee was terrible and the people were nice and she got why I go. That meant a lot to me. Walt from the breakfast shook her hand for about a minute. Then we drove up to Evergreen and rented a paddleboat and she made me do all the paddling. She's easy to be around. I've never been with anybody where I don't have to rehearse what I'm going to say.",
    },
    {
      day: 34,
      durationSeconds: 660,
      writing:
        "Close call at work. Somebody had pulled a lockout tag on the temporary panel and it was hot when it was supposed to be dead. I had my meter out, because I always check, and that's the only reason I'm writing this. If I'd just trusted the tag I'd have put my hand right in there. I sat down on a bucket for a while. Rudy shut down the whole floor and we had a safety meeting, and the guy who did it has been sent home for good. I was shaky all afternoon. I told the apprentices: test it every time, I don't care who says it's off. Called it a day at two. At home I just lay on the couch and looked at my hands.",
    },
    {
      day: 37,
      durationSeconds: 510,
      writing:
        "New season started and we moved down a division, so maybe we'll win some. We tied 3 to 3. I got put on defense because Big Steve's wife is having a baby, and I kind of liked it, you see the whole rink from back there. I've been playing hockey since I was five and I still love the sound of it. Took Gus in for his shots today, too. The vet says he's got some arthritis in the hips and to keep him lean. Try telling him. Got him a ramp for the truck, and he won't use it.",
    },
    {
      day: 40,
      durationSeconds: 600,
      writing:
        "Renee asked me what I thought about moving in together. We were doing dishes and she said it like it was nothing. I said yeah, maybe, let me think, and I could tell right away that was the wrong answer. She got quiet. It's not that I don't want to. I've lived by myself six years and I've got my ways. I like my girlfriend and I like my own couch. I tried to tell her that and it came out like I was picking the couch. She went home early. I texted sorry and she sent a thumbs up, and nobody on earth knows what a thumbs up means.",
    },
    {
      day: 43,
      durationSeconds: 480,
      writing:
        "Sunday. Sat through the whole service with my mind going and then there was a quiet part at the end, and I prayed about the panel thing, and it let go of me some. I hadn't realized I was still carrying it around. Pastor Ellis asked me to do the wiring on the new sound booth and I said sure. Then on Monday we energized the second floor at the hospital. Everything lit up on the first try. I've done this job fourteen years, and flipping that main still makes me grin like an idiot. Rudy bought donuts for the crew. I had three.",
    },
    {
      day: 45,
      durationSeconds: 540,
      writing:
        "Did a full practice exam at the kitchen table with a timer. Four hours. 68. Better, but I ran out of time on the last ten, and I was looking up stuff I already knew because I don't trust myself. That's my whole problem with tests right there. A guy on the crew, Hector, passed his last year and he says tab the book and skip anything you can't find in two minutes. So I bought tabs. Then my dad called again, from Pueblo I guess, it's the same area code. I let it ring. I'm not writing about him.",
    },
    {
      day: 48,
      durationSeconds: 570,
      writing:
        "I wasn't going to write tonight because I'm so mad, but here goes. Came out to the truck at five this morning, turned the key, and it sounded like a tank. Somebody had sawed the catalytic converter off it. Right in my own driveway, ten feet from where I was sleeping. The cop on the phone was nice and said it's the ninth one this week. The shop wanted 2,100 and I talked them to 1,850 for an aftermarket. They've got it till Thursday. I took the bus out to Aurora, two transfers, and a lady on there shared her grapes with me. So people are okay. Most of them.",
    },
    {
      day: 51,
      durationSeconds: 480,
      writing:
        "Renee came to my game, in the stands with a blanket and a hot chocolate, the only person there who wasn't somebody's kid. I scored. First goal since spring! I looked up and she was doing the goose laugh and pounding on the glass. We won 6 to 1. After, we sat in her car and talked the moving-in thing through, properly. I told her I get scared I'll be lousy to live with. She said she leaves cabinet doors open and sings the same line of a song for days, so we're even. I feel a lot better about us.",
    },
    {
      day: 54,
      durationSeconds: 600,
      writing:
        "Finished the sound booth at church. Put it on its own circuit, labeled everything, and the hum they've had for ten years is gone. They clapped for me at the service and I about crawled under the pew. I do love that place, though. I feel like I'm part of something there. Gus has been limping on the back left. I gave him one of the pills in a piece of hot dog and took him on a short walk instead of the long one, and he gave me a look at the corner like I'd forgotten how to get to the park. He's getting old. I don't love it.",
    },
    {
      day: 57,
      durationSeconds: 510,
      writing:
        "Ten hours of pulling wire at work. Five-hundred MCM, thick as a garden hose and about as friendly as a python. It took six of us and a tugger, and one of the apprentices got the rope wrapped around his boot, so that was exciting. But we got all four feeders in. The inspector's coming Friday and I think we're clean. I opened the credit card app on break by accident. Closed it. I can't deal with that tonight and I'm not going to write it out either. So, weather: smoky, from the fires up by Granby. My throat's raw. Soup.",
    },
    {
      day: 59,
      durationSeconds: 540,
      writing:
        "Studied from five to seven, hockey at nine fifteen. I took the flash cards along and the dentist quizzed me in the locker room while he put his pads on. Now half the team knows the minimum burial depth for rigid conduit. I got 72 on the last practice exam. Three more points. I'm starting to think I might actually be a master electrician, which is a weird thing to see in my own writing. We lost 3 to 2 in the shootout and I missed mine by about a mile. The guys were nice about it. Well, no, they weren't, but in a nice way.",
    },
    {
      day: 69,
      durationSeconds: 780,
      writing:
        "Three days camping at the Sand Dunes with Renee. Neither of us had ever been. You rent these sleds and go up barefoot till the sand's too hot and then you put your shoes on like you should have in the first place. I went down face first. She's got it on video. At night it got stupidly cold and we zipped the bags together and looked at about a million stars, and she knew six of the names. We ran out of propane on the second day and ate cold beans. I'd go back tomorrow. There's sand in my ears, my truck, my phone. Back home I slept eleven hours and woke up with the imprint of a zipper on my cheek. I need to take more vacations.",
    },
    {
      day: 72,
      durationSeconds: 510,
      writing:
        "I read the Bible passage up front at church today. They asked me Thursday and I practiced it on the drive to work. My voice shook for the first two lines and then it was fine. Walt gave me a thumbs up, and I know what his means. On site we passed inspection, zero corrections, on the entire second floor. Rudy says he's never had zero. The inspector looked for another half hour just on principle. I took the apprentices for wings to celebrate, and Tyler ate the hot ones on a bet and had to go and lie down in his car with the air conditioning on.",
    },
    {
      day: 76,
      durationSeconds: 600,
      writing:
        "Renee's moved in. It's done. It took two trips in the truck and one in her sister's van, up the back stairs because the front ones are too narrow, in ninety-degree heat. She owns eleven lamps. I'm an electrician and I don't own that many lamps. When the last of it was in we lay down on the living room floor and she put on Rumours, the whole thing, on her old turntable, and we didn't talk until side two. I thought I'd feel crowded. I don't, I feel like the place finally got furnished. Although there's already a cabinet door open and I've hit my head on it.",
    },
    {
      day: 79,
      durationSeconds: 480,
      writing:
        "Twelve-hour day. They've moved our date up two weeks because the hospital wants to show off the lobby to some donors, so we're on overtime until further notice. I had eight guys under me today. I like running a crew more than I expected. You've just got to see who's good at what. There was a letter from my father in the mail, handwritten. I haven't opened it. I don't want to go into it, so I'm leaving it there. Renee made enchiladas, and I had four and fell asleep in front of the Rockies.",
    },
    {
      day: 82,
      durationSeconds: 540,
      writing:
        "79! I got a 79 on the practice exam, with eleven minutes left over. I checked it twice because I figured I'd used the wrong answer key. I'm not getting cocky, the real one's different, but something has clicked. It's like the code book quit being a wall and turned into a map. Gus slept on my feet the entire four hours and let one go during the section on hazardous locations, which I thought was good timing. I took him down to the creek after, and he stood in the water up to his belly and wouldn't come out. I think it feels good on his hips.",
    },
    {
      day: 94,
      durationSeconds: 480,
      writing:
        "Played two games back to back because of the ice schedule, won one and lost one. My legs are gone. Big Steve's back, with baby pictures, and he's slower than ever. We've got a real shot at the playoffs, which for this team is like saying we've got a shot at the moon. I sharpened my own skates for once and I think I put the edge on crooked, I kept drifting left. I love this dumb game. Somebody's mom made brownies for the locker room. Grown men in towels fighting over a corner piece.",
    },
    {
      day: 97,
      durationSeconds: 570,
      writing:
        "First fight with Renee since she moved in. About towels. It wasn't really about towels. I've been getting home at eight every night, covered in drywall dust, and she's been eating alone, and she said she moved in with a guy and got a roommate's laundry. She's right. I told her the overtime's done in two weeks and she said there'll be another hospital. That stuck with me all day on the job. I asked Rudy about getting off at four on Wednesdays and he said sure, like it was nothing. You've only got to ask. Brought home Thai and we ate it on the porch. We're good.",
    },
    {
      day: 109,
      durationSeconds: 510,
      writing:
        "Three weeks to the exam. I'm up at four thirty to study before work now and my eyes feel like sandpaper. Renee's taken over quizzing me. She doesn't know what any of it means and she reads the questions in different accents, and I'll be sitting in that testing center hearing about branch circuits from a Scottish guy. I dreamed I showed up with the wrong book. Normal, I guess. Dad's letter is still sitting on the fridge. She asked and I changed the subject, and I'm changing it here, too. First cool night. We opened all the windows and turned off the helicopter fan for the year.",
    },
    {
      day: 112,
      durationSeconds: 600,
      writing:
        "Scary couple of days with Gus. He wouldn't get up on Tuesday, just looked at me, and I carried him down to the truck. All sixty pounds. The vet did X-rays, and Renee came on her break and read them before the vet did. It's a disc, not cancer. I'd been sure it was cancer. He's on steroids and crate rest for two weeks and he's not supposed to do stairs anymore. He's mad about it. I slept on the living room floor next to the crate both nights, and he snored. I know he won't be around forever, but I'd like a couple more years. He ate his dinner tonight.",
    },
    {
      day: 115,
      durationSeconds: 480,
      writing:
        "We beat the new date at the hospital by two days. The lobby's lit, four hundred fixtures, all dimmable, and it looks like the inside of a jewelry store. Rudy gave me his old Klein lineman's pliers, the ones his boss gave him in '88, and I honestly didn't know where to look. He said I'm the best lead he's had. I'm not used to hearing that. Work's been good to me this year. It's been hard, but good. Tomorrow we're back up on floor six with no ceilings and a portable toilet, so it won't go to my head. Pot roast. Renee's, not mine.",
    },
    {
      day: 118,
      durationSeconds: 510,
      writing:
        "Huge game tonight, we needed a win to get in the playoffs, and we got it, 2 to 1. The dentist stood on his head. I blocked a shot with my shin that I'm going to feel till Thanksgiving, and the whole bench banged their sticks. They passed the hat for the ice fees after and my card got declined. I said I'd get it next week. I don't want to talk about the money. Skip it. What I want to remember is the last thirty seconds, all five of us in front of the net, just swatting at everything.",
    },
    {
      day: 121,
      durationSeconds: 540,
      writing:
        "Six days out. I've stopped learning new stuff, I'm just going over my tabs. I can find any article in the code book in under a minute now. Renee times me. My girlfriend has a whistle, that's how serious it's gotten. Last night she took the book away at nine and made me watch a movie about penguins, and I guess I needed it, I slept like a rock. She said that whatever happens on Saturday she's making a lasagna. It's weird to have somebody in the house when I'm nervous. I figured I'd want to be left alone. Turns out I don't.",
    },
    {
      day: 124,
      durationSeconds: 480,
      writing:
        "Quick one. Floor six all day, running conduit for the operating rooms. It's picky work, everything's isolated power and you can't cheat an inch. One of the apprentices bent a four-point saddle that was dead on the first time, and I took a picture of it for him to send to his mom. He's going to be better than me. It sleeted on the way home, and everybody on 225 forgot how to drive, the way they do every October. Made chili. Anyway, enough about chili, except to say I used the whole can of chipotles and I regret nothing so far.",
    },
    {
      day: 126,
      durationSeconds: 510,
      writing:
        "Well, we made it to the final and we lost it, 4 to 3 in overtime. I was on the ice for the winner. It went in off my skate, and there's nothing you can do about that, but I'll be seeing it for a while. Nobody blamed me. The dentist cried a little and said it was sweat. We've been the worst team in that building for three years, and we came within one bounce of a trophy the size of a coffee mug. I'm proud of us. They let us have the rink for another half hour, just to skate around, with the music on.",
    },
    {
      day: 128,
      durationSeconds: 600,
      writing:
        "I PASSED. 84. You need 75 and I got an 84. The lady at the testing center slid the paper over face down and I couldn't turn it, I asked her to. I sat in the truck after and yelled. I'm a master electrician. I called Rudy, and he put me on speaker in the trailer, and the whole crew was hollering. All those mornings at four thirty. I thought I was too dumb for this for ten years, and I wasn't, I just didn't know how to study. Lasagna, like she promised. I fell asleep at eight with my boots on. The code book's holding the back door open. The license itself comes in the mail in two or three weeks, and I'm going to frame it.",
    },
    {
      day: 131,
      durationSeconds: 540,
      writing:
        "Renee and me had a day off together, the first in a month. We drove up Guanella Pass for the last of the aspens, and she wore my coat the whole time because hers is for looks. We held hands like teenagers. On the way down she asked if we should put the bills together now that we live together, and how much I owe on the cards. I dodged it. I'm dodging it here too, I don't want to write down the number. So. The leaves were unbelievable, whole hillsides of yellow. We bought cider and a pumpkin and there was an elk just standing in the road.",
    },
    {
      day: 134,
      durationSeconds: 480,
      writing:
        "Something's wrong with my right shoulder. I was reaching overhead with the hammer drill on Monday and it went pop, and now I can't lift my arm past my ear. I iced it and figured it would quit. It hasn't. I tried to skate last night, first game of the winter league, and couldn't even take a slap shot, so I sat the third period with a bag of snow on it. It hurts to put on a shirt. I've never had a shoulder problem in my life. Thirty-three, and I'm turning into one of those guys who makes a noise when he gets out of the truck.",
    },
    {
      day: 137,
      durationSeconds: 570,
      writing:
        "I bought a motorcycle! Not a running one. It's a 1974 Honda CB360, in four milk crates and a frame, and Ray Pruitt at the supply house sold it to me for two hundred bucks because his wife wanted the garage back. I've never owned a motorcycle. I just saw it and wanted to take it apart, and it's already apart. Renee stood there with her arms crossed, and then she held the flashlight for an hour. Work's slow this week, we're waiting on switchgear, so I've got evenings for once. I sorted bolts into muffin tins till ten. The tank has a dent shaped like Ohio.",
    },
    {
      day: 140,
      durationSeconds: 510,
      writing:
        "Saw the doctor about the shoulder. It's a partial tear of the rotator cuff, not bad enough to cut on, so it's physical therapy twice a week and nothing overhead for six weeks. Nothing overhead! I'm an electrician, everything's overhead. The therapist is about five foot nothing, and she had me walking my fingers up a wall like a spider, and I was sweating. Renee looked at the MRI and explained it better than the doc did. She's putting a heating pad on it at night. I feel old and I feel looked after, both. Gus and I are gimps together now. We take the stairs slow.",
    },
    {
      day: 143,
      durationSeconds: 600,
      writing:
        "Got the carburetors on the old Honda cleaned out. They were full of something like varnish. I soaked them overnight, poked the jets with a guitar string, and this morning I could see daylight through every one. I don't know why this makes me so happy. Nobody's waiting on it, there's no inspector, and if I mess it up it's my own mess. I've got the wiring harness on the bench next, and that part I at least know how to do. Gus lies on a moving blanket out there by the space heater and watches me. First real snow tonight, four inches. No riding anywhere till April, and that's fine.",
    },
  ],
};
