import type { TokenisedText } from '#src/models/offline/tokens.ts';

/** Somebody whom a writing names, and the tokens that name them. */
export interface Named {
  readonly name: string;
  readonly places: readonly number[];
}

const she = new Set(['she', 'her', 'hers', 'herself', "she's", "she'd", "she'll"]);
const he = new Set(['he', 'him', 'his', 'himself', "he's", "he'd", "he'll"]);
const women = /\b(?:mother|sister|grandmother|wife|daughter|granddaughter|aunt)$/;
const men = /\b(?:father|stepfather|brother|grandfather|husband|son|grandson|uncle)$/;
/** So many clauses without a pronoun end what is said of somebody. */
const mostSilence = 1;

type Pronoun = 'she' | 'he';

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
  const namedAt = new Map<number, number>();
  for (const [who, { places }] of named.entries()) for (const place of places) namedAt.set(place, who);
  const kindOf = named.map(({ name }): Pronoun | undefined =>
    women.test(name) ? 'she' : men.test(name) ? 'he' : undefined,
  );
  const about = named.map(() => new Set<number>());
  const last = new Map<Pronoun, Meant | undefined>();

  for (const [clause, { firstToken, lastToken }] of clauses.entries()) {
    for (let at = firstToken; at < lastToken; at++) {
      const who = namedAt.get(at);
      if (who !== undefined) {
        about[who]!.add(clause);
        for (const pronoun of pronounsOf(kindOf[who])) {
          const before = last.get(pronoun);
          last.set(pronoun, { who, clause, before: before?.who === who ? before.before : before });
        }
        continue;
      }
      const { word } = tokens[at]!;
      const pronoun = she.has(word) ? 'she' : he.has(word) ? 'he' : undefined;
      const meant = pronoun && last.get(pronoun);
      if (!meant || clause - meant.clause > mostSilence + 1) continue;
      // A name tells neither: the first pronoun does, and the other means again whom it meant before.
      if (!kindOf[meant.who]) {
        kindOf[meant.who] = pronoun;
        const other = pronoun === 'she' ? 'he' : 'she';
        if (last.get(other)?.who === meant.who) last.set(other, last.get(other)?.before);
      }
      about[meant.who]!.add(clause);
      meant.clause = clause;
    }
  }
  return about.map((found) => [...found].sort((a, b) => a - b));
}

function pronounsOf(kind: Pronoun | undefined): readonly Pronoun[] {
  return kind ? [kind] : ['she', 'he'];
}
