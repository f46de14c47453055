import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import type { ErrorCode } from '../core/errors.ts';
import { type Endpoint, linesType } from './endpoint.ts';
import { eventsType } from './event-stream.ts';
import { problemSchema, statusOf } from './problem.ts';

/** The OpenAPI 3.1 document of the endpoints, from the schemas that validate their requests. */
export function createOpenApiDocument(endpoints: readonly Endpoint[], info: { version: string }) {
  const paths: ZodOpenApiPathsObject = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method]: describe(endpoint) };
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Writing practice',
      version: info.version,
      description:
        'Eight minutes of writing without stopping. A session over the threshold becomes a prime: it is kept, gets a title, a reflection and an image.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The session token that verify returned.' },
        researcher: { type: 'http', scheme: 'bearer', description: 'A researcher’s token, of one study.' },
        operator: { type: 'http', scheme: 'bearer', description: 'The operator’s ADMIN_TOKEN.' },
      },
    },
  });
}

const idempotencyKey = z
  .string()
  .max(255)
  .optional()
  .meta({ description: 'The same key and body return the first answer.' });

function describe(endpoint: Endpoint): ZodOpenApiOperationObject {
  const { response } = endpoint;
  const responses: ZodOpenApiOperationObject['responses'] = {
    [`${response.status}`]: {
      description: response.description,
      content:
        response.format === 'lines'
          ? { [linesType]: { schema: z.string().meta({ description: 'A line of JSON for each.' }) } }
          : {
              'application/json': { schema: response.schema },
              ...(endpoint.events ? { [eventsType]: { schema: eventStreamOf(endpoint.events) } } : {}),
            },
    },
  };
  for (const [status, codes] of codesByStatus(endpoint)) {
    responses[`${status}` as '400'] = {
      description: codes.map((code) => `\`${code}\``).join(', '),
      content: { 'application/json': { schema: endpoint.problems?.[status] ?? problemSchema } },
    };
  }
  const headers = {
    ...endpoint.headers?.shape,
    ...(endpoint.method === 'post' ? { 'Idempotency-Key': idempotencyKey } : {}),
  };
  return {
    operationId: endpoint.operationId,
    summary: endpoint.summary,
    ...(endpoint.description ? { description: endpoint.description } : {}),
    tags: [endpoint.tag],
    security: securityOf(endpoint),
    requestParams: {
      ...(endpoint.params ? { path: endpoint.params } : {}),
      ...(endpoint.query ? { query: endpoint.query } : {}),
      ...(Object.keys(headers).length > 0 ? { header: z.object(headers) } : {}),
    },
    ...(endpoint.body
      ? {
          requestBody: {
            required: !endpoint.body.safeParse({}).success,
            content: { 'application/json': { schema: endpoint.body } },
          },
        }
      : {}),
    responses,
  };
}

/** OpenAPI 3.1 cannot express event streams: the stream is a string, and the description lists its events. */
function eventStreamOf(events: NonNullable<Endpoint['events']>): z.ZodType {
  const listed = Object.entries(events).map(([name, { description, schema }]) => {
    const fields = Object.keys((schema as z.ZodObject).shape ?? {}).map((field) => `\`${field}\``);
    return `\`${name}\` { ${fields.join(', ')} }: ${description}`;
  });
  return z.string().meta({
    description: [
      'Server-sent events, each with one line of JSON as its data; the connection closes after the last.',
      ...listed,
      '`result`: the same JSON that the answer is without a stream; the last event.',
      '`error`: a Problem, in the place of `result`, when something fails after the first event. What fails before is answered with its status.',
    ].join('\n\n'),
  });
}

function securityOf({ auth }: Endpoint): Record<string, string[]>[] {
  if (auth === 'none') return [];
  if (auth === 'operator') return [{ operator: [] }];
  return [auth === 'researcher' ? { researcher: [] } : { bearer: [] }];
}

function codesByStatus(endpoint: Endpoint): Map<number, ErrorCode[]> {
  const codes = new Set<ErrorCode>(['invalid_request', 'database_unavailable', 'shutting_down']);
  if (endpoint.auth !== 'none') codes.add('unauthenticated');
  if (endpoint.auth === 'seed') codes.add('seed_wallet_required');
  if (endpoint.body) codes.add('payload_too_large').add('unsupported_media_type');
  if (endpoint.method === 'post') codes.add('idempotency_conflict');
  for (const code of endpoint.errors ?? []) codes.add(code);
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) byStatus.set(statusOf(code), [...(byStatus.get(statusOf(code)) ?? []), code]);
  return new Map([...byStatus].sort(([a], [b]) => a - b));
}
