import type { Reading } from '#src/models/reading.ts';
import { conceptKey } from './concept.ts';

const refusal =
  /\b(?:don['’]?t|do not|stop|no more|never|not|rather not|won['’]?t|leave|skip|avoid|drop|enough)\b[^.!?]{0,40}?\b(?:about|of|on|with|mention(?:ing)?|bring(?:ing)? up|ask(?:ing)? (?:me )?(?:about)?|go(?:ing)? into|writ(?:e|ing) (?:about)?|talk(?:ing)? (?:about)?|touch(?:ing)?|discuss(?:ing)?|alone|out)?\s+(?<subject>[^.!?,;]{2,60})/giu;
const longestSubjectWords = 4;
const trailing =
  /\s+(?:today|now|tonight|any ?more|again|please|for now|ever|alone|out|at all|this time)\b.*$/iu;

/** Subjects that an instruction names as unwanted: `don't ask me about my brother`. */
export async function unwantedIn(
  instruction: string,
  read: (text: string) => Promise<Reading>,
): Promise<{ concept: string; name: string }[]> {
  const found = new Map<string, string>();
  for (const match of instruction.matchAll(refusal)) {
    const subject = match.groups!.subject!.replace(trailing, '').trim();
    const { themes } = await read(subject);
    for (const { name } of themes) found.set(conceptKey(name), name);
    const words = subject.split(/\s+/);
    if (
      themes.length === 0 &&
      words.length <= longestSubjectWords &&
      /^(?:my|the|our|\p{Lu})/u.test(subject)
    ) {
      found.set(conceptKey(subject), subject);
    }
  }
  return [...found].map(([concept, name]) => ({ concept, name }));
}
