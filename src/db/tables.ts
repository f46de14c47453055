import type { Generated, GeneratedAlways } from 'kysely';

/** The tables as `migrations/` makes them. */
export interface Tables {
  people: PeopleTable;
  challenges: ChallengesTable;
  sessions: SessionsTable;
  idempotent_requests: IdempotentRequestsTable;
  writings: WritingsTable;
  primes: PrimesTable;
  tasks: TasksTable;
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
