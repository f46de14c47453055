import type { Journal } from './journal.ts';

/** A lobster fisherman of 59 near Halifax, Nova Scotia; he drops selling the licence and retiring, and the crib nights at the Legion go silent. */
export const halifaxFisherman: Journal = {
  name: 'halifax-fisherman',
  planted: {
    recurring: [
      [
        'fishing',
        'lobster',
        'lobster fishing',
        'work',
        'the boat',
        'hauling traps',
        'the catch',
        'the season',
        'on the water',
        'the wharf',
      ],
      [
        'Joanne',
        'my wife',
        'wife',
        'marriage',
        'my marriage',
        "Joanne's work",
        "wife's job",
        'life with Joanne',
      ],
      [
        'shoulder',
        'my shoulder',
        'shoulder pain',
        'bad arm',
        'rotator cuff',
        'health',
        'physio',
        'injury',
        'sore arm',
      ],
      [
        'Kelly',
        'my daughter',
        'daughter',
        'Owen',
        'my grandson',
        'grandson',
        'daughter and grandson',
        'family in Alberta',
        "Kelly's visit",
      ],
      ['Cory', 'deckhand', 'my deckhand', 'nephew', "Joanne's nephew", 'my helper', 'crew'],
      [
        'retirement',
        'retiring',
        'selling the licence',
        'the licence',
        'giving up fishing',
        'selling out',
        'stopping work',
        'last season',
      ],
    ],
    emerging: [
      [
        'skiff',
        'building a skiff',
        'boat building',
        'boatbuilding',
        'the rowing boat',
        'building a boat',
        'wooden boat',
        'the skiff',
      ],
    ],
    avoided: [
      [
        'retirement',
        'retiring',
        'selling the licence',
        'the licence',
        'giving up fishing',
        'selling out',
        'stopping work',
        'last season',
      ],
      [
        'crib',
        'cribbage',
        'Legion',
        'the Legion',
        'Doug',
        'card games',
        'crib nights',
        'playing cards',
        'my friend Doug',
      ],
    ],
  },
  facts: [
    { question: 'What did I toss in to put out the trouble in the flue?', entry: 5 },
    { question: 'What keepsake did my wife receive after the man she looked after died?', entry: 13 },
    { question: 'Who beat us in the card contest?', entry: 15 },
    { question: 'Which part broke down and stopped us offshore?', entry: 20 },
    { question: 'What sweet thing did I eat outdoors in town on a stormy day off?', entry: 22 },
    { question: 'What had a teacher remarked about me as a child?', entry: 23 },
    { question: 'What item of clothing did I give as a present?', entry: 27 },
    { question: 'What did my helper lose overboard?', entry: 29 },
    { question: 'What did the newest person my wife cares for once do for a living?', entry: 33 },
    { question: 'How much did I pay for the wood?', entry: 39 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 600,
      writing:
        "Joanne gave me this book at Christmas and it sat on the fridge till March, so here goes. I'm fifty-nine, I fish lobster out of Sambro, half an hour from Halifax, same wharf my people always have. Hauled two hundred and ten traps today, dead calm, minus nine. Catch was poor, three hundred and forty pounds, which is March for you. The lobsters don't move when the water's this cold, you might as well be setting for rocks. Boat's running good. We were in by one, had her washed down by two. Pea soup for supper. I don't know what a person is meant to put in one of these but that's what I did.",
    },
    {
      day: 2,
      durationSeconds: 510,
      writing:
        "Right shoulder's bad today. It's been bad since January but this morning I went to reach for the coffee tin and had to switch hands. It's the hauling, forty-one years of it, same arm, same motion. Took two Advil and rubbed on that green stuff that stinks of peppermint. Wind was southeast thirty so we stayed ashore and I was glad of it, for once. Went up to Canadian Tire instead and got washer fluid, a headlamp and a bag of salt. Roads are all potholes. The fella at the cash used to be a goalie for the Bay team, I couldn't call up his name till I was home with my boots off.",
    },
    {
      day: 4,
      durationSeconds: 540,
      writing:
        "Thursday, so crib at the Legion with Doug. We've played Thursdays for twenty-odd years, quarter a game, and he's into me for about a car by now. He pegged out tonight while I was sitting on a twenty hand and never got to count it. He did a little dance with his chair. There were only eight of us in the place and the bar fella was watching curling with the sound off. I had one Keith's and a bag of chips. It's a good night, you don't have to say anything. Home by ten. Coming over the hill I had to stop for a deer standing in the road like she was waiting on a bus.",
    },
    {
      day: 7,
      durationSeconds: 480,
      writing:
        "Our daughter called from Alberta. Kelly's been out there nine years, she runs the office for a pipe outfit in Red Deer. She had the boy beside her, Owen, who's four, and he told me for ten minutes about a digger he saw. I couldn't follow half of it. I'd have listened all night. She says it was minus twenty-six and they still had recess at the daycare. I always hang up from talking to her and go find something to fix. Tonight it was the hinge on the porch door, it's been squeaking since the fall. Three drops of oil. You wonder why you leave a thing like that so long.",
    },
    {
      day: 9,
      durationSeconds: 540,
      writing:
        "Better day on the water. Four hundred and sixty pounds, and a good run of markets in it. Cory was quick today, I'll give him that. Had his bands ready and kept his mouth shut till nine o'clock. We shifted forty traps off into deeper water, twenty-five fathom, on a hunch I had, and I'll know next week if I'm as smart as I think I am. Saw two harbour porpoises off the Cape and a tanker waiting on a pilot. Cory ate four sandwiches before ten. I don't know where he puts it, there's nothing to him. My gloves are done, got to pick up a pair at the co-op, the orange kind, large.",
    },
    {
      day: 10,
      durationSeconds: 570,
      writing:
        "Chimney fire this morning, or nearly. I'd lit the stove and gone out for an armload and when I came back there was a roar in the pipe like a jet going over. Shut the damper, shut everything, threw in a cup of baking soda the way my grandmother did. It quit. The volunteer fire department came anyhow, six of them tramping through the kitchen, and I knew every one of them from the cradle. Turned out to be creosote, a whole winter of it, because I'd been burning spruce that was never dry. Fella's coming Monday to sweep it, ninety dollars. We had the oven door open for heat all afternoon and watched two game shows.",
    },
    {
      day: 11,
      durationSeconds: 510,
      writing:
        "Joanne's on nights this week. She does home care, she sits with an old fella in Purcell's Cove who can't be let alone, so she goes out as I'm coming in and we meet over the kettle. My wife's sixty hours a week at that and never a word of complaint. I had the supper on for her when she got up, just beans and wieners, and she acted like it was a banquet. Then I went over to the Legion. Doug had saved my seat and we split four games of crib. He's got a new way of shuffling he learned off the computer and cards went all over the floor.",
    },
    {
      day: 15,
      durationSeconds: 540,
      writing:
        "Well, I wasn't as smart as I thought. Twenty-five fathom gave me eleven lobsters out of forty traps. Shifted the works of it back in. While we were at it a fella from down Lunenburg way called on the cell, heard I was getting on, wanted to know was I thinking of selling the licence. I told him I had my hands full. That's not something I'm going to write about, when I retire or if I do. Next thing. We lost one trap, line chafed right through on a rock, I've got the buoy and nothing under it. Three hundred pounds for the day. Hot bath, pork chop, asleep in the chair by seven.",
    },
    {
      day: 17,
      durationSeconds: 480,
      writing:
        "Kelly sent a video of Owen skating. He's got a milk crate he pushes in front of him and he goes like the devil, then he looks round to see who's watching and down he goes. Not a tear. I must've watched it fifteen times. I showed it to the boys down at the wharf and they put up with me. He's got her chin. I told her on the phone I'd buy him his first real stick and she said he wants a pink one, so pink it is. Blew hard all day, snow squalls, nobody went out. Cleaned the truck. Found nineteen dollars in change under the seats and a sandwich I won't describe.",
    },
    {
      day: 20,
      durationSeconds: 600,
      writing:
        "Power's been out thirty hours. Wet snow, then wind, then a pole down by the church. I'd rather not haul water in a bucket at my age but there you go, the pump doesn't work without it, so I hauled it, nine trips from the well, and told myself it was character. We cooked on the woodstove, now that the chimney's swept. Fish cakes never tasted better. Played the radio off the truck battery. The young couple up the lane with the baby came down and stayed the night in the spare room, and the baby slept better than any of us. Lights came back at four this morning and every one in the house was switched on.",
    },
    {
      day: 25,
      durationSeconds: 480,
      writing:
        "Crib night. Doug brought his brother-in-law from Truro, who wanted to play three-handed and talked through every hand about his heat pump. We were too polite. Well, I was. Doug asked him was it a pump or a religion. I took the last two games and came home up a dollar seventy-five, which I've put in the jar on the windowsill. The Legion's got a sign up, they need a new roof, and they're going to run a tournament for it week after next. Doug's put our names down as a team without asking. He says we'll be called The Fifteen Twos. I suppose we will be.",
    },
    {
      day: 26,
      durationSeconds: 510,
      writing:
        "Couldn't lift the arm over my head this morning. Joanne had to pull the sweater down on me like I was a youngster. I ran the hauler left-handed and Cory did all the lifting, both ends, without being asked. I saw him looking at me when he figured I wasn't looking. He's twenty-three and his shoulders work. Around noon he said Skip, why don't you just drive, and I bit his head off, and then I drove. He was right. Made it up to him with a coffee and a cruller from Tim's. I'll ask at the clinic if there's something stronger than Advil, though you wait three hours in there for anything.",
    },
    {
      day: 28,
      durationSeconds: 540,
      writing:
        "Water's up half a degree and you can tell. Five hundred and twenty pounds today, and they were snapping. I had eight in one trap, haven't seen that since December. Price is holding at nine and a half. There was a skim of ice in the harbour going out and I took her through it slow, you hear it all along the hull like somebody tearing cloth. On the way back I let the engine idle off the Ledges and had my tea with nothing around but the swell. This is what I go for, if you want to know. The money's one thing. Forty-one seasons and I still like the first trap of the day coming up.",
    },
    {
      day: 30,
      durationSeconds: 480,
      writing:
        "Joanne's old fella in Purcell's Cove passed away on Sunday. She was with him. She'd been going in there three years, and she knew how he took his egg. The family gave her his barometer, which nobody else wanted, a nice brass one, and she cried about it in the car and then came in and asked me where it ought to hang. We put it by the back door. It says Fair. My wife doesn't get sad like other people, she gets tidy, and she did every cupboard in the kitchen by suppertime. I stayed out of the road, then I took her out for fish and chips, two-piece, and she ate mine too.",
    },
    {
      day: 32,
      durationSeconds: 540,
      writing:
        "Had a stranger aboard. The Dalhousie University crowd are counting sea ducks and they asked around the wharf for a boat to take one of them, and my name came up, so there she was at five in the morning, Priya, with a clipboard and a suit that would float a cow. Sick as a dog the first hour and never put the clipboard down. She counted eleven hundred eiders and four harlequins. She was tickled about the harlequins. I told her the old-timers used to eat them and she wrote that down too. She left us a box of squares with coconut in them. Nice girl. Can't see myself doing that for a living, counting, but somebody's got to.",
    },
    {
      day: 34,
      durationSeconds: 570,
      writing:
        "The roof tournament at the Legion. Twenty-two teams, and Doug wore a tie with cards on it. We won our first four and I started to believe in it. Then in the semis we ran up against two ladies from Terence Bay, eighty if they were a day, and they skunked us. Skunked, and one of them patted my hand. They raised two thousand three hundred for the shingles. Doug was low about it till they brought out the chowder. I said next year, and he said at our age you don't say next year, you say next Thursday. It was a grand night all the same. I won a ham in the fifty-fifty.",
    },
    {
      day: 36,
      durationSeconds: 510,
      writing:
        "I've been writing Cory this, Cory that. He's Joanne's sister's boy. He came to me in November with no job, no car, and a bit of trouble behind him in Dartmouth that's nobody's business, and I said I'd try him as deckhand till Christmas. Well, it's April. Some days I could throw him over the side. He was late twice this week, slept in, and I stood there on the wharf with the engine running and every other boat gone. But he's good with his hands, he can splice better than me now, and yesterday I heard him whistling. His mother called Joanne to ask how he's doing. I told her to say not bad.",
    },
    {
      day: 37,
      durationSeconds: 480,
      writing:
        "Shoulder's no better. I slept in the recliner because lying flat makes it throb, and Joanne finally got me in to the clinic. Young doctor, cold hands. She figures the rotator cuff's torn and I'm to have it scanned and see a physio in Spryfield. Then she asked how much longer I planned on fishing, had I a date in mind for retiring. I said I'd think on it. I don't want to get into that. I'll get into what they charge for parking instead, eight dollars for an hour and ten minutes, and the machine wouldn't take coins. I let the woman behind me use what was left on my ticket. Clam strips on the way home.",
    },
    {
      day: 42,
      durationSeconds: 540,
      writing:
        "Easter Sunday. Kelly called before church there and after dinner here, with Owen roaring around full of chocolate. She sounded tired. She's on her own with him since Brent moved out, over a year now, and the rent's gone up to two thousand and she won't take a cent off us, we've tried. Joanne and I both got on the line, one on each phone like in the old days. After we hung up the two of us sat there. Joanne said if that girl was in the next house she'd be too far. We had ham, that ham I won, and scalloped potatoes, and I did the dishes. Rain all evening.",
    },
    {
      day: 46,
      durationSeconds: 480,
      writing:
        "Crib at the Legion, and I lost five straight. Doug couldn't do a thing wrong, he'd cut a jack if you handed him a sandwich. I didn't much mind. He was telling me about the summer the two of us worked on the ferry, 1985 it was, when he let the ramp down on a Buick. I'd forgotten the Buick. We laughed till the bar fella turned the sound up on us. They've got tarps and staging up already for the new shingles, so you go in by the side door past the kitchen. I had the hot turkey sandwich. Gravy was good. I'm to bring my own cards next Thursday because theirs are gone soft.",
    },
    {
      day: 47,
      durationSeconds: 600,
      writing:
        "Engine trouble. She started coughing off Pennant Point with eighty traps still to go, then the temperature went up and I shut her down. We drifted a good half hour while I had my head in the box. Raw water pump, the impeller had come apart like wet cardboard. I keep a spare, thank God, and I got it in with one arm and a lot of language. Hauled the eighty after all. Four hundred and ten pounds for the boat. Came in at five instead of one and they'd left the buyer's light on for us. I've ordered two more of the impellers. Sixty-three dollars each, for a bit of rubber.",
    },
    {
      day: 49,
      durationSeconds: 510,
      writing:
        "First visit to the physio in Spryfield. Her name's Bernadette and she's about five foot nothing and she hurt me more than the Atlantic ever did. I've got exercises: walk your fingers up the wall, swing the arm like a pendulum with a can of soup in your hand, pull on a big elastic tied to the doorknob. Three times a day. I'm to ice the shoulder after. She says it's been going a long time, and asked why I didn't come five years ago. I had no answer to that. Used the tomato soup for the first lot and then had it for dinner, so I had to finish up with peas.",
    },
    {
      day: 50,
      durationSeconds: 480,
      writing:
        "Nothing doing, blowing a gale. I went into the city for a haircut, the same barber on Agricola Street since I was thirty, and he's down to two days a week and his hands shake but he still does a straight line. Then I bought a pair of shoes. Joanne's been at me about the old ones. Then I had an hour to kill so I walked through the Public Gardens, not open yet, you look in through the bars, and a fella was raking the beds. There were crocuses. I'm not a flower man. Bought a lemon pie at the bakery, ate a piece on a bench out of the wind with my pocket knife, and felt about ten years old.",
    },
    {
      day: 52,
      durationSeconds: 510,
      writing:
        "The fella from Lunenburg called again about the licence, and he named a number this time. It's a big number. I'm not putting it down here and I'm not going to talk about giving up fishing, so that's that. On to something else. Joanne had me up in the attic after the summer curtains and I found my school reports, the whole string of them tied up in rope. Grade six: he looks out the window. They had that right. I found the crokinole board too with most of the buttons, and we had a game after supper on the kitchen table. She won. She's got a finger like a hammer.",
    },
    {
      day: 54,
      durationSeconds: 540,
      writing:
        "Had it out with Cory. He didn't show at all this morning, phone off, and I went out alone with one good arm, which is foolish and against every rule I've got. Hauled sixty and came in. He turned up on the wharf at noon, grey in the face, he'd been up at the bars with that old Dartmouth crowd. I said I don't care what you do Saturday but you don't leave a man alone on the water. I said one more time and you're done. He never argued. He washed down the whole boat and did my oil change and walked home, four miles, because he wouldn't ask for a drive. I felt rotten watching him go.",
    },
    {
      day: 55,
      durationSeconds: 480,
      writing:
        "Big news. Kelly's coming home for the summer, her and Owen, first of June till the end of August. Her outfit's letting her work off the computer. Joanne screamed right in my good ear. It's two years since we laid eyes on our daughter and the boy won't know me from Adam, only as a face on a phone. I've been going around looking at the house like a four-year-old. There's a hole in the fence. There's the well cover. There's that paint I keep under the step. I've got a list as long as my arm. Spare room wants a small bed, and I know where there's one, in my cousin's barn at Ketch Harbour.",
    },
    {
      day: 57,
      durationSeconds: 570,
      writing:
        "Spring fishing now for true. Eight hundred and ninety pounds, the best day since the opening week, and every one hard-shelled and black as your boot. The crates were full by eleven and we had them two deep on the deck with wet sacks over. The whole fleet was smiling. I had the radio on with the boys going back and forth, everybody lying about where they were. Water's at five degrees and it's like somebody rang a bell down there. The arm was sore and I didn't care. I came in past the lighthouse with the sun on my back and I thought, remember this one. So I'm writing it down. Two helpings of shepherd's pie.",
    },
    {
      day: 59,
      durationSeconds: 510,
      writing:
        "Joanne's birthday, fifty-eight. I got her a proper raincoat, the good yellow kind from the city, not off the wharf, and a card with nothing funny on it. She put it on and wore it through breakfast. We drove out to Peggy's Cove before the tour buses and walked around on the rocks like we did when we were courting, except slower, and then we had lobster, if you can believe it, at a restaurant, forty-six dollars. She said they'd cooked it too long, and they had. Thirty-four years married this fall. I don't say much to my wife along those lines but I held her hand all the way to the truck, and she let me.",
    },
    {
      day: 62,
      durationSeconds: 480,
      writing:
        "Had the scan. They put you in a pipe and bang on it for half an hour and you can't scratch. The woman asked did I want music and I said anything but bagpipes, so naturally she found me bagpipes and thought it was some good joke. It was, too. They'll have the results for the shoulder in three weeks. I've been keeping up with the elastic on the doorknob and I can get my hand as high as my ear now, which I couldn't before. Bernadette gave me a gold star, a real sticker, like for a kid. I stuck it on the wheelhouse window. Hauled in the afternoon, six hundred even.",
    },
    {
      day: 64,
      durationSeconds: 540,
      writing:
        "Close call today. Rope came round Cory's boot as the trawl was going over, and he was on his way to the stern before I saw it. I had her out of gear quicker than I've ever done anything and he got his knife to it. It took the boot. It's down there now in eighteen fathom, size eleven. He sat on a crate for a bit, white, and then he laughed, and then I did. Nobody said anything more about it till we were tied up, when he told me thanks, Skip. I've lost two friends to that in my time on the water, it takes one second. New rule aboard, no standing in the bight, and I painted a red line.",
    },
    {
      day: 66,
      durationSeconds: 600,
      writing:
        "All right. I've been dodging it so I'll put it down. Joanne and I sat up with the calculator last night, about selling out and retiring. The licence with the boat and gear would clear the loan and leave us enough, not rich, enough. She'd be able to drop to three days. I'd be home. And do what, I said. She said that's the question, isn't it. My father went at seventy-one with his oilskins on the hook. I told her I could see one more season, maybe two, if the arm holds. She said she'd take what she could get. So that's where it stands. It wasn't so terrible to say it. We went to bed at midnight.",
    },
    {
      day: 69,
      durationSeconds: 480,
      writing:
        "Owen wanted to know on the phone tonight do lobsters sleep. I said I never caught one at it. He wanted to know could he have one in the bathtub when they come. I told him he'd have to ask his grandmother, and I heard Kelly laugh in the back, the way she used to. She's packing already. They fly on the second of June, through Toronto, getting in at eleven at night. I fetched the little bed out of the barn and sanded it, and gave it two coats of blue. There's a mouse nest in the mattress so that went to the dump. The fence is patched. I've moved the paint.",
    },
    {
      day: 71,
      durationSeconds: 510,
      writing:
        "Cory's been on time eleven days running. I've said nothing, I don't want to jinx it. He bought himself an alarm clock with bells on top, showed it to me like it was a new truck. Fishing's dropped off a bit, five seventy today, but clean. I let him take the wheel from the outer buoy right in to the wharf and I baited bags in his place, and he brought her alongside so soft you wouldn't have cracked an egg. I saw a couple of the older fellas watching. He's been asking me about the course you take for your papers. I told him I'd drive him up there myself. His mother's sending me a rhubarb pie.",
    },
    {
      day: 73,
      durationSeconds: 480,
      writing:
        "Joanne's started with a new client, a lady in Herring Cove who was a schoolteacher, ninety-three and sharp as a tack, and corrects her grammar. Days only. So we've had suppers together like regular people all week. Last night my wife read me bits of the paper while I peeled potatoes, and I thought how long it's been since we were both in the kitchen with the light still on outside. There's a dance at the fire hall on Saturday, and she wants to go. I told her I can't dance. She said thirty-four years and I think she hasn't noticed. So I'm to find a clean shirt.",
    },
    {
      day: 77,
      durationSeconds: 540,
      writing:
        "Scan's back. It's a tear, near full, in the right shoulder, and there's some arthritis in the joint for company. The doctor says surgery, and the wait is eight to ten months, and it'd be six months after that before I could haul. Or I can go on with the exercises and live with it, plenty do. She'll put me on the list anyhow. I wasn't surprised. I sat in the truck a while and ate a doughnut. Bernadette says don't make up my mind till I see how it is in the fall, and that I'm the only patient she has who actually does his homework. Soup cans in both hands now. Chunky beef.",
    },
    {
      day: 82,
      durationSeconds: 510,
      writing:
        "Five days left in the season and they're going fast. Seven hundred pounds today, warm enough for shirt sleeves by ten. We've started bringing some of the gear ashore, thirty traps a day. The fellas on the wharf were all asking is this my last one, am I packing it in, and I said pass me that rope. I'm not going to write about that, I did it once and once was plenty. I'll say instead that there were gannets working off the Cape, hundreds, dropping like somebody'd thrown them, and Cory and I shut her down and watched till our tea went cold. Mackerel must be in. Might get a feed of them Saturday.",
    },
    {
      day: 87,
      durationSeconds: 600,
      writing:
        "Last day. Landed the last of two hundred and fifty traps at ten past two, and I've got them stacked in the yard six high with the rope coiled inside. We finished up with four hundred and thirty, and a blue one, bright as a bottle, that Cory wanted to keep, so we put it back over. All told it was a fair season, better than last. I paid Cory off with a bit extra. I shook hands with everybody along the wharf like you do. The boat looks bare. I pumped her out, shut off the batteries and stood around a while longer than I needed to. Then I went home and ran a bath and stayed in it till it was cold.",
    },
    {
      day: 88,
      durationSeconds: 540,
      writing:
        "I'm going to build a skiff. I was turning over the shed, making room, and came on my father's moulds hung up in the rafters, for the fourteen-foot rowing boat he used to build, every one marked in pencil in his hand. I thought they'd been burned. I took them down and wiped them off and laid them out on the grass in order, and they're all there but one. I can make the one. I spent the evening with a tape and a bit of brown paper working out what lumber I'd need: cedar for planking, oak for the ribs, a spruce board for the bottom. I've never built a boat in my life, only worn them out. Forgot my supper entirely.",
    },
    {
      day: 90,
      durationSeconds: 510,
      writing:
        "They're here. Kelly came through the doors at the airport with Owen asleep over her shoulder, one boot on, one boot gone, and Joanne had the two of them in her arms before I'd found a place for the cart. Our daughter's thin. She cried and then said it was only the flight. This morning at six I came down and there was a small fella in his pyjamas at the kitchen table, looking at me. He said are you Grampy. I said I was. He said do you have a digger. I gave him Shreddies and we went out to see the traps and he climbed them, all the way up, before I could get my mug down.",
    },
    {
      day: 93,
      durationSeconds: 480,
      writing:
        "Went up to the mill at Hubbards for the skiff lumber. White cedar, clear, twelve-foot boards, and it smells so good that I drove home with the window down and the heater on. Four hundred and sixty dollars. Cory came along to load, since I'm not to lift, and he asked could he help me build her, just evenings, no pay. I said I don't know what I'm doing and he said that makes two of us. So we set up the strongback in the shed tonight and levelled it with shims. He's starting his course on Monday, the fishing master's ticket, and he's got a girl who drives him. The strongback's out by a quarter inch. We'll fix it.",
    },
    {
      day: 96,
      durationSeconds: 540,
      writing:
        "Joanne took a day off, the first in I don't know when, and we all went to Crystal Crescent beach. Water would stop your heart. She went in to her waist with Owen on her hip, the both of them shrieking, and I held the towels. My wife's the happiest I've seen her in years. On the blanket she asked had I thought any more about selling, with them here and all. I said I'd sooner have a sandwich. I don't want to write about the licence or retiring, so never mind. It was egg salad, with sand in it. Kelly fell asleep in the sun and burned one side. We stopped for ice cream on the way, grape-nut for me.",
    },
    {
      day: 99,
      durationSeconds: 600,
      writing:
        "First plank's on. It took the whole day and three tries and I steamed it in a length of stovepipe with the kettle going underneath. Owen is in charge of clamps. He hands me one at a time and says clamp, like a doctor on the television, and he's got a pencil behind his ear because I have. He asked what's the skiff's name and I said you don't name her till she floats. He's thinking of Digger. My shoulder ached some by the end but it's a different ache, there's no boat pitching under it. Kelly stood in the shed door with her coffee and watched for an hour. She said I was humming. I never knew I did.",
    },
  ],
};
