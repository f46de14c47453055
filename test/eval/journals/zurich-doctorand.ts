import type { Journal } from './journal.ts';

/** A woman of 28 from Chennai doing a doctorate in Zurich; she turns away from being married off each time, and stops writing of her singing. */
export const zurichDoctorand: Journal = {
  name: 'zurich-doctorand',
  planted: {
    recurring: [
      [
        'the doctorate',
        'my PhD',
        'thesis',
        'research',
        'the lab',
        'the chamber',
        'experiments',
        'freezing experiments',
        'the paper',
        'work',
      ],
      ['Regula', 'my supervisor', 'supervisor', 'my professor', 'my boss', 'doctoral supervisor'],
      [
        'Amma',
        'my mother',
        'mother',
        'mum',
        'calls with my mother',
        'phone calls home',
        'home',
        'Chennai',
        'family',
      ],
      [
        'marriage',
        'getting married',
        'arranged marriage',
        'the match',
        'the Basel boy',
        'Arvind',
        'matchmaking',
        'a husband',
        'marriage proposal',
      ],
      [
        'German',
        'learning German',
        'Swiss German',
        'German class',
        'the language',
        'language course',
        'Nuno',
        'dialect',
      ],
      ['Dinesh', 'my brother', 'brother', 'little brother', 'younger brother', 'sibling', 'family'],
    ],
    emerging: [
      [
        'Bergen',
        'Norway',
        'the postdoc',
        'postdoc in Bergen',
        'job interview',
        'the interview',
        'next job',
        'moving to Norway',
        'Torbjørn Moe',
      ],
      [
        'the allotment',
        'allotment',
        'garden',
        'gardening',
        'the beans',
        'Herr Odermatt',
        'vegetable garden',
        'digging',
      ],
    ],
    avoided: [
      [
        'marriage',
        'getting married',
        'arranged marriage',
        'the match',
        'the Basel boy',
        'Arvind',
        'matchmaking',
        'a husband',
        'marriage proposal',
        'whether to marry',
      ],
      [
        'singing',
        'Carnatic singing',
        'music',
        'Carnatic music',
        'my voice',
        'practising',
        'practice',
        'song',
      ],
    ],
  },
  facts: [
    { question: 'How did my mother keep track of her laps on the roof?', entry: 1 },
    { question: "What did it cost to have the tenants' shared household appliance mended?", entry: 5 },
    {
      question: 'What did the reserved clerk at the counter have standing there for people to nibble?',
      entry: 9,
    },
    { question: 'How often did I beg pardon during that presentation?', entry: 11 },
    {
      question: 'Which snack was left with me by the old college friend on her departure for America?',
      entry: 13,
    },
    { question: 'What did the footwear cost that I picked up on an impulse at noon?', entry: 15 },
    { question: 'What did our host at high altitude keep serving?', entry: 18 },
    { question: 'Which kitchen spare part came in the mail from India?', entry: 22 },
    { question: 'Which joint was my professor getting mended at the start of the year?', entry: 24 },
    { question: 'What did the landlord repair on my account?', entry: 32 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 560,
      writing:
        'The chamber is back from the workshop and it leaks. Not much, a hiss near the left flange that you only hear when the pump stops, but it means that the dew point drifts and everything I measured on Friday is porridge. I sat on the floor with a torch and a bottle of soap water like a cycle mechanic in Mylapore. Found it at half past six. Then I ran, with wet knees, to hand in the papers for my residence card at the Kreisbüro, which of course had shut at half past four. The third year begins as the second one ended. I have bought this notebook to write by hand, ten minutes, before I open the laptop. Let us see.',
    },
    {
      day: 2,
      durationSeconds: 600,
      writing:
        "Amma called while I was draining rice, so I put her on the windowsill and she inspected the kitchen. She wanted to know why the neighbours' child was crying and whether I am eating curd. I am eating curd. She has started walking on the terrace in the evenings, forty rounds, with a tamarind seed moved from one pocket to the other for each so that she cannot cheat. Livia came in, waved, and said Grüezi to the phone in the loud voice people use for the deaf, and Amma said vanakkam back just as loudly. They have been my flatmate and my mother for a year now and neither has understood one word of the other. Both are very fond.",
    },
    {
      day: 5,
      durationSeconds: 540,
      writing:
        'Regula looked at my freezing curves for a long time today with her glasses up in her hair, which means that she is not looking at the curves at all. Then: where are the blanks? I showed her the blanks. She said they freeze too warm, so there is dirt in my water, so everything above minus twenty-two is only dirt. She is right. I spent the afternoon boiling glassware and filtering twice, and the new blank went down to minus thirty-one before anything froze. So three weeks of desert dust go in the bin. I was less upset than expected. Clean water is beautiful to watch, it just refuses and refuses.',
    },
    {
      day: 7,
      durationSeconds: 510,
      writing:
        'German class, B1, Room 12, the one with the dead ficus. Today the Konjunktiv: if I were rich, I would have a dishwasher. The Portuguese carpenter next to me, Nuno, makes all his sentences about fish. I can do it on paper, but in the shop they answer me in Züridütsch and I stand there with my change. On the tram I was going through a varnam in my head, the Mohanam one, and found that my hand was keeping talam on my knee and the old man opposite was watching it. He nodded on the right beat, or nearly. I sang it in the shower afterwards, full voice, until somebody knocked on the pipe.',
    },
    {
      day: 10,
      durationSeconds: 660,
      writing:
        "Long call with Amma. The mango tree behind the flats has to be cut, as the corporation says it is lifting the compound wall, and the ground floor and the second floor are at war about it, with letters. Amma is on the side of the tree. She has written to the councillor in her schoolteacher's hand. Then at the end, in the voice of somebody who has only just thought of it, she said that Sundari aunty knows a family in Coimbatore, and the son is thirty-one, in Basel with a drug company, so near, only one hour by train. He has sent a photo and she would like me to — The tree is forty years old. It was there before the flats. I hope the ground floor loses.",
    },
    {
      day: 12,
      durationSeconds: 580,
      writing:
        'Our washing day is every second Wednesday, and this Wednesday the machine in the cellar stopped with all my sheets in it and forty litres of grey water. Frau Kägi from the second floor came in slippers, looked, and said it is the Flusensieb. It was not the Flusensieb. It was a sock, then it was the pump, then it was a man from Miele for a hundred and eighty francs, to be divided among six parties. I carried the sheets dripping up four floors and hung them over the doors. But I do not want to write about laundry. Well, I do, it was the whole day: the man came at five, he took sugar, and one pillowcase has not been seen since.',
    },
    {
      day: 15,
      durationSeconds: 620,
      writing:
        "Dinesh wrote at last: one line, a thumbs up, and a video of somebody falling off a scooter. I had sent him four paragraphs about the hospital insurance papers. I don't know why I am surprised. He has the car and the time, and he lives nine kilometres from the office where it has to be signed, and I am the one who gets up in the dark here to ring them when they open. I was so angry that I practised for an hour, which I have not done since August. Only sarali varisai, the baby exercises, up and down. Vasantha teacher used to say that anger is good for the lower octave. It is. Then I sent him a thumbs up back.",
    },
    {
      day: 18,
      durationSeconds: 530,
      writing:
        "First good run. I hardly dare write it. Feldspar, four concentrations, the new water, and the curves lay down one beside the other like combed hair. I walked round the corridor twice before I believed it. Then to Regula's office; she was eating an apple with a knife, and she looked, and said hm, and then said hm again but higher, which from her is a brass band. She wants the same at half the cooling rate to see whether it holds. Also she wants me to give the group talk next week, before the Bern people. I said yes without thinking. Then I went down to the cellar and told the chamber thank you, with nobody there.",
    },
    {
      day: 20,
      durationSeconds: 570,
      writing:
        "Amma's knee is swollen, she walked her forty rounds in the wrong chappals and has been told a week of rest, which she is spending in bed on the phone. Today to me, fifty minutes. Who has died, what they want for a kilo of shallots. And had I looked at the photo that Sundari aunty sent? I said that the network was bad. I could see myself in the small square saying it, with five bars. I don't really know what I think, whether it is the boy or the whole business of being married off or only the being asked, and I began to write that out here and have now scratched over three lines of it. So. Shallots are a hundred and ten.",
    },
    {
      day: 23,
      durationSeconds: 640,
      writing:
        "Kreisbüro again for the residence card, and this time I did it all in German. The lady behind the glass had a small bowl of sweets and a face like a locked bicycle. I had prepared: Ich möchte meine Aufenthaltsbewilligung verlängern. It went very well until she asked me something that was not in the book, whether I had been somewhere else in between, and I said 'ja, gerne'. She laughed so much that she had to take her glasses off. Then she said it again slowly, and it was only the old address in Oerlikon that she wanted. The card comes in some weeks. I took two sweets. My best conversation so far in this language, and I agreed to something that I had not understood.",
    },
    {
      day: 25,
      durationSeconds: 690,
      writing:
        'Twelve hours for one run at half the cooling rate. You cannot leave, as the nitrogen must be topped up every forty minutes, so I sat between the dewar and the door on the broken swivel chair, and since the pump makes a steady note, a bit flat of D, I used it for a sruti and sang. Real singing, an alapana in Kalyani, with the doors closed. I got quite far. When I got up for the nitrogen there was Beat from the workshop standing with a trolley, who knows since when. He said: I thought it was a bearing going. Then he said it was schön. Result: at half rate the curves shift by 0.3 degrees, which is inside the error.',
    },
    {
      day: 29,
      durationSeconds: 600,
      writing:
        'Talk for the Bern people done. I spoke too fast, and slide nine had the wrong axis, which nobody saw except Regula, who saw it from the back row with her eyes shut. Afterwards she took me aside by the coat hooks. I thought it was for the axis. She said: you apologised eleven times in twenty minutes, I counted, and you are the only person in that room who has touched the instrument. Then she went for her train. I told Livia in the evening, and she made me say sentences without a sorry in them, over and over, while she painted her toenails on the balcony in a ski jacket. I managed three. The eleven will stay with me longer than the applause.',
    },
    {
      day: 31,
      durationSeconds: 630,
      writing:
        'Deepavali without me for the third time. Amma held the phone over the lamps on the sill so that mostly I saw her thumb. Dinesh was there. My little brother, I should say, in case this notebook is found by somebody in a hundred years: twenty-five, sells air conditioners, has the good hair of the family. He was wearing the shirt that I sent and did not say anything about it, and I did not say anything about the insurance papers. He lit a ground chakkar in the corridor, where it is forbidden, and Amma screamed and laughed. I laughed as well, and then it was over and I was in a kitchen with a lamp made from a mustard jar. It burnt well, the mustard jar.',
    },
    {
      day: 34,
      durationSeconds: 550,
      writing:
        'Meenakshi was here for four days on the way to Boston, she who had the bed next to mine in the hostel at Trichy. She photographs everything, including the bins. We took the boat to Rapperswil, we ate one cheese each that cost as much as a month of hostel, and she slept on my floor with her feet under the desk. On Monday I smuggled her into the cellar and showed her the droplets in rows on the cold plate, and how at minus nineteen one goes white, then its neighbour, then all of them like popcorn. She did not speak for a whole minute, a record. Then: and for this they pay you? At the airport she gave me her last packet of murukku. It is finished already.',
    },
    {
      day: 37,
      durationSeconds: 610,
      writing:
        "Oral test in German. We had to describe a hobby for five minutes, and I had prepared hiking, but six people before me had hiking, so when my turn came I said music instead. I explained Carnatic singing with a vocabulary made for supermarkets: there are many tones between the tones, one does not stand, one sits. The teacher, Frau Imhof, asked whether I would show it. So I sang two lines of 'Vatapi' in Room 12 to a dead ficus, and Nuno clapped on the one and the three. I got a five and a half for content and a four for the articles. Der Ton, die Stimme, das Lied. I wonder who decided that the voice is a woman.",
    },
    {
      day: 39,
      durationSeconds: 520,
      writing:
        "Amma has sent a spreadsheet. She learnt it from the retired bank manager on the first floor. Columns: name, star, height, salary, 'remarks'. There are five rows, and Basel is the first of them, and under remarks stands 'soft spoken, own flat'. I opened it at lunch behind the big screen. I read the first row and half the second, and then I closed it and went out and bought winter boots, which I have needed for two years. They are brown, lined, reduced from 240 to 150, a bit wide at the heel. The salesgirl made me walk up and down a little plastic mountain that they have there for the purpose. With thick socks they will be very good boots.",
    },
    {
      day: 42,
      durationSeconds: 650,
      writing:
        'Leak again. Other flange. I have replaced the O-ring, and then the replacement, and greased and un-greased. Regula came down in her coat on the way home, knelt beside me on the concrete, sixty-one years old, and held the torch in her teeth. She built the first version of this chamber herself in 1994, and inside the lid there is a scratch with her initials and those of somebody called T.M., I have never dared to ask. We found it at eight: a hair. One hair, mine by the length, lying across the seal. She held it up with tweezers, put it in a sample bag and labelled it. It is on the pinboard now with the date. I wear a cap from tomorrow on.',
    },
    {
      day: 46,
      durationSeconds: 600,
      writing:
        'Dinesh rang, himself, by day, so I thought at once that somebody had died. Nobody has. He has been given Vellore and Kanchipuram for his sales area and wanted to tell someone, and I was free. He talked about compressor tonnage for twenty minutes. All that time I was waiting for the request, money or a form, and it never came; at the end he only said okay bye di and hung up. I sat there with the phone. I have kept accounts against this boy since he broke my geometry box, and perhaps they are not all in order. He did take the insurance papers to be signed, it turns out. The day after the scooter video. He forgot to mention it.',
    },
    {
      day: 49,
      durationSeconds: 720,
      writing:
        'Three days up on the Weissfluhjoch above Davos with the sampling crates. The filters have to be changed every six hours, also at night, so at three I was out on the roof platform in two pairs of trousers with a head torch, screwing a thing the size of a biscuit out of another thing. No wind. Stars down to below your feet, as the mountain drops off on all sides. My fingers stuck to the metal. The station warden, Gaudenz, waxes his moustache and cooks one single dish, barley soup, each day thicker. On the last one you could stand the ladle up in it. Eleven filters, of which one went down the north face, so ten. The best part of this doctorate so far.',
    },
    {
      day: 52,
      durationSeconds: 500,
      writing:
        "Something happened in the bakery. The girl said her whole sentence in Swiss German, fast, that the Nussgipfel were from yesterday and therefore half the price, and I said 'denn nimm i zwei' without having translated anything. I walked down Universitätstrasse with my two old Nussgipfel like someone who has been let into a house by the back door. Frau Imhof says that it often comes so, not by steps but like a tap that was rusted. In the evening I tried the radio news in dialect and understood: snow, Federal Council, cow. So the tap only drips. But in the first year I cried after shopping for batteries, and I want that noted.",
    },
    {
      day: 55,
      durationSeconds: 670,
      writing:
        "The Margazhi season is coming and Amma read me the whole concert programme out of the newspaper, sabha by sabha, with commentary, who is past it and who never was anything. She has a seat at the Academy for the 27th through the bank manager. As a child I was taken along, ate dosai in the canteen and fell asleep in the second half against her shoulder, with the tambura going into my back through the chair. I told her that I practise now, at the lab, to the vacuum pump. She was quiet and then asked me to sing, now, on the phone. I gave her two lines of 'Marugelara'. She said the gamakam was lazy. I believe she was crying a little.",
    },
    {
      day: 57,
      durationSeconds: 560,
      writing:
        "The Davos filters are strange. I get freezing at minus eight, minus nine, much too warm for dust, in four out of ten. I washed everything, ran them again, and it stays. Heat them to ninety-five degrees and it goes away. So it is something alive, or was: pollen, bacteria, in November, on a mountain, in snow. I wrote to Regula at eleven at night, one figure and no text. She answered at 11:04. 'Tell nobody. Repeat it. Sleep.' In that order. I could not manage the third. I lay there and thought of some leaf in Lombardy that rots and sends its small passengers over the Alps, and they sit in a cloud and make it snow.",
    },
    {
      day: 61,
      durationSeconds: 590,
      writing:
        "A parcel from Dinesh. He has never in his life sent a parcel. In it: a gasket for the pressure cooker (mine split in spring, I mentioned that once), two packets of filter coffee, and a card with a lotus in which he wrote my name, his name and nothing else. The customs had opened it and packed it back neater than he would. I rang to say thanks and he was embarrassed. He asked if it is true that the shops here are shut on Sundays, and what does one do then? I said one walks. He thought about it. 'Walks to where?' I have been laughing since. He was fourteen when I left for the hostel. I hardly know my brother.",
    },
    {
      day: 64,
      durationSeconds: 540,
      writing:
        'The Basel boy has a name, it is Arvind, and he has also got my number, since Amma gave it to him on Tuesday. He wrote a polite message with a full stop at the end. I have looked at it perhaps ten times. If I answer, then — no. Not tonight. On the subject of tonight: first real snow in town, it began at four, and by six the trams had a soft sound. Children were sliding down the bank beside the Fluntern church on baking trays. A man in a suit asked for a turn and they gave it to him, and he went down with the briefcase on his lap and then thanked them one by one with a handshake, as one does here.',
    },
    {
      day: 66,
      durationSeconds: 620,
      writing:
        'Repeated all ten. It holds. Regula shut the door of her office, which I have seen her do only for dismissals, and drew on the back of a delivery note what the paper would be: four figures, short, I am first author and she last, and nobody in the middle except Beat for the flanges. Then she said that she will be in hospital for a week in January, for her hip, and that I should not wait for her with the writing. She said it as one would mention the dentist. I went out with the delivery note in my hand. In the tram I read what is on the front: one box nitrile gloves, size S, back-ordered.',
    },
    {
      day: 69,
      durationSeconds: 640,
      writing:
        'Passed. B1, 84 points of 100, the worst part being listening, as everyone knew. Frau Imhof gave each of us a Grittibänz, the little man of dough with raisin eyes, and Nuno bit off his head at once. We went to a bar behind the Langstrasse, the whole class, nine nationalities, and as German was the only language we all had, we spoke it for three hours, badly and at the top of our voices: an Eritrean nurse, two Brazilians, Nuno on the price of cod. Nobody corrected anybody. I have never been so funny in a foreign language. From January there is B2, Thursday evenings, and I put my name down, and so did Nuno, he says only for the ficus.',
    },
    {
      day: 74,
      durationSeconds: 500,
      writing:
        'The card came, with a photo in which I look wanted. Valid for one more year, and no more windows till then. I sent a picture of it to Amma, who said I have grown thin and then told me about the mango tree. It is decided: tree stays, wall goes. The ground floor has lost, they have to build the wall new, one metre further in, with a curve. The councillor came himself and was photographed with Amma and the tree, and it was in the local supplement, page four. She bought nine copies. One is framed beside the gods and one is coming to me by post. Thirty-three years a teacher, and her first time in the paper. She will be insufferable till Pongal, I hope.',
    },
    {
      day: 77,
      durationSeconds: 580,
      writing:
        'Livia moves out in February. To Lausanne, with Benoît, whom I had believed to be only for skiing. She told me over the dishes and we both went on drying the same plate. Then we drew up who owns what: the toaster is hers, the good knife is mine, and the sofa belongs to nobody, as it was there before us both. She has a cousin who would take the room, so that is solved before I could worry. At the lab I did nothing clever today, I only washed: sixty vials, acid, water, water, water, lids. It is good work for such a day. You stand at the sink in gloves to the elbow, and each vial comes out the same as the last.',
    },
    {
      day: 88,
      durationSeconds: 700,
      writing:
        'Ten days off and I stayed here, as the flights were eleven hundred francs. Dinesh kept me company by telephone, there is no other word for it. He puts me on the dashboard while he drives out to customers, and I see his chin, a piece of sky and now and then a bullock. On the 31st he was in a jam by the Palar bridge for two hours and we played name-place-animal-thing, as we did under the dining table in power cuts. He still writes zebra for Z and I still write Zanzibar. He still cheats. At half past seven here it was midnight with them, and he blew his horn, and everyone else in the jam did too.',
    },
    {
      day: 91,
      durationSeconds: 530,
      writing:
        "Amma again about that message. It has been lying there for nearly four weeks, she says, the boy's mother has asked Sundari aunty, Sundari aunty has asked her, and what is she to say, that her daughter cannot read? I said I had a lot of work. She said, 'Everybody in the world has work, kanna,' and not unkindly. I promised that I would think about it, and I did begin to, in the tram, and by Haldenegg I was counting how many people had blue hats. Seven. An eighth got on at Central. Also a dog in a knitted coat. They say the line to the airport is to be closed for the whole summer, for new rails.",
    },
    {
      day: 94,
      durationSeconds: 660,
      writing:
        "Writing alone. Regula was operated on Monday, and on Wednesday she sent me from her bed my introduction with forty-one comments, typed on the phone with one finger. 'Too humble.' 'Who says so?' 'Nice.' There is only the one 'nice', and it stands next to a semicolon. I have figures one to three and a hole where the fourth should be, because for that I must show which bacteria they are, and I am no biologist. There is a woman in Dübendorf who can do the sequencing from half a filter. So today I cut the filters with a scalpel. You have only one go, and I held my breath for each. Ten halves went to Dübendorf by bicycle courier, in a picnic box.",
    },
    {
      day: 97,
      durationSeconds: 610,
      writing:
        'Dinesh is thinking of leaving the air conditioners. He has told only me and I am not to tell. A friend has a workshop in Guindy where they repair medical equipment, centrifuges, old incubators, and he has been going there on Saturdays since the autumn and he is good at it, he says, he hears what is wrong. I said that I had also learnt to find leaks by ear. He got quite excited. We compared: he holds a screwdriver with the handle against his jaw, I use soap. I sent him a photo of the flange, and within one minute he asked why the bolts were not tightened crosswise. Nobody ever told me. I have been going round in a circle for two and a half years.',
    },
    {
      day: 101,
      durationSeconds: 520,
      writing:
        "B2 is another country. Room 7, no ficus, a carpet. The first evening was nominalisations: one does not say that it is raining, one says 'bei Regen'. My neighbour looked as if he had been sold something. The new teacher is very young and says 'genau' between any two thoughts, I counted up to sixty. But I can now write a whole letter of complaint, and did, to the property management about the dead lamp on our stairs, and they replied, 'Sehr geehrte Frau Doktor', which I am not yet. It burns again since Tuesday. A year ago I would have gone on feeling my way up in the dark until I left the country.",
    },
    {
      day: 104,
      durationSeconds: 570,
      writing:
        'Waiting for Dübendorf, so I built. With crosswise bolts, as instructed, the chamber holds its vacuum for nine hours, and it never did more than three. I have stuck a note on the lid: DIAGONAL, with a drawing. Then I tried leaf litter from the Irchel park, just to have something to compare, a handful from under the plane trees, soaked, filtered, frozen. Minus seven! Rotten leaves freeze water better than any of my fine minerals from the catalogue at ninety francs a gram. Smell: not good. The workshop has requested that I keep the lid on.',
    },
    {
      day: 112,
      durationSeconds: 620,
      writing:
        'Pongal is over and Amma has nobody left to fight, so it is my turn. She asked straight out today: is there someone there, a Swiss? I said no. It is true. Then do I not want it at all, a husband, ever, she said, only tell me and I will stop asking, I will not be angry. There was a long silence with a crow in it, on her side. And I said that somebody was at the door. Nobody was at the door. Let me describe the soup. Carrots, ginger, one potato for thickness, a tin of coconut milk that was too sweet, therefore lime, therefore salt. I ate it standing, from the pot. It was all right, for a soup.',
    },
    {
      day: 124,
      durationSeconds: 680,
      writing:
        'Herr Odermatt from the ground floor stopped me at the letter boxes. He has an allotment up behind the Käferberg, two hundred square metres, since 1979, and his back does not do it any more. Would I like half? I thought he was joking. He wanted to show me straight away, so we took the bus: a shed, a water butt with ice on it, black beds, leeks standing like old soldiers, a plum tree. The rules are eleven pages. He pulled up a leek for me and knocked the soil off against his boot. I sent Dinesh a photo of myself with it, and my brother wrote: so that is where you walk to. I have said yes to the half.',
    },
    {
      day: 127,
      durationSeconds: 640,
      writing:
        "Dübendorf has replied: Pseudomonas, of course, but one strain known only from citrus groves, so my leaf from Lombardy may be a lemon tree near Genoa. I read it three times by the window and then took it to Regula, who is back, on two crutches, and she read it standing up and struck the floor with one of them, so that the people below came to see. That is figure four. She wants the whole thing sent off before Easter. We sat until dark over the title. I had nineteen words and she had six. In the end there are eight, and I fought for 'lemon' and lost, and then she put it back in herself when she thought I was not looking.",
    },
    {
      day: 138,
      durationSeconds: 600,
      writing:
        "Saturday at the garden. The ground is open only in the top ten centimetres and hard below, but Herr Odermatt says broad beans want it so. He stands on the path with his hands behind him and directs, all in dialect, no mercy, and I learnt more German in three hours than in Room 7 in a month: Chräiel, Gjätt, Bschütti, the last of which is liquid manure and may also be said of politicians. I have two blisters, and my half is forked over as far as the plum tree. He wanted to know whether what we eat at home would grow here. I said brinjal perhaps, under glass, and curry leaf never. He wrote 'Curry' on the wall of the shed in pencil.",
    },
    {
      day: 141,
      durationSeconds: 590,
      writing:
        "Regula has given my name to a colleague in Bergen, for a postdoc from autumn, two years, cloud work on ships. So I told Amma about Norway. I had expected tears. Instead she went for the atlas, I could hear her pull out the chair, and found it and said, 'But it is all edge.' Two years is not long, she said. What do they eat? Is there a temple? Would I be on the ship myself or only the instruments? I get sick on a pedal boat, I did not mention that. The interview is on Thursday, by video, three people. One is called Torbjørn Moe, and only while brushing my teeth did it come to me: T.M., the scratch inside the lid.",
    },
    {
      day: 145,
      durationSeconds: 750,
      writing:
        'The interview took fifty minutes. Two of them asked about bacteria, and Torbjørn Moe asked what I do when the chamber leaks. Soap, ear, crosswise, I said. He laughed and said that in 1994 he had used a different method, he had used Regula. So that is that. They will let me know by the end of the month. If it is a yes I go in September, and if it is a no I shall at least have learnt where Bergen is. Afterwards I could not sit, so I walked along the Limmat to the weir and back, twice, and fed half a bun to a coot, which is forbidden. And I did not apologise once, it strikes me, in the whole fifty minutes.',
    },
  ],
};
