import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ApiResponse, SignedIn } from '../support/api-client.ts';
import { cleanUpFile } from '../support/data-dir.ts';
import { plainWriting } from '../support/people.ts';
import {
  applyAs,
  book,
  bookingsOf,
  decide,
  type Market,
  newPayer,
  pay,
  startMarket,
  writeAs,
} from './market.ts';

const dayMs = 24 * 60 * 60 * 1000;

let market: Market;
let guide: SignedIn;
let writer: SignedIn;
let other: SignedIn;
let facilitatorId: string;
/** How far the service's clock runs ahead. */
let aheadMs = 0;

beforeAll(async () => {
  market = await startMarket({ clock: () => new Date(Date.now() + aheadMs) });
});
beforeEach(async () => {
  aheadMs = 0;
  writer = await newPayer(market);
  guide = await newPayer(market);
  other = await newPayer(market);
  facilitatorId = await applyAs(market, guide);
});
afterAll(cleanUpFile);

async function bookSession(person: SignedIn, shareContext: boolean): Promise<string> {
  const hash = await pay(market, person.account.address, guide.account.address);
  const { status, body } = await book(person, facilitatorId, hash, {
    share_context: shareContext,
    message: 'On Tuesday?',
  });
  expect([status, body.share_context]).toEqual([201, shareContext]);
  return body.booking_id;
}

async function received(person: Pick<SignedIn, 'get'> = guide): Promise<ApiResponse['body'][]> {
  const { status, body } = await person.get('/swift/v1/facilitators/bookings');
  expect(status).toBe(200);
  return body.bookings;
}

/** Signs in again, since a session ends before the time of a summary does. */
async function again(person: SignedIn): Promise<SignedIn> {
  return market.service.api.signIn(person.account);
}

const grief =
  'It is nine weeks since the funeral. I thought grief would be crying and it is mostly paperwork. I miss my mother. ';

it('shares themes and patterns with the guide, in the service’s own words, and logs each reading', async () => {
  await writeAs(
    writer,
    `${grief} Zebedee the zebrafinch. My zebrafinch sings. The zebrafinch is Zebedee. I said Zebedee!`,
  );
  await writeAs(
    writer,
    `${grief} At four I saw Quillfeather again, and Quillfeather saw my quillwort. The quillwort!`,
  );
  const id = await bookSession(writer, true);

  const [booking] = await received();
  expect(booking).toMatchObject({ booking_id: id, message: 'On Tuesday?' });
  expect(booking.summary).toMatchObject({
    writings: 2,
    themes: expect.arrayContaining([
      { name: 'grief', writings: 2 },
      { name: 'my mother', writings: 2 },
    ]),
    sojourn: 'Root (Primordia)',
    sojourn_day: 1,
    sojourn_phase: 'descent',
    streak_days: 1,
  });
  expect(booking.summary.text).toContain('grief (in 2)');
  expect(booking.summary.text).toContain('their mother (in 2)');
  // Not a word that only the writer uses, nor who they are.
  expect(JSON.stringify(booking)).not.toMatch(/zebedee|zebrafinch|quill|paperwork|nine weeks/i);
  expect(JSON.stringify(booking).toLowerCase()).not.toContain(writer.account.address.toLowerCase());
  expect(JSON.stringify(booking)).not.toContain(writer.user.id);

  await received();
  const [own] = await bookingsOf(writer);
  expect(own).toMatchObject({ share_context: true, reading_count: 2, summary: booking.summary });
  expect(own.readings).toHaveLength(2);
  expect(Date.parse(own.shared_until)).toBe(Date.parse(own.created_at) + 90 * dayMs);
});

it('stores and shows nothing of the writer where nothing is shared', async () => {
  await writeAs(writer, grief);
  await bookSession(writer, false);
  expect(await received()).toMatchObject([{ summary: null, shared_until: null }]);
  expect(await bookingsOf(writer)).toMatchObject([
    { share_context: false, summary: null, shared_until: null, readings: [], reading_count: 0 },
  ]);
  const { body } = await guide.get('/swift/v2/me/export');
  expect(JSON.stringify(body)).not.toContain('On Tuesday');
});

it('uses no sealed writing and none in which the care screen heard danger', async () => {
  await writeAs(
    writer,
    'My boss, my job, the office, another meeting, the deadline, my boss again at work.',
    {
      sealed: true,
    },
  );
  await writeAs(
    writer,
    'I want to kill myself tonight. The guitar, the piano, the choir, my music, a song, the band.',
  );
  await bookSession(writer, true);
  expect((await received())[0].summary).toMatchObject({
    writings: 0,
    themes: [],
    chakras: [],
    text: 'There are no writings yet that anything could be told of.',
  });
  await writeAs(writer, plainWriting('the garden'));
  const hash = await pay(market, writer.account.address, guide.account.address);
  await book(writer, facilitatorId, hash, { share_context: true });
  const [{ summary }] = await received();
  expect(summary.writings).toBe(1);
  expect(JSON.stringify(summary)).not.toMatch(/boss|music|meeting/);
});

it('tells what it was when it was shared, not what was written since', async () => {
  await writeAs(writer, grief);
  await bookSession(writer, true);
  await writeAs(writer, 'The overdraft, the loan, my debt, the rent: money, money, money.');
  const [{ summary }] = await received();
  expect(summary.writings).toBe(1);
  expect(JSON.stringify(summary)).not.toContain('money');
});

