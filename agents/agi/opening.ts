import type { Opening } from '#graphs/engagement/engagement-graph.ts';
import { type Belief, isFirm, type Profile, quoted, said, spokenDay, times } from './profile.ts';
import { choosePrompt } from './prompt-choice.ts';
import { type PromptRequest, turnRandom } from './request.ts';

/** A greeting names at most this many avoided themes. */
const maxAvoidedNamed = 3;
/** A greeting refers to at most this many of the writer's instructions. */
const maxOverridesNamed = 2;

/** Opens an engagement without a model. Every claim is based on an entry of the profile. */
export function composeOpening(request: PromptRequest): Opening {
  const greeting = composeGreeting(request);
  const prompt = choosePrompt(request, turnRandom(request, 'opening'));
  return {
    greeting: greeting.text,
    prompt: prompt.text,
    entryIds: [...new Set([...greeting.entryIds, ...prompt.entryIds])],
    adaptationId: prompt.adaptationId,
  };
}

function composeGreeting({ profile, today }: PromptRequest): { text: string; entryIds: string[] } {
  if (profile.totalPrimes === 0 && profile.overrides.length === 0) {
    return {
      text: 'This is where it begins: nothing is known of you here yet, and nothing will be assumed. Eight minutes without stopping are all it takes.',
      entryIds: [],
    };
  }
  const sentences = [standing(profile)];
  const entryIds: string[] = [];
  const overrides = profile.overrides.slice(0, maxOverridesNamed);
  // A theme that is known only from an instruction is mentioned as that instruction.
  const avoided = profile.avoided.filter(({ id }) => !overrides.some((override) => override.id === id));
  const [first, ...others] = avoided.slice(0, maxAvoidedNamed);
  if (first && !profile.needsCare) {
    sentences.push(avoidedSentence(first, today));
    if (others.length > 0) {
      const also = others.map(
        ({ name, occurrences, lastSeenOn }) =>
          `${said(name)} (${times(occurrences)}, last on ${spokenDay(lastSeenOn, today)})`,
      );
      const named = also.join(' and ');
      sentences.push(
        others.every(isFirm) ? `It is much the same with ${named}.` : `Is it much the same with ${named}?`,
      );
    }
    entryIds.push(first.id, ...others.map(({ id }) => id));
  }
  const isUnnamed = ({ name }: Belief) =>
    profile.needsCare || !profile.avoided.some((one) => one.name === name);
  const recurring = profile.recurring.find(isUnnamed);
  const emerging = profile.emerging.find(isUnnamed);
  if (recurring) {
    sentences.push(
      `You have come to ${said(recurring.name)} in ${recurring.occurrences} of your primes${emerging ? `, and ${said(emerging.name)} is new` : ''}.`,
    );
    entryIds.push(recurring.id, ...(emerging ? [emerging.id] : []));
  }
  if (overrides.length > 0) {
    const told = overrides.map(({ instruction, on }) => `on ${spokenDay(on, today)}, ${quoted(instruction)}`);
    sentences.push(`I have not forgotten what you told me: ${told.join('; and ')}.`);
    entryIds.push(...overrides.map(({ id }) => id));
  }
  return { text: sentences.join(' '), entryIds };
}

function standing({ sojourn, sojournDay, sojournPhase, streakDays, totalPrimes }: Profile): string {
  if (totalPrimes === 0) return 'Nothing that you wrote is kept here yet.';
  const day = `day ${sojournDay} of your ${sojourn} sojourn, in ${sojournPhase}`;
  if (streakDays > 1) return `It is ${day}, and you have written ${streakDays} days in a row.`;
  return `It is ${day}; ${totalPrimes === 1 ? 'one prime lies' : `${totalPrimes} primes lie`} behind you.`;
}

function avoidedSentence(avoided: Belief, today: string): string {
  const name = said(avoided.name);
  const last = `last on ${spokenDay(avoided.lastSeenOn, today)}`;
  if (avoided.occurrences < 2) return `There is ${name}, which you would rather leave, as I understand it.`;
  return isFirm(avoided)
    ? `You have come near ${name} ${times(avoided.occurrences)} and left it again, ${last}.`
    : `You came near ${name} ${times(avoided.occurrences)}, ${last}, and went on to something else. Is there something in it, or was it only passing?`;
}
