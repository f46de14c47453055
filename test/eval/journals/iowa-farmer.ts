import type { Journal } from './journal.ts';

/** A farmer of 63 in Iowa: rain that does not come, the note at the bank, cattle, a son in Des Moines, a wife who took up painting. */
export const iowaFarmer: Journal = {
  name: 'iowa-farmer',
  planted: {
    recurring: [
      ['the drought', 'drought', 'rain', 'weather', 'no rain', 'dry weather', 'the dry spell'],
      ['the bank', 'bank', 'the loan', 'debt', 'the note', 'money', 'farm finances'],
      ['cattle', 'the cattle', 'cows', 'calves', 'the herd', 'heifers', 'calving'],
      ['my wife', 'Linda', 'wife', 'marriage'],
      ['my father', 'father', 'dad', 'my dad'],
    ],
    emerging: [['my heart', 'heart', 'the cardiologist', 'chest pain', 'heart trouble']],
    avoided: [
      ['my son', 'son', 'Tyler', 'the boy', 'who takes the farm'],
      ['church', 'the church council', 'council', 'the parish', 'the Lutheran church', 'trustees'],
    ],
  },
  facts: [
    { question: 'Why did one extra animal escape being culled?', entry: 1 },
    { question: 'What is the price of replacing the heating?', entry: 3 },
    { question: 'Which meat is he in charge of for the fundraiser?', entry: 6 },
    { question: 'Which parcel might have to be sold off?', entry: 9 },
    { question: 'What hazard does the roadside notice wrongly announce?', entry: 12 },
    { question: 'In which city is the spare bearing sitting?', entry: 15 },
    { question: 'At what time did the downpour begin?', entry: 19 },
    { question: 'What did the injured neighbor carry the severed part in?', entry: 21 },
    { question: 'By how much has the water level in the well fallen?', entry: 25 },
    { question: 'What will become of the timber from the country school?', entry: 27 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 600,
      writing:
        "Doc Wieland's girl said try it longhand but I type better than I write. All right. Eleven days with no rain and the beans are just standing there like kids who missed the bus. I drove the section roads tonight with the window down and it was dust, dust, then that sweet smell off Petersen's alfalfa. He irrigates. I'm not saying anything about it. The sky's been the color of a dishpan since the Fourth and every evening it makes like it's going to do something.",
    },
    {
      day: 2,
      durationSeconds: 540,
      writing:
        "Sorted heifers with Dale from up the road. He's eighty and moves like a rusty gate, but put him in a pen and he knows where each one's going before she does. We cut out nineteen to keep. There's a little red one with a white patch on her eye that came up and licked the tailgate the whole time, so I kept her too, no good reason. Twenty then. You get soft.",
    },
    {
      day: 4,
      durationSeconds: 630,
      writing:
        "Went in to see Wendell about the operating note. His father used to do it across the hood of a truck with a pencil. Now it's a conference room with a bowl of mints. Eight and three quarters percent. He turned the screen around so I could see it, like that'd help. I said Wendell, your dad lent me my first forty cows on a handshake. He said I know it. He looked about as happy as I did.",
    },
    {
      day: 6,
      durationSeconds: 520,
      writing:
        "Council met till ten thirty on the furnace. It's either nineteen thousand for a new one or wear coats. I've been a trustee for twelve years, and I believe we've talked about that furnace for eleven of them. Marlys brought bars. Pastor Kim prayed it'd be resolved in a spirit of unity and then Gene and Harold took it outside, two men with three good knees between them.",
    },
    {
      day: 8,
      durationSeconds: 570,
      writing:
        "Linda's taken up painting. There's a class at the library, watercolors, and she came home with a barn that looked like it was melting. I said that's real nice. She said don't say nice. So I looked longer and said the sky was right, and it was, it was exactly right, that yellow you get before hail. Thirty-eight years and I never knew she saw it too. She's stuck it on the icebox with the vet's magnet.",
    },
    {
      day: 11,
      durationSeconds: 490,
      writing:
        "Tyler called, didn't talk long. Well. Got four tenths overnight, first since June, I went out in my shorts and stood in it like a damn fool with the dog looking at me from the porch. Four tenths won't do but the corn uncurled by noon. You could hear it almost. I walked down the end rows and dug with my finger, and it was damp to the first knuckle and after that like flour.",
    },
    {
      day: 13,
      durationSeconds: 610,
      writing:
        "The furnace won. Nobody voted for coats. We're to have a supper in October to pay for it, and I got put down for the hams on account of owning the smoker. I grouse about that place, but I was baptized there and my folks are out back under the cedar. I sat in the pew a spell after they'd gone, listening to the old furnace knock. Forty years I've been hearing that, all through the sermons.",
    },
    {
      day: 15,
      durationSeconds: 560,
      writing:
        "Pinkeye in the south pasture. Had eleven of them up in the chute today, patch and shot and patch and shot, ninety-six degrees. The one-eyed-looking red heifer was fine, wouldn't you know. The neighbor kid held tails. We got kicked one apiece. I don't care what it pays, there's a satisfaction in turning out a cow at the end of a day that can see where she's headed.",
    },
    {
      day: 18,
      durationSeconds: 500,
      writing:
        "They have us in D3 now, severe turning extreme. There's a fella on the radio does the map every noon, in the same voice as ball scores. The creek's just a string of puddles with herons standing around in them, like a bar at closing time. I shut the fan off last night so as to hear if any rain started. It was the refrigerator.",
    },
    {
      day: 20,
      durationSeconds: 640,
      writing:
        "I did the figures at the table three ways. One way we make it if corn touches five ten. Another way we make it if I sell the east eighty. The last one's no way at all. The note comes due on the first of March regardless, it doesn't care about the creek. My dad owed money every day of his life and whistled. I don't know how he did that, I truly don't.",
    },
    {
      day: 22,
      durationSeconds: 530,
      writing:
        "She did old Ernie from the elevator. He sat on a bucket for two hours in the shop while she painted him, and he never moved, I expect he was asleep for some of it. It's him, though. It's got that set of the mouth. The library lady wants to hang it in the front. My wife laughed like a girl when they called, and then went around the rest of the evening straightening things that were already straight.",
    },
    {
      day: 25,
      durationSeconds: 580,
      writing:
        "Supper's in two weeks and we've sold three hundred and ten tickets, with a fellowship hall that seats one-twenty. Gene says shifts. Harold says tents. I had a council of war with Marlys in the church kitchen and she's got it all on one index card, God bless her. I've been up every night feeding hickory in to the smoker and smell like a ham myself. The dog follows me everywhere.",
    },
    {
      day: 27,
      durationSeconds: 510,
      writing:
        "County put a new sign out on the blacktop, says Dip. There's no dip. There's been no dip since '91 when they filled it. People brake for it anyway. I sat on the tailgate twenty minutes with a sandwich and watched six cars slow down for something that isn't there and speed up again after. I could've told them. But then I caught myself braking for it coming home.",
    },
    {
      day: 29,
      durationSeconds: 620,
      writing:
        "Fed four hundred and two people. Ran clean out of ham at ten to seven and Marlys sent a kid to town for baloney. We cleared twenty-one thousand. When the count was read out Harold shook Gene's hand across the pie table and there was quite a silence. I told them tonight I'm stepping down off the council, twelve years is a plenty. Nobody argued. I'd sort of hoped they would.",
    },
    {
      day: 31,
      durationSeconds: 560,
      writing:
        "Hauling water now, two tanks a day to the south pasture, since the pond's gone to cracked mud with a Pepsi can in the middle from God knows when. The cows know the sound of the truck, and they come at a trot, bags swinging. The dry gets in everything, it's in the bread. I heard thunder around four this afternoon and it turned out to be Petersen's grain truck on the bridge.",
    },
    {
      day: 33,
      durationSeconds: 540,
      writing:
        "I saw the Hansen boys out with their dad fixing fence, three of them in a row like stair steps. Tyler's got that desk in Des Moines. That's how it is. The combine needs a bearing in the feeder house, and the part's in Moline, and the parts man says Thursday the way my mother used to say we'll see. I took the old one out and it came apart in my hand, little steel balls all over the shop floor. Found all of them but two.",
    },
    {
      day: 35,
      durationSeconds: 490,
      writing:
        "It's called a still life but she can't leave it alone. She moves the pears every day. I'm not to eat the pears. There's a pitcher in it that was my grandmother's with the crack to the wall, so nobody but us two'd know about it. I asked Linda why not paint the crack and she thought it over, and the next day she'd turned it round. It's better. I don't have the words for why.",
    },
    {
      day: 38,
      durationSeconds: 600,
      writing:
        "Wendell drove out. A banker driving out is not a thing you want to see coming up the lane. He had his good shoes on and he walked the beans with me anyhow. He says the board's nervous. He says what if we termed out some of the debt over seven years and used the east eighty to back it. I said I'd have to think. He stood there scratching the dog's ears and I saw he's got gray.",
    },
    {
      day: 40,
      durationSeconds: 570,
      writing:
        "Weaned today, so there's no sleeping. They bawl for three nights, the mamas on this side of the fence and calves on the other, all at once, the whole dark is just full of it. Linda puts a pillow over her head. I can't mind it much. I lay there thinking every creature on the place is saying exactly what it wants except me. By Friday they'll be hoarse and by Sunday they'll have forgot.",
    },
    {
      day: 42,
      durationSeconds: 530,
      writing:
        "It came. Started at ten past two in the morning, no wind, no lightning, straight down, like somebody'd remembered. One and three quarters by sunup. Too late for the corn but it might put something in the beans, and anyhow, I don't believe I'd have cared if there was no crop out there at all. We stood on the porch, the two of us, in our nightclothes. It smelled like the inside of a cellar. The gutter I never fixed ran right down my neck.",
    },
    {
      day: 44,
      durationSeconds: 650,
      writing:
        "She sold one. Sixty dollars to a dentist's wife from Ames, for the melting barn, frame included. She put the three twenties under the sugar bowl and said that's for the note. I laughed and then saw she meant it. I said honey, it's two hundred and eighteen thousand. She said well now it's less sixty. I've been carrying that around all day, less sixty.",
    },
    {
      day: 46,
      durationSeconds: 500,
      writing:
        "Petersen lost a finger in the auger. Left hand, the ring one, and he drove himself to the ER with it in a bread bag, and they couldn't use it. We all went over and finished his corn, seven combines in one field, it looked like an invasion. Nobody tells you to, you just see the lights and go. His wife had ninety sandwiches made by five. I felt bad about all I'd thought on the subject of his irrigating.",
    },
    {
      day: 49,
      durationSeconds: 560,
      writing:
        "Sold the steers at Tama. They brought more than I figured, a dollar ninety-two, there's nobody got any cattle left so everybody wants them. I stood up on the catwalk over the pens like my dad used to and watched them go around under the lights, all shined up, you'd have thought they were somebody else's. Bought a pie at the cafe there on the strength of it. The red heifer's bred, the vet tells me.",
    },
    {
      day: 51,
      durationSeconds: 590,
      writing:
        "Signed it. Seven years, the east eighty behind it, Linda's name next to mine on nine sheets. I'll be seventy when that loan's paid. Wendell used his dad's fountain pen, he'd brought it special, and it leaked on his cuff. I can't say I feel better. But I slept, I slept like a stone at the bottom of a well, eight hours with no arithmetic in it.",
    },
    {
      day: 53,
      durationSeconds: 520,
      writing:
        "A lady from the college came to look. She stayed until dark, going picture to picture along the hallway where they're leaning, with her glasses up and her glasses down. My wife stood with her arms crossed, the way she does at the vet's. There's to be a show in the spring, eleven of hers. The lady asked me what I thought of it all, and I said ma'am, I hold the ladder.",
    },
    {
      day: 55,
      durationSeconds: 610,
      writing:
        "No snow cover at all, and it's the twelfth of January. The ground's bare and froze, with cracks you could lose a wrench in. They say La Nina, they say jet stream. The fella with the map has moved us back up to D2 which he calls improvement. I go by the well, and that's down nine feet on the string since last winter. Drought's not a thing that happens, it's more something that just doesn't, over and over.",
    },
    {
      day: 57,
      durationSeconds: 540,
      writing:
        'First calf came at four in the morning, eight below. I found him in the lee of the windbreak, steaming, and his ears already stiff. Got him in the truck cab on the floor with the heater going, and he sucked my thumb the entire way up, this rough little tongue. His mama ran alongside with her head at my window. I had him dry by breakfast. They tell you not to name them.',
    },
    {
      day: 60,
      durationSeconds: 570,
      writing:
        "The old schoolhouse on the corner is coming down, some fellow from Minneapolis bought it for the boards. They'll be a wall in a restaurant. I went over to see it and he let me in, a nice kid with an earring. I showed him where my initials were, and my cousin's, and a word that somebody's brother wrote before Korea. He marked that board with chalk and said it would be kept right way up.",
    },
    {
      day: 62,
      durationSeconds: 500,
      writing:
        "She's been out in the cab of the truck painting dry ground. Just that. Cracks and stubble and the line where the sky quits. Nine of them now, hardly any color. I said nobody'll hang that over a couch and she said it isn't for over a couch. But I'll tell you that I stood in front of the fourth one and felt my own throat go dry. There's no rain in it in such a way that you can hear it not.",
    },
    {
      day: 64,
      durationSeconds: 620,
      writing:
        "The first payment on the new loan. I wrote out the check on the dash at the sale barn, forty cows to the good for the year and the price holding. Wendell's put me a thank-you card in the mail with a covered bridge on it, can you imagine. I've quit dreaming about the board. Eleven calves on the ground and every one of them up and sucking, it almost balances.",
    },
    {
      day: 66,
      durationSeconds: 550,
      writing:
        "I was pitching silage and somebody put an anvil on me. Right here in the middle. I sat down on the bunk and the cows all stopped and looked, and then it let off. I wasn't going to say a thing, but Linda saw me come in. She had me in the car in four minutes. They hooked me to an EKG and a kid asked if there's heart trouble in the family. I told him my dad whistled up to seventy-one and then he quit whistling.",
    },
    {
      day: 68,
      durationSeconds: 580,
      writing:
        "Three inches of wet snow, heavy as cement, on the sixteenth. I never was so glad to shovel. It's sinking straight in and nothing's running off, you can stand in the yard and hear the ground drink. The fella on the radio got so worked up he forgot to do the markets. I know one snow's not the end of a drought. I stuck the yardstick in, and left it there where I can see it out of the window.",
    },
    {
      day: 70,
      durationSeconds: 520,
      writing:
        "Show's hung. They put the dry ones all along one white wall with a little lamp each, and it hushed people, farm people, who came in laughing with their caps on. Merle Voss stood in front of number four and took his off. She wore the blue dress, she'd had it since our Chicago trip. I held her purse. I've been married to that woman thirty-nine years this June, and somebody had to hang it on a wall for me to see it.",
    },
    {
      day: 72,
      durationSeconds: 640,
      writing:
        "A stent, they call it, a bit of chain link about as long as a pencil eraser. I watched it go in on the television, that was my own heart up there jumping like a bluegill. Cardiologist looks about twelve. Says walk, says no silage till May, says butter is over. I asked what it'd run me and the girl at the desk slid the paper across face down, like at a card game, and I thought of Wendell and his mints.",
    },
    {
      day: 74,
      durationSeconds: 560,
      writing:
        "The red heifer had hers this morning, with a white patch on its eye, other side. I'm not allowed to lift so I stood at the gate with my hands in my pockets and Dale, eighty-one next week, went in and cleared its nose. He talked to her the whole time. There's forty-one pairs out there now, more than my dad ever ran. I just stood looking over the herd and did the only exercise I'm permitted, which is counting.",
    },
  ],
};
