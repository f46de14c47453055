import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { saveFile } from '../parts/files.ts';
import { Failure, Pending, Waiting } from '../parts/notice.tsx';
import { useAction, useEvery, useResource } from '../parts/resource.ts';
import { addresses } from '../parts/route.ts';
import { useSignedIn } from '../parts/signed-in.ts';
import { count, dayText } from '../parts/words.ts';
import type { Answer } from '../service/operations.ts';
import { Calendar } from './calendar.tsx';
import { DayFlow } from './day-flow.tsx';
import { Entries } from './entries.tsx';
import { type DatedPrime, timelineUntil } from './journal.ts';
import { PrimeList } from './prime-list.tsx';
import { River } from './river.tsx';
import { Wheel } from './wheel.tsx';

const dayMs = 86_400_000;
const debounceMs = 200;

/** An overview of the memory, as it is now or as it was on a chosen day. */
export function Overview() {
  const { client } = useSignedIn();
  const memory = useResource((signal) => client.call('getMemory', { signal }), []);
  const timeline = useResource((signal) => client.call('getMemoryTimeline', { signal }), []);
  /**
   * `asOf` is the day that the charts show. `asked` is the day of the last request to the service. Only one request runs at
   * a time: `asked` becomes `asOf` when the request before has ended.
   */
  const [asOf, setAsOf] = useState<string>();
  const [asked, setAsked] = useState<string>();
  const beliefs = useResource(
    (signal) => client.call('getMemoryBeliefs', { query: asked ? { as_of: asked } : {}, signal }),
    [asked],
  );
  const [picked, setPicked] = useState<{ title: string; primes: DatedPrime[] }>();
  const download = useAction(async () =>
    saveFile(await client.download('exportMemory'), 'prime-memory.jsonl'),
  );
  const waiting = memory.value?.learning.waiting ?? 0;
  useEvery(2_000, waiting > 0, memory.reload);
  useEffect(() => {
    if (memory.value && waiting === 0) {
      timeline.reload();
      beliefs.reload();
    }
  }, [waiting]);

  useEffect(() => {
    if (!beliefs.isLoading) setAsked(asOf);
  }, [asOf, beliefs.isLoading]);
  const answered = useRef<string | undefined>(undefined);
  if (!beliefs.isLoading) answered.current = asked;
  const shown = useMemo(() => timeline.value && timelineUntil(timeline.value, asOf), [timeline.value, asOf]);
  const pick = (title: string, primes: DatedPrime[]) => setPicked({ title, primes });
  const firstDay = timeline.value?.primes[0]?.written_at.slice(0, 10);

  if (!shown || !memory.value) return <Pending resources={[timeline, memory]}>Remembering…</Pending>;
  const { value: now } = memory;
  return (
    <section class="page memory">
      <header class="page-head">
        <h1>Memory</h1>
        <button type="button" class="quiet" onClick={() => download.run()} disabled={download.isRunning}>
          Take it with you
        </button>
      </header>
      <Failure error={download.error} />
      {firstDay === undefined ? (
        <p class="lead">
          Nothing is remembered yet. After the first eight minutes there will be something here.
        </p>
      ) : (
        <>
          <dl class="figures">
            <Figure name="primes" value={asOf ? shown.primes.length : now.total_primes} />
            <Figure name="days" value={now.total_days} />
            <Figure name="streak" value={now.streak_current} />
            <Figure name="longest" value={now.streak_best} />
          </dl>
          {waiting > 0 && <Waiting>{count(waiting, 'prime')} still to be read…</Waiting>}
          <AsOf
            firstDay={firstDay}
            value={asOf}
            onChange={setAsOf}
            isLoading={beliefs.isLoading || asked !== asOf}
          />
          <Failure error={beliefs.error} onRetry={beliefs.reload} />
          {beliefs.value && <BeliefLists beliefs={beliefs.value} signals={now.writing_patterns} />}
          <River timeline={shown} />
          <div class="pair">
            <Wheel
              primes={shown.primes}
              now={asOf ? new Date(`${asOf}T23:59:59Z`) : new Date()}
              onPick={pick}
            />
            <DayFlow primes={shown.primes} onPick={pick} />
          </div>
          <Calendar primes={shown.primes} onPick={pick} />
        </>
      )}
      <Entries asOf={answered.current} />
      {picked && <PrimeList {...picked} onClose={() => setPicked(undefined)} />}
    </section>
  );
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value.toLocaleString()}</dd>
    </div>
  );
}

/** A slider that chooses a day of the journal. The overview then shows what was believed on that day. */
function AsOf({
  firstDay,
  value,
  onChange,
  isLoading,
}: {
  firstDay: string;
  value: string | undefined;
  onChange(day: string | undefined): void;
  isLoading: boolean;
}) {
  const begin = Date.parse(firstDay);
  const last = Math.floor((Date.now() - begin) / dayMs);
  const [place, setPlace] = useState(last);
  const day = new Date(begin + place * dayMs).toISOString().slice(0, 10);
  const wanted = place >= last ? undefined : day;
  useEffect(() => {
    if (wanted === value) return;
    const timer = setTimeout(() => onChange(wanted), debounceMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  if (last < 1) return null;
  return (
    <div class="as-of">
      <label>
        <span>
          What it believed on{' '}
          <strong aria-live="polite">
            {place >= last ? 'this day' : dayText(day)}
            {isLoading ? ' …' : ''}
          </strong>
        </span>
        <input
          type="range"
          min={0}
          max={last}
          value={place}
          aria-valuetext={place >= last ? 'today' : dayText(day)}
          onInput={(event) => setPlace(Number(event.currentTarget.value))}
        />
      </label>
      <button type="button" class="quiet" disabled={place >= last} onClick={() => setPlace(last)}>
        Today
      </button>
    </div>
  );
}

function BeliefLists({
  beliefs,
  signals,
}: {
  beliefs: Answer<'getMemoryBeliefs'>;
  signals: Answer<'getMemory'>['writing_patterns'];
}) {
  return (
    <div class="beliefs">
      <BeliefList title="Returns" beliefs={beliefs.recurring} empty="Nothing returns yet." />
      <BeliefList title="Emerges" beliefs={beliefs.emerging} empty="Nothing new." />
      <BeliefList title="Is left" beliefs={beliefs.avoided} empty="Nothing is left aside.">
        {signals.avoidance_signals.length > 0 && (
          <p class="aside">
            Turns of phrase: {signals.avoidance_signals.map((signal) => `“${signal}”`).join(', ')}
          </p>
        )}
      </BeliefList>
    </div>
  );
}

function BeliefList({
  title,
  beliefs,
  empty,
  children,
}: {
  title: string;
  beliefs: Answer<'getMemoryBeliefs'>['recurring'];
  empty: string;
  children?: preact.ComponentChildren;
}) {
  return (
    <section>
      <h2>{title}</h2>
      {beliefs.length === 0 && <p class="aside">{empty}</p>}
      <ul class="chips">
        {beliefs.map((belief) => (
          <li key={`${belief.entry_id} ${belief.name}`}>
            {belief.entry_id ? (
              <a class="chip" href={addresses.entry(belief.entry_id)}>
                {belief.name} <small>{belief.occurrences}</small>
              </a>
            ) : (
              <span class="chip">
                {belief.name} <small>{belief.occurrences}</small>
              </span>
            )}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
