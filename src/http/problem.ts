import { z } from 'zod';
import { AppError, type ErrorCode, type ErrorDetail } from '../core/errors.ts';

const statuses: Record<ErrorCode, number> = {
  invalid_request: 400,
  invalid_transaction_hash: 400,
  unauthenticated: 401,
  challenge_expired: 401,
  challenge_unknown: 401,
  challenge_used: 401,
  signature_mismatch: 401,
  payment_required: 402,
  payment_insufficient: 402,
  payment_wrong_recipient: 402,
  payment_wrong_token: 402,
  payment_failed: 402,
  payment_not_yours: 402,
  payment_too_old: 402,
  seed_wallet_required: 403,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  payment_already_used: 409,
  payment_pending: 409,
  idempotency_conflict: 409,
  idempotency_in_progress: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  database_unavailable: 503,
  queue_unavailable: 503,
  chain_unavailable: 503,
  chain_not_configured: 503,
  payments_not_configured: 503,
  shutting_down: 503,
};

export function statusOf(code: ErrorCode): number {
  return statuses[code];
}

/** The one shape of every error. */
export const problemSchema = z
  .object({
    error: z.string().meta({ description: 'A sentence for a person.' }),
    code: z.string().meta({ description: 'Snake case, for a program.' }),
    request_id: z.string(),
    details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Problem' });

export function invalidRequest(details: ErrorDetail[]): AppError {
  const fields = [...new Set(details.map(({ path }) => path))].join(', ');
  return new AppError('invalid_request', `The request is not valid: see ${fields}.`, { details });
}

/** Every issue of a failed parse, each with the field that it is about. */
export function detailsOf(error: z.ZodError, root: string): ErrorDetail[] {
  return error.issues.map((issue) => ({
    path: issue.path.length > 0 ? issue.path.map(String).join('.') : root,
    message: issue.message,
  }));
}

interface BodyParserError extends Error {
  type: string;
  status: number;
}

/** What Express and its body parser throw, told as the caller's own mistake. */
export function fromExpress(error: unknown): AppError | undefined {
  if (!(error instanceof Error)) return undefined;
  const { type, status } = error as BodyParserError;
  if (type === 'entity.too.large') {
    return new AppError('payload_too_large', 'The body is larger than 1 MiB.', { cause: error });
  }
  if (type === 'encoding.unsupported' || type === 'charset.unsupported') {
    return new AppError('unsupported_media_type', 'The body must be JSON in UTF-8.', { cause: error });
  }
  if (type === 'entity.parse.failed') {
    return invalidRequest([{ path: 'body', message: 'is not valid JSON' }]);
  }
  if (type === 'request.aborted' || type === 'request.size.invalid' || type === 'entity.verify.failed') {
    return invalidRequest([{ path: 'body', message: 'did not arrive whole' }]);
  }
  if (error instanceof URIError || (status === 400 && type === undefined)) {
    return invalidRequest([{ path: 'path', message: 'is not a valid address' }]);
  }
  if (status === 400) return invalidRequest([{ path: 'body', message: 'could not be read' }]);
  return undefined;
}
