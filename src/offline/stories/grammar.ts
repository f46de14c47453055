import type { Language } from '../../core/languages.ts';

/**
 * One thing said in every language at once. Each is written for its own ear; all say the same.
 *
 * Slots: `{name}` takes a phrase of the same name; `[he|she]` follows the narrator's gender and `<he|she>` the
 * companion's. A phrase that fills a slot stands after a preposition (Spanish, Arabic) or before a
 * postposition (Hindi, so in the oblique), never as subject, so that nothing around it has to agree with it.
 */
export type Line = readonly [en: string, es: string, zh: string, hi: string, ar: string];

export type Gender = 'm' | 'f';

export interface Bindings {
  readonly slots: Readonly<Record<string, Line>>;
  readonly narratorGender: Gender;
  readonly companionGender: Gender;
}

const position: Record<Language, number> = { en: 0, es: 1, zh: 2, hi: 3, ar: 4 };

/** What stands between two sentences: Chinese runs on, the others breathe. */
const gap: Record<Language, string> = { en: ' ', es: ' ', zh: '', hi: ' ', ar: ' ' };

/** `line` said in `language` with every slot filled, after `lead` if there is one. @throws RangeError for a slot that nothing fills. */
export function say(line: Line, language: Language, bindings: Bindings, lead?: Line): string {
  const said = fill(line, language, bindings);
  if (!lead) return finish(said, language);
  const begun = fill(lead, language, bindings);
  const continued = language === 'en' || language === 'es' ? uncapitalise(said) : said;
  return finish(`${begun}${gap[language]}${continued}`, language);
}

function fill(line: Line, language: Language, bindings: Bindings): string {
  return line[position[language]]!.replace(
    /\[([^|\]]*)\|([^\]]*)\]/g,
    bindings.narratorGender === 'm' ? '$1' : '$2',
  )
    .replace(/<([^|>]*)\|([^>]*)>/g, bindings.companionGender === 'm' ? '$1' : '$2')
    .replace(/\{(\w+)\}/g, (_, slot: string) => {
      const phrase = bindings.slots[slot];
      if (!phrase) throw new RangeError(`no phrase fills the slot {${slot}} of "${line[0]}"`);
      return phrase[position[language]]!;
    });
}

function finish(text: string, language: Language): string {
  if (language === 'es') return capitalise(contract(text));
  return language === 'en' ? capitalise(text) : text;
}

export function joinSentences(sentences: readonly string[], language: Language): string {
  return sentences.join(gap[language]);
}

/** As many words as any way of counting could find: `day’s` and `half-light` are two each. */
export function countWords(english: string): number {
  return english.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

/** Spanish `de el` and `a el` become one word; `él` with its accent is another word and stays. */
function contract(text: string): string {
  return text.replace(/(?<!\p{L})([Dd])e el(?=\s)/gu, '$1el').replace(/(?<!\p{L})([Aa]) el(?=\s)/gu, '$1l');
}

function capitalise(text: string): string {
  return text.replace(
    /^([^\p{L}]*)(\p{Ll})/u,
    (_, before: string, first: string) => before + first.toUpperCase(),
  );
}

/** English `I` stays as it is. */
function uncapitalise(text: string): string {
  return text.replace(/^(?!I\b)\p{Lu}/u, (first) => first.toLowerCase());
}
