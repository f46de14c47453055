import type { ErrorRequestHandler, RequestHandler } from 'express';
import { AppError } from '../core/errors.ts';
import type { Logger } from '../core/logger.ts';
import type { EventStream } from './event-stream.ts';
import { fromExpress, statusOf } from './problem.ts';

export interface ErrorHandlerOptions {
  logger: Logger;
  /** True for an error that means the database cannot be reached. */
  isDatabaseUnavailable(error: unknown): boolean;
}

/** Turns every thrown error into a `Problem` response. */
export function createErrorHandler({
  logger,
  isDatabaseUnavailable,
}: ErrorHandlerOptions): ErrorRequestHandler {
  return (thrown, request, response, next) => {
    const events = response.locals.events as EventStream | undefined;
    if (response.headersSent && !events) {
      next(thrown);
      return;
    }
    const send = (status: number, problem: object): void => {
      // After the first event the status has been sent, so the problem is sent as the last event.
      if (!response.headersSent) {
        response.status(status).json(problem);
        return;
      }
      events!.send('error', problem);
      events!.end();
    };
    const error = asAppError(thrown, isDatabaseUnavailable);
    const requestId = String(request.id);
    if (!error) {
      logger.error({ error: thrown, request_id: requestId, route: response.locals.route }, 'request failed');
      send(500, {
        error: 'Something went wrong on our side. It was noted under this request id.',
        code: 'internal_error',
        request_id: requestId,
      });
      return;
    }
    const status = statusOf(error.code);
    if (status >= 500)
      logger.warn({ error, request_id: requestId, code: error.code }, 'dependency unavailable');
    if (!response.headersSent) {
      if (status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
      const retryAfter = error.retryAfterSeconds ?? (status === 503 ? 5 : undefined);
      if (retryAfter !== undefined) response.setHeader('Retry-After', String(retryAfter));
      for (const [name, value] of Object.entries(error.headers ?? {})) response.setHeader(name, value);
    }
    send(status, {
      ...error.fields,
      error: error.message,
      code: error.code,
      request_id: requestId,
      ...(error.details ? { details: error.details } : {}),
    });
  };
}

function asAppError(
  thrown: unknown,
  isDatabaseUnavailable: (error: unknown) => boolean,
): AppError | undefined {
  if (thrown instanceof AppError) return thrown;
  const refused = fromExpress(thrown);
  if (refused) return refused;
  if (isDatabaseUnavailable(thrown)) {
    return new AppError('database_unavailable', 'The database does not answer right now.', { cause: thrown });
  }
  return undefined;
}

export const unknownAddress: RequestHandler = () => {
  throw new AppError('not_found', 'There is nothing at this address.');
};
