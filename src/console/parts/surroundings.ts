import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Session } from '../identity/session.ts';
import type { Client } from '../service/client.ts';
import type { Outbox } from '../write/outbox.ts';

/** What every page of somebody who is signed in stands on. */
export interface Surroundings {
  client: Client;
  outbox: Outbox;
  session: Session;
}

const context = createContext<Surroundings | undefined>(undefined);

export const SurroundingsProvider = context.Provider;

export function useSurroundings(): Surroundings {
  const surroundings = useContext(context);
  if (!surroundings) throw new Error('a page stands outside of its surroundings');
  return surroundings;
}
