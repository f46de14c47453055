import { Chart } from '../parts/chart.tsx';
import { count } from '../parts/words.ts';
import { type DatedPrime, groupByHour } from './journal.ts';

const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** The mean flow score by hour of the day. */
export function DayFlow({
  primes,
  onPick,
}: {
  primes: readonly DatedPrime[];
  onPick(title: string, primes: DatedPrime[]): void;
}) {
  const hours = groupByHour(primes);
  return (
    <section aria-labelledby="day-flow">
      <h2 id="day-flow">Flow through the day</h2>
      <Chart
        height={180}
        keys={[primes]}
        draw={(plot, { width, height }) =>
          plot.plot({
            width,
            height,
            marginLeft: 30,
            x: {
              domain: [0, 23],
              label: null,
              tickFormat: (hour: number) => String(hour),
              ticks: [0, 6, 12, 18, 23],
            },
            y: { domain: [0, 1], label: null, ticks: [0, 0.5, 1], grid: true },
            r: { range: [2, Math.min(14, width / 50)] },
            marks: [
              plot.areaY(hours, { x: 'hour', y: 'flow', fill: 'var(--accent-soft)', curve: 'monotone-x' }),
              plot.dot(hours, {
                x: 'hour',
                y: 'flow',
                r: (hour: (typeof hours)[number]) => hour.primes.length,
                fill: 'var(--accent)',
              }),
            ],
          })
        }
      />
      <ul class="hours" aria-label="Hours with primes">
        {hours.map(({ hour, primes: found, flow }) => (
          <li key={hour}>
            <button
              type="button"
              class="chip"
              onClick={() => onPick(`${hourText(hour)} to ${hourText((hour + 1) % 24)}`, found)}
              aria-label={`${hourText(hour)}: ${count(found.length, 'prime')}, flow ${flow.toFixed(2)}`}
            >
              {hourText(hour)} <small>{found.length}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
