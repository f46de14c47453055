-- A guide's application; once approved, their place in the marketplace.
create table facilitators (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  ordinal bigint generated always as identity,
  name text not null,
  bio text not null,
  specialties text[] not null check (cardinality(specialties) between 1 and 12),
  price_micro_usdc bigint not null check (price_micro_usdc > 0),
  payout_wallet_address text not null check (payout_wallet_address = lower(payout_wallet_address)),
  languages text[] not null,
  contact text,
  status text not null check (status in ('pending', 'approved', 'rejected', 'suspended')),
  created_at timestamptz not null,
  -- When the operator last moved it.
  decided_at timestamptz
);
-- One live application a person.
create unique index facilitators_live on facilitators (person_id) where status <> 'rejected';
create index facilitators_of_person on facilitators (person_id);
create index facilitators_approved on facilitators (created_at, ordinal) where status = 'approved';

create table facilitator_reviews (
  id uuid primary key,
  facilitator_id uuid not null references facilitators on delete cascade,
  person_id uuid not null references people on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  text text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (facilitator_id, person_id)
);
create index facilitator_reviews_of_person on facilitator_reviews (person_id);

-- What was paid, and what for. A row outlives both people, so that its transaction can never pay twice; without them
-- it says nothing of anybody.
create table bookings (
  id uuid primary key,
  ordinal bigint generated always as identity,
  transaction_hash text not null unique check (transaction_hash ~ '^0x[0-9a-f]{64}$'),
  chain_id bigint not null,
  facilitator_id uuid references facilitators on delete set null,
  -- The writer.
  person_id uuid references people on delete set null,
  price_micro_usdc bigint not null,
  -- As many as a token can hold.
  amount_micro_usdc numeric(78) not null check (amount_micro_usdc >= price_micro_usdc),
  created_at timestamptz not null
);
create index bookings_of_facilitator on bookings (facilitator_id, created_at desc, ordinal desc);
create index bookings_of_person on bookings (person_id, created_at desc, ordinal desc);

-- What the writer told the facilitator with a booking; it goes with the writer.
create table booking_disclosures (
  booking_id uuid primary key references bookings on delete cascade,
  person_id uuid not null references people on delete cascade,
  message text not null,
  -- The summary of the writer's profile: null where it was not shared, and again once its time is over or it was
  -- revoked.
  summary jsonb,
  shared_until timestamptz,
  revoked_at timestamptz,
  check (summary is null or (shared_until is not null and revoked_at is null))
);
create index booking_disclosures_of_person on booking_disclosures (person_id);
create index booking_disclosures_expiry on booking_disclosures (shared_until) where summary is not null;

-- Each time the facilitator was shown a summary.
create table summary_readings (
  id bigint generated always as identity primary key,
  booking_id uuid not null references booking_disclosures on delete cascade,
  read_at timestamptz not null
);
create index summary_readings_of_booking on summary_readings (booking_id, id desc);
