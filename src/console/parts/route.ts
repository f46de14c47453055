import { useEffect, useState } from 'preact/hooks';

export interface Route {
  /** The path after the `#`, split at the slashes. */
  parts: string[];
  query: URLSearchParams;
}

export function readRoute(hash = location.hash): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  return {
    parts: path.split('/').filter(Boolean).map(decodeURIComponent),
    query: new URLSearchParams(query),
  };
}

export function useRoute(): Route {
  const [route, show] = useState(readRoute);
  useEffect(() => {
    const listener = () => show(readRoute());
    window.addEventListener('hashchange', listener);
    return () => window.removeEventListener('hashchange', listener);
  }, []);
  return route;
}

export function goTo(address: string): void {
  location.hash = address;
}

/** Addresses of the pages of an entry, a writing, a story and an engagement. */
export const addresses = {
  entry: (id: string) => `#/memory/entry/${id}`,
  writing: (id: string, entryId?: string) => `#/memory/writing/${id}${entryId ? `?entry=${entryId}` : ''}`,
  story: (id: string) => `#/read/${id}`,
  engagement: (id: string) => `#/agents/${id}`,
};
