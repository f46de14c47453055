/** A copy of the value with every key in snake case, as the HTTP interface writes them. Dates stay as they are. */
export function snakeCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snakeCase);
  if (value instanceof Date || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`),
      snakeCase(inner),
    ]),
  );
}
