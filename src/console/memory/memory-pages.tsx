import type { Route } from '../parts/route.ts';
import { EntryPage } from './entry-page.tsx';
import { Overview } from './overview.tsx';
import { WritingPage } from './writing-page.tsx';

export function MemoryPages({ route }: { route: Route }) {
  const [, kind, id] = route.parts;
  if (kind === 'entry' && id) return <EntryPage key={id} id={id} />;
  if (kind === 'writing' && id)
    return <WritingPage key={id} id={id} entryId={route.query.get('entry') ?? undefined} />;
  return <Overview />;
}