it('erases a summary when its writer takes it back, again and again', async () => {
  await writeAs(writer, grief);
  const id = await bookSession(writer, true);
  await received();
  const first = await writer.delete(`/swift/v1/bookings/${id}/context`);
  expect(first).toMatchObject({ status: 200, body: { ok: true, booking_id: id } });
  expect((await writer.delete(`/swift/v1/bookings/${id}/context`)).body).toEqual(first.body);
  expect(await received()).toMatchObject([{ booking_id: id, message: 'On Tuesday?', summary: null }]);
  expect(await bookingsOf(writer)).toMatchObject([
    { share_context: false, summary: null, revoked_at: first.body.revoked_at, reading_count: 1 },
  ]);
  // Erased, not hidden: nothing of it is left anywhere in what is kept of them.
  const { body } = await writer.get('/swift/v2/me/export');
  expect(JSON.stringify(body.bookings)).not.toContain('grief');
});

it('shares for 90 days, then erases', async () => {
  await writeAs(writer, grief);
  const id = await bookSession(writer, true);
  aheadMs = 90 * dayMs - 60_000;
  const lateGuide = await again(guide);
  expect((await received(lateGuide))[0].summary).not.toBeNull();
  aheadMs = 90 * dayMs;
  expect((await received(lateGuide))[0]).toMatchObject({ booking_id: id, summary: null, shared_until: null });
  const lateWriter = await again(writer);
  expect((await bookingsOf(lateWriter))[0]).toMatchObject({
    share_context: false,
    summary: null,
    reading_count: 1,
  });

  await market.service.services.facilitators.eraseExpired();
  // Had it only been hidden, it would be back.
  aheadMs = 0;
  expect((await received(guide))[0].summary).toBeNull();
});

it('is for the guide who was booked and for the writer, and not there for anybody else', async () => {
  await writeAs(writer, grief);
  const id = await bookSession(writer, true);
  await applyAs(market, other);
  expect(await received(other)).toEqual([]);
  expect(await received(writer)).toEqual([]);
  expect(await bookingsOf(other)).toEqual([]);
  expect(await bookingsOf(guide)).toEqual([]);
  for (const person of [other, guide]) {
    const { status, body } = await person.delete(`/swift/v1/bookings/${id}/context`);
    expect([status, body.code]).toEqual([404, 'not_found']);
  }
  expect((await writer.delete(`/swift/v1/bookings/${randomUUID()}/context`)).status).toBe(404);
  expect((await writer.delete('/swift/v1/bookings/42/context')).status).toBe(400);
  expect((await received())[0].summary).not.toBeNull();
});

it('has nothing to take back where nothing was shared', async () => {
  const id = await bookSession(writer, false);
  expect((await writer.delete(`/swift/v1/bookings/${id}/context`)).status).toBe(404);
});

it('is not shown to a guide who is off the list, and shown again when they are back', async () => {
  await writeAs(writer, grief);
  await bookSession(writer, true);
  for (const decision of ['suspend', 'reject'] as const) {
    await decide(market, facilitatorId, decision);
    expect(await received()).toMatchObject([{ message: 'On Tuesday?', summary: null }]);
  }
  expect((await bookingsOf(writer))[0].reading_count).toBe(0);
  await decide(market, facilitatorId, 'approve');
  expect((await received())[0].summary).not.toBeNull();
});

it('goes with its writer, and leaves the writer their booking when the guide goes', async () => {
  await writeAs(writer, grief);
  await writeAs(other, grief);
  await bookSession(writer, true);
  await bookSession(other, true);
  expect((await writer.delete('/swift/v2/me')).body.erased).toMatchObject({ bookings: 1 });
  const [ofOther, ofWriter] = await received();
  expect(ofWriter).toMatchObject({ message: null, summary: null });
  expect(ofOther.summary).not.toBeNull();
  expect((await guide.delete('/swift/v2/me')).body.erased).toMatchObject({ facilitator_applications: 1 });
  expect(await bookingsOf(other)).toMatchObject([
    { facilitator: null, status: 'confirmed', message: 'On Tuesday?' },
  ]);
});

it('pages both lists, and logs no reading of what it did not show', async () => {
  for (let count = 0; count < 3; count++) await bookSession(writer, true);
  const first = (await guide.get('/swift/v1/facilitators/bookings?limit=2')).body;
  expect(first.bookings).toHaveLength(2);
  expect((await bookingsOf(writer)).map(({ reading_count }) => reading_count)).toEqual([1, 1, 0]);
  const rest = (await guide.get(`/swift/v1/facilitators/bookings?limit=2&before=${first.next_cursor}`)).body;
  expect(rest.bookings).toHaveLength(1);
  expect(rest.next_cursor).toBeUndefined();

  const own = (await writer.get('/swift/v1/bookings?limit=1')).body;
  const older = (await writer.get(`/swift/v1/bookings?before=${own.next_cursor}`)).body;
  const ids = [...own.bookings, ...older.bookings].map(({ booking_id }) => booking_id);
  expect(ids).toEqual([...first.bookings, ...rest.bookings].map(({ booking_id }) => booking_id));
});
