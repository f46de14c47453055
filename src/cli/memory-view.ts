import type { BeliefLists } from '#memory/consolidate/beliefs.ts';
import type { MemorySummary } from '#memory/consolidate/summary.ts';
import type { HistoryItem } from '#memory/recall/entry-detail.ts';
import type { Recalled } from '#memory/recall/recalled.ts';
import type { ShownEntry } from '#memory/recall/shown-entry.ts';
import { bar } from './progress-bar.ts';

/** The lines that `practice memory` prints for people: tables and bars. */

const barWidth = 10;
const contentWidth = 40;
const labelWidth = 11;

export function heading(text: string): string {
  return process.stdout.isTTY ? `\n\x1b[1m${text}\x1b[0m` : `\n${text}`;
}

export function summaryLines(summary: MemorySummary): string[] {
  const { patterns, learning } = summary;
  const begun = summary.sojourns.filter(({ primes, day }) => primes > 0 || day !== undefined);
  const maxPrimes = Math.max(1, ...begun.map(({ primes }) => primes));
  return [
    heading('Practice'),
    labelled('primes', `${summary.totalPrimes} in ${counted(summary.totalDays, 'day')}`),
    labelled('streak', `${counted(summary.streakCurrent, 'day')}, best ${summary.streakBest}`),
    ...begun.map(({ kingdom, primes, completed, day }) => {
      const state = day === undefined ? (completed ? 'over' : '') : `day ${day} of 96`;
      const count = `${String(primes).padStart(4)} ${primes === 1 ? 'prime' : 'primes'}`;
      return labelled(
        'sojourn',
        `${kingdom.padEnd(10)} ${bar(primes / maxPrimes, barWidth)} ${count}  ${state}`,
      );
    }),
    labelled('best time', patterns.bestFlowTime ? `${patterns.bestFlowTime} UTC` : 'not yet known'),
    labelled(
      'average',
      `${Math.round(patterns.averageDurationSeconds / 60)} min, flow ${bar(patterns.averageFlowScore, barWidth)} ${patterns.averageFlowScore.toFixed(2)}`,
    ),
    listed('depth', patterns.triggerWords),
    listed('avoidance', patterns.avoidanceSignals),
    listed('adapted', summary.adaptations),
    ...(learning.waiting > 0
      ? [labelled('waiting', `${counted(learning.waiting, 'prime')} to be learned from`)]
      : []),
  ];
}

export function themeLines(themes: Record<keyof BeliefLists, readonly string[]>): string[] {
  return [
    heading('Themes'),
    listed('recurring', themes.recurring),
    listed('emerging', themes.emerging),
    listed('avoided', themes.avoided),
  ];
}

/** A table of entries, the strongest first. */
export function entryLines(entries: readonly ShownEntry[], total: number): string[] {
  if (entries.length === 0) return ['Nothing is believed.'];
  const width = Math.max(7, ...entries.map(({ content }) => Math.min(contentWidth, content.length)));
  const rows = entries.map((entry) =>
    [
      `${bar(entry.strength, barWidth)} ${entry.strength.toFixed(2)}`,
      entry.kind.padEnd(10),
      cut(oneLine(entry.content), width).padEnd(width),
      String(entry.occurrences).padStart(5),
      day(entry.firstSeenAt),
      day(entry.lastSeenAt),
      entry.id,
    ].join('  '),
  );
  const titles = ['strength'.padEnd(barWidth + 5), 'kind'.padEnd(10), 'content'.padEnd(width), ' seen'];
  return [
    [...titles, 'first     ', 'last      ', 'id'].join('  '),
    ...rows,
    ...(total > entries.length ? [`… and ${total - entries.length} weaker ones; --limit shows more`] : []),
  ];
}

export function recalledLines(found: readonly Recalled[]): string[] {
  if (found.length === 0) return ['Nothing was found.'];
  return found.map((hit, index) => {
    const rank = String(index + 1).padStart(2);
    if ('passage' in hit) return `${rank}  ${day(hit.passage.createdAt)}  “${oneLine(hit.passage.quote)}”`;
    const { kind, content, occurrences, lastSeenAt } = hit.entry;
    return `${rank}  ${day(lastSeenAt)}  ${kind} ${content}, seen ${times(occurrences)}`;
  });
}

export function whyLines(
  entry: ShownEntry,
  evidence: readonly { quote: string; createdAt: Date }[],
  history: readonly HistoryItem[],
): string[] {
  const { strength, occurrences, firstSeenAt, lastSeenAt, source, validTo, details } = entry;
  return [
    heading(`${entry.kind}: ${entry.content}`),
    `${bar(strength, barWidth)} ${strength.toFixed(2)}  seen ${times(occurrences)}, ${day(firstSeenAt)} to ${day(lastSeenAt)}, said by the ${source}`,
    ...(validTo ? [`closed on ${day(validTo)}`] : []),
    ...(details?.causes?.length ? [`based on the entries ${details.causes.join(', ')}`] : []),
    ...(details?.prompts ?? []).map(({ at, prompt }) => `${at.slice(0, 10)}  changed the prompt “${prompt}”`),
    ...evidence.map((piece) => `${day(piece.createdAt)}  “${oneLine(piece.quote)}”`),
    ...(history.length > 0 ? [heading('Before')] : []),
    ...history.map((item) => {
      const until = item.validTo ? day(item.validTo) : 'now';
      return `${day(item.validFrom)} to ${until.padEnd(10)}  ${item.content} (${item.source}: ${item.reason})`;
    }),
  ];
}

export interface Changes {
  added: ShownEntry[];
  gone: ShownEntry[];
  changed: { was: ShownEntry; entry: ShownEntry }[];
}

export function changeLines({ added, gone, changed }: Changes): string[] {
  if (added.length + gone.length + changed.length === 0) return ['Nothing changed.'];
  const line = (sign: string, { kind, content, strength }: ShownEntry, rest = '') =>
    `${sign} ${kind.padEnd(10)} ${bar(strength, barWidth)} ${strength.toFixed(2)}  ${oneLine(content)}${rest}`;
  return [
    ...added.map((entry) => line('+', entry)),
    ...gone.map((entry) => line('-', entry)),
    ...changed.map(({ was, entry }) => {
      const renamed = was.content === entry.content ? '' : `, called ${oneLine(was.content)} before`;
      const sign = entry.strength > was.strength ? '↑' : entry.strength < was.strength ? '↓' : '=';
      return line(sign, entry, ` (${was.strength.toFixed(2)}${renamed})`);
    }),
  ];
}

function labelled(name: string, text: string): string {
  return `${name.padEnd(labelWidth)}${text}`;
}

function listed(name: string, items: readonly string[]): string {
  return labelled(name, items.length > 0 ? items.join(', ') : '–');
}

export function counted(count: number, unit: string): string {
  return `${count} ${count === 1 ? unit : `${unit}s`}`;
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}

export function day(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).toWellFormed()}…`;
}
