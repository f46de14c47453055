import type { EmotionReading } from '../reading.ts';
import {
  diminishers,
  emotionLexicon,
  feelinglessPhrases,
  intensifiers,
  negatedEmotions,
  negations,
} from './lexicon/emotions.ts';
import { createPhraseMatcher, entriesOf } from './phrase-matcher.ts';
import { normaliseWord, type TokenisedText } from './tokens.ts';

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

/** How far before a feeling a negation or a degree still bears on it. */
const reachWords = 3;
const hintStrength = 0.4;
const negatedStrength = 0.7;
/** A second feeling is named when it has at least this share of the first. */
const namedShare = 0.45;
const restingArousal = 0.3;
const mostWords = 12;

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

const wordSet = (list: string): ReadonlySet<string> => new Set(entriesOf(list).map(normaliseWord));
const negationWords = wordSet(negations);
const intensifierWords = wordSet(intensifiers);
const diminisherWords = wordSet(diminishers);

/** Reads the feeling of a writing; `plain and even` where its words show none. */
export function readEmotion({ tokens }: TokenisedText): EmotionReading {
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
    const { negated, degree } = whatBearsOn(index);
    // A word in two families is half a word for each.
    for (const cue of match.values) {
      const feeling = negated ? cue.negated : cue.feeling;
      if (!feeling) continue;
      const strength = (cue.strength * degree * (negated ? negatedStrength : 1)) / match.values.length;
      strengths.set(feeling, (strengths.get(feeling) ?? 0) + strength);
      total += strength;
      valence += strength * feeling.valence;
      arousal += strength * feeling.arousal;
      if (words.size < mostWords && cue.strength === 1) {
        words.add(
          tokens
            .slice(index, index + match.length)
            .map((token) => token.word)
            .join(' '),
        );
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

  function whatBearsOn(index: number): { negated: boolean; degree: number } {
    let negated = false;
    let degree = 1;
    for (let at = index - 1; at >= 0 && index - at <= reachWords; at--) {
      const { word, clause } = tokens[at]!;
      if (clause !== tokens[index]!.clause || word === 'but') break;
      // Two negations cancel: `I could not stop laughing`.
      if (negationWords.has(word)) negated = !negated;
      else if (intensifierWords.has(word)) degree *= 1.4;
      else if (diminisherWords.has(word)) degree *= 0.6;
    }
    return { negated, degree };
  }
}

function signatureOf(strengths: ReadonlyMap<Feeling, number>): string {
  const [first, second] = [...strengths].sort((a, b) => b[1] - a[1]);
  if (!first || first[1] < hintStrength) return 'plain and even';
  if (!second || second[1] < first[1] * namedShare) return first[0].adjective;
  return `${first[0].adjective} and ${second[0].adjective}`;
}
