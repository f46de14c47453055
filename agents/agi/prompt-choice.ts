import { createRandom, type Random } from '#src/core/random.ts';
import { composePrompt } from '#src/offline/writer/prompts.ts';
import type { Chakra } from '#src/practice/kingdoms.ts';
import { areAlike, type ForcedWill, names, readForced, readInstruction } from '../rules/overrides.ts';
import { additionOf } from './adaptations.ts';
import type { OpeningRequest } from './opening.ts';
import { type Belief, quoted, said } from './profile.ts';

type Ask = (name: string) => string;

const guidedAsks: readonly Ask[] = [
  (name) => `Write about ${name} as things stand today, not as they usually are.`,
  (name) => `Begin with ${name}, and see what is standing behind it.`,
  (name) => `What has changed about ${name} since you last wrote of it?`,
  (name) => `Put ${name} in a room. Who else is there, and what is not being said?`,
  (name) => `What would you write about ${name} if nobody could ever read it?`,
  (name) => `Describe the smallest thing about ${name} that you can think of, and go on from there.`,
  (name) => `When is ${name} not on your mind? Write from there.`,
  (name) => `What would somebody who knows nothing of ${name} have to be told first?`,
];

const confrontingAsks: readonly Ask[] = [
  (name) => `Write about ${name}, and when you notice that you want to change the subject, stay.`,
  (name) => `The sentence about ${name} that you did not finish: begin with it.`,
  (name) => `What does it cost you not to write about ${name}? Write about it now, badly if need be.`,
  (name) => `Eight minutes on ${name}. Nothing else is asked for.`,
  (name) => `What are you keeping safe by leaving ${name} out? Name that first, and then go to ${name}.`,
  (name) => `Tell it as it was with ${name}, from the beginning, without an anyway.`,
];

/** For a forced instruction that only its own words can tell. */
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

/** What may follow an ask, so that a subject that comes often is not asked for in the same words. */
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
  /** Empty where the writer wants to be asked nothing. */
  text: string;
  entryIds: string[];
  adaptationId: string | undefined;
}

interface Candidate {
  text: string;
  entryIds: string[];
}

/**
 * A prompt that was not given lately: what is forced before all, then, where the mode confronts, an avoided theme by its
 * name, then a theme of the writer's where one is known, in the way that was learned.
 */
export function choosePrompt(request: OpeningRequest, random: Random): ChosenPrompt {
  const { profile } = request;
  const forced = readForced(request.forced);
  if (forced.isSilent) return { text: '', entryIds: [], adaptationId: undefined };

  const isFresh = ({ text }: Candidate) => !request.recentPrompts.some((given) => given.startsWith(text));
  const obeying = forcedCandidates(forced, random);
  const candidates = [
    ...obeying,
    ...confrontingCandidates(request, forced, random),
    ...knownCandidates(request, forced, random),
    ...openCandidates(request, random),
  ];
  // What is dictated is obeyed however often it came.
  const chosen = forced.verbatim === undefined ? (candidates.find(isFresh) ?? candidates[0]!) : obeying[0]!;
  // What is forced is obeyed as said, with nothing of the agent's added.
  const learned = profile.needsCare || obeying.includes(chosen) ? undefined : additionOf(profile.adaptations);
  return {
    text: learned ? `${chosen.text} ${learned.addition}` : chosen.text,
    entryIds: chosen.entryIds,
    adaptationId: learned?.id,
  };
}

function forcedCandidates({ wanted, verbatim, words }: ForcedWill, random: Random): Candidate[] {
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
 * In `confrontational` what is avoided is asked for by name, also where an old word of the writer's was against it; a
 * forced one of this engagement is obeyed. The theme that was asked for least of late comes first.
 */
function confrontingCandidates(
  { mode, profile, recentPrompts }: OpeningRequest,
  forced: ForcedWill,
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

function knownCandidates({ profile }: OpeningRequest, forced: ForcedWill, random: Random): Candidate[] {
  const unwanted = [
    ...forced.unwanted,
    ...profile.overrides.flatMap(({ instruction }) => readInstruction(instruction).unwanted ?? []),
  ];
  // Nothing that is avoided is come back to by another way either, while nothing is to be pushed.
  if (profile.needsCare) unwanted.push(...profile.avoided.map(({ name }) => name));
  const themes = [...profile.emerging, ...profile.recurring].filter(({ name }) => isAllowed(name, unwanted));
  // By turns, so that one theme does not take all the asks.
  const perTheme = random.shuffle(themes).map(({ name, id }) => asked(guidedAsks, said(name), [id], random));
  const longest = Math.max(0, ...perTheme.map((candidates) => candidates.length));
  return Array.from({ length: longest }, (_, at) =>
    perTheme.flatMap((candidates) => candidates[at] ?? []),
  ).flat();
}

function openCandidates({ seed, chakra }: OpeningRequest, random: Random): Candidate[] {
  const own = Array.from({ length: composedWithin }, (_, at) =>
    composePrompt({ seed: `${seed}/${at}`, chakra: chakra as Chakra }),
  );
  const any = Array.from({ length: composedBeyond }, (_, at) => composePrompt({ seed: `${seed}/any/${at}` }));
  return [...random.shuffle(openAsks), ...own, ...any].map((text) => ({ text, entryIds: [] }));
}

/** Every ask about a subject, those without a tail first. */
function asked(asks: readonly Ask[], name: string, entryIds: string[], random: Random): Candidate[] {
  return tails.flatMap((tail) =>
    random.shuffle(asks).map((ask) => ({ text: `${ask(name)}${tail}`, entryIds })),
  );
}

function isAllowed(name: string, unwanted: readonly string[]): boolean {
  return !unwanted.some((subject) => areAlike(subject, name));
}

/** The adaptation by which a model is to shape its prompt; none where the prompt is forced, not given, or nothing is pushed. */
export function shapingAdaptation({ profile, forced }: OpeningRequest): { id: string } | undefined {
  const { isSilent, verbatim, wanted, words } = readForced(forced);
  const isObeying = isSilent || verbatim !== undefined || wanted !== undefined || words !== undefined;
  return isObeying || profile.needsCare ? undefined : profile.adaptations[0];
}

/** What is wrong with a model's prompt, as the forced instructions have it. */
export function validateForced(prompt: string, instructions: readonly string[]): string[] {
  const { unwanted, wanted, verbatim } = readForced(instructions);
  return [
    ...unwanted
      .filter((subject) => names(prompt, subject))
      .map(() => 'The prompt names what the writer told you to leave; they forced it.'),
    ...(verbatim !== undefined && prompt.trim() !== verbatim
      ? ['The prompt is not the one that the writer dictated; they forced it.']
      : []),
    ...(wanted !== undefined && !areAlike(wanted, prompt)
      ? ['The prompt does not name what the writer told you to turn to; they forced it.']
      : []),
  ];
}

/** For a turn's own choices: the same turn chooses the same. */
export function turnRandom(request: OpeningRequest, what: string): Random {
  return createRandom(`${what}/${request.seed}`);
}
