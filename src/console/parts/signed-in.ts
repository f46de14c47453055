import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Session } from '../identity/session.ts';
import type { Client } from '../service/client.ts';
import type { Outbox } from '../write/outbox.ts';

/** The values that every page of a signed-in writer uses. */
export interface SignedIn {
  client: Client;
  outbox: Outbox;
  session: Session;
}

const context = createContext<SignedIn | undefined>(undefined);

export const SignedInProvider = context.Provider;

export function useSignedIn(): SignedIn {
  const signedIn = useContext(context);
  if (!signedIn) throw new Error('this page is shown without a session');
  return signedIn;
}
