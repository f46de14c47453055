import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import express, { type Express } from 'express';
import helmet from 'helmet';
import { z } from 'zod';
import { AppError } from './core/errors.ts';
import type { Logger } from './core/logger.ts';
import type { Caller } from './http/endpoint.ts';
import { defineEndpoint, type Endpoint } from './http/endpoint.ts';
import { createErrorHandler, unknownAddress } from './http/errors.ts';
import type { IdempotencyStore } from './http/idempotency.ts';
import type { Metrics } from './http/metrics.ts';
import { createOpenApiDocument } from './http/openapi.ts';
import { createRequestLog } from './http/request-log.ts';
import { createEndpointRouter } from './http/router.ts';

export interface AppOptions {
  logger: Logger;
  metrics: Metrics;
  trustedProxies: number;
  version: string;
  endpoints: readonly Endpoint[];
  authenticate(token: string): Promise<Caller | undefined>;
  isOperator(token: string): boolean;
  idempotency: IdempotencyStore;
  isDatabaseUnavailable(error: unknown): boolean;
  /** @throws AppError naming the part that is down. */
  checkReady(): Promise<void>;
  /** The agents’ tools over the Model Context Protocol. */
  mcp: express.Router;
  /** Folders of images. The key is the URL path under which a folder is served. */
  images: Readonly<Record<string, string>>;
  /** The console, a web page at `/`. */
  console: express.Router;
  /** True once the service is stopping. It then starts no new work. */
  isStopping(): boolean;
}

/**
 * Creates the Express application. It serves every endpoint, the images, the OpenAPI document and a page that shows this
 * document.
 */
export function createApp(options: AppOptions): Express {
  const endpoints = [...operationEndpoints(options), ...options.endpoints];
  const document = createOpenApiDocument(endpoints, { version: options.version });
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', options.trustedProxies);
  app.set('etag', false);

  app.use(createRequestLog(options.logger));
  app.use(options.metrics.timeRequests);
  app.use(
    helmet({
      contentSecurityPolicy: { directives: { 'upgrade-insecure-requests': null } },
      referrerPolicy: { policy: 'no-referrer' },
    }),
  );
  app.use((request, response, next) => {
    if (!options.isStopping()) return next();
    response.setHeader('Connection', 'close');
    if (request.path === '/healthz') return next();
    throw new AppError('shutting_down', 'The service is stopping; try again in a moment.');
  });

  for (const [address, folder] of Object.entries(options.images)) {
    app.use(address, (_request, response, next) => {
      response.locals.route = `${address}/{image}`;
      next();
    });
    app.use(
      address,
      express.static(folder, {
        index: false,
        redirect: false,
        dotfiles: 'ignore',
        // A finished image never changes. `private`, because a shared cache could keep it after it is erased.
        setHeaders: (response) => response.setHeader('Cache-Control', 'private, max-age=31536000, immutable'),
      }),
    );
  }

  app.get('/metrics', async (_request, response) => {
    response.locals.route = '/metrics';
    response.type(options.metrics.registry.contentType).send(await options.metrics.registry.metrics());
  });
  app.get('/openapi.json', (_request, response) => {
    response.locals.route = '/openapi.json';
    response.json(document);
  });
  for (const address of ['/metrics', '/openapi.json']) {
    app.all(address, (_request, response) => {
      response.setHeader('Allow', 'GET');
      throw new AppError('method_not_allowed', 'This address takes GET.');
    });
  }
  app.use('/docs', documentationPage());
  app.use(options.console);
  // A response belongs to one person, so no proxy or cache may store it.
  app.use((_request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    next();
  });
  app.use('/mcp', options.mcp);
  app.use(createEndpointRouter({ ...options, endpoints }));
  app.use(unknownAddress);
  app.use(createErrorHandler(options));
  return app;
}

function operationEndpoints({ checkReady, isStopping }: AppOptions): Endpoint[] {
  const tag = 'Operation';
  return [
    defineEndpoint({
      method: 'get',
      path: '/healthz',
      operationId: 'isAlive',
      tag,
      summary: 'The process is alive',
      auth: 'none',
      response: { status: 200, description: 'Alive', schema: z.object({ status: z.literal('ok') }) },
      handle: () => ({ status: 'ok' as const }),
    }),
    defineEndpoint({
      method: 'get',
      path: '/readyz',
      operationId: 'isReady',
      tag,
      summary: 'Database and queue answer',
      auth: 'none',
      response: { status: 200, description: 'Ready', schema: z.object({ status: z.literal('ready') }) },
      errors: ['queue_unavailable'],
      async handle() {
        if (isStopping()) throw new AppError('shutting_down', 'The service is stopping.');
        await checkReady();
        return { status: 'ready' as const };
      },
    }),
  ];
}

const documentationHtml = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Writing practice: the contract</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<div id="contract"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;

const documentationScript = `SwaggerUIBundle({ url: '/openapi.json', dom_id: '#contract', deepLinking: true });\n`;

/** The page that shows the OpenAPI document. The service serves all of its files itself. */
function documentationPage(): express.Router {
  const files = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const router = express.Router();
  router.use((_request, response, next) => {
    response.locals.route = '/docs';
    next();
  });
  router.get('/', (_request, response) => void response.type('html').send(documentationHtml));
  router.get('/start.js', (_request, response) => void response.type('js').send(documentationScript));
  for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js']) {
    router.get(`/${name}`, (_request, response) => response.sendFile(join(files, name), { maxAge: '1h' }));
  }
  return router;
}
