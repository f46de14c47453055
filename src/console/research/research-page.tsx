import { useMemo, useState } from 'preact/hooks';
import { kindNames } from '../memory/entries.tsx';
import { Chart } from '../parts/chart.tsx';
import { saveFile } from '../parts/files.ts';
import { Form } from '../parts/form.tsx';
import { Failure, Waiting } from '../parts/notice.tsx';
import { useAction, useResource } from '../parts/resource.ts';
import { count, dayText } from '../parts/words.ts';
import { createClient } from '../service/client.ts';
import type { Answer } from '../service/operations.ts';

type ResearchMemory = Answer<'listResearchMemory'>;
type Trajectories = Answer<'listResearchTrajectories'>;

/** Shows what consenting writers share with one study, under pseudonyms. The researcher’s token is not stored. */
export function ResearchPage() {
  const client = useMemo(() => createClient({ token: () => undefined, onSignedOut: () => undefined }), []);
  const [typed, setTyped] = useState('');
  const [token, setToken] = useState<string>();
  const [writer, setWriter] = useState('');
  const study = useResource(
    async (signal) => {
      if (!token) return undefined;
      const query = { writer };
      const [writers, memory, trajectories] = await Promise.all([
        client.callAs(token, 'listResearchWriters', { signal }),
        client.callAs(token, 'listResearchMemory', { query, signal }),
        client.callAs(token, 'listResearchTrajectories', { query, signal }),
      ]);
      return { writers, memory, trajectories };
    },
    [token, writer],
  );
  const download = useAction(async () =>
    saveFile(await client.download('exportResearch', {}, token), 'prime-study.jsonl'),
  );
  const { value } = study;

  if (!token || !value) {
    return (
      <section class="page narrow">
        <h1>Research</h1>
        <p class="lead">
          What consenting writers share: themes, feeling and flow, under a pseudonym for one study.
        </p>
        <Form
          onSubmit={() => {
            setToken(typed.trim());
            study.reload();
          }}
        >
          <label>
            Researcher’s token
            <input
              type="password"
              autocomplete="off"
              value={typed}
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="primary" disabled={typed.trim() === ''}>
            Open the study
          </button>
        </Form>
        {token && study.isLoading && <Waiting>Opening…</Waiting>}
        <Failure error={study.error} />
        <p class="aside">Every read is logged with its study.</p>
      </section>
    );
  }
  return (
    <section class="page memory">
      <header class="page-head">
        <h1>Research</h1>
        <label class="inline">
          Writer{' '}
          <select value={writer} onChange={(event) => setWriter(event.currentTarget.value)}>
            <option value="">all who consent</option>
            {value.writers.writers.map((one) => (
              <option key={one.id} value={one.id}>
                {one.id.slice(0, 10)} · {count(one.primes, 'prime')}
              </option>
            ))}
          </select>
        </label>
        <button type="button" class="quiet" disabled={download.isRunning} onClick={() => download.run()}>
          Take it with you
        </button>
      </header>
      <Failure error={study.error ?? download.error} onRetry={study.reload} />
      <p class="aside">
        {value.writers.total === null
          ? 'Fewer than five writers consent; the number is not shown.'
          : `${count(value.writers.total, 'writer')} consent.`}
      </p>
      <SharedThemes memory={value.memory} />
      <Feelings trajectories={value.trajectories} />
      <Spans memory={value.memory} />
      <EntryList memory={value.memory} />
    </section>
  );
}

function SharedThemes({ memory }: { memory: ResearchMemory }) {
  const { themes } = memory;
  return (
    <section aria-labelledby="shared">
      <h2 id="shared">Themes that writers share</h2>
      {themes.length === 0 && <p class="aside">No theme is shared by five writers or more.</p>}
      {themes.length > 0 && (
        <>
          <Chart
            height={30 + 22 * Math.min(20, themes.length)}
            keys={[themes]}
            draw={(plot, { width, height }) =>
              plot.plot({
                width,
                height,
                marginLeft: Math.min(140, width / 3),
                x: { label: null, grid: true },
                y: { label: null },
                marks: [
                  plot.barX(themes.slice(0, 20), {
                    x: 'writers',
                    y: 'name',
                    fill: 'var(--accent)',
                    sort: { y: '-x' },
                    insetTop: 3,
                    insetBottom: 3,
                  }),
                ],
              })
            }
          />
          <ul class="unseen">
            {themes.map(({ name, writers }) => (
              <li key={name}>
                {name}: {count(writers, 'writer')}
              </li>
            ))}
          </ul>
        </>
      )}
      {memory.suppressed_themes && <p class="aside">Themes of fewer than five writers are left out.</p>}
    </section>
  );
}

