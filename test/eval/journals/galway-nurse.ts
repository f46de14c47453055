import type { Journal } from './journal.ts';

/** A nurse of 34 in Galway: nights on the ward, a mother who rings, the sea, a house she cannot quite buy. */
export const galwayNurse: Journal = {
  name: 'galway-nurse',
  planted: {
    recurring: [
      ['my mother', 'mother', 'mam', 'mum', 'mom', 'mammy'],
      ['night shifts', 'nights', 'the ward', 'work', 'nursing', 'shifts', 'the hospital'],
      ['sea swimming', 'swimming', 'the sea', 'swim', 'swims'],
      ['buying a house', 'Ballybane', 'the house', 'house hunting', 'mortgage', 'deposit'],
    ],
    emerging: [['New Zealand', 'moving to New Zealand', 'emigrating', 'Auckland']],
    avoided: [
      ['Declan', 'my ex-boyfriend', 'the break-up', 'breakup'],
      ['Irish class', 'Irish', 'the Irish language', 'learning Irish', 'Gaeilge', 'evening class'],
    ],
  },
  facts: [
    { question: 'What did the sleepless old fellow talk about in the small hours?', entry: 1 },
    { question: 'Which purchase did the lender want justified?', entry: 3 },
    { question: 'Who wants the language in order to quarrel with the little ones in the family?', entry: 5 },
    { question: "What is wrong with the older woman's sight?", entry: 8 },
    { question: 'What got soaked when she leapt in without thinking?', entry: 10 },
    { question: 'For which holiday was she scheduled, as the childless one?', entry: 16 },
    { question: 'Whose handwriting was on the second-hand album?', entry: 22 },
    { question: 'What birds did the previous owner of the terrace rear?', entry: 23 },
    { question: 'How did the trainee reply about reaching port?', entry: 24 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 610,
      writing:
        "Mam rang before I had my shoes off. She wanted to know was I eating, and had I heard about the Hynes girl getting engaged, and was it true they were closing the post office in Kinvara. I said yes to all three. She has a way of asking that leaves you standing in your own hall with your coat half on like a child. And then when she's gone the place is very quiet and I find I'm still holding the phone, a bit sorry I rushed her.",
    },
    {
      day: 1,
      durationSeconds: 540,
      writing:
        'Four on, three off, and this is the second of the four. We were short again, two of us for twenty-six beds until the agency girl landed in at eleven. There was a man in bed nine who wanted to tell me about every greyhound he ever owned, and I let him, because it was half three and the whole ward was asleep bar the two of us. I came out into the car park at eight with the sun splitting the stones and felt like something dug up.',
    },
    {
      day: 3,
      durationSeconds: 700,
      writing:
        "First swim since the winter. Got in off the steps at Blackrock with my teeth clenched and came out roaring laughing. There's a woman goes every day, eighty if she's a day, red hat, doesn't even gasp. Afterwards I went straight to the Irish class with my hair wet and couldn't remember a single thing about the modh coinníollach, which nobody can. The teacher says we're not to be afraid of mistakes. I like it, sitting in a school desk again, being bad at something that doesn't matter.",
    },
    {
      day: 5,
      durationSeconds: 560,
      writing:
        "The bank has a new form. The bank always has a new form. Payslips for six months, letter from HR, statement of the credit union account, and now they would like an explanation of a transfer of four hundred euro last August, which was for a couch. I am thirty-four and I have to explain a couch to a man called Fintan. The deposit is there, that's what kills me, it's sitting there, nine years of it.",
    },
    {
      day: 6,
      durationSeconds: 490,
      writing:
        "Quiet enough night. Changed two dressings, did the drug round, had toast with Bernie at five. Declan's cousin is a porter below in theatre now, I saw him at the lift and he gave me a look full of pity. Anyway. Bernie is making her own candles and the whole staff room smells of figs, and she's charging twelve euro for them, and people are buying them, so who's the eejit. I finished the charts early and stood at the big window watching the street lights go off in rows. Best part of any shift.",
    },
    {
      day: 9,
      durationSeconds: 630,
      writing:
        "We did the weather tonight, báisteach and ceathanna, it being the one topic we've all the practice at. The fella beside me in class is a retired guard learning it so he can argue with his grandchildren. Told Mam about it on the phone and she came out with a whole poem she had off by heart from school, forty lines, never stumbled once. I'd no idea. Thirty-four years and I never heard my mother say a poem.",
    },
    {
      day: 11,
      durationSeconds: 580,
      writing:
        "Viewed one in Renmore. Lovely light in the back, a smell of damp in the front, and the kitchen done by somebody's brother. There were nineteen couples and me. The auctioneer had a clipboard and the look of a man who has already spent his commission. You'd want to be made of money or to be two people. I sat in the car after and did the sums on the back of a parking ticket and got the same answer as last week, sure why would it change.",
    },
    {
      day: 12,
      durationSeconds: 520,
      writing:
        "Flat calm. I swam out to the second buoy for the first time this year and hung on to it looking back at the prom, the little people walking and the wheel of the fun fair stopped. Nothing hurts when you're in there, that's the only way I can say it. My feet went numb and I didn't care. There was a seal, or there was a log that looked at me.",
    },
    {
      day: 14,
      durationSeconds: 640,
      writing:
        "Rang herself for once instead of waiting to be rung. She was put out, she thought somebody was dead. When I said no one was she told me about the cataract appointment coming up in Merlin Park, she never mentioned it before, and she's been driving to Mass with one eye closed. I went quiet and then I gave out to her, and then she gave out to me for giving out. We're very alike, God help us, she even said so.",
    },
    {
      day: 17,
      durationSeconds: 505,
      writing:
        "The bad sort of night. I won't put down names. We lost one we didn't expect to, and then I'd to sit with the daughter for an hour in the relatives' room where the box of tissues is nailed down, or might as well be. You do the job and you do it right and you bring it home in your hair. Slept till four with the blind flapping.",
    },
    {
      day: 19,
      durationSeconds: 615,
      writing:
        "Someone has put a bench on the prom where we used to sit, Declan and myself. I don't want to go into that. The tide was in over the lower steps so it was a jump or nothing. I jumped, like a fool, with my good watch on. It's in a bowl of rice now beside the kettle. A man with a flask gave me tea out of the lid and told me the water was warmer in 1976, which I'd say it was.",
    },
    {
      day: 20,
      durationSeconds: 660,
      writing:
        "Half the class didn't show tonight on account of the match. That left five of us and we did a play, all parts, about a man buying a cow he can't afford. I was the cow. Nobody has asked me to be silly in years. Walking home by the canal I was trying to name everything in Irish, duck, lamp, bin, girl on bike, and I'd most of them.",
    },
    {
      day: 23,
      durationSeconds: 570,
      writing:
        "Outbid by eleven thousand on the Renmore one, over the phone, while I was standing in the sluice at work with gloves on. Imagine bidding on a house with a bedpan in the other hand. The auctioneer says, do you want to come back on that. I do not, Gerard. I can't. I told the girls at break and one of them said her crowd bought in 1998 for what a car costs now, then saw my face and gave me her biscuit.",
    },
    {
      day: 25,
      durationSeconds: 530,
      writing:
        "I found a jar of buttons at the back of the hot press and no memory of where it came from. Emptied it on the bed and sorted them by colour, then by size, then by whether I'd wear the coat they came off. Two hours gone. There's one with an anchor on it. I put that one in my pocket and I don't know why but I was cheered up by it the entire evening, my hand kept going to it in the shop.",
    },
    {
      day: 27,
      durationSeconds: 590,
      writing:
        "The eye was done today. I drove her in and drove her home and she'd a plastic shield taped on like a pirate and wouldn't let me help her up the path. Then when we were inside she asked would I stay the night, in a very offhand voice. I stayed. Mam snores like a tractor. I lay in my old bed under the same map of the world and was twelve.",
    },
    {
      day: 28,
      durationSeconds: 620,
      writing:
        "Swells today, and the red hat lady says to me, you go under it, not over it, which I've been thinking of as advice about everything. So I went under. It's green down there and there's a sound like gravel being poured. Came up the far side of each one spluttering and proud. There were only the two of us mad enough to be in swimming.",
    },
    {
      day: 30,
      durationSeconds: 485,
      writing:
        "New rota is out and I'm down for Christmas night, again, because I've no kids, that's the reason, though they won't say it. I said it to the ward manager, nicely, and she said she'd look at it, and we both know what that is. I don't mind the night itself. There's a hush in the hospital at Christmas you don't get anywhere. It's that nobody even wondered would I mind.",
    },
    {
      day: 32,
      durationSeconds: 550,
      writing:
        "Last night before the break and we'd a quiz, me and the retired guard against the three sisters from Salthill, and we were slaughtered. The prize was a box of Roses and they shared it round. I've decided I'll do the exam, if there is one. There's a word she gave us for the light on water at evening and I wrote it on my hand and then washed my hand. Ask her again next class.",
    },
    {
      day: 35,
      durationSeconds: 640,
      writing:
        "Approval in principle runs out on the thirtieth, so it's all to be done again, Fintan and the forms. He suggested I consider Tuam or further out. I've nothing against Tuam. But I'd be driving home at eight in the morning after twelve hours on my feet and I'd end up in a ditch. The whole business of buying a house is set up for people who sleep at night and have a husband.",
    },
    {
      day: 37,
      durationSeconds: 500,
      writing:
        "The tooth at the back is at me. Oil of cloves, two Panadol, the usual carry on, and I know rightly what the dentist will say because I'd say it myself to a patient. There was a heron on the roof of the Spanish Arch today, just standing there with its shoulders up, like a man waiting for the pub to open. A French child tried to feed it a chip. It took the chip.",
    },
    {
      day: 39,
      durationSeconds: 570,
      writing:
        "A parcel from home: brown bread, a mass card for a man I never met, and a cardigan she knitted me in a green I'd never wear and which fits like skin. There was a note as well. Mam writes the way she talks, no full stops, she could see the individual leaves on the sycamore since they took the bandage off and she'd forgotten they had edges. I read that bit three times standing at the counter.",
    },
    {
      day: 42,
      durationSeconds: 600,
      writing:
        "Straight down to Blackrock off the back of a twelve hour shift, no stopping to think. The water took the whole ward off me, every beep and every buzzer. I floated on my back with my ears under and listened to nothing. The young doctor from A and E was on the steps, blue, asking does it get easier. It doesn't, I told her. You just stop asking.",
    },
    {
      day: 44,
      durationSeconds: 535,
      writing:
        "Spent my day off looking for a lampshade. There's no such thing any more as a plain lampshade, it has to have a pineapple or it has to be a statement. I ended up in a charity shop in Oranmore with a box of old records and I don't have a record player. There was a Clancy Brothers one with somebody's name on it in biro, P. Moran, 4th class. I bought it for the name.",
    },
    {
      day: 46,
      durationSeconds: 645,
      writing:
        "There's a small place in Ballybane come up, a mid terrace, needs everything. I went on my own to the viewing and then went back with a torch. The old man who had it kept pigeons and the loft is still there out the back, empty, the door banging. I could see myself in it, that's the dangerous thing. Told the auctioneer I'm interested in the tone of a woman who couldn't care less.",
    },
    {
      day: 48,
      durationSeconds: 515,
      writing:
        "Student on with me all week, Sadhbh, terrified of the bloods. I held her elbow the first time and by tonight she's doing them singing. You forget you know anything until somebody's watching. We'd a lady of ninety-four who thought the ward was a ship and kept asking when we'd dock, and Sadhbh told her Tuesday, which was perfect, I couldn't have bettered it. I'd say she'll make a great nurse, if they don't break her.",
    },
    {
      day: 51,
      durationSeconds: 560,
      writing:
        'She has decided to get rid of the dining table, the big one, because who sits at it now. I was all for it till I saw it in the yard with a tarpaulin on it. Mam was brisk as anything. Then she told me she had laid out my granny on that table, 1988, and that was the reason she never liked eating dinner off it. The things my mother says while looking for her keys.',
    },
    {
      day: 53,
      durationSeconds: 495,
      writing:
        "Jellyfish, the big lion's mane fellas, there was a sign up. I stood there in my togs with my arms folded like a bouncer. The red hat went in regardless. In the end I walked the length of the prom instead and kicked the wall, and it wasn't the same at all, I was crabby till dinner. Funny how a swim you didn't have can sit on you the whole day.",
    },
    {
      day: 55,
      durationSeconds: 630,
      writing:
        "Offer in on Ballybane. Three days of silence now, I'm told that's normal. Every time the phone goes I leave the room. I've been pricing damp courses and dreaming about skirting boards. Fintan from the bank has gone on paternity leave and there's a woman minding his files who actually laughed at something I said, so maybe the luck has turned. Nobody tells you a deposit is really a kind of held breath.",
    },
    {
      day: 57,
      durationSeconds: 580,
      writing:
        "I told her about the offer. Didn't intend to. There was a pause and then Mam says, your father and I had the keys of this place before we'd a bed. She'll give me the settle for the hall. I was on that night and all through the drug round I was smiling at patients like an air hostess, and Bernie asked what I was on and could she have some.",
    },
    {
      day: 59,
      durationSeconds: 525,
      writing:
        "October and the crowd's gone, it's just the regulars. Sadhbh's older sister was down at the tower, home from New Zealand, tanned to the knees. She's nursing in Wellington. Five days of eight hours, she says, and they pay you for the overtime, and she swims before breakfast in a bay with nobody in it. I asked her too many questions. Then I got in and swam so hard I had a stitch.",
    },
    {
      day: 61,
      durationSeconds: 590,
      writing:
        "Two buzzers broken and a fall in the six-bedder, no harm done thank God but the paperwork is a mile long. The ward manager came on at seven and asked why the incident form wasn't in the new folder. There's a new folder. I've been doing nights eleven years, I said, and in that time there have been fourteen folders. She wrote it down, I'd say, in a folder.",
    },
    {
      day: 63,
      durationSeconds: 655,
      writing:
        'They took the offer. The auctioneer rang and I was in the bread aisle in Dunnes and I sat down on a pallet of toilet roll. Subject to survey, subject to this and that, I know, I know. I drove out to tell Mam to her face. She was on the ladder at the gutters at seventy-three years of age, and she came down for me, and she put her two wet gloves on my cheeks and said nothing.',
    },
    {
      day: 65,
      durationSeconds: 610,
      writing:
        "I looked it up, only to look. You need your registration checked over and an English test, which, the cheek of it. They're short two thousand nurses over there. It would be New Zealand spring now. I've the sale agreed on a terrace in Ballybane with a pigeon loft and here I am reading about emigrating at one in the morning, pricing a one way to Auckland. What kind of a person gets what she wants and starts looking over its shoulder.",
    },
    {
      day: 66,
      durationSeconds: 545,
      writing:
        'Brought my mother down to the tower with a flask. She sat on the wall in her good coat, holding my towel, and shouted at me to mind the rocks. When I came out she said she used to go in off this very spot the summer she met my father, in a woolly costume that hung to the knee. Swimming, her! She put her hand in the water up to the wrist and held it there.',
    },
  ],
};
