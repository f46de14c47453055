import type { EngagementMode, Opening } from '#graphs/engagement/engagement-graph.ts';
import { createRandom, type Random } from '#src/core/random.ts';
import { composePrompt } from '#src/models/offline/prompts.ts';
import type { Chakra } from '#src/practice/kingdoms.ts';
import { additionOf } from './adaptations.ts';
import { readInstruction } from './overrides.ts';
import { type Belief, isFirm, type Profile, spokenDay, times } from './profile.ts';

export interface OpeningRequest {
  mode: Exclude<EngagementMode, 'freeform'>;
  profile: Profile;
  chakra: number;
  /** `YYYY-MM-DD`. */
  today: string;
  /** The prompts given last: none of them comes again. */
  recentPrompts: readonly string[];
  /** Instructions in force: forced ones of this engagement. */
  forced: readonly string[];
  seed: string;
}

const guidedAsks = [
  (name: string) => `Write about ${name} as it is today, not as it usually is.`,
  (name: string) => `Begin with ${name}, and see what is standing behind it.`,
  (name: string) => `What has changed about ${name} since you last wrote of it?`,
  (name: string) => `Put ${name} in a room. Who else is there, and what is not being said?`,
  (name: string) => `What would you know about ${name} if nobody could ever read this?`,
  (name: string) => `Describe the smallest thing about ${name} that you can think of, and go on from there.`,
  (name: string) => `When is ${name} not on your mind? Write from there.`,
];

const confrontingAsks = [
  (name: string) => `Write about ${name}, and when you notice that you want to change the subject, stay.`,
  (name: string) => `The sentence about ${name} that you did not finish: begin with it.`,
  (name: string) => `What does it cost you not to write about ${name}? Write about it now, badly if need be.`,
  (name: string) => `Eight minutes on ${name}. Nothing else is asked for.`,
  (name: string) => `What are you keeping safe by leaving ${name} out? Name it first, then go to ${name}.`,
  (name: string) => `Tell it as it was with ${name}, from the beginning, without an anyway.`,
];

const openAsks = [
  'What is nearest to you right now, and what is just behind it?',
  'Begin with the last thing that you did before you sat down here.',
  'What has not been said aloud this week?',
];

/** Opens an engagement without a model: every claim in it is an entry of the profile. */
export function composeOpening(request: OpeningRequest): Opening {
  const { profile } = request;
  const random = createRandom(`opening/${request.seed}`);
  const greeting = composeGreeting(request, random.fork('greeting'));
  const prompt = choosePrompt(request, random.fork('prompt'));
  return {
    greeting: greeting.text,
    prompt: prompt.text,
    entryIds: [...new Set([...greeting.entryIds, ...prompt.entryIds])],
    adaptationId: profile.needsCare ? undefined : prompt.adaptationId,
  };
}

function composeGreeting(
  { mode, profile, today }: OpeningRequest,
  random: Random,
): { text: string; entryIds: string[] } {
  if (profile.totalPrimes === 0) {
    return {
      text: 'This is where it begins: nothing is known of you here yet, and nothing will be assumed. Eight minutes without stopping are all it takes.',
      entryIds: [],
    };
  }
  const sentences: string[] = [];
  const entryIds: string[] = [];
  const day = `day ${profile.sojournDay} of your ${profile.sojourn} sojourn, in ${profile.sojournPhase}`;
  sentences.push(
    profile.streakDays > 1
      ? `It is ${day}, and you have written ${profile.streakDays} days in a row.`
      : `It is ${day}; ${profile.totalPrimes === 1 ? 'one prime lies' : `${profile.totalPrimes} primes lie`} behind you.`,
  );
  const [avoided] = profile.avoided;
  const [recurring] = profile.recurring;
  const [emerging] = profile.emerging;
  const [override] = profile.overrides;
  if (avoided && !profile.needsCare && (mode === 'confrontational' || random.next() < 0.7 || !recurring)) {
    sentences.push(
      avoided.occurrences < 2
        ? `${capitalise(avoided.name)} is something that you would rather leave, as I understand it.`
        : isFirm(avoided)
          ? `You have come near ${avoided.name} ${times(avoided.occurrences)} and left it again, last on ${spokenDay(avoided.lastSeenOn, today)}.`
          : `You came near ${avoided.name} ${times(avoided.occurrences)}, last on ${spokenDay(avoided.lastSeenOn, today)}, and went on to something else. Is there something in it, or was it only passing?`,
    );
    entryIds.push(avoided.id);
  }
  if (recurring) {
    sentences.push(
      `${capitalise(recurring.name)} has come up in ${recurring.occurrences} of your primes${emerging ? `, and ${emerging.name} is new` : ''}.`,
    );
    entryIds.push(recurring.id, ...(emerging ? [emerging.id] : []));
  }
  if (override) {
    sentences.push(
      `On ${spokenDay(override.on, today)} you told me: “${override.instruction}”. I have not forgotten it.`,
    );
    entryIds.push(override.id);
  }
  return { text: sentences.join(' '), entryIds };
}

