import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiResponse, SignedIn } from '../support/api-client.ts';
import { cleanUpFile } from '../support/data-dir.ts';
import { applyAs, book, type Market, pay, startMarket } from './market.ts';

let market: Market;
let guide: SignedIn;
let writer: SignedIn;

beforeAll(async () => {
  market = await startMarket();
  [writer, guide] = market.writers as [SignedIn, SignedIn];
});
afterAll(cleanUpFile);

function review(
  person: Pick<SignedIn, 'post'>,
  id: string,
  rating: unknown,
  text: unknown,
): Promise<ApiResponse> {
  return person.post(`/swift/v1/facilitators/${id}/review`, { rating, text });
}

async function detail(id: string): Promise<ApiResponse['body']> {
  return (await market.service.api.call('GET', `/swift/v1/facilitators/${id}`)).body;
}

/** An approved facilitator without reviews. */
async function newFacilitator(): Promise<string> {
  return applyAs(market, await market.service.api.signIn());
}

it('keeps one review a person, the last one, and tells the mean with it', async () => {
  const id = await newFacilitator();
  const first = await review(writer, id, 2, 'Too quick.');
  expect(first.status).toBe(200);
  expect(first.body).toEqual({
    ok: true,
    review: {
      id: expect.any(String),
      rating: 2,
      text: 'Too quick.',
      created_at: expect.any(String),
      updated_at: expect.any(String),
      verified_booking: false,
    },
    rating: 2,
    review_count: 1,
  });
  const second = await review(writer, id, 5, 'Slower now.');
  expect(second.body.review.id).toBe(first.body.review.id);
  expect(second.body.review.created_at).toBe(first.body.review.created_at);
  await review(guide, id, 4, 'Good.');
  expect(await detail(id)).toMatchObject({
    rating: 4.5,
    review_count: 2,
    reviews: [
      { rating: 4, text: 'Good.' },
      { rating: 5, text: 'Slower now.' },
    ],
  });
});

it('says which authors of reviews have booked', async () => {
  const payee = await market.service.api.signIn();
  const id = await applyAs(market, payee);
  const hash = await pay(market, writer.account.address, payee.account.address);
  expect((await book(writer, id, hash)).status).toBe(201);
  expect((await review(writer, id, 5, 'Worth it.')).body.review.verified_booking).toBe(true);
  await review(guide, id, 1, 'Never met them.');
  const { reviews } = await detail(id);
  expect(reviews.map((one: ApiResponse['body']) => [one.text, one.verified_booking])).toEqual([
    ['Never met them.', false],
    ['Worth it.', true],
  ]);
});

it('keeps one review of a person who sends twenty at once', async () => {
  const id = await newFacilitator();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => review(writer, id, 1 + (at % 5), `${at}`)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const { rating, review_count, reviews } = await detail(id);
  expect([review_count, reviews.length]).toEqual([1, 1]);
  expect(rating).toBe(reviews[0].rating);
});

it('refuses a review of oneself', async () => {
  const id = await applyAs(market, guide);
  const own = await review(guide, id, 5, 'Wonderful.');
  expect([own.status, own.body.code]).toEqual([403, 'forbidden']);
  const client = await market.service.issueClient();
  const other = await applyAs(market, client, { payout_wallet_address: writer.account.address });
  const paid = await review(writer, other, 5, 'Wonderful.');
  expect([paid.status, paid.body.code]).toEqual([403, 'forbidden']);
  expect((await detail(id)).review_count + (await detail(other)).review_count).toBe(0);
});

it.each<[string, unknown, unknown, string]>([
  ['no star', 0, 'Text.', 'rating'],
  ['six stars', 6, 'Text.', 'rating'],
  ['half a star', 4.5, 'Text.', 'rating'],
  ['a rating as text', '5', 'Text.', 'rating'],
  ['no rating', undefined, 'Text.', 'rating'],
  ['no text', 5, undefined, 'text'],
  ['an empty text', 5, '', 'text'],
  ['white space alone', 5, ' \n\u3000', 'text'],
  ['2,001 characters', 5, 'x'.repeat(2_001), 'text'],
  ['a NUL', 5, 'a\0b', 'text'],
  ['half a surrogate pair', 5, 'a\udc00', 'text'],
])('refuses %s, and names the field', async (_what, rating, text, path) => {
  const id = await newFacilitator();
  const { status, body } = await review(writer, id, rating, text);
  expect([status, body.code]).toEqual([400, 'invalid_request']);
  expect(body.details.map((detail: { path: string }) => detail.path)).toContain(path);
  expect((await detail(id)).review_count).toBe(0);
});

it('gives every text back as it came: markup, any script, 2,000 characters beyond the first plane', async () => {
  const id = await newFacilitator();
  for (const text of [
    `<img src=x onerror="alert(1)"> & "quotes" '; delete from people; --`,
    '\u202eright to left\u202c  and   spaces ',
    'ก็็็็ e\u0301 \u200b\ufeff 한국어 العربية',
    '👩‍👩‍👧‍👦'.repeat(4),
    '𝕏'.repeat(2_000),
  ]) {
    expect((await review(writer, id, 3, text)).status).toBe(200);
    expect((await detail(id)).reviews[0].text).toBe(text);
  }
});

it('knows no facilitator by another id, and takes the reviews of an erased person with them', async () => {
  expect((await review(writer, randomUUID(), 5, 'Text.')).status).toBe(404);
  const id = await newFacilitator();
  const person = await market.service.api.signIn();
  await review(person, id, 1, 'Mine.');
  await review(writer, id, 4, 'Stays.');
  expect((await person.get('/swift/v2/me/export')).body.facilitator_reviews).toMatchObject([
    { text: 'Mine.' },
  ]);
  expect((await person.delete('/swift/v2/me')).body.erased).toMatchObject({ facilitator_reviews: 1 });
  expect(await detail(id)).toMatchObject({ rating: 4, review_count: 1, reviews: [{ text: 'Stays.' }] });
});
