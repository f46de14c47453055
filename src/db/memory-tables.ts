import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** The tables of `migrations/0005-memory.sql`, as later migrations changed them. */
export interface MemoryTables {
  memory_states: MemoryStatesTable;
  prime_readings: PrimeReadingsTable;
  memory_mentions: MemoryMentionsTable;
  memory_concepts: MemoryConceptsTable;
  memory_entries: MemoryEntriesTable;
  memory_corrections: MemoryCorrectionsTable;
  memory_passages: MemoryPassagesTable;
  memory_tombstones: MemoryTombstonesTable;
  memory_erasures: MemoryErasuresTable;
  research_consents: ResearchConsentsTable;
  research_studies: ResearchStudiesTable;
  research_tokens: ResearchTokensTable;
  research_reads: ResearchReadsTable;
}

interface MemoryStatesTable {
  person_id: string;
  totals: JsonColumn;
  learned: ColumnType<number, number | undefined, number>;
  learned_at: Date | null;
  learned_ordinal: number | null;
  flow_total: ColumnType<number, number | undefined, number>;
  decayed_pages: ColumnType<number, number | undefined, number>;
  stale: ColumnType<boolean, boolean | undefined, boolean>;
  tombstone_key: Buffer;
}

interface PrimeReadingsTable {
  writing_id: string;
  person_id: string;
  written_at: Date;
  ordinal: number;
  flow_score: number;
  words: number;
  valence: number;
  arousal: number;
  signature: string;
}

export type MentionKind = 'theme' | 'word' | 'statement' | 'signal';

interface MemoryMentionsTable {
  writing_id: string;
  person_id: string;
  kind: MentionKind;
  concept: string;
  name: string;
  value: string;
  weight: number;
  background_rate: number;
  is_named: Generated<boolean>;
  has_avoidance_cue: boolean;
  places: number[];
  cue_places: number[];
}

interface MemoryConceptsTable {
  person_id: string;
  kind: MentionKind;
  concept: string;
  state: JsonColumn;
  occurrences: number;
  first_index: number;
  last_index: number;
  last_mention_index: number;
  avoided: boolean;
  rank: number | null;
}

export const entryKinds = ['theme', 'avoidance', 'adaptation', 'override', 'trigger', 'reflection'] as const;

export type EntryKind = (typeof entryKinds)[number];

interface MemoryEntriesTable {
  id: string;
  person_id: string;
  kind: EntryKind;
  concept: string;
  derived: boolean;
  content: string;
  words: GeneratedAlways<string>;
  /** As pgvector writes it, e.g. `[0.1,0.2]`. */
  embedding: string | null;
  embedding_model: string | null;
  strength: number;
  occurrences: number;
  last_index: number;
  first_seen_at: Date;
  last_seen_at: Date;
  valid_from: Date;
  valid_to: Date | null;
  source: 'agent' | 'writer';
  details: JsonColumn;
}

/** What a correction does: it gives the entry another name, gives it other content, or removes it. */
export type CorrectionEffect = 'renamed' | 'restated' | 'rejected';

interface MemoryCorrectionsTable {
  id: string;
  person_id: string;
  entry_id: string;
  kind: EntryKind;
  concept: string;
  effect: CorrectionEffect;
  before: string;
  content: string | null;
  made_at: Date;
}

interface MemoryPassagesTable {
  id: GeneratedAlways<number>;
  writing_id: string;
  person_id: string;
  written_at: Date;
  start_at: number;
  end_at: number;
  words: string;
  embedding: string;
  embedding_model: string;
}

interface MemoryTombstonesTable {
  person_id: string;
  hash: Buffer;
  forgotten_at: Date;
}

interface MemoryErasuresTable {
  id: string;
  scope: 'entry' | 'writing' | 'person';
  erased: JsonColumn;
  erased_at: Date;
}

export const consentLevels = ['none', 'patterns', 'quotes'] as const;

export type ConsentLevel = (typeof consentLevels)[number];

interface ResearchConsentsTable {
  person_id: string;
  level: ConsentLevel;
  changed_at: Date;
}

interface ResearchStudiesTable {
  id: string;
  name: string;
  pseudonym_key: Buffer;
  created_at: Date;
}

interface ResearchTokensTable {
  id: string;
  study_id: string;
  token_hash: Buffer;
  created_at: Date;
  expires_at: Date;
}

interface ResearchReadsTable {
  id: GeneratedAlways<number>;
  study_id: string;
  token_id: string;
  operation: string;
  query: JsonColumn;
  writers: number;
  read_at: Date;
}

/** `jsonb`: written as JSON text, read as the parsed value. */
type JsonColumn = ColumnType<unknown, string | null, string | null>;
