import { readWriting } from '#src/language/reader.ts';

/** A refusal and its object, up to the end of the clause. */
const refusal =
  /\b(?:don['’]?t|do not|stop|no more|never|not|won['’]?t|leave|skip(?!\s+(?:to|ahead|forward)\b)|avoid|drop|enough)\s+(?<rest>[^.!?,;]{2,100})/giu;
/** Words between the refusal and its subject: `want to talk about`, `bringing up`. */
const leading =
  /^(?:(?:want|wish|like|care|going|to|me|please|ever|even|rather|any|more|ask|asking|asked|talk|talking|speak|speaking|write|writing|think|thinking|mention|mentioning|bring|bringing|come|coming|go|going|get|getting|into|back|up|about|of|on|with|touch|touching|discuss|discussing|push|pushing|raise|raising)\s+)+/iu;
const maxSubjectWords = 4;
const trailing =
  /\s+(?:today|now|tonight|any ?more|again|please|for now|ever|alone|out|at all|this time)\b.*$/iu;

/**
 * The subjects that an instruction tells the agent to avoid.
 *
 * @returns known themes by their name in the lexicon, other subjects as they were written: `my brother` for
 *   `don't ask me about my brother`. Empty where the instruction names none.
 */
export function parseAvoidedSubjects(instruction: string): string[] {
  const found = new Set<string>();
  for (const match of instruction.matchAll(refusal)) {
    const rest = match.groups!.rest!.replace(trailing, '').trim();
    const subject = rest.replace(leading, '');
    if (!/^(?:my|our|the|\p{Lu})/u.test(subject) && subject === rest) continue;
    const { themes } = readWriting(subject);
    for (const { name } of themes) found.add(name);
    const isShort = subject.split(/\s+/).length <= maxSubjectWords;
    if (themes.length === 0 && isShort && /^(?:my|the|our|\p{Lu})/u.test(subject)) found.add(subject);
  }
  return [...found];
}
