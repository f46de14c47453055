import { useEffect, useRef, useState } from 'preact/hooks';
import { BackLink } from '../parts/back-link.tsx';
import { ConfirmDialog } from '../parts/dialog.tsx';
import { Flow, KingdomName } from '../parts/kingdom.tsx';
import { Pending } from '../parts/notice.tsx';
import { useAction, useResource } from '../parts/resource.ts';
import { addresses, goTo } from '../parts/route.ts';
import { useSignedIn } from '../parts/signed-in.ts';
import { count, minutesText, momentText } from '../parts/words.ts';
import { kindNames } from './entries.tsx';
import { cutAt } from './highlights.ts';
import { Picture } from './prime-view.tsx';

/** A writing with its evidence marked. It is always shown as plain text, never as markup. */
export function WritingPage({ id, entryId }: { id: string; entryId: string | undefined }) {
  const { client } = useSignedIn();
  const writing = useResource((signal) => client.call('getWriting', { path: { id }, signal }), [id]);
  const seen = useResource((signal) => client.call('listEntriesOfWriting', { path: { id }, signal }), [id]);
  const chosen = useResource(
    async (signal) =>
      entryId ? client.call('getMemoryEntry', { path: { id: entryId }, signal }) : undefined,
    [entryId],
  );
  const text = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);
  const erase = useAction(async () => {
    await client.call('deleteWriting', { path: { id } });
    goTo('#/memory');
  });

  const entries = seen.value?.entries ?? [];
  const places =
    entries.find((entry) => entry.entry_id === entryId)?.places ??
    chosen.value?.evidence.filter((piece) => piece.writing_id === id) ??
    [];
  useEffect(() => {
    text.current?.querySelector('mark')?.scrollIntoView({ block: 'center' });
  }, [entryId, writing.value, places.length]);

  if (!writing.value) return <Pending resources={[writing]}>Opening it…</Pending>;
  const { value } = writing;
  return (
    <article class="page narrow writing">
      <p>
        <BackLink href={entryId ? addresses.entry(entryId) : '#/memory'}>
          {chosen.value && entryId ? chosen.value.content : 'Memory'}
        </BackLink>
      </p>
      <header class="writing-head">
        {value.prime?.thumbnail_url && (
          <Picture address={value.prime.thumbnail_url} text="Its picture" shape="square" />
        )}
        <div>
          <h1>{value.prime?.title || momentText(value.created_at)}</h1>
          <p class="facts">
            {momentText(value.created_at)} · {minutesText(value.duration_seconds)} ·{' '}
            <Flow score={value.flow_score} />
            {value.sealed && ' · sealed'}
          </p>
          <p class="facts">
            <KingdomName chakra={value.chakra} />
          </p>
        </div>
      </header>
      {value.prime?.reflection && <p class="lead">{value.prime.reflection}</p>}
      {entries.length > 0 && (
        <nav class="seen" aria-label="What was seen in it">
          <ul class="chips">
            {entries.map((entry) => (
              <li key={entry.entry_id}>
                <a
                  class="chip"
                  href={addresses.writing(id, entry.entry_id)}
                  aria-current={entry.entry_id === entryId ? 'true' : undefined}
                  title={kindNames[entry.kind]}
                >
                  {entry.content} <small>{kindNames[entry.kind].toLowerCase()}</small>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {entryId && (
        <p class="aside" role="status">
          {count(places.length, 'place')} for “{chosen.value?.content ?? '…'}”.{' '}
          <a href={addresses.entry(entryId)}>What is believed of it</a>
        </p>
      )}
      <div class="writing-text" ref={text}>
        {cutAt(value.writing, places).map((passage) =>
          passage.isMarked ? <mark key={passage.start}>{passage.text}</mark> : passage.text,
        )}
      </div>
      <button type="button" class="quiet danger" onClick={() => setAsking(true)}>
        Erase this writing
      </button>
      {isAsking && (
        <ConfirmDialog
          title="Erase this writing?"
          confirm="Erase it"
          action={erase}
          onClose={() => setAsking(false)}
        >
          Its picture goes with it, and its story, and what the memory rested on it alone.
        </ConfirmDialog>
      )}
    </article>
  );
}
