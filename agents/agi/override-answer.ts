import type { OverrideAnswer } from '#graphs/engagement/engagement-graph.ts';
import { createRandom } from '#src/core/random.ts';
import { choosePrompt, type OpeningRequest } from './opening.ts';
import { readInstruction } from './overrides.ts';
import { isFirm, times } from './profile.ts';

export interface OverrideRequest extends OpeningRequest {
  instruction: string;
  force: boolean;
}

/** Answers an instruction without a model. It has been recorded before. */
export function composeOverrideAnswer(request: OverrideRequest): OverrideAnswer {
  const { instruction, force, profile } = request;
  const reading = readInstruction(instruction);
  const another = (forced: readonly string[]) =>
    choosePrompt({ ...request, mode: 'guided', forced }, createRandom(`override/${request.seed}`));

  if (reading.kind === 'refused') {
    const prompt = another(request.forced);
    return {
      newPrompt: prompt.text,
      agentNote: `I have noted your words, and will not follow them: ${reading.reason}. Everything else here stays as it was.`,
      entryIds: prompt.entryIds,
    };
  }
  if (reading.kind === 'silence' && force) {
    return {
      newPrompt: '',
      agentNote: 'I will ask nothing more in this engagement. Write whenever you like.',
      entryIds: [],
    };
  }
  if (reading.kind === 'toward') {
    return {
      newPrompt: `Write about ${reading.subject}. Begin wherever you are with it.`,
      agentNote: force
        ? `It will be ${reading.subject} until this engagement ends.`
        : `Then ${reading.subject} it is.${comeBack(request)}`,
      entryIds: comeBackIds(request),
    };
  }
  const forced = [...request.forced, instruction];
  const prompt = another(forced);
  if (force) {
    return {
      newPrompt: prompt.text,
      agentNote: 'I will do as you say until this engagement ends.',
      entryIds: prompt.entryIds,
    };
  }
  const subject =
    reading.kind === 'avoid' ? `I have put ${reading.subject} aside for now.` : 'I have noted that.';
  return {
    newPrompt: prompt.text,
    agentNote: `${subject}${comeBack({ profile })}`,
    entryIds: [...new Set([...prompt.entryIds, ...comeBackIds({ profile })])],
  };
}

/** What an instruction that does not force leaves open: said, so that it does not come as a surprise. */
function comeBack({ profile }: Pick<OverrideRequest, 'profile'>): string {
  const [avoided] = profile.avoided;
  const [recurring] = profile.recurring;
  if (profile.needsCare) return ' I will not push.';
  if (avoided) {
    return isFirm(avoided)
      ? ` I will come back to ${avoided.name} another day: you have left it ${times(avoided.occurrences)}.`
      : ` Another day I may ask whether there is something in ${avoided.name}.`;
  }
  if (recurring) return ` I will come back to ${recurring.name} another day.`;
  return ' I will come back to it when you do.';
}

function comeBackIds({ profile }: Pick<OverrideRequest, 'profile'>): string[] {
  const belief = profile.needsCare ? undefined : (profile.avoided[0] ?? profile.recurring[0]);
  return belief ? [belief.id] : [];
}
