import type { Journal } from './journal.ts';

/** A programmer of 27 in Lagos: no light, a start-up, a sister's school fees, five-a-side on Saturdays. */
export const lagosDeveloper: Journal = {
  name: 'lagos-developer',
  planted: {
    recurring: [
      ['power cuts', 'electricity', 'the generator', 'generator', 'light', 'NEPA', 'no light', 'power'],
      [
        'the startup',
        'Emeka',
        'work',
        'my job',
        'startup',
        'coding',
        'the app',
        'code',
        'programming',
        'the company',
      ],
      ['my sister', 'sister', 'Bisola', 'school fees', 'her fees', 'fees'],
      ['football', 'Kunle', 'five-a-side', 'five a side', 'playing football', 'soccer', 'the match'],
    ],
    emerging: [['Canada', 'emigrating', 'visa', 'japa', 'moving abroad', 'Express Entry', 'leaving Nigeria']],
    avoided: [
      ['church', 'the church', 'choir practice', 'worship', 'fellowship', 'faith', 'service'],
      ['my father', 'father', 'dad', 'daddy', 'popsy'],
    ],
  },
  facts: [
    { question: 'What chore was interrupted by the outage?', entry: 0 },
    { question: 'Which section of seats is he in charge of on Sundays?', entry: 2 },
    { question: 'What happened to the office seat after the presentation?', entry: 8 },
    { question: 'How long will the funding keep the firm alive?', entry: 13 },
    { question: 'What nickname did the child announcer use for him?', entry: 14 },
    { question: 'By whose lamp did the girl study?', entry: 16 },
    { question: 'Which foreign series kept him up?', entry: 20 },
    { question: 'What goods does the grateful trader deal in?', entry: 23 },
    { question: 'How many hours of supply did he actually measure per day?', entry: 27 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 500,
      writing:
        "They took light at 6 this morning and I was in the middle of ironing. Half of one sleeve. I wore it like that with a jacket on top and prayed nobody would ask me to take off the jacket. By noon the compound was one big choir of generators, everybody's own singing in a different key, and the man downstairs has the one that coughs. I had two litres in the keg. It lasted until the good part of my afternoon and then it died.",
    },
    {
      day: 1,
      durationSeconds: 620,
      writing:
        'Okay so Emeka wants the merchants\' dashboard by Friday. Today is Tuesday. I told him what he wants is three weeks and he said, "I hear you," which is how he says no. Seven of us in that flat we call an office, one of us on a beanbag. I wrote four hundred lines today and deleted three hundred of them, and honestly the deleting was the better work.',
    },
    {
      day: 3,
      durationSeconds: 560,
      writing:
        "Ushers' training after second service. They gave us white gloves. I have a spot now, left aisle, rows nine to twenty, and I must smile with my eyes even when Sister Agatha wants to put her handbag on a seat. I like it. There's a thing that happens during worship when the keyboard drops out and it is only voices, and I forget I have rent. Pastor preached on the widow's oil.",
    },
    {
      day: 5,
      durationSeconds: 640,
      writing:
        'Saturday is for football and nothing else, let the world burn. We played on the new astro at Surulere, five a side, winner stays. I scored one with my shin. It counts. Kunle was in goal and he was shouting instructions to everybody including the other team. My lungs are twenty-seven but my legs are reporting forty. We stayed on for four games and I limped home like a king.',
    },
    {
      day: 8,
      durationSeconds: 530,
      writing:
        "Bisola called me. Two hundred level and the fees have gone up again, by sixty percent, they just pasted a notice on the wall of the faculty. She didn't ask me. She only told me, and then she asked how was my week in that small voice. I told her to send me the account number. After the call I opened my banking app and looked at it the way you look at a sick goat.",
    },
    {
      day: 10,
      durationSeconds: 480,
      writing:
        'The deploy went bad at 11pm. Transactions were going in twice, so some woman in Ibadan sold one bag of rice and got paid for two, and I was on the floor beside the socket with the laptop on my stomach, rolling back. We found it. One line, mine. Emeka typed "no wahala" and I could hear the wahala. This code is a marriage, I tell you, you think you know it and it has another family.',
    },
    {
      day: 11,
      durationSeconds: 600,
      writing:
        'No light in the auditorium and the pastor carried on without the microphone. He has a voice that man, row twenty could hear him. People were fanning themselves with the offering envelopes. I stood in my white gloves in that heat and the sermon was on patience, which I felt was well timed. Afterwards we put money together for petrol for the church generator and I gave what I had for suya.',
    },
    {
      day: 14,
      durationSeconds: 570,
      writing:
        "Kunle has bought boots. Orange. For five-a-side on a Saturday behind a filling station, the man bought boots that cost what I spend on food. He slipped in them twice and let in five. We laughed until someone's phone rang to ask if we were okay. And I'll say it, there's no meeting, no prayer point and no salary that has ever cleared my head like chasing one dirty ball with people who insult me.",
    },
    {
      day: 16,
      durationSeconds: 650,
      writing:
        'Demo for the investors. Two men and a lady on a screen, and one of the men was eating. I shared the wrong window first, so they saw my notes that say SMILE. Then I did the flow, merchant signs up, merchant gets paid, and it just worked, end to end, no spinner. The lady asked the only good question. When we ended the call Emeka jumped on the beanbag and burst it.',
    },
    {
      day: 17,
      durationSeconds: 490,
      writing:
        "My father's friend, the one with the tribal marks, greeted me at the bus stop and said he saw him in Abeokuta looking well. God is in control sha. So this woman selling roasted corn has now put up a sign with a QR code, I nearly fell. I paid with it, just to see, and the thing confirmed before she had turned the cob. Small small, this country. I ate it walking and it burned my tongue.",
    },
    {
      day: 20,
      durationSeconds: 610,
      writing:
        "Sent Bisola half. Half! She thanked me like I sent all. She's selling hair bonnets in the hostel to meet up, she has a price list and a slogan. I told her to face her books and she said, bros, with which book, the library doesn't open. That girl will be minister of something. I keep doing the sum in my head, what's left for next term against what's left, and it's the same number each time.",
    },
    {
      day: 22,
      durationSeconds: 540,
      writing:
        "Wednesday workers' meeting went on till nine. They're asking each unit to bring a vision. I'm an usher, my vision is that people should sit down. But afterwards we prayed in a ring, and the boy beside me was crying without noise, and I held on to his hand until it finished and didn't ask. I believe in that more than in the vision. Walked to the junction with four of the choir, everybody's shoes in their hands because of the mud.",
    },
    {
      day: 24,
      durationSeconds: 590,
      writing:
        "Inverter man came. He looked at our roof, he looked at me, he named a figure, and we both kept quiet out of respect for the figure. So it's still the I-better-pass-my-neighbour for us. I now know the price of fuel at six stations by heart. I charge my power bank at the office, my laptop at the barber and my phone at the mercy of God. A whole engineer, hunting for a socket like a rat.",
    },
    {
      day: 26,
      durationSeconds: 560,
      writing:
        'They gave us the money. Not all, and in tranches, but they gave it. Runway of eleven months. Emeka cried, then he hired two people by Thursday, then he asked me to be CTO, which as far as I can see is the same job with the blame included. I said yes. I stood on the balcony after and Lagos was hooting down there and I thought, boy from Mushin, they wrote your name in a contract.',
    },
    {
      day: 29,
      durationSeconds: 630,
      writing:
        "Semi-final of the street cup against the mechanics' union. They don't run, they just arrive. I was marking a man called Scatter. At one point I looked up and there were maybe two hundred people on that fence, and a small boy doing commentary in Yoruba into a bottle, and he had given me a name, Engineer, Engineer is on the ball. We lost 3-2. I don't even care, I was Engineer for forty minutes.",
    },
    {
      day: 31,
      durationSeconds: 510,
      writing:
        "I was late for first service and they had given my aisle to somebody else. It's fine. I sat at the back among the people I usually push forward, and from there you see everybody's feet. The sermon was about tithe, then there was a second offering, then a third for the pastor's new car, and I thought about Bisola's notice on the wall. I didn't bring out anything the third time. I felt hot, as if they could see my pocket.",
    },
    {
      day: 33,
      durationSeconds: 600,
      writing:
        "She made first class. First class! In Microbiology, with no library and no light, she did her assignments under the security man's lamp. She read me the whole result slip over the phone, course by course, and I was shouting each one to the office and they were clapping. I don't have a degree that finished. But I have a sister. I bought everybody meat pie on the strength of it.",
    },
    {
      day: 36,
      durationSeconds: 480,
      writing:
        "Three days now, nothing. They say a transformer blew and they say the transformer is in Ikeja being \"attended to\". The soup has gone sour in the freezer. I slept on the balcony with one leg in a bedsheet against the mosquitoes and watched the rich people's estate across the canal, every window on, like a ship passing. I'm not even angry at the darkness. It's the noise of other people's generators, as though the dark had teeth.",
    },
    {
      day: 38,
      durationSeconds: 570,
      writing:
        "First week as CTO. I haven't opened my editor since Monday. I've been in meetings about how we hold meetings. One of the new guys is so good it frightens me, he refactored my payments module in a day and left a polite comment. I wanted to hate it. I read it four times looking for a mistake and at the end I approved it, with a thumbs up, like a village elder.",
    },
    {
      day: 40,
      durationSeconds: 650,
      writing:
        "Two on two under the street lamp, since the pitch was locked, with slippers for goalposts. My ankle went over on a stone. It made a sound. Kunle carried me on his back to the chemist, in those orange boots, singing the anthem of Arsenal to keep my spirit up, and I told him I'd rather lose the leg. It's only a sprain. Two weeks with no football, the chemist says, and I'm already counting.",
    },
    {
      day: 42,
      durationSeconds: 540,
      writing:
        "Somebody with my father's number flashed me twice at midnight. Abeg, leave that matter. I've discovered a show about Korean bakers and I have watched eleven episodes with subtitles. They speak so gently to the dough. There's a man who failed at croissants for nine years, and his mother stands behind him the entire time with her hands folded, saying nothing whatever. I slept at four.",
    },
    {
      day: 44,
      durationSeconds: 500,
      writing:
        "My barber has raised his price and the reason he gave is the dollar. I asked him where does the dollar enter inside clippers. He said it's the blade, it's the vaseline, it's the vibes. I sat there with half my head done, what can I say at that point. He went on to predict the election, the rain, and who would marry first of all of us in the chairs. It wasn't me.",
    },
    {
      day: 46,
      durationSeconds: 620,
      writing:
        "Bisola is home for the break, in my one room, with her whole life in a Ghana-must-go. She has arranged my shirts by colour. When they took light at night we lay there on either side of the fan that wasn't moving and she told me the names of bacteria like they were people she went to school with. She snores too. I didn't turn on the gen, so as not to wake her.",
    },
    {
      day: 49,
      durationSeconds: 560,
      writing:
        "A merchant in Onitsha called my personal line to thank me. She sells shoe soles. She says before us she'd close by four so as to carry cash home in daylight, and now she closes at seven. That's three more hours of her life because of a database I designed on a beanbag. I wrote it on the wall in the office with marker. Emeka saw it and didn't joke for once.",
    },
    {
      day: 51,
      durationSeconds: 590,
      writing:
        "Back. Ankle strapped up like a mummy, ten minutes at a time, but back. They let me play at the base where I only need to point. It turns out I see the whole game better when I can't run, I was spraying it left and right. Kunle calls it old man football. We won two and drew one, and the grass was wet and the floodlights had insects in them like snow in films.",
    },
    {
      day: 53,
      durationSeconds: 530,
      writing:
        "I was on the groom's train for Dapo, my guy from secondary school. Aso ebi in a yellow you could see from space. They made us prostrate seven times and each time the bride's aunties said it wasn't low enough. Somebody's uncle sprayed me dollars by mistake and then came to collect them back. The jollof finished before it reached our table. I danced with an old lady who led.",
    },
    {
      day: 55,
      durationSeconds: 610,
      writing:
        "She sat in the corner of the office all day because the hostel hasn't reopened, and by evening she'd found two errors in our onboarding text and told Emeka his logo looks like a tooth. He offered her an internship on the spot. My own sister. So the money that goes for her fees may start to come from the same place that mine comes from, and I don't know whether that's safe or very foolish, two eggs.",
    },
    {
      day: 58,
      durationSeconds: 490,
      writing:
        "Band A, they are calling us now. Twenty hours a day, so the message says. I counted: nine. I've nothing against nine. But they have raised the tariff for the twenty, so we're paying for eleven hours of imagination. The whole street held a meeting about it in front of the transformer, with chairs. It took me two hours in go-slow to get home for it, and by then it had turned to a party.",
    },
    {
      day: 60,
      durationSeconds: 640,
      writing:
        "Kunle is getting married and so he says he's retiring. From what, I asked. From five-a-side on a Saturday? He was very solemn. We gave him a guard of honour, eight sweaty men and a broken whistle, and he walked through it carrying the orange boots. Then he came on as a substitute after twelve minutes. We put him back in goal, where he abused us, and all was well on the pitch again.",
    },
    {
      day: 62,
      durationSeconds: 550,
      writing:
        'Four months of runway, and the second tranche is "under review". Emeka told only me. So I sat through stand-up, hearing the new guy talk about the release in December, thinking, will there be a December. I can\'t say it to anyone. I rewrote the retry logic instead, slowly, with tests, the most beautiful code I ever wrote for a company that might not be there to run it.',
    },
    {
      day: 64,
      durationSeconds: 580,
      writing:
        'Bisola connected a small solar panel from her department to my window, with tape. It charges one phone and one lamp. I came home at night to a dark street, whole compound black, and there was this one light burning on the second floor, mine, with her head in it reading. I stood downstairs for a bit. The suya man asked if I was locked out.',
    },
    {
      day: 66,
      durationSeconds: 600,
      writing:
        "Two of my backend people resigned today, one to Toronto, one to Halifax. That's the third and fourth this year. The farewell was zobo and chin chin and everybody in the corridor was comparing points. What's your IELTS. How many points for a master's. I laughed with them, then I went into the toilet and calculated mine on the Canada website. I have four hundred and seventy-one. I didn't know I had that many of anything.",
    },
    {
      day: 67,
      durationSeconds: 560,
      writing:
        "I was captain this morning, with Kunle at his in-laws. I picked myself, naturally. We were four down by half time, so I put the small boy's cousin on, fifteen years, no boots at all, and he turned three grown men inside out. Final score 5-4 to us. After, he asked if there's a team he could join and I said, this is it, this is the team, bring water. Football doesn't know who you are until you touch it.",
    },
    {
      day: 70,
      durationSeconds: 520,
      writing:
        "The landlord has ordered a proper transformer for the street, so each flat is to bring eighty thousand. The man with the coughing generator refuses, he says he's used to his own. There was shouting on the stairs. I paid half and promised half. I'd pay anything to sleep with a fan, I'd sign with blood. Bisola's little lamp has been the steadiest electricity in this building since August and everyone knows it.",
    },
    {
      day: 72,
      durationSeconds: 640,
      writing:
        "I told Bisola. We were washing plates. I said there's a thing called Express Entry and I've opened a profile, just to see, no harm. She went on washing one cup. Then she said, if you go to Canada who will I be calling. I said it has phones, Canada. She laughed but didn't turn round. I've been hearing that cup squeaking ever since, round and round with the sponge.",
    },
    {
      day: 74,
      durationSeconds: 570,
      writing:
        "The tranche came in. Eleven in the morning, an alert, so many zeros that Emeka made me count with him, finger on the screen. Nobody else in the office will ever know how near it was. The new guy shipped the release by four. I stayed behind and swept, actually swept, with a broom, all round the desks and under the dead beanbag. Then I sat on the clean floor. It's a strange thing to save something and want to leave it.",
    },
  ],
};
