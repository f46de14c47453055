import { agiEndpoints } from '#agents/agi/routes.ts';
import { type AgiAgent, createAgiAgent, type Remembered } from '#agents/agi/service.ts';
import type { CallerServices } from '#agents/caller-services.ts';
import { dumbEndpoints } from '#agents/dumb/routes.ts';
import { createDumbAgent, type DumbAgent, estimateFlow } from '#agents/dumb/service.ts';
import { createMcpRouter } from '#agents/protocols/mcp.ts';
import { smartEndpoints } from '#agents/smart/routes.ts';
import { createSmartAgent, type SmartAgent, type StoryProgress } from '#agents/smart/service.ts';
import { type Run, selectRuns } from '#agents/store.ts';
import { createThreadTurns, type WithAdvisoryLock } from '#agents/thread-turns.ts';
import { openToolbox } from '#agents/toolbox.ts';
import { LatestCheckpointSaver } from '#graphs/checkpointer.ts';
import type { Submission, Written } from '#graphs/session/session-graph.ts';
import type { MemoryService } from '#memory/service.ts';
import { careMessage } from '../care/message.ts';
import { screenForAcuteDanger } from '../care/screen.ts';
import { toListItem, toWholeChild } from '../children/child-response.ts';
import type { ChildrenService } from '../children/service.ts';
import type { Clock } from '../core/clock.ts';
import { AppError, notFound } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import { createCheckpointStore } from '../db/checkpoints.ts';
import type { Database } from '../db/database.ts';
import { toListItem as toFacilitatorItem, toReview } from '../facilitators/presentation.ts';
import type { Facilitators } from '../facilitators/service.ts';
import type { Caller, Endpoint } from '../http/endpoint.ts';
import { readWriting } from '../language/reader.ts';
import type { Reading } from '../language/reading.ts';
import type { Converse } from '../models/conversation.ts';
import type { TaskRunner } from '../models/runner.ts';
import { feedbackTask } from '../models/tasks/feedback.ts';
import { readWritingTask } from '../models/tasks/read-writing.ts';
import { writePassageTask } from '../models/tasks/write-passage.ts';
import { composePrompt } from '../offline/writer/prompts.ts';
import { flowParts } from '../practice/flow-score.ts';
import { type Chakra, kingdomOf } from '../practice/kingdoms.ts';
import { sealedFeedback } from '../practice/sealed-feedback.ts';
import { primeThresholdSeconds } from '../practice/threshold.ts';
import { wordSequence } from '../practice/words.ts';
import type { StoriesService } from '../stories/service.ts';
import { toStoryResponse } from '../stories/story-response.ts';
import { toHistoryEntry } from '../writing/history-entry.ts';
import type { WritingService } from '../writing/service.ts';

export interface AgentsOptions {
  database: Database;
  withAdvisoryLock: WithAdvisoryLock;
  clock: Clock;
  runner: TaskRunner;
  converse: Converse;
  writing: WritingService;
  stories: StoriesService;
  children: ChildrenService;
  facilitators: Facilitators;
  memory: MemoryService;
  authenticate(token: string): Promise<Caller | undefined>;
  /** Has a prime's title and reflection written now, where they are not yet. */
  writeWords(primeId: string): Promise<void>;
  onCareHit(): void;
  version: string;
}

const excerptCharacters = 280;
/** Profiles read this many of each kind of entry. */
const maxPerKind = 5;

export interface Agents {
  endpoints: Endpoint[];
  mcp: ReturnType<typeof createMcpRouter>;
  /** What was done in a session or an engagement, whoever's it is, oldest first: for the operator. Never the words. */
  traceOf(threadId: string): Promise<Run[]>;
  /** The graphs by themselves, for LangGraph's Studio. */
  graphs: AgentGraphs;
}

export interface AgentGraphs {
  reply: DumbAgent['graph'];
  session: SmartAgent['graphFor'];
  engagement: AgiAgent['graphFor'];
}

