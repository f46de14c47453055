import type { TokenisedText } from '#src/language/tokens.ts';
import type { Pronoun } from '#src/language/topic-lexicon.ts';

/** Somebody whom a writing names, and the tokens that name them. */
export interface Named {
  readonly name: string;
  /** Which pronoun speaks of them: `none` of several people, undefined where the name does not tell. */
  readonly pronoun: Pronoun | 'none' | undefined;
  readonly places: readonly number[];
}

const she = new Set(['she', 'her', 'hers', 'herself', "she'd", "she'll"]);
const he = new Set(['he', 'him', 'his', 'himself', "he'd", "he'll"]);
/** So many clauses may pass without a word of somebody before a pronoun means them no more. */
const maxSilence = 1;

/** Who was named last that a pronoun can mean, and where they were spoken of last. */
interface Meant {
  readonly who: number;
  clause: number;
  /** Whom the pronoun meant before. */
  readonly before: Meant | undefined;
}

/**
 * Who is meant by `she` and `he`: whoever was named last and can be. @returns for each of the named the clauses that speak
 * of them, by name or by pronoun, in the order of the text.
 */
export function clausesAbout({ tokens, clauses }: TokenisedText, named: readonly Named[]): number[][] {
  const namedAt = new Map<number, number[]>();
  for (const [who, { places }] of named.entries()) {
    for (const place of places) namedAt.set(place, [...(namedAt.get(place) ?? []), who]);
  }
  const pronounsOf = named.map(({ pronoun }) => pronoun);
  const about = named.map(() => new Set<number>());
  const last = new Map<Pronoun, Meant | undefined>();

  /** Whom a pronoun means; those who meanwhile proved to go by the other one are passed over. */
  const whoIs = (pronoun: Pronoun): Meant | undefined => {
    let meant = last.get(pronoun);
    while (meant && (pronounsOf[meant.who] ?? pronoun) !== pronoun) meant = meant.before;
    last.set(pronoun, meant);
    return meant;
  };

  for (const [clause, { firstToken, lastToken }] of clauses.entries()) {
    for (let at = firstToken; at < lastToken; at++) {
      const namedHere = namedAt.get(at);
      for (const who of namedHere ?? []) {
        about[who]!.add(clause);
        for (const pronoun of ['she', 'he'] as const) {
          if ((pronounsOf[who] ?? pronoun) !== pronoun) continue;
          const before = whoIs(pronoun);
          last.set(pronoun, { who, clause, before: before?.who === who ? before.before : before });
        }
      }
      const { word } = tokens[at]!;
      const pronoun = she.has(word) ? 'she' : he.has(word) ? 'he' : undefined;
      const meant = pronoun && !namedHere ? whoIs(pronoun) : undefined;
      if (!meant || clause - meant.clause > maxSilence + 1) continue;
      // A name may tell neither: the first pronoun does.
      pronounsOf[meant.who] ??= pronoun;
      about[meant.who]!.add(clause);
      meant.clause = clause;
    }
  }
  return about.map((found) => [...found].sort((a, b) => a - b));
}
