import { composeOpening } from '#agents/agi/opening.ts';
import { composeOverrideAnswer } from '#agents/agi/override-answer.ts';
import type { PromptRequest } from '#agents/agi/request.ts';
import { composeResponse } from '#agents/agi/response.ts';
import { readWriting } from '#src/language/reader.ts';
import { flowParts } from '#src/practice/flow-score.ts';
import { fenced } from './fenced.ts';

let asked = 0;

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');

/** What a request tells of the engagement, and nothing else: a promise that rests on more would not hold with a model. */
function toldIn(system: string, user: string): PromptRequest {
  return {
    mode: system.includes('You push toward') ? 'confrontational' : 'guided',
    profile: JSON.parse(fenced(user, 'MEMORY')),
    chakra: 4,
    today: /Today is (\S+)\./.exec(user)?.[1] ?? '',
    recentPrompts: linesOf(fenced(user, 'RECENT PROMPTS')),
    forced: linesOf(fenced(user, 'FORCED')),
    seed: `scholar ${asked++}`,
  };
}

/** Speaks as well as the offline writer, from what the request tells. */
export function openingOf(system: string, user: string): unknown {
  const { greeting, prompt, entryIds } = composeOpening(toldIn(system, user));
  return { greeting: `Model greeting: ${greeting}`, prompt, entries: entryIds };
}

export function responseOf(system: string, user: string): unknown {
  const writing = fenced(user, 'TEXT');
  const average = /the average before ([\d.]+)\. It/.exec(user)?.[1];
  const response = composeResponse({
    ...toldIn(system, user),
    writing,
    reading: readWriting(writing),
    isPrime: !user.includes('is not kept as a prime'),
    flowScore: Number(/Its flow score is ([\d.]+),/.exec(user)![1]),
    flow: flowParts({ writing, durationSeconds: 600, newLineCount: writing.split('\n').length - 1 }),
    averageFlow: average === undefined ? undefined : Number(average),
  });
  return {
    reflection: `Model reflection: ${response.reflection}`,
    memory_update: `Model update: ${response.memoryUpdate}`,
    // Where silence is forced a prompt is not given, whatever it is.
    next_prompt: response.nextPrompt || 'Write whenever you like.',
    adaptation: response.adaptation,
    // The reason for an adaptation is what the answer rests on.
    entries: response.causes.length > 0 ? response.causes : response.entryIds,
  };
}

export function overrideAnswerOf(system: string, user: string): unknown {
  const { newPrompt, agentNote, refused, entryIds } = composeOverrideAnswer({
    ...toldIn(system, user),
    instruction: fenced(user, 'INSTRUCTION'),
    force: system.includes('Obey it as said'),
  });
  return { new_prompt: newPrompt, agent_note: `Model note: ${agentNote}`, refused, entries: entryIds };
}
