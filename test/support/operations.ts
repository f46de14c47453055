/* The service's OpenAPI document, parsed as far as the tests need it. */

export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
}

export interface Operation {
  method: string;
  /** The path, with parameters in braces. */
  path: string;
  operationId: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: { name: string; in: string; required?: boolean }[];
  /** Schema of the JSON body with resolved references; undefined if the operation takes no body. */
  body: Schema | undefined;
  responses: string[];
}

// biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document
export type OpenApi = any;

export async function readDocument(url: string): Promise<OpenApi> {
  return (await fetch(`${url}/openapi.json`)).json();
}

export function operationsOf(document: OpenApi): Operation[] {
  return Object.entries<OpenApi>(document.paths).flatMap(([path, methods]) =>
    Object.entries<OpenApi>(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operationId: operation.operationId,
      tags: operation.tags,
      security: operation.security ?? [],
      parameters: operation.parameters ?? [],
      body: resolve(document, operation.requestBody?.content['application/json'].schema),
      responses: Object.keys(operation.responses),
    })),
  );
}

function resolve(document: OpenApi, schema: Schema | undefined): Schema | undefined {
  if (!schema?.$ref) return schema;
  const found = schema.$ref
    .slice(2)
    .split('/')
    .reduce((at, part) => at[part], document);
  return resolve(document, found);
}

/** The JSON types that a property accepts; undefined if the schema does not say. */
export function typesOf(document: OpenApi, schema: Schema): Set<string> | undefined {
  const resolved = resolve(document, schema)!;
  const alternatives = resolved.anyOf ?? resolved.oneOf;
  if (alternatives) {
    const types = alternatives.map((alternative) => typesOf(document, alternative));
    return types.includes(undefined) ? undefined : new Set(types.flatMap((set) => [...set!]));
  }
  if (resolved.type === undefined) return undefined;
  return new Set([resolved.type].flat().map((type) => (type === 'integer' ? 'number' : type)));
}

/** The path of the operation with `value` in place of each parameter. */
export function addressOf({ path }: Operation, value = '3f2c8a54-3c1e-4f7a-9d0b-5a6c7e8f9012'): string {
  return path.replaceAll(/\{\w+\}/g, value);
}
