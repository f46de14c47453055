import type { Random } from '#src/core/random.ts';
import { composePrompt } from '#src/offline/writer/prompts.ts';
import type { Chakra } from '#src/practice/kingdoms.ts';
import { combineForced, type ForcedInstructions } from '../rules/forced-instructions.ts';
import { parseInstruction } from '../rules/parse-instruction.ts';
import { areAlike, namesSubject } from '../rules/subjects.ts';
import { repertoireInForce } from './adaptations.ts';
import { type Belief, quoted, said } from './profile.ts';
import type { PromptRequest } from './request.ts';

type Ask = (name: string) => string;

const guidedAsks: readonly Ask[] = [
  (name) => `Write about ${name} as things stand today, not as they usually are.`,
  (name) => `Begin with ${name}, and see what is standing behind it.`,
  (name) => `What has changed about ${name} since you last wrote of it?`,
  (name) => `Put ${name} in a room. Who else is there, and what is not being said?`,
  (name) => `What would you write about ${name} if it could never be read?`,
  (name) => `Describe the smallest thing about ${name} that you can think of, and go on from there.`,
  (name) => `When is ${name} not on your mind? Write from there.`,
  (name) => `What would a stranger who knows nothing of ${name} have to be told first?`,
];

const confrontingAsks: readonly Ask[] = [
  (name) => `Write about ${name}, and when you notice that you want to change the subject, stay.`,
  (name) => `The sentence about ${name} that you did not finish: begin with it.`,
  (name) => `What does it cost you not to write about ${name}? Write about it now, badly if need be.`,
  (name) => `Eight minutes on ${name}. Nothing else is asked for.`,
  (name) => `What are you keeping safe by leaving ${name} out? Name that first, and then go to ${name}.`,
  (name) => `Tell it as it was with ${name}, from the beginning, without an anyway.`,
];

/** Prompts for a forced instruction that names no subject. */
const ownWordsAsks: readonly Ask[] = [
  (words) => `You said: ${words}. Begin exactly there.`,
  (words) => `Your words were ${words}. Write as they say.`,
  (words) => `${words}: that is the whole prompt today.`,
];

const openAsks = [
  'What is nearest to you right now, and what is just behind it?',
  'Begin with the last thing that you did before you sat down here.',
  'What has not been said aloud this week?',
];

/** Second sentences of prompts, so that prompts on a frequent subject differ. */
const tails = [
  '',
  ' Do not stop to read it over.',
  ' Begin in the middle.',
  ' Leave nothing out because it is small.',
  ' It need not be fair.',
  ' Start with what you could see.',
  ' The first sentence may be wrong.',
  ' Use the plainest words that you have.',
  ' Stay until the eight minutes are over.',
];

const composedWithin = 20;
const composedBeyond = 120;

export interface ChosenPrompt {
  /** Empty if the writer wants no prompt. */
  text: string;
  entryIds: string[];
  adaptationId: string | undefined;
}

interface Candidate {
  text: string;
  entryIds: string[];
}

/**
 * Chooses a prompt that was not given lately. In this order: what a forced instruction demands; in `confrontational`, a prompt
 * that names an avoided theme; a known theme; an open prompt. The adaptation in force is added to the prompt.
 */
export function choosePrompt(request: PromptRequest, random: Random): ChosenPrompt {
  const { profile } = request;
  const forced = combineForced(request.forced);
  if (forced.isSilent) return { text: '', entryIds: [], adaptationId: undefined };

  const isFresh = ({ text }: Candidate) => !request.recentPrompts.some((given) => given.startsWith(text));
  const obeying = forcedCandidates(forced, random);
  const candidates = [
    ...obeying,
    ...confrontingCandidates(request, forced, random),
    ...knownCandidates(request, forced, random),
    ...openCandidates(request, random),
  ];
  // A dictated prompt may be repeated.
  const chosen = forced.verbatim === undefined ? (candidates.find(isFresh) ?? candidates[0]!) : obeying[0]!;
  // A forced prompt is given as it is, without an adaptation.
  const learned =
    profile.needsCare || obeying.includes(chosen) ? undefined : repertoireInForce(profile.adaptations);
  return {
    text: learned ? `${chosen.text} ${learned.addition}` : chosen.text,
    entryIds: chosen.entryIds,
    adaptationId: learned?.id,
  };
}