/** The three tiers of agents over the services, and their tools over MCP. */
export async function openAgents(options: AgentsOptions): Promise<Agents> {
  const { database, clock, runner, writing, stories, memory } = options;
  const toolbox = await openToolbox();
  const checkpointer = new LatestCheckpointSaver(createCheckpointStore(database));
  const runTurn = createThreadTurns({ database, clock, withAdvisoryLock: options.withAdvisoryLock });
  const servicesOf = (caller: Caller) => bindServices(options, caller);

  /** The agent that hands a text in has its own feedback for it, and its own readers. */
  async function submit(
    caller: Caller,
    submission: Submission,
    idFor: (what: string) => string,
    readers: {
      prime(text: string): Promise<Pick<Reading, 'chakra'>>;
      short(text: string): Promise<Pick<Reading, 'chakra' | 'kingdom'>>;
    },
  ): Promise<Written> {
    const by = { read: readers.prime, feedback: async () => '' };
    const result = await writing.submit(caller, submission, idFor, by);
    if (result.isPrime) {
      const { needsCare } = await writing.find(caller, result.writingId);
      return {
        isPrime: true,
        writingId: result.writingId,
        primeId: result.primeId,
        flowScore: result.flowScore,
        chakra: result.chakra,
        kingdom: result.kingdom,
        storyGenerating: caller.seedWalletAddress !== undefined && !needsCare && !submission.sealed,
      };
    }
    const { chakra, kingdom } = await readers.short(submission.writing);
    return {
      isPrime: false,
      writingId: undefined,
      primeId: undefined,
      flowScore: result.flowScore,
      chakra,
      kingdom,
      storyGenerating: false,
    };
  }

  async function feedback(
    text: { writing: string; durationSeconds: number | undefined; newLineCount: number },
    signal?: AbortSignal,
  ): Promise<string> {
    const words = wordSequence(text.writing).words.length;
    const durationSeconds = text.durationSeconds ?? words * 2;
    const { wordsPerMinute } = flowParts({ ...text, durationSeconds });
    const task = {
      writing: text.writing,
      durationSeconds,
      thresholdSeconds: primeThresholdSeconds,
      wordsPerMinute,
    };
    return (await runner.run(feedbackTask, task, { signal })).value;
  }

  const dumb = createDumbAgent({
    read: async (text) => readWriting(text),
    feedback,
    prompt: async () => ({ prompt: composePrompt({ seed: newId() }), source: 'offline' }),
    passage: async (prompt) => (await runner.run(writePassageTask, { prompt })).value,
    careMessage: careMessageFor,
    onCareHit: options.onCareHit,
  });

  const smart = createSmartAgent({
    database,
    clock,
    checkpointer,
    runTurn,
    toolbox,
    servicesOf,
    async look(caller) {
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
      if (intention !== undefined) {
        return `You came for this: “${intention}”. Begin with the first thing it brings up, and do not stop.`;
      }
      const chakra = context.recent_chakras[0] as Chakra | undefined;
      for (let at = 0; at < 40; at++) {
        const prompt = composePrompt({ seed: `${seed}/${at}`, chakra });
        if (!recentPrompts.includes(prompt)) return prompt;
      }
      return composePrompt({ seed });
    },
    submit: (caller, submission, idFor) =>
      submit(caller, submission, idFor, {
        prime: async (text) => (await runner.run(readWritingTask, { writing: text })).value,
        short: async (text) => readWriting(text),
      }),
    async feedback(submission, signal) {
      if (submission.sealed) return sealedFeedback(submission.durationSeconds);
      const answer = await feedback(submission, signal);
      const care = careMessageFor(submission.writing);
      return care ? `${care} ${answer}` : answer;
    },
    writeWords: options.writeWords,
    async findReflection(caller, writingId) {
      return (await writing.find(caller, writingId)).prime.reflection;
    },
    storyProgress: (caller, writingId) => storyProgressOf(stories, caller, writingId),
    converse: options.converse,
    careMessage: careMessageFor,
    onCareHit: options.onCareHit,
  });

  const agi = createAgiAgent({
    database,
    clock,
    checkpointer,
    runTurn,
    memory: {
      async context(personId) {
        const stands = await memory.context(personId);
        return {
          chakra: stands.chakra,
          context: {
            sojourn: stands.sojourn,
            sojourn_day: stands.sojournDay,
            sojourn_phase: stands.sojournPhase,
            total_primes: stands.totalPrimes,
            streak_days: stands.streakDays,
            recurring_themes: stands.recurringThemes,
            avoidance_patterns: stands.avoidancePatterns,
            emotional_trajectory: stands.emotionalTrajectory,
          },
        };
      },
      profile: (personId) => profileOf(options, personId),
      forgotten: memory.forgotten,
      recordOverride: async (personId, override) => (await memory.recordOverride(personId, override)).id,
      async recordAdaptation(personId, { causedBy, replaces, ...adaptation }) {
        // The writer may forget an entry while the answer is being made.
        const held = await memory.held(personId, [...causedBy, ...replaces]);
        const causes = causedBy.filter((id) => held.has(id));
        if (causes.length === 0) return undefined;
        if ((await memory.forgotten(personId))(adaptation.content)) return undefined;
        const { id } = await memory.recordAdaptation(personId, { ...adaptation, causes, embedLater: true });
        for (const replaced of replaces) if (held.has(replaced)) await memory.undo(personId, replaced);
        return id;
      },
      async recordChangedPrompt(personId, adaptationId, changed) {
        const held = await memory.held(personId, [adaptationId]);
        if (held.has(adaptationId)) await memory.recordChangedPrompt(personId, adaptationId, changed);
      },
    },
    read: async (text) => readWriting(text),
    // Its one call to a model is for the answer: the chakra is read without.
    submit: (caller, submission, idFor, read) =>
      submit(caller, submission, idFor, { prime: read, short: read }),
    onCareHit: options.onCareHit,
    ask: (task, input, { signal }) => runner.run(task, input, { signal }),
    careMessage: careMessageFor,
  });

  return {
    endpoints: [...dumbEndpoints(dumb), ...smartEndpoints(smart), ...agiEndpoints(agi)],
    mcp: createMcpRouter({
      toolbox,
      authenticate: options.authenticate,
      servicesOf,
      version: options.version,
    }),
    traceOf: (threadId) => selectRuns(database, threadId),
    graphs: { reply: dumb.graph, session: smart.graphFor, engagement: agi.graphFor },
  };
}

