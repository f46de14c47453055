create extension if not exists vector;

-- Where a writer's memory stands: what is counted with each prime, and how far the journal has been learned.
create table memory_states (
  person_id uuid primary key references people on delete cascade,
  -- Counts, streak, hours and sojourns, moved on in the transaction that keeps a prime.
  tally jsonb not null,
  -- The last prime that the fold has taken in; `learned` is its place among those that are learned from.
  learned integer not null default 0,
  learned_at timestamptz,
  learned_ordinal bigint,
  flow_total double precision not null default 0,
  -- Length of the journal in pages, of which each prime halves what lies forty primes back.
  pages double precision not null default 0,
  -- A prime came in before that one, or one is gone: the fold begins again.
  stale boolean not null default false,
  -- Keys the hashes of what was forgotten.
  tombstone_key bytea not null
);

-- What was found in a prime when it was read. All from here to `memory_entries` can be made again from the writings.
create table prime_readings (
  writing_id uuid primary key references writings on delete cascade,
  person_id uuid not null references people on delete cascade,
  written_at timestamptz not null,
  ordinal bigint not null,
  flow_score double precision not null,
  words integer not null,
  valence real not null,
  arousal real not null,
  signature text not null
);
create index prime_readings_in_order on prime_readings (person_id, written_at, ordinal);

-- Where in a prime something stands: places in the text, no copy of it.
create table memory_sightings (
  writing_id uuid not null references prime_readings on delete cascade,
  person_id uuid not null references people on delete cascade,
  kind text not null check (kind in ('theme', 'word', 'statement', 'signal')),
  concept text not null,
  name text not null,
  -- Of a statement: what is said of the concept, so that its opposite is known.
  value text not null,
  weight real not null,
  -- Share of pages of anybody's writing that hold it.
  rate real not null,
  is_left boolean not null,
  -- Start and end by turns, in UTF-16 code units of the writing.
  places integer[] not null,
  left_places integer[] not null,
  primary key (writing_id, kind, concept)
);
create index memory_sightings_of_concept on memory_sightings (person_id, kind, concept);

-- The state of the fold over those sightings in journal order, one row a concept.
create table memory_tracks (
  person_id uuid not null references people on delete cascade,
  kind text not null,
  concept text not null,
  track jsonb not null,
  occurrences integer not null,
  first_index integer not null,
  last_index integer not null,
  touched_index integer not null,
  avoided boolean not null,
  rank double precision,
  primary key (person_id, kind, concept)
);
create index memory_tracks_seen on memory_tracks (person_id, kind, last_index);
create index memory_tracks_touched on memory_tracks (person_id, kind, touched_index);
create index memory_tracks_avoided on memory_tracks (person_id, last_index) where avoided;
create index memory_tracks_ranked on memory_tracks (person_id, kind, rank desc) where rank is not null;

-- What is believed of a writer. An entry that is replaced is closed, not deleted.
create table memory_entries (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  kind text not null check (kind in ('theme', 'avoidance', 'adaptation', 'override', 'trigger', 'reflection')),
  -- The track it rests on; for an override and an adaptation, its own name.
  concept text not null,
  -- Made by the fold, and so made again by a rebuild.
  derived boolean not null,
  content text not null,
  words tsvector generated always as (to_tsvector('english', content)) stored,
  embedding halfvec(768),
  embedding_model text,
  strength real not null,
  occurrences integer not null,
  last_index integer not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  valid_from timestamptz not null,
  valid_to timestamptz,
  source text not null check (source in ('agent', 'writer')),
  -- Of an adaptation: what caused it and which prompts it changed. Of an override: what it asks.
  details jsonb
);
create index memory_entries_of_person on memory_entries (person_id, kind, last_seen_at desc);
create index memory_entries_of_concept on memory_entries (person_id, concept);

-- What the writer said of an entry. It outranks what is learned, and no rebuild touches it.
create table memory_corrections (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  entry_id uuid not null,
  kind text not null,
  concept text not null,
  -- `renamed`: called so from here on. `restated`: the writer's sentence stands instead. `rejected`: it is not so.
  verdict text not null check (verdict in ('renamed', 'restated', 'rejected')),
  before text not null,
  content text,
  made_at timestamptz not null
);
create index memory_corrections_of_person on memory_corrections (person_id, concept);

-- Passages of the primes, for recall: their places, their meaning and their words' stems.
create table memory_passages (
  id bigint generated always as identity primary key,
  writing_id uuid not null references prime_readings on delete cascade,
  person_id uuid not null references people on delete cascade,
  written_at timestamptz not null,
  start_at integer not null,
  end_at integer not null,
  words tsvector not null,
  embedding halfvec(768) not null,
  embedding_model text not null
);
create index memory_passages_of_person on memory_passages (person_id);
create index memory_passages_of_writing on memory_passages (writing_id);

-- What a writer wants forgotten, as keyed hashes of the concept: enough to know it again, too little to read it.
create table memory_tombstones (
  person_id uuid not null references people on delete cascade,
  hash bytea not null,
  forgotten_at timestamptz not null,
  primary key (person_id, hash)
);

-- That something was erased, and how much; never what, or whose.
create table memory_erasures (
  id uuid primary key,
  scope text not null check (scope in ('entry', 'writing', 'person')),
  erased jsonb not null,
  erased_at timestamptz not null
);

create table research_consents (
  person_id uuid primary key references people on delete cascade,
  level text not null check (level in ('none', 'patterns', 'quotes')),
  changed_at timestamptz not null
);

create table research_studies (
  id uuid primary key,
  name text not null unique,
  -- Keys the pseudonyms of this study and of no other.
  pseudonym_key bytea not null,
  created_at timestamptz not null
);

create table research_tokens (
  id uuid primary key,
  study_id uuid not null references research_studies on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- Every read of a researcher: which study, what was asked, how many writers were in the answer.
create table research_reads (
  id bigint generated always as identity primary key,
  study_id uuid not null references research_studies on delete cascade,
  token_id uuid not null,
  operation text not null,
  query jsonb not null,
  writers integer not null,
  read_at timestamptz not null
);
create index research_reads_of_study on research_reads (study_id, id desc);
