import { researchEndpoints } from '#memory/research/routes.ts';
import { memoryEndpoints } from '#memory/routes.ts';
import { timelineEndpoints } from '#memory/timeline/routes.ts';
import { createApp } from '../app.ts';
import { childrenEndpoints } from '../children/routes.ts';
import { AppError } from '../core/errors.ts';
import { createIdempotentRequests } from '../db/idempotent-requests.ts';
import { isDatabaseUnavailable } from '../db/pool.ts';
import { facilitatorOperatorEndpoints } from '../facilitators/operator-routes.ts';
import { facilitatorEndpoints } from '../facilitators/routes.ts';
import { createOperatorCheck } from '../http/operator.ts';
import { identityEndpoints } from '../identity/routes.ts';
import { storyEndpoints } from '../stories/routes.ts';
import { writingEndpoints } from '../writing/routes.ts';
import type { Agents } from './agents.ts';
import type { Base } from './base.ts';
import { createConsolePages } from './console-pages.ts';
import type { Domains } from './domains.ts';

/** Opens the Express application with the endpoints of all domains and agents. */
export function openApp(
  base: Base,
  domains: Domains,
  agents: Agents,
  { version, isStopping }: { version: string; isStopping(): boolean },
): ReturnType<typeof createApp> {
  const { config, database, logger, metrics, primeImages, storyImages } = base;
  const { identity, memory, facilitators } = domains;
  return createApp({
    logger,
    metrics,
    trustedProxies: config.http.trustedProxies,
    version,
    endpoints: [
      ...identityEndpoints(identity),
      ...writingEndpoints(domains.writing),
      ...storyEndpoints(domains.stories),
      ...childrenEndpoints(domains.children),
      ...memoryEndpoints(memory),
      ...timelineEndpoints({ database, memory }),
      ...agents.endpoints,
      ...researchEndpoints(domains.research),
      ...facilitatorEndpoints(facilitators),
      // Without an operator's token these endpoints do not exist.
      ...(config.adminToken ? facilitatorOperatorEndpoints(facilitators) : []),
    ],
    authenticate: identity.authenticate,
    mcp: agents.mcp,
    isOperator: createOperatorCheck(config.adminToken),
    idempotency: createIdempotentRequests(database),
    isDatabaseUnavailable,
    checkReady: () => checkReady(base),
    images: { '/static/primes': primeImages.folder, '/static/cuentacuentos': storyImages.folder },
    console: createConsolePages({ logger }),
    isStopping,
  });
}

/** @throws AppError naming the part that does not answer. */
async function checkReady({ opened, queue }: Base): Promise<void> {
  await answersInTime(opened.pool.query('select 1'), 'database_unavailable', 'The database does not answer.');
  await answersInTime(queue.ping(), 'queue_unavailable', 'The job queue does not answer.');
}

async function answersInTime(
  answer: Promise<unknown>,
  code: 'database_unavailable' | 'queue_unavailable',
  sentence: string,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), 2_000);
  });
  try {
    await Promise.race([answer, late]);
  } catch (cause) {
    throw new AppError(code, sentence, { cause });
  } finally {
    clearTimeout(timer);
  }
}
