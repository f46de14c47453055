import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sojournAt } from '#src/practice/sojourn.ts';

const first = new Date('2025-01-10T23:59:00Z');
const dayMs = 86_400_000;

function onDay(day: number) {
  return sojournAt(first, new Date(Date.parse('2025-01-10T12:00:00Z') + (day - 1) * dayMs));
}

describe('sojourn', () => {
  it('begins on the UTC day of the first prime', () => {
    expect(sojournAt(first, first)).toEqual({
      chakra: 1,
      kingdom: 'Primordia',
      name: 'Root (Primordia)',
      day: 1,
      phase: 'descent',
      number: 0,
    });
    expect(sojournAt(first, new Date('2025-01-11T00:01:00Z')).day).toBe(2);
  });

  it.each([
    [1, 'descent'],
    [32, 'descent'],
    [33, 'integration'],
    [64, 'integration'],
    [65, 'emergence'],
    [96, 'emergence'],
  ])('puts day %i in the phase of %s', (day, phase) => {
    expect(onDay(day)).toMatchObject({ day, phase, number: 0 });
  });

  it('moves on to the next chakra after 96 days', () => {
    expect(onDay(97)).toMatchObject({ chakra: 2, day: 1, phase: 'descent', number: 1 });
    expect(onDay(3 * 96 + 47)).toMatchObject({ name: 'Heart (Eleasis)', day: 47, phase: 'integration' });
  });

  it('begins again with the first chakra after the eighth', () => {
    expect(onDay(8 * 96)).toMatchObject({ name: 'Soul Star (Poiesis)', day: 96, number: 7 });
    expect(onDay(8 * 96 + 1)).toMatchObject({ name: 'Root (Primordia)', day: 1, number: 8 });
  });

  it('stays before the first day of the first sojourn until there is a prime', () => {
    expect(sojournAt(undefined, new Date())).toMatchObject({ chakra: 1, day: 1, number: 0 });
    expect(sojournAt(first, new Date('2024-12-01T00:00:00Z'))).toMatchObject({
      chakra: 1,
      day: 1,
      number: 0,
    });
  });

  it('advances by exactly one day with each UTC day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), (day) => {
        const { number, day: dayOfSojourn } = onDay(day);
        expect(number * 96 + dayOfSojourn).toBe(day);
      }),
    );
  });
});
