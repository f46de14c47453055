import { defineEndpoint } from '#src/http/endpoint.ts';
import { nextCursor } from '#src/http/paging.ts';
import { toBooked, toListItem, toOwnBooking, toReceivedBooking, toReview } from './presentation.ts';
import { toMicroUsdc } from './price.ts';
import * as schema from './schema.ts';
import type { Facilitators } from './service.ts';

const tag = 'Facilitators';

export function facilitatorEndpoints(facilitators: Facilitators) {
  // Fixed paths come before `{id}`, which would match them.
  return [
    defineEndpoint({
      method: 'get',
      path: '/swift/v1/facilitators',
      operationId: 'listFacilitators',
      tag,
      summary: 'The approved facilitators, oldest application first',
      auth: 'none',
      query: schema.listQuery,
      response: { status: 200, description: 'The facilitators', schema: schema.facilitators },
      async handle({ query }) {
        const found = await facilitators.list({ limit: query.limit, after: query.after });
        return {
          facilitators: found.facilitators.map(toListItem),
          ...nextCursor(found.next),
        };
      },
    }),
    defineEndpoint({
      method: 'post',
      path: '/swift/v1/facilitators/apply',
      operationId: 'applyAsFacilitator',
      tag,
      summary: 'Apply to be listed',
      description: 'The operator decides. One person has one live application.',
      auth: 'bearer',
      body: schema.application,
      response: { status: 201, description: 'The application is pending', schema: schema.applicationReceipt },
      errors: ['conflict'],
      async handle({ caller, body, idFor }) {
        const application = {
          name: body.name,
          bio: body.bio,
          specialties: body.specialties,
          // The schema has checked that the price has at most six decimals.
          priceMicroUsdc: toMicroUsdc(body.price_per_session_usdc)!,
          payoutWalletAddress: body.payout_wallet_address,
          languages: body.languages ?? [],
          contact: body.contact,
        };
        const id = await facilitators.apply(caller, application, idFor('facilitator'));
        return { id, status: 'pending' as const };
      },
    }),
    defineEndpoint({
      method: 'get',
      path: '/swift/v1/facilitators/recommended',
      operationId: 'recommendFacilitators',
      tag,
      summary: 'The facilitators that fit the caller’s writings best',
      description: 'At most ten. Sealed writings are not used.',
      auth: 'bearer',
      response: { status: 200, description: 'Best first', schema: schema.recommendations },
      async handle({ caller }) {
        const { recommendations, basis } = await facilitators.recommend(caller);
        return {
          recommendations: recommendations.map(({ facilitator, matchScore, rationale }) => ({
            facilitator: toListItem(facilitator),
            match_score: matchScore,
            rationale,
          })),
          basis,
        };
      },
    }),
    receivedBookingsEndpoint(facilitators),
    defineEndpoint({
      method: 'get',
      path: '/swift/v1/facilitators/{id}',
      operationId: 'getFacilitator',
      tag,
      summary: 'An approved facilitator with reviews',
      auth: 'none',
      params: schema.idParams,
      response: { status: 200, description: 'The facilitator', schema: schema.facilitatorDetail },
      errors: ['not_found'],
      async handle({ params }) {
        const { facilitator, reviews } = await facilitators.detail(params.id);
        return { ...toListItem(facilitator), reviews: reviews.map(toReview) };
      },
    }),
    defineEndpoint({
      method: 'post',
      path: '/swift/v1/facilitators/{id}/review',
      operationId: 'reviewFacilitator',
      tag,
      summary: 'Write or replace the caller’s review of a facilitator',
      auth: 'bearer',
      params: schema.idParams,
      body: schema.reviewRequest,
      response: { status: 200, description: 'The review, and the new mean', schema: schema.reviewed },
      errors: ['not_found', 'forbidden'],
      async handle({ caller, params, body, idFor }) {
        const { review, rating, reviewCount } = await facilitators.review(
          caller,
          params.id,
          body,
          idFor('review'),
        );
        return { ok: true as const, review: toReview(review), rating, review_count: reviewCount };
      },
    }),
    ...bookingEndpoints(facilitators),
  ];
}

function receivedBookingsEndpoint(facilitators: Facilitators) {
  return defineEndpoint({
    method: 'get',
    path: '/swift/v1/facilitators/bookings',
    operationId: 'listReceivedBookings',
    tag,
    summary: 'The bookings of the caller’s own facilitator profile, newest first',
    description: 'For each shared summary in the answer, its writer sees that it was read.',
    auth: 'bearer',
    query: schema.pageQuery,
    response: { status: 200, description: 'A page of bookings', schema: schema.receivedBookings },
    async handle({ caller, query }) {
      const { facilitator, bookings, next } = await facilitators.received(caller, {
        limit: query.limit,
        before: query.before,
      });
      return {
        facilitator: facilitator
          ? { id: facilitator.id, name: facilitator.name, status: facilitator.status }
          : null,
        bookings: bookings.map(toReceivedBooking),
        ...nextCursor(next),
      };
    },
  });
}

function bookingEndpoints(facilitators: Facilitators) {
  return [
    defineEndpoint({
      method: 'post',
      path: '/swift/v1/facilitators/{id}/book',
      operationId: 'bookFacilitator',
      tag,
      summary: 'Book a session with a payment in USDC',
      description:
        'The payment is a confirmed transfer from the caller’s wallet; the header carries its transaction hash. One transaction pays one booking. A refused request does not use the payment up.',
      auth: 'bearer',
      params: schema.idParams,
      headers: schema.bookingHeaders,
      body: schema.bookingRequest,
      response: { status: 201, description: 'The booking', schema: schema.booking },
      errors: [
        'invalid_transaction_hash',
        'payment_required',
        'payment_insufficient',
        'payment_wrong_recipient',
        'payment_wrong_token',
        'payment_failed',
        'payment_not_yours',
        'payment_too_old',
        'forbidden',
        'not_found',
        'payment_already_used',
        'payment_pending',
        'rate_limited',
        'chain_unavailable',
        'payments_not_configured',
      ],
      problems: { 402: schema.paymentProblem },
      async handle({ caller, params, headers, body, url, idFor }) {
        const { booking, facilitator } = await facilitators.book(
          caller,
          {
            facilitatorId: params.id,
            shareContext: body.share_context,
            message: body.message,
            transactionHash: headers['payment-signature'],
            url,
          },
          idFor('booking'),
        );
        return toBooked(booking, facilitator);
      },
    }),
    defineEndpoint({
      method: 'get',
      path: '/swift/v1/bookings',
      operationId: 'listBookings',
      tag,
      summary: 'The caller’s own bookings with what was shared and when it was read, newest first',
      auth: 'bearer',
      query: schema.pageQuery,
      response: { status: 200, description: 'A page of bookings', schema: schema.ownBookings },
      async handle({ caller, query }) {
        const { bookings, next } = await facilitators.own(caller, {
          limit: query.limit,
          before: query.before,
        });
        return { bookings: bookings.map(toOwnBooking), ...nextCursor(next) };
      },
    }),
    defineEndpoint({
      method: 'delete',
      path: '/swift/v1/bookings/{id}/context',
      operationId: 'revokeSharedContext',
      tag,
      summary: 'Revoke and erase what was shared with a booking',
      auth: 'bearer',
      params: schema.idParams,
      response: { status: 200, description: 'When it was revoked', schema: schema.revoked },
      errors: ['not_found'],
      async handle({ caller, params }) {
        const revokedAt = await facilitators.revoke(caller, params.id);
        return { ok: true as const, booking_id: params.id, revoked_at: revokedAt.toISOString() };
      },
    }),
  ];
}
