import { listValues, readValue, removeValue, writeValue } from '../device/storage.ts';
import type { Input } from '../service/operations.ts';
import { freshClock, type SessionClock } from './session-clock.ts';

/** The place that a finished session is sent to. */
export type Destination =
  | { kind: 'write' }
  | { kind: 'engagement'; id: string }
  | { kind: 'session'; id: string };

export type Submission = NonNullable<Input<'write'>['body']>;

/** A session on this device, from its first key press until the service has acknowledged it. */
export interface Draft {
  /** Also the `Idempotency-Key` of the request: a session that is sent twice is saved once. */
  id: string;
  userId: string;
  destination: Destination;
  text: string;
  clock: SessionClock;
  startedAt: string;
  /** The body of the request. It is set when the session is finished. */
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

/** Drafts of this writer, oldest first. */
export function draftsOf(userId: string): Draft[] {
  return listValues(start)
    .map((name) => readValue<Draft>(name))
    .filter((draft) => draft?.userId === userId && draft.text !== '')
    .map((draft) => draft!)
    .sort((a, b) => (a.startedAt < b.startedAt ? -1 : 1));
}

/** The unfinished session for this destination, if there is one. */
export function openDraft(userId: string, destination: Destination): Draft | undefined {
  return draftsOf(userId).find((draft) => !draft.submission && isSame(draft.destination, destination));
}

export function isSame(a: Destination, b: Destination): boolean {
  return a.kind === b.kind && ('id' in a ? a.id : '') === ('id' in b ? b.id : '');
}

/** A random id. `crypto.randomUUID` is not used, because browsers refuse it to pages served over plain HTTP. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
