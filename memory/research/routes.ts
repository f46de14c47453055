import { z } from 'zod';
import { snakeCase } from '#src/core/snake-case.ts';
import { entryKinds } from '#src/db/memory-tables.ts';
import { defineEndpoint } from '#src/http/endpoint.ts';
import { consent, consentAnswer, exportLine } from '../schema.ts';
import type { Research } from './service.ts';

const tag = 'Research';

const researcherHeaders = z.object({
  authorization: z.string().optional().meta({ description: '`Bearer` and a researcher’s token.' }),
});

const pseudonym = z
  .string()
  .regex(/^w_[0-9a-f]{20}$/, 'must be the id of a writer in this study')
  .optional()
  .meta({ description: 'Only this writer.' });

const writers = z
  .object({
    writers: z.array(
      z.object({
        id: z.string(),
        consent: z.enum(['patterns', 'quotes']),
        since: z.string().nullable(),
        primes: z.int(),
      }),
    ),
    total: z.int().nullable().meta({ description: 'Null below five.' }),
  })
  .meta({ id: 'ResearchWriters' });

const memory = z
  .object({
    entries: z.array(
      z.object({
        writer: z.string(),
        kind: z.enum(entryKinds),
        content: z.string().nullable(),
        strength: z.number(),
        occurrences: z.int(),
        first_seen: z.string(),
        last_seen: z.string(),
        quotes: z.array(z.string()).optional(),
      }),
    ),
    themes: z.array(z.object({ name: z.string(), writers: z.int() })),
    suppressed_themes: z
      .boolean()
      .meta({ description: 'There are themes that fewer than five writers share.' }),
  })
  .meta({ id: 'ResearchMemory' });

const emotions = { valence: z.number(), arousal: z.number(), flow: z.number() };

const trajectories = z
  .object({
    trajectories: z.array(z.object({ writer: z.string(), week: z.string(), primes: z.int(), ...emotions })),
    means: z.array(z.object({ week: z.string(), writers: z.int(), ...emotions })),
  })
  .meta({ id: 'ResearchTrajectories' });

export function researchEndpoints(research: Research) {
  return [
    defineEndpoint({
      method: 'get',
      path: '/swift/v2/me/consent',
      operationId: 'getConsent',
      tag,
      summary: 'What the caller shares with researchers',
      auth: 'bearer',
      response: { status: 200, description: 'The consent', schema: consentAnswer },
      async handle({ caller }) {
        const { level, changedAt } = await research.consent(caller.personId);
        return { research: level, changed_at: changedAt?.toISOString() ?? null };
      },
    }),
    defineEndpoint({
      method: 'put',
      path: '/swift/v2/me/consent',
      operationId: 'setConsent',
      tag,
      summary: 'Share nothing, patterns, or patterns and quotes with researchers',
      description: 'It may be changed or withdrawn at any time and takes effect at once.',
      auth: 'bearer',
      body: consent,
      response: { status: 200, description: 'The consent', schema: consentAnswer },
      async handle({ caller, body }) {
        const changedAt = await research.setConsent(caller.personId, body.research);
        return { research: body.research, changed_at: changedAt.toISOString() };
      },
    }),
    defineEndpoint({
      method: 'get',
      path: '/research/writers',
      operationId: 'listResearchWriters',
      tag,
      summary: 'The writers who consent, under their pseudonyms in this study',
      auth: 'researcher',
      headers: researcherHeaders,
      response: { status: 200, description: 'Writers', schema: writers },
      errors: ['unauthenticated'],
      async handle({ headers }) {
        return research.writers(await research.authenticate(headers.authorization));
      },
    }),
    defineEndpoint({
      method: 'get',
      path: '/research/memory',
      operationId: 'listResearchMemory',
      tag,
      summary: 'The entries of these writers, and the themes they share',
      auth: 'researcher',
      headers: researcherHeaders,
      query: z.object({ writer: pseudonym }),
      response: { status: 200, description: 'Entries and themes', schema: memory },
      errors: ['unauthenticated'],
      async handle({ headers, query }) {
        const researcher = await research.authenticate(headers.authorization);
        return snakeCase(await research.memory(researcher, query)) as z.input<typeof memory>;
      },
    }),
    defineEndpoint({
      method: 'get',
      path: '/research/trajectories',
      operationId: 'listResearchTrajectories',
      tag,
      summary: 'Emotion and flow by week',
      auth: 'researcher',
      headers: researcherHeaders,
      query: z.object({ writer: pseudonym }),
      response: { status: 200, description: 'Weeks', schema: trajectories },
      errors: ['unauthenticated'],
      async handle({ headers, query }) {
        return research.trajectories(await research.authenticate(headers.authorization), query);
      },
    }),
    defineEndpoint({
      method: 'get',
      path: '/research/export',
      operationId: 'exportResearch',
      tag,
      summary: 'Everything, one line of JSON each',
      auth: 'researcher',
      headers: researcherHeaders,
      response: { status: 200, description: 'JSON lines', schema: exportLine.array(), format: 'lines' },
      errors: ['unauthenticated'],
      async handle({ headers }) {
        const lines = await research.export(await research.authenticate(headers.authorization));
        return lines.map((line) => snakeCase(line) as Record<string, unknown>);
      },
    }),
  ];
}
