/**
 * A value without the texts that are gone: the items of lists and the fields of objects that are or hold one, a whole
 * message for a word in it. The same value, where there are none.
 */
export function withoutTexts(value: unknown, isGone: (text: string) => boolean): unknown {
  if (typeof value === 'string') return isGone(value) ? '' : value;
  if (Array.isArray(value)) {
    const kept = value.filter((item) => withoutTexts(item, isGone) === item);
    return kept.length === value.length ? value : kept;
  }
  if (!isPlain(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, withoutTexts(inner, isGone)] as const);
  if (entries.every(([key, inner]) => inner === value[key])) return value;
  return Object.fromEntries(entries.filter(([key, inner]) => inner !== '' || value[key] === ''));
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
