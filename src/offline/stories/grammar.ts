import type { Language } from '../../core/languages.ts';
import type { Gender, Line } from './types.ts';

export interface Bindings {
  readonly slots: Readonly<Record<string, Line>>;
  readonly narratorGender: Gender;
  readonly companionGender: Gender;
}

/** The text between two sentences. Chinese has no space there. */
const gap: Record<Language, string> = { en: ' ', es: ' ', zh: '', hi: ' ', ar: ' ' };

/**
 * The text of `line` in `language`, with slots filled and genders chosen. If there is a `lead`, the text begins with it.
 * @throws RangeError for a slot that has no binding.
 */
export function renderLine(line: Line, language: Language, bindings: Bindings, lead?: Line): string {
  const text = fillSlots(line, language, bindings);
  if (!lead) return finishSentence(text, language);
  const beginning = fillSlots(lead, language, bindings);
  const rest = language === 'en' || language === 'es' ? uncapitalise(text) : text;
  return finishSentence(`${beginning}${gap[language]}${rest}`, language);
}

function fillSlots(line: Line, language: Language, bindings: Bindings): string {
  return line[language]
    .replace(/\[([^|\]]*)\|([^\]]*)\]/g, bindings.narratorGender === 'm' ? '$1' : '$2')
    .replace(/<([^|>]*)\|([^>]*)>/g, bindings.companionGender === 'm' ? '$1' : '$2')
    .replace(/\{(\w+)\}/g, (_, slot: string) => {
      const phrase = bindings.slots[slot];
      if (!phrase) throw new RangeError(`no phrase fills the slot {${slot}} of "${line.en}"`);
      return phrase[language];
    });
}

function finishSentence(text: string, language: Language): string {
  if (language === 'es') return capitalise(contract(text));
  return language === 'en' ? capitalise(text) : text;
}

export function joinSentences(sentences: readonly string[], language: Language): string {
  return sentences.join(gap[language]);
}

/** Counts words so that no other count is higher: `day’s` and `half-light` are two words each. */
export function countWords(english: string): number {
  return english.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

/** Contracts Spanish `de el` to `del` and `a el` to `al`. The pronoun `él` has an accent and is not contracted. */
function contract(text: string): string {
  return text.replace(/(?<!\p{L})([Dd])e el(?=\s)/gu, '$1el').replace(/(?<!\p{L})([Aa]) el(?=\s)/gu, '$1l');
}

function capitalise(text: string): string {
  return text.replace(
    /^([^\p{L}]*)(\p{Ll})/u,
    (_, before: string, first: string) => before + first.toUpperCase(),
  );
}

/** Makes the first letter lower case. The English word `I` stays as it is. */
function uncapitalise(text: string): string {
  return text.replace(/^(?!I\b)\p{Lu}/u, (first) => first.toLowerCase());
}
