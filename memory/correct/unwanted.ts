import { readWriting } from '#src/language/reader.ts';
import { conceptKey } from '../retain/concept.ts';

/** A refusal, and what it is of: all up to the end of the clause. */
const refusal =
  /\b(?:don['’]?t|do not|stop|no more|never|not|won['’]?t|leave|skip(?!\s+(?:to|ahead|forward)\b)|avoid|drop|enough)\s+(?<rest>[^.!?,;]{2,100})/giu;
/** Between the refusal and its subject: `want to talk about`, `bringing up`. */
const leading =
  /^(?:(?:want|wish|like|care|going|to|me|please|ever|even|rather|any|more|ask|asking|asked|talk|talking|speak|speaking|write|writing|think|thinking|mention|mentioning|bring|bringing|come|coming|go|going|get|getting|into|back|up|about|of|on|with|touch|touching|discuss|discussing|push|pushing|raise|raising)\s+)+/iu;
const longestSubjectWords = 4;
const trailing =
  /\s+(?:today|now|tonight|any ?more|again|please|for now|ever|alone|out|at all|this time)\b.*$/iu;

/** Subjects that an instruction names as unwanted: `don't ask me about my brother`. */
export function unwantedIn(instruction: string): { concept: string; name: string }[] {
  const found = new Map<string, string>();
  for (const match of instruction.matchAll(refusal)) {
    const rest = match.groups!.rest!.replace(trailing, '').trim();
    const subject = rest.replace(leading, '');
    if (!/^(?:my|our|the|\p{Lu})/u.test(subject) && subject === rest) continue;
    const { themes } = readWriting(subject);
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