interface ChosenPrompt {
  text: string;
  entryIds: string[];
  adaptationId: string | undefined;
}

/** A prompt that was not given lately, to a theme of the writer's where one is known, in the ways that were learned. */
export function choosePrompt(request: OpeningRequest, random: Random): ChosenPrompt {
  const { profile, mode, recentPrompts } = request;
  const unwanted = [...request.forced, ...profile.overrides.map(({ instruction }) => instruction)]
    .map(readInstruction)
    .flatMap((reading) => (reading.kind === 'avoid' ? [reading.subject.toLowerCase()] : []));
  const isWanted = ({ name }: Belief) => !unwanted.some((subject) => overlaps(subject, name.toLowerCase()));

  const confronts = mode === 'confrontational' && profile.avoided.length > 0 && !profile.needsCare;
  // In `confrontational` what is avoided is asked for by name, also where an old word of the writer's was against it;
  // a forced one of this engagement is obeyed.
  const forcedAway = request.forced
    .map(readInstruction)
    .flatMap((reading) => (reading.kind === 'avoid' ? [reading.subject.toLowerCase()] : []));
  const candidates: { text: string; entryIds: string[] }[] = [];
  if (confronts) {
    for (const theme of profile.avoided) {
      if (forcedAway.some((subject) => overlaps(subject, theme.name.toLowerCase()))) continue;
      for (const ask of random.shuffle(confrontingAsks))
        candidates.push({ text: ask(theme.name), entryIds: [theme.id] });
    }
  }
  const themes = random.shuffle([...profile.emerging, ...profile.recurring].filter(isWanted));
  for (const ask of random.shuffle(guidedAsks)) {
    for (const theme of themes) candidates.push({ text: ask(theme.name), entryIds: [theme.id] });
  }
  for (const text of random.shuffle(openAsks)) candidates.push({ text, entryIds: [] });
  for (let at = 0; at < 20; at++) {
    candidates.push({
      text: composePrompt({ seed: `${request.seed}/${at}`, chakra: request.chakra as Chakra }),
      entryIds: [],
    });
  }

  const learned = profile.needsCare ? undefined : additionOf(profile.adaptations);
  const isFresh = ({ text }: { text: string }) => !recentPrompts.some((given) => given.startsWith(text));
  const chosen = candidates.find(isFresh) ?? candidates[0]!;
  return {
    text: learned ? `${chosen.text} ${learned.addition}` : chosen.text,
    entryIds: chosen.entryIds,
    adaptationId: learned?.id,
  };
}

/** Whether a subject of the writer's words and a theme are about the same thing. */
function overlaps(subject: string, theme: string): boolean {
  const words = (text: string) =>
    text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2 && !small.has(word));
  const named = new Set(words(theme));
  return words(subject).some((word) => named.has(word));
}

const small = new Set([
  'the',
  'your',
  'his',
  'her',
  'our',
  'their',
  'and',
  'about',
  'that',
  'this',
  'with',
  'for',
]);

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
