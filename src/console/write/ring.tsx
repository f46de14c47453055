import { primeThresholdSeconds } from '../../practice/threshold.ts';
import { count } from '../parts/words.ts';
import type { SessionClock } from './session-clock.ts';

const radius = 26;
const length = 2 * Math.PI * radius;
const thresholdMs = primeThresholdSeconds * 1000;

/** A circle that fills in eight minutes. A pause leaves a small mark in it. */
export function Ring({
  activeMs,
  resting,
  clock,
}: {
  activeMs: number;
  resting: boolean;
  clock: SessionClock;
}) {
  const share = Math.min(1, activeMs / thresholdMs);
  const minutes = Math.floor(activeMs / 60_000);
  return (
    <span class={`ring ${resting ? 'resting' : ''} ${share === 1 ? 'full' : ''}`}>
      <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <circle class="track" cx="32" cy="32" r={radius} />
        <circle
          class="fill"
          cx="32"
          cy="32"
          r={radius}
          stroke-dasharray={`${length}`}
          stroke-dashoffset={`${length * (1 - share)}`}
        />
        {clock.pauses
          .filter(({ atMs }) => atMs < thresholdMs)
          .slice(-60)
          .map(({ atMs, forMs }) => (
            <line
              key={atMs}
              class="pause"
              x1="32"
              y1={32 - radius - 3.5}
              x2="32"
              y2={32 - radius + 3.5}
              stroke-width={Math.min(3, 1 + forMs / 60_000)}
              transform={`rotate(${(atMs / thresholdMs) * 360} 32 32)`}
            />
          ))}
      </svg>
      <span
        class="unseen"
        role="progressbar"
        aria-label="Session"
        aria-valuemin={0}
        aria-valuemax={8}
        aria-valuenow={Math.min(8, minutes)}
        aria-valuetext={`${count(minutes, 'minute')} of eight${resting ? ', resting' : ''}`}
      />
    </span>
  );
}
