/**
 * Returns the value without the list items and object fields that are or contain a matching text. A message with a matching
 * word is removed as a whole. Returns the same value if nothing matches.
 */
export function withoutTexts(value: unknown, isRedacted: (text: string) => boolean): unknown {
  if (typeof value === 'string') return isRedacted(value) ? '' : value;
  if (Array.isArray(value)) {
    const kept = value.filter((item) => withoutTexts(item, isRedacted) === item);
    return kept.length === value.length ? value : kept;
  }
  if (!isPlainObject(value)) return value;
  const entries = Object.entries(value).map(
    ([key, inner]) => [key, withoutTexts(inner, isRedacted)] as const,
  );
  if (entries.every(([key, inner]) => inner === value[key])) return value;
  return Object.fromEntries(entries.filter(([key, inner]) => inner !== '' || value[key] === ''));
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
