import { z } from 'zod';
import type { Message, ToolCall } from '#graphs/conversation.ts';
import { type Guidance, maxSteps, type SessionContext, type Written } from '#graphs/session/session-graph.ts';
import type { ConversationAnswer, Converse } from '#src/models/conversation.ts';
import { delimitUntrusted } from '#src/models/delimit-untrusted.ts';
import type { ModelReply } from '#src/models/providers/language-provider.ts';
import type { BoundTool } from '../toolbox.ts';
import { maxCallsAStep, systemOf, timeLeftMs, turnsOf, usableAfter, validateAnswer } from './talk.ts';

/** Where a session stands when somebody asks what would help. */
export interface GuidedSession {
  context: SessionContext;
  prompt: string;
  written: Written | undefined;
}

/** What would help: to begin, to go on, to hear a story, to wait for one, to write again, to talk to somebody. */
export const guidanceTypes = ['prompt', 'continue', 'story', 'wait', 'practice', 'talk'] as const;

const given = z.object({
  type: z.enum(guidanceTypes).describe('What kind of thing it is.'),
  rationale: z.string().trim().min(1).max(600).describe('Why this, in one or two sentences to the writer.'),
  content: z.string().trim().min(1).max(1_200).describe('The thing itself, said to the writer.'),
});

const { $schema, ...parameters } = z.toJSONSchema(given, { io: 'input' });
/** By calling this a model answers: so that the answer has a form. */
const giveGuidance = {
  name: 'give-guidance',
  description: 'Hands in the guidance; ends your turn.',
  parameters,
};

const task = `You say what would help somebody next in their writing practice: one thing, and why. Look it up with the tools
where you do not know: whether a story waits, what was written lately, who could be talked to. Say nothing of a person that neither
a tool nor the facts below tell you. Then call give-guidance. You cannot book, pay or change anything.`;

export interface GuideRequest {
  session: GuidedSession;
  /** Those that only read are offered: guidance changes nothing. */
  tools: readonly BoundTool[];
  act(call: ToolCall, step: number): Promise<{ result: string; outcome: string }>;
  /** Asks the model, and notes that it was asked. */
  converse: Converse;
  dueAt: number;
  signal?: AbortSignal | undefined;
}

/** Guidance by the guide's model and its own tool calling; undefined where there is none or it comes to nothing. */
export async function guideByModel(request: GuideRequest): Promise<Guidance | undefined> {
  const tools = request.tools.filter(({ effect }) => effect === 'read');
  const facts = factsOf(request.session);
  const messages: Message[] = [{ role: 'tool', callId: '', name: 'session', result: facts }];
  const said: Message[] = [];
  for (let step = 0; step <= maxSteps; step++) {
    const usable = step < maxSteps ? usableAfter(said, tools) : [];
    const answer: ConversationAnswer | undefined = await request.converse({
      name: 'session-guidance',
      turns: [{ role: 'system', text: systemOf(task) }, { role: 'user', text: facts }, ...turnsOf(said)],
      tools: [...usable.map(offerOf), giveGuidance],
      timeoutMs: timeLeftMs(request.dueAt),
      signal: request.signal,
      check: (spoken) => validateStep(spoken, [...messages, ...said]),
    });
    if (!answer) return undefined;
    const handedIn = answer.calls.find(({ name }) => name === giveGuidance.name);
    if (handedIn) return given.parse(handedIn.arguments);
    const calls = answer.calls.slice(0, maxCallsAStep);
    said.push({ role: 'agent', text: '', calls });
    for (const [index, call] of calls.entries()) {
      const { result } = await request.act(call, step * 100 + index);
      said.push({ role: 'tool', callId: call.id, name: call.name, result });
    }
  }
  return undefined;
}

function offerOf({ name, description, parameters: schema }: BoundTool) {
  return { name, description, parameters: schema };
}

function validateStep({ calls }: ModelReply, heard: readonly Message[]): string[] {
  if (calls.length === 0) return ['Hand the guidance in by calling give-guidance.'];
  const handedIn = calls.find(({ name }) => name === giveGuidance.name);
  if (!handedIn) return [];
  const parsed = given.safeParse(handedIn.arguments);
  if (!parsed.success)
    return parsed.error.issues.map(
      ({ path, message }) => `${path.join('.') || 'The arguments'}: ${message}.`,
    );
  return validateAnswer(`${parsed.data.rationale}\n${parsed.data.content}`, heard);
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
