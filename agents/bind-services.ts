import type { MemoryService } from '#memory/service.ts';
import { toListItem, toWholeChild } from '#src/children/child-response.ts';
import type { ChildrenService } from '#src/children/service.ts';
import { AppError, notFound } from '#src/core/errors.ts';
import { toListItem as toFacilitatorItem, toReview } from '#src/facilitators/presentation.ts';
import type { Facilitators } from '#src/facilitators/service.ts';
import type { Caller } from '#src/http/endpoint.ts';
import { readWriting } from '#src/language/reader.ts';
import type { StoriesService } from '#src/stories/service.ts';
import { toStoryResponse } from '#src/stories/story-response.ts';
import { toHistoryEntry } from '#src/writing/history-entry.ts';
import type { WritingService } from '#src/writing/service.ts';
import type { CallerServices } from './caller-services.ts';
import { estimateFlow } from './dumb/service.ts';
import { storyProgressOf } from './story-progress.ts';

/** The services that tools reach. */
export interface Services {
  writing: WritingService;
  stories: StoriesService;
  children: ChildrenService;
  facilitators: Facilitators;
  memory: MemoryService;
}

const excerptCharacters = 280;
const maxFacilitators = 50;

/** Binds the services to one caller. No tool takes the caller as an argument. */
export function bindServices(services: Services, caller: Caller): CallerServices {
  return {
    writing: bindWriting(services, caller),
    stories: bindStories(services, caller),
    children: bindChildren(services, caller),
    facilitators: bindFacilitators(services, caller),
    memory: bindMemory(services, caller),
  };
}

/** Throws unless the caller has a seed wallet: only such people have stories and children. */
function requireSeedWallet(caller: Caller): void {
  if (caller.seedWalletAddress !== undefined) return;
  throw new AppError('seed_wallet_required', 'This is for people who signed in with their seed wallet.');
}

function bindWriting({ writing }: Services, caller: Caller): CallerServices['writing'] {
  return {
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
        // Sealed writings are not quoted.
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
  };
}

function bindStories({ stories }: Services, caller: Caller): CallerServices['stories'] {
  return {
    async ready(childWallet) {
      requireSeedWallet(caller);
      const story = await stories.ready(caller, childWallet?.toLowerCase());
      if (!story) return null;
      // A model needs the story in one language, not in five.
      const { id, kingdom, city, content, child_wallet_address, guidance_phases } = toStoryResponse(story);
      return { id, kingdom, city, content, child_wallet_address, phases: guidance_phases.length };
    },
    async status(writingId) {
      requireSeedWallet(caller);
      const progress = await storyProgressOf(stories, caller, writingId);
      if (!progress) throw notFound('story');
      return progress;
    },
    async history({ childWallet, limit }) {
      requireSeedWallet(caller);
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
      requireSeedWallet(caller);
      return { id: storyId, played_at: (await stories.complete(caller, storyId)).toISOString() };
    },
    async assign(storyId, childWallet) {
      requireSeedWallet(caller);
      const { id, child_wallet_address } = toStoryResponse(
        await stories.assign(caller, storyId, childWallet.toLowerCase()),
      );
      return { id, child_wallet_address };
    },
  };
}

function bindChildren({ children }: Services, caller: Caller): CallerServices['children'] {
  return {
    async list() {
      requireSeedWallet(caller);
      return { children: (await children.list(caller)).map(toListItem) };
    },
    async get(childId) {
      requireSeedWallet(caller);
      return toWholeChild(caller, await children.get(caller, childId));
    },
  };
}

function bindFacilitators({ facilitators }: Services, caller: Caller): CallerServices['facilitators'] {
  return {
    // The public fields: wallet and contact of a guide are not for a model.
    async list() {
      const page = await facilitators.list({ limit: maxFacilitators, after: undefined });
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
  };
}

function bindMemory({ memory }: Services, { personId }: Caller): CallerServices['memory'] {
  return {
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
  };
}
