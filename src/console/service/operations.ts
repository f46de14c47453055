import type { agiEndpoints } from '#agents/agi/routes.ts';
import type { smartEndpoints } from '#agents/smart/routes.ts';
import type { researchEndpoints } from '#memory/research/routes.ts';
import type { memoryEndpoints } from '#memory/routes.ts';
import type { timelineEndpoints } from '#memory/timeline/routes.ts';
import type { childrenEndpoints } from '../../children/routes.ts';
import type { identityEndpoints } from '../../identity/routes.ts';
import type { storyEndpoints } from '../../stories/routes.ts';
import type { writingEndpoints } from '../../writing/routes.ts';

/** Every endpoint that the console may call. Only types are imported, so that the console contains no code of the service. */
type ServiceEndpoint = ReturnType<
  | typeof agiEndpoints
  | typeof childrenEndpoints
  | typeof identityEndpoints
  | typeof memoryEndpoints
  | typeof researchEndpoints
  | typeof smartEndpoints
  | typeof storyEndpoints
  | typeof timelineEndpoints
  | typeof writingEndpoints
>[number];

type Contracts = {
  [Endpoint in ServiceEndpoint as Endpoint['operationId']]: NonNullable<Endpoint['contract']>;
};

type Routes = {
  [Endpoint in ServiceEndpoint as Endpoint['operationId']]: readonly [
    method: Uppercase<Endpoint['method']>,
    path: Endpoint['path'],
  ];
};

/** Method and path of each operation that the console calls. The compiler checks them against the endpoints. */
export const routes = {
  assignStory: ['POST', '/swift/v2/cuentacuentos/{id}/assign'],
  completeStory: ['POST', '/swift/v2/cuentacuentos/{id}/complete'],
  correctMemoryEntry: ['PATCH', '/agents/agi/memory/entries/{id}'],
  createChild: ['POST', '/swift/v2/children'],
  deleteChild: ['DELETE', '/swift/v2/children/{childId}'],
  deleteWriting: ['DELETE', '/swift/v2/writings/{id}'],
  engage: ['POST', '/agents/agi/engage'],
  engagementOverride: ['POST', '/agents/agi/engage/{engagement_id}/override'],
  engagementWrite: ['POST', '/agents/agi/engage/{engagement_id}/write'],
  eraseMe: ['DELETE', '/swift/v2/me'],
  exportMe: ['GET', '/swift/v2/me/export'],
  exportMemory: ['GET', '/agents/agi/memory/export'],
  exportResearch: ['GET', '/research/export'],
  forgetMemoryEntry: ['DELETE', '/agents/agi/memory/entries/{id}'],
  getConsent: ['GET', '/swift/v2/me/consent'],
  getMe: ['GET', '/swift/v2/me'],
  getMemory: ['GET', '/agents/agi/memory'],
  getMemoryBeliefs: ['GET', '/agents/agi/memory/beliefs'],
  getMemoryEntry: ['GET', '/agents/agi/memory/entries/{id}'],
  getMemoryTimeline: ['GET', '/agents/agi/memory/timeline'],
  getWriting: ['GET', '/swift/v2/writings/{id}'],
  issueChallenge: ['POST', '/swift/v2/auth/challenge'],
  listChildren: ['GET', '/swift/v2/children'],
  listEngagements: ['GET', '/agents/agi/engagements'],
  listEntriesOfWriting: ['GET', '/agents/agi/memory/writings/{id}'],
  listMemoryEntries: ['GET', '/agents/agi/memory/entries'],
  listResearchMemory: ['GET', '/research/memory'],
  listResearchTrajectories: ['GET', '/research/trajectories'],
  listResearchWriters: ['GET', '/research/writers'],
  listStories: ['GET', '/swift/v2/cuentacuentos/history'],
  resumeSession: ['GET', '/agents/smart/session'],
  sessionMessage: ['POST', '/agents/smart/session/{id}/message'],
  sessionWrite: ['POST', '/agents/smart/session/{id}/write'],
  setConsent: ['PUT', '/swift/v2/me/consent'],
  signOut: ['DELETE', '/swift/v2/auth/session'],
  traceEngagement: ['GET', '/agents/agi/engagements/{engagement_id}/trace'],
  undoAdaptation: ['POST', '/agents/agi/memory/entries/{id}/undo'],
  verifyChallenge: ['POST', '/swift/v2/auth/verify'],
  write: ['POST', '/swift/v2/write'],
} as const satisfies Partial<Routes>;

export type OperationId = keyof typeof routes;
export type Answer<Id extends OperationId> = Contracts[Id]['answer'];

export interface Input<Id extends OperationId> {
  path?: Contracts[Id]['path'];
  query?: Contracts[Id]['query'];
  body?: Contracts[Id]['body'];
  /** The service carries out a request once, even if it is sent several times with the same key. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}
