/** Small values in the browser’s local storage. Values that the browser refuses to store are lost when the page is closed. */
const inMemory = new Map<string, string>();
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
  inMemory.set(prefix + name, text);
  try {
    localStorage.setItem(prefix + name, text);
  } catch {
    // Storage is full or forbidden: the value stays in memory.
  }
}

export function removeValue(name: string): void {
  inMemory.delete(prefix + name);
  try {
    localStorage.removeItem(prefix + name);
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
}

/** Names of the stored values that begin with `start`. */
export function listValues(start: string): string[] {
  const names = new Set(inMemory.keys());
  try {
    for (const name of Object.keys(localStorage)) names.add(name);
  } catch {
    // Storage is forbidden: only the values in memory exist.
  }
  return [...names]
    .filter((name) => name.startsWith(prefix + start))
    .map((name) => name.slice(prefix.length));
}

function readText(name: string): string | null | undefined {
  try {
    return localStorage.getItem(name) ?? inMemory.get(name);
  } catch {
    return inMemory.get(name);
  }
}
