/** Short first-person passages, ten for each chakra, kept for measuring: nothing is tuned on these. */
export const heldOutPassages: readonly { chakra: number; text: string }[] = [
  {
    chakra: 1,
    text: "Ok so the tornado watch went to a warning at 6:20 and we got in the hall closet, me, Mom, my two brothers, the dog and a mattress on top. It smelled like vacuum bags. You could hear the hail and then you couldn't hear anything which is worse. My brother was holding my foot the whole time. The roof is still on. The Millers' isn't. I can't get warm and it's like 70 degrees out.",
  },
  {
    chakra: 1,
    text: 'i dont think people know how tired tired is. double shift then my mums then back for the night one. my legs were buzzing. i fell asleep standing up by the linen cupboard i actually did. havent had a hot meal since sunday its all crisps and the bread from the ward kitchen. my back goes if i lift wrong so i lift with my knees and now my knees. two more nights then i can lie down',
  },
  {
    chakra: 1,
    text: "The well test came back. Nitrates. So we have been drinking that, bathing the baby in that, how long nobody can tell me. I'm hauling jugs from my brother in law's, six at a time, and boiling even those because now I don't trust a thing. The county man had a nice truck and a pamphlet. I look at her little arms in the tub and I want to know what's in her.",
  },
  {
    chakra: 1,
    text: "We are nine in two rooms since my uncle's family came from the village, and I study on the stairs under the bulb. Yesterday part of the ceiling fell in the corner where the little ones sleep, wet plaster, a big piece, thank God they were at school. Father put a tarpaulin. It rains again tonight they say. I sleep with one eye on the crack, it has grown a finger since morning.",
  },
  {
    chakra: 1,
    text: "Insulin is $340 this month. I've been stretching it, going a bit under, which you feel, you get the dry mouth and the legs like sand. I know exactly how dumb that is. I lost the plan when the plant shut and the new one starts in 31 days. So that's 31 days. I've got a vial and a third in the door of the fridge behind the mustard and I check on it more than I check on my kids.",
  },
  {
    chakra: 1,
    text: "Bear got into the trailer site again. Big one, you could see the paw prints on the window about level with my head. We'd left nothing out, only a tube of toothpaste in the kid's wash bag. I lay there with an air horn in one hand and my other arm across both boys, listening to it breathe, it sort of huffs. The wall of these things is about as thick as cereal box.",
  },
  {
    chakra: 1,
    text: "My periods stopped, my hair's coming out in the plug, I've a tooth gone loose. Sixty hours a week and living on energy drinks and I just thought that's what being 29 is. Collapsed on the escalator at Bank. They put me on a drip and a doctor younger than me said your body is shutting up shop. I've been in bed four days. I eat what my sister puts in front of me. Potatoes, mainly. I sleep, I wake up, it's potatoes.",
  },
  {
    chakra: 1,
    text: "First night in the refuge. They gave us a room with bunk beds and a bag each with a toothbrush and pyjamas, mine have penguins. There's a code for the front door and another one for the stairs. Leo asked can he find us and the woman said no love, not here. I've pushed the bin against our door even so. It's warm. There's a nightlight. I've not taken my trainers off yet.",
  },
  {
    chakra: 1,
    text: "All right, inventory. Two weeks of diesel. Chains, one pair. The pass shut Sunday and the plough won't be up till it quits, and Marge's oxygen is good till Thursday noon if she keeps it on two. I've got the generator in the porch and I'm up every three hours to see to it. Split kindling with the little hatchet. Nearly had my thumb off because my hands won't close right in this.",
  },
  {
    chakra: 1,
    text: "Got the keys. 38 square meters, third floor, and it's mine, well mine and the bank's for thirty years. I grew up in eleven different places, we left some of them at night. I checked all the windows twice, I bought a big lock. I sat down on the floor in the corner of the bedroom where two walls meet, my back against it, and ate bread and cheese. Nobody can tell me to pack. I am going to stay in this corner a while.",
  },
  {
    chakra: 2,
    text: "Spent my whole lunch hour in the fabric store just touching stuff. There's this velvet, it's like the inside of a plum, $60 a yard, I don't even sew. I kept going back and pushing my knuckles into it. The lady goes can I help you and I actually blushed. It's dumb but I've been kind of buzzing since. I wanna wrap my whole entire self in it and lie on a roof somewhere.",
  },
  {
    chakra: 2,
    text: 'why did he have to sit next to me. in chem. he smells like that blue deodorant and rain and his knee was about 1cm away from mine for FIFTY MINUTES. i learned nothing. i got zero things about moles. i drew the same spiral like 400 times, it went off the page onto my hand. when he left he said see ya and i nearly died. maya says hes not even that hot but maya is wrong',
  },
  {
    chakra: 2,
    text: "So the doctor put me on these tablets and it's like someone's turned the colour off. No lows, fine, great. But my wife cooked the lamb last night, and I ate it, and it was lamb. I used to weep at adverts for building societies! I put on Nessun Dorma to check and I noticed it was rather long. I'd sooner have it all back, the crying at work, everything. I miss being a mess.",
  },
  {
    chakra: 2,
    text: "I've been making little people out of the wire from champagne corks at work. It's a function venue so there's hundreds. Started with a chair, then a bloke for the chair, then he needed a dog. Now I've got a whole wedding of them on the windowsill behind the glass wash and the bride is a bit drunk. No idea why I'm doing it. The chef said mate you all right. I'm having the best time!",
  },
  {
    chakra: 2,
    text: "We had a big fight, a plate-throwing one, the Corelle that's not meant to break. And then straight after we're kissing against the refrigerator and the magnets are coming down. That's us. My sister says it's not healthy. She and Doug have a chore wheel. I don't know, I get bored when it's calm, I do, I pick at it. I like when it's hot. I'm forty-four, I ought to want a chore wheel.",
  },
  {
    chakra: 2,
    text: 'Carnival Monday and I not going this year, I told everybody, I too old and the costume cost too much. Then the truck pass with the bass, you feel it in your belly before you hear it, and my waist start without me. I had a pot on the stove. I turned off the pot. I was in the road in my house slippers till dark, wining on a policeman, paint all over, and I have not stopped smiling yet.',
  },
  {
    chakra: 2,
    text: "Envy is an ugly thing and I have it for my own daughter. She's nineteen, she goes off to Lisbon with a tiny bag, comes back brown with somebody's shirt on. I found a beach pebble in the wash and I stood there with it feeling so cross. I was never brown. I was sensible. I put her shirt on, his shirt I should say, it smells of smoke and coconut, and I looked at myself in it for too long.",
  },
  {
    chakra: 2,
    text: "Day 3 no sugar and I've been dreaming about doughnuts, specifically the jam ones from Bakers Oven in 1989, hot, in a paper bag with the grease coming through. I could taste the grit. At the garage I stood in front of the Haribo like someone at a grave. Then I had a massive strop at my brother because he was breathing. And then I laughed so hard at my own strop I got hiccups.",
  },
  {
    chakra: 2,
    text: "Nobody tells you that after the baby you can feel everything at about nine times the volume. The song on the John Lewis thing, gone. A man carrying a lamp, gone, floods. Then it's four in the afternoon and the sun's on the blanket and she's got one sock and I'm so happy I feel sick with it. Then someone leaves the butter out and it's rage, I'm shaking. All that before tea.",
  },
  {
    chakra: 2,
    text: "My cousin lent me his old camera, film, and the first roll came back all wrong, light leaks, double shots, my aunt with a rickshaw coming out of her head. I love it. I can't stop looking at it. I've been out every evening in the gold hour, round the back of the market where the chilli sacks are, just following red. Red shutter, red sari, red bike. I don't plan it. I skipped dinner, I skipped the wedding rehearsal even.",
  },
  {
    chakra: 3,
    text: "I run the whole school kitchen but on the org chart I'm down as support. So when the head did her thank yous at the end of term it was the teachers, the governors, the bloke who did the lights. I got up and took a bow anyway. I wasn't going to and then I did. Big one, arm and everything. My lot in the hatch went mental. She had to start the clapping again.",
  },
  {
    chakra: 3,
    text: 'my dad said i wouldnt last a week on the site so obviously i had to last a year. im the only girl. they hid my boots, they put a dead rat in my lunch box. i ate my lunch. i can do 40 blocks an hour now which is more than darren. today the foreman gave me the plans to hold and asked me what i reckon and i told him what i reckon',
  },
  {
    chakra: 3,
    text: 'Dropped 22 lb. since January and it\'s all been spite. My doc used the word "sedentary" and I thought about that word every morning at 5:15 on that rowing machine in the garage. I tape the numbers to the freezer. My wife made her peach cobbler Sunday, set it right in front of me, and I got up and did the dishes. I\'m not going to be told what I am by a kid in loafers.',
  },
  {
    chakra: 3,
    text: "Promotion came through so now I'm supposed to manage Ines and Jake, who I get drunk with. Jake came in at 9.40 and looked at me to see what I'd do. I knew it was a test and he knew. The old me would have made a face. I said Jake, it's nine, and I said it in front of people. He went red. I felt like my mother. Also I felt about six foot. I'd do it again.",
  },
  {
    chakra: 3,
    text: "In my country I was deputy director, I had a driver. Here I stack yogurts, and a boy of twenty with a headset tells me the labels must face front. I know labels must face front. For two years I said yes boss. But today he called me Georgie, it is not my name. I told him: Giorgi. Say it. He laughed. I didn't move from the aisle until he said it properly, and then I faced the labels.",
  },
  {
    chakra: 3,
    text: "I don't know what I even believe, politically I mean, I just always agreed with whichever boyfriend. With Tim I was green, with Aleks I had opinions on shipping tax. I'm doing this quiz in the voting booth practically, 34 years old. So I made a rule, I don't ask anyone, I read all six leaflets on my own with a highlighter like homework. Turns out I'm pretty stubborn about buses. It's a start. That one's mine.",
  },
  {
    chakra: 3,
    text: "The neighbor keeps parking across my drive. Three notes, I was polite as pie. Today I'd had it. I went over there in my robe with my coffee and I told him I've called the tow company, they'll be here at noon, and it's up to you how that goes. He started in about his tax dollars. I looked at my watch. He moved it at 11:52. I stayed out on that porch the whole time so he could see me.",
  },
  {
    chakra: 3,
    text: "Swim trials, I need 58.9 and my best is 59.6. That's nothing and it's everything. I've shaved my arms. Everybody's asleep when I get the bus and everyone's home when I get back, I've got no mates to speak of, I had a Pot Noodle on my birthday. Coach says how bad do you want it and I said I don't want it, I'm getting it, there's a difference. Four more weeks. I write 58.9 on my hand in biro.",
  },
  {
    chakra: 3,
    text: "Gave up the gambling by giving my wife the cards, all the cards, and I get thirty dollars cash each Monday like a kid. It's humiliating and I was the one who asked for it. Today I walked past the TAB on purpose. Both sides of the street. I could hear the race call coming out the door and I had a twenty in my pocket and I kept my feet going. I bought a cabbage. I felt ten foot tall carrying that cabbage.",
  },
  {
    chakra: 3,
    text: "My mother in law rearranges my spice drawer when she visits. It's a small thing, everyone says so. For fourteen years I wait till her train goes and put it back. This time I put it back while she was sitting there, jar by jar, and I labelled the front of the drawer. She said in this family we keep the turmeric at the top. I said and in this kitchen it's there. My husband suddenly had to check the tyre pressure.",
  },
  {
    chakra: 4,
    text: "Had to clear out Jim's locker because his wife couldn't face it. Nineteen years side by side on that line. There was a spare shirt, half a pack of Polos, all the birthday cards I ever gave him, rude ones mostly, in a stack with a rubber band on. I never knew he kept them. The lads went off and had a smoke and let me get on. I drove the shirt round to her, ironed.",
  },
  {
    chakra: 4,
    text: "My best friend moved to Adelaide in first grade and we still do letters, real ones, we are 26. She is getting married and I can't afford the flight. I told her and she wrote back ok then we'll do it at 5am your time and you'll be on the ipad in row one with a corsage on it. Today the corsage came, in the mail, a real pressed one so I can match. I've had my face in it all day.",
  },
  {
    chakra: 4,
    text: 'my nan brought me up and now im bringing her up sort of. i do her tablets, i do her hair on wednesdays with the pink rollers. she calls me her little dot. im 6ft 2. when she had the fall i carried her to the car and she weighed nothing, she was like a coat. she held on to my ear. like, just held it, all the way to hospital, so i drove with my head on one side',
  },
  {
    chakra: 4,
    text: "So we split up and now we have to share the dog, alternate weeks, we do the handover in a Costa. He brings her brush and her blanket. Today she lay down exactly half way between our two chairs and wouldn't go to anybody. We both looked at her and then at each other. He still has that jumper I gave him. I asked about his mum's operation. It took me ages to finish my coffee.",
  },
  {
    chakra: 4,
    text: "Chinese New Year and I couldn't go home, so I video called while they ate. They put the phone against the teapot, in my seat. My grandmother kept putting food in front of the screen, a dumpling, then fish, then another dumpling, until I could see only food. She can't hear well so she just says eat, eat. I'd bought instant noodles, and I held the bowl up to the camera so that she would see me eat.",
  },
  {
    chakra: 4,
    text: "I keep paying his phone contract. It's thirteen quid a month. If I stop then the voicemail goes and it's the only place he says \"all right, it's Mark, you know what to do\". I don't though. I don't ring it much. Mother's Day I rang it, and on the way home from the dentist when I was numb and thought it'd be funny. His sister rings it as well. We found that out last week.",
  },
  {
    chakra: 4,
    text: "The kids on my bus route, I've had some since they were kindergarten. There's this one, Tyrese, he never says squat, big headphones. Today's his last day, graduating. Gets down to the bottom step and he turns around, comes all the way back up and hugs me. With the whole bus waiting. Says you were always there, Miss Pat. Thirteen years, rain and snow. I had to do the rest of the run with my sunglasses on.",
  },
  {
    chakra: 4,
    text: "Mama and I hadn't cooked together since I came out. She goes to church, she has her group. And today she phones and says I am making the stuffed peppers, bring Katya. Bring Katya! She'd never said the name. We drove there like two idiots carrying too many flowers. She gave Kat the small knife, my knife from when I was little, and showed her how you take the seeds out. At the end she packed two boxes. Two.",
  },
  {
    chakra: 4,
    text: "Third round of IVF has failed and we went to my sister's kid's party the next day because what else do you do. Everyone being careful round us. My wife was on the bouncy castle with like six of them hanging off her, laughing, and I saw her face when she thought they were all off. I climbed in, shoes and all. We just sat there going up and down, holding on to each other. Someone's toddler joined.",
  },
  {
    chakra: 4,
    text: "They've put me on the befriending scheme, I phone Mr Aziz on Tuesdays for half an hour. Supposed to be me cheering him up. He lost his wife in the spring. I'm 24 and I'd got into a state where I could go from Friday to Monday and not speak to one person. He asks what I have eaten. He remembers the name of my manager. This week my phone was bust, and he rang the charity to find out was I okay.",
  },
  {
    chakra: 5,
    text: "Jury duty. Eleven of them had their minds made up by lunch and I didn't, and I'm the quiet type, I do the accounts for a plumbing firm. I looked at my sandwich for a while. Then I said I don't think he did it. It was so hot in there. The foreman goes care to explain, kind of snotty, and I found that I could, I had it all lined up, and I talked for twenty minutes straight.",
  },
  {
    chakra: 5,
    text: 'so my mum reads my diary. ive known since august because i put a hair in it. so ive been writing a fake one, dear diary today i did my maths, and the real one is in my head or on my leg in pen in the bath then i wash it off. this is the first time im putting it anywhere. HI if you are reading this. it was me who broke the lamp and also im not fine',
  },
  {
    chakra: 5,
    text: 'At the asylum interview they ask you the same thing six ways. What day, what color was the door. I told it how it was and it sounds false, I can hear it sounds false, the interpreter makes it shorter. He says "they beat him" and it was more than that, it was twenty minutes of talk I had done. I said please, tell all of what I said. The man with the stamp put the pen down and waited.',
  },
  {
    chakra: 5,
    text: "I've been ghostwriting a footballer's book. He's nice, he's got nothing to say. So I make it up, and it's come out better than my own stuff ever does, and yesterday I saw he'd put a line of mine on a t-shirt. I wanted to tell the whole of the Overground, that's me! I said that! There's a clause. I'm not allowed to tell my own mum. I told the cat. I've just told you.",
  },
  {
    chakra: 5,
    text: "We had forty seconds of dead air today. Nineteen years on local radio, never happened. The caller said my son did it with a rope on Saturday, and I opened my mouth and there was nothing, my producer was doing circles with her hand at me through the glass. You fill. That's the job, you fill. I let it be quiet. You could hear the woman breathing. And then she said thank you. My boss wants a word.",
  },
  {
    chakra: 5,
    text: "I told my wife about the debt. Sixty-one thousand. I practiced in the truck, I'd practiced for about two years, and in the end I just set the folder on the bed and said I've been lying to you, and my voice went real high. She read every page. She didn't holler. She asked me one thing, is this all of it, and for the first time since I don't know when I could say yes.",
  },
  {
    chakra: 5,
    text: "I'm losing my Welsh. Nobody to speak it to since Mam went, it's all English in the home here, and they're good girls but it's bingo and how are we today. I talk to the kettle. The word for ladybird went on Monday, and I lay there till it came back. Then this new lad is changing the bulb and swears, in it, under his breath! I nearly kissed him. I talked at him till he'd to go and see to someone's toilet.",
  },
  {
    chakra: 5,
    text: "Group project, and Chad or whatever he's called did zero, and at the end the prof goes did everyone contribute. All of us just nodded. I nodded. It's been bugging me for days. It isn't Chad, it's that my head went up and down by itself when the answer was no. So I emailed her at like 1am. I said I wasn't honest in class on Monday. She replied at 1:04, she goes, I know, I was waiting for one of you.",
  },
  {
    chakra: 5,
    text: 'My husband has the aphasia since the stroke. He knows what he wants and what comes out is "Tuesday". Tuesday for tea, Tuesday for pain. I\'ve learnt the different Tuesdays. Last night we\'d had a bad day of it, he threw the card with the pictures on. And then when I was pulling the curtains he sang. You know the songs come from another part. He sang all of Danny Boy, every word, and then said "Tuesday" and wept.',
  },
  {
    chakra: 5,
    text: "The whole office got an email asking for feedback on the new boss, anonymous they said, and I wrote what everybody says in the toilets. No swearing, just what he does and how he does it. Then it got read out. In the meeting. He read mine in a funny voice and looked round to see who flinched. My face! I could have sat there. There was that hum from the projector. I said yes that's mine, and I meant the part about Rosa too.",
  },
  {
    chakra: 6,
    text: 'ok weird one. i had a dream that i was late for a train and a woman with a green umbrella said its fine they hold the door. woke up, forgot it. then TODAY, actual station, green umbrella, older lady, looks right at me. didnt say anything. but i slowed down, like ok theyll hold the door. and they did?? the guy held it with his foot. i got goosebumps down to my ankles',
  },
  {
    chakra: 6,
    text: "I fix pianos and people think it's ears. It's not, or not only. I walk in and there's a thing I get off the room before I've lifted the lid. Mrs. Dufresne's today: I thought, this isn't the piano. I told her leave it be, check your floor. I had nothing to go on. She called at six, her son went down the crawl space and there's a joist rotted clean through.",
  },
  {
    chakra: 6,
    text: "In the spreadsheets for the clinic the blood pressure of everybody goes up on the fourteenth. Small. I showed Anil and he said noise. But it does it in March and it does it in April, and only at the Jaipur site, and I could not sleep for it. It's as if someone is winking at me from behind the numbers. Finally it came while I was oiling my daughter's hair: it's payday, it's the new nurse, she rounds up.",
  },
  {
    chakra: 6,
    text: "Never liked the new minister and could not have told you why. Soft hands, maybe. The dog neither. My husband said Ruth you've taken against him and I had, from the second he came up the path, it was like when milk's about to turn but hasn't. I kept my mouth shut and my purse too. Well. The roof fund. Eighty six hundred dollars. I didn't feel clever, I just thought of his hands.",
  },
  {
    chakra: 6,
    text: "I've written down my dreams for one month for psych class and there's water in 19 of them. Never swimming. It's always coming in from somewhere, under a door, up through the drain, once out of the teacher's mouth. And I looked at the dates and it's only the nights I'm at my dad's. I didn't tell the class that bit. I did a pie chart of colours instead. But I keep looking at the dates.",
  },
  {
    chakra: 6,
    text: "The stock cars taught me, you don't watch the car in front, you look through him. I was coming off four on Saturday and everything went slow and kind of silver, and I lifted. For nothing. There was nothing there. My spotter's yelling what are you doing, and then the 22 gets loose way up ahead, and the seven behind him pile in, right through where I'd have been. I've run it back on the tape and I lifted before. A full second.",
  },
  {
    chakra: 6,
    text: "Grandmother reads the coffee, mother reads the cards, I've got a degree in statistics. So I'm not saying anything. But I did know the number of the house we would buy. I'd been doodling it since spring, 418, on envelopes and gas bills, my wife's got one on the fridge with it on. When the agent pulled up she grabbed my sleeve. Then of course you think of all the numbers you've doodled that didn't turn up. I can't think of any.",
  },
  {
    chakra: 6,
    text: "There's a spot on my walk home where I always think of Denise. Always the same bit of wall. It took me about a year to work out, I stood there sniffing like a beagle. It's not a smell. It's that from there, only there, you see three chimneys in a line and a fourth behind, like on the cover of the book she lent me. My eye had done the sum and never told me.",
  },
  {
    chakra: 6,
    text: "Fever dream or whatever it was, I was folding a map and each time I folded it there was another town in it. I was very calm about this. In the smallest one they were all waiting, everyone from the old street in their dressing gowns, and a boy handed me a key and said it's for the other side. I've been through my whole key ring since. There is one on there I can't account for. A little flat brass one.",
  },
  {
    chakra: 6,
    text: "You get to know when a kid is about to bolt. I've done pediatric ER for 16 yrs and I'll say to security, door, before the kid himself knows. There's no tell. There's about forty little tells and they arrive in a lump. Tonight a quiet mom, clean baby, a good story about a sofa. Everything checked. And I couldn't let them leave, I made up a form. I just kept inventing forms until the films came back.",
  },
  {
    chakra: 7,
    text: "Hospice volunteer training and they had us write everything we love on cards, twelve cards, then the teacher walks round and takes them from you. My guitar. My eyesight. Some she picks, some you hand over. I fought her for the last two. And then my hands were empty and I expected to feel awful, and it was only, I don't know, roomy. Like the gym after they fold the bleachers up. I'd nothing left to guard.",
  },
  {
    chakra: 7,
    text: "so im at this rave in a quarry right, 5am, i've had two beers and a red bull thats IT. sun comes over the edge. 3 thousand people and the bass and everyones arms are up and i looked at my arms and couldnt tell which were mine. i mean i could. but it didnt matter. we were like one big slow creature breathing. i hugged a security guard. been trying to explain it to my brother for 3 days",
  },
  {
    chakra: 7,
    text: "My daughter is in the cult or whatever it's called, in Oregon, and I've hired people, I've driven up there, I stood at a fence. Five years. This spring I was hoeing beans and I heard myself say, out loud, she's not mine. I don't mean I quit loving her. I mean I opened my hand. I looked at the beans and the hill and at how it all gets along without me steering it. I slept that night, first time.",
  },
  {
    chakra: 7,
    text: "At Varanasi we put my father into the river, a steel pot of him, still warm. I had worried about doing each part correctly, which hand, which words. Then the priest was bargaining on his phone and a buffalo came down beside me and a child was washing her hair a yard away, and it was all going along on the same water, the flowers, plastic, Papa. I let the pot tip. It wasn't leaving. It was only going in with everything.",
  },
  {
    chakra: 7,
    text: "Eclipse. We drove six hours to a Walmart parking lot in Missouri, not what you'd call a sacred site. And then the cold came and the light went like tin and a thousand folks with lawn chairs all went quiet at once, or hollered, I couldn't say which. I got down on my knees on the asphalt. I'm a Lutheran, we don't. I felt about the size of a seed and I didn't mind it one bit. I could have been gone and not minded.",
  },
  {
    chakra: 7,
    text: "I've had insomnia since college and tried everything, the app, the gummies, the weighted thing. Last night I quit. I said fine, I'm not going to sleep, ever, that's how it is. And I lay there listening to the highway. After a while the highway was sort of just happening and so was I, same thing, a long hush going by with nobody in it. I wouldn't call it sleep. It got light. I felt like I'd been rinsed.",
  },
  {
    chakra: 7,
    text: "When the fire came up the canyon we had eight minutes and I took the wrong stuff, I took a blender. We sat on the tailgate at the Kmart and watched the ridge go. All of it, thirty years, the piano. Somewhere about 2 a.m. I noticed that I was still here and there wasn't any of it that was me. It was the strangest thing. Stars out, ash coming down soft on everyone alike, and I kind of wanted to laugh.",
  },
  {
    chakra: 7,
    text: "First retreat, no phone, they feed you lentils. For six days I was just a sore bum with opinions. On the seventh I was sweeping the yard, and it went, the one who's always commenting. There was sweeping. There was a leaf, a man coughing over the wall, and none of it was outside of me or inside either. I don't know how long, a few strokes of the broom. Then I thought must tell Gemma, and bang, there I was again, holding a broom.",
  },
  {
    chakra: 7,
    text: "I fly gliders, have done since the RAF. You can wrestle one about, and I did for years, I flew the thing like a tractor. You get older and your wrists go. Saturday I had two fingers on the stick and I simply stopped asking it for anything. The lift took us. Four thousand feet, a buzzard on the wingtip turning with me, not a sound. I'd no idea who was flying and it seemed rather a rude question.",
  },
  {
    chakra: 7,
    text: "She wouldn't feed. Day five and I had the charts and the pump and the app, I'd got the lactation woman coming at two. I was crying on to her head. And my mother in law took the clock down off the wall, she took the phone off me, drew the curtain and went out. So it was just dark and the rain going. I gave up, I stopped being someone who's doing something. We were one lump of warm. I don't know when she latched.",
  },
  {
    chakra: 8,
    text: "My grandpa's tools came in the mail, like forty pounds of them, and I live in a studio. So I started with the one plane. Then a shelf for the plane, with the plane. It's my Korean side and my Nebraska side in one box, he used to say, because half the saws cut on the pull. Tonight I finished the bench. I used both kinds on every joint. It's square. I put my rice cooker on it.",
  },
  {
    chakra: 8,
    text: "been doing the patchwork jacket all winter. its bits of everything, my karate gi from when i was 9, the curtain from the squat, a piece of mums sari that got burnt, my ex's jeans lol, the hi-vis from when i did the roads. i thought itd look like a bin. but then i found this dark red thread and went over all the edges with it and it just pulled it together. wore it to the shop. thats me i thought. thats all of it",
  },
  {
    chakra: 8,
    text: "The therapist asked what I did with Sergeant Hollis when I came home and I said I parked him. Six years. Lately I've been coaching the under tens, and what do you know, there he is: line up, kit check, drink your water. But it's with my own daft jokes, and in my mum's voice when somebody grazes a knee. I came off that pitch on Sunday and I hadn't had to leave anyone in the car.",
  },
  {
    chakra: 8,
    text: "I set myself the job of getting the old wireless going. It had come down to me in three biscuit tins. You learn what goes to what by leaving it out on a sheet and walking past it for a month. The valve was from a chap in Utrecht, the cloth my wife found, the cabinet I'd to make new on the one side. Tonight I closed it up. Hum, crackle, then a man reading the shipping. Every part of that was rubbish on its own.",
  },
  {
    chakra: 8,
    text: "What to do with a degree in marine biology, ten years of waitressing and a kid who won't eat? I'll tell you. I've opened a fish place, eleven stools. There's a tank, I do a talk at four for the little ones, they get to meet the lobster and then they eat the chips. I drew the menu. Even the waitressing, I know how to carry nine plates of the thing I know about. It's like somebody finally handed me the box lid with the picture.",
  },
  {
    chakra: 8,
    text: "We've been putting together the village book, three of us, in the hall. Photographs on one table, the letters, tithe maps, somebody's recipe for eel. The incomers and the old families wouldn't sit on the same side at first. Now there's a long roll of lining paper round all four walls with string on it going from this one's great aunt to that one's cottage. I tied the last string last night. You could walk right round it and come back to where you'd started.",
  },
  {
    chakra: 8,
    text: "I was raised by deaf parents and I went into sound. Everyone finds that funny. Two lives, sign at home, headphones at work. This year I built them the floor: plywood, twelve old speakers screwed on underneath, every track I ever mixed pitched down until it's something you stand on. It took four months and a lot of splinters. On Sunday my mother took her shoes off. She stood in the middle of it and signed: so that's what you do.",
  },
  {
    chakra: 8,
    text: "I knit one row a day, whatever color the day was, since the first chemo. Some of it's ugly. There's a run of mustard in March I don't care for. My niece said I should take out the bad bits and I thought about it, and no, it'd unravel, you take out March and there's no April. It's done as of last night. Three hundred sixty five rows. I bound it off and put it round my shoulders, all of it, the mustard too.",
  },
  {
    chakra: 8,
    text: "For the exhibition I took one thing from each job I've had. Bus ticket machine, surgical clamp, a whisk, the boss's stapler (nicked). Welded them on a bike frame. For months it was just a heap in the yard and the missus asked when the scrap man was due. Then I turned the whisk about and the clamp went through it and it stood up, it had a neck, it was a horse. It'd been a horse all the way along. Nothing left over but one screw.",
  },
  {
    chakra: 8,
    text: "Being from both, you get told to tick one box. My father's people weave, my mother's are bookkeepers from Leeds. I was hopeless at each of them alone. Then I began doing the data blankets: rainfall, bus times, my gran's blood sugar, every number gets a thread, on the loom he carried over on the plane. It's sums and it's cloth. I cut the tenth one off this morning and for once I couldn't have told you which half of me made it.",
  },
];
