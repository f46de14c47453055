import { type Address, getAddress } from 'viem';
import type { ReadProfile } from '#memory/recall/writer-profile.ts';
import { ChainUnavailableError } from '#src/chain/chain-unavailable.ts';
import { type PaymentVerdict, type PaymentVerifier, paymentMaxAgeSeconds } from '#src/chain/payments.ts';
import { paymentRequiredHeader } from '#src/chain/x402.ts';
import type { Clock } from '#src/core/clock.ts';
import { AppError, type ErrorCode, notFound, personErased } from '#src/core/errors.ts';
import { type Database, inTransaction } from '#src/db/database.ts';
import { isForeignKeyViolation } from '#src/db/pool.ts';
import type { Caller } from '#src/http/endpoint.ts';
import { type Cursor, splitPage } from '#src/http/paging.ts';
import type { RateLimiter } from '#src/http/rate-limit.ts';
import * as bookings from './booking-store.ts';
import { toUsdc } from './price.ts';
import { isSelf } from './self.ts';
import { sharedForMs, summariseForGuide } from './shared-context.ts';
import * as store from './store.ts';

export interface BookingOptions {
  database: Database;
  clock: Clock;
  /** Undefined when no chain is configured: then nothing can be booked. */
  payments: PaymentVerifier | undefined;
  /** Confirmations that a payment needs, for the terms. */
  confirmations: number;
  /** Limits the verifications of one person: each sends several requests to the chain. */
  verifications: RateLimiter;
  readProfile: ReadProfile;
}

export interface BookingRequest {
  facilitatorId: string;
  shareContext: boolean;
  message: string;
  /** Hash of the payment transaction, as the caller sent it; undefined in a request for the terms of payment. */
  transactionHash: string | undefined;
  /** Absolute address of the booking, for the terms. */
  url: string;
}

const reorganisedRetrySeconds = 4;

type Confirmed = Extract<PaymentVerdict, { ok: true }>;

/** Bookings, and the summaries that writers share with them. */
export function createBooking(options: BookingOptions) {
  const { database, clock, payments, confirmations, verifications, readProfile } = options;

  async function getBookable(caller: Caller, id: string): Promise<store.Facilitator> {
    const facilitator = await store.findFacilitator(database, id);
    if (facilitator?.status !== 'approved') throw notFound('facilitator');
    if (isSelf(caller, facilitator))
      throw new AppError('forbidden', 'You cannot book a session with yourself.');
    return facilitator;
  }

  return {
    /**
     * Books a session for a confirmed payment. A refused request saves nothing, so that the same payment can be sent
     * again.
     *
     * @param id of the booking; a repeated request under the same idempotency key has the same id.
     * @throws AppError `not_found`, `forbidden`, `payments_not_configured`, `chain_unavailable`, `rate_limited`,
     *   `payment_already_used` and the payment errors of docs/payments.md.
     */
    async book(caller: Caller, request: BookingRequest, id: string) {
      const facilitator = await getBookable(caller, request.facilitatorId);
      const { walletAddress } = caller;
      if (walletAddress === undefined) {
        throw new AppError(
          'forbidden',
          'A session is paid from the caller’s own wallet, and this token belongs to no wallet.',
        );
      }
      const made = await bookings.findOwn(database, caller.personId, id, clock());
      if (made)
        return {
          booking: made,
          facilitator: (await store.findFacilitator(database, facilitator.id)) ?? facilitator,
        };
      if (!payments) {
        throw new AppError(
          'payments_not_configured',
          'Payments are not configured, so nothing can be booked.',
        );
      }

      if (request.transactionHash !== undefined) await verifications.consume(caller.personId);
      try {
        const paid = await confirmPayment(payments, confirmations, walletAddress, facilitator, request);
        const summary = request.shareContext
          ? summariseForGuide(await readProfile(caller.personId))
          : undefined;
        // Checked right before saving: the block may have been replaced since the verification.
        if (!(await payments.stillCanonical(paid))) {
          throw new AppError(
            'payment_pending',
            'The block of this transaction is being replaced. Try again shortly.',
            {
              retryAfterSeconds: reorganisedRetrySeconds,
            },
          );
        }
        await saveBooking(
          options,
          caller,
          facilitator,
          request,
          { id, chainId: payments.chainId, paid },
          summary,
        );
      } catch (error) {
        if (!(error instanceof ChainUnavailableError)) throw error;
        throw new AppError(
          'chain_unavailable',
          'The chain does not answer at the moment. Your payment is safe; try again.',
          {
            cause: error,
          },
        );
      }
      const booking = await bookings.findOwn(database, caller.personId, id, clock());
      const booked = await store.findFacilitator(database, facilitator.id);
      if (!booking || !booked) throw notFound('facilitator');
      return { booking, facilitator: booked };
    },

    /** The bookings of the caller's facilitator profile. Each summary in the answer is logged as read. */
    async received(caller: Caller, page: { limit: number; before: Cursor | undefined }) {
      const [latest] = await store.selectOfPerson(database, caller.personId);
      const received = () => bookings.readReceived(database, caller.personId, { ...page, now: clock() });
      // A writer may be erased while the reading is logged: then the booking is left out of the second attempt.
      const found = await received().catch((error: unknown) => {
        if (isForeignKeyViolation(error)) return received();
        throw error;
      });
      const { page: shown, next } = splitPage(found, page.limit);
      return { facilitator: latest, bookings: shown, next };
    },

    /** The caller's own bookings, with the times when their summaries were read. */
    async own(caller: Caller, { limit, before }: { limit: number; before: Cursor | undefined }) {
      const found = await bookings.selectOwn(database, caller.personId, {
        limit: limit + 1,
        before,
        now: clock(),
      });
      const { page, next } = splitPage(found, limit);
      return { bookings: page, next };
    },

    /**
     * Revokes and erases what was shared with a booking.
     *
     * @throws AppError `not_found`, also for a booking of another person and one with which nothing was shared.
     */
    async revoke(caller: Caller, bookingId: string): Promise<Date> {
      const revokedAt = await bookings.revokeSummary(database, caller.personId, bookingId, clock());
      if (!revokedAt) throw notFound('shared context');
      return revokedAt;
    },

    eraseExpired: () => bookings.eraseExpiredSummaries(database, clock()),
  };
}

