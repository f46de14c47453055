import { sql } from 'kysely';
import type { z } from 'zod';
import type { Handle } from '#src/db/database.ts';
import type { Cursor } from '#src/http/paging.ts';
import type { sharedSummary } from './schema.ts';

export type SharedSummary = z.output<typeof sharedSummary>;

export interface Booking {
  id: string;
  ordinal: number;
  /** Lower case. */
  transactionHash: string;
  facilitatorId: string | undefined;
  priceMicroUsdc: number;
  amountMicroUsdc: number;
  createdAt: Date;
}

/** A booking as the facilitator sees it. */
export interface ReceivedBooking extends Booking {
  /** Undefined after the writer was erased. */
  message: string | undefined;
  summary: SharedSummary | undefined;
  sharedUntil: Date | undefined;
}

/** A booking as the writer who booked sees it. */
export interface OwnBooking extends Booking {
  facilitator: { id: string; name: string; contact: string | undefined } | undefined;
  message: string;
  summary: SharedSummary | undefined;
  sharedUntil: Date | undefined;
  revokedAt: Date | undefined;
  /** The times at which the facilitator was shown the summary: the latest 100, newest first. */
  readings: Date[];
  readingCount: number;
}

const maxReadings = 100;

/** Saves a booking. Returns false when its transaction has paid a booking already, or the booking is saved already. */
export async function insertBooking(
  handle: Handle,
  booking: {
    id: string;
    transactionHash: string;
    chainId: number;
    facilitatorId: string;
    personId: string;
    priceMicroUsdc: number;
    amountMicroUsdc: bigint;
    message: string;
    summary: SharedSummary | undefined;
    sharedUntil: Date | undefined;
    now: Date;
  },
): Promise<boolean> {
  const inserted = await handle
    .insertInto('bookings')
    .values({
      id: booking.id,
      transaction_hash: booking.transactionHash,
      chain_id: booking.chainId,
      facilitator_id: booking.facilitatorId,
      person_id: booking.personId,
      price_micro_usdc: booking.priceMicroUsdc,
      amount_micro_usdc: booking.amountMicroUsdc,
      created_at: booking.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return false;
  await handle
    .insertInto('booking_disclosures')
    .values({
      booking_id: booking.id,
      person_id: booking.personId,
      message: booking.message,
      summary: booking.summary ? JSON.stringify(booking.summary) : null,
      shared_until: booking.sharedUntil ?? null,
      revoked_at: null,
    })
    .execute();
  return true;
}

interface BookingRow {
  id: string;
  ordinal: number;
  transaction_hash: string;
  facilitator_id: string | null;
  price_micro_usdc: number;
  amount_micro_usdc: string;
  created_at: Date;
}

function toBooking(row: BookingRow): Booking {
  return {
    id: row.id,
    ordinal: row.ordinal,
    transactionHash: row.transaction_hash,
    facilitatorId: row.facilitator_id ?? undefined,
    priceMicroUsdc: row.price_micro_usdc,
    amountMicroUsdc: Number(row.amount_micro_usdc),
    createdAt: row.created_at,
  };
}

/** SQL for one page of bookings: newest first, only those after the cursor. */
function page({ limit, before }: { limit?: number | undefined; before?: Cursor | undefined }) {
  return sql`${before ? sql`and (bookings.created_at, bookings.ordinal) < (${before.createdAt}, ${before.ordinal})` : sql``}
    order by bookings.created_at desc, bookings.ordinal desc
    ${limit === undefined ? sql`` : sql`limit ${limit}`}`;
}

/**
 * The bookings of a person's facilitator profiles. A summary is included only for an approved facilitator and while it is
 * shared; the same statement logs that it was read. When there are more than `limit` bookings, one more is returned. That
 * one must not be shown: its summary is not logged.
 */
export async function readReceived(
  handle: Handle,
  personId: string,
  { limit, before, now }: { limit: number; before: Cursor | undefined; now: Date },
): Promise<ReceivedBooking[]> {
  const { rows } = await sql<
    BookingRow & { message: string | null; summary: SharedSummary | null; shared_until: Date | null }
  >`
    with received as (
      select bookings.*, disclosures.message,
             case when shown then disclosures.summary end as summary,
             case when shown then disclosures.shared_until end as shared_until
        from facilitators
        join bookings on bookings.facilitator_id = facilitators.id
        left join booking_disclosures disclosures on disclosures.booking_id = bookings.id,
             lateral (select facilitators.status = 'approved' and disclosures.summary is not null
                         and disclosures.shared_until > ${now} as shown) showing
       where facilitators.person_id = ${personId} ${page({ limit: limit + 1, before })}
    ), logged as (
      insert into summary_readings (booking_id, read_at)
      select id, ${now}::timestamptz
        from (select * from received order by created_at desc, ordinal desc limit ${limit}) shown
       where summary is not null
    )
    select * from received order by created_at desc, ordinal desc`.execute(handle);
  return rows.map((row) => ({
    ...toBooking(row),
    message: row.message ?? undefined,
    summary: row.summary ?? undefined,
    sharedUntil: row.shared_until ?? undefined,
  }));
}

interface OwnRow extends BookingRow {
  facilitator_name: string | null;
  facilitator_contact: string | null;
  message: string;
  summary: SharedSummary | null;
  shared_until: Date | null;
  revoked_at: Date | null;
  readings: Date[];
  reading_count: number;
}

function selectOwnRows(handle: Handle, personId: string, rest: ReturnType<typeof page>) {
  return sql<OwnRow>`
    select bookings.*, facilitators.name as facilitator_name, facilitators.contact as facilitator_contact,
           disclosures.message, disclosures.summary, disclosures.shared_until, disclosures.revoked_at,
           array(select read_at from summary_readings where booking_id = bookings.id
                  order by id desc limit ${maxReadings}) as readings,
           (select count(*) from summary_readings where booking_id = bookings.id) as reading_count
      from bookings
      join booking_disclosures disclosures on disclosures.booking_id = bookings.id
      left join facilitators on facilitators.id = bookings.facilitator_id
     where bookings.person_id = ${personId} ${rest}`.execute(handle);
}

/** A writer's own bookings. */
export async function selectOwn(
  handle: Handle,
  personId: string,
  { limit, before, now }: { limit?: number; before?: Cursor | undefined; now: Date },
): Promise<OwnBooking[]> {
  const { rows } = await selectOwnRows(handle, personId, page({ limit, before }));
  return rows.map((row) => toOwnBooking(row, now));
}

export async function findOwn(
  handle: Handle,
  personId: string,
  bookingId: string,
  now: Date,
): Promise<OwnBooking | undefined> {
  const { rows } = await selectOwnRows(handle, personId, sql`and bookings.id = ${bookingId}`);
  return rows[0] && toOwnBooking(rows[0], now);
}

function toOwnBooking(row: OwnRow, now: Date): OwnBooking {
  const isShared = row.summary !== null && row.shared_until !== null && row.shared_until > now;
  return {
    ...toBooking(row),
    facilitator:
      row.facilitator_id !== null && row.facilitator_name !== null
        ? {
            id: row.facilitator_id,
            name: row.facilitator_name,
            contact: row.facilitator_contact ?? undefined,
          }
        : undefined,
    message: row.message,
    summary: isShared ? (row.summary ?? undefined) : undefined,
    sharedUntil: row.shared_until ?? undefined,
    revokedAt: row.revoked_at ?? undefined,
    readings: row.readings,
    readingCount: row.reading_count,
  };
}

/**
 * Erases the summary that was shared with a booking. Returns when it was first revoked, or undefined when the person has
 * no such booking or shared nothing with it.
 */
export async function revokeSummary(
  handle: Handle,
  personId: string,
  bookingId: string,
  now: Date,
): Promise<Date | undefined> {
  const row = await handle
    .updateTable('booking_disclosures')
    .set({ summary: null, revoked_at: sql`coalesce(revoked_at, ${now})` })
    .where('booking_id', '=', bookingId)
    .where('person_id', '=', personId)
    .where('shared_until', 'is not', null)
    .returning('revoked_at')
    .executeTakeFirst();
  return row?.revoked_at ?? undefined;
}

/** Erases the summaries whose sharing has ended. */
export async function eraseExpiredSummaries(handle: Handle, now: Date): Promise<void> {
  await handle
    .updateTable('booking_disclosures')
    .set({ summary: null })
    .where('summary', 'is not', null)
    .where('shared_until', '<=', now)
    .execute();
}

export async function countOwn(handle: Handle, personId: string): Promise<number> {
  const row = await handle
    .selectFrom('bookings')
    .select(sql<number>`count(*)`.as('count'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Removes the person from their bookings: messages and summaries are deleted, payments stay without a person. */
export async function forgetWriter(handle: Handle, personId: string): Promise<number> {
  await handle.deleteFrom('booking_disclosures').where('person_id', '=', personId).execute();
  const result = await handle
    .updateTable('bookings')
    .set({ person_id: null })
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
