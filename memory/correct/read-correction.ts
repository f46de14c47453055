import type { CorrectionEffect, EntryKind } from '#src/db/memory-tables.ts';
import { tokenise } from '#src/language/tokens.ts';

const maxNameWords = 5;
const denials =
  /^(?:no+|nope|wrong|false|untrue|nonsense|rubbish)\b[\s.!,]*(?:that|this|it)?|^(?:that|this|it)(?:['’]?s| is| was)?(?: (?:just|simply|really))?(?: not|n['’]t) (?:me|mine|my|true|right|so|correct|the case|what|how|a )|^not (?:me|true|right|so|correct)\b/i;
/** A short text with one of these words is a sentence and not a name. */
const sentenceWords = new Set(
  "i i'm i've i'd am is are was were isn't aren't don't doesn't didn't not never have has had".split(' '),
);

/**
 * What a correction does to an entry. A few words become the new name of the theme (`renamed`). A sentence replaces the entry's
 * content (`restated`). A denial, or `rejected` set by the caller, removes the entry (`rejected`).
 */
export function readCorrection(
  kind: EntryKind,
  correction: { content?: string | undefined; rejected?: boolean | undefined },
): { effect: CorrectionEffect; content: string | undefined } {
  const content = correction.content?.trim();
  if (correction.rejected || content === undefined || denials.test(content)) {
    return { effect: 'rejected', content };
  }
  const hasName = kind === 'theme' || kind === 'avoidance' || kind === 'trigger';
  return { effect: hasName && isName(content) ? 'renamed' : 'restated', content };
}

function isName(content: string): boolean {
  const { tokens, clauses } = tokenise(content);
  if (clauses.length > 1 || tokens.length === 0 || tokens.length > maxNameWords) return false;
  return !/[.!?;]/.test(content) && !tokens.some(({ word }) => sentenceWords.has(word));
}
