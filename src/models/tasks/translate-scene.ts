import { z } from 'zod';
import type { Translation } from '../../core/languages.ts';
import { delimitUntrusted, untrustedTextRule } from '../delimit-untrusted.ts';
import { defineTask, NoOfflineAnswer } from '../task.ts';

interface Target {
  name: string;
  /** The letters of the language. */
  script: RegExp;
  /** Minimum and maximum length, relative to the English text. */
  length: readonly [number, number];
  craft: string;
}

const targets: Readonly<Record<Translation, Target>> = {
  es: {
    name: 'Spanish',
    script: /\p{Script=Latin}/gu,
    length: [0.7, 1.8],
    craft: 'Neutral Spanish that is at home in Spain and in America; "tú", never "vosotros".',
  },
  zh: {
    name: 'Mandarin Chinese in simplified characters',
    script: /\p{Script=Han}/gu,
    length: [0.15, 0.8],
    craft: 'Simplified characters and Chinese punctuation; names are given in characters by their sound.',
  },
  hi: {
    name: 'Hindi',
    script: /\p{Script=Devanagari}/gu,
    length: [0.6, 1.9],
    craft:
      'Everyday Hindustani rather than learned words; names are spelled in Devanagari; sentences end with ।.',
  },
  ar: {
    name: 'Modern Standard Arabic',
    script: /\p{Script=Arabic}/gu,
    length: [0.45, 1.6],
    craft: 'Clear modern Arabic without vowel signs; names are spelled in Arabic letters.',
  },
};

const input = z.object({
  language: z.enum(['es', 'zh', 'hi', 'ar']),
  text: z.string().min(1),
  /** The names must be the same in each scene. */
  narrator: z.object({ name: z.string(), kind: z.string() }),
  city: z.string(),
  /** The previous scene in both languages, for names and tone; undefined for the first scene. */
  before: z.object({ text: z.string(), translation: z.string() }).optional(),
});

const answer = z.object({
  translation: z.string().trim().min(1).describe('The whole paragraph, translated.'),
});

/** One scene of a story in another language. */
export const translateSceneTask = defineTask<z.infer<typeof input>, z.infer<typeof answer>, string>({
  name: 'translate-scene',
  role: 'local',
  input,
  output: answer,
  timeoutMs: 30_000,
  backgroundTimeoutMs: 120_000,

  instructions({ language, text, narrator, city, before }) {
    const { name, craft } = targets[language];
    const context = before
      ? `The paragraph before, and how it was translated:\n${delimitUntrusted('before', before.text)}\n${delimitUntrusted('translated', before.translation)}\n\n`
      : '';
    return {
      system: `You translate a story for children and adults from English into ${name}, one paragraph at a time. Translate all of it and
nothing else: no word left in English, no note, no heading. It must sound as if it had been told in ${name} from the start:
simple words, the same pictures, the same quiet voice in the first person. The narrator is ${narrator.name} (${narrator.kind === 'child' ? 'a child' : `a ${narrator.kind}`}), the place is ${city};
keep such names alike from paragraph to paragraph. ${craft}
${untrustedTextRule}`,
      user: `${context}Translate this paragraph:\n${delimitUntrusted('paragraph', text)}`,
    };
  },

  check: ({ translation }, { language, text }) => validateTranslation(translation, text, language),
  conclude: ({ translation }) => translation.replace(/\s*\n\s*/g, ' ').trim(),

  offline() {
    throw new NoOfflineAnswer('translate-scene');
  },
});

/** Minimum share of letters in the script of the language; the rest may be names. */
const minScriptShare = 0.85;

/** Issues that show that a text is not a complete translation. */
export function validateTranslation(translation: string, text: string, language: Translation): string[] {
  const { name, script, length } = targets[language];
  const issues: string[] = [];
  const letters = translation.match(/\p{L}/gu)?.length ?? 0;
  const own = translation.match(script)?.length ?? 0;
  if (own === 0 || own < letters * minScriptShare) issues.push(`It must be in ${name}, in its own letters.`);
  const ratio = translation.length / text.length;
  if (ratio < length[0]) issues.push('It is too short: something was left out.');
  if (ratio > length[1]) issues.push('It is too long: something was added.');
  if (language === 'es' && own > 0 && readsAsEnglish(translation)) issues.push('It is still in English.');
  return issues;
}

const english = new Set('the and of was with that his her from had they were not but'.split(' '));
const spanish = new Set(
  'el la los las de que en un una con se por lo no y su al del mi era como para'.split(' '),
);

/** Both languages use the same script, so their function words are compared. */
function readsAsEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (of: ReadonlySet<string>) => words.filter((word) => of.has(word)).length;
  return count(english) >= count(spanish);
}
