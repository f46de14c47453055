/** A family of feelings, its place in the circumplex of pleasure and arousal (Russell 1980), and its words. */
export interface EmotionEntry {
  /** The adjective that a signature uses. */
  readonly adjective: string;
  /** -1 to 1. */
  readonly valence: number;
  /** 0 to 1. */
  readonly arousal: number;
  /** The family that `not` turns it into. */
  readonly negated: string;
  readonly words: string;
  /** Words that hint at it, and count for half. */
  readonly hints?: string;
}

export const emotionLexicon: readonly EmotionEntry[] = [
  {
    adjective: 'glad',
    valence: 0.8,
    arousal: 0.6,
    negated: 'low',
    words: `happy, happiness, glad, joy, joyful, delight, delighted, cheerful, merry, laugh, laughter, giggle, grin, smile,
      fun, enjoy, wonderful, lovely, brilliant, great, fantastic, good mood, pleased, celebrate, jolly, bliss, beaming, chuckle`,
    hints: 'good, nice, sunny, sunshine, party, cake, bright, sparkle',
  },
  {
    adjective: 'playful',
    valence: 0.65,
    arousal: 0.65,
    negated: 'flat',
    words: 'playful, silly, joke, tease, mischief, funny, hilarious, daft, goofy, cheeky, tickled, banter',
    hints: 'play, dance, sing, game, splash',
  },
  {
    adjective: 'tender',
    valence: 0.6,
    arousal: 0.3,
    negated: 'guarded',
    words: `tender, tenderness, gentle, gently, softly, love, loving, beloved, hug, cuddle, embrace, kiss, affection,
      fond, cherish, kind, kindness, held me, hold her, hold him, held her, held his hand, stroke, caress, warmth`,
    hints: 'soft, dear, sweet, warm, baby, care, close, hand in hand, heart',
  },
  {
    adjective: 'calm',
    valence: 0.45,
    arousal: 0.1,
    negated: 'uneasy',
    words: `calm, peace, peaceful, quiet, stillness, serene, relaxed, relax, settled, at ease, content, contented,
      restful, soothing, breathe easier, safe, cosy, comfortable, comfort, steady, steadier`,
    hints: 'tea, bath, blanket, breath, breathe, rest',
  },
  {
    adjective: 'hopeful',
    valence: 0.6,
    arousal: 0.45,
    negated: 'discouraged',
    words: `hope, hopeful, optimistic, look forward, looking forward, promising, better soon, possible, possibility, fresh start,
      new beginning, things will, encouraged, light at the end`,
    hints: 'maybe, tomorrow, begin, spring, seed, chance',
  },
  {
    adjective: 'grateful',
    valence: 0.7,
    arousal: 0.35,
    negated: 'low',
    words: 'grateful, gratitude, thankful, thank, appreciate, lucky, fortunate, blessed, blessing',
    hints: 'gift, glad of',
  },
  {
    adjective: 'proud',
    valence: 0.65,
    arousal: 0.6,
    negated: 'unsure',
    words: `proud, pride, confident, confidence, accomplished, triumph, brave, braver, courage, bold,
      powerful, capable, succeeded, won, victory, determined, fierce`,
    hints: 'strong, finally, manage to, stood up',
  },
  {
    adjective: 'excited',
    valence: 0.65,
    arousal: 0.9,
    negated: 'flat',
    words: `excited, exciting, excitement, thrilled, thrill, eager, buzzing, electric, exhilarated, can't wait, could not wait,
      giddy, butterflies, racing heart, on fire`,
    hints: 'wild, fast, rush, jump',
  },
  {
    adjective: 'full of wanting',
    valence: 0.35,
    arousal: 0.75,
    negated: 'flat',
    words: `desire, want him, want her, want you, crave, craving, lust, hungry for, ache for, attracted, attraction, tempted,
      temptation, turned on, longing for him, longing for her, flirt, infatuated, crush, obsessed`,
    hints: 'skin, lips, appetite, kiss',
  },
  {
    adjective: 'awed',
    valence: 0.65,
    arousal: 0.5,
    negated: 'flat',
    words: `awe, wonder, wondrous, amazed, astonished, astonishing, marvel, vast, sacred, holy, miracle, breathtaking,
      overwhelmed by beauty, beautiful, beauty, infinite, sublime, speechless`,
    hints: 'stars, ocean, mountain, sky',
  },
  {
    adjective: 'curious',
    valence: 0.35,
    arousal: 0.5,
    negated: 'flat',
    words:
      'curious, curiosity, wondering, intrigued, fascinated, fascinating, interested, interesting, puzzling',
    hints: 'strange, odd, question, notice',
  },
  {
    adjective: 'relieved',
    valence: 0.55,
    arousal: 0.25,
    negated: 'burdened',
    words: `relief, relieved, weight off, weight lifted, lighter, let go, letting go, let it go, at last, exhale, exhaled,
      unburdened, forgave, forgiven, it is over, freed`,
    hints: 'release, free',
  },
  {
    adjective: 'wistful',
    valence: -0.1,
    arousal: 0.25,
    negated: 'settled',
    words: `nostalgia, nostalgic, wistful, longing, yearn, yearning, miss, homesick, bittersweet, those days,
      if only, remember when, i wish`,
    hints: 'used to, remember, memory, years ago, photograph',
  },
  {
    adjective: 'low',
    valence: -0.65,
    arousal: 0.3,
    negated: 'settled',
    words: `sad, sadness, unhappy, miserable, misery, cry, crying, tears, tearful, sob, weep, gloomy, gloom, feel down, feeling down, so down,
      heartbroken, heavy heart, hopeless, despair, depressed, depression, hollow, awful, terrible, horrible`,
    hints: 'heavy, dark, grey, dull, bad',
  },
  {
    adjective: 'grieving',
    valence: -0.75,
    arousal: 0.4,
    negated: 'settled',
    words: `grief, grieve, mourn, mourning, funeral, bereaved, loss, died, death, passed away, buried, gone forever,
      coffin, grave, widow, widower, lost him, lost her`,
    hints: 'dead, goodbye, empty chair',
  },
  {
    adjective: 'lonely',
    valence: -0.6,
    arousal: 0.25,
    negated: 'held',
    words: 'lonely, loneliness, alone, isolated, left out, abandoned, unseen, invisible, by myself, excluded',
    hints: 'apart, distant, far away, nobody came, no one to',
  },
  {
    adjective: 'uneasy',
    valence: -0.5,
    arousal: 0.65,
    negated: 'calm',
    words: `uneasy, worry, worried, worrying, anxious, anxiety, nervous, tense, tension, restless, on edge, unsettled, stress,
      stressed, stressful, dread, dreading, knot in my stomach, tight chest, what if, overthink, insecure, doubt, unsure, awkward`,
    hints: 'waiting for results, uncertain',
  },
  {
    adjective: 'afraid',
    valence: -0.7,
    arousal: 0.85,
    negated: 'calm',
    words: `afraid, fear, fearful, scared, scary, frightened, frightening, terrified, terrifying, terror, panic, panicked, horror,
      horrified, nightmare, threatened, threat, danger, dangerous, unsafe, trembling, shaking`,
    hints: 'dark, alarm, hide',
  },
  {
    adjective: 'angry',
    valence: -0.65,
    arousal: 0.85,
    negated: 'even',
    words: `angry, anger, furious, fury, rage, raging, livid, so mad, mad at, mad with, resent, resentful, resentment, bitter, hate, hatred, irritated,
      irritating, annoyed, annoying, frustrated, frustrating, frustration, unfair, outrage, fed up, sick of, seething, fuming, snapped`,
    hints: 'shout, yell, slam, argue, row',
  },
  {
    adjective: 'ashamed',
    valence: -0.65,
    arousal: 0.5,
    negated: 'unashamed',
    words: `ashamed, shame, embarrassed, embarrassing, embarrassment, humiliated, humiliating, humiliation, mortified, cringe,
      pathetic, worthless, disgusted with myself, so stupid, failure, not good enough`,
    hints: 'blush, hide, idiot',
  },
  {
    adjective: 'guilty',
    valence: -0.55,
    arousal: 0.45,
    negated: 'unburdened',
    words:
      'guilt, guilty, my fault, blame myself, regret, sorry, apologise, apologize, remorse, should have, let them down, selfish',
    hints: 'blame, owe',
  },
  {
    adjective: 'repelled',
    valence: -0.6,
    arousal: 0.55,
    negated: 'even',
    words:
      'disgust, disgusted, disgusting, gross, revolting, nausea, nauseous, sickening, repulsed, vile, filthy',
    hints: 'rotten, stink, mould',
  },
  {
    adjective: 'weary',
    valence: -0.35,
    arousal: 0.1,
    negated: 'rested',
    words: `tired, tiredness, exhausted, exhausting, exhaustion, weary, worn out, drained, burnt out, burned out, burnout, fatigue,
      sleepless, sleepy, knackered, shattered, no energy, can't be bothered, drag myself`,
    hints: 'yawn, long day, insomnia',
  },
  {
    adjective: 'flat',
    valence: -0.3,
    arousal: 0.1,
    negated: 'stirred',
    words:
      'bored, boring, boredom, numb, numbness, feel flat, felt flat, feeling flat, dull, indifferent, meh, nothing to say, pointless, listless, apathy',
    hints: 'stuck, blank',
  },
  {
    adjective: 'confused',
    valence: -0.25,
    arousal: 0.5,
    negated: 'clear',
    words: `confused, confusing, confusion, feel lost, so lost, muddled, torn, bewildered, puzzled, overwhelmed, overwhelming, mixed up,
      don't understand, do not understand, can't think straight, chaos, chaotic`,
    hints: 'mess, tangled, fog',
  },
  {
    adjective: 'surprised',
    valence: 0.15,
    arousal: 0.7,
    negated: 'even',
    words:
      'surprised, surprise, surprising, suddenly, unexpected, unexpectedly, shock, shocked, startled, out of nowhere, stunned',
  },
];

