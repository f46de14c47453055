import { join } from 'node:path';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import type { OpenApi } from '../../support/operations.ts';

/** The types that the console is written against. */
export const contractFile = join(import.meta.dirname, '../../../src/console/contract/operations.ts');

/** TypeScript of the contract as the console uses it: every schema, and every operation with what it takes and answers. */
export async function typesOfContract(document: OpenApi): Promise<string> {
  const operations: JSONSchema = objectOf({});
  const routes: string[] = [];
  for (const [path, methods] of Object.entries<OpenApi>(document.paths)) {
    for (const [method, operation] of Object.entries<OpenApi>(methods)) {
      operations.properties![operation.operationId] = operationType(operation);
      (operations.required as string[]).push(operation.operationId);
      routes.push(`  ${operation.operationId}: ['${method.toUpperCase()}', '${path}'],`);
    }
  }
  const schema = {
    ...operations,
    title: 'Operations',
    $defs: document.components.schemas,
  };
  const types = await compile(rewriteReferences(schema) as JSONSchema, 'Operations', {
    additionalProperties: false,
    bannerComment: '',
    style: { singleQuote: true, printWidth: 110 },
    unreachableDefinitions: false,
    declareExternallyReferenced: true,
    ignoreMinAndMaxItems: true,
  });
  return [
    '// Generated from the OpenAPI document by `npm run console:types`; a test holds it to the service.',
    types.trim(),
    '/** Where each operation is. */',
    'export const routes = {',
    ...routes,
    '} as const satisfies Record<keyof Operations, readonly [method: string, path: string]>;',
    '',
  ].join('\n');
}

function operationType(operation: OpenApi): JSONSchema {
  const parameters = (place: string) =>
    operation.parameters?.filter((parameter: OpenApi) => parameter.in === place) ?? [];
  const properties: Record<string, JSONSchema> = {};
  for (const [name, place] of [
    ['path', 'path'],
    ['query', 'query'],
  ] as const) {
    const found = parameters(place);
    if (found.length > 0) {
      properties[name] = objectOf(
        Object.fromEntries(found.map(({ name, schema }: OpenApi) => [name, schema])),
        found.filter(({ required }: OpenApi) => required).map(({ name }: OpenApi) => name),
      );
    }
  }
  const body = operation.requestBody?.content['application/json'].schema;
  if (body) properties.body = body;
  const [success] = Object.entries<OpenApi>(operation.responses).filter(([status]) => status.startsWith('2'));
  properties.answer = success?.[1].content['application/json']?.schema ?? { type: 'string' };
  return objectOf(properties, Object.keys(properties));
}

function objectOf(properties: Record<string, JSONSchema>, required: string[] = []): JSONSchema {
  return { type: 'object', properties, required, additionalProperties: false };
}

/** The document’s references lead to its components; those of a schema by itself lead to its definitions. */
function rewriteReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewriteReferences);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    // In the file they would be most of it; they are read in the document.
    .filter(([key, inner]) => !(key === 'description' && typeof inner === 'string'))
    .map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? inner.replace('#/components/schemas/', '#/$defs/')
        : rewriteReferences(inner),
    ]);
  return Object.fromEntries(entries);
}
