import { afterAll, expect, it } from 'vitest';
import type { ApiResponse } from '../support/api-client.ts';
import { cleanUpFile } from '../support/data-dir.ts';
import { book, bookingsOf, decide, newPayer, pay, startMarket, writeAs } from './market.ts';
import { guides, writers } from './marketplace.ts';

afterAll(cleanUpFile);

it('goes from an application to a booking that its guide sees, with the summary only where it was shared', async () => {
  const market = await startMarket();
  const { api } = market.service;
  const listed = async () => (await api.call('GET', '/swift/v1/facilitators')).body.facilitators;

  // Two guides apply; they are not listed until the operator has approved them.
  const people = [];
  for (const { name, bio, specialties } of [guides[0]!, guides[1]!]) {
    const person = await newPayer(market);
    const { status, body } = await person.post('/swift/v1/facilitators/apply', {
      name,
      bio,
      specialties,
      price_per_session_usdc: 35.5,
      contact: 'https://example.org/meet',
    });
    expect([status, body.status]).toEqual([201, 'pending']);
    expect((await person.get('/swift/v1/facilitators/bookings')).body.facilitator.status).toBe('pending');
    people.push({ ...person, id: body.id as string });
  }
  const [grief, burnout] = people as [(typeof people)[0], (typeof people)[0]];
  expect(await listed()).toEqual([]);
  for (const { id } of people) await decide(market, id, 'approve');
  expect((await listed()).map(({ id }: { id: string }) => id)).toEqual([grief.id, burnout.id]);

  // A writer writes, and is recommended the one who fits.
  const writer = await newPayer(market);
  for (const writing of writers[0]!.writings) await writeAs(writer, writing);
  const { recommendations } = (await writer.get('/swift/v1/facilitators/recommended')).body;
  expect(recommendations.map((one: ApiResponse['body']) => one.facilitator.id)).toEqual([
    grief.id,
    burnout.id,
  ]);
  const { facilitator, rationale } = recommendations[0];
  expect(rationale).toContain('grief');
  expect(rationale).toContain('bereavement');

  // They ask for the terms, pay to them, and book twice: once sharing, once not.
  const { terms } = (await book(writer, facilitator.id, undefined)).body;
  expect(terms.amount_usdc).toBe(35.5);
  for (const share of [true, false]) {
    const hash = await pay(market, writer.account.address, terms.recipient, BigInt(terms.amount));
    const message = share ? 'I would like to talk about him.' : 'And again, please.';
    const answer = await book(writer, facilitator.id, hash, { share_context: share, message });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ contact: 'https://example.org/meet', share_context: share });
  }

  // The guide sees both, and of the writer only what was shared; the other guide sees nothing.
  const { bookings } = (await grief.get('/swift/v1/facilitators/bookings')).body;
  expect(bookings.map((one: ApiResponse['body']) => [one.message, one.summary !== null])).toEqual([
    ['And again, please.', false],
    ['I would like to talk about him.', true],
  ]);
  expect(bookings[1].summary.themes[0]).toEqual({ name: 'grief', writings: 2 });
  expect(JSON.stringify(bookings)).not.toMatch(/kettle|sideboard|reading glasses/);
  expect((await burnout.get('/swift/v1/facilitators/bookings')).body.bookings).toEqual([]);

  // The writer sees that it was read, and writes a review, which is marked as verified.
  expect((await bookingsOf(writer)).map(({ reading_count }) => reading_count)).toEqual([0, 1]);
  await writer.post(`/swift/v1/facilitators/${grief.id}/review`, { rating: 5, text: 'She stayed.' });
  expect((await api.call('GET', `/swift/v1/facilitators/${grief.id}`)).body).toMatchObject({
    rating: 5,
    total_sessions: 2,
    reviews: [{ text: 'She stayed.', verified_booking: true }],
  });
});
