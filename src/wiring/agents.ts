import { createAgentMemory } from '#agents/agi/memory.ts';
import { agiEndpoints } from '#agents/agi/routes.ts';
import { type AgiAgent, createAgiAgent } from '#agents/agi/service.ts';
import { bindServices, type Services } from '#agents/bind-services.ts';
import { dumbEndpoints } from '#agents/dumb/routes.ts';
import { createDumbAgent, type DumbAgent } from '#agents/dumb/service.ts';
import { createMcpRouter } from '#agents/protocols/mcp.ts';
import { composeSessionPrompt } from '#agents/smart/prompt.ts';
import { smartEndpoints } from '#agents/smart/routes.ts';
import { createSmartAgent, type SmartAgent } from '#agents/smart/service.ts';
import { type Run, selectRuns } from '#agents/store.ts';
import { storyProgressOf } from '#agents/story-progress.ts';
import { submitWriting } from '#agents/submit-writing.ts';
import { createThreadTurns, type RunThreadTurn } from '#agents/thread-turns.ts';
import { openToolbox, type Toolbox } from '#agents/toolbox.ts';
import { LatestCheckpointSaver } from '#graphs/checkpointer.ts';
import type { ReplyText } from '#graphs/reply/reply-graph.ts';
import { careMessage } from '../care/message.ts';
import { screenForAcuteDanger } from '../care/screen.ts';
import type { Clock } from '../core/clock.ts';
import { newId } from '../core/ids.ts';
import type { WithAdvisoryLock } from '../db/advisory-locks.ts';
import { createCheckpointStore } from '../db/checkpoints.ts';
import type { Database } from '../db/database.ts';
import type { Caller, Endpoint } from '../http/endpoint.ts';
import { readWriting } from '../language/reader.ts';
import type { Converse } from '../models/conversation.ts';
import type { TaskRunner } from '../models/runner.ts';
import { feedbackTask } from '../models/tasks/feedback.ts';
import { readWritingTask } from '../models/tasks/read-writing.ts';
import { writePassageTask } from '../models/tasks/write-passage.ts';
import { composePrompt } from '../offline/writer/prompts.ts';
import { flowParts } from '../practice/flow-score.ts';
import type { Chakra } from '../practice/kingdoms.ts';
import { sealedFeedback } from '../practice/sealed-feedback.ts';
import { primeThresholdSeconds } from '../practice/threshold.ts';
import { wordSequence } from '../practice/words.ts';

export interface AgentsOptions extends Services {
  database: Database;
  withAdvisoryLock: WithAdvisoryLock;
  clock: Clock;
  runner: TaskRunner;
  converse: Converse;
  authenticate(token: string): Promise<Caller | undefined>;
  /** Generates the title and reflection of a prime, unless they exist already. */
  writeWords(primeId: string): Promise<void>;
  /** Called for each text in which the care screen finds signs of acute danger. Adds 1 to the count. */
  onCareHit(): void;
  version: string;
}

export interface Agents {
  endpoints: Endpoint[];
  mcp: ReturnType<typeof createMcpRouter>;
  /** The runs of a session or an engagement of any writer, oldest first, without any text. For the operator. */
  traceOf(threadId: string): Promise<Run[]>;
  /** The graphs without the rest of the service, for LangGraph's Studio. */
  graphs: AgentGraphs;
}

export interface AgentGraphs {
  reply: DumbAgent['graph'];
  session: SmartAgent['graphFor'];
  engagement: AgiAgent['graphFor'];
}

/** What both agents that have threads use. */
interface Shared {
  toolbox: Toolbox;
  checkpointer: LatestCheckpointSaver;
  runTurn: RunThreadTurn;
}

