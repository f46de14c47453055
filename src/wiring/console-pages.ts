import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import express from 'express';
import { AppError } from '../core/errors.ts';
import type { Logger } from '../core/logger.ts';

/** The folder in which `npm ci` has put the built console. */
const builtFolder = join(import.meta.dirname, '../../dist/console');

/** The browser may load only scripts, styles and data that the service itself serves. Inline scripts never run. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Compressed forms that the build makes, the smallest first. `name` is the encoding as browsers name it. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/**
 * Serves the console at `/` and its files under `/console/`. If the console was not built, the service runs without it.
 *
 * @param folder where it was built.
 */
export function createConsolePages({
  logger,
  folder = builtFolder,
}: {
  logger: Logger;
  folder?: string;
}): express.Router {
  const router = express.Router();
  const page = join(folder, 'index.html');
  if (!existsSync(page)) {
    logger.warn({ folder }, 'the console is not built and not served: `npm run prepare` builds it');
    return router;
  }
  const assets = join(folder, 'assets');
  const known = new Set(readdirSync(assets));

  router.get('/', (_request, response) => {
    response.locals.route = '/';
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=()');
    response.sendFile(page, { cacheControl: false, headers: { 'Cache-Control': 'no-cache' } });
  });
  router.all('/', (_request, response) => {
    response.setHeader('Allow', 'GET');
    throw new AppError('method_not_allowed', 'This address takes GET.');
  });
  router.get(['/console', '/console/'], (_request, response) => {
    response.locals.route = '/console';
    response.redirect(302, '/');
  });
  router.get('/console/assets/:name', (request, response, next) => {
    response.locals.route = '/console/assets/{name}';
    const { name } = request.params;
    if (!known.has(name)) return next();
    response.vary('Accept-Encoding');
    response.type(name.slice(name.lastIndexOf('.')));
    // Its name holds a hash of its content.
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    const smaller = encodings.find(
      (encoding) => known.has(name + encoding.ending) && request.acceptsEncodings(encoding.name),
    );
    if (smaller) response.setHeader('Content-Encoding', smaller.name);
    response.sendFile(join(assets, name + (smaller?.ending ?? '')), { cacheControl: false });
  });
  return router;
}
