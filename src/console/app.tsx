import type { ComponentType } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { currentSession, setSession, useSession } from './identity/session.ts';
import { SignInPage } from './identity/sign-in-page.tsx';
import { Icon, type IconName } from './parts/icons.tsx';
import { Failure, Waiting } from './parts/notice.tsx';
import { type Route, useRoute } from './parts/route.ts';
import { SignedInProvider } from './parts/signed-in.ts';
import { count } from './parts/words.ts';
import { createClient } from './service/client.ts';
import { createOutbox, type Outbox, useOutbox } from './write/outbox.ts';
import { WritePage } from './write/write-page.tsx';

/** Sessions that began before this moment are those of an earlier visit. */
const openedAt = new Date().toISOString();

type PageProps = { route: Route };

interface Place {
  name: string;
  label: string;
  icon: IconName;
  load(): Promise<ComponentType<PageProps>>;
}

const places: readonly Place[] = [
  { name: 'write', label: 'Write', icon: 'write', load: async () => WritePage },
  {
    name: 'read',
    label: 'Read',
    icon: 'read',
    load: async () => (await import('./read/read-page.tsx')).ReadPage,
  },
  {
    name: 'memory',
    label: 'Memory',
    icon: 'memory',
    load: async () => (await import('./memory/memory-pages.tsx')).MemoryPages,
  },
  {
    name: 'agents',
    label: 'Agents',
    icon: 'agents',
    load: async () => (await import('./agents/agents-page.tsx')).AgentsPage,
  },
  { name: 'me', label: 'You', icon: 'me', load: async () => (await import('./me/me-page.tsx')).MePage },
];

/** The page for researchers. It needs a researcher’s token instead of a session, so the navigation does not link to it. */
const researchPlace: Place = {
  name: 'research',
  label: 'Research',
  icon: 'memory',
  load: async () => (await import('./research/research-page.tsx')).ResearchPage,
};

export function App() {
  const session = useSession();
  const route = useRoute();
  const client = useMemo(
    () => createClient({ token: () => currentSession()?.token, onSignedOut: () => setSession(undefined) }),
    [],
  );
  const outbox = useMemo(() => createOutbox(client), [client]);
  useEffect(() => {
    if (session) outbox.sendStored(session.userId);
  }, [session, outbox]);

  const wanted = route.parts[0] ?? 'write';
  if (wanted === 'research')
    return <Shell place={researchPlace} route={route} outbox={outbox} isSignedIn={!!session} />;
  if (!session) return <SignInPage client={client} />;
  const place = places.find(({ name }) => name === wanted) ?? places[0]!;
  return (
    <SignedInProvider value={{ client, outbox, session }}>
      <Shell place={place} route={route} outbox={outbox} isSignedIn />
    </SignedInProvider>
  );
}

function Shell({
  place,
  route,
  outbox,
  isSignedIn,
}: {
  place: Place;
  route: Route;
  outbox: Outbox;
  isSignedIn: boolean;
}) {
  const [page, setPage] = useState<{ of: Place; Page: ComponentType<PageProps> }>();
  const [error, setError] = useState<Error>();
  const main = useRef<HTMLElement>(null);
  const address = route.parts.join('/');
  const isFirst = useRef(true);

  useEffect(() => {
    let isWanted = true;
    setError(undefined);
    place.load().then(
      (Page) => isWanted && setPage({ of: place, Page }),
      (cause: Error) => isWanted && setError(cause),
    );
    return () => {
      isWanted = false;
    };
  }, [place]);

  useEffect(() => {
    document.title = `${place.label} · Prime`;
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [address, place]);

  return (
    <div class={`shell at-${place.name}`}>
      <nav aria-label="Places">
        <button type="button" class="skip" onClick={() => main.current?.focus()}>
          Skip to the page
        </button>
        {(isSignedIn ? places : []).map(({ name, label, icon }) => (
          <a key={name} href={`#/${name}`} aria-current={place.name === name ? 'page' : undefined}>
            <Icon name={icon} />
            <span>{label}</span>
          </a>
        ))}
        {!isSignedIn && (
          <a href="#/write">
            <Icon name="me" />
            <span>Sign in</span>
          </a>
        )}
      </nav>
      <main id="main" tabIndex={-1} ref={main}>
        <EarlierSessions outbox={outbox} />
        <Failure error={error} onRetry={() => location.reload()} />
        {page?.of === place ? <page.Page route={route} /> : !error && <Waiting>A moment…</Waiting>}
      </main>
    </div>
  );
}

/** Lists the sessions of an earlier visit that were not sent during that visit. */
function EarlierSessions({ outbox }: { outbox: Outbox }) {
  const earlier = useOutbox(outbox).filter(({ draft }) => draft.startedAt < openedAt);
  const [dismissed, setDismissed] = useState(false);
  if (earlier.length === 0 || dismissed) return null;
  const sent = earlier.filter(({ state }) => state === 'sent').length;
  const refused = earlier.filter(({ state }) => state === 'refused').length;
  return (
    <div class="notice kept" role="status">
      <p>
        {sent === earlier.length
          ? `${count(sent, 'session')} from an earlier visit was sent.`
          : refused > 0
            ? `${count(refused, 'session')} from an earlier visit was refused and stays on this device.`
            : `${count(earlier.length - sent, 'session')} from an earlier visit is kept on this device and will be sent.`}
      </p>
      {sent === earlier.length && (
        <button type="button" class="quiet" onClick={() => setDismissed(true)}>
          Good
        </button>
      )}
    </div>
  );
}
