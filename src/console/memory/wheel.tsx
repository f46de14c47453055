import { kingdoms } from '../../practice/kingdoms.ts';
import { sojournAt } from '../../practice/sojourn.ts';
import { count } from '../parts/words.ts';
import { type DatedPrime, groupBySojourn } from './journal.ts';

const turn = 2 * Math.PI;
const gap = 0.03;

/** The eight kingdoms as a wheel, 96 days each, with the current day and how much was written in each kingdom. */
export function Wheel({
  primes,
  now,
  onPick,
}: {
  primes: readonly DatedPrime[];
  now: Date;
  onPick(title: string, primes: DatedPrime[]): void;
}) {
  const [first] = primes;
  const sojourns = groupBySojourn(primes, now);
  const current = sojournAt(first && new Date(first.written_at), now);
  const round = Math.floor(current.number / 8);
  const thisRound = sojourns.slice(round * 8);
  const max = Math.max(1, ...thisRound.map((sojourn) => sojourn.primes.length));
  const hand = ((current.number % 8) + (current.day - 0.5) / 96) * (turn / 8);
  return (
    <section aria-labelledby="wheel">
      <h2 id="wheel">Sojourns</h2>
      <div class="wheel-and-list">
        <svg class="wheel" viewBox="-110 -110 220 220" aria-hidden="true">
          {kingdoms.map(({ chakra }, index) => {
            const begin = index * (turn / 8) + gap;
            const end = (index + 1) * (turn / 8) - gap;
            const written = thisRound[index]?.primes.length ?? 0;
            return (
              <g key={chakra} class={`k${chakra}`}>
                <path class="rim" d={segment(60, 100, begin, end)} />
                {written > 0 && (
                  <path class="written" d={segment(60, 60 + 40 * (written / max), begin, end)} />
                )}
              </g>
            );
          })}
          <line class="hand" x1="0" y1="0" x2={Math.sin(hand) * 104} y2={-Math.cos(hand) * 104} />
          <circle class="hub" r="44" />
          <text class="hub-day" y="-2">
            {current.day}
          </text>
          <text class="hub-phase" y="16">
            {current.phase}
          </text>
        </svg>
        <div>
          <p>
            Day {current.day} of 96 in {current.name}, in {current.phase}.
          </p>
          <ul class="sojourns">
            {sojourns.map((sojourn) => (
              <li key={sojourn.number} class={`kingdom k${sojourn.chakra}`}>
                <button
                  type="button"
                  class="quiet"
                  disabled={sojourn.primes.length === 0}
                  onClick={() => onPick(sojourn.kingdom, sojourn.primes)}
                >
                  <span class="dot" aria-hidden="true" />
                  {sojourn.kingdom} <small>{count(sojourn.primes.length, 'prime')}</small>
                </button>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function segment(inner: number, outer: number, begin: number, end: number): string {
  const at = (radius: number, angle: number) =>
    `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`;
  return `M${at(inner, begin)} L${at(outer, begin)} A${outer} ${outer} 0 0 1 ${at(outer, end)} L${at(inner, end)} A${inner} ${inner} 0 0 0 ${at(inner, begin)}Z`;
}
