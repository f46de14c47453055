import type { TokenisedText } from '#src/language/tokens.ts';
import type { Pronoun } from '#src/language/topic-lexicon.ts';

/** A person whom a writing names. */
export interface Named {
  readonly name: string;
  /** Which pronoun refers to the person. `none`: the name means several people. Undefined: the name does not show it. */
  readonly pronoun: Pronoun | 'none' | undefined;
  /** Indexes of the tokens that name the person. */
  readonly places: readonly number[];
}

const she = new Set(['she', 'her', 'hers', 'herself', "she'd", "she'll"]);
const he = new Set(['he', 'him', 'his', 'himself', "he'd", "he'll"]);
/** A pronoun no longer refers to a person after more than this many clauses that do not mention them. */
const maxSilence = 1;

/** The person a pronoun refers to at a point of the text. */
interface Referent {
  /** Index of the person in `named`. */
  readonly person: number;
  /** Index of the last clause about the person. */
  clause: number;
  /** The referent of the pronoun before this one. */
  readonly before: Referent | undefined;
}

/**
 * Resolves `she` and `he` to the last named person whom the pronoun fits.
 *
 * @returns for each person the indexes of the clauses about them, by name or by pronoun, in order.
 */
export function clausesAbout({ tokens, clauses }: TokenisedText, named: readonly Named[]): number[][] {
  const namedAt = new Map<number, number[]>();
  for (const [person, { places }] of named.entries()) {
    for (const place of places) namedAt.set(place, [...(namedAt.get(place) ?? []), person]);
  }
  const pronounsOf = named.map(({ pronoun }) => pronoun);
  const about = named.map(() => new Set<number>());
  const last = new Map<Pronoun, Referent | undefined>();

  /** The referent of a pronoun. It skips people for whom the other pronoun turned out to be right. */
  const referentOf = (pronoun: Pronoun): Referent | undefined => {
    let referent = last.get(pronoun);
    while (referent && (pronounsOf[referent.person] ?? pronoun) !== pronoun) referent = referent.before;
    last.set(pronoun, referent);
    return referent;
  };

  for (const [clause, { firstToken, lastToken }] of clauses.entries()) {
    for (let at = firstToken; at < lastToken; at++) {
      const namedHere = namedAt.get(at);
      for (const person of namedHere ?? []) {
        about[person]!.add(clause);
        for (const pronoun of ['she', 'he'] as const) {
          if ((pronounsOf[person] ?? pronoun) !== pronoun) continue;
          const before = referentOf(pronoun);
          last.set(pronoun, { person, clause, before: before?.person === person ? before.before : before });
        }
      }
      const { word } = tokens[at]!;
      const pronoun = she.has(word) ? 'she' : he.has(word) ? 'he' : undefined;
      const referent = pronoun && !namedHere ? referentOf(pronoun) : undefined;
      if (!referent || clause - referent.clause > maxSilence + 1) continue;
      // If the name does not tell the pronoun, the first one used does.
      pronounsOf[referent.person] ??= pronoun;
      about[referent.person]!.add(clause);
      referent.clause = clause;
    }
  }
  return about.map((found) => [...found].sort((a, b) => a - b));
}
