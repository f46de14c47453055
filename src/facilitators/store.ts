import { type SelectQueryBuilder, sql } from 'kysely';
import type { Handle } from '#src/db/database.ts';
import type { FacilitatorStatus, Tables } from '#src/db/tables.ts';
import type { Cursor } from '#src/http/paging.ts';

export interface Application {
  name: string;
  bio: string;
  specialties: string[];
  priceMicroUsdc: number;
  /** Lower case. */
  payoutWalletAddress: string;
  languages: string[];
  contact: string | undefined;
}

export interface Facilitator extends Application {
  id: string;
  personId: string;
  ordinal: number;
  status: FacilitatorStatus;
  createdAt: Date;
  decidedAt: Date | undefined;
  reviewCount: number;
  /** Mean of the reviews, not rounded; 0 without reviews. */
  rating: number;
  totalSessions: number;
}

export interface Review {
  id: string;
  rating: number;
  text: string;
  createdAt: Date;
  updatedAt: Date;
  verifiedBooking: boolean;
}

/** @throws a unique violation when the person has a live application. */
export async function insertFacilitator(
  handle: Handle,
  facilitator: Application & { id: string; personId: string; createdAt: Date },
): Promise<void> {
  await handle
    .insertInto('facilitators')
    .values({
      id: facilitator.id,
      person_id: facilitator.personId,
      name: facilitator.name,
      bio: facilitator.bio,
      specialties: facilitator.specialties,
      price_micro_usdc: facilitator.priceMicroUsdc,
      payout_wallet_address: facilitator.payoutWalletAddress,
      languages: facilitator.languages,
      contact: facilitator.contact ?? null,
      status: 'pending',
      created_at: facilitator.createdAt,
      decided_at: null,
    })
    .execute();
}

// Counted when they are read, so that concurrent writes cannot make them wrong. Both tables have an index for it.
function selectFacilitators(handle: Handle) {
  return handle
    .selectFrom('facilitators')
    .selectAll('facilitators')
    .select([
      sql<number>`(select count(*) from bookings where bookings.facilitator_id = facilitators.id)`.as(
        'sessions',
      ),
      sql<number>`(select count(*) from facilitator_reviews reviews where reviews.facilitator_id = facilitators.id)`.as(
        'review_count',
      ),
      sql<number>`(select coalesce(sum(rating), 0) from facilitator_reviews reviews
                    where reviews.facilitator_id = facilitators.id)`.as('rating_sum'),
    ]);
}

type FacilitatorRow =
  ReturnType<typeof selectFacilitators> extends SelectQueryBuilder<Tables, 'facilitators', infer Row>
    ? Row
    : never;

function toFacilitator(row: FacilitatorRow): Facilitator {
  return {
    id: row.id,
    personId: row.person_id,
    ordinal: row.ordinal,
    name: row.name,
    bio: row.bio,
    specialties: row.specialties,
    priceMicroUsdc: row.price_micro_usdc,
    payoutWalletAddress: row.payout_wallet_address,
    languages: row.languages,
    contact: row.contact ?? undefined,
    status: row.status,
    createdAt: row.created_at,
    decidedAt: row.decided_at ?? undefined,
    reviewCount: row.review_count,
    rating: row.review_count === 0 ? 0 : row.rating_sum / row.review_count,
    totalSessions: row.sessions,
  };
}

/** Approved facilitators, oldest first. */
export async function selectApproved(
  handle: Handle,
  { limit, after }: { limit?: number; after?: Cursor | undefined } = {},
): Promise<Facilitator[]> {
  let query = selectFacilitators(handle)
    .where('status', '=', 'approved')
    .orderBy('created_at')
    .orderBy('ordinal');
  if (after)
    query = query.where(sql<boolean>`(created_at, ordinal) > (${after.createdAt}, ${after.ordinal})`);
  if (limit !== undefined) query = query.limit(limit);
  return (await query.execute()).map(toFacilitator);
}

/** Oldest first. */
export async function selectByStatus(
  handle: Handle,
  status: FacilitatorStatus | undefined,
): Promise<Facilitator[]> {
  let query = selectFacilitators(handle).orderBy('created_at').orderBy('ordinal');
  if (status !== undefined) query = query.where('status', '=', status);
  return (await query.execute()).map(toFacilitator);
}

