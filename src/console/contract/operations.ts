// Generated from the OpenAPI document by `npm run console:types`; a test holds it to the service.
export interface Operations {
  isAlive: {
    answer: {
      status: 'ok';
    };
  };
  isReady: {
    answer: {
      status: 'ready';
    };
  };
  issueChallenge: {
    body: {
      wallet_address: string;
    };
    answer: Challenge;
  };
  verifyChallenge: {
    body: {
      wallet_address: string;
      signature: string;
      challenge: string;
    };
    answer: Session;
  };
  signOut: {
    answer: {
      ok: true;
    };
  };
  getMe: {
    answer: Me;
  };
  eraseMe: {
    answer: Erasure;
  };
  exportMe: {
    answer: PersonExport;
  };
  writeV1: {
    body: WritingSubmission;
    answer: WriteResultBelowThreshold | WriteResultPrime;
  };
  write: {
    body: WritingSubmission;
    answer: WriteResultBelowThreshold | WriteResultPrime;
  };
  listWritingsV1: {
    query: {
      limit?: string;
      before?: string;
    };
    answer: WritingHistory;
  };
  listWritings: {
    query: {
      limit?: string;
      before?: string;
    };
    answer: WritingHistory;
  };
  getWriting: {
    path: {
      id: string;
    };
    answer: WritingHistoryEntry;
  };
  deleteWriting: {
    path: {
      id: string;
    };
    answer: {
      ok: true;
      id: string;
      erased: {
        [k: string]: number;
      };
    };
  };
  getReadyStory: {
    query: {
      child_wallet?: string;
    };
    answer: Story | null;
  };
  listStories: {
    query: {
      child_wallet?: string;
      limit?: string;
      before?: string;
    };
    answer: StoryHistory;
  };
  completeStory: {
    path: {
      id: string;
    };
    answer: StoryCompletion;
  };
  assignStory: {
    path: {
      id: string;
    };
    body: StoryAssignment;
    answer: Story;
  };
  createChild: {
    body: NewChild;
    answer: Child;
  };
  listChildren: {
    answer: ChildList;
  };
  getChild: {
    path: {
      childId: string;
    };
    answer: Child;
  };
  deleteChild: {
    path: {
      childId: string;
    };
    answer: {
      ok: true;
      id: string;
    };
  };
  getMemory: {
    answer: AgiMemory;
  };
  listMemoryEntries: {
    query: {
      kind?: string;
      q?: string;
      as_of?: string;
      page?: string;
      page_size?: string;
    };
    answer: MemoryEntryPage;
  };
  getMemoryEntry: {
    path: {
      id: string;
    };
    answer: MemoryEntryDetail;
  };
  correctMemoryEntry: {
    path: {
      id: string;
    };
    body: {
      content?: string;
      rejected?: boolean;
    };
    answer: MemoryEntryDetail;
  };
  forgetMemoryEntry: {
    path: {
      id: string;
    };
    answer: ForgettingReceipt;
  };
  undoAdaptation: {
    path: {
      id: string;
    };
    answer: MemoryEntryDetail;
  };
  exportMemory: {
    answer: string;
  };
  getMemoryTimeline: {
    answer: MemoryTimeline;
  };
  getMemoryBeliefs: {
    query: {
      as_of?: string;
    };
    answer: MemoryBeliefs;
  };
  listEntriesOfWriting: {
    path: {
      id: string;
    };
    answer: EntriesOfWriting;
  };
  dumbWrite: {
    body: DumbWrite;
    answer: DumbReply;
  };
  dumbPrompt: {
    answer: DumbPrompt;
  };
  dumbAnalyze: {
    body: AnalysisRequest;
    answer: Analysis;
  };
  openSession: {
    body: SmartSessionRequest;
    answer: SmartSession;
  };
  resumeSession: {
    answer: SmartSession;
  };
  sessionWrite: {
    path: {
      id: string;
    };
    body: WritingSubmission;
    answer: SmartWriteResult;
  };
  sessionStatus: {
    path: {
      id: string;
    };
    answer: SmartSessionStatus;
  };
  sessionGuidance: {
    path: {
      id: string;
    };
    answer: Guidance;
  };
  sessionMessage: {
    path: {
      id: string;
    };
    body: SmartMessage;
    answer: SmartAnswer;
  };
  endSession: {
    path: {
      id: string;
    };
    answer: SmartSessionEnd;
  };
  engage: {
    body: EngageRequest;
    answer: Engagement;
  };
  engagementWrite: {
    path: {
      engagement_id: string;
    };
    body: WritingSubmission;
    answer: AgiWriteResult;
  };
  engagementOverride: {
    path: {
      engagement_id: string;
    };
    body: OverrideRequest;
    answer: OverrideResult;
  };
  listEngagements: {
    query: {
      page?: string;
      page_size?: string;
    };
    answer: EngagementList;
  };
  traceEngagement: {
    path: {
      engagement_id: string;
    };
    answer: EngagementTrace;
  };
  getConsent: {
    answer: Consent;
  };
  setConsent: {
    body: {
      research: 'none' | 'patterns' | 'quotes';
    };
    answer: Consent;
  };
  listResearchWriters: {
    answer: ResearchWriters;
  };
  listResearchMemory: {
    query: {
      writer?: string;
    };
    answer: ResearchMemory;
  };
  listResearchTrajectories: {
    query: {
      writer?: string;
    };
    answer: ResearchTrajectories;
  };
  exportResearch: {
    answer: string;
  };
  listFacilitators: {
    query: {
      limit?: string;
      after?: string;
    };
    answer: Facilitators;
  };
  applyAsFacilitator: {
    body: FacilitatorApplication;
    answer: FacilitatorApplicationReceipt;
  };
  recommendFacilitators: {
    answer: FacilitatorRecommendations;
  };
  listReceivedBookings: {
    query: {
      limit?: string;
      before?: string;
    };
    answer: ReceivedBookings;
  };
  getFacilitator: {
    path: {
      id: string;
    };
    answer: FacilitatorDetail;
  };
  reviewFacilitator: {
    path: {
      id: string;
    };
    body: {
      rating: number;
      text: string;
    };
    answer: FacilitatorReviewed;
  };
  bookFacilitator: {
    path: {
      id: string;
    };
    body: {
      share_context?: boolean;
      message?: string;
    };
    answer: FacilitatorBooking;
  };
  listBookings: {
    query: {
      limit?: string;
      before?: string;
    };
    answer: OwnBookings;
  };
  revokeSharedContext: {
    path: {
      id: string;
    };
    answer: {
      ok: true;
      booking_id: string;
      revoked_at: string;
    };
  };
}
export interface Challenge {
  challenge: string;
  expires_at: string;
}
export interface Session {
  session_token: string;
  user: User;
}
export interface User {
  id: string;
  wallet_address: string | null;
  seed_wallet_address: string | null;
  is_seed_user: boolean;
  created_at: string;
}
export interface Me {
  id: string;
  wallet_address: string | null;
  seed_wallet_address: string | null;
  is_seed_user: boolean;
  created_at: string;
  counts: {
    [k: string]: number;
  };
}
export interface Erasure {
  ok: true;
  erased: {
    [k: string]: number;
  };
}
export interface PersonExport {
  exported_at: string;
  user: User;
  [k: string]: unknown;
}
export interface WritingSubmission {
  writing: string;
  duration_seconds: number;
  new_line_count: number;
  sealed?: boolean;
}
export interface WriteResultBelowThreshold {
  is_prime: false;
  persisted: false;
  feedback: string;
  flow_score: number;
  care_message?: string;
}
export interface WriteResultPrime {
  is_prime: true;
  persisted: true;
  writing_id: string;
  prime_id: string;
  flow_score: number;
  chakra: number;
  kingdom: string;
  care_message?: string;
}
export interface WritingHistory {
  writings: WritingHistoryEntry[];
  next_cursor?: string;
}
export interface WritingHistoryEntry {
  id: string;
  writing: string;
  duration_seconds: number;
  flow_score: number;
  is_prime: boolean;
  chakra: number;
  kingdom: string;
  sealed: boolean;
  created_at: string;
  prime?: {
    id: string;
    image_url: string | null;
    thumbnail_url: string | null;
    title: string;
    reflection: string;
  };
}
export interface Story {
  id: string;
  chakra: number;
  kingdom: string;
  city: string;
  content: string;
  content_es: string;
  content_zh: string;
  content_hi: string;
  content_ar: string;
  guidance_phases: StoryPhase[];
  played: boolean;
  played_at: string | null;
  child_wallet_address: string | null;
  writing_id: string;
  created_at: string;
}
export interface StoryPhase {
  phase: number;
  text: string;
  narration_en: string;
  narration_es: string;
  narration_zh: string;
  narration_hi: string;
  narration_ar: string;
  image_url: string | null;
}
export interface StoryHistory {
  stories: Story[];
  next_cursor?: string;
}
export interface StoryCompletion {
  ok: true;
  id: string;
  played: true;
  played_at: string;
}
export interface StoryAssignment {
  child_wallet_address: string;
}
export interface NewChild {
  derived_wallet_address: string;
  birthdate: string;
  /**
   * @minItems 12
   * @maxItems 12
   */
  emoji_pattern: string[];
}
export interface Child {
  id: string;
  derived_wallet_address: string;
  birthdate: string;
  /**
   * @minItems 12
   * @maxItems 12
   */
  emoji_pattern: string[];
  parent_wallet_address: string;
  created_at: string;
}
export interface ChildList {
  children: ChildListItem[];
}
export interface ChildListItem {
  id: string;
  derived_wallet_address: string;
  birthdate: string;
  /**
   * @minItems 12
   * @maxItems 12
   */
  emoji_pattern: string[];
}
export interface AgiMemory {
  total_primes: number;
  total_days: number;
  streak_current: number;
  streak_best: number;
  sojourn_history: {
    chakra: number;
    kingdom: string;
    completed: boolean;
    primes: number;
    day?: number;
  }[];
  themes: {
    recurring: string[];
    emerging: string[];
    avoided: string[];
  };
  writing_patterns: {
    best_flow_time: string;
    average_duration: number;
    average_flow_score: number;
    trigger_words_for_depth: string[];
    avoidance_signals: string[];
  };
  adaptations: string[];
  learning: {
    waiting: number;
    oldest_at: string | null;
  };
}
export interface MemoryEntryPage {
  entries: MemoryEntry[];
  total: number;
  page: number;
  page_size: number;
}
export interface MemoryEntry {
  id: string;
  kind: 'theme' | 'avoidance' | 'adaptation' | 'override' | 'trigger' | 'reflection';
  content: string;
  strength: number;
  occurrences: number;
  first_seen_at: string;
  last_seen_at: string;
  valid_from: string;
  valid_to: string | null;
  source: 'agent' | 'writer';
  causes?: string[];
  changed_prompts?: {
    engagement_id: string;
    prompt: string;
    at: string;
  }[];
}
export interface MemoryEntryDetail {
  id: string;
  kind: 'theme' | 'avoidance' | 'adaptation' | 'override' | 'trigger' | 'reflection';
  content: string;
  strength: number;
  occurrences: number;
  first_seen_at: string;
  last_seen_at: string;
  valid_from: string;
  valid_to: string | null;
  source: 'agent' | 'writer';
  causes?: string[];
  changed_prompts?: {
    engagement_id: string;
    prompt: string;
    at: string;
  }[];
  evidence: {
    writing_id: string;
    quote: string;
    start: number;
    end: number;
    created_at: string;
  }[];
  history: {
    content: string;
    valid_from: string;
    valid_to: string | null;
    source: 'agent' | 'writer';
    reason: string;
  }[];
  flow?: {
    before: number | null;
    after: number | null;
    primes_after: number;
    after_prompts: (number | null)[];
  };
}
export interface ForgettingReceipt {
  ok: true;
  id: string;
  erasure_id: string;
  erased: {
    [k: string]: number;
  };
  found: {
    [k: string]: number;
  };
  forgotten_at: string;
}
export interface MemoryTimeline {
  primes: {
    writing_id: string;
    written_at: string;
    duration_seconds: number;
    flow_score: number;
    chakra: number;
    sealed: boolean;
  }[];
  unit: 'day' | 'week' | 'month';
  themes: {
    entry_id: string;
    content: string;
    occurrences: number;
    periods: {
      from: string;
      primes: number;
      weight: number;
    }[];
  }[];
}
export interface MemoryBeliefs {
  recurring: {
    entry_id: string | null;
    name: string;
    occurrences: number;
    last_seen_at: string | null;
  }[];
  emerging: {
    entry_id: string | null;
    name: string;
    occurrences: number;
    last_seen_at: string | null;
  }[];
  avoided: {
    entry_id: string | null;
    name: string;
    occurrences: number;
    last_seen_at: string | null;
  }[];
}
export interface EntriesOfWriting {
  writing_id: string;
  entries: {
    entry_id: string;
    kind: 'theme' | 'avoidance' | 'adaptation' | 'override' | 'trigger' | 'reflection';
    content: string;
    places: {
      start: number;
      end: number;
    }[];
  }[];
}
export interface DumbWrite {
  prompt?: string;
  writing?: string;
  duration_seconds?: number;
  new_line_count?: number;
}
export interface DumbReply {
  is_prime: boolean;
  persisted: false;
  prompt: string;
  writing: string;
  feedback: string;
  flow_score: number;
  chakra: number;
  kingdom: string;
}
export interface DumbPrompt {
  prompt: string;
  source: string;
}
export interface AnalysisRequest {
  text: string;
}
export interface Analysis {
  chakra: number;
  kingdom: string;
  themes: string[];
  emotional_signature: string;
  flow_estimate: number;
}
export interface SmartSessionRequest {
  intention?: string;
}
export interface SmartSession {
  session_id: string;
  prompt: string;
  context: {
    sojourn: string;
    sojourn_day: number;
    sojourn_phase: string;
    recent_chakras: number[];
    streak_days: number;
  };
}
export interface SmartWriteResult {
  is_prime: boolean;
  writing_id: string | null;
  flow_score: number;
  chakra: number;
  kingdom: string;
  reflection: string;
  next_steps: {
    story_generating: boolean;
    story_eta_seconds: number | null;
  };
}
export interface SmartSessionStatus {
  session_id: string;
  writing_submitted: boolean;
  is_prime: boolean;
  story: {
    status: string;
    kingdom: string;
    phases: number;
    images_ready: number;
    images_total: number;
  } | null;
  suggested_next: string;
}
export interface Guidance {
  type: string;
  rationale: string;
  content: string;
}
export interface SmartMessage {
  text: string;
}
export interface SmartAnswer {
  answer: string;
  tools: {
    name: string;
    arguments: unknown;
    outcome: string;
  }[];
}
export interface SmartSessionEnd {
  session_id: string;
  duration_minutes: number;
  writing_submitted: boolean;
  is_prime: boolean;
  chakra: number | null;
  story_delivered: boolean;
  summary: string;
}
export interface EngageRequest {
  mode?: 'guided' | 'freeform' | 'confrontational';
}
export interface Engagement {
  engagement_id: string;
  mode: 'guided' | 'freeform' | 'confrontational';
  greeting: string;
  prompt: string;
  context: EngagementContext;
  memory_summary: string;
  entry_ids: string[];
}
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
export interface AgiWriteResult {
  is_prime: boolean;
  writing_id: string | null;
  flow_score: number;
  chakra: number;
  kingdom: string;
  agent_response: {
    reflection: string;
    memory_update: string;
    next_prompt: string;
    adaptation: string;
  };
  pipelines: {
    story: {
      status: string;
      kingdom: string;
      theme: string;
    };
    image: {
      status: string;
    };
  };
  entry_ids: string[];
}
export interface OverrideRequest {
  instruction: string;
  force: boolean;
}
export interface OverrideResult {
  acknowledged: boolean;
  new_prompt: string;
  agent_note: string;
  entry_ids: string[];
}
export interface EngagementList {
  engagements: {
    id: string;
    date: string;
    mode: 'guided' | 'freeform' | 'confrontational';
    is_prime: boolean;
    chakra: number;
    kingdom: string;
    flow_score: number;
    summary: string;
    story_delivered: boolean;
  }[];
  total: number;
  page: number;
  page_size: number;
}
export interface EngagementTrace {
  engagement_id: string;
  runs: {
    id: string;
    turn: string;
    outcome: string;
    started_at: string;
    latency_ms: number;
    steps: {
      type: string;
      [k: string]: unknown;
    }[];
  }[];
}
export interface Consent {
  research: 'none' | 'patterns' | 'quotes';
  changed_at: string | null;
}
export interface ResearchWriters {
  writers: {
    id: string;
    consent: 'patterns' | 'quotes';
    since: string | null;
    primes: number;
  }[];
  total: number | null;
}
export interface ResearchMemory {
  entries: {
    writer: string;
    kind: 'theme' | 'avoidance' | 'adaptation' | 'override' | 'trigger' | 'reflection';
    content: string | null;
    strength: number;
    occurrences: number;
    first_seen: string;
    last_seen: string;
    quotes?: string[];
  }[];
  themes: {
    name: string;
    writers: number;
  }[];
  suppressed_themes: boolean;
}
export interface ResearchTrajectories {
  trajectories: {
    writer: string;
    week: string;
    primes: number;
    valence: number;
    arousal: number;
    flow: number;
  }[];
  means: {
    week: string;
    writers: number;
    valence: number;
    arousal: number;
    flow: number;
  }[];
}
export interface Facilitators {
  facilitators: Facilitator[];
  next_cursor?: string;
}
export interface Facilitator {
  id: string;
  name: string;
  bio: string;
  specialties: string[];
  languages: string[];
  price_per_session_usdc: number;
  rating: number;
  review_count: number;
  total_sessions: number;
  status: 'approved';
}
export interface FacilitatorApplication {
  name: string;
  bio: string;
  /**
   * @minItems 1
   * @maxItems 12
   */
  specialties: string[];
  price_per_session_usdc: number;
  payout_wallet_address?: string;
  /**
   * @maxItems 20
   */
  languages?: string[];
  contact?: string;
}
export interface FacilitatorApplicationReceipt {
  id: string;
  status: 'pending';
}
export interface FacilitatorRecommendations {
  recommendations: {
    facilitator: Facilitator;
    match_score: number;
    rationale: string;
  }[];
  basis: {
    writings: number;
    themes: string[];
  };
}
export interface ReceivedBookings {
  facilitator: {
    id: string;
    name: string;
    status: 'pending' | 'approved' | 'rejected' | 'suspended';
  } | null;
  bookings: {
    booking_id: string;
    status: 'confirmed';
    price_usdc: number;
    amount_usdc: number;
    transaction_hash: string;
    created_at: string;
    message: string | null;
    summary: SharedSummary | null;
    shared_until: string | null;
  }[];
  next_cursor?: string;
}
export interface SharedSummary {
  text: string;
  writings: number;
  themes: {
    name: string;
    writings: number;
  }[];
  chakras: {
    chakra: number;
    kingdom: string;
    writings: number;
  }[];
  sojourn: string;
  sojourn_day: number;
  sojourn_phase: string;
  streak_days: number;
}
export interface FacilitatorDetail {
  id: string;
  name: string;
  bio: string;
  specialties: string[];
  languages: string[];
  price_per_session_usdc: number;
  rating: number;
  review_count: number;
  total_sessions: number;
  status: 'approved';
  reviews: FacilitatorReview[];
}
export interface FacilitatorReview {
  id: string;
  rating: number;
  text: string;
  created_at: string;
  updated_at: string;
  verified_booking: boolean;
}
export interface FacilitatorReviewed {
  ok: true;
  review: FacilitatorReview;
  rating: number;
  review_count: number;
}
export interface FacilitatorBooking {
  booking_id: string;
  status: 'confirmed';
  facilitator: Facilitator;
  price_usdc: number;
  amount_usdc: number;
  transaction_hash: string;
  share_context: boolean;
  contact: string | null;
  created_at: string;
}
export interface OwnBookings {
  bookings: {
    booking_id: string;
    status: 'confirmed';
    price_usdc: number;
    amount_usdc: number;
    transaction_hash: string;
    created_at: string;
    facilitator: {
      id: string;
      name: string;
      contact: string | null;
    } | null;
    message: string;
    share_context: boolean;
    summary: SharedSummary | null;
    shared_until: string | null;
    revoked_at: string | null;
    readings: {
      read_at: string;
    }[];
    reading_count: number;
  }[];
  next_cursor?: string;
}
/** Where each operation is. */
export const routes = {
  isAlive: ['GET', '/healthz'],
  isReady: ['GET', '/readyz'],
  issueChallenge: ['POST', '/swift/v2/auth/challenge'],
  verifyChallenge: ['POST', '/swift/v2/auth/verify'],
  signOut: ['DELETE', '/swift/v2/auth/session'],
  getMe: ['GET', '/swift/v2/me'],
  eraseMe: ['DELETE', '/swift/v2/me'],
  exportMe: ['GET', '/swift/v2/me/export'],
  writeV1: ['POST', '/swift/v1/write'],
  write: ['POST', '/swift/v2/write'],
  listWritingsV1: ['GET', '/swift/v1/writings'],
  listWritings: ['GET', '/swift/v2/writings'],
  getWriting: ['GET', '/swift/v2/writings/{id}'],
  deleteWriting: ['DELETE', '/swift/v2/writings/{id}'],
  getReadyStory: ['GET', '/swift/v2/cuentacuentos/ready'],
  listStories: ['GET', '/swift/v2/cuentacuentos/history'],
  completeStory: ['POST', '/swift/v2/cuentacuentos/{id}/complete'],
  assignStory: ['POST', '/swift/v2/cuentacuentos/{id}/assign'],
  createChild: ['POST', '/swift/v2/children'],
  listChildren: ['GET', '/swift/v2/children'],
  getChild: ['GET', '/swift/v2/children/{childId}'],
  deleteChild: ['DELETE', '/swift/v2/children/{childId}'],
  getMemory: ['GET', '/agents/agi/memory'],
  listMemoryEntries: ['GET', '/agents/agi/memory/entries'],
  getMemoryEntry: ['GET', '/agents/agi/memory/entries/{id}'],
  correctMemoryEntry: ['PATCH', '/agents/agi/memory/entries/{id}'],
  forgetMemoryEntry: ['DELETE', '/agents/agi/memory/entries/{id}'],
  undoAdaptation: ['POST', '/agents/agi/memory/entries/{id}/undo'],
  exportMemory: ['GET', '/agents/agi/memory/export'],
  getMemoryTimeline: ['GET', '/agents/agi/memory/timeline'],
  getMemoryBeliefs: ['GET', '/agents/agi/memory/beliefs'],
  listEntriesOfWriting: ['GET', '/agents/agi/memory/writings/{id}'],
  dumbWrite: ['POST', '/agents/dumb/write'],
  dumbPrompt: ['GET', '/agents/dumb/prompt'],
  dumbAnalyze: ['POST', '/agents/dumb/analyze'],
  openSession: ['POST', '/agents/smart/session'],
  resumeSession: ['GET', '/agents/smart/session'],
  sessionWrite: ['POST', '/agents/smart/session/{id}/write'],
  sessionStatus: ['GET', '/agents/smart/session/{id}/status'],
  sessionGuidance: ['GET', '/agents/smart/session/{id}/guidance'],
  sessionMessage: ['POST', '/agents/smart/session/{id}/message'],
  endSession: ['POST', '/agents/smart/session/{id}/end'],
  engage: ['POST', '/agents/agi/engage'],
  engagementWrite: ['POST', '/agents/agi/engage/{engagement_id}/write'],
  engagementOverride: ['POST', '/agents/agi/engage/{engagement_id}/override'],
  listEngagements: ['GET', '/agents/agi/engagements'],
  traceEngagement: ['GET', '/agents/agi/engagements/{engagement_id}/trace'],
  getConsent: ['GET', '/swift/v2/me/consent'],
  setConsent: ['PUT', '/swift/v2/me/consent'],
  listResearchWriters: ['GET', '/research/writers'],
  listResearchMemory: ['GET', '/research/memory'],
  listResearchTrajectories: ['GET', '/research/trajectories'],
  exportResearch: ['GET', '/research/export'],
  listFacilitators: ['GET', '/swift/v1/facilitators'],
  applyAsFacilitator: ['POST', '/swift/v1/facilitators/apply'],
  recommendFacilitators: ['GET', '/swift/v1/facilitators/recommended'],
  listReceivedBookings: ['GET', '/swift/v1/facilitators/bookings'],
  getFacilitator: ['GET', '/swift/v1/facilitators/{id}'],
  reviewFacilitator: ['POST', '/swift/v1/facilitators/{id}/review'],
  bookFacilitator: ['POST', '/swift/v1/facilitators/{id}/book'],
  listBookings: ['GET', '/swift/v1/bookings'],
  revokeSharedContext: ['DELETE', '/swift/v1/bookings/{id}/context'],
} as const satisfies Record<keyof Operations, readonly [method: string, path: string]>;
