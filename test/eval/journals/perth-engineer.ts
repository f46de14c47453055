import type { Journal } from './journal.ts';

/** A structural engineer of 48 in Perth, divorced, with two teenagers; drops his ex-wife and his dead father, and goes silent on the old Land Cruiser. */
export const perthEngineer: Journal = {
  name: 'perth-engineer',
  planted: {
    recurring: [
      [
        'my daughter',
        'Georgia',
        'the kids',
        'my children',
        'fatherhood',
        'being a father',
        'parenting',
        'Year 12',
        'my teenagers',
        "Georgia's studies",
        "Georgia's exams",
        'Georgia leaving home',
      ],
      [
        'my son',
        'Finn',
        'the kids',
        'my children',
        'fatherhood',
        'being a father',
        'parenting',
        'my teenagers',
        "Finn's football",
        "my son's sport",
      ],
      [
        'work',
        'my job',
        'the office',
        'the project',
        'engineering',
        'the conveyor tower',
        'site',
        'career',
        'Deb',
        'Minh',
        'Warren',
        'my boss',
      ],
      [
        'swimming',
        'ocean swimming',
        'my swims',
        'the sea',
        'the ocean',
        'Cottesloe',
        'swim training',
        'the swim group',
        'Murray',
      ],
      ['money', 'finances', 'the mortgage', 'bills', 'budget', 'spending', 'debt'],
      ['my ex-wife', 'Simone', 'my ex', 'the divorce', 'my marriage', 'divorce'],
    ],
    emerging: [
      ['Leila', 'dating', 'a new relationship', 'new love', 'romance', 'my love life', 'a new girlfriend'],
      [
        'my hearing',
        'hearing loss',
        'tinnitus',
        'my ears',
        'ringing in the ear',
        'hearing test',
        'hearing aids',
      ],
    ],
    avoided: [
      ['my ex-wife', 'Simone', 'my ex', 'the divorce', 'my marriage', 'divorce'],
      ['Dad', 'my father', "Dad's death", "my father's death", "Dad's ashes", 'the ashes', 'grief'],
      [
        'the Land Cruiser',
        'the Cruiser',
        'the Troopy',
        'the old car',
        'restoring the car',
        'car restoration',
        'Pete',
        'my friend Pete',
        'the garage',
      ],
    ],
  },
  facts: [
    {
      question: 'Which relative came over from England, and which little animal was he so keen to meet?',
      entry: 11,
    },
    { question: 'Which reptile did I find at home?', entry: 19 },
    { question: 'What prank got my boy sent home from school?', entry: 21 },
    {
      question: 'What was the mark on the arm that I got from something floating near the beach?',
      entry: 10,
    },
    { question: 'What was my finishing time in the big endurance event?', entry: 30 },
    { question: 'What weekend employment did my girl find?', entry: 26 },
    {
      question: 'Who got the honour of setting off the cement on the mine for the very first time?',
      entry: 32,
    },
    { question: 'Which purchase with a rude gag on it did I think was a rip-off?', entry: 13 },
    { question: 'What is the profession of the woman I went out with, and where is she from?', entry: 36 },
    { question: 'Which treats from the oven went wrong on a public holiday?', entry: 24 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 600,
      writing:
        'Monday. First full day on the new job at work, a conveyor and transfer tower for a lithium plant out past Kalgoorlie. Warren has put me down as lead on the structural side, which means I get the drawings and also the blame. The schedule is stupid. They want steel ordered by May and we do not even have final loads from the vendor. Sat in meetings until four and did maybe an hour of actual engineering. Came home to a kitchen with no benchtop and no sink, because the renovation started Saturday, and made toast in the laundry. Not complaining. Well, a bit.',
    },
    {
      day: 2,
      durationSeconds: 540,
      writing:
        "Up at five and down to Cottesloe for a swim. Flat as glass, twenty-three degrees, and only six of us in the group this morning. Went out round the pylon, then south to the second groyne and back, about two kilometres all up. I still breathe too much on the left and old Murray told me so in the showers, as he does every week. I started ocean swimming three years ago because I needed something to do at that hour, and now I'd feel odd without it. Bacon and egg roll after. Had sand in my hair right through the ten o'clock meeting.",
    },
    {
      day: 5,
      durationSeconds: 620,
      writing:
        "Georgia started Year 12 this week. She came in Friday night with a colour-coded planner for the whole year, every exam and every assessment, and stuck it on my fridge, which is in the lounge at the moment. She's seventeen and more organised than I've ever been. She wants to do marine biology in Townsville. I said that's a long way and she said yes, that's partly the point. I laughed but it stung a little. We watched a bad film about sharks and she explained everything that was wrong with it. Good night, really. I like having my daughter here when she's in that mood.",
    },
    {
      day: 6,
      durationSeconds: 660,
      writing:
        "Spent the whole of Sunday in the garage on the Land Cruiser with Pete. It's a 1984 forty-seven Troopy and it hasn't moved under its own power since I bought it. We got the old fuel tank out, and it was full of rust and something that looked like tea. Pete reckons the injectors are gone too. He's done two of these so I believe him. I like the work, it's simple: a bolt comes out or it doesn't. Knuckles are a mess. Had fish and chips on the driveway at six with our hands still black and the cricket on the radio.",
    },
    {
      day: 10,
      durationSeconds: 560,
      writing:
        "Finn got dropped to the thirds for cricket and pretends he doesn't care. He's fourteen, and everything is 'fine' at the moment. I picked him up from training and he didn't say a word until Canning Highway, then asked if I thought he was any good. I said he's a decent bat who doesn't watch the ball long enough. Probably should have just said yes. He put his headphones on after that. At home he ate four Weet-Bix and half a chicken. I went in later and told my son I was proud of him for still turning up, and he said 'okay' but he did smile.",
    },
    {
      day: 12,
      durationSeconds: 580,
      writing:
        "The cabinet bloke came to measure and now says the wall is out by thirty millimetres, so there's a variation, so there's another two thousand eight hundred. I knew a kitchen renovation would run over, I run projects for a living and I've never seen one that didn't, but I'm annoyed anyway. Did the sums tonight at the card table. Between the mortgage, the school fees and this I have about four hundred a fortnight to live on till June. Money is tight, not a disaster. No takeaway coffee for a while. The old spreadsheet from when I bought the house is not happy reading.",
    },
    {
      day: 15,
      durationSeconds: 520,
      writing:
        "Long one at the office. The vendor finally sent the conveyor loads and they're thirty per cent higher than the estimate, so every column in the tower is wrong. Told Warren and he went quiet, and then asked if we could 'sharpen the pencil'. No, mate. Driving home they played that Slim Dusty song Dad used to sing, and it's two years in April since he died, and his ashes are still in a box on top of my wardrobe. I don't want to write about Dad. So, dinner: two-minute noodles with an egg. Must remember to put the yellow bin out, they come early on Wednesdays now.",
    },
    {
      day: 17,
      durationSeconds: 600,
      writing:
        "Georgia got ninety-one on her first chemistry test and rang me from the bus to tell me, which she never does. I said I'd take her out, so we went for dumplings in Northbridge, just us. She told me she'd heard Simone crying in the bathroom last week. Simone and I were married for nineteen years. I could put down what I think about that but no, I'm not going to get into Simone here. The dumplings were very good, the pork and chive ones especially. Georgia eats with the chemistry book open next to her plate and I've given up telling her not to.",
    },
    {
      day: 20,
      durationSeconds: 540,
      writing:
        "Another good day on the Cruiser. Pete brought the reconditioned injectors round and we fitted three of the four before it got too hot in the garage, forty-one outside and worse in there. The new tank is ordered from a place in Toowoomba. I've started a list on the wall of what's left: brakes, wiring, the rear door seal, rust under the driver's mat. It's a long list. The idea is to drive the old Troopy to Exmouth one day, up the coast, with the swag in the back. Pete says Christmas. I say Christmas of which year.",
    },
    {
      day: 25,
      durationSeconds: 640,
      writing:
        "On site since Tuesday, back tonight. Two flights, a donga with an air conditioner that sounds like a truck, and red dust in everything I own. Walked the site for the tower with the geotech and it's better ground than the report said, so at least the footings can stay as drawn. The site manager is a woman called Deb who's been on mines for thirty years and doesn't let anyone finish a stupid sentence. I liked her a lot. Warren rang five times a day asking for a date. I don't have a date. I'm worn out with this project and it's only been three weeks.",
    },
    {
      day: 27,
      durationSeconds: 500,
      writing:
        "Swam this morning and got stung. Stingers all along the inside of the groyne, the little clear ones, and I have a red stripe from wrist to elbow. I kept going, because turning round meant swimming back through them. Two and a half kilometres in fifty-one minutes, which is quick for me. Murray says there's a five-kilometre race at the end of autumn, Cottesloe to Leighton and back, and that I should put my name down. I said I'd think about it. Vinegar does nothing, by the way, whatever they say. Hot water did. Made a curry in the slow cooker and the house stank all day.",
    },
    {
      day: 30,
      durationSeconds: 700,
      writing:
        "My cousin Alan from Leeds has been staying four days and left this morning. I haven't seen him since I was about twelve. I wasn't looking forward to it, I'll be honest, but it was good. He's a bus driver, he's been burnt to a crisp since day one, and he wanted to see a quokka more than anything in the world, so we took the ferry to Rottnest and he got his photo. He slept on the fold-out among the flat-packed cupboards and never said a word about having no kitchen. He left me a bottle of whisky and a Leeds United scarf. Nice man.",
    },
    {
      day: 33,
      durationSeconds: 590,
      writing:
        "Finn asked if he could help on the Land Cruiser. Didn't see that coming. I gave him the wheel hubs to clean and he did it for three hours with Pete telling him stories, most of them not suitable. He asked good questions too, how a drum brake works, why there's grease in there at all. I never know what he'll take to. He got bored with the guitar in a month. But he had black to the elbows and was happy, and he asked for a photo with the Troopy to send his mates. Sausages on the barbecue for the three of us. That was a very good Saturday.",
    },
    {
      day: 36,
      durationSeconds: 530,
      writing:
        "Rates notice, car rego and the orthodontist all in one week. I moved some from the offset account and I hate doing that. The bank put the mortgage rate up again as well, another hundred and forty a month. I earn a good wage and I don't understand where it goes, so I'm writing down everything I spend for a month. Today: petrol ninety-two dollars, lunch zero because I took leftovers, a birthday card seven dollars, which is robbery. I don't want to go on about it, but I will: seven dollars, for folded cardboard, with a joke about farting on it. Then the petrol light came on again on the way home.",
    },
    {
      day: 43,
      durationSeconds: 560,
      writing:
        "Dropped Finn's football boots round at Simone's because he'd left them in my car. She opened the door and we stood there like two people at a bus stop. She's painted the hall. She said we should talk some time, properly, about the divorce and how it all went. I've been going over it since, and I'd rather not put any of it down. Leave it. Finn, then: he's in the midfield this season, he's grown four centimetres since Christmas, and the boots didn't fit anyway. So tomorrow we're off to buy boots, size eleven, bigger than mine.",
    },
    {
      day: 54,
      durationSeconds: 480,
      writing:
        "The kitchen is finished. The tap went in this morning, the tiler did the last bit of grout, and I paid the final bill and shook hands with all of them. So that's the end of the renovation, eight weeks instead of five. I cooked a roast lamb to celebrate, with proper gravy, and used every single burner just because they were there. Drawers that close by themselves. I opened and closed them like a kid. The fridge is back where a fridge should be and I can sit in my lounge again. That's that done, and I never want to see a tile sample as long as I live.",
    },
    {
      day: 56,
      durationSeconds: 570,
      writing:
        "Murray asked in the car park if my father was a swimmer. I said he was, he taught me at Bunbury, at the back beach, and then I got a lump in my throat with a towel on my head. No. I'm not writing about Dad, not today. The swim: choppy, a westerly, water like a washing machine, and I swallowed about a litre of it. Did the pylon and back twice and called it enough. I put my name down for the five-kilometre race, so now I have to train. Murray shook my hand as if I'd joined the navy.",
    },
    {
      day: 58,
      durationSeconds: 610,
      writing:
        "Driving lesson with Georgia. She's got her learner's and needs fifty hours, and we've done eleven. She's careful, almost too careful, she stopped for a pigeon on Stirling Highway. I pressed a brake that isn't there about forty times and she saw every one. Roundabouts are coming along. We talked about Townsville again and she's looked up the rents up there and the scholarships, she's got a table. I've stopped saying it's far. Seventeen years I've been driving that girl everywhere and now I'm the one in the passenger seat. She parked it perfectly outside the chemist, first go, and took a bow.",
    },
    {
      day: 60,
      durationSeconds: 550,
      writing:
        "Tank's in. Pete and I got the Troopy's new fuel tank up on the jack and bolted by lunch, and then we bled the lines and tried the starter, and she coughed. Just once, with a great puff of black smoke, but she coughed. Pete did a dance. I've had the Land Cruiser eighteen months and that's the first sound it's ever made. Then the battery died, of course. We sat on two milk crates and had a beer each and looked at it. Next weekend the wiring. I want to do the loom properly, with no old tape and no guesswork.",
    },
    {
      day: 62,
      durationSeconds: 520,
      writing:
        "There was a dugite in the laundry. A metre and a half of brown snake, behind the washing machine, on a Sunday morning, and me in bare feet. I shut the door, put a towel along the bottom and rang the snake catcher, who was about twenty-two and turned up in thongs. He had it in a bag inside three minutes and then told me it was a lovely one. A hundred and twenty dollars. He said they come in for the water. I've now checked behind every appliance with a torch and I'll be wearing boots to do the washing until further notice. Nothing else to report. Rain forecast Thursday.",
    },
    {
      day: 66,
      durationSeconds: 640,
      writing:
        "Bad day at work. I found a mistake in the tower model, and it was mine. I'd used the wrong load combination for the belt tension, and it's been in there five weeks. Nobody was going to get hurt, nothing's built, but I felt sick. Told Warren straight out. He said thanks for telling me, and then sent an email copying in half the company. I stayed till eight and fixed it. Pete came by after with a box of fuses and connectors for the Cruiser and we ran the first half of the loom by torchlight, not saying much. It helped. Still, twenty-five years an engineer and I make a graduate's mistake.",
    },
    {
      day: 69,
      durationSeconds: 580,
      writing:
        "Finn got suspended for two days. He and another boy put the deputy's golf buggy on the roof of the bike shed. I had to sit in an office and look stern when what I wanted to ask was how they'd rigged it. They used a gym rope and the goalposts, it turns out. I don't condone it, I told him so, and he's washing every window in this house. But he explained it to me with a drawing, and the drawing was good, he'd even thought about the centre of gravity. I've been thinking all evening that my son might make an engineer after all.",
    },
    {
      day: 73,
      durationSeconds: 540,
      writing:
        "Three kilometres in the ocean this morning, my longest in a year. It was still dark when we went in and the sun came up over the Norfolk pines when I was breathing to that side. Murray has written me a training plan on the back of a pie bag. Four swims a week, one of them long. Then home and the month of writing down what I spend is over, so I added it up: six hundred and ten on groceries, three hundred on petrol, and two hundred and five on things I can't explain. So the money does go somewhere. I've cancelled two streaming services I forgot I had.",
    },
    {
      day: 83,
      durationSeconds: 600,
      writing:
        "Warren wants me on site every second week from now until they pour the footings. I said that doesn't work with the kids, and he said, well, work it out with your ex. So I rang Simone about swapping weeks and she was nice about it, nicer than I expected, and at the end she asked if I was happy. I don't want to go into that. Changing the subject. The drawings go for checking Friday, forty-four sheets, and I've got the graduate, Minh, doing the connection details. He's quick. He found two clashes that I'd missed and was embarrassed to tell me.",
    },
    {
      day: 87,
      durationSeconds: 510,
      writing:
        "Anzac Day. Got up for the dawn service in Kings Park, thousands there, all quiet, a kookaburra going off in the middle of the minute's silence. It's also the week Dad died, two years ago. My aunt sent a message about scattering the ashes and I haven't answered it. I'd prefer not to write about that, so I won't. After the service I walked down the hill for breakfast and had to queue forty minutes for eggs. I baked a tray of biscuits in the afternoon, too much golden syrup, flat as roof tiles. Ate five. Watched Essendon lose, which was the best part of the day.",
    },
    {
      day: 90,
      durationSeconds: 560,
      writing:
        "Long swim. Four kilometres, an hour and thirty-two, and my shoulders are like wood. The water's down to twenty and I've bought a wetsuit vest off a bloke in the group for thirty dollars. Saw a big stingray right underneath me near the groyne, wider than a door, just cruising along. I stopped and floated and looked at it. I think that's why I like the sea more than a pool, there's always something down there minding its own business. Race is in three weeks. Slow afternoon, did the washing (boots on), read the paper, made soup with whatever was dying in the crisper.",
    },
    {
      day: 93,
      durationSeconds: 590,
      writing:
        "Georgia's got a job, Saturdays at the chemist where she parked so well. Nineteen dollars an hour, and a white coat she's very pleased with. But she's doing too much. She had a cry tonight over a physics assignment, a proper one, and said everyone else finds it easy. I sat down with her and we did projectile motion with a tea towel and an orange. She got there. I told her nobody finds it easy, some people are just quieter about it. She went to bed at nine, my daughter, who's normally up past midnight. I put her lunch together for tomorrow. I haven't done that since primary school.",
    },
    {
      day: 97,
      durationSeconds: 540,
      writing:
        "Tax bill. I thought I'd get some back and instead I owe three thousand one hundred, because of the shares I sold for the house. I had a bad hour about it and then I rang them, and you can pay it in instalments, a nice woman set it up in ten minutes. I've been worried about money for most of this year and I notice I do it at night, in the dark, when nothing can be done. Maybe that's something to stop. Mince on toast for dinner. The new sink drips, a bit, and I've put a cup under it and I'm refusing to ring the plumber.",
    },
    {
      day: 101,
      durationSeconds: 620,
      writing:
        "Big news at the office. Warren's gone. Resigned or got resigned, nobody says, and Deb from site is coming across to run the project. She rang me herself. First thing she asked was what date I actually believed in. I said the end of August. She said right, then it's the end of August, and she told the client the same afternoon. Just like that. I've been dreading work since January and I walked to the car park tonight whistling. Minh and I went through the connection details and they're nearly there. I'd forgotten that I like this job when somebody lets me do it.",
    },
    {
      day: 104,
      durationSeconds: 570,
      writing:
        "Finn's side won by eleven goals and he kicked two of them. First time I've seen him look around for someone in the crowd, and it was me he found, and then Simone, who was standing over by the other fence. She waved me over. I stayed where I was, and I've been asking myself why. Well, no, I'm not going to answer that one here. Back to the football: his second goal was from forty metres with the left boot, and the coach, who never says anything, said 'good'. My son had three pies after. He fell asleep in the car with his boots on his lap.",
    },
    {
      day: 111,
      durationSeconds: 530,
      writing:
        "Race day. Five kilometres, Cottesloe to Leighton and back, and I finished it. One hour fifty-eight. I was somewhere near the back third and I don't care. The first half was lovely, and then the wind came up at the turn and the last kilometre was the longest of my life. I counted strokes in hundreds. Murray was on the beach with a thermos, seventy-four years old, and he'd finished ten minutes ahead of me. My arms won't go above my head, I couldn't get my jumper off. Forty-eight and I swam five k in the ocean. I keep saying it to myself in the car.",
    },
    {
      day: 114,
      durationSeconds: 600,
      writing:
        "Parent night for the Year 12s. Simone and I went together, sat side by side on those plastic chairs, and heard that Georgia is on track for everything she wants. It was fine. We had a cup of tea with the physics teacher, Simone told him the orange story, which Georgia must have told her, and we all laughed. I'd been nervous about it for a week and there was nothing to it. Georgia rang after to hear what they'd said and made me repeat it word for word. She's applied for the scholarship in Townsville. She'll get it, I think. I bought a pot for the lemon tree on the way home.",
    },
    {
      day: 118,
      durationSeconds: 560,
      writing:
        "They poured the footings today, a hundred and sixty cubic metres, and I was there for it. Deb made everyone stand back and let Minh press the button on the pump because it was his first pour. He was so proud he couldn't speak. Good concrete, good slump, no dramas. I like being on site now, which I'd never have believed in February. In the mess tonight Deb asked if I'd thought about going for the principal engineer role. I hadn't. I've been thinking about it ever since, in my donga, with the air conditioner going like a truck.",
    },
    {
      day: 121,
      durationSeconds: 520,
      writing:
        "Paid off the credit card. All of it. I sat and looked at the zero on the screen for a while. The second instalment to the tax office has gone too, and I've put two hundred into a savings account that I've labelled 'do not touch'. It's the first time in a couple of years that I'm not a bit scared opening the banking app. Nothing clever, I just stopped buying rubbish and wrote it down. The mortgage is still the mortgage. To celebrate I bought one coffee, five dollars eighty, sat in the sun with it and read the sports section right through to the greyhounds.",
    },
    {
      day: 130,
      durationSeconds: 550,
      writing:
        "Cold one, seventeen degrees in the water and a frost on the oval, and only five of us mad enough. We swam to the pylon and back and that was plenty. I had a coffee afterwards with Leila. We talked so long that the car park ran out and I got a fine, and I didn't mind. I asked if she'd like to go to dinner, an actual dinner, on a date, and she said she'd wondered when I'd get round to it. I haven't asked anybody that in over twenty years. I had to sit down on the wall. Now I need a shirt that isn't hi-vis.",
    },
    {
      day: 135,
      durationSeconds: 580,
      writing:
        "I had to ask Minh to repeat himself three times in the design review, and in the end he pointed to my ear and asked was I all right. I'm not hearing well on the right side. There's been a ringing in it for a couple of weeks and I've told myself it was water. It isn't water. I've booked a hearing test for Thursday week. Too many shutdowns in my twenties with no earplugs, I suppose, we thought we were tough. Otherwise work was good, the steel's been ordered and Deb has sent round my application form for the principal's job with a sticky note that says 'today'.",
    },
    {
      day: 139,
      durationSeconds: 640,
      writing:
        "Dinner with Leila on Saturday, a Lebanese place in Mount Lawley. I should write down who she is: she's a vet, forty-five, she joined the group about a month ago and swims past me without trying. She grew up in Geraldton. She laughs at her own stories before she's got to the end. We were the last ones out and she kissed me at the car, and I drove home at forty the whole way like an old man. I told Georgia this morning because she asked why I was humming. My daughter said 'finally', and then wanted to see a photo. I haven't felt like this for ages.",
    },
    {
      day: 143,
      durationSeconds: 600,
      writing:
        "Had the hearing test. I sat in a little booth with headphones on and pressed a button when I heard a beep, and apparently there were a lot more beeps than I pressed for. High-frequency loss on both sides, worse on the right, and the ringing is tinnitus and may stay. She says I should try hearing aids. At forty-eight. I was low about it driving home, but Finn looked them up and told me they've got Bluetooth, so I could listen to the footy during meetings. He was really kind about it. He spoke louder all through dinner without being asked, and we did his maths at the new bench.",
    },
  ],
};
