import type { Journal } from './journal.ts';

/** A retired railwayman of 71 in Leeds: his late wife, his allotment, a hip on a waiting list, a grandson with a guitar. */
export const leedsWidower: Journal = {
  name: 'leeds-widower',
  planted: {
    recurring: [
      ['my wife', 'Jean', 'wife', 'late wife', 'my late wife', 'grief', 'widowed', 'loss'],
      [
        'the allotment',
        'allotment',
        'gardening',
        'the garden',
        'vegetables',
        'growing vegetables',
        'the plot',
      ],
      ['my hip', 'hip', 'the operation', 'hip replacement', 'waiting list', 'surgery', 'the hospital'],
      ['my grandson', 'Callum', 'grandson', 'guitar', 'the guitar', 'grandchildren'],
      ['the railway', 'railway', 'trains', 'railways', 'the trains', 'my old job'],
    ],
    emerging: [['hearing aids', 'hearing aid', 'my hearing', 'hearing', 'deafness', 'going deaf', 'my ears']],
    avoided: [
      ['the choir', 'choir', 'singing', 'male voice choir'],
      ['my brother', 'brother', 'Ronnie', 'Ronald'],
    ],
  },
  facts: [
    { question: 'What broken crockery came up with the spade?', entry: 1 },
    { question: 'What spiky deterrent protects the sown row from rodents?', entry: 5 },
    { question: 'What did he buy instead of a birthday cake?', entry: 6 },
    { question: 'To what seaside place did the fellow with the liniment relocate?', entry: 11 },
    { question: 'Which invented constellation did he teach the young neighbour?', entry: 13 },
    { question: 'How quickly did the Wakefield man return to playing bowls?', entry: 19 },
    { question: 'At which resort was the windy snapshot taken?', entry: 22 },
    { question: 'Which creature shared his low view of the loaf?', entry: 26 },
    { question: "Which variety of spud did he lift at season's end?", entry: 29 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 720,
      writing:
        "The doctor's receptionist said writing it down might be a help, so here I am with one of Jean's exercise books, the ones she kept the Christmas card lists in. She had such a neat hand. I've torn nothing out, I've just started after 2019. It felt like walking in on somebody, turning past her pages. Eight minutes by the oven timer. I don't know what a man is supposed to say to a book but I used to say it all to her.",
    },
    {
      day: 2,
      durationSeconds: 600,
      writing:
        "Frost on the beds this morning like icing, and not one soul on the allotment but me and a robin. I turned over the far end where the potatoes were. The soil's good there, forty years of muck, my father-in-law's and then mine. I found a clay pipe and half a saucer. Put the saucer with the other halves of saucers. I must have a full tea service in that shed if it could all be introduced to each other.",
    },
    {
      day: 4,
      durationSeconds: 540,
      writing:
        "Choir tonight. We're at the Messiah again, and the second basses are flat as slates, myself among them. Derek who conducts has a new stick he's proud of. There were thirty-odd of us once and we're nineteen now, eleven of them over seventy. But when the top line came in over us on the last page the hair on my arms went up same as ever it did.",
    },
    {
      day: 6,
      durationSeconds: 630,
      writing:
        "Our Callum came on the bus by himself, fourteen now and voice gone down a well. He'd his guitar on his back in a bin liner because of the wet. He showed me three chords, said that's all anyone needs, Grandad. I told him that's what they said about the steam brake. He didn't laugh out loud but he did look at the floor, which is the same thing at that age.",
    },
    {
      day: 9,
      durationSeconds: 570,
      writing:
        "X-ray at the Infirmary. Young woman put it up on the screen and there it was, bone on bone, she said, like two cobbles. She asked do I manage the stairs and I said I manage them by not thinking of them as stairs. I'm to see the consultant, and that might be August or it might be the August after. I walked back to the bus slower than I walked in, which is daft, nothing had changed but a picture.",
    },
    {
      day: 11,
      durationSeconds: 500,
      writing:
        "A card from my brother. First in six years. Enough said about that. The broad beans are up, all but one row that the mice have had, and I've put holly leaves down the drill the way the old lads did. It's a cruel trick, holly, but the mice had a good do at my expense. Two hours out there and I'd not noticed the cold until I tried to undo my buttons.",
    },
    {
      day: 13,
      durationSeconds: 660,
      writing:
        "It would have been her birthday. Seventy on the nose. I bought a custard tart, since she never cared for cake, cut it in two out of habit and then stood there with the knife. I ate both halves in the end, she couldn't abide waste. On nights like this I leave the landing light on. I tell myself it's for the stairs.",
    },
    {
      day: 16,
      durationSeconds: 520,
      writing:
        "Concert in the Methodist hall, sixty tickets sold and a raffle. We did the Welsh one and the one about the miners. A lady fainted in the heat and came round and insisted on hearing the end. I shared a copy with Walter, who smells of liniment and can't turn a page, so I turned for two. Singing's the only thing I do where I'm not listening to myself think.",
    },
    {
      day: 18,
      durationSeconds: 610,
      writing:
        "He wants to be in a band. There's a lad with drums and a lass with a keyboard and no one to sing so far. His mother says exams. I said nowt, but I slipped him a tenner for strings. When he left he played me a tune in the doorway, slow, he'd made it up on the bus, and it'd a bit in it like a goods train going over points. He'd never know that. I knew it.",
    },
    {
      day: 20,
      durationSeconds: 480,
      writing:
        "I took the stairs on my backside today like a bairn. Nobody to see, so where's the harm. It's the first ten minutes that are the worst, after that the hip warms up and just grumbles. Our lass next door offered me her late mother's walking frame and I was rude about it, and then sorry, and took her round some purple sprouting by way of saying so.",
    },
    {
      day: 23,
      durationSeconds: 590,
      writing:
        "There's a new couple on plot nine with a book. They've put the carrots in with a ruler. I kept my mouth shut for near on an hour and then I couldn't, I told them they'd want to thin those, and he wrote it down! Nobody's written down anything I said since I trained the signalmen at Holbeck. I went home feeling six foot. I gave them a tray of my leeks.",
    },
    {
      day: 25,
      durationSeconds: 540,
      writing:
        "Only fourteen at rehearsal and Derek made a speech about commitment. It's a hard thing to lecture the ones who've come. We tried the Fauré and it went to bits and came back together on its own, about page six, as if it had remembered its way home. Walter was missing. It turns out he's moved to be near his daughter at Filey and never told a soul in the choir.",
    },
    {
      day: 27,
      durationSeconds: 650,
      writing:
        "I finally did the wardrobe. Three years I've been shutting that door quick. Her side, all of it, into bags for St Gemma's: the navy coat, the wedding hat, the shoes she couldn't wear at the end. I kept one glove out of each pair. Don't ask me. I carried the bags down one step at a time. The lass in the shop said what lovely things, and I said yes, she had an eye, Jean.",
    },
    {
      day: 30,
      durationSeconds: 500,
      writing:
        "Power off on the whole street from four till nine. I got out the old Tilley lamp, and the whole row of us ended up on our front steps as though it were VE day. The student from the end house had never seen stars, not properly. I showed him the Plough and then, having run out of stars I knew, I made some up. He'll go through life looking for the Great Shunter.",
    },
    {
      day: 32,
      durationSeconds: 570,
      writing:
        "We did the old folks' home at Roundhay, which is a laugh since half of us are due there. They like the war ones. One old boy conducted us from his chair with a spoon, bang on the beat. I sang the solo verse and cracked on the top D, and Derek winked. Home on the last bus with my music in a carrier bag. I do think a week with no singing in it would be a long week.",
    },
    {
      day: 34,
      durationSeconds: 620,
      writing:
        "Callum had to fetch things down off the high shelf for me, since I'm no good on a chair any more. He asked would they give me a metal one. Titanium, I told him, like a spaceship. He thought that were brilliant. He wanted to know could I keep the old one. We sat then, and he picked at his strings and I sat with my leg up, and neither of us said anything for a good while, and it was grand.",
    },
    {
      day: 37,
      durationSeconds: 530,
      writing:
        "Blight on the early tomatoes under glass. I'd the smell of it before I saw it, that sour smell. Up they came, every one, and on the fire. You can't be sentimental on an allotment. But a good row of onions, the best in years, necks gone over and lying there like a drunk platoon. I plaited them while the smoke went off over the railway.",
    },
    {
      day: 39,
      durationSeconds: 560,
      writing:
        "I caught myself setting out two cups. I'd not done it in months. It was the radio that did it, some daft programme she never missed, and my hands just went and got hers down, the one with the chip. So I filled both. I let my wife's go cold across from me, and I'll tell you something, it was company. I'm not cracked. I know what I did and I knew while I was doing it.",
    },
    {
      day: 41,
      durationSeconds: 600,
      writing:
        "Derek has had a fall and there'll be no choir till he mends. The secretary sent a letter, typed, two lines. There's talk of joining in with the Harrogate lot, but it's two buses and I can't be doing with their blazers. I took my folder down and went through the bass part in the kitchen on my own. It sounds like a man looking for something, a bass line by itself.",
    },
    {
      day: 44,
      durationSeconds: 490,
      writing:
        "A letter: consultant on the ninth, half past eight, bring a list of tablets. I've the one tablet. I wrote it out on a sheet of A4 so as not to look unprepared. They say there's a fellow in Wakefield had his done and was back on the bowling green in seven weeks. There's another one who wasn't, but nobody in the surgery queue tells you that story twice.",
    },
    {
      day: 46,
      durationSeconds: 550,
      writing:
        "School concert. They put them on last, after the recorders. The lass on keyboard forgot to switch it on for the first verse, and our Callum just kept going on that guitar, nodding at her, going round and round the same four bars until she was ready. That's a railwayman's grandson. You hold the train for them. I clapped till my ring cut in.",
    },
    {
      day: 48,
      durationSeconds: 610,
      writing:
        'Rain, and the whole of the allotment committee in my shed, seven men, arguing about hosepipes. Somebody proposed a rota. Somebody proposed that the last proposal be struck off. I brewed up on the Primus and said that in 1976 we carried it in buckets from the beck, which ended the debate, or at least dried it up. My sweet peas have mildew. The leeks want nothing from anybody.',
    },
    {
      day: 51,
      durationSeconds: 520,
      writing:
        "The solicitor's letter mentioned our Ronnie, as he'd have to be told about the lease on Mother's old house. No. I was going to say about the photographs. I've found the one from Whitby, Jean on the pier with her skirt blown sideways, laughing at whoever held the camera, and it was me that held it. I've put it by the clock. She's laughing at the clock now and at me winding it.",
    },
    {
      day: 53,
      durationSeconds: 580,
      writing:
        "Consultant's a lad of about thirty with cold hands. He bent the leg this way and that and asked on a scale of one to ten. I said six, and he said people of my generation always say six. So I said eight and he put me down for it. Eighteen weeks or thereabouts. I came out on Great George Street and for once I wasn't bothered about the pain, I was thinking, eighteen weeks, that's onions.",
    },
    {
      day: 55,
      durationSeconds: 600,
      writing:
        "Next door but two have split up. You could hear the van. She stood on the pavement with a standard lamp and he went round the corner so as not to watch. Thirty-one years, they were always holding hands at the bus stop. I'd have put money on them. It set me thinking how little you see through a wall, and I've lived behind this one since decimal coinage.",
    },
    {
      day: 58,
      durationSeconds: 540,
      writing:
        "He's been helping me, the lad. I needed the bean poles down and he'd them down in ten minutes, whistling. Then he sat on the upturned barrow and played to the pumpkins, he said it would bring them on. The two off plot nine came and listened with their book shut. I've told my grandson he can have the greenhouse end for whatever he likes. He says chillies. I dare say we'll all suffer for it.",
    },
    {
      day: 60,
      durationSeconds: 500,
      writing:
        "I've taken against the new bread. It's the same bag, same price, but they've let air into it. I went back to the shop and said so, and the manager, no older than a choirboy, gave me a voucher. So now I've a voucher for a loaf I don't like. I walked round by the canal and gave the crusts to a goose, and it had the same opinion as me.",
    },
    {
      day: 62,
      durationSeconds: 630,
      writing:
        "Three years to the day. I took the bus up to Lawnswood, and it's a fair hike from the gate with this leg. I tidied her up. Someone had left a little pot of heather, I can't think who. I told Jean about the roof and the price of stamps and the lad's concert. Then I ran out and just stood about. I'll not pretend there was an answer, but I wasn't in any hurry to go.",
    },
    {
      day: 65,
      durationSeconds: 560,
      writing:
        "Pre-assessment, so-called. A nurse with a form asked who's at home with me, and I said nobody, and her pen stopped. Have you got a raised toilet seat? I've a low one, I said, and good manners. They're sending a lass to measure the chairs. I've to practise on two sticks up and down the passage before the operation, so the passage is getting to know me.",
    },
    {
      day: 67,
      durationSeconds: 590,
      writing:
        "Dug the last of the main crop. King Edwards, skins like suede, a barrowful. The ground was warm inside when I put my hand in after the fork, it always surprises me, that. My dad-in-law used to say the allotment's never finished, you only ever stop for your tea. I sat on the crate a good half hour doing nothing and watched the 4.15 to Skipton go by, late. Forty-one years on the railway and I still can't see a train without taking its time.",
    },
    {
      day: 69,
      durationSeconds: 510,
      writing:
        "Talent night at the working men's club, under-eighteens, fizzy pop only. I'd a seat at the front on account of the leg. He played the slow one, the one with the points in it, and he said into the microphone, this is for my grandad who were on the railway. Well. I had to study the beer mat. They came third to a tap dancer and a boy who can juggle.",
    },
    {
      day: 71,
      durationSeconds: 540,
      writing:
        "That young woman who measures chairs asked me the same question three times and I answered three different ones. She wrote something. It seems it's not mumbling, it's me. I've been thinking for a year or more that everybody on the television had taken to whispering. My ears were always sharp, I could tell a loose chair on a sleeper by the ring. I've to see about hearing aids, and I'm that put out, it's as if I'd failed an exam.",
    },
    {
      day: 74,
      durationSeconds: 600,
      writing:
        "I played the tape. There's a tape of her, not many know, her doing the reading at her sister's wedding in 1983, with a baby crying through it. I've not dared for three years in case it wore out, or I did. My wife had more Bradford in her voice than I remembered. I only played it the once. I put it back in the tin with the insurance, and I've been all right. I've been right as rain.",
    },
    {
      day: 76,
      durationSeconds: 520,
      writing:
        "Date's through. The twelfth, seven in the morning, nothing to eat from midnight. I've lifted the last leeks and tied up the raspberries, and plot nine have sworn on their book to shut my greenhouse at night. I'll be on crutches six weeks. So it's everything put to bed before I am. The consultant shook my hand on the phone, if such a thing's possible, he'd that kind of voice.",
    },
    {
      day: 78,
      durationSeconds: 570,
      writing:
        "Specsavers, of all places. They sat me in a cupboard with headphones on and a button. It's gone at the top, she said, birds, children and consonants. They've made me a pair of trial hearing aids the colour of putty. I came out onto the Headrow and it were like being hit with a drawer of cutlery. But then the lad plugged in and I heard his fingers squeak on the strings. I never knew they squeaked.",
    },
  ],
};