/** Feelings that only a negation brings up: where they lie. */
export const negatedEmotions: readonly { adjective: string; valence: number; arousal: number }[] = [
  { adjective: 'guarded', valence: -0.2, arousal: 0.35 },
  { adjective: 'discouraged', valence: -0.5, arousal: 0.25 },
  { adjective: 'unsure', valence: -0.3, arousal: 0.4 },
  { adjective: 'burdened', valence: -0.35, arousal: 0.4 },
  { adjective: 'settled', valence: 0.3, arousal: 0.2 },
  { adjective: 'held', valence: 0.45, arousal: 0.25 },
  { adjective: 'even', valence: 0.15, arousal: 0.2 },
  { adjective: 'unashamed', valence: 0.35, arousal: 0.4 },
  { adjective: 'unburdened', valence: 0.35, arousal: 0.25 },
  { adjective: 'rested', valence: 0.4, arousal: 0.2 },
  { adjective: 'stirred', valence: 0.25, arousal: 0.55 },
  { adjective: 'clear', valence: 0.35, arousal: 0.3 },
];

/** Words that turn a feeling round when they stand shortly before it. */
export const negations =
  "not, no, never, isn't, wasn't, aren't, weren't, don't, doesn't, didn't, won't, wouldn't, can't, couldn't, shouldn't, haven't, hasn't, hadn't, ain't, hardly, barely, without, nothing, neither, nor, no longer, less, lack, anything but";

export const intensifiers =
  'very, so, really, too, deeply, utterly, completely, totally, absolutely, incredibly, terribly, extremely, such';

export const diminishers =
  'bit, little, slightly, somewhat, almost, rather, mildly, kind, sort, faintly, half';

/** Turns of phrase that hold a feeling's word and no feeling. */
export const feelinglessPhrases =
  'kind of, sort of, some kind, what kind, a great deal, great grandmother, great grandfather, dear god, of course, dead end, dead line, mad dash, happy birthday, sorry to bother, lost property, peace and quiet';
