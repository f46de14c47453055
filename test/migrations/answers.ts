/** The moment at which the writer of the fixture looks at what they have. */
export const now = new Date('2026-11-20T12:00:00.000Z');

/** Of a wallet that exists in this fixture only. */
export const key = `0x${'42'.repeat(32)}` as const;

const paths = [
  '/swift/v2/me',
  '/swift/v2/writings?limit=500',
  '/swift/v2/cuentacuentos/history',
  '/swift/v2/children',
  '/agents/agi/memory',
  '/agents/agi/memory/entries?page_size=100',
  '/agents/agi/memory/entries?q=piano&page_size=100',
  '/agents/agi/engagements',
];

/** What the service answers a writer who looks at all they have, by path. */
// biome-ignore lint/suspicious/noExplicitAny: an answer is whatever came
export async function answersOf(url: string, token: string): Promise<Record<string, any>> {
  const answers: Record<string, unknown> = {};
  for (const path of paths) {
    const response = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    answers[path.split('?q')[0] === path ? path.split('?')[0]! : path] = await response.json();
  }
  return answers;
}
