import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { pinoHttp } from 'pino-http';
import type { Logger } from '../core/logger.ts';

/**
 * Gives each request an id (the caller's `X-Request-Id`, if it is valid) and logs its method, route, status and
 * duration. It never logs an address, a header or a body.
 */
export function createRequestLog(logger: Logger): RequestHandler {
  const log = pinoHttp({
    logger,
    genReqId(request, response) {
      const given = request.headers['x-request-id'];
      const id = typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    serializers: {
      req: ({ id, method }) => ({ id, method }),
      res: ({ statusCode }) => ({ status: statusCode }),
    },
    customLogLevel: (_request, response) => (response.statusCode >= 500 ? 'error' : 'info'),
    customProps: (_request, response) => ({
      route: (response as { locals?: { route?: string } }).locals?.route,
    }),
    // The error handler logs the error.
    customErrorObject: (_request, _response, _error, value) => ({ responseTime: value.responseTime }),
  });
  return (request, response, next) => {
    log(request, response);
    next();
  };
}
