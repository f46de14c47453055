create table writings (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  -- The order in which they were acknowledged: two of one millisecond still have one.
  ordinal bigint generated always as identity,
  writing text not null,
  duration_seconds integer not null,
  new_line_count integer not null,
  flow_score double precision not null,
  chakra smallint not null check (chakra between 1 and 8),
  -- Kept and counted, but never learned from, quoted, told or shared.
  sealed boolean not null,
  -- The care screen found signs of acute danger.
  needs_care boolean not null,
  created_at timestamptz not null
);
create index writings_of_person on writings (person_id, created_at desc, ordinal desc);

create table primes (
  id uuid primary key,
  writing_id uuid not null unique references writings on delete cascade,
  person_id uuid not null references people on delete cascade,
  title text,
  reflection text,
  image_ready_at timestamptz
);
create index primes_of_person on primes (person_id);

-- Work that outlives a request. The row is the truth; a job in the queue only reminds of it.
create table tasks (
  kind text not null,
  subject_id uuid not null,
  person_id uuid not null references people on delete cascade,
  state text not null check (state in ('pending', 'done', 'failed')),
  -- Runs that ended in an error, and runs that began (more of them where the process died on the way).
  failures integer not null default 0,
  starts integer not null default 0,
  last_error text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (kind, subject_id)
);
create index tasks_pending on tasks (created_at) where state = 'pending';
create index tasks_of_person on tasks (person_id);
