import { z } from 'zod';

/** The last entry of a page. `ordinal` orders entries that were created in the same millisecond. */
export interface Cursor {
  createdAt: Date;
  ordinal: number;
}

function writeCursor({ createdAt, ordinal }: Cursor): string {
  return Buffer.from(`${createdAt.getTime()}.${ordinal}`).toString('base64url');
}

/** Splits rows that were read with a limit of `limit + 1` into a page and the cursor to the next one, if there is one. */
export function splitPage<T extends Cursor>(
  rows: readonly T[],
  limit: number,
): { page: T[]; next: Cursor | undefined } {
  const page = rows.slice(0, limit);
  return { page, next: rows.length > limit ? page.at(-1) : undefined };
}

/** The field `next_cursor` of an answer, which the last page does not have. */
export function nextCursor(next: Cursor | undefined): { next_cursor?: string } {
  return next ? { next_cursor: writeCursor(next) } : {};
}

function readCursor(value: string): Cursor | undefined {
  const match = /^(\d{1,15})\.(\d{1,15})$/.exec(Buffer.from(value, 'base64url').toString('latin1'));
  return match ? { createdAt: new Date(Number(match[1])), ordinal: Number(match[2]) } : undefined;
}

/** The limit of a page: 100 by default, at most 500. */
export const historyLimit = z
  .string()
  .regex(/^\d{1,3}$/, 'must be a whole number from 1 to 500')
  .transform(Number)
  .refine((value) => value >= 1 && value <= 500, 'must be a whole number from 1 to 500')
  .default(100)
  .meta({ description: 'Maximum number of entries; 1 to 500.' });

/** The `next_cursor` of the previous page. */
export const historyCursor = z
  .string()
  .transform((value, context) => {
    const cursor = readCursor(value);
    if (!cursor) context.addIssue({ code: 'custom', message: 'must be a next_cursor of this history' });
    return cursor ?? z.NEVER;
  })
  .optional()
  .meta({ description: 'The `next_cursor` of the previous page.' });