function forcedCandidates({ wanted, verbatim, words }: ForcedInstructions, random: Random): Candidate[] {
  if (verbatim !== undefined) return [{ text: verbatim, entryIds: [] }];
  if (wanted === undefined) return words === undefined ? [] : asked(ownWordsAsks, quoted(words), [], random);
  const candidates = asked(guidedAsks, wanted, [], random);
  if (words === undefined) return candidates;
  return candidates.map(({ text, entryIds }) => ({
    text: `${text} As you said: ${quoted(words)}.`,
    entryIds,
  }));
}

/**
 * Prompts that name avoided themes, for `confrontational`. Overrides of earlier engagements do not prevent them; forced
 * overrides of this engagement do. The theme asked about least often lately comes first.
 */
function confrontingCandidates(
  { mode, profile, recentPrompts }: PromptRequest,
  forced: ForcedInstructions,
  random: Random,
): Candidate[] {
  if (mode !== 'confrontational' || profile.needsCare) return [];
  const askedLately = ({ name }: Belief) =>
    recentPrompts.filter((given) => given.includes(said(name))).length;
  return profile.avoided
    .filter(({ name }) => isAllowed(name, forced.unwanted))
    .sort((a, b) => askedLately(a) - askedLately(b))
    .flatMap(({ name, id }) => asked(confrontingAsks, said(name), [id], random));
}

function knownCandidates(
  { profile }: PromptRequest,
  forced: ForcedInstructions,
  random: Random,
): Candidate[] {
  const unwanted = [
    ...forced.unwanted,
    ...profile.overrides.flatMap(({ instruction }) => parseInstruction(instruction).unwanted ?? []),
  ];
  // While nothing is pushed, avoided themes are not asked for as recurring ones either.
  if (profile.needsCare) unwanted.push(...profile.avoided.map(({ name }) => name));
  const themes = [...profile.emerging, ...profile.recurring].filter(({ name }) => isAllowed(name, unwanted));
  // Themes alternate, so that one theme does not use up all the candidates.
  const perTheme = random.shuffle(themes).map(({ name, id }) => asked(guidedAsks, said(name), [id], random));
  const longest = Math.max(0, ...perTheme.map((candidates) => candidates.length));
  return Array.from({ length: longest }, (_, at) =>
    perTheme.flatMap((candidates) => candidates[at] ?? []),
  ).flat();
}

function openCandidates({ seed, chakra }: PromptRequest, random: Random): Candidate[] {
  const own = Array.from({ length: composedWithin }, (_, at) =>
    composePrompt({ seed: `${seed}/${at}`, chakra: chakra as Chakra }),
  );
  const any = Array.from({ length: composedBeyond }, (_, at) => composePrompt({ seed: `${seed}/any/${at}` }));
  return [...random.shuffle(openAsks), ...own, ...any].map((text) => ({ text, entryIds: [] }));
}

/** Every prompt about a subject, first those without a second sentence. */
function asked(asks: readonly Ask[], name: string, entryIds: string[], random: Random): Candidate[] {
  return tails.flatMap((tail) =>
    random.shuffle(asks).map((ask) => ({ text: `${ask(name)}${tail}`, entryIds })),
  );
}

function isAllowed(name: string, unwanted: readonly string[]): boolean {
  return !unwanted.some((subject) => areAlike(subject, name));
}

/**
 * The adaptation that a model's prompt follows. Undefined if forced instructions decide the prompt, or if the writer needs
 * care.
 */
export function shapingAdaptation({ profile, forced }: PromptRequest): { id: string } | undefined {
  const { isSilent, verbatim, wanted, words } = combineForced(forced);
  const isObeying = isSilent || verbatim !== undefined || wanted !== undefined || words !== undefined;
  return isObeying || profile.needsCare ? undefined : profile.adaptations[0];
}

/** The faults of a model's prompt against the forced instructions. */
export function validateForced(prompt: string, instructions: readonly string[]): string[] {
  const { unwanted, wanted, verbatim } = combineForced(instructions);
  return [
    ...unwanted
      .filter((subject) => namesSubject(prompt, subject))
      .map(() => 'The prompt names what the writer told you to leave; they forced it.'),
    ...(verbatim !== undefined && prompt.trim() !== verbatim
      ? ['The prompt is not the one that the writer dictated; they forced it.']
      : []),
    ...(wanted !== undefined && !areAlike(wanted, prompt)
      ? ['The prompt does not name what the writer told you to turn to; they forced it.']
      : []),
  ];
}
