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

/** The body of every error response. */
export const problemSchema = z
  .object({
    error: z.string().meta({ description: 'A sentence for a person.' }),
    code: z.string().meta({ description: 'Snake case, for a program.' }),
    request_id: z.string(),
    details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Problem' });

/** A body of 1 MiB can have thousands of issues. */
const maxDetails = 100;

export function invalidRequest(issues: readonly ErrorDetail[]): AppError {
  const details = issues.slice(0, maxDetails);
  const fields = [...new Set(details.map(({ path }) => path))].join(', ');
  return new AppError('invalid_request', `The request is not valid: see ${fields}.`, { details });
}

/** The issues of a failed parse of `value`, each with the path of its field. An issue of `value` itself has the path `root`. */
export function detailsOf(error: z.ZodError, root: string, value: unknown): ErrorDetail[] {
  return error.issues.map((issue) => ({
    path: issue.path.length > 0 ? issue.path.map(String).join('.') : root,
    // The schema's message describes a wrong value; a missing one is reported as missing.
    message: issue.code !== 'custom' && isMissing(value, issue.path) ? 'is required' : issue.message,
  }));
}

function isMissing(value: unknown, path: readonly PropertyKey[]): boolean {
  let at = value;
  for (const key of path) at = (at as Record<PropertyKey, unknown> | null | undefined)?.[key];
  return at === undefined;
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a date',
  null: 'null',
};

const formats: Readonly<Record<string, string>> = {
  uuid: 'a uuid',
  date: 'a date such as 2024-02-29',
  datetime: 'a moment such as 2024-02-29T12:00:00Z',
  url: 'an address such as https://host/path',
  email: 'an e-mail address',
};

/** Zod's error map: the message for a field where the schema has no message of its own. */
export const messageOf: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${kinds[issue.expected] ?? issue.expected}`;
    case 'too_small':
      return `must ${amount(issue.origin, 'least', issue.minimum, issue.inclusive ?? true, issue.exact ?? false)}`;
    case 'too_big':
      return `must ${amount(issue.origin, 'most', issue.maximum, issue.inclusive ?? true, issue.exact ?? false)}`;
    case 'invalid_format':
      return formats[issue.format] ? `must be ${formats[issue.format]}` : 'is not of the right form';
    case 'invalid_value':
      return `must be ${oneOf(issue.values)}`;
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `has fields that are not known: ${issue.keys.join(', ')}`;
    case 'invalid_union':
      return 'is of none of the forms that are accepted';
    default:
      return 'is not valid';
  }
};

const units: Readonly<Record<string, string>> = {
  string: 'characters',
  array: 'items',
  set: 'items',
  file: 'bytes',
};

function amount(
  origin: string,
  bound: 'least' | 'most',
  limit: number | bigint,
  isInclusive: boolean,
  isExact: boolean,
): string {
  const unit = units[origin];
  if (limit === Number.MIN_SAFE_INTEGER || limit === Number.MAX_SAFE_INTEGER)
    return 'be a number that can be kept exactly';
  if (unit) return `have ${isExact ? 'exactly' : `at ${bound}`} ${limit} ${unit}`;
  if (!isInclusive) return `be ${bound === 'least' ? 'more' : 'less'} than ${limit}`;
  return `be at ${bound} ${limit}`;
}

function oneOf(values: readonly unknown[]): string {
  const shown = values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
  return shown.length === 1 ? shown[0]! : `one of ${shown.join(', ')}`;
}

interface BodyParserError extends Error {
  type?: string;
  status?: number;
  code?: string;
}

/** The `AppError` for an error of Express or its body parser that the caller has caused; undefined for any other. */
export function fromExpress(error: unknown): AppError | undefined {
  if (!(error instanceof Error)) return undefined;
  const { type, status, code } = error as BodyParserError;
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
  // Errors of decompression have a code and no type.
  if (error instanceof URIError || (status === 400 && type === undefined && code === undefined)) {
    return invalidRequest([{ path: 'path', message: 'is not a valid address' }]);
  }
  if (status === 400) return invalidRequest([{ path: 'body', message: 'could not be read' }]);
  return undefined;
}
