import { useEffect, useState } from 'preact/hooks';
import { type AgentEvent, type Client, Refused } from '../service/client.ts';
import type { Answer } from '../service/operations.ts';
import { type Draft, draftsOf, removeDraft, type Submission } from './drafts.ts';

/** What came back for a session. */
export type Outcome =
  | { kind: 'write'; answer: Answer<'write'> }
  | { kind: 'engagement'; answer: Answer<'engagementWrite'> }
  | { kind: 'session'; answer: Answer<'sessionWrite'> };

export interface Sending {
  draft: Draft;
  state: 'sending' | 'waiting' | 'refused' | 'sent';
  /** Why it waits or was refused. */
  reason?: string;
  outcome?: Outcome;
  /** What an agent has done with it so far. */
  events: readonly AgentEvent[];
}

const firstWaitMs = 1_000;
const longestWaitMs = 30_000;

/**
 * Hands finished sessions to the service. What is not acknowledged stays on the device and is sent again, here or after
 * the page was closed; the same key sees to it that it counts once.
 */
export function createOutbox(client: Client) {
  const sendings = new Map<string, Sending>();
  const listeners = new Set<() => void>();
  const wakers = new Set<() => void>();

  function tell(sending: Sending): void {
    sendings.set(sending.draft.id, sending);
    for (const listener of listeners) listener();
  }

  async function deliver(draft: Draft, submission: Submission): Promise<void> {
    for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
      let events: AgentEvent[] = [];
      tell({ draft, state: 'sending', events });
      try {
        const outcome = await send(client, draft, submission, (event) => {
          events = [...events, event];
          tell({ draft, state: 'sending', events });
        });
        removeDraft(draft);
        tell({ draft, state: 'sent', outcome, events });
        return;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (error instanceof Refused && !error.isPassing) {
          // It stays on the device: the text is the writer's, whatever the service thinks of it.
          tell({ draft, state: 'refused', reason, events });
          return;
        }
        tell({ draft, state: 'waiting', reason, events });
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
    /** Sends a finished session, and anything finished that this device still holds. */
    send(draft: Draft): void {
      const running = sendings.get(draft.id);
      if (!draft.submission || (running && running.state !== 'refused')) return;
      void deliver(draft, draft.submission);
    },

    sendKept(userId: string): void {
      for (const draft of draftsOf(userId)) this.send(draft);
    },

    tryNow(): void {
      for (const wake of [...wakers]) wake();
    },

    /** Lets a refused session go. */
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
