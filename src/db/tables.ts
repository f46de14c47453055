import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { AgentTables } from './agent-tables.ts';
import type { MemoryTables } from './memory-tables.ts';

/** The tables that `migrations/` creates. */
export interface Tables extends MemoryTables, AgentTables {
  people: PeopleTable;
  challenges: ChallengesTable;
  sessions: SessionsTable;
  idempotent_requests: IdempotentRequestsTable;
  writings: WritingsTable;
  primes: PrimesTable;
  tasks: TasksTable;
  children: ChildrenTable;
  stories: StoriesTable;
  story_phases: StoryPhasesTable;
  story_narrations: StoryNarrationsTable;
  withheld_stories: WithheldStoriesTable;
  facilitators: FacilitatorsTable;
  facilitator_reviews: FacilitatorReviewsTable;
  bookings: BookingsTable;
  booking_disclosures: BookingDisclosuresTable;
  summary_readings: SummaryReadingsTable;
}

interface PeopleTable {
  id: string;
  wallet_address: string | null;
  seed_wallet_address: string | null;
  client_name: string | null;
  created_at: Date;
}

interface ChallengesTable {
  challenge: string;
  wallet_address: string;
  expires_at: Date;
  used_at: Date | null;
}

interface SessionsTable {
  id: string;
  token_hash: Buffer;
  person_id: string;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
}

interface IdempotentRequestsTable {
  key_hash: Buffer;
  person_id: string | null;
  body_hash: Buffer;
  claimed_until: Date;
  status: number | null;
  answer: Buffer | null;
  expires_at: Date;
}

interface WritingsTable {
  id: string;
  person_id: string;
  ordinal: GeneratedAlways<number>;
  writing: string;
  duration_seconds: number;
  new_line_count: number;
  flow_score: number;
  chakra: number;
  sealed: boolean;
  needs_care: boolean;
  created_at: Date;
}

interface PrimesTable {
  id: string;
  writing_id: string;
  person_id: string;
  title: string | null;
  reflection: string | null;
  image_ready_at: Date | null;
}

export type TaskState = 'pending' | 'done' | 'failed';

interface TasksTable {
  kind: string;
  subject_id: string;
  person_id: string;
  state: TaskState;
  failures: Generated<number>;
  starts: Generated<number>;
  last_error: string | null;
  created_at: Date;
  updated_at: Date;
}

interface ChildrenTable {
  id: string;
  person_id: string;
  wallet_address: string;
  birthdate: string;
  emoji_pattern: string[];
  created_at: Date;
}

interface StoriesTable {
  id: string;
  person_id: string;
  writing_id: string;
  child_id: string | null;
  ordinal: GeneratedAlways<number>;
  chakra: number;
  city: string | null;
  narrator: JsonColumn;
  origin: JsonColumn;
  text_ready_at: Date | null;
  played_at: Date | null;
  created_at: Date;
}

interface StoryPhasesTable {
  id: string;
  story_id: string;
  phase: number;
  scene: JsonColumn;
  image_ready_at: Date | null;
}

interface StoryNarrationsTable {
  story_id: string;
  language: string;
  phase: number;
  narration: string;
}

interface WithheldStoriesTable {
  writing_id: string;
  person_id: string;
  reason: string;
  created_at: Date;
}

export type FacilitatorStatus = 'pending' | 'approved' | 'rejected' | 'suspended';

interface FacilitatorsTable {
  id: string;
  person_id: string;
  ordinal: GeneratedAlways<number>;
  name: string;
  bio: string;
  specialties: string[];
  price_micro_usdc: number;
  payout_wallet_address: string;
  languages: string[];
  contact: string | null;
  status: FacilitatorStatus;
  created_at: Date;
  decided_at: Date | null;
}

interface FacilitatorReviewsTable {
  id: string;
  facilitator_id: string;
  person_id: string;
  rating: number;
  text: string;
  created_at: Date;
  updated_at: Date;
}

interface BookingsTable {
  id: string;
  ordinal: GeneratedAlways<number>;
  transaction_hash: string;
  chain_id: number;
  facilitator_id: string | null;
  person_id: string | null;
  price_micro_usdc: number;
  /** Decimal digits, because it may exceed the safe integers. */
  amount_micro_usdc: ColumnType<string, bigint, never>;
  created_at: Date;
}

interface BookingDisclosuresTable {
  booking_id: string;
  person_id: string;
  message: string;
  summary: JsonColumn;
  shared_until: Date | null;
  revoked_at: Date | null;
}

interface SummaryReadingsTable {
  id: GeneratedAlways<number>;
  booking_id: string;
  read_at: Date;
}

/** `jsonb`: written as JSON text, read as the parsed value. */
type JsonColumn = ColumnType<unknown, string | null, string | null>;
