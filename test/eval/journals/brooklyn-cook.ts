import type { Journal } from './journal.ts';

/** A line cook of 30 in Brooklyn: drops his father and culinary school each time, and goes silent about the pierogi pop-up with Luis. */
export const brooklynCook: Journal = {
  name: 'brooklyn-cook',
  planted: {
    recurring: [
      [
        'work',
        'my job',
        'the restaurant',
        'the kitchen',
        'the line',
        'cooking',
        'chef Renata',
        'Renata',
        'shifts',
        'sous chef',
        'promotion',
      ],
      ['Tasha', 'my girlfriend', 'girlfriend', 'relationship', 'love', 'dating', 'the breakup', 'my ex'],
      ['money', 'debt', 'rent', 'bills', 'the credit card', 'savings', 'being broke', 'finances'],
      ['boxing', 'the gym', 'boxing gym', 'sparring', 'training', 'Mr. Otis', 'Terrence', 'exercise'],
      ['my back', 'back pain', 'bulging disc', 'injury', 'health', 'back exercises', 'pain'],
      ['my dad', 'dad', 'my father', 'father', 'relationship with my father', 'dad in the hospital'],
    ],
    emerging: [
      ['the cat', 'cat', 'Biscuit', 'a pet', 'pet', 'stray cat'],
      [
        'teaching',
        'cooking class',
        'teaching kids',
        'the kids at the rec center',
        'volunteering',
        'Khalil',
        'after school program',
        'children',
      ],
    ],
    avoided: [
      ['my dad', 'dad', 'my father', 'father', 'relationship with my father', 'dad in the hospital'],
      [
        'culinary school',
        'cooking school',
        'my year at culinary school',
        'dropping out of culinary school',
        'not finishing school',
        'Rhode Island',
      ],
      [
        'the pop-up',
        'pop-up',
        'pierogi',
        "Babcia's",
        'Luis',
        'my own food business',
        'business plan',
        'pop-up with Luis',
        'side business',
      ],
    ],
  },
  facts: [
    { question: 'How many dumplings did Grandma turn out for the holidays?', entry: 1 },
    { question: 'Which sport did my girlfriend do as a child, until an injury?', entry: 2 },
    { question: 'What did my old classmate lose in a taxi?', entry: 7 },
    { question: 'What business is below the place where I train?', entry: 8 },
    { question: 'How much was the rental fee for the big commercial space we looked at?', entry: 10 },
    { question: 'Where had my partner lined up a free spot for us to sell?', entry: 13 },
    { question: 'What diagnosis did the physician give me?', entry: 16 },
    { question: 'What parting gift did I get from the guy I shared the place with?', entry: 18 },
    { question: 'What is the day job of the man who punched me in the face?', entry: 25 },
    { question: 'What did I treat myself to once I was out of the red?', entry: 30 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 600,
      writing:
        "Home at one thirty. Two hundred and twelve covers and we were a man down because Dre called out with his kid's strep. I had grill and fry both. Chef Renata jumped on the pass and for once she didn't scream, she just kept saying talk to me, talk to me. I burned my forearm, not bad, a pink stripe. Staff meal was turkey meatballs at four, eaten standing up, nothing since, so I had cereal at the sink when I got in. I told myself I'd start this notebook when I turned thirty and that was five weeks ago. So here it is. I like this job, mostly. Tonight I liked it.",
    },
    {
      day: 1,
      durationSeconds: 540,
      writing:
        "Met Luis at the laundromat and we talked about the pop-up for an hour while the dryers went. His idea, my recipes: pierogi, but with fillings people around here get excited about. Chorizo and potato, farmer cheese and hot honey. He worked the door at a bar in Ridgewood for years so he knows everybody. I'd do the food, he'd do the talking. I wrote down a list: folding tables, a steamer, some kind of permit. I haven't been this worked up about anything in a while. My grandmother would laugh. She made four hundred every Christmas and never got a dime for it. Forgot my detergent and paid three bucks for a tiny box.",
    },
    {
      day: 3,
      durationSeconds: 510,
      writing:
        'Day off. Tasha came by with bagels and we walked all of Prospect Park, the whole loop and then some. She wore my Phillies hat, which looks better on her, and I told her so about six times. She told me she was a figure skater until she was fourteen, real competitions, sequins and everything, and then she broke her ankle. How do you not lead with that? I like how she laughs at her own stories before she gets to the end. She has work at eight tomorrow so she left early. I kept smiling on the train like an idiot, going to buy toilet paper.',
    },
    {
      day: 6,
      durationSeconds: 480,
      writing:
        "My back went out. I was lifting a stock pot, thirty quarts, nothing I haven't done a thousand times, and something grabbed low on the left side and I couldn't straighten up. Dre had to take the pot from me. I finished the night kind of sideways, holding on to the rail, and I took the stairs at the station one at a time. Now I'm on the floor with a bag of frozen corn under me writing this on my phone. Four ibuprofen. I'm thirty, not sixty. The guy who had this station before me had back surgery and now he sells phones in a mall.",
    },
    {
      day: 10,
      durationSeconds: 540,
      writing:
        "Gabe didn't pay the electric again. It's in my name so guess who got the pink letter. I should explain Gabe: he's my roommate, he's had the big room since before I moved in, he builds sets for dance companies when there are any sets to build. Nice guy. Never has money. The thing is neither do I. I did the math on the back of the envelope and after rent and my phone and the minimum on the card I have a hundred and ninety dollars till the fifteenth. I paid the electric anyhow, because I can't cook in the dark. He said he'd get me back Friday. Hot out for April. I opened the window and the bar downstairs was doing trivia.",
    },
    {
      day: 12,
      durationSeconds: 660,
      writing:
        "Pierogi test number one. I made sixty in our kitchen, three fillings, and Luis came over with beers and a notebook like a scientist. The chorizo leaked. The farmer cheese one was the best thing I've made in a year, and I'm not bragging, Luis went quiet and ate nine. My dough is still too thick. My grandmother rolled hers with a wine bottle so I tried that and it actually works better than the pin. We figured we could charge twelve for six. He wants to do the first pop-up before summer and I said sure, then lay there thinking about permits. The stove only has three burners that light. We'll need a better place to make them.",
    },
    {
      day: 13,
      durationSeconds: 600,
      writing:
        "There was a voicemail from my dad when I got off. I listened to about four seconds and stopped. I don't want to write about him, so, work. We got a new fryer today and it took three guys and a lot of bad words to get the old one up the cellar stairs. Under it we found a spoon, a dead phone and what I believe was a corn dog, and we have never served corn dogs. Renata bought everybody iced coffee. Service was slow, ninety covers, and I broke down two cases of chickens and cleaned the hood. Good boring shift.",
    },
    {
      day: 16,
      durationSeconds: 720,
      writing:
        "Brendan was in town for the weekend. We went to high school together in Allentown and he's in Phoenix now, selling pool equipment, with a tan and a wife. He left his glasses in the cab from the airport so all weekend he was squinting at menus and I read everything to him like he was my grandfather. I took him to the dumpling place on Eighth Avenue, and to Coney Island, where he rode the Cyclone twice and turned gray. He thinks I'm crazy to live here. He may be right. It was good, though, to have somebody around who knew me with braces. He flew home tonight. He forgot a sock under the couch.",
    },
    {
      day: 17,
      durationSeconds: 540,
      writing:
        "I finally went to the boxing gym. I've walked past it for two years. It's upstairs from a tire shop, so the whole place smells of rubber, and there's an old guy named Mr. Otis at the desk who looked at my shoes and just shook his head. First class. I thought I was in shape because I'm on my feet twelve hours. I am not in shape. Three minutes on the heavy bag and I was seeing spots. A girl about nineteen was next to me and not even breathing hard. I was scared the whole time of looking stupid and I did look stupid, and nobody cared. Signed up for ten classes. Ate two slices on the way home.",
    },
    {
      day: 20,
      durationSeconds: 480,
      writing:
        "Dinner at Tasha's place for the first time. She can't cook, she said so, and she was telling the truth. She made a lasagna with the noodles still hard in the middle and watched my face. I ate two pieces. I'd eat ten. I guess I should say who she is in case I read this when I'm old: she's my girlfriend, as of now anyway, we met in February when she came in for a birthday and sent back a steak. She works at the library on Grand Army Plaza, in the kids' section. I stayed over. She lives close enough to walk to work, so I did.",
    },
    {
      day: 22,
      durationSeconds: 600,
      writing:
        "Luis and I took the train out to Sunset Park to see a shared kitchen for the pop-up. Clean, big, two convection ovens, a walk-in. They want thirty two an hour with a four hour minimum. Plus insurance. Plus a food handler card, which I have, and he doesn't. He kept saying we'd make that back in one night. Maybe. I counted it up on the train: we'd have to sell about seventy orders just to break even. But standing in there I could see it, the two of us with music on, dumping trays into the water. We told the lady we'd call her. Tacos after, from the truck by the park. I had three al pastor and a Jarritos.",
    },
    {
      day: 25,
      durationSeconds: 540,
      writing:
        "Bad service. I sent out a pork chop raw in the middle, table nine, and it came back, and Renata held it up in front of the whole line like a dead rat. She wasn't wrong. I was rushing. Then the new kid asked me where I went to culinary school, in front of everybody, and I said I did a year in Rhode Island and didn't finish. He asked why. I'm not going to get into that here either. Moving on. I refired the chop, the table got free dessert, and I stayed late and scrubbed the flattop until it shone. Renata said goodnight to me by name at the end, so I guess I still have a job.",
    },
    {
      day: 36,
      durationSeconds: 480,
      writing:
        "Gabe left a pan of black beans on the stove since Tuesday. It's Friday. There was fur. I cleaned it because I clean for a living and I can't look at that. He came in at noon with a bike wheel and said hey man like nothing was going on. I went to boxing mad and it was the best class so far. Mr. Otis showed me how to turn my hip on the cross and the bag made a different sound. He said, there you go, cook. My hands were shaking too much to tie my shoes after.",
    },
    {
      day: 38,
      durationSeconds: 660,
      writing:
        "We have a name. Luis wanted Dumpling Brothers and I said there's probably ten of those, so it's going to be Babcia's. He drew a logo on a coaster, a lady with a rolling pin, and it's honestly good. He also talked to a brewery in Gowanus that lets people set up a pop-up in the yard on Sundays for no fee as long as the crowd drinks. They might have a date for us. I bought two hundred paper boats at the restaurant supply place on the Bowery and hid them in my closet. Tried a sauerkraut and mushroom filling this morning. Nice, but it needs bacon. Everything needs bacon. Haircut at three, too short on the sides.",
    },
    {
      day: 41,
      durationSeconds: 540,
      writing:
        "Sat down with the credit card bills, all of them, for the first time this year. Six thousand four hundred and change. I thought it was about five. Most of it is old, from when I was between jobs and ate on it for two months, and some of it is stupid, like the knife. I wasn't going to write this down, but here goes: it scares me. I'm thirty and I've got nothing in savings. One guy at work has a house. So the plan is two hundred a month, no more delivery, no more cabs, and I sold my bike helmet and the lock since somebody already stole the bike. Cooked rice and eggs. It was fine.",
    },
    {
      day: 43,
      durationSeconds: 600,
      writing:
        "Tasha met me after my shift and we sat on her stoop with a bag of cherries, spitting the pits into a cup. It was warm. She asked about my family. I told her about my mom's place and the lake, and then she asked about my father, and I said not tonight, let's drop it, and I asked about her work instead. So she told me about a kid who tried to check out the library's hamster. I laughed hard. She gets this line between her eyes when she tells a long story. She didn't push. I noticed that she didn't push. Then we went up and watched a baking show, and I yelled at the baking show.",
    },
    {
      day: 46,
      durationSeconds: 540,
      writing:
        "Went to a real doctor about my back, on Flatbush, after it locked up again while I was tying my apron. She said it's a bulging disc, not a pulled muscle like I've been telling everyone. She gave me six exercises and a paper with a stick man on it. No lifting over forty pounds, she said, and I laughed, and she didn't. I told Renata and she said okay, Dre lifts the pots, you do his herbs. That was decent of her. Did the exercises on the kitchen floor tonight. It hurts less than yesterday, though.",
    },
    {
      day: 60,
      durationSeconds: 720,
      writing:
        "Trial run for Babcia's in Luis's cousin's backyard in Ridgewood. We made three hundred and sold two hundred and sixty, five bucks for three, cash in a cigar box. There was a line. An actual line! One lady came back four times and asked if we do weddings. The propane ran out at six and a neighbor handed one over the fence. I was sweating like crazy and I don't think I've been that happy at a stove in years, because it was my food. Luis did the talking, like he said. We split it and after costs it was eighty four dollars each. He already wants to do the next one in July.",
    },
    {
      day: 78,
      durationSeconds: 540,
      writing:
        "So Gabe moved out. He got a job with a theater in Minneapolis and he was packed in two days. He paid me all of the electric, to the penny, in an envelope, and he left me his good speakers because they wouldn't fit. We hugged at the van. That's the end of Gabe, four years, and I was more sorry than I expected. Of course now I've got the whole rent on me until I find somebody, nineteen hundred, which I don't have. I posted the room tonight. Eleven messages already and one of them was just the word vibes. I'll float July on the card, exactly what I said I wouldn't do with money this year.",
    },
    {
      day: 80,
      durationSeconds: 600,
      writing:
        "Renata put my dish on the menu. The charred cabbage with anchovy butter and rye crumbs. I made it for staff meal on a slow Tuesday, she tasted it with her finger, walked off, and today it was just there, printed, sixteen dollars. Thirty one orders. I plated every one of them myself. She also moved me from grill to sauté, which is a step up, and also cooler, and there's less lifting so my back isn't complaining. I've been at this restaurant two years and tonight was the first time I felt that it was partly mine. Dre bowed to me. I took a picture of the menu. I'm a dork.",
    },
    {
      day: 83,
      durationSeconds: 480,
      writing:
        "Boxing three times this week. I'm not scared of it now. I go at ten in the morning before work and there's nobody there but me and two cops and a grandmother with a better jab than any of us. Mr. Otis put me in the ring today just to move around, no hitting, and told me I step like I'm carrying hot soup. I've dropped nine pounds without trying. I like that for an hour nobody needs anything from me. After, I got a ham, egg and cheese and ate it on the steps in the sun.",
    },
    {
      day: 92,
      durationSeconds: 660,
      writing:
        "The refrigerator died. Ninety four degrees out and I woke up to a puddle across the kitchen and everything warm inside. I'd just bought shrimp on sale and a whole flat of strawberries. The landlord said Thursday, it's Sunday. So I cooked all of it, everything, at seven in the morning, and I took it down to Mrs. Alvarez on the first floor, who has five grandkids staying with her, and they ate shrimp for breakfast. She gave me back the plate with half a flan on it. I'd rather not live on warm seltzer until Thursday but there are worse things than flan. Bought a bag of ice and put my milk in the bathtub.",
    },
    {
      day: 95,
      durationSeconds: 540,
      writing:
        "Tasha and I had a fight. It was her friend's birthday on Saturday and I said I'd get there by eleven and I got there at one fifteen, when they were putting the chairs up. She said it's always like this. It is always like this. I work nights and weekends, she works days, and we see each other on Mondays if nobody calls out. I said I can't change when people eat dinner. She said I could text. She's right about the text. We walked to the train not holding hands. I hate how quiet she gets. I wrote her a long message this morning and deleted most of it and sent the part that said sorry.",
    },
    {
      day: 98,
      durationSeconds: 540,
      writing:
        "Back spasm in the middle of the second seating. I had four pans going and I had to hold on to the oven door and breathe. Nobody saw except Renata, who sees everything. She put the dishwasher, Moussa, on my pans for five minutes and he did great, the kid's been watching. Then anyway, back to the line I went, and we finished a hundred and seventy. I've been skipping the stick man exercises and this is what I get. Did all six just now, twice. Moussa wants to learn to cook. I said come in early Thursday, I'll show you onions.",
    },
    {
      day: 116,
      durationSeconds: 600,
      writing:
        "Rent's late, for the first time. I got somebody for the room, a quiet guy named Ishaan who does nights at a hospital, but he can't pay until the first and tips were garbage all through July because everyone with money is at the beach. I called the landlord's office and asked for a week. The woman said fine but there's a fifty dollar fee. I owe, I owe. I picked up two brunch shifts, and I hate brunch, all hollandaise and hangovers. Renata said she can maybe get me a raise in the fall. A dollar, probably. I walked home from work to save the fare, fifty minutes, and it was actually a nice walk.",
    },
    {
      day: 119,
      durationSeconds: 540,
      writing:
        "Sparred for real. Headgear, mouthpiece, three rounds with a guy named Terrence who drives a UPS truck. He hit me in the nose in the first ten seconds and my eyes filled up and I thought, okay, so that's what it is. Then it was kind of fun. I landed a couple. My jab is getting good, Mr. Otis says it's long and rude. In the third round I was so tired that my gloves were at my belly button and Terrence just patted me on the head instead of hitting me. We shook hands. My nose is fat. At the restaurant they all wanted to know who I owed money to. Chicken cutlet for dinner.",
    },
    {
      day: 123,
      durationSeconds: 540,
      writing:
        "Good Monday with Tasha, maybe the best one in a while. We took the ferry to Governors Island and rented one of those stupid four wheel bikes. She steered and I did the work. She brought a thermos of cold noodles that she made herself, and they were good, I mean it. We talked about the fight and about the hours. She wants to know what this looks like in two years. I said I don't know what it looks like in two weeks. That was supposed to be a joke. She looked at the water a while. We stayed till the last boat.",
    },
    {
      day: 150,
      durationSeconds: 480,
      writing:
        "My mom called to say my father's back in the hospital. I said thanks for telling me. I'm not going to write about my dad, I don't have it in me. Here's what else happened. The cabbage came off the menu because the season changed, and I sulked, and then Renata asked me what I'd do with squash, so I've been roasting squash all week in six different ways. The one with brown butter and pickled raisins is the keeper. The weather broke finally.",
    },
    {
      day: 185,
      durationSeconds: 720,
      writing:
        "Renata took me to the back office, the one with the broken chair, and shut the door. I figured I was fired. She said her sous chef is leaving at Christmas and do I want it. Sous chef. Me. It's salary, health insurance, and it's seventy hours a week, and I'd do the ordering and the schedule and yell at people. I said can I think about it, and she looked at me like I'd spat in the soup. She said take till December. Told Dre in the alley, and he said take it before they ask me. He meant it nicely. I think he meant it nicely.",
    },
    {
      day: 187,
      durationSeconds: 540,
      writing:
        "I told Tasha about the sous chef job and she went quiet, that quiet. Then she said congratulations, and it sounded like somebody at a bank. Seventy hours. She asked when she'd see me and I said Mondays, same as now, and she said half the time it isn't even Mondays. I got defensive. I said this is my whole career. She said I know that, that's what I'm saying. We ate Thai food out of the boxes without talking, and she went home though she had planned to stay. I don't know how to fix it. I love her, I think I can write that down here. I haven't said it out loud to her yet.",
    },
    {
      day: 190,
      durationSeconds: 540,
      writing:
        "The card is at zero. I paid the last eleven hundred with the brunch money and the back pay and I sat there refreshing the page. Zero dollars and zero cents. I've had that debt since I was twenty four. To celebrate I bought a new pair of clogs, the good Danish kind, with cash. There's one more loan, the one from culinary school, and I was about to write about that year, but no, I don't want to go into it. Let's stay with the good part. Ishaan and I split a rotisserie chicken and he told me a person can live on hospital pudding. I've got three hundred in savings. Three hundred!",
    },
    {
      day: 193,
      durationSeconds: 480,
      writing:
        "Tasha broke up with me. On the bench outside the library, on her lunch, ten minutes. She wasn't mean. She said she's tired of dating my day off. She cried first and then I did, and a man with a stroller turned around and went the other way. I asked if it was the new job and she said it was before the job. She gave me back the Phillies hat and I told her to keep it and she said no. So I've got the hat. I went to work because what else. I didn't tell anyone. I cut my thumb on the slicer, three stitches' worth, taped it up and kept going.",
    },
    {
      day: 208,
      durationSeconds: 540,
      writing:
        "Went to boxing every day this week, because it's the one place I don't think about her. I hit the bag till my knuckles came up. Mr. Otis asked what was going on and I told him my girl left, and he said go home and eat something, the bag will be here. He told me he had a son my age, and do I have a father around. I said I've got one. That's as much as I want to say about my dad, to him or to this notebook. Next thing. Jumped rope, six rounds, didn't trip once.",
    },
    {
      day: 211,
      durationSeconds: 600,
      writing:
        "There's a cat. It was sitting on the back step of my building in the rain, a gray one with half an ear, and it walked right in past me like it paid rent. I gave it some leftover hake. Mrs. Alvarez says it belonged to the man in 2B who died in the summer. I looked up the shelter and then I didn't call. It's asleep in the box that the speakers came in. My back was killing me after a double, so I lay down on the floor to do my stretches and the cat got on my stomach and stayed there. I've never had a pet in my life. I bought litter at midnight from the bodega.",
    },
    {
      day: 231,
      durationSeconds: 600,
      writing:
        "So I taught a cooking class. Terrence's wife runs the after school program at the rec center on Linden and their volunteer quit, and he told her he knew a cook. Fourteen kids, ages nine to twelve, one hot plate. I had a whole speech planned and nobody listened to a word of it. Then I cracked an egg with one hand and it went dead silent. We made omelets. A boy named Khalil put in so much pepper that he had to go stand in the hall, and came back and ate it all. I was nervous for two hours before and then high for two hours after. She asked if I'd come and teach again next week. Yes.",
    },
    {
      day: 235,
      durationSeconds: 540,
      writing:
        "Named the cat Biscuit. Turns out she's a she. She sits on the windowsill when I leave for work and she's in the same spot when I get home, and I know she moves because there's fur on my pillow. Took her to the free vet van, and she weighs seven pounds and has bad teeth. Tasha always wanted a cat. I picked up the phone to send her a picture and put it down again. I miss her most at dumb times like that. Work is nuts, holiday parties already, forty people in the back room eating short rib. Renata asked me have I decided. I said nearly. She threw a towel at me.",
    },
    {
      day: 238,
      durationSeconds: 540,
      writing:
        "Second class with the kids at the rec center. Quesadillas, and I taught them to hold a knife, with plastic ones first. Khalil asked me if I'm rich, since I'm a chef. I said I've got five hundred and twenty dollars in the bank and he said that's a lot. You know what, it is a lot, I've never had savings before this year. One girl, Destiny, wouldn't touch the onions, and then she wouldn't stop. Teaching uses something in me that the line doesn't. I'm patient there. I'm never patient on the line. Went to the gym after and did four rounds with Terrence, and told him thanks for getting me into it. He only hit me twice.",
    },
    {
      day: 241,
      durationSeconds: 660,
      writing:
        "I said yes to Renata. Sous chef, starting the first of the year. I asked for Sundays and Mondays off, both of them, every week, and I had practiced it in the mirror, and she said fine before I finished the sentence. I could have asked ages ago. That stings a bit. Dre bought a round of Cokes. Moussa's moving up to fry and he did a little dance by the dish pit. My back held up through a hundred and ninety covers, and I do those exercises every morning now like brushing my teeth. I have to learn the ordering, and how to write a schedule without everybody hating me. I'm scared of it, and I want it.",
    },
  ],
};