function careMessageFor(text: string): string | undefined {
  const { acute, language } = screenForAcuteDanger(text);
  return acute ? careMessage(language) : undefined;
}

/** All that the agent may know of a writer: their beliefs with an entry behind them, their word, its own ways. */
async function profileOf({ memory, writing }: AgentsOptions, personId: string): Promise<Remembered> {
  const [context, overrides, adaptations, latest] = await Promise.all([
    memory.context(personId),
    memory.entries(personId, { kinds: ['override'], page: 1, pageSize: maxPerKind }),
    memory.entries(personId, { kinds: ['adaptation'], page: 1, pageSize: maxPerKind }),
    writing.latestInNeedOfCare(personId),
  ]);
  const asBelief = (one: {
    entryId: string;
    name: string;
    occurrences: number;
    lastSeenAt: Date | undefined;
  }) => ({
    id: one.entryId,
    name: one.name,
    occurrences: one.occurrences,
    lastSeenOn: (one.lastSeenAt ?? new Date(0)).toISOString().slice(0, 10),
  });
  const newestFirst = <T extends { firstSeenAt: Date }>(entries: readonly T[]) =>
    [...entries].sort((a, b) => b.firstSeenAt.getTime() - a.firstSeenAt.getTime());
  const { beliefs } = context;
  // A subject may show itself as new before there is enough of it for an entry.
  const held = await memory.held(
    personId,
    beliefs.emerging.map(({ entryId }) => entryId),
  );
  const emerging = beliefs.emerging.filter(({ entryId }) => held.has(entryId));
  return {
    careMessage: latest && careMessage(screenForAcuteDanger(latest.writing).language),
    chakra: context.chakra,
    averageFlow: context.averageFlowScore,
    profile: {
      sojourn: context.sojourn,
      sojournDay: context.sojournDay,
      sojournPhase: context.sojournPhase,
      totalPrimes: context.totalPrimes,
      streakDays: context.streakDays,
      recurring: beliefs.recurring.map(asBelief),
      emerging: emerging.map(asBelief),
      avoided: beliefs.avoided.map(asBelief),
      overrides: newestFirst(overrides.entries).map(({ id, content, firstSeenAt }) => ({
        id,
        instruction: content,
        on: firstSeenAt.toISOString().slice(0, 10),
      })),
      adaptations: newestFirst(adaptations.entries).map(({ id, content }) => ({ id, content })),
      emotionalTrajectory: context.emotionalTrajectory,
      needsCare: latest !== undefined,
    },
  };
}

async function storyProgressOf(
  stories: StoriesService,
  caller: Caller,
  writingId: string,
): Promise<StoryProgress | undefined> {
  const found = await stories.findToldFrom(caller, writingId);
  if (!found) return undefined;
  const { story } = found;
  if (!story) {
    return {
      status: found.failed ? 'failed' : 'generating',
      kingdom: kingdomOf(found.chakra).name,
      phases: 0,
      imagesReady: 0,
      imagesTotal: 0,
    };
  }
  return {
    status: story.playedAt ? 'delivered' : 'ready',
    kingdom: kingdomOf(story.chakra).name,
    phases: story.phases.length,
    imagesReady: story.phases.filter(({ imageReady }) => imageReady).length,
    imagesTotal: story.phases.length,
  };
}

