import pg from 'pg';
import { vi } from 'vitest';

/** Statements that are not counted: begin, commit and settings. */
const notCounted = /^\s*(?:begin|commit|rollback|set|start transaction)\b/i;

/** Runs `work` and counts the SQL statements that this process sends meanwhile, over any connection. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.filter(([first]) => {
      const sent: unknown = first;
      const text = typeof sent === 'string' ? sent : (sent as { text?: string } | undefined)?.text;
      return text !== undefined && !notCounted.test(text);
    }).length;
  } finally {
    query.mockRestore();
  }
}
