import { createAgentsPersonalData } from '#agents/personal-data.ts';
import { createAgentRedaction } from '#agents/redaction.ts';
import { parseAvoidedSubjects } from '#agents/rules/parse-instruction.ts';
import { createResearch, type Research } from '#memory/research/service.ts';
import { createMemory, type MemoryService } from '#memory/service.ts';
import { type ChildrenService, createChildren } from '../children/service.ts';
import { createOfferReader } from '../facilitators/offer.ts';
import { createFacilitators, type Facilitators } from '../facilitators/service.ts';
import { createRateLimiter } from '../http/rate-limit.ts';
import { createIdentity, type Identity } from '../identity/service.ts';
import { createJournalImport } from '../journal/service.ts';
import { readWriting } from '../language/reader.ts';
import { feedbackTask } from '../models/tasks/feedback.ts';
import { readWritingTask } from '../models/tasks/read-writing.ts';
import { createStories, type StoriesService } from '../stories/service.ts';
import { createWriting, type WritingService } from '../writing/service.ts';
import { insertPrime } from '../writing/store.ts';
import type { Base } from './base.ts';
import { contractSignatures, paymentVerifier } from './chain.ts';
import { createFacilitatorRanking } from './facilitator-ranking.ts';

export interface Domains {
  children: ChildrenService;
  stories: StoriesService;
  memory: MemoryService;
  research: Research;
  writing: WritingService;
  facilitators: Facilitators;
  identity: Identity;
  journalImport: ReturnType<typeof createJournalImport>;
}

/**
 * Maximum calls per minute. `address`: challenge or verify from one IP address, which many people may share. `wallet`:
 * challenge or verify for one wallet. `payment`: payments of one person that are looked up on the chain.
 */
const callsPerMinute = { address: 300, wallet: 30, payment: 300 };

const readSealed = async (text: string) => readWriting(text);

/** Opens the domains and connects them, because domains never import one another. */
export function openDomains(base: Base): Domains {
  const { database, clock, storyImages, enqueue, dequeue, metrics } = base;
  const children = createChildren({ database, clock });
  const stories = createStories({
    database,
    clock,
    images: storyImages,
    findChild: children.findByWallet,
    enqueue,
    dequeue,
    onWithheld: metrics.countWithheldStory,
  });
  const memory = openMemory(base);
  const writing = openWriting(base, stories, memory);
  const facilitators = openFacilitators(base, memory);
  return {
    children,
    stories,
    memory,
    research: createResearch({ database, clock }),
    writing,
    facilitators,
    identity: openIdentity(base, { memory, stories, writing, children, facilitators }),
    journalImport: createJournalImport({
      database,
      clock,
      learner: memory.learner,
      readSealed,
      insertPrime,
      planStory: stories.plan,
      taskKinds: { always: ['prime-words'], generated: ['prime-image'] },
      onPrime: metrics.countPrime,
    }),
  };
}

function openMemory({ database, clock, models, dequeue }: Base): MemoryService {
  const { runner, embedder } = models;
  return createMemory({
    database,
    clock,
    read: async (writing, known) =>
      (await runner.run(readWritingTask, { writing, known }, { background: true })).value,
    embedder,
    parseAvoidedSubjects,
    dequeue,
    forgetElsewhere: createAgentRedaction(database),
  });
}

function openWriting(base: Base, stories: StoriesService, memory: MemoryService): WritingService {
  const { database, clock, primeImages, enqueue, dequeue, metrics } = base;
  const { runner } = base.models;
  return createWriting({
    database,
    clock,
    images: primeImages,
    planFor: async (handle, prime) => [
      ...(await stories.plan(handle, prime)),
      ...(await memory.learner.plan(handle, prime)),
    ],
    removeMadeFrom: async (personId, writingId) => ({
      ...(await stories.removeToldFrom(personId, writingId)),
      ...(await memory.removeLearnedFrom(personId, writingId)),
    }),
    enqueue,
    dequeue,
    respondent: {
      read: async (text) => (await runner.run(readWritingTask, { writing: text })).value,
      feedback: async ({ flow, ...session }) =>
        (await runner.run(feedbackTask, { ...session, wordsPerMinute: flow.wordsPerMinute })).value,
    },
    readSealed,
    onCareHit: () => metrics.countCareHit('writing'),
    onPrime: metrics.countPrime,
  });
}

function openFacilitators(base: Base, memory: MemoryService): Facilitators {
  const { config, database, clock, models } = base;
  return createFacilitators({
    database,
    clock,
    payments: paymentVerifier(config, clock),
    confirmations: config.chain.confirmations,
    verifications: limitCalls(base, 'payment'),
    readProfile: memory.writerProfile,
    rank: createFacilitatorRanking({ runner: models.runner, readOffer: createOfferReader() }),
  });
}

function openIdentity(
  base: Base,
  owners: Pick<Domains, 'memory' | 'stories' | 'writing' | 'children' | 'facilitators'>,
): Identity {
  const { config, database, clock } = base;
  return createIdentity({
    database,
    clock,
    limits: { address: limitCalls(base, 'address'), wallet: limitCalls(base, 'wallet') },
    verifyContractSignature: contractSignatures(config),
    // In the order of erasure.
    personalData: [
      createAgentsPersonalData(database),
      owners.memory.personalData,
      owners.stories.personalData,
      owners.writing.personalData,
      owners.children.personalData,
      owners.facilitators.personalData,
    ],
  });
}

function limitCalls({ opened }: Base, name: keyof typeof callsPerMinute) {
  return createRateLimiter({ name, calls: callsPerMinute[name], withinSeconds: 60, pool: opened.pool });
}
