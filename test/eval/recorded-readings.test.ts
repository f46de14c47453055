import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { journals } from './journals/journals.ts';
import { type GroupMeasure, measureJournals } from './memory-measure.ts';
import { withOwnServices } from './own-services.ts';
import { recordedAmong, withRecordedModel } from './recorded-model.ts';
import { themeClasses } from './theme-measure.ts';

const fiveMinutesMs = 300_000;
let measure: GroupMeasure;

beforeAll(async () => {
  const recorded = recordedAmong(journals);
  await withRecordedModel(recorded, (models) =>
    withOwnServices(models, async (services) => {
      measure = await measureJournals(services, recorded);
    }),
  );
}, fiveMinutesMs);

afterAll(() => {
  const f1 = themeClasses.map((each) => `${each} ${measure.scores[each].f1.toFixed(2)}`).join(', ');
  console.info(`memory, recorded readings of ${measure.journals.length} journals: F1 ${f1}`);
});

describe('the memory, with a language model’s recorded readings of journals with planted themes', () => {
  it('finds what recurs, what emerges and what is avoided', () => {
    const { recurring, emerging, avoided } = measure.scores;
    expect(recurring.f1).toBeGreaterThanOrEqual(0.9);
    expect(emerging.f1).toBeGreaterThanOrEqual(0.85);
    expect(avoided.f1).toBeGreaterThanOrEqual(0.9);
  });

  it('lists no theme where there is none', () => {
    const withoutTheme = measure.journals.flatMap(({ falseThemes }) => (falseThemes ? [falseThemes] : []));
    expect(withoutTheme.length).toBeGreaterThanOrEqual(2);
    expect(withoutTheme.flat()).toEqual([]);
  });

  it('shows no entry without a quote that stands in its writing, letter for letter', () => {
    expect(measure.evidence.entries).toBeGreaterThan(100);
    expect(measure.evidence).toMatchObject({ withoutQuote: 0, wrongQuotes: 0 });
  });
});
