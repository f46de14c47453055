import { expect, it } from 'vitest';
import { createRandom } from '#src/core/random.ts';
import { applyAs, startMarket } from '../facilitators/market.ts';

it('a facilitator keeps the exact mean of the last reviews after 1,000 upserts of 50 people at once', async () => {
  const market = await startMarket();
  const id = await applyAs(market, await market.service.api.signIn());
  const people = await Promise.all(Array.from({ length: 50 }, () => market.service.issueClient()));
  const random = createRandom('upserts');
  // Each person's own reviews come one after another, those of different people at once.
  const last = await Promise.all(
    people.map(async (person) => {
      const ratings = Array.from({ length: 20 }, () => 1 + random.int(5));
      for (const rating of ratings)
        expect(
          (await person.post(`/swift/v1/facilitators/${id}/review`, { rating, text: `${rating} of 5` }))
            .status,
        ).toBe(200);
      return ratings.at(-1)!;
    }),
  );
  const { body: found } = await market.service.api.call('GET', `/swift/v1/facilitators/${id}`);
  expect(found.review_count).toBe(50);
  expect(found.rating).toBe(last.reduce((sum, rating) => sum + rating, 0) / 50);
  expect(found.reviews.map(({ rating }: { rating: number }) => rating).sort()).toEqual(last.sort());
});
