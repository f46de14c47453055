import { describe, expect, it } from 'vitest';
import { cutAt } from '#src/console/memory/highlights.ts';
import {
  daysOfYear,
  groupBySojourn,
  periodsOf,
  type Timeline,
  timelineUntil,
} from '#src/console/memory/journal.ts';
import { readEvents } from '#src/console/service/events.ts';

const prime = (writtenAt: string) => ({
  writing_id: writtenAt,
  written_at: writtenAt,
  duration_seconds: 480,
  flow_score: 0.5,
  chakra: 1,
  sealed: false,
});

const timeline: Timeline = {
  unit: 'week',
  primes: [
    prime('2026-01-01T09:00:00.000Z'),
    prime('2026-02-20T23:59:00.000Z'),
    prime('2026-04-10T09:00:00.000Z'),
  ],
  themes: [
    {
      entry_id: 'a',
      content: 'the ferry',
      occurrences: 3,
      periods: [
        { from: '2025-12-29', primes: 1, weight: 0.5 },
        { from: '2026-02-16', primes: 2, weight: 1 },
      ],
    },
    {
      entry_id: 'b',
      content: 'the lamp',
      occurrences: 1,
      periods: [{ from: '2026-04-06', primes: 1, weight: 1 }],
    },
  ],
};

describe('a journal seen from above', () => {
  it('ends with the day that is asked for, and knows nothing of what came after', () => {
    const then = timelineUntil(timeline, '2026-02-20');
    expect(then.primes).toHaveLength(2);
    expect(then.themes.map(({ content, occurrences }) => [content, occurrences])).toEqual([['the ferry', 3]]);
    expect(timelineUntil(timeline, undefined)).toBe(timeline);
  });

  it('shows periods in which nothing was written', () => {
    const periods = periodsOf(timeline);
    expect(periods[0]).toBe('2025-12-29');
    expect(periods.at(-1)).toBe('2026-04-06');
    expect(periods).toHaveLength(15);
    expect(periodsOf({ ...timeline, unit: 'month', themes: [] })).toEqual([]);
  });

  it('puts each prime into the sojourn of its day', () => {
    const sojourns = groupBySojourn(timeline.primes, new Date('2026-04-20T00:00:00Z'));
    expect(sojourns.map(({ kingdom, primes }) => [kingdom, primes.length])).toEqual([
      ['Primordia', 2],
      ['Emblazion', 1],
    ]);
  });

  it('begins each week of its calendar on Monday', () => {
    expect(daysOfYear(2026)).toMatchObject({ blanks: 3 });
    expect(daysOfYear(2024).days).toHaveLength(366);
    expect(daysOfYear(2023).blanks).toBe(6);
  });
});

describe('the words that something rests on', () => {
  it('are cut out of the writing where they stand, and nothing else is changed', () => {
    const writing = 'One two three four.';
    const passages = cutAt(writing, [
      { start: 8, end: 13 },
      { start: 0, end: 3 },
      { start: 10, end: 18 },
    ]);
    expect(passages.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toEqual([
      'One',
      'three four',
    ]);
    expect(passages.map(({ text }) => text).join('')).toBe(writing);
  });
});

describe('events of an agent', () => {
  it('are read one by one, however the stream is cut', async () => {
    const text =
      ': hello\n\nevent: node\ndata: {"name":"recall"}\n\nevent: token\r\ndata: {"text":"é"}\r\n\r\nevent: result\ndata: {"answer":"é"}\n\n';
    const bytes = new TextEncoder().encode(text);
    for (const size of [1, 7, 1_000]) {
      const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
        start(controller) {
          for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
          controller.close();
        },
      });
      const events: unknown[] = [];
      for await (const event of readEvents(body)) events.push(event);
      expect(events).toEqual([
        { type: 'node', data: { name: 'recall' } },
        { type: 'token', data: { text: 'é' } },
        { type: 'result', data: { answer: 'é' } },
      ]);
    }
  });
});
