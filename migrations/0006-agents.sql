-- A session with the smart agent, or an engagement with the AGI agent.
create table agent_threads (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  kind text not null check (kind in ('session', 'engagement')),
  mode text check (mode in ('guided', 'freeform', 'confrontational')),
  ordinal bigint generated always as identity,
  opened_at timestamptz not null,
  closed_at timestamptz,
  -- Whether anything was handed in, and what became of the last of it.
  writing_submitted boolean not null default false,
  is_prime boolean not null default false,
  writing_id uuid references writings on delete set null,
  chakra smallint check (chakra between 1 and 8),
  flow_score double precision,
  summary text not null default ''
);
create index agent_threads_of_person on agent_threads (person_id, kind, opened_at desc, ordinal desc);
-- A person has one open session at a time.
create unique index agent_threads_open_session on agent_threads (person_id) where kind = 'session' and closed_at is null;

-- Prompts that a person was given, so that none comes back too soon.
create table agent_prompts (
  id bigint generated always as identity primary key,
  person_id uuid not null references people on delete cascade,
  thread_id uuid not null references agent_threads on delete cascade,
  prompt text not null,
  given_at timestamptz not null,
  -- The adaptation that shaped it, where one did.
  adaptation_id uuid
);
create index agent_prompts_of_person on agent_prompts (person_id, id desc);

-- The newest checkpoint of each graph run, and no older one: what it takes to go on.
create table agent_checkpoints (
  thread_id uuid primary key references agent_threads on delete cascade,
  checkpoint_id text not null,
  parent_id text,
  encoding text not null,
  checkpoint bytea not null,
  metadata bytea not null
);
create table agent_checkpoint_writes (
  thread_id uuid not null references agent_threads on delete cascade,
  checkpoint_id text not null,
  task_id text not null,
  position integer not null,
  channel text not null,
  encoding text not null,
  value bytea not null,
  primary key (thread_id, checkpoint_id, task_id, position)
);

-- What each run did, for its writer to look into: never the words, only what was called and which entries were read.
create table agent_runs (
  id uuid primary key,
  thread_id uuid not null references agent_threads on delete cascade,
  person_id uuid not null references people on delete cascade,
  ordinal bigint generated always as identity,
  turn text not null,
  outcome text not null,
  started_at timestamptz not null,
  latency_ms integer not null,
  steps jsonb not null
);
create index agent_runs_of_thread on agent_runs (thread_id, ordinal);
create index agent_runs_of_person on agent_runs (person_id);