/** @throws AppError for a payment that is missing or refused; errors of status 402 carry the terms. */
async function confirmPayment(
  verifier: PaymentVerifier,
  confirmations: number,
  from: string,
  facilitator: store.Facilitator,
  { transactionHash, url }: BookingRequest,
): Promise<Confirmed> {
  const refuse = (code: ErrorCode, sentence: string, retryAfterSeconds?: number) =>
    new AppError(code, sentence, {
      ...(code.startsWith('payment_') && code !== 'payment_pending'
        ? termsOf(verifier, confirmations, facilitator, sentence, url)
        : {}),
      ...(code === 'invalid_transaction_hash'
        ? { details: [{ path: 'payment-signature', message: 'must be 0x and 64 hexadecimal digits' }] }
        : {}),
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    });
  if (transactionHash === undefined) {
    throw refuse(
      'payment_required',
      'Send the payment first, then book with its transaction hash in the header `payment-signature`.',
    );
  }
  const verdict = await verifier.verify({
    transactionHash,
    from: from as Address,
    to: facilitator.payoutWalletAddress as Address,
    minimumMicroUsdc: BigInt(facilitator.priceMicroUsdc),
  });
  if (!verdict.ok) throw refuse(verdict.reason, verdict.message, verdict.retryAfterSeconds);
  return verdict;
}

async function saveBooking(
  { database, clock }: BookingOptions,
  caller: Caller,
  facilitator: store.Facilitator,
  request: BookingRequest,
  { id, chainId, paid }: { id: string; chainId: number; paid: Confirmed },
  summary: bookings.SharedSummary | undefined,
): Promise<void> {
  const now = clock();
  const saved = await inTransaction(database, async (handle) => {
    if (!(await store.lockApproved(handle, facilitator.id))) throw notFound('facilitator');
    return bookings.insertBooking(handle, {
      id,
      transactionHash: paid.transactionHash,
      chainId,
      facilitatorId: facilitator.id,
      personId: caller.personId,
      priceMicroUsdc: facilitator.priceMicroUsdc,
      amountMicroUsdc: paid.amountMicroUsdc,
      message: request.message,
      summary,
      sharedUntil: summary && new Date(now.getTime() + sharedForMs),
      now,
    });
  }).catch((error: unknown) => {
    if (!isForeignKeyViolation(error)) throw error;
    throw personErased(error);
  });
  // The booking exists although it was not saved here: a parallel run of the same request saved it.
  if (saved || (await bookings.findOwn(database, caller.personId, id, now))) return;
  throw new AppError(
    'payment_already_used',
    'This transaction has paid for a booking already. GET /swift/v1/bookings lists yours.',
  );
}

/** What has to be paid, as fields of the body and as the header of x402. */
function termsOf(
  { network, chainId, tokenAddress }: PaymentVerifier,
  confirmations: number,
  facilitator: store.Facilitator,
  error: string,
  url: string,
) {
  const recipient = getAddress(facilitator.payoutWalletAddress);
  const amountMicroUsdc = BigInt(facilitator.priceMicroUsdc);
  return {
    fields: {
      terms: {
        amount_usdc: toUsdc(facilitator.priceMicroUsdc),
        amount: amountMicroUsdc.toString(),
        token: tokenAddress,
        chain_id: chainId,
        network,
        recipient,
        max_age_seconds: paymentMaxAgeSeconds,
        confirmations,
      },
    },
    headers: {
      'PAYMENT-REQUIRED': paymentRequiredHeader({
        network,
        asset: tokenAddress,
        payTo: recipient,
        amountMicroUsdc,
        error,
        resource: { url, description: 'A session with a facilitator', mimeType: 'application/json' },
      }),
    },
  };
}
