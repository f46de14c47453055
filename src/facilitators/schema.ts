import { z } from 'zod';
import { historyCursor, historyLimit } from '#src/http/paging.ts';
import { problemSchema } from '#src/http/problem.ts';
import { text, walletAddress } from '#src/http/text.ts';
import { maxPriceUsdc, toMicroUsdc } from './price.ts';

const zeroAddress = `0x${'0'.repeat(40)}`;

const priceUsdc = z
  .number()
  .positive('must be more than 0')
  .max(maxPriceUsdc, `must be at most ${maxPriceUsdc}`)
  .refine((value) => toMicroUsdc(value) !== undefined, 'must have at most 6 decimals')
  .meta({ description: 'Price of one session in USDC, with at most 6 decimals.', examples: [20] });

export const application = z
  .object({
    name: text({ max: 120 }),
    bio: text({ max: 4_000 }),
    specialties: z
      .array(text({ max: 80 }))
      .min(1, 'must have at least 1')
      .max(12, 'must have at most 12'),
    price_per_session_usdc: priceUsdc,
    payout_wallet_address: walletAddress
      .refine((value) => value !== zeroAddress, 'must not be the zero address')
      .optional()
      .meta({ description: 'The wallet that receives payments; by default the caller’s own.' }),
    languages: z
      .array(text({ max: 40 }))
      .max(20, 'must have at most 20')
      .optional(),
    contact: text({ max: 500 })
      .optional()
      .meta({ description: 'How to reach the facilitator; shown only to writers who booked a session.' }),
  })
  .meta({ id: 'FacilitatorApplication' });

export const applicationReceipt = z
  .object({ id: z.uuid(), status: z.literal('pending') })
  .meta({ id: 'FacilitatorApplicationReceipt' });

const status = z.enum(['pending', 'approved', 'rejected', 'suspended']);

const words = {
  id: z.uuid(),
  name: z.string(),
  bio: z.string(),
  specialties: z.array(z.string()),
  languages: z.array(z.string()),
  price_per_session_usdc: z.number(),
  rating: z.number().min(0).max(5).meta({ description: 'Mean of the reviews; 0 without reviews.' }),
  review_count: z.int(),
  total_sessions: z.int().meta({ description: 'Confirmed bookings.' }),
};

export const facilitator = z.object({ ...words, status: z.literal('approved') }).meta({ id: 'Facilitator' });

export const facilitators = z
  .object({
    facilitators: z.array(facilitator),
    next_cursor: z.string().optional().meta({ description: 'For `after`, where there is more.' }),
  })
  .meta({ id: 'Facilitators' });

