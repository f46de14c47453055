import type { Chakra } from '#src/practice/kingdoms.ts';

/**
 * A field in which guides work: how guides name it, and which themes of a writing lead to it. It is the bridge between
 * two vocabularies, since nobody who misses their mother writes of bereavement support.
 */
export interface Field {
  readonly field: string;
  readonly chakras: readonly Chakra[];
  /** Words and phrases of guides, parted by commas, matched by their stems. */
  readonly words: string;
  /** Names of themes as the reader of writings gives them, parted by commas. */
  readonly themes: string;
}

export const fields: readonly Field[] = [
  {
    field: 'grief',
    chakras: [4],
    words: `grief, grieve, grieving, bereavement, bereaved, mourning, loss, losing someone, widow, widower, widowhood, funeral,
      condolence, the ones we lose, those we have lost, dead, absence, memorial, eulogy`,
    themes: 'grief, death, miscarriage, sadness',
  },
  {
    field: 'end of life',
    chakras: [7, 4],
    words: `end of life, dying, death, death doula, hospice, palliative, terminal, mortality, last wishes, deathbed, legacy`,
    themes: 'death, the hospital, illness, ageing',
  },
  {
    field: 'pregnancy and birth',
    chakras: [2, 1],
    words: `pregnancy, pregnant, birth, birth doula, postnatal, postpartum, perinatal, fertility, infertility, ivf, miscarriage,
      stillbirth, baby loss, new mothers, new parents, newborn, motherhood, matrescence`,
    themes: 'pregnancy, miscarriage, a baby',
  },
  {
    field: 'parenting',
    chakras: [4, 3],
    words: `parenting, parenthood, raising children, raising a child, fathers, fatherhood, mothers, motherhood, single parents, stepfamilies,
      blended families, teenagers, adolescents, toddlers, school age, empty nest, children leaving home, families with children`,
    themes: 'my children, a baby, my son, my daughter, school',
  },
  {
    field: 'family of origin',
    chakras: [1, 4],
    words: `family, family systems, family patterns, family constellation, ancestors, ancestral, lineage, inheritance, intergenerational,
      generational, mother wound, father wound, mothers and daughters, fathers and sons, parents, siblings, sisters, brothers, estrangement,
      estranged, inner child, childhood, upbringing, adoption, adoptees, attachment, elderly parents, ageing parents, in laws`,
    themes: `my mother, my father, my parents, my brother, my sister, my grandmother, my grandfather, family, childhood, my aunt,
      my uncle, my cousin`,
  },
  {
    field: 'carers',
    chakras: [4, 3],
    words: `carer, caregiver, caregiving, caring for, dementia, alzheimer, respite, compassion fatigue, looking after, sandwich generation,
      ageing parents, elderly parents`,
    themes: 'the hospital, illness, my mother, my father, tiredness, ageing',
  },
  {
    field: 'couples',
    chakras: [4, 2],
    words: `couples, couple, marriage, married, relationship, relationships, partnership, partners, intimacy, commitment, attachment style,
      long term love, romance, conflict at home, husband, wife, spouses, dating, love life`,
    themes: `love, marriage, my husband, my wife, my partner, dating, trust, a wedding, an argument, jealousy`,
  },
  {
    field: 'separation',
    chakras: [4],
    words: `divorce, divorced, separation, separating, break up, breakup, heartbreak, heartbroken, ended relationship, endings, uncoupling,
      custody, co parenting, infidelity, betrayal, affair, being left, starting again alone, leaving a marriage`,
    themes: 'a break-up, divorce, my ex, jealousy, trust, loneliness',
  },
  {
    field: 'desire',
    chakras: [2],
    words: `desire, sexuality, sensuality, sensual, sex, sexual, eros, erotic, pleasure, libido, intimacy, tantra, embodied pleasure, queer,
      lgbtq, coming out, body and desire, passion, sacral`,
    themes: 'desire, love, dating, jealousy',
  },
  {
    field: 'friendship and belonging',
    chakras: [4, 5],
    words: `loneliness, lonely, isolation, belonging, friendship, friends, connection, community, social anxiety, shyness, making friends,
      being alone, solitude, outsider, introvert`,
    themes: 'loneliness, friendship, the neighbours, a stranger, silence',
  },
  {
    field: 'trauma',
    chakras: [1],
    words: `trauma, traumatic, ptsd, abuse, survivor, survivors, violence, assault, domestic violence, neglect, nervous system, flashback, safety, feeling safe,
      refuge, somatic experiencing, emdr, dissociation, war, torture, accident`,
    themes: 'safety, fear, childhood, a secret',
  },
  {
    field: 'anxiety',
    chakras: [1, 3],
    words: `anxiety, anxious, worry, worries, worrying, panic, panic attack, fear, fears, phobia, overthinking, overthinkers, rumination, stress,
      stressed, nervous, calm, calming, grounding, obsessive, ocd, perfectionism, uncertainty`,
    themes: 'worry, fear, safety, control, time, procrastination',
  },
  {
    field: 'low mood',
    chakras: [4, 7],
    words: `depression, depressed, low mood, melancholy, sadness, hopelessness, numbness, emptiness, despair, the dark, dark night of the soul,
      seasonal affective, heaviness, meaninglessness`,
    themes: 'depression, sadness, meaning, tiredness',
  },
  {
    field: 'anger and boundaries',
    chakras: [3],
    words: `anger, angry, rage, resentment, boundaries, boundary, assertive, assertiveness, saying no, say no, people pleasing, people pleasers,
      conflict, confrontation, standing up for, power, willpower, control, codependency, codependent, self respect`,
    themes: 'anger, boundaries, control, an argument, my boss, the neighbours',
  },
  {
    field: 'shame and self-worth',
    chakras: [3, 4],
    words: `shame, guilt, self worth, self esteem, self compassion, self criticism, inner critic, confidence, self doubt, imposter, impostor, not enough,
      not being enough, self acceptance, self love, identity, who you are, perfectionism, failure, regret, forgiveness, forgiving, self forgiveness,
      making amends`,
    themes: 'shame, guilt, confidence, who I am, failure, regret, forgiveness, ambition',
  },
  {
    field: 'work and burnout',
    chakras: [3],
    words: `burnout, burn out, burnt out, work, working life, workplace, work stress, overwork, overworked, career, careers, career change, vocation, calling,
      leadership, leaders, executives, managers, professionals, job, jobs, job loss, redundancy, unemployment, resigning, quitting, colleagues, office,
      promotion, ambition, purpose at work, founders, entrepreneurs, startup, freelancers, work life balance, exhaustion, overwhelm`,
    themes: `work, my boss, colleagues, tiredness, quitting, a job search, ambition, failure, time, procrastination, the commute`,
  },
  {
    field: 'study',
    chakras: [3, 6],
    words: `students, student, study, studies, exams, exam stress, university, academia, academics, phd, dissertation, thesis, doctoral, school, teachers, teaching,
      educators, procrastination, deadlines, graduate, concentration, adhd`,
    themes: 'university, school, a teacher, procrastination, reading, failure',
  },
  {
    field: 'money',
    chakras: [1, 3],
    words: `money, finances, financial, debt, debts, scarcity, abundance, poverty, wealth, spending, saving, budgeting, economic, income, class,
      money worries, cost of living, gambling`,
    themes: 'money, rent, shopping, a job search',
  },
  {
    field: 'home and uprooting',
    chakras: [1],
    words: `home, homes, house, housing, homelessness, moving, relocation, migration, migrants, immigrant, immigrants, immigration, emigration, exile,
      refugees, expat, expats, diaspora, homesickness, homesick, two cultures, between cultures, third culture, roots, rootedness, uprooted,
      homeland, belonging, displacement, mother tongue, new country`,
    themes: 'home, moving, rent, travel, the neighbours, safety, the past',
  },
  {
    field: 'illness and pain',
    chakras: [1],
    words: `chronic illness, illness, chronic pain, pain, cancer, diagnosis, disability, disabled, long covid, fatigue, autoimmune, fibromyalgia, migraine,
      recovery from illness, patients, hospital, nurse, nursing, surgery, medical, rehabilitation, living with illness, stroke`,
    themes: 'illness, pain, the hospital, the doctor, the body, tiredness',
  },
  {
    field: 'the body',
    chakras: [1, 2],
    words: `body, bodies, bodywork, embodiment, embodied, somatic, somatics, movement, breath, breathwork, posture, yoga, massage, physical, fitness,
      sport, athletes, runners, running, swimming, exercise, training, strength, walking, hiking, tai chi, qigong, feldenkrais`,
    themes: 'the body, yoga, exercise, running, swimming, walking, cycling, football, pain',
  },
  {
    field: 'body image and eating',
    chakras: [3, 1],
    words: `body image, eating, eating disorder, disordered eating, anorexia, bulimia, binge, food, diet, dieting, weight, nourishment, nutrition, hunger, mirror`,
    themes: 'weight, food, the body, shame',
  },
  {
    field: 'addiction',
    chakras: [2, 3],
    words: `addiction, addictions, addicted, recovery, sobriety, sober, alcohol, drinking, drink, drugs, substance, twelve steps, 12 step, relapse, gambling,
      smoking, cravings, compulsion, habit, habits, screen addiction, digital detox, phones`,
    themes: 'drinking, smoking, my phone, games, television, coffee',
  },
  {
    field: 'sleep',
    chakras: [6, 1],
    words: `sleep, sleeplessness, insomnia, insomniacs, rest, night, nights, nightmares, bedtime, wakefulness, tired, sleepless`,
    themes: 'sleep, tiredness, dreams, silence',
  },
  {
    field: 'dreams and intuition',
    chakras: [6],
    words: `dream, dreams, dreamwork, dreaming, intuition, intuitive, jungian, jung, archetype, archetypes, symbol, symbols, symbolic, imagination, active imagination,
      unconscious, shadow, tarot, visions, inner vision, myth, mythology, synchronicity, psychic, third eye, inner knowing`,
    themes: 'dreams, intuition, memory, a secret',
  },
  {
    field: 'voice and truth',
    chakras: [5],
    words: `voice, finding your voice, speaking, speaking up, public speaking, speech, stammer, stammering, stutter, truth, truth telling, honesty, honest, silence, silenced,
      unsaid, unspoken, secrets, difficult conversations, hard conversations, communication, nonviolent communication, listening, being heard,
      expression, self expression, singing, singer, throat, letters never sent`,
    themes: `things unsaid, a secret, lying, silence, singing, an argument, a letter`,
  },
  {
    field: 'music',
    chakras: [5, 8],
    words: `music, musical, musician, musicians, singer, singing, song, songwriting, choir, orchestra, instrument, performers, performance, stage fright,
      performance anxiety, rhythm, drumming, sound healing, sound bath, piano, guitar, violin`,
    themes: 'music, singing, dancing',
  },
  {
    field: 'creative work',
    chakras: [8, 2],
    words: `creativity, creative, creative block, artist, artists, art, art therapy, artistic, painter, painters, painting, drawing, making, makers, craft, crafts, studio,
      sculpture, pottery, clay, textile, dance, dancers, theatre, design, muse, finishing, unfinished work, photography`,
    themes: 'art, painting, making things, dancing, writing, music',
  },
  {
    field: 'writing',
    chakras: [5, 8],
    words: `writing, writers, writer, novel, novelists, poets, poetry, poem, journal, journaling, journalling, memoir, autobiography, writer's block, manuscript, storytelling,
      stories, life stories, narrative, diary, free writing, book, books`,
    themes: 'writing, reading, memory, childhood, the past',
  },
  {
    field: 'faith and doubt',
    chakras: [7],
    words: `faith, faith transition, spiritual, spirituality, spiritual direction, religion, religious, god, prayer, prayers, contemplative, contemplation, church, clergy, chaplain,
      soul, sacred, divine, devotion, doubt, belief, mysticism, mystical, deconstruction, ritual, pilgrimage, unity, transcendence`,
    themes: 'faith, meaning, meditation, silence, the sky',
  },
  {
    field: 'meditation and letting go',
    chakras: [7],
    words: `meditation, meditate, mindfulness, mindful, zen, buddhist, vipassana, stillness, letting go, surrender, acceptance, non attachment, presence,
      retreat, retreats, awareness, impermanence, emptiness, equanimity`,
    themes: 'meditation, letting go, silence, control, time',
  },
  {
    field: 'meaning and turning points',
    chakras: [8, 7],
    words: `meaning, purpose, existential, midlife, mid life, turning point, transition, transitions, life change, life changes, change, crossroads, decisions, decision making,
      direction, new beginnings, starting over, thresholds, wholeness, integration, values, quarter life`,
    themes: 'meaning, change, a decision, the future, who I am, quitting, letting go, moving',
  },
  {
    field: 'ageing',
    chakras: [8, 4],
    words: `ageing, aging, older, elders, elder, eldership, later life, retirement, retired, retirees, menopause, perimenopause, grandparents, grandparenthood, memory loss, life review,
      second half of life, growing old, after sixty`,
    themes: 'ageing, memory, the past, my grandmother, my grandfather, time',
  },
  {
    field: 'nature',
    chakras: [4, 1],
    words: `nature, forest, forest bathing, wilderness, ecotherapy, eco therapy, outdoors, garden, gardening, gardens, horticultural, plants, trees, sea, ocean, river, mountains, land,
      seasons, seasonal, climate, climate grief, climate anxiety, ecological, earth, soil, birds, walking`,
    themes: 'nature, the garden, the sea, the seasons, the weather, walking, the sky, swimming',
  },
  {
    field: 'animals',
    chakras: [4],
    words: `pet, pets, pet loss, animal, animals, dog, dogs, cat, cats, horse, horses, equine, animal companions, vets`,
    themes: 'the dog, the cat',
  },
];
