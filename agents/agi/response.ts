import type { Response } from '#graphs/engagement/engagement-graph.ts';
import { createRandom } from '#src/core/random.ts';
import { composeReflection } from '#src/models/offline/reflection.ts';
import type { Reading } from '#src/models/reading.ts';
import type { FlowParts } from '#src/practice/flow-score.ts';
import { suggestAdaptation } from './adaptations.ts';
import { choosePrompt, type OpeningRequest } from './opening.ts';
import { type Belief, isFirm, times } from './profile.ts';

export interface ResponseRequest extends OpeningRequest {
  writing: string;
  reading: Reading;
  isPrime: boolean;
  flowScore: number;
  flow: FlowParts;
  /** Of the primes before this one; undefined for the first. */
  averageFlow: number | undefined;
}

/** Answers a text without a model: what it says of the past is in the profile, what it says of the text is in the text. */
export function composeResponse(request: ResponseRequest): Response {
  const { profile, reading, writing, isPrime } = request;
  const touched = new Set(reading.themes.map(({ name }) => name.toLowerCase()));
  const isTouched = ({ name }: Belief) => touched.has(name.toLowerCase());
  const leftAgain = reading.deflections
    .map(({ about }) => about?.toLowerCase())
    .find((about) => about !== undefined && profile.avoided.some(({ name }) => name.toLowerCase() === about));

  const update = composeUpdate(request, isTouched);
  const suggested = isPrime
    ? suggestAdaptation({
        flowScore: request.flowScore,
        averageFlow: request.averageFlow,
        flow: request.flow,
        leftAgain,
      })
    : undefined;
  const inForce = suggested && profile.adaptations.some(({ content }) => content === suggested.content);
  const prompt = choosePrompt(request, createRandom(`next/${request.seed}`));
  return {
    reflection: composeReflection(writing, reading),
    memoryUpdate: update.text,
    nextPrompt: prompt.text,
    adaptation: suggested && !inForce ? suggested.content : '',
    entryIds: [...new Set([...update.entryIds, ...prompt.entryIds])],
    adaptationId: prompt.adaptationId,
  };
}

function composeUpdate(
  { profile, reading, isPrime }: ResponseRequest,
  isTouched: (belief: Belief) => boolean,
): { text: string; entryIds: string[] } {
  if (!isPrime) {
    return {
      text: 'This one stays between us: it was short of eight minutes, and nothing of it is kept.',
      entryIds: [],
    };
  }
  const sentences: string[] = [];
  const entryIds: string[] = [];
  const again = profile.recurring.find(isTouched);
  if (again) {
    sentences.push(
      `${capitalise(again.name)} is here again: it has come up in ${again.occurrences} primes before this one.`,
    );
    entryIds.push(again.id);
  }
  const avoided = profile.avoided.find(isTouched);
  if (avoided) {
    sentences.push(
      isFirm(avoided)
        ? `You came to ${avoided.name} today, which you have left ${times(avoided.occurrences)} before.`
        : `You came to ${avoided.name} today. Was that on purpose?`,
    );
    entryIds.push(avoided.id);
  }
  const known = new Set(
    [...profile.recurring, ...profile.emerging, ...profile.avoided].map(({ name }) => name.toLowerCase()),
  );
  const fresh = reading.themes.find(({ name }) => !known.has(name.toLowerCase()));
  if (fresh && profile.totalPrimes > 1) {
    sentences.push(`${capitalise(fresh.name)} is not among what I know of you; I will see whether it stays.`);
  }
  if (sentences.length === 0) {
    sentences.push(
      reading.themes.length > 0
        ? `I have noted that ${reading.themes[0]!.name} was in it; once is not a pattern.`
        : 'I found nothing in it that I would call a theme, and have noted no more than that you wrote.',
    );
  }
  return { text: sentences.join(' '), entryIds };
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
