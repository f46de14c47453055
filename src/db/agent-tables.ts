import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** The tables of `0006-agents.sql` and `0007-agent-turns.sql`. */
export interface AgentTables {
  agent_threads: {
    id: string;
    person_id: string;
    kind: 'session' | 'engagement';
    mode: 'guided' | 'freeform' | 'confrontational' | null;
    ordinal: GeneratedAlways<number>;
    opened_at: Date;
    closed_at: Date | null;
    writing_submitted: Generated<boolean>;
    is_prime: Generated<boolean>;
    writing_id: string | null;
    chakra: number | null;
    flow_score: number | null;
    summary: Generated<string>;
  };
  agent_prompts: {
    id: GeneratedAlways<number>;
    person_id: string;
    thread_id: string;
    prompt: string;
    given_at: Date;
    adaptation_id: string | null;
    given_as: string | null;
  };
  agent_checkpoints: {
    thread_id: string;
    checkpoint_id: string;
    parent_id: string | null;
    encoding: string;
    checkpoint: Buffer;
    metadata: Buffer;
  };
  agent_checkpoint_writes: {
    thread_id: string;
    checkpoint_id: string;
    task_id: string;
    position: number;
    channel: string;
    encoding: string;
    value: Buffer;
  };
  agent_runs: {
    id: string;
    thread_id: string;
    person_id: string;
    ordinal: GeneratedAlways<number>;
    turn: string;
    outcome: string;
    started_at: Date;
    latency_ms: number;
    /** `jsonb`: written as JSON text. */
    steps: ColumnType<unknown, string, string>;
  };
}
