import { defineEndpoint } from '#src/http/endpoint.ts';
import { nextCursor } from '#src/http/paging.ts';
import { toHistoryEntry } from './history-entry.ts';
import * as schema from './schema.ts';
import type { WritingService } from './service.ts';

const tag = 'Writing';
const versions = ['v1', 'v2'] as const;

export function writingEndpoints(writing: WritingService) {
  return [
    ...versions.map((version) => writeEndpoint(writing, version)),
    ...versions.map((version) => historyEndpoint(writing, version)),
    defineEndpoint({
      method: 'get',
      path: '/swift/v2/writings/{id}',
      operationId: 'getWriting',
      tag,
      summary: 'One of the caller’s own writings',
      auth: 'bearer',
      params: schema.writingParams,
      response: { status: 200, description: 'The writing with its prime', schema: schema.historyEntry },
      errors: ['not_found'],
      handle: async ({ caller, params }) => toHistoryEntry(await writing.find(caller, params.id)),
    }),
    defineEndpoint({
      method: 'delete',
      path: '/swift/v2/writings/{id}',
      operationId: 'deleteWriting',
      tag,
      summary: 'Erase a writing and everything made from it',
      auth: 'bearer',
      params: schema.writingParams,
      response: { status: 200, description: 'What was erased', schema: schema.deletedWriting },
      errors: ['not_found'],
      async handle({ caller, params }) {
        return { ok: true as const, id: params.id, erased: await writing.remove(caller, params.id) };
      },
    }),
  ];
}

function writeEndpoint(writing: WritingService, version: (typeof versions)[number]) {
  return defineEndpoint({
    method: 'post',
    path: `/swift/${version}/write`,
    operationId: version === 'v2' ? 'write' : 'writeV1',
    tag,
    summary: 'Submit a writing session',
    description:
      'A session of 480 seconds or more is saved as a prime; its title, reflection and image follow. A shorter one is answered with feedback and not saved.',
    auth: 'bearer',
    body: schema.submission,
    response: { status: 200, description: 'Feedback, or the prime', schema: schema.writeResult },
    async handle({ caller, body, idFor }) {
      const result = await writing.submit(
        caller,
        {
          writing: body.writing,
          durationSeconds: body.duration_seconds,
          newLineCount: body.new_line_count,
          sealed: body.sealed ?? false,
        },
        idFor,
      );
      const care = result.careMessage === undefined ? {} : { care_message: result.careMessage };
      if (!result.isPrime) {
        return {
          is_prime: false as const,
          persisted: false as const,
          feedback: result.feedback,
          flow_score: result.flowScore,
          ...care,
        };
      }
      return {
        is_prime: true as const,
        persisted: true as const,
        writing_id: result.writingId,
        prime_id: result.primeId,
        flow_score: result.flowScore,
        chakra: result.chakra,
        kingdom: result.kingdom,
        ...care,
      };
    },
  });
}

function historyEndpoint(writing: WritingService, version: (typeof versions)[number]) {
  return defineEndpoint({
    method: 'get',
    path: `/swift/${version}/writings`,
    operationId: version === 'v2' ? 'listWritings' : 'listWritingsV1',
    tag,
    summary: 'The caller’s own writings, newest first',
    description: 'Sessions below the threshold are not saved, so all of these are primes.',
    auth: 'bearer',
    query: schema.historyQuery,
    response: { status: 200, description: 'A page of the history', schema: schema.history },
    async handle({ caller, query }) {
      const { writings, next } = await writing.history(caller, { limit: query.limit, before: query.before });
      return {
        writings: writings.map(toHistoryEntry),
        ...nextCursor(next),
      };
    },
  });
}
