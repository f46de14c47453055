import { z } from 'zod';
import type { Message, ToolCall } from '#graphs/conversation.ts';
import { type Guidance, maxSteps, type SessionContext, type Written } from '#graphs/session/session-graph.ts';
import type { ConversationAnswer, Converse } from '#src/models/conversation.ts';
import { delimitUntrusted } from '#src/models/delimit-untrusted.ts';
import type { ModelReply } from '#src/models/providers/language-provider.ts';
import type { BoundTool } from '../toolbox.ts';
import {
  callableTools,
  maxCallsPerStep,
  remainingMs,
  systemPrompt,
  toConversationTurns,
  validateAnswer,
} from './conversation.ts';

/** The state of a session when its writer asks for guidance. */
export interface GuidedSession {
  context: SessionContext;
  prompt: string;
  written: Written | undefined;
}

/** Kinds of guidance: begin writing, write once more, hear a story, wait for a story, practise tomorrow, talk to a guide. */
export const guidanceTypes = ['prompt', 'continue', 'story', 'wait', 'practice', 'talk'] as const;

const given = z.object({
  type: z.enum(guidanceTypes).describe('What kind of thing it is.'),
  rationale: z.string().trim().min(1).max(600).describe('Why this, in one or two sentences to the writer.'),
  content: z.string().trim().min(1).max(1_200).describe('The thing itself, said to the writer.'),
});

const { $schema, ...parameters } = z.toJSONSchema(given, { io: 'input' });
/** The model answers by calling this tool, so that the answer is structured. */
const giveGuidance = {
  name: 'give-guidance',
  description: 'Hands in the guidance; ends your turn.',
  parameters,
};

const task = `You say what would help this writer next in their writing practice: one thing, and why. Look it up with the tools
where you do not know: whether a story waits, what was written lately, who could be talked to. Say nothing of a person that neither
a tool nor the facts below tell you. Then call give-guidance. You cannot book, pay or change anything.`;

export interface GuideRequest {
  session: GuidedSession;
  /** Only the tools that read are offered: guidance changes nothing. */
  tools: readonly BoundTool[];
  callTool(call: ToolCall, step: number): Promise<{ result: string; outcome: string }>;
  /** Calls the model and records the call. */
  converse: Converse;
  dueAt: number;
  signal?: AbortSignal | undefined;
}

/** Guidance by the guide's model with tools. Undefined if there is no model or it gives no usable answer. */
export async function modelGuidance(request: GuideRequest): Promise<Guidance | undefined> {
  const tools = request.tools.filter(({ effect }) => effect === 'read');
  const facts = factsOf(request.session);
  const messages: Message[] = [{ role: 'tool', callId: '', name: 'session', result: facts }];
  const steps: Message[] = [];
  for (let step = 0; step <= maxSteps; step++) {
    const usable = step < maxSteps ? callableTools(steps, tools) : [];
    const answer: ConversationAnswer | undefined = await request.converse({
      name: 'session-guidance',
      turns: [
        { role: 'system', text: systemPrompt(task) },
        { role: 'user', text: facts },
        ...toConversationTurns(steps),
      ],
      tools: [...usable.map(offerOf), giveGuidance],
      timeoutMs: remainingMs(request.dueAt),
      signal: request.signal,
      check: (spoken) => validateStep(spoken, [...messages, ...steps]),
    });
    if (!answer) return undefined;
    const handedIn = answer.calls.find(({ name }) => name === giveGuidance.name);
    if (handedIn) return given.parse(handedIn.arguments);
    const calls = answer.calls.slice(0, maxCallsPerStep);
    steps.push({ role: 'agent', text: '', calls });
    for (const [index, call] of calls.entries()) {
      const { result } = await request.callTool(call, step * 100 + index);
      steps.push({ role: 'tool', callId: call.id, name: call.name, result });
    }
  }
  return undefined;
}

function offerOf({ name, description, parameters: schema }: BoundTool) {
  return { name, description, parameters: schema };
}

function validateStep({ calls }: ModelReply, sources: readonly Message[]): string[] {
  if (calls.length === 0) return ['Hand the guidance in by calling give-guidance.'];
  const handedIn = calls.find(({ name }) => name === giveGuidance.name);
  if (!handedIn) return [];
  const parsed = given.safeParse(handedIn.arguments);
  if (!parsed.success)
    return parsed.error.issues.map(
      ({ path, message }) => `${path.join('.') || 'The arguments'}: ${message}.`,
    );
  return validateAnswer(`${parsed.data.rationale}\n${parsed.data.content}`, sources);
}

function factsOf({ context, prompt, written }: GuidedSession): string {
  const facts = [
    `The writer is on day ${context.sojourn_day} of the ${context.sojourn} sojourn (${context.sojourn_phase}), with ${context.streak_days} days in a row.`,
    `The session's prompt:\n${delimitUntrusted('prompt', prompt)}`,
  ];
  if (!written)
    facts.push('Nothing has been handed in yet; eight minutes without stopping are what it takes.');
  else if (!written.isPrime) facts.push('What was handed in was short of eight minutes, and is not kept.');
  else {
    facts.push(`A prime was handed in, in ${written.kingdom}, with a flow score of ${written.flowScore}.`);
    facts.push(written.storyGenerating ? 'A story is being told of it.' : 'No story is being told of it.');
  }
  return facts.join('\n');
}