export const review = z
  .object({
    id: z.uuid(),
    rating: z.int().min(1).max(5),
    text: z.string(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    verified_booking: z.boolean().meta({ description: 'The author of the review has booked a session.' }),
  })
  .meta({ id: 'FacilitatorReview' });

export const facilitatorDetail = z
  .object({
    ...facilitator.shape,
    reviews: z.array(review).meta({ description: 'Newest first, at most 500.' }),
  })
  .meta({ id: 'FacilitatorDetail' });

export const reviewRequest = z.object({
  rating: z.int('must be a whole number from 1 to 5').min(1, 'must be 1 or more').max(5, 'must be at most 5'),
  text: text({ max: 2_000 }),
});

export const reviewed = z
  .object({ ok: z.literal(true), review, rating: z.number(), review_count: z.int() })
  .meta({ id: 'FacilitatorReviewed' });

export const recommendations = z
  .object({
    recommendations: z.array(
      z.object({
        facilitator,
        match_score: z.number().min(0).max(1),
        rationale: z.string(),
      }),
    ),
    basis: z
      .object({ writings: z.int(), themes: z.array(z.string()) })
      .meta({ description: 'What the ranking is based on.' }),
  })
  .meta({ id: 'FacilitatorRecommendations' });

export const bookingRequest = z.object({
  share_context: z.boolean().default(false).meta({
    description: 'Share a summary of the caller’s writing profile with the facilitator for 90 days.',
  }),
  message: text({ min: 0, max: 2_000 }).default('').meta({ description: 'For the facilitator.' }),
});

export const bookingHeaders = z.object({
  // The format is checked with the payment, which has an error code of its own for it.
  'payment-signature': z
    .string()
    .transform((given) => given.trim() || undefined)
    .optional()
    .meta({
      description:
        'Hash of the payment transaction: 0x and 64 hexadecimal digits. Without it the answer contains the terms.',
    }),
});

export const booking = z
  .object({
    booking_id: z.uuid(),
    status: z.literal('confirmed'),
    facilitator,
    price_usdc: z.number().meta({ description: 'The price when it was booked.' }),
    amount_usdc: z.number().meta({ description: 'The amount that the transaction paid.' }),
    transaction_hash: z.string(),
    share_context: z.boolean(),
    contact: z.string().nullable().meta({ description: 'How to reach the facilitator.' }),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'FacilitatorBooking' });

export const paymentProblem = problemSchema
  .extend({
    terms: z
      .object({
        amount_usdc: z.number(),
        amount: z.string().meta({ description: 'In millionths of a USDC.' }),
        token: z.string(),
        chain_id: z.int(),
        network: z.string().meta({ examples: ['eip155:8453'] }),
        recipient: z.string(),
        max_age_seconds: z.int(),
        confirmations: z.int(),
      })
      .meta({
        description:
          'What has to be paid; the header `PAYMENT-REQUIRED` carries the same in the format of x402.',
      }),
  })
  .meta({ id: 'PaymentProblem' });

/** Themes and patterns of a writer, for a facilitator; never text of the writings. */
export const sharedSummary = z
  .object({
    text: z.string(),
    writings: z.int(),
    themes: z.array(z.object({ name: z.string(), writings: z.int() })),
    chakras: z.array(z.object({ chakra: z.int(), kingdom: z.string(), writings: z.int() })),
    sojourn: z.string(),
    sojourn_day: z.int(),
    sojourn_phase: z.string(),
    streak_days: z.int(),
  })
  .meta({ id: 'SharedSummary' });

const bookingFacts = {
  booking_id: z.uuid(),
  status: z.literal('confirmed'),
  price_usdc: z.number(),
  amount_usdc: z.number(),
  transaction_hash: z.string(),
  created_at: z.iso.datetime(),
};

const sharing = {
  summary: sharedSummary.nullable(),
  shared_until: z.iso.datetime().nullable(),
};

export const receivedBookings = z
  .object({
    facilitator: z
      .object({ id: z.uuid(), name: z.string(), status })
      .nullable()
      .meta({ description: 'The caller’s latest application; null without one.' }),
    bookings: z.array(
      z.object({
        ...bookingFacts,
        message: z.string().nullable().meta({ description: 'Null after the writer was erased.' }),
        ...sharing,
      }),
    ),
    next_cursor: z.string().optional(),
  })
  .meta({ id: 'ReceivedBookings' });

export const ownBookings = z
  .object({
    bookings: z.array(
      z.object({
        ...bookingFacts,
        facilitator: z
          .object({ id: z.uuid(), name: z.string(), contact: z.string().nullable() })
          .nullable()
          .meta({ description: 'Null after the facilitator was erased.' }),
        message: z.string(),
        share_context: z.boolean().meta({ description: 'True while the facilitator can read the summary.' }),
        ...sharing,
        revoked_at: z.iso.datetime().nullable(),
        readings: z.array(z.object({ read_at: z.iso.datetime() })).meta({
          description: 'When the facilitator was shown the summary; the latest 100, newest first.',
        }),
        reading_count: z.int(),
      }),
    ),
    next_cursor: z.string().optional(),
  })
  .meta({ id: 'OwnBookings' });

export const revoked = z.object({ ok: z.literal(true), booking_id: z.uuid(), revoked_at: z.iso.datetime() });

export const pageQuery = z.object({ limit: historyLimit, before: historyCursor });

export const listQuery = z.object({
  limit: historyLimit.prefault('500'),
  after: historyCursor,
});

export const idParams = z.object({ id: z.guid('must be a uuid') });

export const operatorQuery = z.object({
  status: status.optional().meta({ description: 'Only those of this status.' }),
});

export const operatorFacilitator = z
  .object({
    ...words,
    status,
    payout_wallet_address: z.string(),
    contact: z.string().nullable(),
    created_at: z.iso.datetime(),
    decided_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'OperatorFacilitator' });

export const operatorFacilitators = z.object({ facilitators: z.array(operatorFacilitator) });