/** Opens the three agents, and their tools over MCP. */
export async function openAgents(options: AgentsOptions): Promise<Agents> {
  const { database, clock, withAdvisoryLock } = options;
  const shared: Shared = {
    toolbox: await openToolbox(),
    checkpointer: new LatestCheckpointSaver(createCheckpointStore(database)),
    runTurn: createThreadTurns({ database, clock, withAdvisoryLock }),
  };
  const dumb = openDumbAgent(options);
  const smart = openSmartAgent(options, shared);
  const agi = openAgiAgent(options, shared);
  return {
    endpoints: [...dumbEndpoints(dumb), ...smartEndpoints(smart), ...agiEndpoints(agi)],
    mcp: createMcpRouter({
      toolbox: shared.toolbox,
      authenticate: options.authenticate,
      servicesOf: (caller) => bindServices(options, caller),
      version: options.version,
    }),
    traceOf: (threadId) => selectRuns(database, threadId),
    graphs: { reply: dumb.graph, session: smart.graphFor, engagement: agi.graphFor },
  };
}

function openDumbAgent({ runner, onCareHit }: AgentsOptions): DumbAgent {
  return createDumbAgent({
    read: async (text) => readWriting(text),
    feedback: (text) => feedbackOn(runner, text),
    prompt: async () => ({ prompt: composePrompt({ seed: newId() }), source: 'offline' }),
    passage: async (prompt) => (await runner.run(writePassageTask, { prompt })).value,
    careMessage: careMessageFor,
    onCareHit,
  });
}

function openSmartAgent(options: AgentsOptions, shared: Shared): SmartAgent {
  const { runner, writing, stories, memory } = options;
  return createSmartAgent({
    ...options,
    ...shared,
    servicesOf: (caller) => bindServices(options, caller),
    async loadContext(caller) {
      const context = await memory.context(caller.personId);
      const { writings } = await writing.history(caller, { limit: 5, before: undefined });
      return {
        sojourn: context.sojourn,
        sojourn_day: context.sojournDay,
        sojourn_phase: context.sojournPhase,
        recent_chakras: writings.filter(({ sealed }) => !sealed).map(({ chakra }) => chakra),
        streak_days: context.streakDays,
      };
    },
    async prompt({ context, intention, recentPrompts, seed }) {
      const care = intention && careMessageFor(intention);
      if (care) {
        options.onCareHit();
        return `${care} If you want to write now, begin with the room that you are in.`;
      }
      const chakra = context.recent_chakras[0] as Chakra | undefined;
      return composeSessionPrompt({ chakra, intention, recentPrompts, seed });
    },
    submit: (caller, submission, idFor) =>
      submitWriting(writing, caller, submission, idFor, {
        prime: async (text) => (await runner.run(readWritingTask, { writing: text })).value,
        short: async (text) => readWriting(text),
      }),
    async feedback(submission, signal) {
      if (submission.sealed) return sealedFeedback(submission.durationSeconds);
      const answer = await feedbackOn(runner, submission, signal);
      const care = careMessageFor(submission.writing);
      return care ? `${care} ${answer}` : answer;
    },
    async findReflection(caller, writingId) {
      return (await writing.find(caller, writingId)).prime.reflection;
    },
    storyProgress: (caller, writingId) => storyProgressOf(stories, caller, writingId),
    careMessage: careMessageFor,
  });
}

function openAgiAgent(options: AgentsOptions, shared: Shared): AgiAgent {
  const { runner, writing } = options;
  return createAgiAgent({
    ...options,
    ...shared,
    memory: createAgentMemory(options.memory, writing),
    read: async (text) => readWriting(text),
    // The turn's one call to a model is for the answer: the chakra is read by rules.
    submit: (caller, submission, idFor, read) =>
      submitWriting(writing, caller, submission, idFor, { prime: read, short: read }),
    runTask: (task, input, { signal }) => runner.run(task, input, { signal }),
    careMessage: careMessageFor,
  });
}

/** Assumed seconds per word of a text whose duration is unknown. */
const secondsPerWord = 2;

async function feedbackOn(runner: TaskRunner, text: ReplyText, signal?: AbortSignal): Promise<string> {
  const { writing } = text;
  const durationSeconds = text.durationSeconds ?? wordSequence(writing).words.length * secondsPerWord;
  const { wordsPerMinute } = flowParts({ ...text, durationSeconds });
  const session = { writing, durationSeconds, thresholdSeconds: primeThresholdSeconds, wordsPerMinute };
  return (await runner.run(feedbackTask, session, { signal })).value;
}

function careMessageFor(text: string): string | undefined {
  const { acute, language } = screenForAcuteDanger(text);
  return acute ? careMessage(language) : undefined;
}
