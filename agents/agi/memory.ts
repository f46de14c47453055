import type { MemoryService } from '#memory/service.ts';
import { careMessage } from '#src/care/message.ts';
import { screenForAcuteDanger } from '#src/care/screen.ts';
import type { WritingService } from '#src/writing/service.ts';
import { type StoredAdaptation, toAdaptationKind } from './adaptations.ts';
import type { Belief, Profile } from './profile.ts';

/** The writer's progress when an engagement opens, with the field names of the contract. */
export interface EngagementContext {
  sojourn: string;
  sojourn_day: number;
  sojourn_phase: string;
  total_primes: number;
  streak_days: number;
  recurring_themes: string[];
  avoidance_patterns: string[];
  emotional_trajectory: string;
}

/** What a turn of an engagement reads from memory, once, before it changes anything. */
export interface WriterMemory {
  profile: Profile;
  /** The chakra of the writer's sojourn, 1 to 8. */
  chakra: number;
  /** Mean flow score of all primes; undefined if there is none. */
  averageFlow: number | undefined;
  /** Put first in the greeting if a recent prime showed signs of acute danger; otherwise undefined. */
  careMessage: string | undefined;
}

/** An adaptation that the agent wants to store. */
export interface NewAdaptation extends StoredAdaptation {
  /** Ids of the entries that are the reason for it. */
  causedBy: readonly string[];
  /** Ids of the adaptations that it replaces. */
  replaces: readonly string[];
  engagementId: string;
}

/** A profile contains at most this many overrides and this many adaptations. */
const maxPerKind = 5;

export type AgentMemory = ReturnType<typeof createAgentMemory>;

/** The memory operations of the AGI agent. Every call is about the person of the token. */
export function createAgentMemory(memory: MemoryService, writing: WritingService) {
  return {
    /** Resolves to a function that checks whether a text names something that the writer had forgotten. */
    forgotten: (personId: string) => memory.forgotten(personId),

    /** The writer's progress and the chakra of their sojourn. */
    async context(personId: string): Promise<{ context: EngagementContext; chakra: number }> {
      const now = await memory.context(personId);
      return {
        chakra: now.chakra,
        context: {
          sojourn: now.sojourn,
          sojourn_day: now.sojournDay,
          sojourn_phase: now.sojournPhase,
          total_primes: now.totalPrimes,
          streak_days: now.streakDays,
          recurring_themes: now.recurringThemes,
          avoidance_patterns: now.avoidancePatterns,
          emotional_trajectory: now.emotionalTrajectory,
        },
      };
    },

    read: (personId: string) => readWriterMemory(memory, writing, personId),

    async recordOverride(
      personId: string,
      override: { id: string; instruction: string; force: boolean; engagementId: string },
    ): Promise<string> {
      return (await memory.recordOverride(personId, override)).id;
    },

    /**
     * Stores an adaptation and closes the ones that it replaces. It stores nothing if no cause is left, or if the text names
     * something forgotten: the writer may forget an entry while the answer is composed.
     *
     * @returns the id of the entry; undefined if nothing was stored.
     */
    async recordAdaptation(
      personId: string,
      { causedBy, replaces, ...adaptation }: NewAdaptation,
    ): Promise<string | undefined> {
      const existing = await memory.existingEntries(personId, causedBy);
      const causes = causedBy.filter((id) => existing.has(id));
      if (causes.length === 0) return undefined;
      if ((await memory.forgotten(personId))(adaptation.content)) return undefined;
      const { id } = await memory.recordAdaptation(personId, { ...adaptation, causes, embedLater: true });
      await memory.closeAdaptations(personId, replaces);
      return id;
    },

    /** Records in the ledger that an adaptation shaped a prompt. */
    async recordChangedPrompt(
      personId: string,
      adaptationId: string,
      changed: { engagementId: string; prompt: string },
    ): Promise<void> {
      const existing = await memory.existingEntries(personId, [adaptationId]);
      if (existing.has(adaptationId)) await memory.recordChangedPrompt(personId, adaptationId, changed);
    },
  };
}

/**
 * Everything that the agent may know of a writer: beliefs that have an entry, the writer's overrides, and the agent's
 * adaptations.
 */
async function readWriterMemory(
  memory: MemoryService,
  writing: WritingService,
  personId: string,
): Promise<WriterMemory> {
  const newestOf = async (kind: 'override' | 'adaptation') => {
    const { entries } = await memory.entries(personId, { kinds: [kind], page: 1, pageSize: maxPerKind });
    return [...entries].sort((a, b) => b.firstSeenAt.getTime() - a.firstSeenAt.getTime());
  };
  const [context, overrides, adaptations, inNeedOfCare] = await Promise.all([
    memory.context(personId),
    newestOf('override'),
    newestOf('adaptation'),
    writing.latestInNeedOfCare(personId),
  ]);
  const { recurring, emerging, avoided } = context.beliefs;
  // A subject may be listed as emerging before it has an entry.
  const existing = await memory.existingEntries(
    personId,
    emerging.map(({ entryId }) => entryId),
  );
  return {
    careMessage: inNeedOfCare && careMessage(screenForAcuteDanger(inNeedOfCare.writing).language),
    chakra: context.chakra,
    averageFlow: context.averageFlowScore,
    profile: {
      sojourn: context.sojourn,
      sojournDay: context.sojournDay,
      sojournPhase: context.sojournPhase,
      totalPrimes: context.totalPrimes,
      streakDays: context.streakDays,
      recurring: recurring.map(toBelief),
      emerging: emerging.filter(({ entryId }) => existing.has(entryId)).map(toBelief),
      avoided: avoided.map(toBelief),
      overrides: overrides.map(({ id, content, firstSeenAt }) => ({
        id,
        instruction: content,
        on: toDay(firstSeenAt),
      })),
      adaptations: adaptations.map(({ id, content, details }) => ({
        id,
        content,
        kind: toAdaptationKind(details?.kind),
      })),
      emotionalTrajectory: context.emotionalTrajectory,
      needsCare: inNeedOfCare !== undefined,
    },
  };
}

function toBelief(belief: {
  entryId: string;
  name: string;
  occurrences: number;
  lastSeenAt: Date | undefined;
}): Belief {
  const { entryId, name, occurrences, lastSeenAt } = belief;
  return { id: entryId, name, occurrences, lastSeenOn: toDay(lastSeenAt ?? new Date(0)) };
}

const toDay = (date: Date) => date.toISOString().slice(0, 10);
