import type { Journal } from './journal.ts';

/** A graphic designer of 27 in Seattle, who tells everything to the end and drops nothing. */
export const seattleDesigner: Journal = {
  name: 'seattle-designer',
  planted: {
    recurring: [
      [
        'work',
        'my job',
        'the studio',
        'the office',
        'Dana',
        'my boss',
        'design work',
        'clients',
        'Marcus',
        'career',
      ],
      ['climbing', 'bouldering', 'the climbing gym', 'the gym', 'climbing problems', 'Steph', 'working out'],
      ['Theo', 'my boyfriend', 'dating', 'my relationship', 'the guy I am seeing', 'love life', 'partner'],
      ['my mom', 'Mom', 'my mother', "Mom's knee", 'her knee surgery', 'Spokane', "my mother's health"],
      ['student loan', 'money', 'debt', 'my loan', 'finances', 'paying off the loan', 'budget', 'savings'],
      ['Keiko', 'my friend', 'my best friend', 'friendship', 'Keiko moving to Portland', "Keiko's move"],
    ],
    emerging: [
      [
        'wrist',
        'wrist pain',
        'my sore wrist',
        'my right wrist',
        'tendonitis',
        'injury',
        'hand pain',
        'my sore hand',
      ],
      [
        'garden',
        'gardening',
        'the P-Patch',
        'community garden',
        'the plot',
        'garden plot',
        'growing vegetables',
      ],
    ],
    avoided: [],
    nothingAvoided: true,
  },
  facts: [
    { question: 'What did my relative from Idaho lose, and how was it returned to him?', entry: 6 },
    {
      question: 'Which people helped me finish a dessert that was melting because an appliance broke down?',
      entry: 12,
    },
    {
      question: 'What did the two of us have to eat at a break on the road across the mountains?',
      entry: 17,
    },
    { question: 'What did I drop overboard on a boat trip?', entry: 19 },
    { question: 'Which piece of equipment was handed down to me by the person leaving town?', entry: 22 },
    { question: 'Why did everybody have to get out of the cinema early?', entry: 26 },
    { question: 'What did the shellfish people complain about in the drawing I showed them?', entry: 18 },
    { question: 'Where did the cash for a one-off bigger repayment come from?', entry: 21 },
    { question: 'What new sport in the pool did my parent take up?', entry: 30 },
    { question: 'How did the old fellow make fun of the way my other half shovels?', entry: 34 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 540,
      writing:
        "New notebook, new habit, we'll see how long it lasts. Work was slow today. We've been on the credit union rebrand since October and I have now drawn their little tree logo something like two hundred times. Dana, who runs the studio and is technically my boss, wants it to feel warm but also serious. The client wants it to feel like a bank but not a bank. I like my job, I really do, but by four I was just moving a leaf left and right. Got a burrito on the way home and ate it standing up in the kitchen. Tomorrow I'm going to show them three versions and make them pick one.",
    },
    {
      day: 2,
      durationSeconds: 510,
      writing:
        "Went to the climbing gym after dinner, first time since before Christmas, and wow, my forearms. I could barely turn the key in my door. I've been stuck at V3 for about a year, mostly because I get scared near the top and climb back down instead of going for the last hold. There was a kid there, maybe ten, who went up my project like it was a staircase and then told me to use my feet. He was right! I tried it with my feet and got one move further. I want to go bouldering twice a week until summer.",
    },
    {
      day: 5,
      durationSeconds: 560,
      writing:
        "Second night of the pottery class. It's in a basement on Pike and there are eight of us, and everybody except me seems to have done it before. Centering the clay is so hard. You lean your whole body into it and it still wobbles. I made one thing that was supposed to be a mug and came out as more of an ashtray, and the teacher said kindly that ashtrays used to be very popular. I laughed so much. What I love is that there's no undo button and no client. My sweater is ruined. I had toast for dinner at ten because I wasn't hungry before.",
    },
    {
      day: 7,
      durationSeconds: 600,
      writing:
        "Sunday, so I called Mom. She's still on her own in the house in Spokane and says she likes it, though her right knee is getting worse and she's going down the stairs backwards now. Backwards! I told her to see somebody and she said yes, yes, and then told me about a neighbor's hot tub for fifteen minutes. I got annoyed and then I felt bad for being annoyed. My mother raised me alone on a school secretary's pay and I should be able to listen to a hot tub story.",
    },
    {
      day: 9,
      durationSeconds: 490,
      writing:
        "Showed the three logo versions at work. The client picked parts of all three, naturally. The leaf from one, the type from another, the green from the third. Dana kept a perfectly straight face and said we'd explore it, and then in the elevator we both cracked up. I stayed until seven exploring it and you know what, the mix is not terrible. Theo sent me a song while I was on the bus and I listened to it twice and missed my stop. It's got a cheesy saxophone part. I told him so and he said the saxophone was the whole point.",
    },
    {
      day: 12,
      durationSeconds: 620,
      writing:
        "Did my budget tonight, which I'd been saying I'd do since New Year. So here it is. I owe $31,400 on my student loan. I pay $340 a month and most of that is interest, so at this speed I'll be done when I'm about forty. Rent is $1,650, groceries are way more than I thought, and I'm spending ninety bucks a month on coffee, which, okay, that one can change. I felt sick looking at the debt and then sort of calm, because at least it's a number now. I put it on a sticky note on the bathroom mirror. I'm making coffee at home from Monday.",
    },
    {
      day: 15,
      durationSeconds: 700,
      writing:
        "My cousin Brandon was here for the weekend from Boise, his first time in a real city as he put it. He slept on my floor on a camping pad and snored like a truck. We did all the tourist stuff, the market, the Needle, the big wheel, a chowder place where we waited fifty minutes. He loved the aquarium the most and spent half an hour with the octopus. Then he managed to leave his wallet there, on a bench by the otters, and some school teacher handed it in with everything still inside. He's gone home now and I kind of miss the noise. I've changed the sheets, aired the room, and eaten the last of his chips.",
    },
    {
      day: 17,
      durationSeconds: 530,
      writing:
        "Pottery again, and Keiko came along as my guest because you get one free. We've been friends since freshman year and she is annoyingly good at everything, so of course she centered her clay on the second try. She made a tiny bowl. I made another ashtray. Afterwards we went for ramen and she told me about the new manager at her hospital, who schedules meetings at 6 a.m. and brings his own chair. I cried laughing. Nobody makes me laugh like Keiko does. I'd rather not eat that fermented bean thing she ordered ever again, though, so next time I'm choosing the restaurant. Home by eleven, feet soaked.",
    },
    {
      day: 20,
      durationSeconds: 500,
      writing:
        "Good night at the bouldering gym. Theo came too, it was his second time ever, and he climbs like a man trying to get out of a swimming pool. He doesn't care how he looks at all, which I find really attractive, there, I said it. I finally got the V3 in the corner with the big sloping hold. I got to the top, got scared, looked down, and went for it anyway instead of climbing back. My hands were shaking afterwards. We split a pizza on 12th and he walked me to my door and we stood there a while talking about nothing. I'm smiling like an idiot.",
    },
    {
      day: 22,
      durationSeconds: 570,
      writing:
        "Rough day at the office. The credit union people sent forty-one comments in one document, and number seventeen was, can the tree look happier. I read it out loud and Marcus at the next desk put his head on the table. Dana told me to answer all of them by Friday. I went out, walked around the block, bought a cookie, and anyway, back to work I went. By six I'd gotten through twenty-six comments. I don't love my job this month, to be honest. I feel like a pair of hands. I used to have ideas in this studio and now I have comments. I'm going to say that to Dana, nicely, next week.",
    },
    {
      day: 25,
      durationSeconds: 550,
      writing:
        "Mom finally saw the orthopedist and she needs a new knee. They had a cancellation so the surgery is in two weeks. She told me in the same voice she uses for what's on sale at the store. I asked who'd be there with her and she said her friend Lorraine, and I said no, me, I'm coming. I was surprised how scared I got. She's only sixty-one, and it's a routine operation, everyone says so. I looked up the statistics and they're fine. Asked for three days off right away. Then I made lentils and burned them and ate them anyhow.",
    },
    {
      day: 27,
      durationSeconds: 640,
      writing:
        "I should explain about Theo, since I keep writing his name as if anyone knew. I met him in November at Keiko's birthday, where he was the only person who'd brought an actual present. He teaches middle school science and has a laugh you can hear through a wall. We've been seeing each other every week since, and last night he asked if he could call me his girlfriend, and I said sure, like it was nothing, and then I danced in the bathroom. Keiko is taking full credit. At pottery tonight I was so distracted that I glazed the bottom of my mug, which you are never supposed to do.",
    },
    {
      day: 29,
      durationSeconds: 480,
      writing:
        "The fridge died in the night. I came out in the morning to a puddle and a carton of very soft ice cream, so before work I knocked on doors, and the two old guys in 4B ate the whole thing with me in the hallway at seven thirty in the morning. They've been in the building since 1988. Landlord says new one by Thursday. Until then my milk is on the windowsill, which in February is basically a fridge. Had to throw out the good cheese. I'd been saving that cheese, which shows you that you should never save cheese. Takeout Thai for dinner, too spicy, delicious.",
    },
    {
      day: 31,
      durationSeconds: 590,
      writing:
        "Had the talk with Dana. I said I feel like a pair of hands and she actually put down her pen and listened. She said she'd noticed, and that there's a pitch coming up for an oyster company and she wants me to lead it. Me! Then, since I was already sweating, I asked for a raise. She said she can't before April but she'll put it in writing that we'll discuss it. I did the math on the bus. Even two hundred a month more would take four years off the student loan. I don't want to get my hopes up. Too late, they're up. Home coffee all week so far, by the way.",
    },
    {
      day: 34,
      durationSeconds: 520,
      writing:
        "Last pottery class tonight. Six weeks went by so fast! We all brought snacks and lined up our stuff on the long table, and I have to say my final bowl is a real bowl. Blue, slightly heavy, stands on its own. The teacher asked who was signing up for the next round and I said no, I'm done, I loved it but once was what I wanted, and the money can go somewhere else. So that's finished, and I'm happy about how it finished. I gave one of the ashtrays to the woman who sat across from me. She doesn't smoke either. Walked home with the bowl in my hat.",
    },
    {
      day: 36,
      durationSeconds: 610,
      writing:
        "Keiko has been offered a job in Portland and she's taking it. She told me over dumplings. It's a head nurse position, more pay, no man with his own chair. I said congratulations and I meant it, and then I said I didn't want to talk about how sad I was, and then I talked about it for an hour, so much for that. We've lived within a mile of each other for nine years. She's my best friend and I don't think I've ever had to plan to see her, she's just there. It's three hours on the train. She moves at the end of March. We both cried a bit and ordered more dumplings.",
    },
    {
      day: 38,
      durationSeconds: 490,
      writing:
        "Climbed for two hours because I needed to be out of my head. It worked. There's a new V4 on the overhang with pink holds, and I fell off the second move about fifteen times, and somewhere around the tenth fall I noticed I wasn't scared of falling anymore. You just land on the mat. A woman called Steph showed me how to hook my heel and I got three more moves from it. Skin on my fingertips is gone, typing hurts.",
    },
    {
      day: 43,
      durationSeconds: 780,
      writing:
        "Back from Spokane. Theo drove me over on Wednesday, five hours there, and he'd taken a day off school for it, which I still can't believe. We stopped in Ellensburg for a slice of rhubarb pie each. Mom's surgery went fine. She came out of it groggy and asked the nurse if she could keep the old knee. I stayed three nights, cooked, put the ice packs on, learned the exercises. She met Theo in her bathrobe with her hair flat and liked him right away. She told me so, about six times, on pain pills. I'm tired and so relieved. My mother is okay.",
    },
    {
      day: 45,
      durationSeconds: 560,
      writing:
        "Pitched to the oyster company today and I was so nervous I wore two different socks. Dana let me do all the talking. I showed my sketches, the hand drawn shells, the rough type, the crate labels. The owner is about seventy and has hands like rope. He looked for a long time and said the hinge was on the wrong side of the shell. It was! I fixed it right there with a marker and he laughed, and they hired us before we'd even left the building. I haven't felt like this about work in a year. Marcus bought cupcakes. I'd forgotten that my job can be this.",
    },
    {
      day: 47,
      durationSeconds: 520,
      writing:
        'Day off to use up some leftover hours, so I took the ferry to Bainbridge for no reason at all. Sat outside on the deck in the wind like a crazy person. I leaned over the rail to look at a seal and one of my gloves went straight into the Sound, the green ones, gone. On the island I had a cinnamon roll the size of my face and read half a library book about lighthouse keepers. It was cold and bright and I could see both mountain ranges. Nobody needed me for anything.',
    },
    {
      day: 50,
      durationSeconds: 600,
      writing:
        "Theo cooked for me at his place, a mushroom thing, in an apartment that's basically a museum of rocks. He has a label on each one. I teased him and he told me why, that his grandpa gave him one every birthday, and I shut up and looked at all thirty of them properly. I think I love him. I haven't said it yet. I told him about being the kid who moved around, and he asked good questions and didn't try to fix it. We watched half a terrible movie, and I said let's leave it there, it's past midnight, and we finished it the next morning with pancakes.",
    },
    {
      day: 52,
      durationSeconds: 510,
      writing:
        "Made an extra payment on the loan today, $600 in one go. I sold my old camera and two lenses to a student on Craigslist, I never used them anyway, and it was such a good feeling to press the button. The balance is under thirty thousand now, for the first time ever: $29,870. I changed the sticky note on the mirror. I also worked out that the home coffee thing has saved me a hundred and ten dollars since the start of February. It's not exciting to write about finances but I'm kind of proud.",
    },
    {
      day: 55,
      durationSeconds: 650,
      writing:
        "Helped Keiko pack all Saturday. She owns so many mugs. We wrapped them in old newspapers and kept stopping to read them. She gave me her sewing machine because it won't fit in the new place, and a bag of sweaters she swears I always wanted. At one point we were just sitting on the bare floor with chips, and she said, you have to come down in May, I already told my landlord about you. I'll miss her so much. I said it to her face this time and we hugged with packing tape stuck to us. She leaves Thursday. I'm going to the station with her.",
    },
    {
      day: 57,
      durationSeconds: 540,
      writing:
        "Credit union launch day! The tree is on an actual building. Dana drove four of us out to Ballard at lunch to look at the sign, and we stood across the street eating sandwiches and pointing like parents. Some guy came out of the branch and asked if we were planning something. Forty-one comments, two hundred trees, and I have to admit it looks good. It even looks happy. Then back at the studio I worked on the oyster labels until six and didn't notice the time go. I've been in a good mood at the office for two weeks straight and Marcus says it's disturbing.",
    },
    {
      day: 60,
      durationSeconds: 500,
      writing:
        "I did it, the pink V4! I've been bouldering twice a week like I said I would, and tonight I stuck the heel hook, reached over the lip, and there was the top. I yelled. Steph yelled. A man on the next wall fell off because of the yelling. A year ago I climbed down from everything, and I can't even remember what exactly I was scared of. Came home starving and ate cereal out of the blue bowl from pottery, which keeps things cold really well because it weighs as much as a brick. Tomorrow I won't be able to lift my arms and I don't care.",
    },
    {
      day: 63,
      durationSeconds: 520,
      writing:
        "Mom walked to the mailbox and back without the cane. She called me in the middle of the day to say so, which she never does, so for two rings I thought something terrible had happened. She was out of breath and so pleased with herself. The physical therapist is a former rodeo guy and she does whatever he says. I told her I was proud of her and she went quiet and said, well, thank you honey. We don't usually say stuff like that in our family. I'm going to do it more. She wants to come to Seattle in June and see where I live, stairs and all.",
    },
    {
      day: 65,
      durationSeconds: 480,
      writing:
        "Went to see the new spy movie by myself, a Tuesday matinee price on a Tuesday evening, and twenty minutes before the end the fire alarm went off because somebody had burnt popcorn. So there we all stood on the sidewalk in 3D glasses. They gave us vouchers. I don't want to know how it ends, I told the guy beside me, who then told me how it ends, the butler did it, and honestly I'm fine with that. Bought a bag of clementines on the way home and ate six.",
    },
    {
      day: 68,
      durationSeconds: 690,
      writing:
        "First real fight with Theo. He forgot we had dinner plans and stayed at school for the science fair setup, and I sat in the restaurant forty minutes eating bread. When he called I said never mind, it's fine, which it wasn't, and he heard that and came over. So we talked it through. I told him that when people don't show up I get eight years old again, waiting for my dad's car. He told me he's scared of letting everyone down so he says yes to everyone. We were up until two. And then I said I love you and he said it back, in that order, with swollen eyes. Good night, in the end.",
    },
    {
      day: 71,
      durationSeconds: 550,
      writing:
        "April first, so when Dana called me into her office I thought it was a prank, but no. I'm getting the raise, $260 a month, and a title, senior designer. She said the oyster client asks for me by name. I signed the paper with a pen that didn't work and had to borrow hers. Straight away I upped the automatic payment on my student loan to $550, before I could get used to having the money. According to the calculator I'll be clear of the debt at thirty-two instead of forty. Senior designer! I told the bus driver. He said good for you and meant it, I think.",
    },
    {
      day: 72,
      durationSeconds: 570,
      writing:
        "Long video call with Keiko from Portland, her first free evening since she moved. The apartment's tiny and she can hear a trombone through the floor. She likes the ward, she likes her team, she's lonely on Sundays. I said I'm lonely on Sundays too, and she said then we cook on Sundays, same recipe, both kitchens, camera on. So that's the plan. It's funny, I think we said more tonight than in a month of living around the corner. At the station I'd been a mess and she'd been fine, and now it's a bit the other way round. I booked the train for the second weekend in May.",
    },
    {
      day: 77,
      durationSeconds: 530,
      writing:
        "Sunday call with Mom. She's joined a water aerobics class at the Y with Lorraine and says the instructor plays only Tom Jones. She also tried to give me money! She'd seen a news story about student debt and wanted to send me two thousand dollars out of her savings. I told her no, and I told her why, that I've got the raise and a plan and the loan is going down every month, and I read her the numbers. She wrote them down. I think it made her feel better to see them. Then Keiko and I did the first Sunday recipe, gnocchi. Mine were glue. Hers were also glue.",
    },
    {
      day: 80,
      durationSeconds: 500,
      writing:
        "My right wrist hurts. I came off a V4 at the gym on Monday with my arm twisted and thought nothing of it, and now there's a sharp pain on the thumb side whenever I pull on a hold. I still climbed tonight, only easy stuff, and even that was a mistake, since afterwards I couldn't open a jar of salsa. Steph said to rest it for two weeks. I've put a bag of frozen peas on it and I'm writing this with the pen held in a weird way, so sorry about the handwriting. No bouldering until it calms down. I'll do squats or something instead.",
    },
    {
      day: 81,
      durationSeconds: 560,
      writing:
        "Big news, I got a garden plot! I signed up for the P-Patch so long ago I'd forgotten about it, and today there was an email saying I've got ten by ten feet up the hill by the water tower, mine from this weekend. I went straight there after dinner to look. It's all weeds and one dead tomato cage, and I'm thrilled. I've never grown anything besides mold. The man on the next plot, Walt, eighty if he's a day, gave me a tour of the whole community garden and said to start with the soil and be patient. I need a shovel, gloves, compost and some idea of what I'm doing.",
    },
    {
      day: 82,
      durationSeconds: 540,
      writing:
        "The wrist is worse at work than anywhere, which makes sense, eight hours of mouse. By noon today I had pain all the way up to the elbow and I was drawing oyster shells with my left hand. They looked like potatoes. Dana saw it and ordered me a vertical mouse and a pen tablet on the spot, and said to go see a doctor, that's what the insurance is for. So I made an appointment for Tuesday. I'm a bit worried, since my hands are how I earn my living. Marcus did my exports for me. The printer's deadline got moved to next week, thank goodness.",
    },
    {
      day: 83,
      durationSeconds: 620,
      writing:
        "Whole Saturday at the P-Patch with Theo. He did the digging because of my bad arm, and gave me a lecture about worms that was actually interesting. We pulled out the weeds, four big bags of them, and mixed in compost, and then I planted a row of snap peas, my first ever, pushing each one in with my left thumb. Walt brought us rhubarb and told Theo he digs like a city boy. I love it up there. You can see the ferries and nobody's looking at a screen. Theo fell asleep on my couch at eight with dirt on his ear. Next week, lettuce and radishes.",
    },
    {
      day: 86,
      durationSeconds: 580,
      writing:
        "Saw the doctor about my wrist. It's tendonitis, not a tear, which is the good version. I have to wear a splint for three weeks, do stretches, use the new mouse, no climbing until the middle of May. I asked if I can garden and she said watering yes, shoveling no. So tonight I walked up to the plot and watered with my left hand, and the peas aren't up yet, obviously, it's been three days, but I checked every inch anyway. Sent Keiko a photo of bare dirt and she replied, beautiful. I'm relieved. I'd been imagining surgery. Leftover soup, then bed with the splint on like a robot.",
    },
  ],
};
