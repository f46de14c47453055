import type { Journal } from './journal.ts';

/** A translator of 58 in Montreal: a stubborn novel, ringing ears, a daughter in Berlin, a cat. She digresses, and always comes back. */
export const montrealTranslator: Journal = {
  name: 'montreal-translator',
  planted: {
    recurring: [
      ['the translation', 'translation', 'translating', 'the novel', 'work', 'the book', 'my job'],
      ['tinnitus', 'the steelworker', 'ringing in my ears', 'the ringing', 'my ears', 'ears', 'my hearing'],
      ['my daughter', 'daughter', 'No\u00e9mie', 'Noemie', 'motherhood'],
      ['the cat', 'cat', 'Gaspard', 'my cat'],
      ['winter', 'snow', 'the cold', 'the weather', 'ice'],
      ['Monsieur Lacasse', 'Lacasse', 'my neighbour', 'neighbour', 'the neighbours', 'neighbor'],
    ],
    emerging: [['the clarinet', 'clarinet', 'music lessons', 'learning the clarinet']],
    avoided: [],
    nothingAvoided: true,
  },
  facts: [
    { question: 'Against what object was the screen leaning?', entry: 2 },
    { question: 'Which pitch is it that she hears on one side?', entry: 3 },
    { question: 'What nautical mistake did the old seaman catch in the original?', entry: 5 },
    { question: 'To whom did the stolen hosiery belong?', entry: 10 },
    { question: 'What compensation did the motorist agree to?', entry: 12 },
    { question: 'What does the ex-foundry hand in the basement circle perceive?', entry: 15 },
    { question: 'To what did the listener abroad liken the sounds of breaking branches?', entry: 17 },
    { question: 'Where does the patient hide before his treatment?', entry: 20 },
    { question: 'What furniture had the station crew sculpted?', entry: 32 },
    { question: 'What garment was purchased too early for the coming grandchild?', entry: 34 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 620,
      writing:
        'The Norwegian uses one word, "skumring", four times on the first page, and English will give me dusk, twilight, gloaming or, God help us, crepuscule. I have been a translator for thirty-one years and I still begin every book certain that I\'ve been found out. I walked round the table. I ate a pear standing up. In the end I put dusk all four times, because he meant to be monotonous, and who am I to rescue him from it.',
    },
    {
      day: 2,
      durationSeconds: 540,
      writing:
        "First real snow, and the whole of rue Saint-Denis went about with that look, half betrayal and half holiday. I had to dig for my boots behind the fan. There's a quarter of an hour, before the ploughs, when the city belongs to no one, and a man was skiing down the middle of it with a briefcase. I raised my hand and he raised a pole. That's how one knows it has started, when people begin saluting.",
    },
    {
      day: 3,
      durationSeconds: 580,
      writing:
        "Noémie called from Berlin with wet hair and a plate of noodles and propped me against the pepper mill. I like being propped. She talked about the kitchen cupboards they can't agree on, she and Anselm, about a colleague's contract, and then she chewed for some time and I watched my daughter chew from six thousand kilometres away. One used to pay for a thing like that by the minute. Neither of us said anything profound and I've been happy since.",
    },
    {
      day: 5,
      durationSeconds: 500,
      writing:
        "It's an E flat. I had a piano tuner tell me so once at a dinner; he asked me to hum it, and he closed one eye. So I've an E flat in the left and something more like a refrigerator in the right, and they've been at it for two years without a rest. By day I forget. At night, when the building goes quiet, it comes up like the tide around a chair. Anyway, as I was telling the young audiologist, it isn't a noise so much as the absence of silence, and she wrote that down with pleasure.",
    },
    {
      day: 7,
      durationSeconds: 610,
      writing:
        "Gaspard has opinions on the new chair. He's walked around it for three days without touching, like a bailiff. This evening he got up on it, turned, turned, sighed and pretended to have been there always. He's fourteen and has one fang. I have noticed I tell the cat things in French and the plants in English, and I couldn't say which of them I'm being more formal with.",
    },
    {
      day: 9,
      durationSeconds: 560,
      writing:
        'Chapter three has a ferry in it, and a hundred and ten nautical words, of which I possess perhaps six. I rang a retired pilot in Tadoussac whom a friend of a friend had dug up. He was a delight. He corrected not just my hawsers but the Norwegian\'s. "Your man has never docked anything," he said. I\'ve now the delicate job of writing to the author, to tell him his boat is tied on backwards.',
    },
    {
      day: 11,
      durationSeconds: 490,
      writing:
        'Minus twenty-six with the wind. The inside of my nose crackled. At the bus stop we all stood with our backs to the north like cattle, eleven of us, and a boy of about nine explained to his grandmother that on Mars it was worse. She said, "Et l\'autobus, sur Mars?" I carried that all the way downtown inside my scarf. One can\'t be entirely miserable in a place where the cold makes comedians of everybody.',
    },
    {
      day: 13,
      durationSeconds: 600,
      writing:
        "She sent me a photograph of her hands holding soil. They've been given an allotment, behind a railway, for which the Berliners wait years. My daughter, who once killed a cactus! She wants to know what her grandmother did with the rhubarb. I don't know what my mother did with the rhubarb, and there's no one left to ask, so I made something up, very precise, to do with buckets. I expect it will work.",
    },
    {
      day: 15,
      durationSeconds: 530,
      writing:
        "They've fitted me with a little machine which breathes. It's meant to give the brain something else to listen to: one can have rain, one can have surf, or a thing that's called \"pink\". I chose pink. For eleven nights I've gone to sleep beside what sounds like a large calm animal, and I believe that the ringing, offended, has dropped a little. Nobody tells you that the cure for a noise is a better noise.",
    },
    {
      day: 17,
      durationSeconds: 570,
      writing:
        "A reply from Bergen. He's charming about the ropes. He says it's quite right, he gets seasick, he wrote the ferry from a postcard; would I please tie it up properly, and in the next edition he'll translate me. I read it aloud twice. In three decades no author has ever offered to copy from my version. I tied up the boat. I used the pilot's own knot and I added, may I be forgiven, one gull.",
    },
    {
      day: 19,
      durationSeconds: 640,
      writing:
        "The cat brought me a sock. Not mine. It's a man's, argyle, of good quality, and he came in with it through the balcony, head high, like a retriever in an engraving. I put up a note in the lobby. By evening there'd been three replies, all of them ruder than one would've guessed from people's curtains. The owner turned out to be Monsieur Lacasse, eighty-one, on the third, who thanked Gaspard personally, in the second person plural.",
    },
    {
      day: 20,
      durationSeconds: 510,
      writing:
        "They've lit the rink at Parc La Fontaine. I went at ten, when there are only teenagers and the insomniac, and hired skates that had been worn by every foot in Quebec. I had fifteen good minutes. Then the ankles remembered how old I am. But oh, before that, the scrape, the black ice with leaves in it, my breath going ahead of me, I'd have signed any paper.",
    },
    {
      day: 22,
      durationSeconds: 550,
      writing:
        "I spent the morning at the notary's about a parking space. I don't own a car. It seems the space came with the apartment in 1987 and has all this while been mine, and that a dentist has been putting his Volvo on it in good faith. He was stricken. He offered me rent backwards to the Mulroney years. We settled on my teeth, free, for life, and shook hands over it like two nations.",
    },
    {
      day: 24,
      durationSeconds: 590,
      writing:
        "We quarrelled, a small one, about Christmas. She'd sooner I came there. I had said on the phone that I'd deadlines, she said \"you have a laptop,\" and I said in what I thought was a light tone that it was hardly the same, and there was a pause in which I could hear a Berlin tram. Anyway, I called her back within the hour. I told her it's the aeroplane, what the pressure does to my head. She hadn't known. I'd never told my own daughter it hurt.",
    },
    {
      day: 26,
      durationSeconds: 480,
      writing:
        'A day of adjectives. He piles them up, cold wet grey flat northern, without a comma, and in English it\'s a shopping list. I tried verbs instead. I tried leaving two of them out and then lay awake with a bad conscience. Around four in the afternoon the sentence stood up by itself and walked. It had needed a "the". Thirty-one years, and a day of my life for a "the".',
    },
    {
      day: 28,
      durationSeconds: 620,
      writing:
        "I told the group about the aeroplane. There's a group: it meets in a basement on Papineau, nine of us, each with a private orchestra. A former steelworker hears a choir. He says it's quite good, that he only wishes that they'd learn another hymn. I laughed till my ribs hurt and so did he. I don't know why I had put off going for two years; from pride, I suppose, as if an ailment in my ears were a want of manners.",
    },
    {
      day: 30,
      durationSeconds: 530,
      writing:
        "A bad day at the vet: his kidneys. He's to have a special food, which he regards as a personal insult, and water under the skin twice a week from a bag, to be given by me, with a needle. I said I couldn't possibly. The girl said everyone says that. I've done it now, on the kitchen table, with Monsieur Lacasse from the third holding his paws and reciting Verlaine. The cat didn't flinch. I did, and Lacasse a little.",
    },
    {
      day: 33,
      durationSeconds: 600,
      writing:
        "The ice storm shut everything. No light on the whole Plateau, all the branches in glass tubes, and every few minutes a crack like a rifle and then that chandelier coming down. I'd have given anything for Noémie to see it. I held the telephone out the window so that she could hear. She said it was like somebody eating toast. Even the trees looked astonished. It was terrible, and I stayed out on the balcony until I couldn't feel my lips.",
    },
    {
      day: 35,
      durationSeconds: 560,
      writing:
        "The publisher would like it a month sooner; there's to be a prize, or the rumour of one. I said no. I was so surprised to hear it that I said it again. Then I went and did four pages out of spite, and they were very decent pages. The widow in chapter nine is the best thing in the book. She doesn't speak for eleven years. My job there is to find English for nothing at all, and I find I'm rather well prepared.",
    },
    {
      day: 37,
      durationSeconds: 500,
      writing:
        "The elevator inspector and I were stuck between two and three for fifty minutes, he who'd come to certify it. He was mortified. He sat down on his toolbox and, there being nothing else to do, showed me the photographs of his model village, in which there is an elevator, which works. I asked if there was an inspector. He looked at me and I saw that there was going to be.",
    },
    {
      day: 39,
      durationSeconds: 540,
      writing:
        "Gaspard has learned the sound of the drip bag and goes under the bed, and I lie down on my stomach and we discuss it. I don't lie to him. I say it's cold and takes four minutes. Today, after such a conference, he came out by himself and got up onto the table, with his back to me, and waited. I've known grown men with less. I gave my cat the good sardines, kidneys or no.",
    },
    {
      day: 41,
      durationSeconds: 580,
      writing:
        "I went. Seven hours, with pink in my ears. I told the stewardess I might cry and she said many do. And there at the barrier stood my daughter in her grandmother's coat, which I'd forgotten giving her. We took the S-Bahn to see the allotment under frost: it's the size of a sofa. She showed me the bucket over the rhubarb. I looked at that bucket, I looked at her face. I'll never tell.",
    },
    {
      day: 44,
      durationSeconds: 610,
      writing:
        "The flight has cost me. It has gone up a semitone, I'm told that's usual, and there was a new one for three days like a wet finger on a glass. I'd do it again. The steelworker rang to ask how I'd fared, holding the receiver away from his good side. We compared. He'd had a modulation on Tuesday. It's an odd friendship, based on two people describing with great care what the other can't hear.",
    },
    {
      day: 46,
      durationSeconds: 490,
      writing:
        "Two hundred and six pages, and the hero has at last gone out to chop wood. I've chopped it with him, chapter by chapter; I could do with a new axe. The author writes that he's read a sample in bed to his wife and she said, \"So that's what you meant.\" What does one do with such a remark? I've put it up over the desk, next to the knot. It's minus eleven and I've been typing with the window open.",
    },
    {
      day: 48,
      durationSeconds: 570,
      writing:
        "The great snow-removal of the avenue, at two in the morning: sirens, the blower, the long trucks nose to tail, orange light going round my ceiling like something religious. I got up to see. There was Monsieur Lacasse at his own window in a dressing gown, and a child opposite, and a couple, all of us lit up and not asleep, and the huge plume of it arching over. Anyway, the long and the short is that I'm hopelessly fond of this ridiculous season and its noise.",
    },
    {
      day: 50,
      durationSeconds: 520,
      writing:
        "Someone has returned to the library, by post, a Simenon borrowed in 1961. It was in the newspaper; they've put it in a glass case. The fine would have been eleven thousand dollars. What struck me was the note, which said simply, \"I didn't care for the ending.\" Sixty years to decide. I've told that story to four people today, and two of them defended Simenon.",
    },
    {
      day: 52,
      durationSeconds: 600,
      writing:
        "There's news, it is eleven weeks, I'm to tell nobody. So I tell a page. She held the grey picture up to the camera, and it looked like a weather map with one small system forming in the east. My daughter said \"Say something, Maman,\" and I, who have never in my life been short of a word in two languages, made a sort of noise. She understood it. Anselm looked as if he'd been hit by a door.",
    },
    {
      day: 54,
      durationSeconds: 540,
      writing:
        "He is off the bag on Sundays. The girl at the clinic showed me the numbers on a chart; for a gentleman of his years they're not bad. I told Monsieur Lacasse on the stairs and he took off his hat. To celebrate, the cat caught a fly, slowly, the fly being also old. There's a patch of sun which gets to the end of the bed by eleven now, and he's on it by five to.",
    },
    {
      day: 56,
      durationSeconds: 510,
      writing:
        "Last chapter. The dusk comes back, all four of them on the very last page, the sly man, so had I chosen four different words in November I'd be ruined. I sat and looked at that with my hands in my lap. It has happened to me perhaps twice in this work, that a decision you made in the dark turns out to have had a door in it. I wrote dusk, dusk, dusk, and left the last for tomorrow.",
    },
    {
      day: 58,
      durationSeconds: 580,
      writing:
        "A thaw, and drip, drip, drip from every cornice in the city, which I can't hear, or rather can't tell from my own. I stood under the eaves on Rachel and simply looked at it instead. One does get a different sort of ears, in the eyes. The ice on the steps has gone grey and porous, and you could read a newspaper through it. My E flat was there, of course it was, but it seemed, for once, in key.",
    },
    {
      day: 60,
      durationSeconds: 630,
      writing:
        'I\'ve sent it. Three hundred and eighty-eight pages, at six in the evening, with one finger. Then I telephoned Noémie, who was asleep, and who said "did you tie up the boat?" and went back to sleep with the line open. I listened to her breathing as I used to at the door of her room on Drolet. The publisher replied with an exclamation mark. Every translation ends this way, with the house very tidy and no one in it.',
    },
    {
      day: 62,
      durationSeconds: 550,
      writing:
        "Gaspard fell off the bookcase. He's unhurt, it's his dignity that's in plaster. I'd always thought he jumped up there for the view, but the clinic says his eyes are going, that he may have been navigating for a year by memory. So I've moved nothing. I shall leave this chair here until I die. When I come in now I say my name, and my cat turns up his face half an inch to the left of me.",
    },
    {
      day: 64,
      durationSeconds: 500,
      writing:
        "Storm of the tenth of March, forty centimetres, after we had all put our shovels away like fools. Nobody minded as they'd have in January. People were out in it with no hats on. Two firemen had built a sofa of snow in front of the station, with cushions, and there they sat, and one patted the place beside him, so I sat as well. Anyway we watched the traffic not move, the three of us, it was excellent.",
    },
    {
      day: 66,
      durationSeconds: 610,
      writing:
        "The steelworker plays the clarinet! He mentioned it as one mentions a cousin. He says that while the reed's buzzing against your teeth the skull is so full there's no room in it for anything else, and that for twenty minutes a day he's alone. He lent me his second one in a shoebox. I've made a sound on it like a goose in a culvert. But he's right, it was so: for as long as I blew, nothing rang.",
    },
    {
      day: 68,
      durationSeconds: 560,
      writing:
        "A girl. I wasn't going to mind, and I don't, but I went directly out and bought a small red coat to fit a person of two, because I saw it, and because it will go on being cold. Noémie laughed at me. She feels her at night, she says, like a fish turning over. I asked if they had names, and she said yes, and it was one which I recognised. My mother would have pretended to be cross.",
    },
    {
      day: 70,
      durationSeconds: 590,
      writing:
        'Proofs already. One begins by admiring and ends by finding "the the" on page ninety. The gull is still there; the copy editor has written beside it "lovely", so I\'m a criminal with a witness. Outside they\'re chipping the last of the ice from the gutters with iron bars, a noise of prisons. Three weeks from now there\'ll be tables out on the sidewalk and everyone will be insufferable. I\'ve kept my boots by the door in case.',
    },
    {
      day: 72,
      durationSeconds: 530,
      writing:
        "My third lesson. I can do five notes, of which two on purpose. The cat, who I'd feared would leave home, comes and sits on the case; it may be that a clarinet is one thing in this apartment he can locate. I played him the five, up, then down. Monsieur Lacasse applauded through the ceiling, two slow claps, the maximum. I've asked the steelworker where one can buy one's own.",
    },
  ],
};
