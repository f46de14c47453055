import type { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

/**
 * Finds the JSON object in what a model said: bare, in a code fence, after some words, after its thinking. Undefined
 * where there is none, or where it was cut short.
 */
export function findJsonObject(said: string): unknown {
  const text = said.replace(/<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/g, '').trim();
  const whole = parse(text);
  if (isObject(whole)) return whole;
  for (let start = text.indexOf('{'); start !== -1; start = text.indexOf('{', start + 1)) {
    const end = endOfObject(text, start);
    if (end === undefined) continue;
    const found = parse(text.slice(start, end));
    if (isObject(found)) return found;
  }
  return undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Where the object that opens at `start` closes, by counting braces outside of strings. */
function endOfObject(text: string, start: number): number | undefined {
  let depth = 0;
  let inString = false;
  for (let at = start; at < text.length; at++) {
    const sign = text[at];
    if (inString) {
      if (sign === '\\') at++;
      else if (sign === '"') inString = false;
    } else if (sign === '"') inString = true;
    else if (sign === '{') depth++;
    else if (sign === '}' && --depth === 0) return at + 1;
  }
  return undefined;
}

const maxFaultsTold = 8;

export type ReadAnswer<A> = { ok: true; answer: A } | { ok: false; faults: string[] };

/** Reads what a model said against a schema. The faults are sentences for the model. */
export function readAnswer<A>(said: string, schema: z.ZodType<A>): ReadAnswer<A> {
  const found = findJsonObject(said);
  if (found === undefined) {
    const cut = said.includes('{')
      ? 'It breaks off, or is not valid JSON.'
      : 'There is no JSON object in it.';
    return { ok: false, faults: [cut] };
  }
  const parsed = schema.safeParse(found);
  if (parsed.success) return { ok: true, answer: parsed.data };
  return {
    ok: false,
    faults: parsed.error.issues
      .slice(0, maxFaultsTold)
      .map(({ path, message }) => `${path.length === 0 ? 'The answer' : path.join('.')}: ${message}.`),
  };
}

/** Lengths of strings are not among what every server takes in a schema; they are checked when the answer is there. */
const untold = new Set(['$schema', 'minLength', 'maxLength', 'pattern', 'format']);

/** A JSON schema as model servers take it: every property required, none besides. */
export function toModelSchema(schema: JsonSchema): JsonSchema {
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(strip);
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key, of]) => !(untold.has(key) && typeof of !== 'object'))
        .map(([key, of]) => [key, strip(of)]),
    );
  };
  return strip(schema) as JsonSchema;
}
