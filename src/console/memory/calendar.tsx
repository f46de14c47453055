import { useRef, useState } from 'preact/hooks';
import { Icon } from '../parts/icons.tsx';
import { count, dayText } from '../parts/words.ts';
import { type DatedPrime, daysOfYear, groupByDay, meanFlow } from './journal.ts';

const months = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat(undefined, { month: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, month, 1)),
);

/** The days of a year. Days with a prime are coloured by their mean flow score. */
export function Calendar({
  primes,
  onPick,
}: {
  primes: readonly DatedPrime[];
  onPick(title: string, primes: DatedPrime[]): void;
}) {
  const days = groupByDay(primes);
  const written = [...days.keys()];
  const firstYear = Number((written[0] ?? new Date().toISOString()).slice(0, 4));
  const lastYear = Number((written.at(-1) ?? new Date().toISOString()).slice(0, 4));
  const [chosen, setChosen] = useState<number>();
  const year = Math.min(lastYear, Math.max(firstYear, chosen ?? lastYear));
  const ofYear = daysOfYear(year);
  const inYear = written.filter((day) => day.startsWith(`${year}-`));
  const [active, setActive] = useState<string>();
  const reachable = active && inYear.includes(active) ? active : inYear.at(-1);
  const grid = useRef<HTMLFieldSetElement>(null);

  function move(event: KeyboardEvent): void {
    const steps: Record<string, number> = { ArrowRight: 7, ArrowLeft: -7, ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step === undefined || !reachable) return;
    event.preventDefault();
    const wanted = new Date(Date.parse(reachable) + step * 86_400_000).toISOString().slice(0, 10);
    // The nearest day with a prime in that direction; empty days are skipped.
    const next = step > 0 ? inYear.find((day) => day >= wanted) : inYear.findLast((day) => day <= wanted);
    if (!next) return;
    setActive(next);
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  }

  return (
    <section aria-labelledby="calendar">
      <header class="section-head">
        <h2 id="calendar">Days</h2>
        <span class="years">
          <button
            type="button"
            class="icon-button"
            disabled={year <= firstYear}
            onClick={() => setChosen(year - 1)}
          >
            <Icon name="back" />
            <span class="unseen">The year before</span>
          </button>
          <strong aria-live="polite">{year}</strong>
          <button
            type="button"
            class="icon-button"
            disabled={year >= lastYear}
            onClick={() => setChosen(year + 1)}
          >
            <Icon name="forward" />
            <span class="unseen">The year after</span>
          </button>
        </span>
      </header>
      <div class="calendar-scroll">
        <div class="months" aria-hidden="true">
          {months.map((month) => (
            <span key={month}>{month}</span>
          ))}
        </div>
        <fieldset class="calendar" ref={grid} onKeyDown={move}>
          <legend class="unseen">Days of {year} with a prime; the arrows go from one to the next</legend>
          {Array.from({ length: ofYear.blanks }, (_, blank) => (
            <i key={`blank ${blank}`} class="blank" />
          ))}
          {ofYear.days.map((day) => {
            const found = days.get(day);
            if (!found) return <i key={day} />;
            const flow = meanFlow(found);
            return (
              <button
                type="button"
                key={day}
                data-day={day}
                class={`day f${Math.min(4, Math.floor(flow * 5))}`}
                tabIndex={day === reachable ? 0 : -1}
                onFocus={() => setActive(day)}
                onClick={() => onPick(dayText(day), found)}
                title={dayText(day)}
                aria-label={`${dayText(day)}: ${count(found.length, 'prime')}, flow ${flow.toFixed(2)}`}
              />
            );
          })}
        </fieldset>
      </div>
    </section>
  );
}
