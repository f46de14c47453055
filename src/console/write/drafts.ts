import { namesOfValues, readValue, removeValue, writeValue } from '../device/storage.ts';
import type { Input } from '../service/operations.ts';
import { freshClock, type SessionClock } from './session-clock.ts';

/** What a session is handed to. */
export type Destination =
  | { kind: 'write' }
  | { kind: 'engagement'; id: string }
  | { kind: 'session'; id: string };

export type Submission = NonNullable<Input<'write'>['body']>;

/** A session on this device, from its first key until the service has acknowledged it. */
export interface Draft {
  /** Also the Idempotency-Key: however often it is sent, it is done once. */
  id: string;
  userId: string;
  destination: Destination;
  text: string;
  clock: SessionClock;
  startedAt: string;
  /** Once it is finished: exactly what is sent. */
  submission?: Submission;
}

const start = 'draft.';

export function newDraft(userId: string, destination: Destination, now: Date): Draft {
  return { id: newId(), userId, destination, text: '', clock: freshClock, startedAt: now.toISOString() };
}

export function saveDraft(draft: Draft): void {
  writeValue(start + draft.id, draft);
}

export function removeDraft(draft: Draft): void {
  removeValue(start + draft.id);
}

/** Drafts of this person, the oldest first. */
export function draftsOf(userId: string): Draft[] {
  return namesOfValues(start)
    .map((name) => readValue<Draft>(name))
    .filter((draft) => draft?.userId === userId && draft.text !== '')
    .map((draft) => draft!)
    .sort((a, b) => (a.startedAt < b.startedAt ? -1 : 1));
}

/** The session that was left unfinished for this destination. */
export function openDraft(userId: string, destination: Destination): Draft | undefined {
  return draftsOf(userId).find((draft) => !draft.submission && isSame(draft.destination, destination));
}

export function isSame(a: Destination, b: Destination): boolean {
  return a.kind === b.kind && ('id' in a ? a.id : '') === ('id' in b ? b.id : '');
}

/** Also where the page is served over plain HTTP, and the browser makes no ids. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
