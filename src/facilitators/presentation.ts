import { getAddress } from 'viem';
import type { z } from 'zod';
import type { Booking, OwnBooking, ReceivedBooking } from './booking-store.ts';
import { toUsdc } from './price.ts';
import type * as schema from './schema.ts';
import type { Facilitator, Review } from './store.ts';

/*
 * Facilitators, reviews and bookings as the API shows them. None of these contains the wallet of another person.
 */

function describe(facilitator: Facilitator) {
  return {
    id: facilitator.id,
    name: facilitator.name,
    bio: facilitator.bio,
    specialties: facilitator.specialties,
    languages: facilitator.languages,
    price_per_session_usdc: toUsdc(facilitator.priceMicroUsdc),
    rating: facilitator.rating,
    review_count: facilitator.reviewCount,
    total_sessions: facilitator.totalSessions,
  };
}

/** @param facilitator an approved one. */
export function toListItem(facilitator: Facilitator): z.input<typeof schema.facilitator> {
  return { ...describe(facilitator), status: 'approved' };
}

export function toOperatorItem(facilitator: Facilitator): z.input<typeof schema.operatorFacilitator> {
  return {
    ...describe(facilitator),
    status: facilitator.status,
    payout_wallet_address: getAddress(facilitator.payoutWalletAddress),
    contact: facilitator.contact ?? null,
    created_at: facilitator.createdAt.toISOString(),
    decided_at: facilitator.decidedAt?.toISOString() ?? null,
  };
}

export function toReview(review: Review): z.input<typeof schema.review> {
  return {
    id: review.id,
    rating: review.rating,
    text: review.text,
    created_at: review.createdAt.toISOString(),
    updated_at: review.updatedAt.toISOString(),
    verified_booking: review.verifiedBooking,
  };
}

export function toOwnReview(review: Review & { facilitatorId: string }) {
  return { facilitator_id: review.facilitatorId, ...toReview(review) };
}

function paymentOf(booking: Booking) {
  return {
    booking_id: booking.id,
    status: 'confirmed' as const,
    price_usdc: toUsdc(booking.priceMicroUsdc),
    amount_usdc: toUsdc(booking.amountMicroUsdc),
    transaction_hash: booking.transactionHash,
    created_at: booking.createdAt.toISOString(),
  };
}

export function toBooked(booking: OwnBooking, facilitator: Facilitator): z.input<typeof schema.booking> {
  return {
    ...paymentOf(booking),
    facilitator: toListItem(facilitator),
    share_context: booking.sharedUntil !== undefined,
    contact: facilitator.contact ?? null,
  };
}

export function toReceivedBooking(
  booking: ReceivedBooking,
): z.input<typeof schema.receivedBookings>['bookings'][number] {
  return {
    ...paymentOf(booking),
    message: booking.message ?? null,
    summary: booking.summary ?? null,
    shared_until: booking.sharedUntil?.toISOString() ?? null,
  };
}

export function toOwnBooking(booking: OwnBooking): z.input<typeof schema.ownBookings>['bookings'][number] {
  const { facilitator } = booking;
  return {
    ...paymentOf(booking),
    facilitator: facilitator ? { ...facilitator, contact: facilitator.contact ?? null } : null,
    message: booking.message,
    share_context: booking.summary !== undefined,
    summary: booking.summary ?? null,
    shared_until: booking.sharedUntil?.toISOString() ?? null,
    revoked_at: booking.revokedAt?.toISOString() ?? null,
    readings: booking.readings.map((readAt) => ({ read_at: readAt.toISOString() })),
    reading_count: booking.readingCount,
  };
}
