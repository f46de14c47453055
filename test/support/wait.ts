/**
 * Waits until `probe` gives something other than undefined or false, and returns it.
 *
 * @throws Error that names `what`, if it does not happen in time.
 */
export async function waitFor<T>(
  what: string,
  probe: () => Promise<T | undefined | false> | T | undefined | false,
  { timeoutMs = 20_000, everyMs = 25 } = {},
): Promise<T> {
  const giveUpAt = Date.now() + timeoutMs;
  for (;;) {
    const found = await probe();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > giveUpAt) throw new Error(`waited ${timeoutMs} ms for ${what}`);
    await new Promise((wake) => setTimeout(wake, everyMs));
  }
}
