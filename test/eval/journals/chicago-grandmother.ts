import type { Journal } from './journal.ts';

/** A widow of 72 in Chicago; drops the sale of her house and her sister Joan whenever they come up, and the card afternoons with Lorraine fall silent. */
export const chicagoGrandmother: Journal = {
  name: 'chicago-grandmother',
  planted: {
    recurring: [
      ['Kayla', 'my granddaughter', 'granddaughter', 'grandchild', 'raising Kayla', "Kayla's school"],
      [
        'knee',
        'my knee',
        'knee replacement',
        'knee surgery',
        'the operation',
        'physical therapy',
        'my leg',
        'health',
        'recovery',
        'Terrence',
      ],
      [
        'choir',
        'church',
        'church choir',
        'singing',
        "St. Casimir's",
        'faith',
        'Father Mike',
        'Mass',
        'religion',
      ],
      ['Dennis', 'my son', 'son', 'relationship with my son'],
      ['Ed', 'my husband', 'late husband', 'husband', 'grief', 'missing Ed', 'widowhood', 'marriage'],
      [
        'selling the house',
        'sale of the house',
        'the house',
        'selling my home',
        'moving out',
        'house',
        'bungalow',
        'real estate',
      ],
    ],
    emerging: [
      [
        'reading with children',
        'volunteering',
        'reading volunteer',
        'library',
        'library volunteering',
        'Oscar',
        'first graders',
        'tutoring',
      ],
    ],
    avoided: [
      [
        'selling the house',
        'sale of the house',
        'the house',
        'selling my home',
        'moving out',
        'house',
        'bungalow',
        'real estate',
      ],
      ['Joan', 'my sister', 'sister', 'relationship with my sister'],
      [
        'Lorraine',
        'pinochle',
        'cards',
        'card games',
        'card playing',
        'my friend Lorraine',
        'friendship with Lorraine',
        'friend',
      ],
    ],
  },
  facts: [
    { question: 'What did the tradeswoman who put in the replacement charge me?', entry: 5 },
    { question: 'What names did he give to his tins of odds and ends?', entry: 9 },
    { question: 'What kind of bird did my boy look after as a child?', entry: 11 },
    { question: "Who was shy of height and caught the girl's eye at school?", entry: 15 },
    { question: 'What happened to the meal left behind by the man I lost?', entry: 16 },
    { question: 'What music goes on in the operating room?', entry: 17 },
    { question: 'What outfit did the teenager put on to hand out sweets?', entry: 18 },
    { question: 'Which prayer slipped my mind while I was a patient?', entry: 23 },
    { question: 'Where had the poor grade been concealed?', entry: 28 },
    { question: 'What vehicle did my date show up in when we were young?', entry: 33 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 600,
      writing:
        "My granddaughter gave me this book for my 72nd birthday with a pen tied on it so I have no excuse. Kayla says write whatever, nobody's grading it. All right. The right knee is bad. It was bad in the spring and it's worse now in September. I come down the front steps backwards like a toddler, holding the rail, and Mrs. Petrakis across the street pretends she doesn't see. Dr. Bhatt wants new x-rays. I told him I stood on concrete for thirty-one years running a school cafeteria, what did he expect to find in there. Made pork chops. Cubs lost.",
    },
    {
      day: 3,
      durationSeconds: 540,
      writing:
        "Cards at Lorraine's today, four of us, pinochle, a penny a point. I took home $1.84 and you'd think I robbed a bank. Lorraine accused me of table talk. I accused her of those stale pretzels. We have been doing this every other Thursday since our kids were in kindergarten together, and I still can't tell when she's bluffing. Her nephew put a new light over the table so bright you could take out an appendix under it. Walked home the long way past the bakery, which was closed, so I saved three dollars there too. Hot for September, eighty-eight by the bank sign.",
    },
    {
      day: 6,
      durationSeconds: 570,
      writing:
        "Choir started up again tonight at St. Casimir's. We lost two altos to Florida and one to the cemetery, so it's me and Dolores holding up that side of the church by ourselves. Mr. Lindgren wants us to do something in Latin for All Saints. Half of us can't see the notes and the other half can't hear them. But there was a minute there, in the Kyrie, when it all lined up and nobody coughed, and I thought, well, that's why I come. Father Mike brought a sheet cake afterward. I had a corner piece. I always go for the corner.",
    },
    {
      day: 8,
      durationSeconds: 660,
      writing:
        "Dennis stopped by between runs. He drives a truck, Joliet to Denver and back, and he looks it. My son is fifty years old and he never gets enough rest. I fed him stuffed peppers. Then he got out his phone to show me some condos, and started in again about how I ought to sell the house. I'm not getting into that. What I will write down is that he ate four peppers, fixed the hinge on the pantry door without being asked, and fell asleep in front of the news with his boots on. I put the afghan over him.",
    },
    {
      day: 10,
      durationSeconds: 510,
      writing:
        "Pinochle again, because Thursday's game got moved to Saturday on account of Bev's colonoscopy. Lorraine wore her lucky sweatshirt, the one with the pheasant, and it did her no good. She and I lost three straight. On the way home I passed the hardware store and thought Ed would have gone in there for one screw and come out an hour later with a leaf blower. Went in myself and bought birdseed. The fellow at the counter carried it to the corner for me, which was nice of him, though I didn't like looking like somebody who needed it.",
    },
    {
      day: 13,
      durationSeconds: 780,
      writing:
        "The water heater went. I will spare myself the details. No I won't, I'm mad. Went down for a jar of beets at six in the morning and stepped in it up to the ankle, cold. The first plumber didn't show. The second one showed, looked, whistled, and said $2,900, and I said for what, does it sing? The third one was a young woman named Marisol with her own van, and she did it for sixteen hundred, hauled the old one up the stairs with her cousin, and swept after herself. I gave them both liverwurst sandwiches. I lost a box of Christmas ribbon and some National Geographics nobody was ever going to read. Hot shower tonight. I stayed in till I was a prune.",
    },
    {
      day: 16,
      durationSeconds: 540,
      writing:
        "A card came in the mail from my sister Joan, with that slanted handwriting. I put it behind the toaster. I don't care to write about Joan. Kayla had her first cross-country meet today so let's have that instead. She came in forty-first out of sixty and was sick behind a tree, and then ate two hot dogs in the car. She's sixteen. She stays with me Monday through Friday so she can finish at Schurz with her friends, and I've gotten used to the shoes in the hall. She asked could she paint her room dark green. I said show me the green.",
    },
    {
      day: 18,
      durationSeconds: 480,
      writing:
        "X-rays of the knee this morning. Dr. Bhatt put the picture up and said bone on bone. He says replace it. I asked what else is there and he said shots, and then replace it. So I got a shot. It was a long needle and I looked at a poster of a skeleton the whole time. On the bus home a boy gave me his seat without being asked, and I sat there with my leg stuck out in the aisle. I'd rather eat glass than have an operation, but I'd rather have an operation than those basement stairs.",
    },
    {
      day: 21,
      durationSeconds: 570,
      writing:
        "Lorraine and I drove out to the outlet mall in Rosemont in her Buick, just us two, and then played two-handed gin in the food court like a couple of gangsters. She needed a dress for her godson's wedding. She tried eleven. I bought Kayla a winter coat, sixty percent off, navy, with a hood. When I got home Kayla put it on and wore it all through supper to be polite, and then admitted she liked it. It was seventy degrees out. That girl would tell you she loved a brick if she thought you'd wrapped it yourself.",
    },
    {
      day: 24,
      durationSeconds: 540,
      writing:
        "Cleaned out the garage some. Ed's coffee cans are all still there, forty or fifty of them, every one labeled on masking tape in capitals. WASHERS. BIGGER WASHERS. MYSTERY. I sat down on the step stool and laughed and then I wasn't laughing. I miss him more in the garage than in the bedroom, isn't that something. I threw out two cans of bent nails and then went back and took them out of the trash. Anyhow there's room for the snow blower now. Soup for supper, from a can, with crackers. It turned cold around four and I shut the windows.",
    },
    {
      day: 29,
      durationSeconds: 510,
      writing:
        "Sang at the ten-thirty. Dolores had laryngitis so I was the entire alto section of St. Casimir's, and Mr. Lindgren kept pointing at me to sing louder. Father Mike preached on the laborers in the vineyard, the ones who come at the last hour and get the same pay, and I have never liked that one. I told him so at the door. He said the only people who like it came late. That got a smile out of me. Came home, read the Sunday paper. Windy. The dry cleaner's awning came down.",
    },
    {
      day: 30,
      durationSeconds: 600,
      writing:
        "Dennis called from a truck stop in Nebraska to ask how the leg was. It's not like him to call in the daytime. He'd seen a hawk take a rabbit right beside the interstate and wanted to tell somebody. Then it came around to the house, a man he knows would list it, what a bungalow in Portage Park goes for these days. I said the soup was boiling over. There was no soup. I don't want to write about that business. I was pleased he called about the hawk. When he was six he kept a pigeon with one foot in a laundry basket and named it Walter Payton.",
    },
    {
      day: 32,
      durationSeconds: 480,
      writing:
        "Pinochle at Bev's this time. I had a double run in spades, which I have had maybe three times in my life, and Lorraine stood up and shook my hand. The bad part was getting there. The shot has worn off already and my knee locked halfway up Bev's stairs, so I stood on the landing until it let go. Lorraine came down and stood with me and talked about her gutters so that I wouldn't feel foolish. Home by nine. Took two Tylenol and put the pillow under it the way they tell you.",
    },
    {
      day: 34,
      durationSeconds: 540,
      writing:
        "Ran into a woman at the Jewel who went to high school with me and my sister. First thing out of her mouth, how's Joan? I said fine as far as I know and pushed the cart along. I don't want to go into that here either. They had chuck roast on sale. Choir was long tonight. Mr. Lindgren has us doing the Latin from memory for All Saints so we'll look up at him, and eleven old people looked up at him with no idea what came next. He put his head down on the piano. Dolores has her voice back, thank God.",
    },
    {
      day: 36,
      durationSeconds: 480,
      writing:
        "Bears game on the TV, the less said the better, and I'll say it anyway: fourth and one and they threw it sideways. I shut it off and raked. A squirrel has been burying walnuts in my flower pots and I stood there and watched him do it. He looked at me. I looked at him. Made bean soup with the ham bone, froze four quarts. Bought candy for Halloween, the good kind, and have already opened it. Called the bank about a charge I didn't know, and it turned out to be the dry cleaner.",
    },
    {
      day: 40,
      durationSeconds: 600,
      writing:
        "Green paint day. Kayla got her way. We did her room with rollers, the two of us, me on a chair doing the low parts and her doing everything else. She got it on the ceiling, on the dog-eared ballerina lamp that was there since the seventies, and in her hair. It's a nice green, like a pool table. She told me while we painted that there's a boy named Marcus in her chemistry class, and that he's shorter than she is, and that she doesn't care. I said good. I said short men try harder. She thought that was the funniest thing she ever heard.",
    },
    {
      day: 42,
      durationSeconds: 720,
      writing:
        "Four years today. I should say it plain, since I write Ed, Ed, Ed in here and a stranger would think he was the plumber. Ed was my husband. We were married forty-four years, he worked for People's Gas, and he died of his heart on a Tuesday morning with his lunch already packed. I ate the sandwich. I never told anybody that. Lorraine came over at four with the card deck and a bottle of blackberry brandy and didn't say one word about the date. We played until ten. She let me win, and she's bad at it, I could tell.",
    },
    {
      day: 44,
      durationSeconds: 540,
      writing:
        "Well, it's settled. November 5th, Resurrection Hospital, new right knee. The surgeon is named Dr. Castellano and she looks about nineteen. She drew on my leg with a marker to show me where she'd cut. They use a saw. I asked her was it noisy and she said they play Motown, and I said then I have no objection. I have a list: no rugs, a chair with arms, a frozen-pea supply. I'm scared, since nobody's reading this. A cousin of mine went in for a bunion and came out in a box, but that was 1961.",
    },
    {
      day: 46,
      durationSeconds: 510,
      writing:
        "Thirty-eight trick-or-treaters. Kayla sat out on the steps with the bowl, dressed as a tax auditor, which was just my gray suit and a clipboard, and she made the little ones declare how much they'd taken at the last house. They loved it. Lorraine came by with her card deck in her purse as usual, and the three of us played hearts between doorbells. Kayla shot the moon twice. Lorraine told her she'd been raised right. One bag of Almond Joy left over. I'll suffer through it.",
    },
    {
      day: 50,
      durationSeconds: 570,
      writing:
        "Sunday dinner, pot roast. Dennis had two days off and came to see Kayla, and father and daughter did the dishes together, snapping towels. That was nice to hear from the other room. Over the pie he brought up selling the house, with my operation tomorrow and the stairs and all. Kayla looked at her plate. I don't want to talk about it and I don't want to write about it either. The pie was apple. I used the Northern Spies from the farm stand, and lard in the crust no matter what anybody says.",
    },
    {
      day: 55,
      durationSeconds: 600,
      writing:
        "Home from the hospital since yesterday. They had me standing up the same day, two girls with a belt around me like I was a horse. It hurts. I won't dress it up, it hurts like a son of a gun, and the pills make me see the wallpaper move. There were flowers from Joan on the windowsill when I woke up. I gave them to the nurse, and I don't want to say any more about it. My knee looks like an eggplant with a zipper. Thirty staples. The food was better than I figured, though whoever did that gravy never met a roux.",
    },
    {
      day: 58,
      durationSeconds: 540,
      writing:
        'The physical therapist came to the house about the knee, a big gentle fellow named Terrence. He bends it until I call him names and then writes down a number. Seventy-four degrees today. He wants a hundred and ten by Christmas. Kayla sits there and counts out loud with us, and when he leaves she makes me do it again. She put a bicycle bell on my walker. She also made supper, scrambled eggs and a can of corn, and carried it in on the good tray with a cloth napkin. I got less out of her father in twenty years, God knows. I slept in the recliner.',
    },
    {
      day: 62,
      durationSeconds: 510,
      writing:
        'They took the staples out of my knee this morning. The nurse asked did I want to keep them, who would want to keep them. Dennis drove me there in his own car and held my purse in the waiting room on his lap with both hands the whole time. My son is good in a hospital, he just sits. On the way back we got Italian beefs and ate them in the car with the heat on. Eighty-one degrees on the leg. I walked from the curb to the porch with just the cane, and he walked behind me with his arms out.',
    },
    {
      day: 64,
      durationSeconds: 480,
      writing:
        "Communion at home. Father Mike came with the little gold case and his wet boots, and I was in my housecoat. We said the prayers at the kitchen table next to the butter dish. I told him I'd had some bad nights in the hospital where I couldn't find the words to the Hail Mary, I'd get to the middle and it was gone. He said the middle is where everybody loses it. Then he had coffee and told me choir sounds like a barn without me. I cried a little after he left, and not from sorrow. I miss church.",
    },
    {
      day: 67,
      durationSeconds: 660,
      writing:
        "Thanksgiving tomorrow. I'm not allowed to lift a turkey, so Kayla is making it and I'm the boss in the chair. She's got a chart. She has it down to the minute, with colored pencil, and she watched three videos on brining and now there's a bucket on the back porch with a brick on the lid. That Marcus is coming for dessert. She changed her shirt for it already and it's not until tomorrow. I told her what I told every girl who worked my line: clean as you go, and don't let them see you count. First snow, just a dusting, gone by noon.",
    },
    {
      day: 69,
      durationSeconds: 570,
      writing:
        "The turkey was better than mine. I said so in front of everybody. After they'd all gone I set out Ed's plate by mistake when I was putting the dishes up, his was the one with the chip, and I just left it on the table and had my tea across from it. We used to split the last of the stuffing cold, standing up, at midnight. I had it alone and it was still good. The phone rang late, and it was Joan's number, and I let it ring. I won't write about that. Watched an old Columbo and knew who did it, since they show you.",
    },
    {
      day: 73,
      durationSeconds: 540,
      writing:
        "The knee bends ninety-six degrees now! Terrence did a dance in my front room when he measured it. I can do the porch steps facing forward, good leg up, bad leg down, that's how you remember it, the good go to heaven. Walked to the corner mailbox and back with the cane. A real estate lady had left one of her calendars stuck in the door, with a note that my boy had spoken to her about the house. Into the recycling. Not one word more on it. Then I did my heel slides and my quad sets like a good girl, and treated myself to a game show and half a grapefruit.",
    },
    {
      day: 78,
      durationSeconds: 600,
      writing:
        "Back at church for the first Sunday of Advent. I walked in on my own two feet, down the side aisle, and Dolores started clapping and then the whole choir loft was clapping and Mr. Lindgren played a fanfare on the organ. I could have gone through the floor. They'd put a chair up there for me. We did O Come, O Come Emmanuel. It was always Ed's favorite, he couldn't carry a tune in a bucket, but he hummed that one from Thanksgiving to New Year's while he shaved. I got through three verses. On the fourth I just moved my mouth.",
    },
    {
      day: 80,
      durationSeconds: 570,
      writing:
        "Trouble. Kayla got a D in chemistry and hid the paper in the piano bench, where naturally I found it. I didn't yell. I put it beside her cereal. Dennis yelled, on the speakerphone from Iowa, and she yelled back, and he said maybe she should come live in Joliet where he could keep an eye on her, and she said you're never there, Dad. Nobody said anything after that. I could hear his turn signal. Later on he called back and asked for her and they talked in the pantry with the door shut for an hour. She came out with a red nose and ate a banana.",
    },
    {
      day: 82,
      durationSeconds: 480,
      writing:
        "Twelve inches of snow. Some boy with a shovel did my walk and wouldn't take a dime, so I gave him Kleenex, since he needed that too. I'm not supposed to go out on ice with the new knee, so I did my exercises at the kitchen counter and looked at the street. A bus went by with nobody on it. A hundred and four degrees, Terrence says, and I'm off the pills, all but the one at bedtime. I went up and down the basement stairs twice, just because I could, and brought up a jar of beets to show for it.",
    },
    {
      day: 84,
      durationSeconds: 540,
      writing:
        "Choir practice, the carols, two hours. Somebody's phone went off during Silent Night and it was Father Mike's. A woman in the pew in front of the loft, I don't know her, turned around and asked was I the one on Mason with the brick bungalow, because she heard the house was going up for sale. I said she heard wrong. I'd rather drop that right here. Dolores gave me a ride and we sat in her car with the heater on, singing the alto line of the Gloria without the others, to see what it sounded like. It sounded like two doorbells.",
    },
    {
      day: 86,
      durationSeconds: 480,
      writing:
        'Post office. Forty minutes in line behind a man mailing a tire. He had the address written right on the rubber in white paint, and the clerk went in the back to look up whether you can do that, and it turns out you can. The whole line was rooting for him. I got my stamps, the ones with the cardinals, and did my Christmas envelopes at the dining room table all afternoon with the radio on. Twenty-six, and four came off the list this year. My handwriting is getting worse. The streetlight out front keeps blinking, so I called the city and got a recording that thanked me. In bed by nine-thirty.',
    },
    {
      day: 87,
      durationSeconds: 780,
      writing:
        "Did something new. The branch library had a sign up for people to come read with first graders on Tuesday afternoons, volunteers, no experience needed, and I thought, I've got ears, I can listen to one read. They gave me a badge and a boy named Oscar with no front teeth. He read me a book about a frog for thirty-five minutes with his finger under every word. When he got stuck on \"through\" he looked at me like I'd made the word up myself. I said I know, honey, it's a crooked one. He leaned on my arm the whole second half. The volunteer lady asked would I come every week. I was home before I noticed I'd said yes.",
    },
    {
      day: 90,
      durationSeconds: 510,
      writing:
        "Kayla brought up her chemistry to a C plus and taped it on the refrigerator herself, next to the picture of her grandpa holding up that sorry little perch at Fox Lake. She asked me what Ed was like when he was her age. I told her how he came to pick me up for a dance on Belmont in his uncle's bread truck, and I rode to it sitting on a rack of rye. She wanted to know did I love him right off. I said no, I loved the truck. He took about a month. She wrote that down in her phone.",
    },
    {
      day: 94,
      durationSeconds: 540,
      writing:
        "Second Tuesday at the library, reading with the first graders. Oscar has one tooth coming in and showed me before he'd take his coat off. He picked the frog book again. I said don't you want a different one and he said no, I know this guy. We got through it in twenty minutes and then he read it to a girl named Precious, with all the voices, mine included. The librarian says I have a knack. I walked there and back, nine blocks, no cane. The new knee didn't bother me a bit. Dr. Castellano can play all the Motown she likes.",
    },
    {
      day: 101,
      durationSeconds: 660,
      writing:
        "Christmas night, late. Midnight Mass last night was standing room. We did the Latin, all of it, from memory, looking up, and Mr. Lindgren blew us a kiss. Dennis came to hear it, first time in years, in a tie, with Kayla on his arm, and when I looked down from the loft the both of them were singing. This morning he gave her a set of car keys, just the keys, to learn on, and she screamed so loud a dog went off across the alley. I got slippers and a phone that's smarter than me. He stayed over on the couch. I made the eggs. It's snowing again, and I'm full, and nobody's mad at anybody.",
    },
  ],
};
