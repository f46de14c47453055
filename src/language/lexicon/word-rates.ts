import { pageRates } from './document-frequency.ts';
import { themeLexicon } from './themes.ts';

/** A page, in words. */
export const pageWords = 90;

/** Share of pages, 0 to 1, that is taken for what stands on fewer than two. */
export const minRate = 0.0008;

function ratesOf(lines: string, separator: string): ReadonlyMap<string, number> {
  return new Map(
    lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [rate, names] = line.split(': ') as [string, string];
        return names.split(separator).map((name) => [name, Math.max(Number(rate) / 1000, minRate)] as const);
      }),
  );
}

const listedThemes: ReadonlySet<string> = new Set(themeLexicon.map(({ name }) => name));

const ratesOfStems = ratesOf(pageRates.stems, ' ');
const ratesOfThemes = ratesOf(pageRates.themes, ', ');
const ratesOfFields = ratesOf(pageRates.fields, ', ');

/** Whether a stem is one of those that stand on pages of everyday writing. */
export function isKnownStem(stem: string): boolean {
  return ratesOfStems.has(stem);
}

/** Share of pages, 0 to 1, that hold a word of this stem. */
export function stemRate(stem: string): number {
  return ratesOfStems.get(stem) ?? minRate;
}

/** Share of pages, 0 to 1, on which the offline reader finds this theme; undefined for one that it does not know. */
export function themeRate(name: string): number | undefined {
  return listedThemes.has(name) ? (ratesOfThemes.get(name) ?? minRate) : undefined;
}

/** Share of pages, 0 to 1, that touch this field of life. */
export function fieldRate(name: string): number {
  return ratesOfFields.get(name) ?? minRate;
}
