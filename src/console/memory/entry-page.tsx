import { useState } from 'preact/hooks';
import { BackLink } from '../parts/back-link.tsx';
import { ConfirmDialog } from '../parts/dialog.tsx';
import { Form } from '../parts/form.tsx';
import { Failure, Pending } from '../parts/notice.tsx';
import { useAction, useResource } from '../parts/resource.ts';
import { addresses } from '../parts/route.ts';
import { useSignedIn } from '../parts/signed-in.ts';
import { count, dayText, momentText } from '../parts/words.ts';
import type { Answer } from '../service/operations.ts';
import { kindNames, Strength } from './entries.tsx';
import { useKnownEntries } from './known-entries.ts';

type Detail = Answer<'getMemoryEntry'>;
type Receipt = Answer<'forgetMemoryEntry'>;

/** One entry: its evidence, its history, and the forms that correct or forget it. */
export function EntryPage({ id }: { id: string }) {
  const { client } = useSignedIn();
  const entry = useResource((signal) => client.call('getMemoryEntry', { path: { id }, signal }), [id]);
  const [receipt, setReceipt] = useState<Receipt>();
  if (receipt) return <Forgotten receipt={receipt} />;
  if (!entry.value) return <Pending resources={[entry]}>Looking it up…</Pending>;
  const { value } = entry;
  return (
    <article class="page narrow entry">
      <p>
        <BackLink href="#/memory">Memory</BackLink>
      </p>
      <header>
        <p class="kicker">{kindNames[value.kind]}</p>
        <h1>{value.content}</h1>
        <p class="facts">
          {count(value.occurrences, 'time')} · from {dayText(value.first_seen_at)} to{' '}
          {dayText(value.last_seen_at)}
          {value.source === 'writer' && ' · in your own word'}
          {value.valid_to && ` · held until ${dayText(value.valid_to)}`}
        </p>
        <Strength value={value.strength} />
      </header>
      <Corrections entry={value} onChange={entry.reload} onForgotten={setReceipt} />
      <Causes entry={value} />
      <Evidence entry={value} />
      <History entry={value} />
    </article>
  );
}

function Evidence({ entry }: { entry: Detail }) {
  const { evidence } = entry;
  if (evidence.length === 0) return null;
  const writings = Map.groupBy(evidence, ({ writing_id: writing }) => writing);
  return (
    <section>
      <h2>In your words</h2>
      <ol class="evidence">
        {[...writings].map(([writingId, quotes]) => (
          <li key={writingId}>
            <a href={addresses.writing(writingId, entry.id)}>
              <time dateTime={quotes[0]!.created_at}>{momentText(quotes[0]!.created_at)}</time>
              {quotes.map(({ quote, start }) => (
                <q key={start}>{quote}</q>
              ))}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

function History({ entry }: { entry: Detail }) {
  if (entry.history.length === 0) return null;
  return (
    <section>
      <h2>What was held before</h2>
      <ol class="history">
        {entry.history.map((item) => (
          <li key={`${item.valid_from} ${item.content} ${item.reason}`}>
            <strong>{item.content}</strong>
            <span class="facts">
              {item.reason}, by {item.source === 'writer' ? 'you' : 'the agent'} · {dayText(item.valid_from)}
              {item.valid_to ? ` to ${dayText(item.valid_to)}` : ''}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** For an adaptation: the entries that caused it, and the prompts that it changed. */
function Causes({ entry }: { entry: Detail }) {
  const known = useKnownEntries(entry.causes ?? []);
  if (known.length === 0 && !entry.changed_prompts?.length) return null;
  return (
    <section>
      <h2>Why, and what it changed</h2>
      <ul class="chips">
        {known.map((cause) => (
          <li key={cause.id}>
            <a class="chip" href={addresses.entry(cause.id)}>
              {cause.content}
            </a>
          </li>
        ))}
      </ul>
      <ol class="history">
        {entry.changed_prompts?.map(({ at, prompt }) => (
          <li key={at}>
            <strong>{prompt}</strong>
            <span class="facts">{momentText(at)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Forms that correct, reject, undo or forget an entry. */
function Corrections({
  entry,
  onChange,
  onForgotten,
}: {
  entry: Detail;
  onChange(): void;
  onForgotten(receipt: Receipt): void;
}) {
  const { client } = useSignedIn();
  const path = { id: entry.id };
  const [content, setContent] = useState('');
  const [isAsking, setAsking] = useState(false);
  const isDerived = entry.kind !== 'override' && entry.kind !== 'adaptation';
  const correct = useAction(async (body: { content: string } | { rejected: true }) => {
    await client.call('correctMemoryEntry', { path, body });
    setContent('');
    onChange();
  });
  const undo = useAction(async () => {
    await client.call('undoAdaptation', { path });
    onChange();
  });
  const forget = useAction(async () => onForgotten(await client.call('forgetMemoryEntry', { path })));
  return (
    <section class="your-word">
      <h2>Your word on it</h2>
      {isDerived && (
        <Form onSubmit={() => correct.run({ content: content.trim() })}>
          <label>
            It is rather
            <input
              type="text"
              value={content}
              maxLength={2000}
              placeholder="a name for it, or a sentence"
              onInput={(event) => setContent(event.currentTarget.value)}
            />
          </label>
          <button type="submit" disabled={content.trim() === '' || correct.isRunning}>
            Correct it
          </button>
        </Form>
      )}
      <div class="actions">
        {isDerived && !entry.valid_to && (
          <button type="button" disabled={correct.isRunning} onClick={() => correct.run({ rejected: true })}>
            It is not so
          </button>
        )}
        {entry.kind === 'adaptation' && !entry.valid_to && (
          <button type="button" disabled={undo.isRunning} onClick={() => undo.run()}>
            Take it back
          </button>
        )}
        <button type="button" class="danger" onClick={() => setAsking(true)}>
          Forget it
        </button>
      </div>
      <Failure error={correct.error ?? undo.error} />
      {isAsking && (
        <ConfirmDialog
          title={`Forget “${entry.content}”?`}
          confirm="Forget it"
          action={forget}
          onClose={() => setAsking(false)}
        >
          Nothing of it stays in the memory, and it is not learned again. What you wrote stays, until you
          erase that.
        </ConfirmDialog>
      )}
    </section>
  );
}

function Forgotten({ receipt }: { receipt: Receipt }) {
  const erased = Object.entries(receipt.erased).filter(([, amount]) => amount > 0);
  return (
    <section class="page narrow">
      <h1>Forgotten</h1>
      <p>A search afterwards found nothing of it. This was erased:</p>
      <ul class="counts">
        {erased.map(([place, amount]) => (
          <li key={place}>
            <strong>{amount}</strong> {place.replaceAll('_', ' ')}
          </li>
        ))}
      </ul>
      <p class="aside">
        {momentText(receipt.forgotten_at)} · receipt <code>{receipt.erasure_id}</code>
      </p>
      <a class="button" href="#/memory">
        Memory
      </a>
    </section>
  );
}
