import { useState } from 'preact/hooks';
import { PrimeView } from '../memory/prime-view.tsx';
import { Failure, Waiting } from '../parts/notice.tsx';
import { useSignedIn } from '../parts/signed-in.ts';
import { count } from '../parts/words.ts';
import type { Draft } from './drafts.ts';
import { type Sending, useOutbox } from './outbox.ts';
import { SessionField } from './session-field.tsx';

const invitation = 'Begin anywhere. Keep going.';

export function WritePage() {
  const { outbox } = useSignedIn();
  const sendings = useOutbox(outbox);
  const [finished, setFinished] = useState<Draft>();
  const sending = sendings.find(({ draft }) => draft.id === finished?.id);

  if (finished && sending) {
    return (
      <AfterWriting
        sending={sending}
        onAgain={() => {
          outbox.discard(sending.draft);
          setFinished(undefined);
        }}
      />
    );
  }
  return (
    <>
      <h1 class="unseen">Write</h1>
      <SessionField
        destination={{ kind: 'write' }}
        invitation={invitation}
        onFinished={(draft) => {
          setFinished(draft);
          outbox.send(draft);
        }}
      />
    </>
  );
}

/** The state of a session that was sent, and then its answer. */
function AfterWriting({ sending, onAgain }: { sending: Sending; onAgain(): void }) {
  const { outbox } = useSignedIn();
  const { draft, state, reason, outcome } = sending;
  return (
    <section class="page narrow outcome">
      {state === 'sending' && <Waiting>Sending it…</Waiting>}
      {state === 'waiting' && <WaitingToSend reason={reason} onTry={() => outbox.retryNow()} />}
      {state === 'refused' && (
        <>
          <h1>It was refused</h1>
          <Failure error={new Error(reason)} onRetry={() => outbox.send(draft)} />
          <p>Your words are still on this device:</p>
          <pre class="writing-text">{draft.text}</pre>
          <button type="button" onClick={onAgain}>
            Discard them
          </button>
        </>
      )}
      {state === 'sent' && outcome?.kind === 'write' && (
        <Answered outcome={outcome.answer} text={draft.text} />
      )}
      {state === 'sent' && (
        <div class="actions">
          <button type="button" class="primary" onClick={onAgain}>
            Write again
          </button>
          <a class="button" href="#/read">
            Stories
          </a>
        </div>
      )}
    </section>
  );
}

export function WaitingToSend({ reason, onTry }: { reason: string | undefined; onTry(): void }) {
  return (
    <div class="notice" role="status">
      <p>
        {reason ?? 'The service cannot be reached right now.'} Every word is kept on this device and will be
        sent as soon as possible.
      </p>
      <button type="button" class="quiet" onClick={onTry}>
        Try now
      </button>
    </div>
  );
}

function Answered({
  outcome,
  text,
}: {
  outcome: Extract<Sending['outcome'], { kind: 'write' }>['answer'];
  text: string;
}) {
  if (outcome.is_prime) {
    return (
      <>
        <h1>A prime</h1>
        <Care message={outcome.care_message} />
        <PrimeView writingId={outcome.writing_id} />
      </>
    );
  }
  const words = text.trim().split(/\s+/).length;
  return (
    <>
      <h1>{count(words, 'word')}</h1>
      <Care message={outcome.care_message} />
      <p class="lead">{outcome.feedback}</p>
      <p class="aside">It was short of eight minutes: nothing of it is kept.</p>
      <details>
        <summary>The text, while it is still here</summary>
        <pre class="writing-text">{text}</pre>
      </details>
    </>
  );
}

export function Care({ message }: { message: string | undefined }) {
  return message ? <p class="notice care">{message}</p> : null;
}
