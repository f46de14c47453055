import { useState } from 'preact/hooks';
import { Chart } from '../parts/chart.tsx';
import { addresses } from '../parts/route.ts';
import { count } from '../parts/words.ts';
import { periodsOf, type Theme, type Timeline } from './journal.ts';

const maxInRiver = 9;
const maxInList = 12;

/** Themes over time: a stream graph of the largest themes, and below the graph a list with a small chart of each theme. */
export function River({ timeline }: { timeline: Timeline }) {
  const [showsAll, setShowsAll] = useState(false);
  const periods = periodsOf(timeline);
  const largest = timeline.themes.slice(0, maxInRiver);
  const listed = showsAll ? timeline.themes : timeline.themes.slice(0, maxInList);
  const points = largest.flatMap((theme, index) => {
    const weights = new Map(theme.periods.map(({ from, weight }) => [from, weight]));
    return periods.map((from, place) => ({
      at: new Date(`${from}T00:00:00Z`),
      weight: smoothed(weights, periods, place),
      theme: theme.content,
      colour: `var(--s${index})`,
      href: addresses.entry(theme.entry_id),
    }));
  });
  return (
    <section aria-labelledby="river">
      <h2 id="river">Themes over time</h2>
      {periods.length > 1 && (
        <Chart
          height={260}
          keys={[timeline]}
          draw={(plot, { width, height }) =>
            plot.plot({
              width,
              height,
              marginLeft: 8,
              marginRight: 8,
              y: { axis: null },
              x: { label: null, type: 'utc' },
              marks: [
                plot.areaY(
                  points,
                  plot.stackY(
                    { offset: 'wiggle', order: 'inside-out' },
                    {
                      x: 'at',
                      y: 'weight',
                      z: 'theme',
                      fill: 'colour',
                      curve: 'monotone-x',
                      title: 'theme',
                      href: 'href',
                    },
                  ),
                ),
              ],
            })
          }
        />
      )}
      <ol class="multiples">
        {listed.map((theme, index) => (
          <li key={theme.entry_id} class={index < maxInRiver ? 'in-river' : ''}>
            <a href={addresses.entry(theme.entry_id)}>
              <Swatch index={index} />
              <span>{theme.content}</span>
              <Sparkline theme={theme} periods={periods} index={index} />
              <small>{count(theme.occurrences, 'prime')}</small>
            </a>
          </li>
        ))}
      </ol>
      {timeline.themes.length > maxInList && (
        <button type="button" class="quiet" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Fewer' : `All ${timeline.themes.length}`}
        </button>
      )}
    </section>
  );
}

/** The mean weight of the period at index `place` and its neighbours. Smoothed weights give a graph without steps. */
function smoothed(weights: ReadonlyMap<string, number>, periods: readonly string[], place: number): number {
  const near = periods.slice(Math.max(0, place - 1), place + 2);
  return near.reduce((sum, from) => sum + (weights.get(from) ?? 0), 0) / near.length;
}

function Swatch({ index }: { index: number }) {
  return <span class={`swatch ${index < maxInRiver ? `s${index}` : ''}`} aria-hidden="true" />;
}

function Sparkline({ theme, periods, index }: { theme: Theme; periods: readonly string[]; index: number }) {
  const primes = new Map(theme.periods.map((period) => [period.from, period.primes]));
  const max = Math.max(1, ...theme.periods.map((period) => period.primes));
  const step = 100 / Math.max(1, periods.length - 1);
  const line = periods.map(
    (from, at) => `${(at * step).toFixed(2)},${(22 - (20 * (primes.get(from) ?? 0)) / max).toFixed(2)}`,
  );
  return (
    <svg
      class={`sparkline ${index < maxInRiver ? `s${index}` : ''}`}
      viewBox="0 0 100 24"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polygon points={`0,24 ${line.join(' ')} 100,24`} />
    </svg>
  );
}
