import { useEffect, useState } from 'preact/hooks';
import { type AgentEvent, ApiError, type Client } from '../service/client.ts';
import type { Answer } from '../service/operations.ts';
import { type Draft, draftsOf, removeDraft, type Submission } from './drafts.ts';

/** The answer of the service to a session. */
export type Outcome =
  | { kind: 'write'; answer: Answer<'write'> }
  | { kind: 'engagement'; answer: Answer<'engagementWrite'> }
  | { kind: 'session'; answer: Answer<'sessionWrite'> };

export interface Sending {
  draft: Draft;
  state: 'sending' | 'waiting' | 'refused' | 'sent';
  /** Why the session is waiting or was refused. */
  reason?: string;
  outcome?: Outcome;
  /** Steps of the agent so far. */
  events: readonly AgentEvent[];
}

const firstWaitMs = 1_000;
const longestWaitMs = 30_000;

/**
 * Sends finished sessions to the service. A session stays on the device until the service has acknowledged it, and is
 * sent again until then, also after the page was closed. The idempotency key makes sure that it is saved once.
 */
export function createOutbox(client: Client) {
  const sendings = new Map<string, Sending>();
  const listeners = new Set<() => void>();
  const wakers = new Set<() => void>();

  function publish(sending: Sending): void {
    sendings.set(sending.draft.id, sending);
    for (const listener of listeners) listener();
  }

  async function deliver(draft: Draft, submission: Submission): Promise<void> {
    for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
      let events: AgentEvent[] = [];
      publish({ draft, state: 'sending', events });
      try {
        const outcome = await send(client, draft, submission, (event) => {
          events = [...events, event];
          publish({ draft, state: 'sending', events });
        });
        removeDraft(draft);
        publish({ draft, state: 'sent', outcome, events });
        return;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (error instanceof ApiError && !error.isTemporary) {
          // A refused session stays on the device, so that the writer does not lose the text.
          publish({ draft, state: 'refused', reason, events });
          return;
        }
        publish({ draft, state: 'waiting', reason, events });
      }
      await new Promise<void>((wake) => {
        const done = () => {
          clearTimeout(timer);
          wakers.delete(done);
          wake();
        };
        const timer = setTimeout(done, waitMs);
        wakers.add(done);
      });
    }
  }

  window.addEventListener('online', () => {
    for (const wake of [...wakers]) wake();
  });

  return {
    /** Sends a finished session, unless it is being sent already. */
    send(draft: Draft): void {
      const running = sendings.get(draft.id);
      if (!draft.submission || (running && running.state !== 'refused')) return;
      void deliver(draft, draft.submission);
    },

    /** Sends the finished sessions that are stored on this device. */
    sendStored(userId: string): void {
      for (const draft of draftsOf(userId)) this.send(draft);
    },

    retryNow(): void {
      for (const wake of [...wakers]) wake();
    },

    /** Deletes a session from this device. */
    discard(draft: Draft): void {
      removeDraft(draft);
      sendings.delete(draft.id);
      for (const listener of listeners) listener();
    },

    all: (): Sending[] => [...sendings.values()],

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;

export function useOutbox(outbox: Outbox): Sending[] {
  const [all, show] = useState(outbox.all());
  useEffect(() => outbox.subscribe(() => show(outbox.all())), [outbox]);
  return all;
}

async function send(
  client: Client,
  draft: Draft,
  body: Submission,
  onEvent: (event: AgentEvent) => void,
): Promise<Outcome> {
  const { destination, id: idempotencyKey } = draft;
  switch (destination.kind) {
    case 'write':
      return { kind: 'write', answer: await client.call('write', { body, idempotencyKey }) };
    case 'engagement': {
      const path = { engagement_id: destination.id };
      return {
        kind: 'engagement',
        answer: await client.follow('engagementWrite', { path, body, idempotencyKey }, onEvent),
      };
    }
    case 'session': {
      const path = { id: destination.id };
      return {
        kind: 'session',
        answer: await client.follow('sessionWrite', { path, body, idempotencyKey }, onEvent),
      };
    }
  }
}
