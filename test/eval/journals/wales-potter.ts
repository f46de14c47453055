import type { Journal } from './journal.ts';

/** An ex-soldier of 50 who makes pots in mid-Wales: a white glaze that will not come right, Welsh classes, hearing aids, years without drink, a brother who rings. */
export const walesPotter: Journal = {
  name: 'wales-potter',
  planted: {
    recurring: [
      [
        'the kiln',
        'the glaze',
        'the white glaze',
        'pots',
        'pottery',
        'firing',
        'glazes',
        'the mugs',
        'my work',
        'making pots',
      ],
      [
        'Welsh',
        'learning Welsh',
        'the Welsh class',
        'the Welsh lessons',
        'the class',
        'Eleri',
        'the language',
        'the Welsh exam',
      ],
      [
        'my hearing',
        'hearing',
        'hearing aids',
        'the hearing aids',
        'my ears',
        'deafness',
        'going deaf',
        'tinnitus',
      ],
      ['drink', 'not drinking', 'alcohol', 'sobriety', 'being sober', 'drinking', 'staying dry'],
      ['my brother', 'Neil', 'brother', "my brother's calls", 'Neil ringing', 'family'],
    ],
    emerging: [
      [
        'Ioan',
        'the lad',
        'teaching Ioan',
        'teaching',
        'the boy',
        'teaching a boy to throw',
        'the Saturday lad',
        'an apprentice',
      ],
      ['the bees', 'bees', 'the swarm', 'beekeeping', 'the hive'],
    ],
    avoided: [
      ['my brother', 'Neil', 'brother', "my brother's calls", 'Neil ringing', 'family'],
      [
        'the tax return',
        'tax',
        'taxes',
        'the tax',
        'the brown envelopes',
        'the brown envelope',
        'the tax office',
        'HMRC',
        'paperwork',
        'the accountant',
        'the penalty',
      ],
      [
        'the exhibition',
        'the Cardiff exhibition',
        'Cardiff',
        'the show',
        'the selection',
        'the application',
        'the gallery',
        'getting selected',
        'being judged',
      ],
    ],
  },
  facts: [
    { question: 'Where did he get the tip to write for ten minutes?', entry: 0 },
    { question: 'What was the neighbour carrying on the quad when it went off the track?', entry: 7 },
    { question: 'How was the trapped sheep got free?', entry: 10 },
    { question: 'What did he fix on the vehicle himself before the inspection?', entry: 11 },
    { question: 'Which present did a buyer give him that he could not use?', entry: 13 },
    { question: 'What did he eat while the electricity was off?', entry: 18 },
    { question: 'What was the hiker from abroad using to find her way?', entry: 22 },
    { question: 'How big is the order for the hotel?', entry: 23 },
    { question: 'What did the swollen river carry away?', entry: 29 },
    { question: 'Which picture was on the puzzle he bought?', entry: 31 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 540,
      writing:
        "Woman in the mobile library says ten minutes, don't stop. Fine. I did twenty two years in the army and wrote reports, so I can write this. Opened the kiln at six this morning. White glaze has crawled again. Thirty bowls with bald patches. Looks like mange. I mixed it the same as in November and in November it was good. I don't know what I changed. Water maybe. Put the worst ones on the wall behind the shed and the rest on the shelf so I have to look at them. That's ten minutes. No, it's seven. The bowls were good shapes too.",
    },
    {
      day: 3,
      durationSeconds: 510,
      writing:
        "First Welsh class last night. Upstairs at the primary school, small chairs. Nine of us. A vet, two retired couples, a girl who works at the dam, me. Teacher is Eleri, she doesn't speak a word of English for the first half hour and I thought I'd walk out. Didn't. I've lived here eight years and can say good morning and thanks and that's bad manners really. Learned to say where I live and that I like coffee. I don't even like coffee that much. Said it to the kettle four times this morning.",
    },
    {
      day: 6,
      durationSeconds: 600,
      writing:
        "Email from a woman in Cardiff. There's a big exhibition in the autumn, makers from all over Wales, forty places, and she thinks I should put in for it. She saw my jars at a shop in Hay. You send photos first, then if they like the photos you send the pots. I read it three times. I've sold at markets and out of the barn, never stood anything on a white block with a light on it. Closing date is in three weeks. I've printed the form. It's under the clock where I'll see it.",
    },
    {
      day: 9,
      durationSeconds: 560,
      writing:
        "Six years dry today. Didn't tell anybody, there's nobody I'd need to tell. I had a bad time over it the first two years and I've gone through all that, with Roy at the meetings and by myself, who I hurt and what it cost, and it's done. I don't lie awake over it. Bought a custard slice in Builth, which is what I do every year. Ate it in the car park. The woman said special occasion? I said yes. She put an extra napkin in. Good custard slice, bit hard on top.",
    },
    {
      day: 12,
      durationSeconds: 520,
      writing:
        "My brother rang. Twice before breakfast. I let it go both times and he left a message and I've not played it. It'll be the same as the last one. No, I won't start on Neil. Van then. Gearbox is whining in third. Took it up to the top of the pass and back with the window down and it whines going up and not coming down. Bloke at the garage says it could be a bearing, could be a lot worse. He wants it for two days. I can't do without it for two days until after the fair. I'll put oil in and hope.",
    },
    {
      day: 15,
      durationSeconds: 720,
      writing:
        "Fired all night. Started at five in the afternoon, got to temperature about four. I sit there in the chair with the flask and the torch and look at the cone through the spyhole every twenty minutes. Gas is dear so you don't want to mess about. Changed bottles at midnight with frozen hands. Put half of it in the new way, thinner coat, and half the old way, so that I'll know at least. It has to cool till tomorrow evening. I hate the waiting. I've swept the workshop twice.",
    },
    {
      day: 18,
      durationSeconds: 500,
      writing:
        "Postman stood behind me in the barn and he says he shouted four times. I jumped a foot. He was laughing but it isn't that funny. Radio is up at thirty, used to be eighteen. In the shop I say yes to everything because I can't make out what the girl says, and last week I came home with a bag for life and a charity sticker. Guns, probably. Everybody my age from the regiment has it. Booked a test in Newtown for the fourth. The left ear is the worse one, there's a whistle in it all day.",
    },
    {
      day: 21,
      durationSeconds: 490,
      writing:
        "Another brown envelope from the tax people. That's three. I know what's in it because I know what I haven't sent. I should sit down one evening with the shoebox and. Well. Dilwyn put the quad in the ditch. He was going along the top track with two bags of feed and a gatepost across the back, the gatepost caught a tree and round he went. He wasn't hurt. We got it out with my rope and his son's Land Rover, took an hour. He kept saying don't tell Menna. Menna was standing at the kitchen window the whole time.",
    },
    {
      day: 24,
      durationSeconds: 640,
      writing:
        "Took photos for the Cardiff thing. Grey sheet from the bed over the table, window light. Six pots. I thought it'd take half an hour, it took all day. Everything looks smaller in a photo. The big jar looks like a marmalade jar. In the end I put them two and two and that's better. Then there's a box where you have to say what your work is about in a hundred words. I wrote: they are for putting things in. Crossed it out. Wrote it again. Sent it at ten past five before I could think.",
    },
    {
      day: 28,
      durationSeconds: 530,
      writing:
        "Mutations. The front of the word changes and there are rules for it and then there's a list of when the rules don't count. Cardiff is three different words depending. The vet understands it straight off, she's irritating. I've made cards and stuck them up over the wheel so I can look while I'm centring. There's slip all over them already. Eleri said my accent is good. She said it in front of everybody and I went red like a kid. I practise on the dog at the bottom farm. He sits when I say eistedd, so he's ahead of me.",
    },
    {
      day: 31,
      durationSeconds: 480,
      writing:
        "Ewe stuck in the cattle grid at the bottom of the lane this morning. Both front legs down between the bars, and heavy, she was full of lambs. Nobody about. I tried lifting her and she kicked. Then I went back for two planks and the car jack, jacked up one bar, about an inch and a half, it was enough. She pulled herself out and stood there looking at me as if I'd done it to her. Walked off. No thanks. I had mud up to the hip and one wellington full of water. Told the farmer later, he said which one, I said the ungrateful one.",
    },
    {
      day: 34,
      durationSeconds: 510,
      writing:
        "Van passed its MOT. I didn't think it would. I changed both wiper blades and the bulb over the number plate last night, did that by torch, and the rest I left to luck. The gearbox was a bearing after all, not the worse thing. He'd got one off a scrapped one at Llandovery. Hundred and ninety all in. I drove home in third all the way just to listen to it, and nothing. Quiet as anything. So that's the van finished with and I can stop thinking about it. Cleaned out the back while I was at it. Found my good tape measure.",
    },
    {
      day: 37,
      durationSeconds: 550,
      writing:
        "Neil again, Sunday dinnertime. I did pick up this time, thinking it was the clay delivery. He said don't hang up. I said I've something on the stove. Which I had. That's enough of him. What I had on the stove was neck of lamb, with barley, swede, two onions, and it's the best thing you can do with four pounds' worth of meat. Three hours on low. You don't brown it, people always brown it, there's no need. Salt at the end. I had two bowls and there's enough for Tuesday. Did the pan after with a handful of sand.",
    },
    {
      day: 40,
      durationSeconds: 580,
      writing:
        "Craft fair in Llanidloes. Sold well, twenty two pieces. A man who bought the big jug came back after lunch with a bottle of single malt in a tube, said it was to say thank you as his wife loved it. Nice man. I said thanks and I didn't make a speech. Ten years ago that would have been gone before I'd packed the van. Now it was just a thing in a tube. I gave it to the woman with the felt hats for her raffle. Thought about it for as long as it took to walk over there. Pleased with that.",
    },
    {
      day: 43,
      durationSeconds: 620,
      writing:
        "They liked the photos. So now it's the real pots that go to Cardiff, four of them, for the panel to handle. I packed them last night. Double box, straw, then those paper chips. I don't trust couriers. I thought of driving down but it's two and a half hours and they want it dropped between ten and twelve on a weekday. Courier was a young lad with a bad cold who threw it on the seat. I said that's the exhibition, that is. He said what exhibition. Fair enough. Sixty of us sent in at this stage for forty places. That's not bad odds.",
    },
    {
      day: 47,
      durationSeconds: 540,
      writing:
        "Got the hearing aids. Beige things, bit like prawns. She put them in and shut the door and it was like somebody had hit me with a drawer of cutlery. My own jacket is loud. The indicator in the van is loud, I never knew it ticked. I wore them till two and took them out and put them on the windowsill and then I thought no, you paid nothing for those and other people wait a year, put them back in. She says give it six weeks. The whistle is still there on the left but it's further off.",
    },
    {
      day: 50,
      durationSeconds: 490,
      writing:
        "Mrs Rees who does people's accounts stopped me outside the Co-op and said I'm still waiting for your figures, you know they charge by the day now. I said yes I know. I do know. I'd rather talk about plums. Dug about in the back of the larder and found seven jars of plums from two years ago, when that tree went mad. I thought they'd be off. They're not off. Bit of a tang. Had them on porridge three days running and took a jar up to the old boy at the chapel house. He gave me back an empty jar from last time.",
    },
    {
      day: 53,
      durationSeconds: 600,
      writing:
        "Glaze tests. Forty little tiles with numbers on the back. I've stopped buying in the ash and I'm burning my own, there's a big ash tree came down by the churchyard with the dieback and they've let me have all the brush. Burn it, sieve it, wash it, dry it. Filthy job. Number fourteen is nearly there. White, but soft, like the inside of a shell. Number fifteen, one spoon more, ran off the tile and stuck it to the shelf. So it's somewhere in between fourteen and fifteen. Half a spoon. That's what I'm doing with my life.",
    },
    {
      day: 56,
      durationSeconds: 520,
      writing:
        "Power went at half four yesterday, wind brought the line down by the forestry. Back on at eleven this morning. I don't mind it. Lit the stove, had candles, ate a tin of sardines and half a fruit cake. Played patience. Cheated once. About nine I went outside and you could see no light at all, all the way down the valley, not one. Only somebody's tractor a long way off. Then in the morning everything came on at once, radio, both lamps, the fan in the bathroom, and I nearly hit the ceiling. Freezer's all right, I didn't open it.",
    },
    {
      day: 59,
      durationSeconds: 560,
      writing:
        "The panel sits on Friday in Cardiff. They let you know by email, either way, by six o'clock. I've told myself I'm not bothered. I've looked at the list of who's in it from last time and there's a woman from Machynlleth whose things I'd walk a long way for. I'd be in a room with her. I've even thought what shirt. Stupid. It's a good jar though, the tall one, I know it is. I had it on the table for a week before I packed it and I never got tired of it. Anyway. Friday. Late now, lamp off.",
    },
    {
      day: 64,
      durationSeconds: 500,
      writing:
        "Bought chops in Welsh. Whole thing, start to finish. Went in and asked for four, not too thick, and how much, and he answered me in Welsh and I understood the price. Then he said something about the weather, or about his mother, and I said ydy, which was safe. There was a queue and nobody laughed. Old girl behind me said da iawn. I walked out and had to sit in the van for a minute. Fifty years old. I've given orders on three continents and I've not been so pleased as I was with four chops.",
    },
    {
      day: 67,
      durationSeconds: 480,
      writing:
        "Letter from my brother now. A proper one with a stamp, so he must be getting serious, he hasn't written a letter since he was made to thank Auntie Jean for socks. It's behind the bread bin. It can learn to bake. Got new boots. First in six years. The old ones had been glued twice. Went to the farm suppliers, tried on five pairs, walked up and down between the drench and the dog food. Took the brown ones with the steel toe. They hurt on the left heel, so I'm wearing them an hour in the evening with two pairs of socks till they give in.",
    },
    {
      day: 70,
      durationSeconds: 530,
      writing:
        "Knock at the door at eight last night. Young woman soaked through, Dutch, walking Glyndwr's Way by herself. She'd come down the wrong side of the hill. She was using a tea towel. One of those with a map of the walk printed on it, she'd bought it at a gift shop and thought that'd do. I had to turn away so as not to laugh. Gave her soup and dried her coat and she slept on the settee. This morning I gave her my old sheet map and a compass and showed her how. She picked it up quick. Left a bar of chocolate on the arm of the chair.",
    },
    {
      day: 73,
      durationSeconds: 570,
      writing:
        "Hotel by the lake wants mugs. A hundred and twenty, all alike, for the breakfast room, by the end of May. I don't do all alike. But I said yes. Four hundred and ten grams of clay each, I weigh them out at night and throw twenty in a morning. After sixty or so your hands do it and you can think about something else, or nothing. I like it better than I thought. The handles are the slow part. Pulled forty handles today, my thumb's raw. They want them white of course. So I need that half spoon to be right.",
    },
    {
      day: 76,
      durationSeconds: 550,
      writing:
        "Gave Roy a lift to the meeting in Llandrindod because his car's off the road. I don't go every week any more. I go to make the tea, mostly. There was a new man, forty or so, shaking, kept his coat on. I remember that. I told him I used to hide vodka in the slip bucket and he looked at me and laughed for the first time. It doesn't bother me to say it now. It's like telling about some other bloke I knew. Washed thirty cups and came home. Roy talks the whole way, both ways.",
    },
    {
      day: 79,
      durationSeconds: 500,
      writing:
        "Six weeks with the aids in. She was right. I don't notice the jacket any more. What I notice is the stream. I've been in this house eight years and I thought you could only hear it after rain. You can hear it all the time. And the stairs creak, and there's a clock next door in the workshop that I thought had stopped. I stood in the yard like an idiot, putting them in and taking them out. In, stream. Out, nothing. The whistle doesn't go away but I can hear round it now. Girl in the shop says I've gone chatty.",
    },
    {
      day: 82,
      durationSeconds: 510,
      writing:
        "Up on the roof all day. Five slates slipped on the weather side and a wet patch over the bed. Borrowed a roof ladder off the chapel. I had enough old slates stacked behind the pigsty, somebody left them there before my time, God bless him. Copper nails, lead strips to hang them. Dropped one, it went into the ground edge first like an axe, about where I'd been stood. So I was careful after that. Knees are stiff now and I've a sunburnt neck in April. Looked at the ceiling tonight with the torch. Dry. We'll see when it rains.",
    },
    {
      day: 85,
      durationSeconds: 490,
      writing:
        "Tax office again, red on the front this time. Put it in the shoebox with the others and the lid won't shut. Not tonight. Not this week either if I'm honest, so leave it. Went to the tip instead, with the old mattress. There's a new man on the gate, very strict. Wanted to know was it domestic. I said I slept on it. He said he had to ask. Then he let me have a pair of iron bench ends that somebody had thrown in the metal skip, which he isn't allowed to do. So I've got half a bench. Need four oak boards.",
    },
    {
      day: 88,
      durationSeconds: 540,
      writing:
        "Eleri was ill so we taught each other. The vet did animals. I had to do the past tense because nobody else would. I stood up at the whiteboard with the squeaky pen and said what I did yesterday, got up, drank, went, saw, and they all had to say it back. It's harder when you look at eight faces. The retired chap from Solihull asked me something and I knew the answer. I'd never have thought it. There's an exam in May if you want. Most of them don't want. I've put my name on the sheet, small.",
    },
    {
      day: 92,
      durationSeconds: 560,
      writing:
        "River's been over the road since Tuesday. Wye came up six feet in a night. Bottom field is a lake, with two swans on it already as if they'd booked. It took the bus shelter. Just the wooden one by the bridge, took it off whole and somebody saw it going past the rugby club upright. I walked over the top to fetch milk for the four houses up here, two and a half hours there and back. It's going down today, you can see the line of muck on the hedges. Everybody's out with brooms. Found a good bucket.",
    },
    {
      day: 95,
      durationSeconds: 600,
      writing:
        "First sixty mugs out of the kiln. Fifty one all right, nine crazed. Little lines all over like an old plate. You'd not see it until tea's been in them. The hotel woman might never notice but I would. I think I opened the door too soon, I was impatient, it was still at a hundred and sixty. So that's my own fault. Nine seconds, I'll keep them for myself and drink out of them as a punishment. Tonight I'm packing the next lot and I've put the key to the kiln shed on the top shelf where I need a ladder.",
    },
    {
      day: 98,
      durationSeconds: 480,
      writing:
        "Neil got hold of me on the workshop phone, I didn't know he had that number. He said it'd take five minutes to say it. I said I was up to the elbows. He's not well, or he says he's not, and I\n\nBought a jigsaw in the hospice shop. Two thousand pieces, a pound. It's the harbour at Whitby. There's a lot of sky. I've got all the edge done bar one and I've been through the box four times for it. I've cleared the big table for it so I'm eating off my knee. Somebody before me has written on the lid, all here, 2009.",
    },
    {
      day: 101,
      durationSeconds: 550,
      writing:
        "Exam this morning, in Newtown. Listening, reading, then ten minutes talking to a woman with a tape recorder. I'd learned a piece about where I live. She didn't ask where I live. She asked what I'd do if I won a lot of money. I don't have the words for what I'd do, so I said I'd buy a new house for the sheep. She wrote something down. I think the verb was right. Eleri was waiting outside for all three of us with flapjacks, in her own time. Results in August. I'd do it again. Tidy, as they say.",
    },
    {
      day: 104,
      durationSeconds: 520,
      writing:
        "Concert at the chapel, went because the treasurer had sold me a ticket and stood over me. Left battery died in the first half. It gives you three little falling notes and then you're in a sock. So I'd the whole lot coming in on one side. I turned round sideways in the pew and the woman next to me thought I was staring at her. New batteries were in the van of course. At the interval I sorted it out and then it was good, I could pick out the low voices, I've not been able to do that for ten years or more. Put a spare pack in every coat.",
    },
    {
      day: 107,
      durationSeconds: 530,
      writing:
        "The postman's retirement do, in the Lamb. I used to keep out of pubs. I don't now. Had lime and soda, four of them, you get sick of it before they do. About ten they all get loud and tell you the same thing three times and I like them and I go home. Drove two of them back up the hill as I'm always the one who can. One of them asked didn't I miss it. I thought about it properly. I said I miss the crisps, you don't eat crisps with lime and soda somehow. And that's the truth, it's about all there is left to it.",
    },
    {
      day: 110,
      durationSeconds: 580,
      writing:
        "The high school phoned. They've a lad of fifteen who won't sit in a classroom and could he come to me Saturdays. I said I'm no teacher. They sent him anyway. Ioan. Long arms, hood up, didn't say a word for an hour. I gave him a lump of clay and showed him wedging and he wedged it till it was dead. Then he asked could he have a go on the wheel. It went all over his front. He did it eleven times. I didn't say much either. He swept up at the end without being asked, and he did under the bench.",
    },
    {
      day: 113,
      durationSeconds: 610,
      writing:
        "It's right. Opened up at seven tonight, waited the full time, and it's right. Sixty mugs and not one bald, not one crazed. White like I wanted, a bit grey where it's thin on the rim. Half a spoon it was. And the slower cooling. I took one out and carried it round the yard. I've been at that since last autumn. Wrote the recipe down twice, one for the tin and one for the house in case of fire. The hotel can have theirs on Thursday. I kept one back and I've weighed it, four hundred and eight, so somebody's been robbed.",
    },
    {
      day: 116,
      durationSeconds: 520,
      writing:
        "There's a swarm of bees in the wood store. Came over the barn about noon like a lorry, then they all went quiet and there they were, hanging under the top plank, size of a rugby ball. I know nothing about bees. I stood about four yards off and then two yards. They didn't mind me. Rang a man in Rhayader who keeps them and he says he's got no room, he says do you want them. He'd lend me a box. I said no. Then I went out again after supper and had another look at them and rang him back.",
    },
    {
      day: 119,
      durationSeconds: 570,
      writing:
        "Ioan was here before nine, he'd walked from the main road. He's got his hands wet before his coat's off. He centred today. You can see when it happens, the lump stops fighting, and he looked up at me as if I'd done it. I said don't look at me look at that. He made a thing, a sort of ashtray. He wants to keep it so I'll fire it for him. His nan came to fetch him and said he'd talked about it all week, at home, in sentences. I've found an old stool that's the right height for his legs.",
    },
    {
      day: 122,
      durationSeconds: 540,
      writing:
        "The box is by the south wall, on two breeze blocks. The man came from Rhayader in a veil and shook them in, one good knock, and the rest walked in by themselves up a bedsheet. I didn't know they'd walk. Like a column going through a gate. I've been stung once on the wrist and it's nothing. He says leave them be for a week, so of course I've been out there six times. They come in with yellow on their legs. I sat on an upturned bucket with my dinner and watched the door. He's lent me a book as well, from 1953.",
    },
  ],
};
