import type { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

/**
 * Returns the first complete JSON object in a model's reply, or undefined without one. It may be in a code fence, or after
 * words or thinking.
 */
export function findJsonObject(reply: string): unknown {
  const text = reply.replace(/<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/g, '').trim();
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

/** The end of the object that starts at `start`, found by counting braces outside of strings. */
function endOfObject(text: string, start: number): number | undefined {
  let depth = 0;
  let inString = false;
  for (let at = start; at < text.length; at++) {
    const char = text[at];
    if (inString) {
      if (char === '\\') at++;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{') depth++;
    else if (char === '}' && --depth === 0) return at + 1;
  }
  return undefined;
}

const maxIssues = 8;

/** Parses a model's reply by a schema. The issues are sentences for the model. */
export function readAnswer<A>(
  reply: string,
  schema: z.ZodType<A>,
): { ok: true; answer: A } | { ok: false; issues: string[] } {
  const found = findJsonObject(reply);
  if (found === undefined) {
    const issue = reply.includes('{')
      ? 'It breaks off, or is not valid JSON.'
      : 'There is no JSON object in it.';
    return { ok: false, issues: [issue] };
  }
  const parsed = schema.safeParse(found);
  if (parsed.success) return { ok: true, answer: parsed.data };
  return {
    ok: false,
    issues: parsed.error.issues
      .slice(0, maxIssues)
      .map(({ path, message }) => `${path.length === 0 ? 'The answer' : path.join('.')}: ${message}.`),
  };
}

/** Keywords that not every server accepts. The parse of the answer checks them. */
const omittedKeywords = new Set(['$schema', 'minLength', 'maxLength', 'pattern', 'format']);

/** A JSON schema without the keywords that model servers reject. */
export function toModelSchema(schema: JsonSchema): JsonSchema {
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(strip);
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key, of]) => !(omittedKeywords.has(key) && typeof of !== 'object'))
        .map(([key, of]) => [key, strip(of)]),
    );
  };
  return strip(schema) as JsonSchema;
}
