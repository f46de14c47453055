import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../parts/icons.tsx';
import { Failure } from '../parts/notice.tsx';
import { Pager } from '../parts/pager.tsx';
import { useResource } from '../parts/resource.ts';
import { addresses } from '../parts/route.ts';
import { useSignedIn } from '../parts/signed-in.ts';
import { count, dayText } from '../parts/words.ts';
import type { Answer } from '../service/operations.ts';

export type Entry = Answer<'listMemoryEntries'>['entries'][number];

export const kindNames: Readonly<Record<Entry['kind'], string>> = {
  theme: 'Theme',
  avoidance: 'Avoided',
  adaptation: 'Adaptation',
  override: 'What you asked for',
  trigger: 'Word that opens',
  reflection: 'Said of yourself',
};

const pageSize = 20;
const debounceMs = 250;

/** All entries of the memory, with a search. */
export function Entries({ asOf }: { asOf: string | undefined }) {
  const { client } = useSignedIn();
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState('');
  const [page, setPage] = useState(1);
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed.trim()), debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => setPage(1), [query, kind, asOf]);

  const found = useResource(
    (signal) =>
      client.call('listMemoryEntries', {
        query: {
          q: query,
          kind,
          ...(asOf ? { as_of: asOf } : {}),
          page: String(page),
          page_size: String(pageSize),
        },
        signal,
      }),
    [query, kind, asOf, page],
  );
  const pages = Math.max(1, Math.ceil((found.value?.total ?? 0) / pageSize));

  return (
    <section aria-labelledby="entries">
      <h2 id="entries">Everything it believes</h2>
      <div class="search">
        <label class="search-field">
          <span class="unseen">Search the memory</span>
          <Icon name="search" />
          <input
            type="search"
            placeholder="Search by word or meaning"
            value={typed}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <label>
          <span class="unseen">Kind</span>
          <select value={kind} onChange={(event) => setKind(event.currentTarget.value)}>
            <option value="">every kind</option>
            {Object.entries(kindNames).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Failure error={found.error} onRetry={found.reload} />
      <p class="aside" role="status">
        {found.value ? count(found.value.total, 'entry', 'entries') : '…'}
      </p>
      <ul class="entry-list" aria-busy={found.isLoading}>
        {found.value?.entries.map((entry) => (
          <li key={entry.id}>
            <EntryLink entry={entry} />
          </li>
        ))}
      </ul>
      <Pager
        page={page}
        pages={pages}
        label="Pages of entries"
        previous="Before"
        next="After"
        onPage={setPage}
      />
    </section>
  );
}

export function EntryLink({ entry }: { entry: Entry }) {
  return (
    <a class="entry-link" href={addresses.entry(entry.id)}>
      <span class="entry-content">{entry.content}</span>
      <span class="facts">
        {kindNames[entry.kind]} · {count(entry.occurrences, 'time')} · last {dayText(entry.last_seen_at)}
      </span>
      <Strength value={entry.strength} />
    </a>
  );
}

export function Strength({ value }: { value: number }) {
  return (
    <meter class="strength" min={0} max={1} value={value} aria-label={`Strength ${value.toFixed(2)} of 1`} />
  );
}