export async function findFacilitator(handle: Handle, id: string): Promise<Facilitator | undefined> {
  const row = await selectFacilitators(handle).where('id', '=', id).executeTakeFirst();
  return row && toFacilitator(row);
}

/** All applications of a person, newest first. */
export async function selectOfPerson(handle: Handle, personId: string): Promise<Facilitator[]> {
  const rows = await selectFacilitators(handle)
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .orderBy('ordinal', 'desc')
    .execute();
  return rows.map(toFacilitator);
}

/** Returns whether the facilitator is approved, and locks the status until the transaction ends. */
export async function lockApproved(handle: Handle, id: string): Promise<boolean> {
  const row = await handle
    .selectFrom('facilitators')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'approved')
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** @throws a unique violation when the person has another live application. */
export async function updateStatus(
  handle: Handle,
  id: string,
  status: FacilitatorStatus,
  now: Date,
): Promise<void> {
  await handle
    .updateTable('facilitators')
    .set({ status, decided_at: now })
    .where('id', '=', id)
    .where('status', '<>', status)
    .execute();
}

export async function deleteFacilitatorsOf(handle: Handle, personId: string): Promise<number> {
  const result = await handle.deleteFrom('facilitators').where('person_id', '=', personId).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Saves a person's review of a facilitator, instead of an earlier one. */
export async function upsertReview(
  handle: Handle,
  review: { id: string; facilitatorId: string; personId: string; rating: number; text: string; now: Date },
): Promise<Review> {
  const row = await handle
    .insertInto('facilitator_reviews')
    .values({
      id: review.id,
      facilitator_id: review.facilitatorId,
      person_id: review.personId,
      rating: review.rating,
      text: review.text,
      created_at: review.now,
      updated_at: review.now,
    })
    .onConflict((conflict) =>
      conflict.columns(['facilitator_id', 'person_id']).doUpdateSet((excluded) => ({
        rating: excluded.ref('excluded.rating'),
        text: excluded.ref('excluded.text'),
        updated_at: excluded.ref('excluded.updated_at'),
      })),
    )
    .returning([...reviewColumns, isVerified])
    .executeTakeFirstOrThrow();
  return toReview(row);
}

const reviewColumns = ['id', 'facilitator_id', 'rating', 'text', 'created_at', 'updated_at'] as const;

const isVerified = sql<boolean>`exists (
  select 1 from bookings where bookings.facilitator_id = facilitator_reviews.facilitator_id
                           and bookings.person_id = facilitator_reviews.person_id)`.as('verified_booking');

function selectReviewRows(handle: Handle) {
  return handle.selectFrom('facilitator_reviews').select([...reviewColumns, isVerified]);
}

type ReviewRow = NonNullable<Awaited<ReturnType<ReturnType<typeof selectReviewRows>['executeTakeFirst']>>>;

function toReview(row: ReviewRow): Review {
  return {
    id: row.id,
    rating: row.rating,
    text: row.text,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    verifiedBooking: row.verified_booking,
  };
}

/** Newest first. */
export async function selectReviews(handle: Handle, facilitatorId: string, limit: number): Promise<Review[]> {
  const rows = await selectReviewRows(handle)
    .where('facilitator_id', '=', facilitatorId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toReview);
}

export async function selectReviewsOf(
  handle: Handle,
  personId: string,
): Promise<(Review & { facilitatorId: string })[]> {
  const rows = await selectReviewRows(handle)
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({ ...toReview(row), facilitatorId: row.facilitator_id }));
}

/** The texts of the newest `limitEach` reviews of each approved facilitator, by facilitator. */
export async function selectReviewTexts(handle: Handle, limitEach: number): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ facilitator_id: string; texts: string[] }>`
    select facilitators.id as facilitator_id, newest.texts
      from facilitators, lateral (
        select array_agg(text order by updated_at desc, id) as texts
          from (select id, text, updated_at from facilitator_reviews
                 where facilitator_id = facilitators.id order by updated_at desc, id limit ${limitEach}) latest
      ) newest
     where facilitators.status = 'approved' and newest.texts is not null`.execute(handle);
  return new Map(rows.map(({ facilitator_id, texts }) => [facilitator_id, texts]));
}

export async function deleteReviewsOf(handle: Handle, personId: string): Promise<number> {
  const result = await handle
    .deleteFrom('facilitator_reviews')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
