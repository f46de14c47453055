import type { OverrideAnswer } from '#graphs/engagement/engagement-graph.ts';
import { parseInstruction } from '../rules/parse-instruction.ts';
import { areAlike } from '../rules/subjects.ts';
import { type Belief, isFirm, said, times } from './profile.ts';
import { choosePrompt } from './prompt-choice.ts';
import { type PromptRequest, turnRandom } from './request.ts';

export interface OverrideRequest extends PromptRequest {
  instruction: string;
  force: boolean;
}

/** Answers an instruction without a model. The instruction has been recorded already. */
export function composeOverrideAnswer(request: OverrideRequest): OverrideAnswer {
  const { instruction, force } = request;
  const reading = parseInstruction(instruction);
  // The prompt follows the instruction even without `force`. Forced instructions of this engagement still apply.
  const heeding = reading.refused === undefined ? [...request.forced, instruction] : request.forced;
  const prompt = choosePrompt(
    { ...request, mode: 'guided', forced: heeding },
    turnRandom(request, 'override'),
  );
  const answer = {
    newPrompt: prompt.text,
    entryIds: prompt.entryIds,
    adaptationId: prompt.adaptationId,
    refused: false,
  };

  if (reading.refused !== undefined) {
    return {
      ...answer,
      refused: true,
      agentNote: `I have noted your words, and will not follow them: ${reading.refused}. Everything else here stays as it was.`,
    };
  }
  if (force) return { ...answer, agentNote: obeyed(reading) };
  const later = comeBack(request, reading.unwanted);
  return {
    ...answer,
    agentNote: `${heeded(reading)} ${later.text}`,
    entryIds: [...new Set([...prompt.entryIds, ...later.entryIds])],
  };
}

type Read = ReturnType<typeof parseInstruction>;

function obeyed({ isSilence, unwanted, wanted, verbatim }: Read): string {
  if (verbatim !== undefined)
    return 'These are your words, and they are the prompt until this engagement ends.';
  if (isSilence) return 'I will ask nothing more in this engagement. Write whenever you like.';
  if (wanted !== undefined && unwanted !== undefined)
    return `It will be ${wanted}, and not ${unwanted}, until this engagement ends.`;
  if (wanted !== undefined) return `It will be ${wanted} until this engagement ends.`;
  if (unwanted !== undefined) return `I will leave ${unwanted} until this engagement ends.`;
  return 'It will be as you say until this engagement ends.';
}

function heeded({ isSilence, unwanted, wanted, verbatim }: Read): string {
  if (verbatim !== undefined) return 'Then it is asked in your words.';
  if (isSilence) return 'Then no question for now.';
  if (wanted !== undefined) return `Then ${wanted} it is.`;
  if (unwanted !== undefined) return `I have put ${unwanted} aside for now.`;
  return 'I have noted that.';
}

/** Tells the writer which subject the agent will return to after an instruction without force, so that it is no surprise. */
function comeBack(
  { profile }: OverrideRequest,
  unwanted: string | undefined,
): { text: string; entryIds: string[] } {
  if (profile.needsCare) return { text: 'I will not push.', entryIds: [] };
  const known = [...profile.avoided, ...profile.recurring];
  if (unwanted !== undefined) {
    const belief = known.find(({ name }) => areAlike(unwanted, name));
    return {
      text: `I will come back to ${unwanted} another day${belief ? `: ${reasonOf(belief, profile.avoided)}` : ', and ask first'}.`,
      entryIds: belief ? [belief.id] : [],
    };
  }
  const [belief] = known;
  if (!belief) return { text: 'I will come back to it when you do.', entryIds: [] };
  return {
    text: `I will come back to ${said(belief.name)} another day: ${reasonOf(belief, profile.avoided)}.`,
    entryIds: [belief.id],
  };
}

function reasonOf(belief: Belief, avoided: readonly Belief[]): string {
  if (!avoided.includes(belief)) return `it has come up in ${belief.occurrences} of your primes`;
  return isFirm(belief) ? `you have left it ${times(belief.occurrences)}` : 'there may be something in it';
}
