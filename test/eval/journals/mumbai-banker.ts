import type { Journal } from './journal.ts';

/** A bank officer of 29 in Mumbai who lives with her mother; she drops the talk of marriage and her father, and the singing lessons go silent. */
export const mumbaiBanker: Journal = {
  name: 'mumbai-banker',
  planted: {
    recurring: [
      [
        'work',
        'job',
        'the bank',
        'the branch',
        'the office',
        'bank branch',
        'Mr Kulkarni',
        'my boss',
        'customers',
        'colleagues',
      ],
      [
        'Aai',
        'my mother',
        'mother',
        'mum',
        "mother's health",
        "Aai's diabetes",
        "Aai's knees",
        "mother's illness",
        'living with my mother',
      ],
      [
        'exam',
        'promotion exam',
        'promotion',
        'studying',
        'studies',
        'mock tests',
        'Scale II exam',
        'test preparation',
      ],
      [
        'badminton',
        'sport',
        'playing badminton',
        'badminton league',
        'the court',
        'Mrs Pinto',
        'badminton matches',
      ],
      [
        'Farida',
        'my friend',
        'best friend',
        'friendship',
        'friend Farida',
        'my friend in Nashik',
        'phone calls with Farida',
      ],
      [
        'marriage',
        'getting married',
        'arranged marriage',
        'finding a husband',
        'marriage bureau',
        'matchmaking',
        'marriage proposals',
        'biodatas',
        'the dentist',
        'Aditya',
      ],
    ],
    emerging: [
      [
        'transfer',
        'Nagpur',
        'transfer to Nagpur',
        'being moved',
        'posting to Nagpur',
        'job transfer',
        'relocation',
        'moving away',
      ],
      ['kitten', 'cat', 'the cat', 'Compressor', 'pet', 'stray kitten', 'the kitten'],
    ],
    avoided: [
      [
        'marriage',
        'getting married',
        'arranged marriage',
        'finding a husband',
        'marriage bureau',
        'matchmaking',
        'marriage proposals',
        'biodatas',
        'the dentist',
        'Aditya',
      ],
      ['Baba', 'my father', 'father', 'dad', "father's letter", 'relationship with my father'],
      [
        'singing',
        'singing class',
        'music',
        'music lessons',
        'singing lessons',
        'Joshi madam',
        'classical music',
        'singing practice',
        'raag',
      ],
    ],
  },
  facts: [
    { question: 'What gift did our guest from the States pick up for the woman he is married to?', entry: 2 },
    { question: 'What was my friend quarrelling over with the person she rents from?', entry: 3 },
    { question: 'How much were we first quoted for mending the kitchen appliance?', entry: 5 },
    { question: 'Whose equipment did I use when I began playing?', entry: 6 },
    { question: 'What nickname was given to the animal in the hotel washroom?', entry: 13 },
    { question: 'What mix-up explained the missing money at closing time?', entry: 17 },
    { question: 'Where did strangers feed me when I had to go on foot through the deluge?', entry: 20 },
    { question: 'Which profession was Mum not permitted to take up when she was young?', entry: 26 },
    { question: 'To which place am I invited along at a reduced price?', entry: 35 },
    { question: 'What health problem was discovered in our new pet?', entry: 39 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 600,
      writing:
        'First page of a new diary. I am an assistant manager at the bank, Andheri East branch, three years now, and today our new branch manager joined. Mr Kulkarni. He shook hands with everybody as if he was counting us. By eleven he wanted my list of overdue loans, by four he wanted to know why the line at counter two was so long. Because Deshmukh is on leave and the printer is jammed, sir. I stayed till half past seven finishing loan files and I did not get one thank you. Ate a vada pav standing outside the station and that was the best part of the day. I want to write here two, three times a week. Let us see.',
    },
    {
      day: 2,
      durationSeconds: 540,
      writing:
        'Singing class after office. Joshi madam has kept me on the same raag since February and today she finally said my sa was steady. I was so happy that I gave the rickshaw driver twenty rupees extra. At home I sang the whole thing for Aai while she was cutting bhindi. My mother never learned one note but she catches every mistake, she just stops the knife. It is only she and I in this flat in Mulund, third floor, so nobody can complain except the Shahs below. Fees for the quarter are paid. Practised twenty minutes more before bed with the tanpura app, because the real one has a broken string.',
    },
    {
      day: 4,
      durationSeconds: 510,
      writing:
        "Sameer dada came from New Jersey and stayed three nights with us. He slept on the divan in the hall because he is too tall for the spare mattress. He drank only bottled water and then ate pani puri from the dirtiest stall on the road, and no stomach trouble at all, it was almost disappointing. He showed us four hundred photos of snow. We took him to buy a brass lamp for his wife and then to the Gateway, where he started bargaining in dollars by mistake. This morning the airport taxi came at three. Now there are nine packets of chocolate to finish and I don't think we will see him for another five years.",
    },
    {
      day: 7,
      durationSeconds: 540,
      writing:
        "Farida phoned at lunch and I laughed so loudly that a customer looked in through the glass. She is fighting with her landlord about a mango tree, who gets the fruit from the side that hangs over her balcony. I needed that call. The morning at the branch was horrible. A man shouted at me for twenty minutes about his uncle's fixed deposit, when the only thing missing on the form was his own signature. Mr Kulkarni stood and watched and said nothing to him, and afterwards he told me to smile more. Smile more! I finished four car loan files with a face like stone. Dinner was pithla bhakri, and after two helpings I felt human.",
    },
    {
      day: 9,
      durationSeconds: 480,
      writing:
        'Sang badly today. I had not practised the whole week and Joshi madam knew within one line. She did not scold, she just made me repeat the same four notes for half an hour, and the schoolgirl waiting for her turn was giggling behind her book. I think I came to learning music too late. People start at six, I started at twenty-six. But when it goes right, even for ten seconds, I forget everything else in my life, so I will not stop. Came home wet because my umbrella turned inside out at the signal. Bought a new one for two hundred and fifty, yellow, since they had finished all the black ones.',
    },
    {
      day: 11,
      durationSeconds: 600,
      writing:
        "The fridge died in the night. Milk gone sour, coriander black, and Sameer dada's chocolate in one brown lake on the bottom shelf. The repair man says compressor, four thousand two hundred, and he can come only on Thursday. While we waited for him Aai put two more biodatas in front of me from the marriage bureau, an engineer in Pune and a dentist in Thane. Marriage again. I don't want to write about that today, leave it. So till Thursday our curd is living with Shah aunty on the second floor, and every time I go down for one spoon of it I have to hear about her son's hostel. Cooked all the peas in one go. We will be eating peas till the weekend.",
    },
    {
      day: 13,
      durationSeconds: 540,
      writing:
        "Played badminton this morning for the first time since college. There is a court in our society's clubhouse, lights and all, and I have walked past it for years. Went down at six with a racket borrowed from Shah aunty's younger boy. I lost 21-6 and 21-9 to a lady of fifty-five, Mrs Pinto, who hardly moved her feet and kept placing the shuttle exactly where I was not. My legs were shaking on the stairs. Still, I was smiling the whole way to Andheri, and I had an appetite like a wrestler. They play on Tuesday, Thursday and Saturday. I have told Mrs Pinto I will come back on Saturday, she laughed and said they all say that.",
    },
    {
      day: 15,
      durationSeconds: 480,
      writing:
        'I promised myself I would not waste a page on the fridge, but what to do, it was the whole day. The repair man came at ten instead of eight, with a helper who looked about fourteen. They pulled it out from the wall and behind it were eleven years of dust, one spoon, and my geometry compass from school. New compressor in, gas filled, and it ran for an hour and stopped. Then they discovered the actual problem was the plug point. The plug point! I argued for a discount and got three hundred rupees. It is humming now. I took half-day leave for this. We had ice in our water at night just to enjoy it.',
    },
    {
      day: 19,
      durationSeconds: 570,
      writing:
        'The circular has come for the promotion exam, Scale II. Written test in the middle of September, so I have not even three months. Syllabus is the usual: credit, foreign exchange, banking law, general awareness. I took the books out of the steel trunk and they smelled of naphthalene. Made a timetable with two colours of pen, one and a half hours every night after dinner. In the branch Deshmukh is also sitting for it and now he has become very polite to me, which is suspicious. Mr Kulkarni said only that study should not affect business. The review is on Friday and we are short on the deposit target by forty lakhs, so business is affecting me plenty.',
    },
    {
      day: 21,
      durationSeconds: 510,
      writing:
        'Madam was in a good mood at music class and taught me a new bandish, a monsoon one, in Megh. I hummed it all the way home and then sang it on the balcony in the actual rain. Aai brought her chair near the door to listen. She told me that her own mother used to sing ovi while grinding, before sunrise, and that she would lie pretending to be asleep. Twenty-nine years I have lived with this woman and she never told me that. She is not a talker, my mother, things come out of her one at a time like coins. I made her tea with lemongrass and we sat till the light went.',
    },
    {
      day: 23,
      durationSeconds: 540,
      writing:
        "Audit team has landed in the branch, two gentlemen with identical bags. While checking old account forms today I was filling father's name, father's name, father's name, and remembered that Baba rang on Sunday and I let it ring. I don't want to go into my father here. Enough of that. The audit: they have asked for every gold loan packet since April, to be weighed in front of them. I sat in the strong room for five hours with Deshmukh and a pair of scales, no fan. One packet was different by 0.2 grams and you should have seen the faces. It turned out the thread was weighed along with it. Reached home at nine, ate curd rice, watched half a film.",
    },
    {
      day: 27,
      durationSeconds: 480,
      writing:
        'Third week of badminton and today I took a game from Mrs Pinto. 21-19, and she was coughing, but a game is a game. I have bought my own racket, one thousand eight hundred, and proper shoes with the gum sole, because Mr Iyer said I would break an ankle in my walking ones. It is a nice crowd at six in the morning. Nobody asks what you do, nobody asks anything, they only shout about whether the shuttle was in or out. I never thought I was a sports person. In school I used to carry a medical certificate. Had two bananas and an omelette afterwards and reached my desk before the peon.',
    },
    {
      day: 28,
      durationSeconds: 540,
      writing:
        "Aai's knees are bad. She came up the stairs on Tuesday holding the rail with both hands, sitting on every landing, and told me she was just enjoying the breeze. I have taken an appointment with Dr Sathe for Saturday whether she likes it or not. My mother's answer to this was to change the subject to the dentist from Thane, that his family is asking about me. I told her we will see. About that marriage business I have nothing to say, and I am not going to spend my page on it. Saturday ten o'clock, then, orthopaedic, and I have put the file with her old X-rays near the door. Made upma. Too much salt.",
    },
    {
      day: 33,
      durationSeconds: 600,
      writing:
        "Back from four days in Ganpatipule with the office ladies, six of us in one hired jeep. It rained like a tap and we didn't care. The room had a frog in the bathroom whom Sunita named Governor. We ate fish at every meal, even breakfast, and I had solkadhi until my lips went pink. The sea was too rough to go in but we stood up to our ankles and screamed like children. On the road back a tree had come down near Chiplun and we waited three hours, and a man from a nearby house sent out tea for everyone in the queue and refused money. I keep thinking about him. My clothes are still damp, the whole balcony is full of them.",
    },
    {
      day: 35,
      durationSeconds: 480,
      writing:
        'Class again after a gap of ten days because of the trip, and my throat was like sandpaper. Joshi madam gave me salt water and then one full hour of slow singing, only long notes. She wants me to sing at her Guru Purnima programme, five minutes, in front of people. I said no three times and then yes. Twelve students are going to perform, and I am the oldest by fourteen years. I will wear the green cotton sari. I recorded myself on the phone after dinner and it was less terrible than I feared, though the pressure cooker gave a whistle in the middle and I had to begin again.',
    },
    {
      day: 38,
      durationSeconds: 570,
      writing:
        "I keep mentioning Farida here without ever saying who she is. She was my roommate in the bank's training college in Hyderabad, the first six months of the job, when we were both so homesick that we cried in shifts. She is posted in Nashik now. We speak on most Sundays and she is my best friend, simple as that. Today she spoke for one hour about her new scooter, and that her mother thinks a blue one is for boys. I told her about the frog. What I like is that with her I don't have to prepare what I will say. We have decided on a meeting in the second week of September, whatever happens, even if only for one day.",
    },
    {
      day: 40,
      durationSeconds: 510,
      writing:
        "Study, study. I did the chapter on letters of credit tonight and for once it went into my head. I have worked out that if I finish two chapters a week I can do the full syllabus and then revise it once before the test. Last night I fell asleep on the foreign exchange book and woke up with a paper clip stuck on my cheek. I do want this promotion. Not for the money mainly, it is only nine thousand more, but I am tired of being the one who carries files to others for a signature. The neighbour's television was on so loud that now I also know the plot of that serial about the two sisters.",
    },
    {
      day: 42,
      durationSeconds: 600,
      writing:
        "Cash was short by ten thousand rupees today and it was my joint custody. We counted everything three times. Nobody could go home. The cashier, poor Ramesh, was sweating and saying he would pay from his pocket, and Mr Kulkarni walked up and down like a policeman. At ten past eight I found it, a bundle of twenties labelled as tens, no, the other way round, I can't even write properly any more. Ramesh folded his hands to me. And Mr Kulkarni said, well spotted, go home in a taxi and put it on the branch. First kind word from him in six weeks of this job. I did take the taxi. Sat in the back with my shoes off.",
    },
    {
      day: 45,
      durationSeconds: 510,
      writing:
        "A full Saturday. Badminton at six, three games, doubles with Mr Iyer against the two Fernandes brothers. We lost all of them but the last was 22-20 and the watchman clapped. Slept one hour. Then the Guru Purnima programme at Joshi madam's hall. I sang fifth. My hands were ice, and I began one note too high and had to live with it till the end, but I did not forget the words, and I even enjoyed the last part. Madam put her palm on my head. Somebody's grandfather told me I have a voice with salt in it. I think that is a compliment. There was a dinner after it, puri and shrikhand, and I ate for three.",
    },
    {
      day: 47,
      durationSeconds: 540,
      writing:
        "Aai's blood report came and it is sugar. Diabetes, and not slightly, fasting 186. Dr Sathe had asked for the test only as a routine thing before the knee treatment. She sat in the clinic very straight with her purse on her lap, as though somebody else was the patient. I was more upset than my mother. Tablets in the morning and night, no sugar in tea, a walk every evening as far as her legs allow. She asked the doctor about mangoes, and he said next year, half of one. On the way home she bought a bitter gourd and looked at it with pure hatred. I have thrown out the laddoos. Gave them to the liftman.",
    },
    {
      day: 50,
      durationSeconds: 660,
      writing:
        "Mumbai was under water today. It started at nine in the morning and by two there was a river on the main road with somebody's slippers floating in it. The trains stopped. I walked from Ghatkopar with about a thousand other people, holding on to a rope some boys had tied along the road so that nobody would step into an open drain. Water up to my thighs. A lady I did not know held my elbow for two kilometres and told me all about her court case. At a gurudwara they were giving out hot dal and I have never eaten anything so good. Reached at half past nine. Bathed twice with Dettol. The power is gone, so this is by candle.",
    },
    {
      day: 52,
      durationSeconds: 480,
      writing:
        'Joshi madam called everybody for an extra singing practice since the floods had cancelled Thursday, and we did taans, fast ones, till my jaw was hurting. She says after the programme I have become bolder, and that I should now think about the first-level music certificate in the winter. I came home floating. Farida rang in the evening and made me sing the fast part on the phone, and then said it sounded like somebody falling down stairs very nicely. Wretched girl. Her Nashik branch had no water problem, only a cow that walked in to the ATM and would not reverse. She sent the picture. I have made it the wallpaper of my phone.',
    },
    {
      day: 55,
      durationSeconds: 540,
      writing:
        'Twelve hours in the office. After the flood half of the small shopkeepers in our area have lost their stock and all of them have a loan with us. I went round to nine shops with Ramesh to take photographs for the insurance claims. The stationery man on Telly Gully showed me two hundred schoolbooks swollen up like bread. He was joking with us and then suddenly he was not. I came back and told Mr Kulkarni we should give them three months without instalments, and I was ready for a fight, but he took out a circular which he had already marked for exactly this. So he is not a stone. We will file all nine cases tomorrow.',
    },
    {
      day: 57,
      durationSeconds: 480,
      writing:
        'The marriage bureau lady phoned at the office, on the landline, in banking hours, and Ramesh took the message and read it out in front of everybody. I could have gone under the table. A boy in Dubai, it seems, his people want to see my horoscope. No. I am not going to write about finding a husband, I will write about the mixer instead, because the mixer made chutney today for the first time in a month after I changed one small rubber ring worth thirty rupees. Coconut, green chilli, a bit of ginger. We had it with dosas. I felt like an engineer. There is still a leak under the sink and tomorrow I may fix that too.',
    },
    {
      day: 60,
      durationSeconds: 510,
      writing:
        "A holiday for Independence Day. The society hoisted the flag at eight, a small boy recited all the freedom fighters, there were samosas. Afterwards I opened the letter box downstairs and in it was an envelope with my father's handwriting. Baba writes my name with a long tail on the last letter. I put it in the drawer under the phone bills. I'd rather not write about him, so I will stop there. In the afternoon I cleaned the kitchen shelves with newspaper, washed all the steel tins and made labels for them, jeera, methi, rawa. I found a jar of pickle from before the lockdown and it was perfectly good. Watched the parade again on the news.",
    },
    {
      day: 62,
      durationSeconds: 540,
      writing:
        'Less than a month to the exam. I took a mock test online and got 58 out of 100, and the pass line is usually around 65. The law section killed me. Deshmukh got 71 and told me so without my asking. At work today he tried to discuss the Negotiable Instruments Act over the counter while I had a customer crying about a lost passbook. I gave the customer water, a new passbook and ten minutes. Then I sat in the record room during lunch and learned twelve sections by heart with a tiffin on my knees. From tomorrow I will get up at half past four and study before the house wakes. I have put three alarms.',
    },
    {
      day: 65,
      durationSeconds: 480,
      writing:
        'Evening walk with Aai, right up to the lake and back, which is her longest since the tablets started. My mother now has a pedometer that I gave her, and she has become quite boastful, she told the vegetable man four thousand steps. Her knee is a little better with the belt. The sugar yesterday was 142. We sat on the bench near the temple and shared one roasted corn, no butter, and she told me she had once wanted to be a nurse and her brother did not allow it. Again a coin dropped. I asked if she was sorry. She said she was sorry about the uniform, she would have looked smart in it.',
    },
    {
      day: 68,
      durationSeconds: 540,
      writing:
        "The inter-society badminton league has begun and they put me in the mixed doubles, with Mr Iyer again. We played Vasant Garden on their court, which has a low beam, and every high serve hit it. Lost the first game, won the second, won the third 21-17. I have never won anything in sport in my life! Mrs Pinto shouted so much that she lost her denture cream, that's what she said, I did not ask. There is a pain on the outside of my right elbow when I lift the bucket, Mr Iyer says to tie a strap and not to smash for a few days. I would sooner cut off the arm.",
    },
    {
      day: 71,
      durationSeconds: 660,
      writing:
        "I went. I told nobody at the bank, but I went and met the dentist from Thane, his name is Aditya, in a coffee shop in Viviana Mall, because Aai had given them a date for it. I will put it all down, since I have made such a fuss about marriage. He was fifteen minutes early and so was I, so we both sat at separate tables pretending. He is losing hair, he laughs through his nose, he asked what I like about loans and actually listened. I told him I don't know if I want to marry anyone at all. He said he too mostly comes for the cake. We had two slices each, and split the bill.",
    },
    {
      day: 73,
      durationSeconds: 510,
      writing:
        "A good day in the branch, I should note it since they are rare. The regional office sent a letter about the shopkeepers' flood relief, all nine of my cases sanctioned, and Mr Kulkarni read out my name in the morning meeting and said others should learn. Deshmukh looked at his pen. The stationery man brought a box of pedhas and would not leave till I ate one in front of him. When I think that in June I was counting how many years of this job were left to retirement! Thirty-one, if anybody asks. Coming home I bought a small jasmine plant from the man with the cart, sixty rupees, it already has one bud.",
    },
    {
      day: 76,
      durationSeconds: 480,
      writing:
        'Mock test number four: 69. I screamed, and the watchman called up from below to ask if there was a lizard. The early morning studying is working, even though by nine at night I am a dead body. What remains is general awareness, all those committees and their chairmen, and I have written them on slips and stuck them on the bathroom tiles, the kitchen cupboard and the inside of the front door. Eleven days left for the promotion paper. Deshmukh has stopped announcing his marks, so I can guess. It is cooler tonight. Had only soup and toast because I could not face the stove, then two more chapters of credit appraisal.',
    },
    {
      day: 79,
      durationSeconds: 540,
      writing:
        "Farida came! One day only, by the early bus from Nashik, with a bag of green grapes and the new haircut, which makes her look like a schoolboy. I took her down to the court straight away and she played badminton in salwar and my spare shoes, against Mrs Pinto, and collapsed on the bench after eleven points. Then we sat in the Irani place at Fort for three hours over bun maska. My friend is thinking of leaving the bank to join her cousin's travel agency. I gave her all the sensible reasons not to, and while I was talking I could see she'd already decided. Dropped her at the depot at eight. The flat felt too big afterwards.",
    },
    {
      day: 84,
      durationSeconds: 570,
      writing:
        "Ganpati at home, one and a half days. Aai made twenty-one modaks and was not allowed to eat them, so she supervised me eating them. She stood at the aarti for the full time without holding on to anything, and I noticed that and so did she. Many relatives came. Of course every second aunt asked about the dentist and when we are distributing sweets. I don't wish to discuss the marriage question, not with them and not here. We will skip it. My mother was happy today, that is what I want to remember, in her purple nine-yard sari, giving orders. At the immersion she cried a bit as always, and the tank water was full of marigolds.",
    },
    {
      day: 86,
      durationSeconds: 510,
      writing:
        "Quarter closing is coming and the office has gone mad. I opened forty-three accounts this week, most of them for the girls from the garment unit behind the metro, who came in a group in their lunch break, and all wanted the same counter. They had never been inside a bank. One girl asked if the money stays in a box with her name on it, and I wanted to say yes. Mr Kulkarni brought tea for the staff himself, on a tray, and nobody knew where to look. I skipped lunch, then ate two plates of misal at five o'clock and had heartburn. Home by nine. Washed my hair, which had become an emergency.",
    },
    {
      day: 88,
      durationSeconds: 600,
      writing:
        'The exam is over. Centre was a college in Airoli, with benches made for children, and a boy beside me who cracked his knuckles for two hours. The law part was easy, all those sections I had learned in the record room. Foreign exchange was nasty, three questions I only guessed. I think I have crossed the line but I thought so in the tenth standard about geography also. Results in about six weeks. I came out and did not know what to do with my hands. So I had a falooda, walked along the creek, came home and slept from four till the next morning. Took all the slips off the bathroom tiles. The tiles are cleaner there.',
    },
    {
      day: 94,
      durationSeconds: 480,
      writing:
        "Semi-final of the league and we lost it, 19-21 in the third, Mr Iyer's net shot fell on our side. I was near tears over a feather thing, at my age! But Mrs Pinto says for somebody who started in June I am a miracle, and she is not a flatterer. My elbow is all right with the strap. Told the whole match to Farida on the phone, point by point, and she put me on speaker and cooked through it. She has given her resignation, thirty days' notice. I was quiet and then I said I am proud of you, and it was true. She wants me to go with her first tour group, to Hampi, at a discount.",
    },
    {
      day: 97,
      durationSeconds: 600,
      writing:
        "I am on the transfer list. Nagpur. It came by mail at four o'clock, my name was number seventeen out of sixty, in the draft list, to be finalised next month. Mr Kulkarni says every officer has to go out of Mumbai once and better now than at forty. Nagpur is eight hundred kilometres. I know nobody there, I have only ever seen the railway platform. I looked up rents tonight: a one-bedroom is eleven thousand, which is nothing compared with here. I looked up the summer too, forty-six degrees. I have not told Aai yet. Part of me is sick with fear at being moved, and a small part is already arranging the furniture. We can make a representation within fifteen days.",
    },
    {
      day: 99,
      durationSeconds: 510,
      writing:
        "There is a kitten in our meter room. I heard it crying last night and thought it was a baby, and in the morning the liftman showed me, ginger, size of a shoe, one eye stuck shut. I went for a dropper and boiled water and we opened the eye, and there was a perfectly good one under it. No sign of the mother cat. I put a carton with my old towel there and gave it milk with water, since the internet says cow's milk is too strong. Told Aai about the Nagpur order too, at dinner, quickly. She said do they get good fish there, no they do not, and then went on serving the rice. She is shaken, I know her.",
    },
    {
      day: 102,
      durationSeconds: 570,
      writing:
        "More on the transfer. I wrote the representation letter to the regional office, asking for one year's delay because of my mother's health, and then I sat looking at it and didn't send it. Because do I want the delay? Sunita's husband is from Nagpur and says the people are easy and the oranges are free in December. If I pass, I would go there as a manager. Aai says I should go and she will come for the winters. Aditya sent a message asking how the exam was, and Aai saw his name on the screen. I don't want to write about that whole marriage matter tonight. Tomorrow I'll decide about the letter. Now I will iron two kurtas and sleep.",
    },
    {
      day: 105,
      durationSeconds: 540,
      writing:
        'The kitten came upstairs. It followed my feet all three floors, falling off every second step, and walked in as if it had paid the deposit. Aai said absolutely no animals in this house, and ten minutes later she was cutting boiled chicken for it into pieces smaller than peas. It is a male, the vet near the station says eight weeks, and has worms. We are calling him Compressor because of the noise he makes. He slept in my badminton bag, on the racket. I went down to play without it and Mrs Pinto lent me her spare, and I beat her with it in two straight games. The jasmine has been chewed. I do not even mind.',
    },
  ],
};
