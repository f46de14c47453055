import type { Journal } from './journal.ts';

/** A man of 44 who drives for a delivery firm in Phoenix; drops his father and an accident each time, and stops writing of his night class. */
export const phoenixDriver: Journal = {
  name: 'phoenix-driver',
  planted: {
    recurring: [
      [
        'work',
        'my job',
        'deliveries',
        'driving',
        'my route',
        'delivery driving',
        'the van',
        'the depot',
        'packages',
        'my shift',
      ],
      [
        'Mateo',
        'my son',
        'my kid',
        'son',
        "Mateo's baseball",
        'fatherhood',
        'parenting',
        'being a dad',
        'baseball',
      ],
      [
        'sobriety',
        'not drinking',
        'staying sober',
        'AA',
        'meetings',
        'drinking',
        'alcohol',
        'Lou',
        'my sponsor',
        'recovery',
      ],
      [
        'the truck',
        'my old truck',
        'the Chevy',
        'the C10',
        'fixing up the truck',
        'restoring the pickup',
        'the pickup',
      ],
      [
        'debt',
        'credit card debt',
        'money',
        'the credit card',
        'paying off the card',
        'bills',
        'finances',
        'what I owe',
      ],
      [
        'my dad',
        'Dad',
        'my father',
        'father',
        "my father's illness",
        'Dad in Tucson',
        'visiting my father',
        "my aunt's calls about Dad",
      ],
    ],
    emerging: [
      [
        'Renee',
        'dating',
        'a new woman',
        'seeing somebody',
        'a relationship',
        'romance',
        'love',
        'dates with Renee',
      ],
      [
        'Flagstaff',
        'moving to Flagstaff',
        'moving',
        'leaving Phoenix',
        'a move',
        'relocating',
        'a plan to move',
      ],
    ],
    avoided: [
      [
        'my dad',
        'Dad',
        'my father',
        'father',
        "my father's illness",
        'Dad in Tucson',
        'visiting my father',
        "my aunt's calls about Dad",
      ],
      [
        'the accident',
        'accident',
        'the crash',
        'the cyclist',
        'the accident on Thomas Road',
        'the guy on the bike',
        'hitting a cyclist',
      ],
      [
        'night class',
        'the HVAC class',
        'HVAC',
        'night school',
        'the HVAC certificate',
        'studying',
        'school',
        'air conditioning course',
        'Gateway',
        'Walt',
      ],
    ],
  },
  facts: [
    { question: 'What was the price of my restoration project, and who was the seller?', entry: 1 },
    { question: 'What position did my boy end up with on the team?', entry: 3 },
    { question: 'What kind of trial was I nearly picked for at the courthouse?', entry: 7 },
    { question: "What was my recovery mentor's old trade?", entry: 9 },
    { question: "Which creature attacked me at somebody's doorstep?", entry: 14 },
    { question: 'What forfeit did my relative have to pay over our sports wager?', entry: 20 },
    { question: 'How was I talked out of buying booze the time I nearly slipped?', entry: 24 },
    { question: 'What turned up at my oral checkup?', entry: 28 },
    { question: 'What farewell gift did I receive from an elderly customer?', entry: 33 },
    { question: 'What was my girlfriend hauling when we first ran into each other?', entry: 36 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 540,
      writing:
        "Lou says write. So I'm writing. Ten minutes a day, he said, doesn't matter about what. Okay. Today was 187 stops, they stuck me on the Maryvale route because Hector called in. Half those apartments have no numbers on them. I was jogging up and down stairs with cat litter, who orders that much cat litter. Got back to the depot at 7:40 and the supervisor asks why I'm late. I just handed her the scanner. It's been 281 days since my last drink and days like this are when I'd have stopped at the Circle K for a twelve-pack. I got a burrito instead. That's it. That's my ten minutes.",
    },
    {
      day: 2,
      durationSeconds: 600,
      writing:
        "Worked on the truck all Sunday. For the record, since this is a record: it's a 1972 Chevy C10, short bed, used to be orange. I gave $1,800 for it to a retired mailman up in Sunnyslope who'd had it under a tarp since his wife passed. It does not run. It has mice in the seat. But the body's straight, no rust, that's the good thing about living out here. Today I got the carburetor off and soaked it, and I busted two knuckles. It's the only place I don't look at my phone. I came in the house at dark, black up to the elbows and feeling pretty good.",
    },
    {
      day: 4,
      durationSeconds: 560,
      writing:
        "First night of the HVAC class at Gateway. There's sixteen of us and I'm not even the oldest, there is a guy named Walt who's sixty-one. The teacher drew a refrigeration cycle on the board and I actually got it. I haven't sat in a classroom since 1998. My hand cramped from taking notes. It's two nights a week till May, and then you take the test and get the certificate, and air conditioning guys around here make twice what I make. I got home at ten, ate cold spaghetti over the sink. I'm beat, but I keep looking at the book. It cost $140, so I'd better look at it.",
    },
    {
      day: 6,
      durationSeconds: 510,
      writing:
        "Mateo had tryouts for JV. He's fourteen, he's been throwing a tennis ball against my carport for two months straight getting ready. I got there late in my uniform and watched through the fence. He looked small out there next to some of those kids. But he can pick it, man. Nothing got by him. The coach called tonight and he made it, they've got him at second base. My son tried to act cool about it and then I heard him yelling in his room. He called his mom in San Diego first thing. I made us grilled cheese with jalapeños to celebrate, that's as fancy as we get.",
    },
    {
      day: 9,
      durationSeconds: 570,
      writing:
        "Opened all the mail tonight. I'd been letting it pile up in the drawer. The Visa is at $9,412 and the other card's $3,100, and the interest on the Visa by itself is more than I spend on gas. I felt sick. Most of that debt is from the bad couple of years, bar tabs and cash advances and a lawyer. I made a list on the back of an envelope, what comes in, what goes out. There's about $260 left over every month if nothing breaks. So I'm going to put the 260 on the Visa and cut the other card up. Cut it up right now with the kitchen scissors.",
    },
    {
      day: 11,
      durationSeconds: 490,
      writing:
        "My aunt called on my lunch break and said my dad's back in the hospital down in Tucson. She said I should come see him. I'm not gonna write about my father. Skip it. Work was okay. They gave me back my own route, Arcadia, big lots and long driveways but at least everybody has a number. I did 162 stops and was done by six. A guy on Lafayette tipped me twenty bucks for carrying a patio umbrella to the back yard. Then I got a flat on the van at the last stop, and roadside took fifty minutes. I ate sunflower seeds and listened to the Suns lose.",
    },
    {
      day: 13,
      durationSeconds: 530,
      writing:
        "Class again. Tonight was electrical, and the teacher had us wire up a little board with a contactor and a relay. Mine worked first try. Walt's smoked. He laughed about it, and we stayed after and I helped him redo it. I forgot what it feels like to be good at something in a room. The HVAC book has a chapter quiz and I got 18 out of 20. I taped it on the fridge like I was in second grade. Rained on the way home, first rain in I don't know how long, and everybody on the 202 drove like it was lava. Had cereal for dinner.",
    },
    {
      day: 15,
      durationSeconds: 620,
      writing:
        "Jury duty. I would rather do 200 stops in July, I thought, but it turned out kind of interesting. You sit in a big room downtown with bad coffee and a movie playing with no sound. They called my number at eleven and took forty of us up to a courtroom. It was some guy accused of stealing copper wire out of a construction site. The lawyers asked everybody questions. One lady said she couldn't judge because she was a Pisces, and the judge just stared at her. I got as far as seat nine. Then the defense asked what I do and bumped me. I have to call back again next week.",
    },
    {
      day: 17,
      durationSeconds: 480,
      writing:
        "They had me cut across Thomas Road today, same light, where I had the accident with the guy on the bike. First time through there since. I don't want to go there, so no. Moving on. The rest of the shift was regular. 170 stops. New kid named Trey rode along with me for training, nineteen, wears his pants too low to climb in and out of a van. I told him get a belt and good socks, everything else you'll figure out. He asked me how long I've been doing this and I said six years and he said dang. Yeah. Dang. Bought him a Gatorade. He'll be alright.",
    },
    {
      day: 19,
      durationSeconds: 550,
      writing:
        "Went to the Tuesday night meeting at the Lutheran church. I should say who Lou is. Lou's my sponsor. He's seventy, about six foot four, he drove a cement mixer till his hips went, and he's been sober twenty-six years. When I walked in there last spring with my hands shaking he was the one who slid over and gave me half his donut. He calls every morning at 5:15 and if I don't pick up he calls again. Tonight I talked for a couple minutes in front of everybody, about the boredom. Nobody tells you that about not drinking, how long the evenings are. People nodded.",
    },
    {
      day: 22,
      durationSeconds: 500,
      writing:
        "Long day and then class on top. I almost skipped it. I sat in the Gateway parking lot for ten minutes with the seat back. But I went in, and it was brazing, with the torch and everything, so I'm glad. You heat up the copper and touch the rod to it and it just gets sucked into the joint. The teacher says I've got steady hands. I do now. I told Walt that if we both get certified we should open a shop, two old guys in one van. He said he's got a name for it already, but he won't tell me. Test on the first half is in three weeks.",
    },
    {
      day: 24,
      durationSeconds: 520,
      writing:
        "Mateo's first game. They lost 9 to 4 to a bunch of monsters from Chandler, but my kid went one for three with a walk and turned a double play that made the parents stand up. I took pictures on my phone and every one came out with the fence in it. In the car he broke down the whole game pitch by pitch, I couldn't get a word in. He wants cleats, real ones. I said we'll see. He also ate three hot dogs. It was cold for us, maybe 55, and all the moms had blankets. I'd forgotten how much sitting there is in baseball.",
    },
    {
      day: 26,
      durationSeconds: 490,
      writing:
        "Back downtown for jury duty round two. This time they never called me. I sat eight hours in a plastic chair next to a guy who sells pool filters and knows everything about pool filters. I know it now too. They gave us $12 and a certificate that says I'm excused for eighteen months. I walked over to that little place on Grant Street after and had carne asada tacos, four of them, standing up. The light rail home was packed on account of some concert. An old man played harmonica the whole way and he was pretty good. Did two loads of laundry. Fell asleep with the TV going.",
    },
    {
      day: 28,
      durationSeconds: 540,
      writing:
        "My aunt left another voicemail about Dad. He's asking for me, she says. I erased it. I'm not doing this tonight. Let me talk about the truck instead. I got the gas tank dropped and it was full of something like varnish, the smell almost knocked me over. New tank's $190, so I'm going to try and clean this one with gravel and vinegar first, guy on YouTube did it. I also found an old lunch ticket behind the seat from 1979, from a school in Globe. Put it in the glove box where it belongs. The pickup's going to run this year. I said it out loud to the dog next door.",
    },
    {
      day: 30,
      durationSeconds: 510,
      writing:
        "Never mind how the morning went, is what I told the guys, but I'll write it here. I'm on a porch on 44th Street with a box of dog food and I hear this hiss. There's a turkey. A full size turkey, somebody's pet, coming at me with its wings out. I threw the package and ran. I'm forty-four years old and I ran from a bird, and the doorbell camera got all of it. By noon the customer had sent it in to the company and by the end of my shift they were playing it in the depot. Even the supervisor laughed. 175 stops. They're calling me Butterball.",
    },
    {
      day: 33,
      durationSeconds: 580,
      writing:
        "Studied at the kitchen table till midnight. Superheat, subcooling, superheat, subcooling. I've got flash cards and Mateo quizzes me on the way to school, he does it in the teacher's voice. The HVAC midterm's next week. Then I paid the Visa, $260 like I promised, and it's down under nine thousand. $8,930. Still a huge number. I owe more on plates of nachos I don't remember than I'd pay for a decent used car. But it's the first time in years the debt went down and not up. I marked it on the envelope and stuck the envelope on the fridge. Leftover chili tonight.",
    },
    {
      day: 35,
      durationSeconds: 530,
      writing:
        "Gravel and vinegar works! The tank came out shiny. I put it back in the Chevy with new straps and a new sending unit from the junkyard on Broadway, eleven bucks. My neighbor Mr. Osei came over and held the light. He told me he had a Datsun back in Ghana that he fixed for nine years with wire and prayers. Next is the fuel pump, and the points. I could see it today, me driving that truck down Central with the window open. I haven't let myself picture stuff like that in a while. Ordered a pizza. My back's stiff from lying on the concrete.",
    },
    {
      day: 38,
      durationSeconds: 560,
      writing:
        "The vice principal called while I was on the route. Mateo shoved a kid into a locker. One day in-school suspension and he sits out Thursday's game. I drove around for an hour madder than hell. When I got home he was sitting on the steps waiting. Turns out the kid said something about his mom leaving. So I sat down next to him. I told my son you can't put your hands on people, and I told him I understood it too. I don't know if you're supposed to say both. He leaned on me, he hasn't done that since he was ten. We shot baskets till the light went.",
    },
    {
      day: 40,
      durationSeconds: 500,
      writing:
        "Got 91 on the midterm!! Second best in the class. Some twenty-year-old named Priya got 97, she's a machine. The teacher wrote 'see me' on mine and I got scared, but it was to tell me there's a company in Tempe that takes on students for the summer. I shook his hand too hard. Walt got 74 and bought a round of Cokes from the machine. I drove home with the radio up. It's the first test that I've passed since the driver's license. I called a buddy of mine in Yuma who does HVAC and he said if I finish I can use his name anywhere.",
    },
    {
      day: 42,
      durationSeconds: 490,
      writing:
        "Had a letter from the insurance about the accident, with a drawing of the intersection, my van and his bike. I looked at it for one second. Can't do it, putting it away, change of subject. I went to the meeting instead of sitting home with it. Glad I did. A woman got her five-year chip and her kids were there, little ones, eating all the cookies. I'm at 323 days sober. Lou says don't count, then he counts. He walked me out to my car and didn't say nothing for a while, then he told me a joke about a priest and a parrot that I can't put down here.",
    },
    {
      day: 44,
      durationSeconds: 540,
      writing:
        "Watched the Wildcats' tournament game at my cousin Rudy's in Glendale. He had about twenty people over and a TV the size of a garage door. I brought a tray of wings, and my lemonade in a cooler with my name on it. Rudy and me had a bet, loser has to wash the winner's car in a dress. I took the underdogs and they won it on a three at the buzzer. I've never seen a man so quiet. He did it too, out in the driveway, in one of his wife's church dresses, and the whole block came out to look. I laughed till my ribs hurt. Good night, good food.",
    },
    {
      day: 46,
      durationSeconds: 520,
      writing:
        "Work was garbage today. They put in a new system, now there's a camera in the van that watches your eyes and beeps if you look away. It beeped at me for scratching my nose. It beeped when I checked my mirror, which is driving. 194 stops, and they took out my lunch because the computer said I'd had a break, the break was me waiting on a gate code. I told Brenda, that's the supervisor, and she said it's not up to her. Nothing's up to her. Hector is talking about going to the post office. I got home so wound up that I mowed the lawn in the dark.",
    },
    {
      day: 49,
      durationSeconds: 510,
      writing:
        "Tax refund came, $1,340. I stood in line at the bank thinking about a TV. Then I thought about it like a grown man and put a thousand on the Visa. It's at $7,470 now. I kept 340, 120 of that went for Mateo's cleats, and I got the brakes looked at on the Corolla. It's funny, I used to get a check and it was gone by Sunday and I couldn't tell you where. I don't love being careful with money, it's boring as dirt. But I opened the mail today at the mailbox, standing up, and I wasn't scared of it. Tuna melt for dinner.",
    },
    {
      day: 51,
      durationSeconds: 550,
      writing:
        "Mateo asked me at breakfast if he's ever going to meet his grandpa, my father, since they say he's sick. I told him that's a conversation for some other day. And it's some other day here too, I don't want to write it down. His game was at four and I traded shifts so I could be there. They won! 6 to 5. He stole home. Stole home, I've never even seen a kid do that, the catcher just stood there holding the ball. My son got up all dirt and teeth. I yelled so loud that a lady moved seats. The new cleats did it, he says.",
    },
    {
      day: 53,
      durationSeconds: 640,
      writing:
        "Bad one. Supposed to be a day off and they called me in, then they sent me home after two hours with no pay, and I drove up McDowell and turned into the lot at the liquor store before I even thought. I parked. I had my hand on the door. I could taste it. I called Lou and he didn't pick up, so I called again, and he said what color is the building. I said yellow. He said okay, what else is yellow. He kept me on the phone naming yellow things till I'd backed out and driven to his house. Still sober. We ate ice cream with his wife. I'm shaky but I'm here.",
    },
    {
      day: 55,
      durationSeconds: 520,
      writing:
        "It fired. The C10 fired! Only for about four seconds, and it backfired and shot a mouse nest out of the tailpipe, but that motor turned over on its own for the first time in twenty some years. Mr. Osei came running because he thought somebody had got shot. I had new points in, new plugs, and the rebuilt carb. The timing is way off. I don't care. I sat in the truck afterwards with both hands on the wheel, stupid grin. I recorded it and I've played it maybe thirty times. Cold one tonight, root beer, out on the tailgate. Stars were good for the city.",
    },
    {
      day: 58,
      durationSeconds: 490,
      writing:
        "Brenda's gone. They moved her to Mesa, and the new supervisor is a guy named Curtis who used to drive. First thing he did is he rode along with three of us, me included, and carried packages. He carried a mini fridge up two flights. He's getting the lunch break put back. At the morning meeting he asked what's broken and people talked for forty minutes. I'm not going to get all excited about a boss. But I came home from my shift and wasn't mad, and I noticed it. 158 stops. Somebody on Exeter left out a cooler with waters and a sign that said thank you drivers.",
    },
    {
      day: 60,
      durationSeconds: 530,
      writing:
        "Mateo hit a double off the wall with two on. It was the bottom of the sixth, and the pitcher had been striking everybody out. I was at the fence with a churro and I dropped the churro. He stood on second base and pointed at me, right at me, in front of his whole team. Fourteen, they're not supposed to do that. I had to go walk around behind the snack bar. A year ago I missed most of his season, and the ones I made I wasn't really there. He hasn't thrown that at me once, my kid. I'd have thrown it at me. Won 7 to 3.",
    },
    {
      day: 62,
      durationSeconds: 480,
      writing:
        "Dentist. First time in four years so I figured it would be a horror show. It was one cracked molar on the bottom left and some plaque. She says I grind my teeth, asked me if I'm under stress, I said do you have an hour. She made a mold for a mouth guard and now half my face is numb, I drooled soup on my shirt. Otherwise just errands. Bought new towels because the old ones were like sandpaper. Got a haircut from the kid on 16th Street, he took too much off the sides. The orange trees are blooming all over the neighborhood and it smells like a candle store.",
    },
    {
      day: 65,
      durationSeconds: 500,
      writing:
        "Called the Visa people myself. I practiced what to say, then I got a lady named Dot in South Dakota and just told her the truth. She cut my interest from 27 percent down to 12 as long as I pay on the fifth every month. Twelve! All I had to do was ask. I did the math three times. At this rate I'm clear of that card in two years, maybe less with overtime. What I owe tonight is $6,880. I still feel dumb about how I got into debt. But I slapped the counter and did a little dance and Mateo said please stop.",
    },
    {
      day: 67,
      durationSeconds: 560,
      writing:
        "Spent all Saturday under the hood with Mateo. He doesn't know a wrench from a spoon but he wanted to help. I showed him how to set the timing with the light, and he got it faster than I did. The truck idles now. It's rough, it shakes like a paint mixer, but it idles. He asked if he can have it when he's sixteen. I said we'll see, which he knows is a yes. We got grease on everything, including the sandwiches. My son told me a whole bunch about a girl in his science class while we weren't looking at each other. That's how you do it, I guess.",
    },
    {
      day: 70,
      durationSeconds: 490,
      writing:
        "My aunt texted a picture of Dad in the hospital bed. I didn't know him at first. Nope. That's all I'm going to say about my father, next thing. Next thing is work. Curtis has me training all the new people now, and it's a dollar fifty more an hour. I had a lady today, Shawna, who used to drive a school bus, so nothing rattles her. We knocked out 166 stops and got back before five. She parallel parked that van on a hill like it was a bicycle. I learned something from her, she loads the van back to front by street. I'm stealing that one.",
    },
    {
      day: 72,
      durationSeconds: 620,
      writing:
        "I've rounded the corner, 353 days, so the group jumped the gun and gave me a cake tonight because Lou goes in for his hip on the day of my one year and he wanted to be there. The cake said CONGRATS BUTTERBALL. I told them that story once, big mistake. I had to stand up and talk and I said thank you and then I couldn't. Lou said that's the best speech he's heard in twenty-six years. I used to think being sober was just a whole lot of no. Tonight it was forty people and a sheet cake. I ate a corner piece, lots of frosting.",
    },
    {
      day: 74,
      durationSeconds: 530,
      writing:
        "Last day on the Arcadia route, they're moving me to north Phoenix starting Monday. More pay, bigger van. I didn't think I'd care. But Mrs. Lindqvist on Calle Redonda, who's ninety-one and orders one thing at a time so that somebody comes to the door, had a jar of marmalade for me with a ribbon on it. She'd made it from her own tree. She held on to my sleeve. Six years I've been putting boxes on that lady's bench. I told her the new driver is a nice guy, he's Trey, and he had better be nice. I did the last ten deliveries slow.",
    },
    {
      day: 76,
      durationSeconds: 510,
      writing:
        "The small card is paid off. Zero. The $3,100 one, with the settlement they offered and what I got for my old boat motor, gone. I got the letter today and read it to Mateo like it was the Declaration of Independence. One debt down, one to go, the Visa's at $6,620. I thought I'd feel like celebrating but mostly I felt tired, the good kind, like after moving a couch. I put the letter up on the fridge next to the envelope. We went out for Chinese, paid in cash, and my fortune said a small victory leads the way. I'm keeping it in my wallet. Egg rolls were excellent.",
    },
    {
      day: 78,
      durationSeconds: 570,
      writing:
        "Took Mateo up to Flagstaff for the day to see snow. Two hours and you're on another planet. Pine trees, it was 41 degrees, people walking around like they've got nowhere to be. We threw snowballs, had pancakes at noon. And I got to thinking, why don't we live here? I've been in Phoenix all my life. There's a depot in Flagstaff, Curtis told me they can't keep drivers. Rent's high but not crazy if I got a two-bedroom out on the east side. I drove around looking at For Rent signs on the way out and Mateo said Dad, what are you doing. I said nothing. Moving. Maybe. I don't know.",
    },
    {
      day: 80,
      durationSeconds: 540,
      writing:
        "I met somebody. I feel about fifteen writing it. It was at the auto parts store on Indian School, I was getting a thermostat, and this woman's in line ahead of me carrying a whole fender on her shoulder. A fender. I said what's that go to and she said a '66 Mustang, and we stood in that parking lot for an hour. Her name's Renee. She's forty-six, she teaches shop at a high school, divorced, laughs with her whole face. She gave me her number, I didn't even ask. I've picked up the phone nine times tonight. I haven't been on a date in five years. I don't know what people wear.",
    },
    {
      day: 83,
      durationSeconds: 500,
      writing:
        "Mateo's last home game. He went two for four, and the coach told me that he's moving him up to varsity practices in the fall. I shook the man's hand and acted normal. My son's got a mustache coming in, sort of, you have to catch it in the right light. On the way home my aunt called and I had it on speaker by mistake. She said Dad has maybe a month. I hung up on her. I'm not writing about my dad, I'm not. We got snow cones, tiger's blood for him and lime for me. Tomorrow I've got to buy sunscreen and fix the screen door.",
    },
    {
      day: 85,
      durationSeconds: 590,
      writing:
        "First date with Renee. I picked her up in the truck! It made it, there and back, eleven miles, with no second gear half the time. She climbed right in and said you've got an exhaust leak, and she was correct. We had tacos and she ordered a Coke without me saying anything, and I told her about the drinking, all of it, a year and a day dry, I figured get it over with. She said her brother's eight years in the program. Okay then. She's got rough hands and she talks fast and she touched my arm twice. I wore the blue shirt. We're going out Friday again. The C10 is now a lucky truck.",
    },
    {
      day: 87,
      durationSeconds: 560,
      writing:
        "Asked Curtis for real about a transfer to Flagstaff. He pulled it up on the computer and there's two openings, same pay, and they'd hold one till August. He says the winters are no joke in a van. I said neither are the summers here. I told Mateo at dinner, and he didn't say no. He asked if they've got a good baseball team up there and looked it up himself. I made two columns on a sheet of paper, stay and move. They came out about even. North Phoenix was 171 stops today, a lot of gates. I drove the whole shift thinking of pine trees.",
    },
  ],
};
