/** The service's own document, read as far as tests need it. */
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
  /** With parameters in braces. */
  path: string;
  operationId: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: { name: string; in: string; required?: boolean }[];
  /** Schema of the JSON body, references resolved; undefined where none is taken. */
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

/** The JSON types that a property takes; undefined where it cannot be told. */
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

/** An address of the operation with `value` for each of its parameters. */
export function addressOf({ path }: Operation, value = '3f2c8a54-3c1e-4f7a-9d0b-5a6c7e8f9012'): string {
  return path.replaceAll(/\{\w+\}/g, value);
}