/** The services as one caller may use them: the caller stands here, and in no argument of a tool. */
function bindServices(
  { writing, stories, children, facilitators, memory }: AgentsOptions,
  caller: Caller,
): CallerServices {
  const { personId } = caller;
  /** Stories and children are of people with a seed wallet, by whatever way they are asked for. */
  function requireSeedWallet(): void {
    if (caller.seedWalletAddress !== undefined) return;
    throw new AppError('seed_wallet_required', 'This is for people who signed in with their seed wallet.');
  }
  return {
    writing: {
      async submit(submission, idFor) {
        const result = await writing.submit(caller, { ...submission, sealed: false }, idFor);
        return result.isPrime
          ? {
              is_prime: true,
              writing_id: result.writingId,
              flow_score: result.flowScore,
              chakra: result.chakra,
              kingdom: result.kingdom,
            }
          : { is_prime: false, feedback: result.feedback, flow_score: result.flowScore };
      },
      async history({ limit }) {
        const { writings } = await writing.history(caller, { limit, before: undefined });
        return {
          // What is sealed is not quoted, here neither.
          writings: writings
            .filter(({ sealed }) => !sealed)
            .map((entry) => {
              const { id, created_at, flow_score, chakra, kingdom, prime } = toHistoryEntry(entry);
              const begins = entry.writing.slice(0, excerptCharacters).toWellFormed();
              return { id, created_at, flow_score, chakra, kingdom, title: prime?.title ?? '', begins };
            }),
        };
      },
      analyse: async (text) => readWriting(text),
      flowEstimate: estimateFlow,
    },
    stories: {
      async ready(childWallet) {
        requireSeedWallet();
        const story = await stories.ready(caller, childWallet?.toLowerCase());
        if (!story) return null;
        // A model needs to know the story, not its five languages.
        const { id, kingdom, city, content, child_wallet_address, guidance_phases } = toStoryResponse(story);
        return { id, kingdom, city, content, child_wallet_address, phases: guidance_phases.length };
      },
      async status(writingId) {
        requireSeedWallet();
        const progress = await storyProgressOf(stories, caller, writingId);
        if (!progress) throw notFound('story');
        return progress;
      },
      async history({ childWallet, limit }) {
        requireSeedWallet();
        const { stories: page } = await stories.history(caller, {
          childWallet: childWallet?.toLowerCase(),
          limit,
          before: undefined,
        });
        return {
          stories: page.map((story) => {
            const { id, kingdom, city, played, child_wallet_address, created_at } = toStoryResponse(story);
            return { id, kingdom, city, played, child_wallet_address, created_at };
          }),
        };
      },
      async complete(storyId) {
        requireSeedWallet();
        return { id: storyId, played_at: (await stories.complete(caller, storyId)).toISOString() };
      },
      async assign(storyId, childWallet) {
        requireSeedWallet();
        const { id, child_wallet_address } = toStoryResponse(
          await stories.assign(caller, storyId, childWallet.toLowerCase()),
        );
        return { id, child_wallet_address };
      },
    },
    children: {
      async list() {
        requireSeedWallet();
        return { children: (await children.list(caller)).map(toListItem) };
      },
      async get(childId) {
        requireSeedWallet();
        return toWholeChild(caller, await children.get(caller, childId));
      },
    },
    facilitators: {
      // As everybody is shown them: wallet and contact of a guide are not for a model.
      async list() {
        const page = await facilitators.list({ limit: 50, after: undefined });
        return { facilitators: page.facilitators.map(toFacilitatorItem) };
      },
      async recommend() {
        const { recommendations } = await facilitators.recommend(caller);
        return {
          recommendations: recommendations.map(({ facilitator, matchScore, rationale }) => ({
            facilitator: toFacilitatorItem(facilitator),
            match_score: matchScore,
            rationale,
          })),
        };
      },
      async profile(facilitatorId) {
        const { facilitator, reviews } = await facilitators.detail(facilitatorId);
        return { ...toFacilitatorItem(facilitator), reviews: reviews.map(toReview) };
      },
    },
    memory: {
      recall: ({ query, kinds, limit }) => memory.recall(personId, { query, limit, kinds: kinds as never }),
      async themes() {
        const { themes } = await memory.summary(personId);
        return themes;
      },
      async correct(entryId, content) {
        await memory.correct(personId, entryId, { content });
        return { corrected: entryId };
      },
      async recordOverride(instruction, idFor) {
        const id = idFor('override');
        return { recorded: (await memory.recordOverride(personId, { id, instruction, force: false })).id };
      },
    },
  };
}
