import type { EntryKind, Verdict } from '#src/db/memory-tables.ts';
import { tokenise } from '#src/language/tokens.ts';

const longestNameWords = 5;
const denials =
  /^(?:no+|nope|wrong|false|untrue|nonsense|rubbish)\b[\s.!,]*(?:that|this|it)?|^(?:that|this|it)(?:['’]?s| is| was)?(?: (?:just|simply|really))?(?: not|n['’]t) (?:me|mine|my|true|right|so|correct|the case|what|how|a )|^not (?:me|true|right|so|correct)\b/i;
const sentenceWords = new Set(
  "i i'm i've i'd am is are was were isn't aren't don't doesn't didn't not never have has had".split(' '),
);

/**
 * What a writer's correction does. A short name is what the theme is called from here on; a sentence stands in place of
 * the belief; a plain denial takes it away.
 */
export function readCorrection(
  kind: EntryKind,
  correction: { content?: string | undefined; rejected?: boolean | undefined },
): { verdict: Verdict; content: string | undefined } {
  const content = correction.content?.trim();
  if (correction.rejected || content === undefined || denials.test(content)) {
    return { verdict: 'rejected', content };
  }
  const names = kind === 'theme' || kind === 'avoidance' || kind === 'trigger';
  return { verdict: names && isName(content) ? 'renamed' : 'restated', content };
}

function isName(content: string): boolean {
  const { tokens, clauses } = tokenise(content);
  if (clauses.length > 1 || tokens.length === 0 || tokens.length > longestNameWords) return false;
  return !/[.!?;]/.test(content) && !tokens.some(({ word }) => sentenceWords.has(word));
}
