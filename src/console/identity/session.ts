import { useEffect, useState } from 'preact/hooks';
import { readValue, removeValue, writeValue } from '../device/storage.ts';
import type { Client } from '../service/client.ts';
import type { Signer } from './wallet.ts';

export interface Session {
  token: string;
  userId: string;
  address: string;
  /** Where the key is stored: on this device, as its recovery phrase, or in a browser wallet. */
  keyIn: 'device' | 'wallet';
}

const name = 'session';
const listeners = new Set<() => void>();
let current = readValue<Session>(name);

export const currentSession = (): Session | undefined => current;

export function setSession(session: Session | undefined): void {
  current = session;
  if (session) writeValue(name, session);
  else removeValue(name);
  for (const listener of listeners) listener();
}

export function useSession(): Session | undefined {
  const [session, show] = useState(current);
  useEffect(() => {
    const listener = () => show(current);
    listeners.add(listener);
    listener();
    return () => void listeners.delete(listener);
  }, []);
  return session;
}

/** Signs in by signing a challenge of the service. The key itself is never sent. */
export async function signIn(client: Client, signer: Signer, keyIn: Session['keyIn']): Promise<Session> {
  const { challenge } = await client.call('issueChallenge', { body: { wallet_address: signer.address } });
  const signature = await signer.sign(challenge);
  const { session_token: token, user } = await client.call('verifyChallenge', {
    body: { wallet_address: signer.address, challenge, signature },
  });
  const session: Session = { token, userId: user.id, address: user.wallet_address ?? signer.address, keyIn };
  setSession(session);
  return session;
}
