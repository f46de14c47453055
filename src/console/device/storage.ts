/** Small values on this device. Where the browser refuses to keep any, they last as long as the page. */
const held = new Map<string, string>();
const prefix = 'prime.';

export function readValue<T>(name: string): T | undefined {
  const text = readText(prefix + name);
  if (text === null || text === undefined) return undefined;
  try {
    return JSON.parse(text) as T;
  } catch {
    return undefined;
  }
}

export function writeValue(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  held.set(prefix + name, text);
  try {
    localStorage.setItem(prefix + name, text);
  } catch {
    // Full or forbidden: the page still holds it.
  }
}

export function removeValue(name: string): void {
  held.delete(prefix + name);
  try {
    localStorage.removeItem(prefix + name);
  } catch {
    // Forbidden: then it was never there.
  }
}

/** Names that begin so. */
export function namesOfValues(start: string): string[] {
  const names = new Set(held.keys());
  try {
    for (const name of Object.keys(localStorage)) names.add(name);
  } catch {
    // Forbidden: what the page holds is all there is.
  }
  return [...names]
    .filter((name) => name.startsWith(prefix + start))
    .map((name) => name.slice(prefix.length));
}

function readText(name: string): string | null | undefined {
  try {
    return localStorage.getItem(name) ?? held.get(name);
  } catch {
    return held.get(name);
  }
}
