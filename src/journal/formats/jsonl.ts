import { z } from 'zod';
import { detailsOf, messageOf } from '../../http/problem.ts';
import { writingFields } from '../../http/writing-fields.ts';
import type { JournalEntry } from '../entry.ts';

/** Tolerance for clocks that run ahead. An entry that is later than that is invalid, because it lies in the future. */
const maxAheadMs = 24 * 60 * 60 * 1000;
const earliestYear = 1000;

/** One line of a journal. Fields of other names are ignored. */
const journalLine = z.object({
  ...writingFields,
  new_line_count: writingFields.new_line_count.optional(),
  created_at: z.iso
    .datetime({ offset: true })
    .refine((value) => new Date(value).getTime() <= Date.now() + maxAheadMs, 'must not lie in the future')
    .refine(
      (value) => Number(value.slice(0, 4)) >= earliestYear,
      `must be of the year ${earliestYear} or later`,
    ),
});

const maxReportedProblems = 20;
const newLine = 0x0a;

/**
 * Reads a journal in JSON Lines: UTF-8, one JSON object a line. Empty lines are skipped.
 *
 * @throws Error with a message of several lines: for each invalid line its number, and what is wrong with each field.
 */
export function readJournal(bytes: Uint8Array): JournalEntry[] {
  const entries: JournalEntry[] = [];
  const problems: string[] = [];
  for (const [index, line] of splitLines(bytes).entries()) {
    const parsed = parseLine(line);
    if (parsed === undefined) continue;
    if (Array.isArray(parsed)) problems.push(...parsed.map((problem) => `line ${index + 1}: ${problem}`));
    else entries.push(parsed);
  }
  if (problems.length > 0) {
    const reported = problems.slice(0, maxReportedProblems);
    const rest = problems.length - reported.length;
    throw new Error(
      ['Nothing was imported.', ...reported, ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n'),
    );
  }
  if (entries.length === 0) throw new Error('Nothing was imported: the journal has no entries.');
  return entries;
}

function splitLines(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  for (let from = 0; from <= bytes.length; ) {
    const at = bytes.indexOf(newLine, from);
    const end = at < 0 ? bytes.length : at;
    lines.push(bytes.subarray(from, end));
    from = end + 1;
  }
  return lines;
}

/** Returns the entry, the problems of an invalid line, or undefined for an empty line. */
function parseLine(bytes: Uint8Array): JournalEntry | string[] | undefined {
  let line: string;
  try {
    // The decoder drops a byte order mark at the beginning.
    line = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return ['is not UTF-8'];
  }
  if (line.trim() === '') return undefined;
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return ['is not JSON'];
  }
  const parsed = journalLine.safeParse(value, { error: messageOf });
  if (!parsed.success) {
    return detailsOf(parsed.error, '', value).map(({ path, message }) => `${path} ${message}`.trim());
  }
  const { writing, duration_seconds, new_line_count, sealed, created_at } = parsed.data;
  return {
    writing,
    durationSeconds: duration_seconds,
    newLineCount: new_line_count ?? writing.split('\n').length - 1,
    sealed: sealed ?? false,
    createdAt: new Date(created_at),
  };
}
