/** One invalid field of a request. `path` is dotted, e.g. `emoji_pattern.3`. */
export interface ErrorDetail {
  path: string;
  message: string;
}

export type ErrorCode =
  | 'invalid_request'
  | 'unauthenticated'
  | 'challenge_expired'
  | 'challenge_unknown'
  | 'challenge_used'
  | 'signature_mismatch'
  | 'payment_required'
  | 'payment_insufficient'
  | 'payment_wrong_recipient'
  | 'payment_wrong_token'
  | 'payment_failed'
  | 'payment_not_yours'
  | 'payment_too_old'
  | 'invalid_transaction_hash'
  | 'seed_wallet_required'
  | 'forbidden'
  | 'not_found'
  | 'method_not_allowed'
  | 'conflict'
  | 'payment_already_used'
  | 'payment_pending'
  | 'idempotency_conflict'
  | 'idempotency_in_progress'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'rate_limited'
  | 'database_unavailable'
  | 'queue_unavailable'
  | 'chain_unavailable'
  | 'chain_not_configured'
  | 'payments_not_configured'
  | 'shutting_down';

export interface ErrorExtras {
  cause?: unknown;
  details?: ErrorDetail[];
  /** When the request may be retried, in whole seconds. */
  retryAfterSeconds?: number;
  /** Additional fields of the response body, as the operation's contract names them. */
  fields?: Readonly<Record<string, unknown>>;
  /** Additional response headers. */
  headers?: Readonly<Record<string, string>>;
}

/** A failure that is reported to the caller. Only `src/http` maps its code to a status. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetail[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly fields: ErrorExtras['fields'];
  readonly headers: ErrorExtras['headers'];

  /** @param sentence is shown to a person. It never contains text of a writing, a token or another person's data. */
  constructor(code: ErrorCode, sentence: string, extras: ErrorExtras = {}) {
    super(sentence, extras.cause === undefined ? undefined : { cause: extras.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = extras.details;
    this.retryAfterSeconds = extras.retryAfterSeconds;
    this.fields = extras.fields;
    this.headers = extras.headers;
  }
}

/** The error for a request whose person was erased while it ran. */
export function personErased(cause: unknown): AppError {
  return new AppError('unauthenticated', 'This person was erased in the meantime.', { cause });
}

/** The error for a resource that does not exist or belongs to another person: the two cannot be told apart. */
export function notFound(what: string): AppError {
  return new AppError('not_found', `There is no such ${what}.`);
}
