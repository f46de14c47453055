/** Everyday subjects and the words that bring them up. */
export interface ThemeEntry {
  /** How the theme is named to the writer. */
  readonly name: string;
  /** Words and phrases that name it. */
  readonly says: string;
  /** Words that hint at it, and count for half. */
  readonly hints?: string;
  /** A subject that people tend to leave again when they touch it. */
  readonly tender?: true;
  /** A person: a following `she`, `he` or `they` still speaks of them. */
  readonly person?: true;
  /** Counts only when it is not denied: `not happy` is not about joy, though `not afraid` is about fear. */
  readonly asserted?: true;
  /** Counts only when it is the writer's own (`my brother`, a bare `Mum`), not `her brother`. */
  readonly kin?: true;
}

export const themeLexicon: readonly ThemeEntry[] = [
  // People of one's own
  {
    name: 'my mother',
    says: 'mother, mum, stepmother, stepmum, mother in law',
    tender: true,
    person: true,
    kin: true,
  },
  {
    name: 'my father',
    says: 'father, dad, stepfather, stepdad, father in law',
    tender: true,
    person: true,
    kin: true,
  },
  { name: 'my parents', says: 'parents, folks', tender: true, person: true, kin: true },
  {
    name: 'my brother',
    says: 'brother, stepbrother, brother in law, half brother',
    tender: true,
    person: true,
    kin: true,
  },
  {
    name: 'my sister',
    says: 'sister, stepsister, sister in law, half sister',
    tender: true,
    person: true,
    kin: true,
  },
  { name: 'my grandmother', says: 'grandmother, great grandmother', person: true, kin: true },
  { name: 'my grandfather', says: 'grandfather, great grandfather', person: true, kin: true },
  { name: 'my husband', says: 'husband, hubby', tender: true, person: true, kin: true },
  { name: 'my wife', says: 'wife', tender: true, person: true, kin: true },
  {
    name: 'my partner',
    says: 'partner, boyfriend, girlfriend, fiance, fiancee, other half',
    tender: true,
    person: true,
    kin: true,
  },
  {
    name: 'my ex',
    says: 'my ex, ex husband, ex wife, ex boyfriend, ex girlfriend, ex partner',
    tender: true,
    person: true,
  },
  { name: 'my son', says: 'son, stepson, my boy, little boy', tender: true, person: true, kin: true },
  {
    name: 'my daughter',
    says: 'daughter, stepdaughter, my girl, little girl',
    tender: true,
    person: true,
    kin: true,
  },
  { name: 'my aunt', says: 'aunt, auntie, aunty', person: true, kin: true },
  { name: 'my uncle', says: 'uncle', person: true, kin: true },
  { name: 'my cousin', says: 'cousin, niece, nephew', person: true, kin: true },
  {
    name: 'my children',
    says: 'child, toddler, teenager, my kids, grandchild, grandchildren, grandson, granddaughter, twins',
    hints: 'school run, nursery, bath time, lego, playground',
    person: true,
  },
  {
    name: 'a baby',
    says: 'baby, newborn, infant, pram, nappy, diaper, cot',
    hints: 'crib, breastfeed, formula',
    person: true,
  },
  {
    name: 'pregnancy',
    says: 'pregnant, pregnancy, midwife, due date, trimester',
    hints: 'scan, bump',
    tender: true,
  },
  { name: 'miscarriage', says: 'miscarriage, miscarried, stillbirth, stillborn', tender: true },
  {
    name: 'family',
    says: 'family, relatives, in laws, siblings, family dinner',
    hints: 'christmas, reunion',
  },
  {
    name: 'friendship',
    says: 'friend, friendship, best friend, mate, pal, buddy',
    hints: 'catch up, group chat',
    person: true,
  },
  { name: 'the neighbours', says: 'neighbour, next door, upstairs flat, man downstairs', person: true },
  {
    name: 'my boss',
    says: 'boss, manager, supervisor, line manager, my director',
    tender: true,
    person: true,
  },
  {
    name: 'colleagues',
    says: 'colleague, coworker, co worker, my team',
    hints: 'canteen, office party',
    person: true,
  },
  {
    name: 'a teacher',
    says: 'teacher, professor, tutor, headmaster, headmistress, headteacher',
    person: true,
  },
  { name: 'a stranger', says: 'stranger, old woman, old man at', hints: 'passer by', person: true },

  // Love
  {
    name: 'love',
    says: 'in love, beloved, falling for, love of my life, love him, love her, love you, love me, loves me',
    hints: 'love, heart, sweetheart, darling',
  },
  {
    name: 'marriage',
    says: 'marriage, married, marry, anniversary, vows, spouse',
    hints: 'wedding ring',
    tender: true,
  },
  { name: 'a wedding', says: 'wedding, bride, groom, bridesmaid, best man' },
  {
    name: 'divorce',
    says: 'divorce, divorced, custody, separation, separated, solicitor',
    hints: 'settlement',
    tender: true,
  },
  {
    name: 'a break-up',
    says: 'break up, broke up, breakup, split up, dumped me, he left me, she left me, left me for',
    tender: true,
  },
  {
    name: 'desire',
    says: 'desire, lust, want him, want her, attracted, attraction, crush, flirt, sex, sexy, turned on, kiss',
    hints: 'naked, touch, skin',
    tender: true,
  },
  { name: 'dating', says: 'dating, first date, tinder, hinge, dating app, date night' },
  { name: 'jealousy', says: 'jealous, jealousy, envy, envious, cheated, affair, infidelity', tender: true },
  {
    name: 'loneliness',
    says: 'lonely, loneliness, alone, isolated, nobody to call, no one to call, by myself',
    hints: 'empty flat, empty house',
    tender: true,
  },
  { name: 'trust', says: 'trust, betrayed, betrayal, betray, let me down', tender: true },
  {
    name: 'forgiveness',
    says: 'forgive, forgiveness, apology, apologise, apologize, say sorry, said sorry, make amends',
    tender: true,
  },

  // Loss and hard feelings
  {
    name: 'grief',
    says: 'grief, grieve, mourning, mourn, funeral, bereaved, bereavement, loss, his ashes, her ashes, the ashes, scatter the ashes, coffin, condolence',
    hints: 'miss him, miss her, miss them',
    tender: true,
  },
  {
    name: 'death',
    says: 'death, die, dead, dying, passed away, cemetery, grave, mortality',
    hints: 'hospice, the will',
    tender: true,
  },
  {
    name: 'fear',
    says: 'fear, afraid, scared, terrified, frightened, fright, panic, dread',
    hints: 'worst case',
    tender: true,
  },
  {
    name: 'worry',
    says: 'worry, worried, anxious, anxiety, nervous, overthink, what if',
    hints: 'restless',
    tender: true,
  },
  {
    name: 'anger',
    says: 'anger, angry, furious, rage, fury, mad at, resent, resentment, livid, temper',
    hints: 'shout, yell, slam',
    tender: true,
  },
  {
    name: 'shame',
    says: 'shame, ashamed, embarrassed, embarrassing, embarrassment, humiliate, humiliated, mortified',
    tender: true,
  },
  { name: 'guilt', says: 'guilt, guilty, my fault, blame myself, let them down', tender: true },
  {
    name: 'sadness',
    says: 'sad, sadness, crying, cry, tears, weep, sob, down in the dumps',
    hints: 'heavy, low',
    tender: true,
  },
  {
    name: 'depression',
    says: 'depression, depressed, antidepressant, hopeless, numbness',
    hints: 'therapist, fog',
    tender: true,
  },
  { name: 'regret', says: 'regret, wish i had, should have, if only, too late', tender: true },
  {
    name: 'joy',
    asserted: true,
    says: 'joy, joyful, happy, happiness, delight, delighted, laugh, laughter, giggle',
  },
  { name: 'gratitude', asserted: true, says: 'grateful, gratitude, thankful, lucky, blessing, appreciate' },
  { name: 'hope', asserted: true, says: 'hope, hopeful, look forward, looking forward, optimistic' },

  // Body
  {
    name: 'the body',
    says: 'body, belly, knee, hip, shoulder, spine, back pain, posture, joints, wrinkles',
    hints: 'mirror, skin, breath',
  },
  {
    name: 'illness',
    says: 'ill, illness, sick, disease, diagnosis, cancer, tumour, tumor, chemo, virus, flu, fever, symptom, chronic, infection',
    hints: 'clinic, test results',
    tender: true,
  },
  {
    name: 'the hospital',
    says: 'hospital, ward, surgery, operation, surgeon, nurse, ambulance, intensive care, a and e',
    hints: 'waiting room',
    tender: true,
  },
  {
    name: 'the doctor',
    says: 'doctor, gp, consultant, specialist, dentist, appointment',
    hints: 'prescription, clinic',
  },
  { name: 'pain', says: 'pain, ache, migraine, headache, sore, hurting, cramp', tender: true },
  {
    name: 'sleep',
    says: 'sleep, asleep, insomnia, awake, nap, sleepless, 3am, 4am, lie awake, pillow, alarm clock',
    hints: 'bed, night, tired, duvet',
  },
  {
    name: 'tiredness',
    says: 'tired, exhausted, exhaustion, weary, worn out, burnout, burnt out, burned out, drained, fatigue, fatigued',
    hints: 'yawn',
  },
  {
    name: 'food',
    says: 'food, eat, meal, dinner, lunch, breakfast, supper, hungry, hunger, snack, recipe, cook, cooking',
    hints: 'bread, soup, rice, kitchen, fridge, oven, taste',
  },
  {
    name: 'weight',
    says: 'diet, calories, lose weight, gained weight, put on weight, scales, overweight, fat',
    tender: true,
  },
  {
    name: 'drinking',
    says: 'drinking, wine, beer, whisky, whiskey, vodka, gin, drunk, alcohol, hangover, hungover, sober, sobriety',
    hints: 'bottle, pub, bar',
    tender: true,
  },
  { name: 'smoking', says: 'smoking, cigarette, smoke, nicotine, vape', tender: true },
  { name: 'coffee', says: 'coffee, espresso, latte, cafe, cappuccino' },
  { name: 'tea', says: 'tea, teapot, kettle, mug of' },
  {
    name: 'running',
    says: 'went running, go running, going running, running club, my run, a run, morning run, evening run, runner, jog, jogging, marathon, 5k, 10k, half marathon, trainers',
    hints: 'pace',
  },
  {
    name: 'exercise',
    says: 'exercise, gym, workout, work out, pilates, weights, treadmill, squats, fitness',
    hints: 'sweat',
  },
  { name: 'yoga', says: 'yoga, downward dog, stretching class' },
  { name: 'swimming', says: 'swim, swimming, swimming pool, lido' },
  {
    name: 'ageing',
    says: 'ageing, aging, getting old, getting older, grow old, middle aged, grey hair',
    tender: true,
  },

  // Ground under the feet
  {
    name: 'money',
    says: 'money, debt, loan, overdraft, savings, salary, wages, afford, bank, bank account, credit card, payday, budget, pension, invoice, tax',
    hints: 'bill, cheap, expensive, price, cost, pay, pounds, dollars, euros',
    tender: true,
  },
  {
    name: 'rent',
    says: 'rent, landlord, landlady, eviction, evict, lease, deposit, mortgage',
    hints: 'boiler',
    tender: true,
  },
  {
    name: 'home',
    says: 'home, house, flat, apartment, kitchen, bedroom, living room, sofa, front door, roof, attic, basement',
    hints: 'room, door, window, garden, curtain, carpet',
  },
  {
    name: 'housework',
    says: 'housework, laundry, dishes, washing up, hoover, vacuum, tidy, cleaning, chores, ironing, dusting, clean the, washing machine',
    hints: 'sink, mop, bin',
  },
  {
    name: 'moving',
    says: 'moving house, move out, moving out, move in, moving in, packing boxes, boxes everywhere, removal van, packing up, new flat, new house, new place, relocate',
    hints: 'keys',
  },
  {
    name: 'the garden',
    says: 'garden, gardening, allotment, seeds, weeding, compost, lawn, tomatoes, greenhouse, roses, flower bed, seedlings',
    hints: 'soil, spade, plant, flower',
  },
  {
    name: 'safety',
    says: 'safe, unsafe, safety, lock the door, locks, burglar, danger, dangerous, burglar alarm',
    hints: 'checked the door',
  },
  {
    name: 'childhood',
    says: 'childhood, when i was little, when i was a child, when i was small, when i was young, growing up, as a child, when i was a kid, when i was six, when i was seven, when i was eight, when i was nine, when i was ten',
  },

  // Work and will
  {
    name: 'work',
    says: 'work, job, office, career, shift, workplace, meeting, spreadsheet, client, overtime, deadline',
    hints: 'email, desk, project, commute, boss, colleague',
  },
  {
    name: 'a job search',
    says: 'interview, cv, resume, job application, applied for, redundant, redundancy, laid off, fired, sacked, unemployed, unemployment, job hunt, recruiter',
    tender: true,
  },
  {
    name: 'quitting',
    says: 'quit, quitting, resign, resignation, hand in my notice, handed in my notice, give notice',
  },
  {
    name: 'ambition',
    says: 'ambition, ambitious, promotion, promoted, goal, achieve, achievement, success, successful',
    hints: 'compete',
  },
  {
    name: 'failure',
    says: 'failure, failed, fail, rejected, rejection, loser, not good enough, mistake',
    tender: true,
  },
  {
    name: 'control',
    says: 'control, controlling, in charge, out of control, powerless, power over',
    tender: true,
  },
  { name: 'a decision', says: 'decision, decide, decided, choose, choice, make up my mind, made up my mind' },
  {
    name: 'boundaries',
    says: 'boundary, boundaries, say no, said no, saying no, stand up for, stood up for, stand up to, stood up to, put my foot down, walked all over',
  },
  {
    name: 'confidence',
    asserted: true,
    says: 'confidence, confident, self esteem, self doubt, insecure, insecurity, imposter',
    tender: true,
  },
  {
    name: 'who I am',
    says: 'who i am, who am i, identity, myself anymore, the real me, what kind of person',
  },
  {
    name: 'school',
    says: 'school, class, classroom, homework, lesson, pupil, playground, school gate, teacher',
    hints: 'exam, uniform',
  },
  {
    name: 'university',
    says: 'university, uni, college, my degree, a degree, degree course, dissertation, thesis, lecture, campus, phd, masters, exam, exams',
    hints: 'essay, library',
  },
  {
    name: 'time',
    says: 'no time, running out of time, not enough time, busy, in a rush, rushing, late again, clock',
    hints: 'hours, hurry',
  },
  {
    name: 'procrastination',
    says: 'procrastinate, procrastination, putting off, put it off, putting it off, keep avoiding, tomorrow again, to do list',
  },

  // Making, speaking, knowing
  {
    name: 'writing',
    says: 'writing, novel, poem, poetry, my story, writing group',
    hints: 'page, pen, word, journal, notebook, story, sentence, diary',
  },
  {
    name: 'painting',
    says: 'painting, paint, watercolour, canvas, brush, easel, sketch, drawing, sketchbook, draw',
    hints: 'pencil',
  },
  {
    name: 'music',
    says: 'music, musician, song, the band, a band, my band, our band, choir, concert, album, melody, playlist',
    hints: 'guitar, piano, violin, cello, drums, tune, sing, listen',
  },
  { name: 'singing', says: 'singing, sing, choir, karaoke, hum, humming' },
  { name: 'dancing', says: 'dance, dancing, dancer, salsa, tango, ballet' },
  {
    name: 'making things',
    says: 'knit, knitting, sew, sewing, crochet, pottery, clay, woodwork, carpentry, quilt, workshop, craft, sculpture, loom',
    hints: 'glue, thread, wood, tool',
  },
  { name: 'reading', says: 'reading, book, books, library, bookshop, chapter' },
  { name: 'art', says: 'art, artist, gallery, museum, exhibition, creative, creativity', hints: 'studio' },
  {
    name: 'an argument',
    says: 'argument, argue, arguing, row with, had a row, quarrel, fight with, shouting match, slammed the door',
    tender: true,
  },
  {
    name: 'things unsaid',
    says: 'unsaid, never told, never said, should have said, could not say, did not say, kept quiet, bite my tongue, bit my tongue, swallowed the words, stayed silent, kept my mouth shut, did not tell',
    tender: true,
  },
  {
    name: 'a secret',
    says: 'secret, hide it from, hiding it from, nobody knows, no one knows, confess, confession',
    tender: true,
  },
  {
    name: 'lying',
    says: 'lie to, lied to, lying to, a lie, liar, pretend, pretending, dishonest, truth, honest',
    tender: true,
  },
  { name: 'silence', says: 'silence, silent, quiet, stillness, hush' },
  { name: 'a letter', says: 'letter, postcard, envelope' },
  { name: 'dreams', says: 'dream, dreaming, nightmare, recurring dream', hints: 'woke' },
  {
    name: 'memory',
    says: 'memory, memories, remember, photograph, old photos, photo album, nostalgia, nostalgic',
    hints: 'recall',
  },
  {
    name: 'intuition',
    says: 'intuition, hunch, gut feeling, sixth sense, had a feeling, coincidence, omen, deja vu',
  },
  { name: 'the future', says: 'future, next year, in five years, in ten years, someday, one day i' },
  { name: 'the past', says: 'the past, years ago, back then, used to be, old days' },
  {
    name: 'change',
    says: 'new chapter, everything changes, everything changed, big change, fresh start, start over, starting over, turning point',
  },

  // Beyond
  {
    name: 'faith',
    says: 'faith, god, pray, prayer, church, mosque, temple, synagogue, mass, bible, quran, priest, imam, rabbi, hymn, belief',
    hints: 'candle, sunday',
  },
  { name: 'meditation', says: 'meditate, meditation, breathwork' },
  {
    name: 'meaning',
    says: 'meaning of, what is the point, purpose, what it is all for, why we are here, meaningless, pointless',
  },
  {
    name: 'letting go',
    says: 'letting go, let go, let it go, surrender, give up control, acceptance, make peace with, made peace with',
  },
  { name: 'the sky', says: 'sky, stars, moon, milky way, constellation, eclipse', hints: 'cloud' },
  { name: 'the sea', says: 'sea, ocean, beach, waves, tide, shore, coast', hints: 'sand, salt' },
  {
    name: 'nature',
    says: 'forest, woods, mountain, river, lake, hill, trees, wild, birds, birdsong',
    hints: 'leaf, path, field',
  },
  {
    name: 'the weather',
    says: 'weather, rain, raining, snow, storm, sunny, sunshine, drizzle, heatwave, fog, frost, cold outside, wind',
    hints: 'umbrella, grey, cloud, coat',
  },
  { name: 'the seasons', says: 'autumn, winter, spring, summer, season' },

  // The rest of a day
  { name: 'the dog', says: 'dog, puppy, walkies, terrier, labrador, spaniel', hints: 'bark, paw' },
  { name: 'the cat', says: 'cat, kitten, litter tray', hints: 'purr' },
  {
    name: 'my phone',
    says: 'phone, scrolling, screen time, instagram, tiktok, facebook, twitter, social media, notifications, doomscrolling',
    hints: 'screen, app, feed',
  },
  { name: 'television', says: 'tv, television, netflix, telly, episode, series, film, movie' },
  { name: 'games', says: 'video game, chess, board game, playstation, xbox, crossword, jigsaw, puzzle' },
  {
    name: 'football',
    says: 'football, soccer, rugby, cricket, tennis, basketball, match, the game',
    hints: 'team, goal, pitch',
  },
  { name: 'cycling', says: 'bike, bicycle, cycling, cycle, cyclist' },
  { name: 'walking', says: 'walking, walk, stroll, hike, hiking, footpath' },
  {
    name: 'the car',
    says: 'car, driving, drive, garage, mechanic, motorway, traffic',
    hints: 'engine, petrol, tyre',
  },
  {
    name: 'the commute',
    says: 'commute, the train, by train, my train, a train, last train, first train, morning train, bus, tube, metro, subway, tram, platform, rush hour',
    hints: 'station',
  },
  {
    name: 'travel',
    says: 'travel, trip, flight, airport, passport, suitcase, holiday, vacation, abroad, hotel',
    hints: 'ticket, map',
  },
  {
    name: 'shopping',
    says: 'shopping, supermarket, groceries, grocery, shop, checkout',
    hints: 'queue, list',
  },
  {
    name: 'clothes',
    says: 'clothes, dress, coat, shoes, wardrobe, outfit, jumper, sweater, jacket',
    hints: 'pocket',
  },
  { name: 'a birthday', says: 'birthday, turning thirty, turning forty, turning fifty, turning sixty, cake' },
  {
    name: 'Christmas',
    says: 'christmas, xmas, thanksgiving, easter, ramadan, eid, diwali, hanukkah, new year',
  },
  { name: 'the news', says: 'news, headlines, war, election, politics, government, climate', hints: 'world' },
  {
    name: 'therapy',
    says: 'therapy, therapist, counsellor, counselling, psychologist, psychiatrist',
    tender: true,
  },
  {
    name: 'home town',
    says: 'hometown, home town, village where, street where, my country, homesick, where i grew up',
  },
  { name: 'language', says: 'language, accent, translate, mother tongue, speak english' },
];

/** Turns of phrase that hold a theme's word and are not about it. */
export const themelessPhrases =
  'come home, go home, get home, drive home, walk home, way home, take home, home time, reading glasses, power cut, dead end, of course, bank holiday, fast food, in time, train of thought, cheese board, on board, good book, tea towel, car park, dog tired, cry off, sick of, sick and tired, fed up, dying to, to die for, scared of heights, in love with the idea, love to, would love, sleep on it, work out, work it out, works out, worked out, work on it, a bit of work, school of thought, father christmas, old man, phone book, make up, eat into, food for thought, fear not, i am afraid not, i am afraid so, for god sake, oh god, my god, thank god, god knows';
