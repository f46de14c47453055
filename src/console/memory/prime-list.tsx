import { useState } from 'preact/hooks';
import { Dialog } from '../parts/dialog.tsx';
import { Flow, KingdomName } from '../parts/kingdom.tsx';
import { addresses } from '../parts/route.ts';
import { count, minutesText, momentText } from '../parts/words.ts';
import type { DatedPrime } from './journal.ts';

const pageSize = 40;

/** The primes behind a part of a chart, newest first, with links to their writings. */
export function PrimeList({
  title,
  primes,
  onClose,
}: {
  title: string;
  primes: readonly DatedPrime[];
  onClose(): void;
}) {
  const [shown, setShown] = useState(pageSize);
  const newest = primes.toReversed();
  return (
    <Dialog title={title} onClose={onClose}>
      <p class="aside">{count(primes.length, 'prime')}</p>
      <ul class="prime-list">
        {newest.slice(0, shown).map((prime) => (
          <li key={prime.writing_id}>
            <a href={addresses.writing(prime.writing_id)}>
              <span>{momentText(prime.written_at)}</span>
              <span class="facts">
                <KingdomName chakra={prime.chakra} /> {minutesText(prime.duration_seconds)}{' '}
                <Flow score={prime.flow_score} />
                {prime.sealed ? ' · sealed' : ''}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <div class="actions">
        {shown < newest.length && (
          <button type="button" onClick={() => setShown(shown + pageSize)}>
            More
          </button>
        )}
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
    </Dialog>
  );
}
