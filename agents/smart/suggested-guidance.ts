import type { Guidance } from '#graphs/session/session-graph.ts';
import { kingdomOf } from '#src/practice/kingdoms.ts';
import type { GuidedSession } from './model-guidance.ts';

/**
 * Guidance without a model, from the state of the session. A waiting story has priority.
 *
 * @param session `isPrime`: whether any text of this session was a prime.
 * @param ask `hasUnheardStory`: whether a story waits for the writer. `prompt`: composes a prompt for tomorrow.
 */
export async function suggestGuidance(
  {
    written,
    context,
    prompt,
    isPrime,
    chakra,
  }: GuidedSession & { isPrime: boolean; chakra: number | undefined },
  ask: { hasUnheardStory(): Promise<boolean>; prompt(): Promise<string> },
): Promise<Guidance> {
  if (!written) {
    return {
      type: 'prompt',
      rationale: 'Nothing has been handed in yet, and eight minutes are all that it takes.',
      content: prompt,
    };
  }
  if (await ask.hasUnheardStory()) {
    return {
      type: 'story',
      rationale: 'A story is waiting that has not been heard yet.',
      content: 'Read it aloud tonight, or give it to one of your children first.',
    };
  }
  if (!written.isPrime && !isPrime) {
    return {
      type: 'continue',
      rationale: 'The session was short of eight minutes.',
      content: `Sit down once more with the same beginning: ${prompt}`,
    };
  }
  if (written.storyGenerating) {
    return {
      type: 'wait',
      rationale: `A story is being told in ${written.kingdom}.`,
      content: 'Leave the page for a while. The story comes by itself.',
    };
  }
  const days = context.streak_days > 1 ? `${context.streak_days} days in a row stand` : 'a day stands';
  return {
    type: 'practice',
    rationale: `You wrote a prime in ${kingdomOf(chakra ?? written.chakra).name}; ${days} behind it.`,
    content: `For tomorrow: ${await ask.prompt()}`,
  };
}
