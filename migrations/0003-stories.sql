create table children (
  id uuid primary key,
  -- The parent.
  person_id uuid not null references people on delete cascade,
  wallet_address text not null unique check (wallet_address = lower(wallet_address)),
  birthdate date not null,
  emoji_pattern text[] not null check (cardinality(emoji_pattern) = 12),
  created_at timestamptz not null
);
create index children_of_person on children (person_id, created_at);

create table stories (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  writing_id uuid not null unique references writings on delete cascade,
  child_id uuid references children on delete set null,
  ordinal bigint generated always as identity,
  chakra smallint not null check (chakra between 1 and 8),
  -- Null until the English text is there. `origin` is what a translator needs of how it was told.
  city text,
  narrator jsonb,
  origin jsonb,
  text_ready_at timestamptz,
  played_at timestamptz,
  created_at timestamptz not null
);
create index stories_of_person on stories (person_id, created_at, ordinal);

-- A scene, its picture and what the picture shows.
create table story_phases (
  id uuid primary key,
  story_id uuid not null references stories on delete cascade,
  phase smallint not null check (phase between 1 and 8),
  scene jsonb not null,
  image_ready_at timestamptz,
  unique (story_id, phase)
);

-- The text of each phase in each language; a story's content is its phases in order.
create table story_narrations (
  story_id uuid not null references stories on delete cascade,
  language text not null check (language in ('en', 'es', 'zh', 'hi', 'ar')),
  phase smallint not null,
  narration text not null,
  primary key (story_id, language, phase)
);

-- Primes that no story is made of, and why; for the operator.
create table withheld_stories (
  writing_id uuid primary key references writings on delete cascade,
  person_id uuid not null references people on delete cascade,
  reason text not null,
  created_at timestamptz not null
);
create index withheld_stories_of_person on withheld_stories (person_id);
