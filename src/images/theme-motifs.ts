import { type Motif, motifNames } from '../offline/painter/painter.ts';

/** Words of everyday themes by motif. Where a word is listed twice, the second motif is used when the first is taken. */
const wordsByMotif: Partial<Record<Motif, string>> = {
  house:
    'home house flat apartment family parent aunt uncle relative housework household kitchen room rent neighbour hometown town',
  lantern: 'mother mum mom grandmother grandma grief death loss funeral worry hope faith news',
  tree: 'father dad grandfather grandpa nature forest wood root ancestor season body health breath',
  bridge:
    'husband wife partner marriage wedding friendship friend forgiveness trust reconciliation therapy decision',
  flower: 'love desire dating romance garden spring beauty daughter birthday gratitude colour',
  sprout: 'baby child children son pregnancy birth growth change beginning future recovery healing',
  umbrella: 'weather rain safety protection boundary illness hospital doctor medicine shelter sadness',
  stones: 'ex divorce break-up separation guilt regret burden duty responsibility pain weight failure past',
  door: 'secret unsaid goodbye leaving quitting moving opportunity stranger confession waiting privacy',
  key: 'truth lie lying honesty intuition answer password trust interview',
  chest: 'memory childhood miscarriage keepsake inheritance nostalgia christmas gift clothes shopping',
  shell: 'money debt salary saving bill silence listening quiet loneliness voice sea beach holiday patience',
  moon: 'sleep insomnia night dream tiredness nightmare midnight',
  sun: 'joy happiness summer morning celebration play delight',
  star: 'meaning wish dream ambition goal confidence hope soul spirit god prayer universe faith wonder',
  cloud: 'sky depression sorrow crying tear meditation letting drift boredom',
  boat: 'travel journey trip voyage holiday loneliness solitude sailing emigration',
  path: 'car walking commute street road running hiking cycling direction retirement career search',
  stairs: 'school university exam studying learning teacher exercise yoga gym progress recovery',
  ladder: 'promotion job success achievement competition perfection jealousy envy',
  bell: 'work time deadline procrastination hurry schedule clock alarm phone wedding routine',
  tower: 'boss colleague office power authority government politics war city company pride work',
  drum: 'music dancing control rhythm party concert noise game football sport',
  harp: 'singing song choir piano guitar violin melody music',
  loom: 'making craft sewing knitting art painting drawing project creativity',
  spindle: 'ageing aging age thread history time ancestry',
  book: 'writing reading story poem poetry novel diary language library homework school',
  feather: 'letter lightness freedom forgetting message',
  mirror: 'who identity self appearance shame face television screen clothes ageing body',
  mushroom: 'food cooking dinner meal eating bread diet appetite egg bean chicken',
  fire: 'anger rage argument fight quarrel conflict smoking temper passion energy',
  well: 'drinking thirst addiction tea coffee wine alcohol feeling',
  cave: 'fear anxiety panic danger darkness trauma dread',
  mountain: 'challenge effort obstacle strength courage father',
  river: 'change time grief water',
  kite: 'brother sister sibling cousin boy girl childhood freedom wind',
  bird: 'freedom thought worry mind parrot singing',
  fox: 'dog puppy pet',
  owl: 'cat kitten wisdom teacher',
  rabbit: 'hamster pet',
  fish: 'swimming aquarium lake ocean',
  leaf: 'autumn letting ending season',
};

const articles = new Set(['the', 'a', 'an', 'my', 'our', 'your', 'their']);

/** A rough stem, compared only with other rough stems: `gardening`, `gardens` and `garden` give the same. */
function stemOf(word: string): string {
  const singular = word
    .replace(/['’]s?$/, '')
    .replace(/ies$/, 'y')
    .replace(/(?<=[^su])s$/, '');
  const bare = singular.length > 5 ? singular.replace(/(?:ing|ed|ness|ful)$/, '') : singular;
  return bare.replace(/(.)\1$/, '$1').replace(/(?<=...)e$/, '');
}

const motifsByStem = new Map<string, Motif[]>();
for (const [motif, words] of [
  ...motifNames.map((name) => [name, name] as const),
  ...(Object.entries(wordsByMotif) as [Motif, string][]),
])
  for (const word of words.split(' ')) {
    const stem = stemOf(word);
    const known = motifsByStem.get(stem) ?? [];
    if (!known.includes(motif)) motifsByStem.set(stem, [...known, motif]);
  }

/** The words of a theme, head noun first: the head noun of `the letter of my father` is `letter`. */
function headFirst(theme: string): string[] {
  const [noun = '', ...rest] = theme.toLowerCase().split(/\s+(?:of|for|with|about|from)\s+/);
  return [noun, ...rest].flatMap((part) =>
    part
      .split(/[^\p{L}'’-]+/u)
      .filter((word) => word !== '' && !articles.has(word))
      .toReversed(),
  );
}

/**
 * The motifs that stand for the themes: at most one for each theme, strongest theme first, no motif twice. Themes
 * without a motif are skipped. A theme that names a motif, e.g. `the river`, gets that motif.
 */
export function motifsOf(themes: readonly { readonly name: string }[], limit: number): Motif[] {
  const chosen: Motif[] = [];
  for (const { name } of themes) {
    if (chosen.length >= limit) break;
    const candidates = headFirst(name).flatMap((word) => motifsByStem.get(stemOf(word)) ?? []);
    const fresh = candidates.find((motif) => !chosen.includes(motif));
    if (fresh) chosen.push(fresh);
  }
  return chosen;
}
