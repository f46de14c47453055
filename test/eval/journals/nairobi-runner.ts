import type { Journal } from './journal.ts';

/** A geography teacher of 34 in Nairobi who coaches the school's runners: a plot without a title, a church choir, a brother and a girlfriend he does not go on about. */
export const nairobiRunner: Journal = {
  name: 'nairobi-runner',
  planted: {
    recurring: [
      [
        'the runners',
        'coaching',
        'the team',
        'my runners',
        'running',
        'athletics',
        'training',
        'the athletes',
        'Faith',
        'Faith Chebet',
        'Otieno',
        'the races',
      ],
      [
        'teaching',
        'geography',
        'my class',
        'Three West',
        'my students',
        'school',
        'the lessons',
        'the pupils',
        'teaching geography',
      ],
      [
        'the plot',
        'the land',
        'the title deed',
        'plot',
        'land',
        'Joska',
        'the land company',
        'the parcel',
        'the title',
      ],
      [
        'the choir',
        'choir',
        'singing',
        'the cantata',
        'Mzee Gathogo',
        'Mrs. Ndegwa',
        'music',
        'church choir',
        'church',
      ],
      ['my brother', 'Kimani', 'brother'],
    ],
    emerging: [
      ['swimming', 'learning to swim', 'the pool', 'the swimming lessons', 'Sister Hellen', 'floating'],
      [
        'my mother',
        'Mum',
        'mother',
        "my mother's eyes",
        'her eyes',
        'cataract',
        'her eyesight',
        'the eye operation',
      ],
    ],
    avoided: [
      ['my brother', 'Kimani', 'brother'],
      [
        'Njeri',
        'my girlfriend',
        'girlfriend',
        'marriage',
        'love',
        'the relationship',
        'marrying',
        'the proposal',
      ],
      [
        'my own running',
        'my running career',
        'my own racing',
        'the steeplechase',
        'Eldoret',
        'my racing past',
        'the water jump',
        'my knee',
        'my injury',
        'racing',
      ],
    ],
  },
  facts: [
    { question: 'How much cash does the sports budget hold for shoes?', entry: 0 },
    { question: 'Which drinks containers helped a boy use his arms better?', entry: 4 },
    { question: 'In which national squad did the neighbor on the stairs once play?', entry: 5 },
    { question: 'What did an animal snatch while she was recording at the stream?', entry: 6 },
    { question: 'Where did the second-hand footwear for the track come from?', entry: 13 },
    { question: 'Which relative made the rival colleague see that he had behaved badly?', entry: 16 },
    { question: 'Where did he shelter from the storm of ice?', entry: 17 },
    { question: 'What did the lorry driver give him after the traffic jam?', entry: 22 },
    { question: 'What material were his worn shoes resoled with?', entry: 24 },
    { question: 'Which reptile was found high up among the laundry?', entry: 32 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 1030,
      writing:
        'Fourteen kids turned up at half past five, in the dark, on a Monday, and I had only told nine. We did the murram loop behind the quarry, twice, with my phone torch for the last corner where the dogs are. Otieno vomited githeri onto his own shoe and kept going, so he is either a champion or a fool. The twins ran in school shoes. I have to find spikes for six of them before the county meet and the games fund has exactly 3,200 shillings in it. I counted it twice. Faith Chebet was last off the start and first up the hill, mouth closed, as if somebody was carrying her.',
    },
    {
      day: 3,
      durationSeconds: 960,
      writing:
        'The land company finally picked up the phone. A new girl, Brenda, very polite, says the title for my fifty by hundred in Joska is "in process at the registry". It was in process last January also. I asked her in process how, is it standing in a queue, is it lying in a drawer, and she said sir please be patient. I have paid them all eighteen instalments. I have a receipt for every one in a biscuit tin. On paper I own nothing, I own a biscuit tin. On Saturday I will take the matatu out there just to see whether the beacons are still in the ground.',
    },
    {
      day: 4,
      durationSeconds: 890,
      writing:
        'Contours again with Three West. I brought a basin of wet sand and made Ngong Hills in it and poured water with blue chalk in, centimetre by centimetre, and they drew the shoreline at every level. Then we looked from above and there it was, a map. Somebody at the back said "ooooh" like in a cinema. Then Wekesa from physics came in to say it is his double period, it has been his since the new timetable, and he stood there with his arms crossed until I carried my mountain out. In front of forty-eight children. I am still angry, I am pressing this pen through the page.',
    },
    {
      day: 5,
      durationSeconds: 860,
      writing:
        'Njeri let me sit in the studio while she did the evening show. I did not know it is so cold in there. She has eleven screens and does everything with two fingers, and when the guest, some MP, went on too long she just slowly took his microphone down and he did not notice he was fading out of the country. She winked at me through the glass. Afterwards we ate mutura standing by the road and she wiped my chin with her sleeve. I walked home from Ngara to Pangani instead of boarding, I wanted it to last, and I sang, and a watchman told me to be serious.',
    },
    {
      day: 6,
      durationSeconds: 1060,
      writing:
        'Hill repeats, eight of them, and my whistle died so I clapped. Otieno is learning not to go like a thief in the first hundred. Little Abdi has no arms when he runs, they hang there, so I made him carry two empty Fanta bottles and it worked at once. In the stretching one of the twins said sir, my uncle says you used to do steeplechase, he says you were on TV, what was your time. All of them looking up. I told them my best event was always the dash to the lunch queue and nobody has broken that one. Anyway the bottles. I want to try the bottles with all of them on Thursday.',
    },
    {
      day: 9,
      durationSeconds: 910,
      writing:
        'No power since four yesterday, the whole of our side of the road, and across the road they are ironing, I can see them. I have marked nothing. The milk I boiled, the meat I gave to the caretaker because his charcoal was already hot, and he sent back half of it cooked with dhania so I won there. We sat on the stairs, seven floors of people who never greet, and the lady from 4B turned out to have been a goalkeeper for the Harambee Starlets. Kenya Power tweets that they regret. A child two floors down is singing the tweet. Candle is finishing so I also finish.',
    },
    {
      day: 14,
      durationSeconds: 1000,
      writing:
        'Karura with Njeri, the waterfall side. She wanted to record it for a jingle, so we stood for maybe twenty minutes not speaking while she held that furry microphone over the stream, and a monkey stole her mandazi from the bag and she has it all on tape, me shouting included. She says she will play it at our wedding. She just said it, like one says it will be hot tomorrow, and looked at the dial. I said the monkey should get royalties. Good day. My face hurts. She fell asleep on my shoulder in the 107 and I let my stop go by.',
    },
    {
      day: 19,
      durationSeconds: 790,
      writing:
        "The continuous assessment papers. Question four: explain why the Tana changes its course. Mwangi B. writes that it got tired of Garissa. I gave him half a mark and I laughed till my tea went cold. But eleven of them have a river running uphill in the sketch, eleven, so that is not them, that is me, I taught it wrongly or too fast. I shall do it again from the beginning with the gutter outside the lab and a bucket. The syllabus says I should be in Glaciation by Friday. There is a glacier on our own mountain that'll be gone before I reach it at this pace.",
    },
    {
      day: 22,
      durationSeconds: 740,
      writing:
        "Zonal meet at the Kasarani warm-up track. We got two firsts, a third, and a disqualification, because Abdi went so happily round the bend that he went into the inside lane and overtook everyone there. He cried in the bus. Faith won the three thousand by maybe ninety metres and then went to look for her sweater. A man in a white tracksuit with a Dutch phone number came to me about her, what does she eat, who is the parent. I said she's in Form Three and she has a chemistry practical on Monday. He laughed. I was not joking. I took his card anyhow and it is in my shoe, I don't know why.",
    },
    {
      day: 24,
      durationSeconds: 950,
      writing:
        'So I am a bass. Njeri dragged me to PCEA because their choir has lost three men to Sunday football, and the director, Mrs. Ndegwa, a small person with a big ruler, made me sing one scale and said "cellar" and pointed to the back row. I can\'t read the tonic sol-fa. Everybody else sings doh me soh as if reading a shop sign. I held on to the old man next to me, Mzee Gathogo, by the ear, so to speak, half a second behind him for one and a half hours. Something happens in your breastbone when the four parts land together. I did not expect that, I thought it would be boring.',
    },
    {
      day: 30,
      durationSeconds: 870,
      writing:
        "Went out to Joska. One hour forty from Machakos Country Bus. The beacons: three of four are there. In the place of the fourth there's a hole and next to the hole a maize plant, well weeded. A woman came with a jembe, a Mama Kalekye, and she says she's been given that strip by the chief to use, and who am I. Very calm. She gave me water in a cup with a lid. We measured it with my steps and hers, and we came to different answers. So either my land is smaller than my receipts or her maize is in my bedroom. I took photos of everything with a shoe for scale.",
    },
    {
      day: 32,
      durationSeconds: 1020,
      writing:
        "Phone fell in the staff toilet, do not ask. The boy at Luthuli Avenue opened it in front of me with a guitar pick, blew in it, put it in a bag of something, 2,800. While it dried he recovered the pictures onto a flash disk to prove they're alive, and they ran across his screen, some from six years back, there was one with Kimani on my shoulders holding the goat. My brother had such a big head. The boy asked who's that. I asked whether he does screen protectors also. He does, two hundred, he put one on without a single bubble, with a bank card, it's an art really. The speaker now sounds like a mosquito in a tin.",
    },
    {
      day: 33,
      durationSeconds: 1060,
      writing:
        "Java in Westlands, she paid, which should have told me. Njeri asked me a straight question. She said I am thirty-one and I'm asking once, do you want to come and see my people in April or not, and it's a thing with two answers. And I was looking at the spoon. I had the yes, it was in the mouth. I turned that spoon over, I don't know, ten times. She waited for longer than I would've waited. Then she put on her headphones, those big ones from work, with no music in them, I could see the plug hanging, and she went down the steps. I finished both the cakes.",
    },
    {
      day: 35,
      durationSeconds: 980,
      writing:
        "Six of them have spikes! A parent who works at the airport knows someone who knows the lost luggage auction, and there was a whole bag of some European club's, size 36 to 41. Names inside in marker: Lotte, Femke. So now Otieno is Lotte and the whole team calls him so. We did strides on the grass to get used to it and they walked about like cows on tiles. Two hundreds after, ten of them, in 33s, and I stood at the end with the watch and shouted each one's number, and for once nobody slowed before the line. I'd like to bottle up this morning.",
    },
    {
      day: 37,
      durationSeconds: 880,
      writing:
        "I have drawn the sol-fa ladder on the inside of the bathroom door, and I sing at it while I brush. Doh to fah still I fall off. Tonight we began the Easter cantata, thirty-one pages, Mrs. Ndegwa taps the ruler on the music stand of the one who's wrong, and she tapped mine four times and then, on the last chorus, she came past and did not tap. Mzee Gathogo gave me a peppermint for that. He's been second bass since before Moi became President. He breathes where nobody hears it. I watched only his jacket buttons tonight, to learn when.",
    },
    {
      day: 38,
      durationSeconds: 990,
      writing:
        "Lands office, Ardhi House, third floor, the queue with the numbers, I had 212 and they were calling 40. I marked sixty books standing. At the counter the man put in the parcel number and turned the screen to me, which I think he is not allowed to: the main title is still whole, it has never been subdivided, it's in the name of a cooperative that I never heard of. So Brenda's drawer doesn't exist. There's no fifty by hundred, as far as Kenya is concerned there's one big field with two hundred of us dreaming on it. I ate a whole loaf of bread on the steps outside. Dry.",
    },
    {
      day: 40,
      durationSeconds: 860,
      writing:
        "Wekesa came to my desk at tea with the timetable and two mandazi on top. He says he was ashamed since that day with the sand, that his daughter's in Three West and told him at home that he was a bully. A big man like that. We went to the deputy together and swapped the double for my Tuesday, it took four minutes, four minutes after all these weeks. Then he asked could he borrow the basin for waves. I like him. I showed him how to get the sand to hold, you must put a little cooking flour in. So that one's closed and I sleep without composing speeches.",
    },
    {
      day: 41,
      durationSeconds: 1070,
      writing:
        'Coming back from buying chalk I was passing at Tea Room and a tout shouts "Kimani! Kimani wa Probox!" and catches me by the shirt, and I say I\'m not him, and he looks well at me and says then you\'re the brother, tell him the stage has not forgotten. I am not going to put here what that is about. What I want to put here is the hailstones. Hail in Nairobi, the size of beans, on River Road! Hawkers with basins on their heads and the noise of it, all the mannequins lying down, a policeman catching it in his cap and eating it. I stood under the awning of a wig shop for forty minutes, happy.',
    },
    {
      day: 42,
      durationSeconds: 770,
      writing:
        'Relays. We dropped it at every change and then at the last one we didn\'t. Faith to Achieng, blind, left to right, and I heard the slap of it from across the field. Old Coach Barng\'etuny came by on his way to some meeting at Nyayo, he stood with me by the fence with his stick, and watched, said nothing bad, which from him is a garland. Then he goes, "And you? After that water jump in Eldoret you never came to tell me anything." I asked him how his cows were doing. He has nineteen now, two Ayrshires, one had twins. Then the kids came over and I introduced them one after another.',
    },
    {
      day: 46,
      durationSeconds: 900,
      writing:
        "Cantata practice with the organ for the first time. You feel it through the shoes. Page 19, where the basses are alone for four bars, we're only five men and Kariuki has flu, so four, and I was holding a fah and realised the Mzee had stopped. He'd stopped on purpose. He was sitting there with his hands folded, leaving it to me, the old crook. I held it. It shook a bit but it was the right one. Mrs. Ndegwa looked up from the ruler to see who it is. In the 45 home I hummed my line, only my line, and it sounds like nothing by itself, like somebody moving furniture.",
    },
    {
      day: 59,
      durationSeconds: 1020,
      writing:
        "The buyers have a WhatsApp group, did I know? A hundred and sixty people. There's a retired sergeant in it who has organised everything in a spreadsheet, who paid what, which row. I'm row 88. We met in the back of a hotel in Ruai and everybody had their own tin or folder or paper bag with the receipts. One lady has paid for three parcels by selling eggs. The lawyer wants two thousand from each of us to write to the cooperative. People shouted. The sergeant stood on a chair and said \"we've been fools one by one, let's be fools together\", and I paid my two thousand.",
    },
    {
      day: 60,
      durationSeconds: 840,
      writing:
        "Field trip, at last, Mount Longonot with ninety-one students and two buses, one of which had brakes. I'd told them all term about calderas and when we came up over the rim they went quiet, even Mwangi B. He asked whether it is asleep or dead, and I could say, well, that is the correct question and nobody knows. They sat along the edge with their clipboards and drew the section, and out of the ninety-one I saw maybe four rivers that run uphill. Achieng's hat went into the crater. On the way home they sang till Limuru and I had the dust of a volcano in my teeth.",
    },
    {
      day: 61,
      durationSeconds: 710,
      writing:
        "The marabou storks in the acacias at Nyayo roundabout. I was stuck there for an hour because of some president's convoy and watched one undertaker of a bird build, with a piece of a blue umbrella. It put it in, stood back, took it out, turned it. The driver next to me, a woman with a lorry of cabbages, watched it too, and we started giving it instructions out of the windows, left, left, no. When the traffic went we both were sorry. She threw me a cabbage. I have a cabbage. I've looked them up, they live to twenty-five and pour their droppings onto their own legs to keep cool.",
    },
    {
      day: 62,
      durationSeconds: 810,
      writing:
        "Easter. We sang it. The church was so full that they'd put chairs out by the water tank, and I had a borrowed black jacket with somebody's bus ticket in the pocket. Page 19 came and all five of us were there. I don't remember it. I remember that after the last amen there was that silence before people know if they may clap, and that the ruler was lying on the floor, she had let it fall and conducted with the hand only. Mzee Gathogo said into my ear, \"Now you're no longer a visitor.\" He gave me the rest of the roll of peppermints.",
    },
    {
      day: 63,
      durationSeconds: 1050,
      writing:
        "A message from a number I don't have saved. \"Bro ni mimi. Naomba tuongee.\" Deleted. Cobbler! I must write about the cobbler under the jacaranda by the petrol station, because that man's a genius: I brought him my brown shoes with the sole gone like a mouth, and he has put on a piece of a lorry tyre, cut to shape, with the tread going the right way, so that in mud I now have grip, I've got low gear. A hundred and fifty bob. He keeps his nails in his cheek and he talks around them about the English league. He asked my opinion of the Arsenal defence and I do not have one.",
    },
    {
      day: 69,
      durationSeconds: 910,
      writing:
        "Mama Kalekye has called me. She got my number off the sergeant's list. It appears the cooperative has told her also to get off, and the chief now denies he ever gave her the strip, so we're in the same soup, she and I, the maize and the bedroom. She wants to stand with the group. I went out there with the form for her to thumbprint and she showed me the whole parcel properly, where the water stands in the long rains and where it doesn't, things nobody put in the brochure. If I ever build it'll be in the upper corner, she says. She'd already planted a row of pawpaws there to mark it.",
    },
    {
      day: 71,
      durationSeconds: 720,
      writing:
        "Weather station. Three West built it from a cooking oil bottle, a bicycle spoke, and a stocking that somebody's aunt will be looking for. It stands on the roof of the lab because Wekesa got us the key, he carried the ladder, he now tells everyone it's a physics project, and I tell them that physics is what geography does when it stays indoors. They read it at seven, one and four, they've a duty roster. And I never asked for a roster. Yesterday: 14 millimetres, wind from the north-east, \"smell: chapati\". I've left the smell column in. It's data. When I was trained, nobody let us touch anything.",
    },
    {
      day: 72,
      durationSeconds: 1120,
      writing:
        "The physio that the county sends round came to look at Achieng's shin for us, and afterwards, while the team was cooling down, she says you're limping on the left coach, sit. She pressed round the kneecap. Her thumb stopped on the scar and she goes, that's a surgeon's, that's from proper racing, isn't it, when was that? Old, I told her. Then I asked could Achieng do the bike in the meantime and how much. Twenty minutes, no resistance. So: Achieng on the caretaker's bike on two bricks, in the corridor, all week. The others have to do the long run without her, and she'll count them home.",
    },
    {
      day: 75,
      durationSeconds: 880,
      writing:
        "After Easter nearly half of the singers don't show up, as is tradition, so tonight it was thirteen people in a hall for two hundred. Mrs. Ndegwa turned the chairs in a ring. No ruler. She taught us a Luhya harvest song by ear, no paper, and she made each of us sing a line alone, and I, who two months ago did not know that I've a voice, I just did it, I was thinking about whether I left the gas on. Mzee was away with his chest. I sang his notes too, where I knew them. Somebody must hold the cellar.",
    },
    {
      day: 77,
      durationSeconds: 750,
      writing:
        "A letter. An actual letter on cooperative paper, stamped in purple, to all 160: they admit they sold the field to the company, they admit that they got only half of the money, and they're willing to subdivide if somebody pays the surveyor. The sergeant read it out on a voice note with his parade voice. Everyone's calculating. It's 9,400 each. I went through the biscuit tin again tonight and arranged the receipts by date on the bed, all that paper, it makes a road from the pillow to the foot. I think I will pay. I'd rather be robbed standing on my own corner with pawpaws.",
    },
    {
      day: 79,
      durationSeconds: 830,
      writing:
        'Mock results. Three West mean is 61, up from 47, and I checked the addition thrice because I don\'t trust joy. The map question, which they used to skip like a puddle, thirty-nine of them tried it, and thirty-nine got the cross-section. Mwangi B. has an A minus. I wrote on his paper "the Tana would be proud" and he\'s showing it to everyone. The principal asked me in the corridor for "the method" so he can present it to the others, and I told him a basin, sand, flour. He wrote down "flour" in his little book, with a question mark, I could see it.',
    },
    {
      day: 82,
      durationSeconds: 810,
      writing:
        "Regionals at Kasarani, the real track, the blue one. Otieno-Lotte ran a clever race, he sat and sat, and he took two of them in the last sixty and he's going to nationals in the eight hundred. Abdi stayed in his lane. I've never been so proud of a lane. And Faith was boxed in for five laps with those girls from Iten, elbows, and she looked over at me once and I showed her with my flat hand: wait. She waited. 9:28. The Dutch number was there too and her grandmother, and I made him explain the contract in Kiswahili, slowly, to the grandmother, who asked better questions than I'd have.",
    },
    {
      day: 84,
      durationSeconds: 1100,
      writing:
        "The calendar in the staffroom says it's the twenty-seventh. So Kimani is thirty today. Thirty, and still he's never finished a plate of sukuma, ha. Well. Happy birthday to all the sukuma. I taught, came home, and there was a chameleon on the washing line, on the sixth floor, between my socks, I mean how, by lift? It did that walk, forward, back, forward, as though it's forgotten something at home. It went a kind of khaki for the socks. I got the caretaker, who won't come near them, and two kids from 6A, and we brought it down in a pot to the hedge, and it took half an hour to let go of the pot.",
    },
    {
      day: 86,
      durationSeconds: 1150,
      writing:
        "I'm thirty-four and today I put my face under water on purpose. There's a coach at the Y pool, Sister Hellen, in fact a nun, in a long-sleeved costume, who teaches grown people on Wednesdays when the children are gone. We're four: a banker, two grandmothers and I. I've taught the hydrosphere for ten years and I'm holding on to the rail like a cat. She said blow bubbles, so I blew bubbles. One of the grandmothers floated at the first try and lay there smiling at the roof. I sank, feet first, quite slowly. She says that it's all in the neck, I hold the neck as if carrying water instead of lying in it.",
    },
    {
      day: 90,
      durationSeconds: 1030,
      writing:
        "Mum was putting sugar in the salt tin. I'd gone up to Nyahururu for the Sunday and I watched her do it, and then she greeted me by looking a little beside my face, to where my ear is. I held up fingers like a child's game and she guessed. Laughing. \"Two. Or is it a plate?\" She's known since last year, it seems, she's been cooking by smell and she feels the edges of the coins. There's a white thing in the left one like a piece of coconut, and the right's starting. I've written down the number of the mission eye clinic from the wall of the dispensary. How did I not see it?",
    },
    {
      day: 92,
      durationSeconds: 720,
      writing:
        "Last session before nationals. I gave them less than they wanted, that's the whole trick of a last week, you send them home hungry. Six strides, a song, and then I read out to everyone the first time that they ever ran for me, from the old exercise book, against now. Abdi: four minutes off. The twins were laughing at theirs. Faith signed nothing yet, the grandmother says after Form Four and the Dutchman has agreed, on paper, with a stamp. They carried me round the field, or they tried to, they dropped me at the long jump. I've sand everywhere. Bus is on Thursday at five, I have packed the bananas.",
    },
    {
      day: 95,
      durationSeconds: 830,
      writing:
        "Kikuyu, the eye unit, from six in the morning. Mother in her good headscarf among a hundred other people with one eye taped. Twenty minutes it took, she says she heard them talking about football in there. They told us to keep it covered till tomorrow but in the car she lifted the corner, she's never obeyed anybody, and she looked at me, at the face this time, for long, and said, \"You've got old.\" And then she read every signboard to Limuru out loud. Every one. Tyres. Chemist. Jesus. Second eye's in June. I had to pull over once because I couldn't see the road too well myself.",
    },
    {
      day: 100,
      durationSeconds: 1200,
      writing:
        "I floated! Eleven seconds, Sister Hellen counted it out loud in Latin or what sounded like it. You let the ears go under, that's what nobody tells you, you've got to let the ears go, then the pool becomes very quiet and there's your own breathing like someone sawing, and the legs come up by themselves like they are not yours. The banker clapped. Then I thought \"I'm floating\" and went down at once and drank a good litre. Next week she wants us to push off from the wall. In August there's the Form Three trip to Mombasa, and I'd like for once not to be the one who guards the shoes.",
    },
  ],
};
