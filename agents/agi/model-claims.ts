import { screenForAcuteDanger } from '#src/care/screen.ts';
import { combineForced } from '../rules/forced-instructions.ts';
import { areAlike, namesSubject } from '../rules/subjects.ts';
import { type Belief, isFirm, type Profile } from './profile.ts';
import { validateForced } from './prompt-choice.ts';
import type { PromptRequest } from './request.ts';

/* Checks a model's claims and prompts against memory. Each issue is a sentence for the model. */

/** The writer's own words in memory, which may be repeated to them. */
export function ownWordsOf(profile: Profile): string {
  return [
    ...beliefsOf(profile).map(({ name }) => name),
    ...profile.overrides.map(({ instruction }) => instruction),
  ].join('\n');
}

export function validateEntries(named: readonly string[], profile: Profile): string[] {
  const known = new Set(
    [beliefsOf(profile), profile.overrides, profile.adaptations].flat().map(({ id }) => id),
  );
  const unknown = named.filter((id) => !known.has(id));
  return unknown.length === 0 ? [] : [`These are no entries of the memory: ${unknown.length} of the ids.`];
}

/**
 * Ids of the entries that a text is based on: those that the model gives, and one for each other belief that the text mentions.
 */
export function groundsOf(words: string, named: readonly string[], profile: Profile): string[] {
  const ids = new Set(named);
  const known = beliefsOf(profile);
  for (const { id, name } of known) {
    if (speaksOf(words, name) && !known.some((one) => one.name === name && ids.has(one.id))) ids.add(id);
  }
  return [...ids];
}

export function validateGreeting(greeting: string, { avoided, needsCare }: Profile): string[] {
  const said = avoided.filter(({ name }) => speaksOf(greeting, name));
  if (needsCare && said.length > 0) return ['The greeting names an avoided theme, and needsCare is true.'];
  return said.some((belief) => !isFirm(belief)) && !/[?？؟]/.test(greeting)
    ? ['The greeting states what was seen fewer than four times; ask about it.']
    : [];
}

/** The faults of a prompt for this writer at this moment; empty if there are none. */
export function validatePrompt(prompt: string, request: PromptRequest): string[] {
  const forced = combineForced(request.forced);
  // No prompt is given, so there is nothing to check.
  if (forced.isSilent) return [];
  if (prompt === '') return ['There is no prompt; give one.'];
  if (forced.verbatim !== undefined) return validateForced(prompt, request.forced);
  return [
    ...(request.recentPrompts.includes(prompt) ? ['That prompt was given lately; give another.'] : []),
    ...validateForced(prompt, request.forced),
    ...validateWishes(prompt, request),
    ...validateMode(prompt, request),
    ...validateCare(prompt, request),
  ];
}

/**
 * Checks that the prompt names no unwanted subject. Outside of `confrontational`, overrides of earlier engagements count, too.
 */
function validateWishes(prompt: string, { mode, profile, forced }: PromptRequest): string[] {
  if (mode === 'confrontational') return [];
  const inTheirOrder = profile.overrides.map(({ instruction }) => instruction).reverse();
  const { unwanted } = combineForced([...inTheirOrder, ...forced]);
  const isNamed = unwanted.some((subject) => namesSubject(prompt, subject) && !isForced(subject, forced));
  return isNamed ? ['The prompt names what the writer told you to leave; see the overrides.'] : [];
}

function validateMode(prompt: string, { mode, profile, forced }: PromptRequest): string[] {
  const { wanted, words, unwanted } = combineForced(forced);
  if (mode !== 'confrontational' || profile.needsCare || wanted !== undefined || words !== undefined)
    return [];
  const open = profile.avoided.filter(({ name }) => !unwanted.some((subject) => areAlike(subject, name)));
  return open.length === 0 || open.some(({ name }) => says(prompt, name))
    ? []
    : ['The prompt must name one of the avoided themes as it is named in the memory.'];
}

/**
 * Faults of a prompt that pushes a writer in need of care, or that steers a writer toward danger. It may name an avoided
 * theme only if the writer's own instruction asks for that theme.
 */
function validateCare(prompt: string, { profile, forced }: PromptRequest): string[] {
  const faults = screenForAcuteDanger(prompt).acute
    ? ['The prompt steers toward danger; ask something safe.']
    : [];
  const isPushed =
    profile.needsCare &&
    profile.avoided.some(({ name }) => speaksOf(prompt, name) && !isForced(name, forced));
  return isPushed ? [...faults, 'The prompt names an avoided theme, and needsCare is true.'] : faults;
}

function isForced(subject: string, forced: readonly string[]): boolean {
  const { wanted } = combineForced(forced);
  return wanted !== undefined && areAlike(wanted, subject);
}

const beliefsOf = ({ avoided, recurring, emerging }: Profile): Belief[] =>
  [avoided, recurring, emerging].flat();

/**
 * Whether a text names a subject: `your mother` names `my mother`, too. Names in other scripts than Latin are searched as
 * substrings.
 */
const speaksOf = (text: string, name: string) =>
  /\p{Script=Latin}/u.test(name) ? namesSubject(text, name) : says(text, name);

const says = (text: string, name: string) => text.toLowerCase().includes(name.toLowerCase());
