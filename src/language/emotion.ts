import { type Feeling, feelings } from './emotion-lexicon.ts';
import { modifiersAt } from './negation-scope.ts';
import { createPhraseMatcher } from './phrase-matcher.ts';
import type { EmotionReading } from './reading.ts';
import type { Token, TokenisedText } from './tokens.ts';
import { phrasesWithoutFeeling } from './word-lists.ts';

/** The signature of a writing whose words show no feeling. */
export const neutralSignature = 'plain and even';

interface Cue {
  /** Undefined for a phrase that expresses no feeling. */
  readonly feeling: Feeling | undefined;
  readonly strength: number;
}

const hintStrength = 0.4;
const negatedStrength = 0.7;
/** A second feeling is named when it has at least this share of the first. */
const secondShare = 0.45;
/** The minimum strength of a feeling that is named: about one word for it, or two hints. */
const minNamedStrength = 0.6;
const restingArousal = 0.3;
const maxWords = 12;

const matcher = createPhraseMatcher<Cue>([
  ...phrasesWithoutFeeling.map((phrase) => [phrase, { feeling: undefined, strength: 0 }] as const),
  ...feelings.flatMap((feeling) => {
    const cue: Cue = { feeling, strength: 1 };
    const hint: Cue = { feeling, strength: hintStrength };
    return [
      ...feeling.words.map((phrase) => [phrase, cue] as const),
      ...feeling.hints.map((phrase) => [phrase, hint] as const),
    ];
  }),
]);

/** Reads the feeling of a writing. The signature is `neutralSignature` when the words of the writing show no feeling. */
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
    const { isNegated, negation, degree } = modifiersAt(tokens, index);
    // A word of two feelings is half a word for each.
    for (const cue of match.values) {
      const feeling = isNegated ? cue.feeling?.negated : cue.feeling;
      if (!feeling) continue;
      const strength = (cue.strength * degree * (isNegated ? negatedStrength : 1)) / match.values.length;
      strengths.set(feeling, (strengths.get(feeling) ?? 0) + strength);
      total += strength;
      valence += strength * feeling.valence;
      arousal += strength * feeling.arousal;
      if (words.size < maxWords && cue.strength === 1) {
        const first = isNegated ? (negation ?? index) : index;
        words.add(phraseOf(text, tokens.slice(first, index + match.length)));
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

/**
 * The words joined by spaces, if that phrase occurs in the text. If the text has more than a space between the words, only
 * the last word is returned.
 */
function phraseOf(text: string, tokens: readonly Token[]): string {
  const isOnePhrase = tokens.every(
    ({ start }, at) => at === 0 || text.slice(tokens[at - 1]!.end, start) === ' ',
  );
  return (isOnePhrase ? tokens : tokens.slice(-1)).map(({ word }) => word).join(' ');
}

function signatureOf(strengths: ReadonlyMap<Feeling, number>): string {
  const [first, second] = [...strengths].sort((a, b) => b[1] - a[1]);
  if (!first || first[1] < minNamedStrength) return neutralSignature;
  if (!second || second[1] < Math.max(minNamedStrength, first[1] * secondShare)) return first[0].adjective;
  return `${first[0].adjective} and ${second[0].adjective}`;
}
