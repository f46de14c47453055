-- A person, known by the wallet that they sign with, or a client, known by the name that the operator gave it.
create table people (
  id uuid primary key,
  wallet_address text unique check (wallet_address = lower(wallet_address)),
  seed_wallet_address text check (seed_wallet_address = lower(seed_wallet_address)),
  client_name text unique,
  created_at timestamptz not null,
  check ((wallet_address is null) <> (client_name is null))
);

create table challenges (
  challenge text primary key,
  wallet_address text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index challenges_expiry on challenges (expires_at);

-- Only a hash of a token is kept.
create table sessions (
  id uuid primary key,
  token_hash bytea not null unique,
  person_id uuid not null references people on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_of_person on sessions (person_id);

-- First answers by idempotency key. Neither key nor answer can be read from here: the key is hashed, and the answer
-- is encrypted under the key and the request's body.
create table idempotent_requests (
  key_hash bytea primary key,
  person_id uuid references people on delete cascade,
  body_hash bytea not null,
  claimed_until timestamptz not null,
  status integer,
  answer bytea,
  expires_at timestamptz not null
);
create index idempotent_requests_expiry on idempotent_requests (expires_at);

create table request_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
