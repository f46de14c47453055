/**
 * The care screen: looks for signs that a writer is in acute danger from themselves, before anything else reads the
 * text. Rules of thumb, not a diagnosis; docs/care.md lists what it finds, what it misses, and how often.
 */

import type { Language } from '../core/languages.ts';
import type { CareRule, CareSign } from './care-rules.ts';
import { englishCareRules } from './care-rules-english.ts';
import { worldCareRules } from './care-rules-world.ts';
import { plainSentences } from './care-text.ts';

export interface CareScreening {
  /** Whether there is any sign. */
  readonly acute: boolean;
  /** The kinds of signs, each once, in the order in which the rules name them; never the writer's words. */
  readonly signs: readonly CareSign[];
  /** The language of the first sign; `en` where there is none. */
  readonly language: Language;
}

const rules: readonly CareRule[] = [...englishCareRules, ...worldCareRules];

/** How much of a sentence around a match a rule may look at, in characters. */
const surroundings = 160;

/** Screens a whole writing. Linear in its length. */
export function screenForAcuteDanger(text: string): CareScreening {
  const sentences = plainSentences(text).join('\n');
  const found = rules.filter((rule) => applies(rule, sentences));
  return {
    acute: found.length > 0,
    signs: [...new Set(found.map(({ sign }) => sign))],
    language: found[0]?.language ?? 'en',
  };
}

function applies({ pattern, unlessBefore, unlessAfter, unlessNear }: CareRule, sentences: string): boolean {
  for (const match of sentences.matchAll(pattern)) {
    const end = match.index + match[0].length;
    const before = sentences
      .slice(Math.max(0, match.index - surroundings), match.index)
      .split('\n')
      .at(-1)!;
    const after = sentences.slice(end, end + surroundings).split('\n', 1)[0]!;
    const excused =
      holds(unlessBefore, before) ||
      holds(unlessAfter, after) ||
      holds(unlessNear, before + match[0] + after);
    if (!excused) return true;
  }
  return false;
}

function holds(pattern: RegExp | undefined, text: string): boolean {
  return pattern !== undefined && text.search(pattern) !== -1;
}

const messages: Readonly<Record<Language, string>> = {
  en: 'What you wrote sounds very heavy, and you do not have to carry it alone. If you might hurt yourself, please talk to somebody now: call or text 988 in the US, call Samaritans on 116 123 in the UK or Ireland, or find a line where you are at findahelpline.com; if you are in danger this minute, call 112, 911 or 999. Is there one person near you whom you could tell today?',
  es: 'Lo que has escrito suena muy pesado, y no tienes que cargarlo a solas. Si crees que podrías hacerte daño, habla ahora con alguien: llama al 024 en España o al 988 en Estados Unidos (opción 2 en español), o busca una línea de tu país en findahelpline.com; si el peligro es inmediato, llama al 112 o al 911. ¿Hay una persona cerca a quien se lo puedas contar hoy?',
  zh: '你写下的这些听起来非常沉重，你不必一个人扛着。如果你可能会伤害自己，请现在就找人说说：在中国大陆可拨打 12356，在美国可拨打 988，其他地方可在 findahelpline.com 找到当地热线；如果此刻就有危险，请拨打 120、110 或 112。今天身边有没有一个你愿意告诉的人？',
  hi: 'आपने जो लिखा है वह बहुत भारी लगता है, और इसे आपको अकेले नहीं उठाना है। अगर लगता है कि आप ख़ुद को चोट पहुँचा सकते हैं, तो अभी किसी से बात कीजिए: भारत में टेली-मानस 14416 पर, या findahelpline.com पर अपने देश की हेल्पलाइन खोजिए; अगर ख़तरा इसी पल है, तो 112 पर फ़ोन कीजिए। क्या पास में कोई एक इंसान है जिसे आप आज बता सकें?',
  ar: 'ما كتبته يبدو ثقيلا جدا، ولست مضطرا إلى أن تحمله وحدك. إذا كنت قد تؤذي نفسك فتحدث مع أحد الآن: تجد خط مساعدة في بلدك على findahelpline.com، وفي الولايات المتحدة الرقم 988؛ وإذا كنت في خطر في هذه اللحظة فاتصل بالرقم 112 أو برقم الطوارئ في بلدك. هل هناك شخص قريب منك يمكنك أن تخبره اليوم؟',
};

/** What is said to a writer on an acute sign: a short human sentence or three, and where to find help. */
export function careMessage(language: Language = 'en'): string {
  return messages[language];
}
