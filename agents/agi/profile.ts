import { z } from 'zod';
import { adaptationKinds } from '#graphs/engagement/engagement-graph.ts';

/** A belief about the writer, with the id of its entry. */
export const belief = z.object({
  id: z.string(),
  name: z.string(),
  occurrences: z.number(),
  lastSeenOn: z.string().describe('YYYY-MM-DD'),
});

/** Everything that an agent may say of a writer's past. */
export const profile = z.object({
  sojourn: z.string(),
  sojournDay: z.number(),
  sojournPhase: z.string(),
  totalPrimes: z.number(),
  streakDays: z.number(),
  recurring: z.array(belief),
  emerging: z.array(belief),
  avoided: z.array(belief),
  /** The writer's instructions of earlier engagements, newest first. */
  overrides: z.array(z.object({ id: z.string(), instruction: z.string(), on: z.string() })),
  /** Adaptations in force, newest first. */
  adaptations: z.array(
    z.object({ id: z.string(), content: z.string(), kind: z.enum(adaptationKinds).optional() }),
  ),
  emotionalTrajectory: z.string(),
  /** True if a recent prime showed signs of acute danger. The agent then does not push the writer toward anything. */
  needsCare: z.boolean(),
});

export type Belief = z.infer<typeof belief>;
export type Profile = z.infer<typeof profile>;

/** A pattern with at least this many occurrences is stated; a weaker one is asked about. */
const firmOccurrences = 4;

export function isFirm({ occurrences }: Belief): boolean {
  return occurrences >= firmOccurrences;
}

/** `once`, `twice`, `3 times`. */
export function times(count: number): string {
  if (count === 1) return 'once';
  return count === 2 ? 'twice' : `${count} times`;
}

/** A name as the agent says it to the writer. A name with the writer's `my` or `our` is put in quotation marks. */
export function said(name: string): string {
  return /^(?:my|our)\b/i.test(name) ? `“${name}”` : name;
}

const maxQuoted = 140;

/** The writer's words as a quotation, shortened if they are long. */
export function quoted(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= maxQuoted) return `“${line}”`;
  const cut = line.slice(0, maxQuoted).toWellFormed();
  return `“${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))} …”`;
}

/** `3 March`, with the year if it differs from that of `today`. Both days are `YYYY-MM-DD`. */
export function spokenDay(day: string, today: string): string {
  const format: Intl.DateTimeFormatOptions = {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    ...(day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }),
  };
  return new Intl.DateTimeFormat('en-GB', format).format(new Date(`${day}T00:00:00Z`));
}
