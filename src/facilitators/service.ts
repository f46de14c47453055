import type { ReadProfile } from '#memory/recall/writer-profile.ts';
import type { Clock } from '#src/core/clock.ts';
import { AppError, notFound, personErased } from '#src/core/errors.ts';
import { type Database, inTransaction } from '#src/db/database.ts';
import { isForeignKeyViolation, isUniqueViolation } from '#src/db/pool.ts';
import type { FacilitatorStatus } from '#src/db/tables.ts';
import type { Caller } from '#src/http/endpoint.ts';
import { type Cursor, splitPage } from '#src/http/paging.ts';
import { invalidRequest } from '#src/http/problem.ts';
import { type BookingOptions, createBooking } from './booking.ts';
import * as bookings from './booking-store.ts';
import { toOperatorItem, toOwnBooking, toOwnReview } from './presentation.ts';
import type { RankFacilitators } from './ranking.ts';
import { isSelf } from './self.ts';
import { ordinaryThemes } from './shared-context.ts';
import * as store from './store.ts';

const maxRecommended = 10;
const maxReviewsShown = 500;
/** How many of a facilitator's newest reviews the ranking reads. */
const maxReviewsRead = 20;

export interface FacilitatorsOptions extends BookingOptions {
  database: Database;
  clock: Clock;
  readProfile: ReadProfile;
  rank: RankFacilitators;
}

/** An application as the caller sent it. */
type NewApplication = Omit<store.Application, 'payoutWalletAddress'> & {
  payoutWalletAddress: string | undefined;
};

export type Facilitators = ReturnType<typeof createFacilitators>;

export function createFacilitators(options: FacilitatorsOptions) {
  const { database, clock, readProfile, rank } = options;
  const booking = createBooking(options);

  /** @throws AppError `not_found` when the facilitator does not exist or is not approved. */
  async function getApproved(id: string): Promise<store.Facilitator> {
    const found = await store.findFacilitator(database, id);
    if (found?.status !== 'approved') throw notFound('facilitator');
    return found;
  }

  return {
    ...booking,

    /** A page of the approved facilitators, oldest first. */
    async list(page: { limit: number; after: Cursor | undefined }) {
      const found = await store.selectApproved(database, { ...page, limit: page.limit + 1 });
      const { page: facilitators, next } = splitPage(found, page.limit);
      return { facilitators, next };
    },

    /** See `apply` below. */
    apply: (caller: Caller, application: NewApplication, id: string) =>
      apply(options, caller, application, id),

    /** @throws AppError `not_found` */
    async detail(id: string): Promise<{ facilitator: store.Facilitator; reviews: store.Review[] }> {
      const facilitator = await getApproved(id);
      return { facilitator, reviews: await store.selectReviews(database, id, maxReviewsShown) };
    },

    /**
     * Saves the caller's review of a facilitator, instead of an earlier one.
     *
     * @throws AppError `not_found`, `forbidden` when caller and facilitator are the same person.
     */
    async review(
      caller: Caller,
      facilitatorId: string,
      written: { rating: number; text: string },
      id: string,
    ) {
      const facilitator = await getApproved(facilitatorId);
      if (isSelf(caller, facilitator)) throw new AppError('forbidden', 'You cannot review yourself.');
      const review = await store
        .upsertReview(database, { ...written, id, facilitatorId, personId: caller.personId, now: clock() })
        .catch((error: unknown) => {
          throw isForeignKeyViolation(error) ? notFound('facilitator') : error;
        });
      const { rating, reviewCount } = await getApproved(facilitatorId);
      return { review, rating, reviewCount };
    },

    /** At most ten facilitators that fit the caller best, by the themes of the caller's writings. */
    async recommend(caller: Caller) {
      const [profile, approved, reviews] = await Promise.all([
        readProfile(caller.personId),
        store.selectApproved(database),
        store.selectReviewTexts(database, maxReviewsRead),
      ]);
      const others = new Map(
        approved.filter((facilitator) => !isSelf(caller, facilitator)).map((other) => [other.id, other]),
      );
      const ranked = await rank(
        profile,
        [...others.values()].map((other) => ({ ...other, reviews: reviews.get(other.id) ?? [] })),
      );
      return {
        recommendations: ranked
          .slice(0, maxRecommended)
          .map(({ id, ...match }) => ({ facilitator: others.get(id)!, ...match })),
        basis: { writings: profile.writings, themes: ordinaryThemes(profile).map(({ name }) => name) },
      };
    },

    /** For the operator: all facilitators, or those of one status, oldest first. */
    listForOperator: (status: FacilitatorStatus | undefined) => store.selectByStatus(database, status),

    /**
     * Sets the status of an application. Every change is allowed, and repeating one has no effect.
     *
     * @throws AppError `not_found`, `conflict` when this would give the person two live applications.
     */
    async decide(id: string, status: Exclude<FacilitatorStatus, 'pending'>): Promise<store.Facilitator> {
      try {
        await store.updateStatus(database, id, status, clock());
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        throw new AppError('conflict', 'This person has a later application; decide on that one.', {
          cause: error,
        });
      }
      const found = await store.findFacilitator(database, id);
      if (!found) throw notFound('facilitator');
      return found;
    },

    personalData: personalDataOf(options),
  };
}

/**
 * Saves an application for the operator to decide on.
 *
 * @throws AppError `conflict` when the caller has a live application, `invalid_request` when no payout wallet is known.
 */
async function apply(
  { database, clock }: FacilitatorsOptions,
  caller: Caller,
  application: NewApplication,
  id: string,
): Promise<string> {
  const payoutWalletAddress = application.payoutWalletAddress ?? caller.walletAddress;
  if (payoutWalletAddress === undefined) {
    throw invalidRequest([
      { path: 'payout_wallet_address', message: 'is needed, since this token belongs to no wallet' },
    ]);
  }
  try {
    await store.insertFacilitator(database, {
      ...application,
      payoutWalletAddress,
      id,
      personId: caller.personId,
      createdAt: clock(),
    });
  } catch (error) {
    if (isForeignKeyViolation(error)) throw personErased(error);
    if (!isUniqueViolation(error)) throw error;
    const own = await store.selectOfPerson(database, caller.personId);
    if (own.some((known) => known.id === id)) return id;
    throw new AppError('conflict', 'You have an application already.', { cause: error });
  }
  return id;
}

/** How a person's applications, reviews and bookings are counted, exported and erased. */
function personalDataOf({ database, clock }: FacilitatorsOptions) {
  return {
    async count(personId: string) {
      return {
        facilitator_applications: (await store.selectOfPerson(database, personId)).length,
        facilitator_reviews: (await store.selectReviewsOf(database, personId)).length,
        bookings: await bookings.countOwn(database, personId),
      };
    },

    async export(personId: string) {
      const own = await bookings.selectOwn(database, personId, { now: clock() });
      return {
        facilitator_applications: (await store.selectOfPerson(database, personId)).map(toOperatorItem),
        facilitator_reviews: (await store.selectReviewsOf(database, personId)).map(toOwnReview),
        bookings: own.map(toOwnBooking),
      };
    },

    /** Payments stay without the person: a transaction must never pay for a second booking. */
    erase(personId: string) {
      return inTransaction(database, async (handle) => ({
        facilitator_applications: await store.deleteFacilitatorsOf(handle, personId),
        facilitator_reviews: await store.deleteReviewsOf(handle, personId),
        bookings: await bookings.forgetWriter(handle, personId),
      }));
    },
  };
}