const measures = [
  { name: 'valence', title: 'Feeling, heavy to glad' },
  { name: 'arousal', title: 'Feeling, calm to stirred' },
  { name: 'flow', title: 'Flow' },
] as const;

function Feelings({ trajectories: { trajectories, means } }: { trajectories: Trajectories }) {
  if (trajectories.length === 0) return null;
  const dated = <T extends { week: string }>(weeks: readonly T[]) =>
    weeks.map((week) => ({ ...week, at: new Date(`${week.week}T00:00:00Z`) }));
  return (
    <section aria-labelledby="feelings">
      <h2 id="feelings">By the week</h2>
      <div class="pair three">
        {measures.map(({ name, title }) => (
          <figure key={name}>
            <figcaption>{title}</figcaption>
            <Chart
              height={170}
              keys={[trajectories, means]}
              draw={(plot, { width, height }) =>
                plot.plot({
                  width,
                  height,
                  marginLeft: 34,
                  x: { label: null, type: 'utc', ticks: 4 },
                  y: { label: null, grid: true, ticks: 4 },
                  marks: [
                    plot.lineY(dated(trajectories), {
                      x: 'at',
                      y: name,
                      z: 'writer',
                      stroke: 'var(--ink-soft)',
                      strokeOpacity: means.length > 0 ? 0.25 : 0.9,
                      strokeWidth: 1,
                    }),
                    plot.lineY(dated(means), { x: 'at', y: name, stroke: 'var(--accent)', strokeWidth: 2.5 }),
                  ],
                })
              }
            />
          </figure>
        ))}
      </div>
      <details>
        <summary>The figures</summary>
        <div class="table-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">Week</th>
                <th scope="col">Writer</th>
                <th scope="col">Primes</th>
                <th scope="col">Valence</th>
                <th scope="col">Arousal</th>
                <th scope="col">Flow</th>
              </tr>
            </thead>
            <tbody>
              {trajectories.slice(-200).map((week) => (
                <tr key={`${week.week} ${week.writer}`}>
                  <th scope="row">{week.week}</th>
                  <td>{week.writer.slice(0, 10)}</td>
                  <td>{week.primes}</td>
                  <td>{week.valence.toFixed(2)}</td>
                  <td>{week.arousal.toFixed(2)}</td>
                  <td>{week.flow.toFixed(2)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}

/** The first and last day of each theme. */
function Spans({ memory }: { memory: ResearchMemory }) {
  const themes = memory.entries
    .filter(({ kind, content }) => kind === 'theme' && content !== null)
    .slice(0, 24)
    .map((entry, index) => ({
      row: `${entry.content}${' '.repeat(index)}`,
      from: new Date(`${entry.first_seen}T00:00:00Z`),
      to: new Date(`${entry.last_seen}T23:59:59Z`),
      weight: Math.min(10, 2 + entry.occurrences / 3),
    }));
  if (themes.length === 0) return null;
  return (
    <section aria-labelledby="spans">
      <h2 id="spans">From when to when</h2>
      <Chart
        height={40 + 20 * themes.length}
        keys={[memory]}
        draw={(plot, { width, height }) =>
          plot.plot({
            width,
            height,
            marginLeft: Math.min(140, width / 3),
            x: { label: null, type: 'utc', grid: true, ticks: 5 },
            y: { label: null, tickFormat: (name: string) => name.trim() },
            marks: [
              plot.link(themes, {
                x1: 'from',
                x2: 'to',
                y: 'row',
                stroke: 'var(--accent)',
                strokeWidth: 'weight',
                strokeLinecap: 'round',
                sort: { y: 'x1' },
              }),
            ],
          })
        }
      />
    </section>
  );
}

function EntryList({ memory }: { memory: ResearchMemory }) {
  const [shown, setShown] = useState(30);
  return (
    <section aria-labelledby="found">
      <h2 id="found">Entries</h2>
      <ul class="entry-list">
        {memory.entries.slice(0, shown).map((entry, index) => (
          <li key={index} class="entry-link">
            <span class="entry-content">{entry.content ?? 'a theme of their own'}</span>
            <span class="facts">
              {kindNames[entry.kind]} · {entry.writer.slice(0, 10)} · {count(entry.occurrences, 'time')} ·{' '}
              {dayText(entry.first_seen)} to {dayText(entry.last_seen)}
            </span>
            {entry.quotes && entry.quotes.length > 0 && (
              <details>
                <summary>In their words</summary>
                {entry.quotes.map((quote) => (
                  <q key={quote}>{quote}</q>
                ))}
              </details>
            )}
          </li>
        ))}
      </ul>
      {shown < memory.entries.length && (
        <button type="button" onClick={() => setShown(shown + 30)}>
          More
        </button>
      )}
    </section>
  );
}
