import { emotionLexicon, feelinglessPhrases, negatedEmotions } from './lexicon/emotions.ts';
import { bearingOn } from './negation-scope.ts';
import { createPhraseMatcher, entriesOf } from './phrase-matcher.ts';
import type { EmotionReading } from './reading.ts';
import type { Token, TokenisedText } from './tokens.ts';

/** The signature of a writing whose words show no feeling. */
export const unmoved = 'plain and even';

interface Feeling {
  readonly adjective: string;
  readonly valence: number;
  readonly arousal: number;
}

interface Cue {
  readonly feeling: Feeling | undefined;
  readonly negated: Feeling | undefined;
  readonly strength: number;
}

const hintStrength = 0.4;
const negatedStrength = 0.7;
/** A second feeling is named when it has at least this share of the first. */
const namedShare = 0.45;
/** A feeling is named from about one word of it on, or two hints. */
const minNamed = 0.6;
const restingArousal = 0.3;
const maxWords = 12;

const feelings = new Map<string, Feeling>(
  [...emotionLexicon, ...negatedEmotions].map((feeling) => [feeling.adjective, feeling]),
);

const matcher = createPhraseMatcher<Cue>([
  ...entriesOf(feelinglessPhrases).map(
    (phrase) => [phrase, { feeling: undefined, negated: undefined, strength: 0 }] as const,
  ),
  ...emotionLexicon.flatMap((entry) => {
    const negated = feelings.get(entry.negated);
    if (!negated)
      throw new RangeError(`emotion '${entry.adjective}' is negated by '${entry.negated}', which is none`);
    const cue: Cue = { feeling: entry, negated, strength: 1 };
    const hint: Cue = { feeling: entry, negated, strength: hintStrength };
    return [
      ...entriesOf(entry.words).map((phrase) => [phrase, cue] as const),
      ...entriesOf(entry.hints ?? '').map((phrase) => [phrase, hint] as const),
    ];
  }),
]);

/** Reads the feeling of a writing; `unmoved` where its words show none. */
export function readEmotion({ text, tokens }: TokenisedText): EmotionReading {
  const strengths = new Map<Feeling, number>();
  const words = new Set<string>();
  let total = 0;
  let valence = 0;
  let arousal = 0;

  for (let index = 0; index < tokens.length; ) {
    const match = matcher.matchAt(tokens, index);
    if (!match) {
      index++;
      continue;
    }
    const { negated, negation, degree } = bearingOn(tokens, index);
    // A word in two families is half a word for each.
    for (const cue of match.values) {
      const feeling = negated ? cue.negated : cue.feeling;
      if (!feeling) continue;
      const strength = (cue.strength * degree * (negated ? negatedStrength : 1)) / match.values.length;
      strengths.set(feeling, (strengths.get(feeling) ?? 0) + strength);
      total += strength;
      valence += strength * feeling.valence;
      arousal += strength * feeling.arousal;
      if (words.size < maxWords && cue.strength === 1) {
        const first = negated ? (negation ?? index) : index;
        words.add(wordsBetween(text, tokens.slice(first, index + match.length)));
      }
    }
    index += match.length;
  }

  return {
    signature: signatureOf(strengths),
    valence: valence / (total + 1),
    arousal: (arousal + restingArousal) / (total + 1),
    words: [...words],
  };
}

/** The words as they stand; where more than a space parts them the last one, for what is quoted must stand there. */
function wordsBetween(text: string, tokens: readonly Token[]): string {
  const isOnePhrase = tokens.every(
    ({ start }, at) => at === 0 || text.slice(tokens[at - 1]!.end, start) === ' ',
  );
  return (isOnePhrase ? tokens : tokens.slice(-1)).map(({ word }) => word).join(' ');
}

function signatureOf(strengths: ReadonlyMap<Feeling, number>): string {
  const [first, second] = [...strengths].sort((a, b) => b[1] - a[1]);
  if (!first || first[1] < minNamed) return unmoved;
  if (!second || second[1] < Math.max(minNamed, first[1] * namedShare)) return first[0].adjective;
  return `${first[0].adjective} and ${second[0].adjective}`;
}
