import { z } from 'zod';

/** Where a page of a history ends: what comes after it is older. `ordinal` orders what has one moment. */
export interface Cursor {
  createdAt: Date;
  ordinal: number;
}

export function writeCursor({ createdAt, ordinal }: Cursor): string {
  return Buffer.from(`${createdAt.getTime()}.${ordinal}`).toString('base64url');
}

function readCursor(value: string): Cursor | undefined {
  const match = /^(\d{1,15})\.(\d{1,15})$/.exec(Buffer.from(value, 'base64url').toString('latin1'));
  return match ? { createdAt: new Date(Number(match[1])), ordinal: Number(match[2]) } : undefined;
}

/** Most entries of a page: 100, or as said, at most 500. */
export const historyLimit = z
  .string()
  .regex(/^\d{1,3}$/, 'must be a whole number from 1 to 500')
  .transform(Number)
  .refine((value) => value >= 1 && value <= 500, 'must be a whole number from 1 to 500')
  .default(100)
  .meta({ description: 'Most entries; 1 to 500.' });

/** The `next_cursor` of the page before. */
export const historyCursor = z
  .string()
  .transform((value, context) => {
    const cursor = readCursor(value);
    if (!cursor) context.addIssue({ code: 'custom', message: 'must be a next_cursor of this history' });
    return cursor ?? z.NEVER;
  })
  .optional()
  .meta({ description: 'The `next_cursor` of the page before.' });
