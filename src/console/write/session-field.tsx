import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { maxDurationSeconds, primeThresholdSeconds } from '../../practice/threshold.ts';
import { Dialog } from '../parts/dialog.tsx';
import { useEvery } from '../parts/resource.ts';
import { useSignedIn } from '../parts/signed-in.ts';
import { minutesText } from '../parts/words.ts';
import { type Destination, type Draft, newDraft, openDraft, removeDraft, saveDraft } from './drafts.ts';
import { goForwardOnly } from './forward-only.ts';
import { Ring } from './ring.tsx';
import { activeMsAt, isResting, pressed, resumed } from './session-clock.ts';

interface SessionFieldProps {
  destination: Destination;
  /** The text that is shown until the first key press. */
  invitation: string;
  onFinished(draft: Draft): void;
}

/** The writing page: the text field and the ring. Each key press is stored on the device before the next one. */
export function SessionField(props: SessionFieldProps) {
  const [turn, setTurn] = useState(0);
  return <Field key={turn} {...props} onDiscarded={() => setTurn(turn + 1)} />;
}

function Field({
  destination,
  invitation,
  onFinished,
  onDiscarded,
}: SessionFieldProps & { onDiscarded(): void }) {
  const { session } = useSignedIn();
  const field = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState(() => {
    const left = openDraft(session.userId, destination);
    return left
      ? { ...left, clock: resumed(left.clock, Date.now()) }
      : newDraft(session.userId, destination, new Date());
  });
  const [wasLeft] = useState(draft.text !== '');
  const [now, setNow] = useState(Date.now());
  const [isAsking, setAsking] = useState(false);
  const current = useRef(draft);
  current.current = draft;

  // This is a layout effect, so that it runs before any key press.
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    element.value = current.current.text;
    element.focus();
    element.setSelectionRange(element.value.length, element.value.length);
    return goForwardOnly(element, (text) => {
      if (text === current.current.text) return;
      const at = Date.now();
      const next = { ...current.current, text, clock: pressed(current.current.clock, at) };
      current.current = next;
      saveDraft(next);
      setDraft(next);
      setNow(at);
      element.scrollTop = element.scrollHeight;
    });
  }, []);

  // The text field gets the focus when the dialog closes.
  useLayoutEffect(() => {
    if (isAsking) return;
    field.current?.focus();
    // On closing, the browser first restores the focus to where it was before.
    const afterClosing = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(afterClosing);
  }, [isAsking]);

  const isWriting = draft.clock.lastKeyAt !== undefined;
  useEvery(500, isWriting, () => setNow(Date.now()));

  const activeMs = activeMsAt(draft.clock, now);
  const seconds = Math.min(maxDurationSeconds, Math.floor(activeMs / 1000));
  const isPrime = seconds >= primeThresholdSeconds;
  const resting = isResting(draft.clock, now);
  const hasWords = draft.text.trim() !== '';

  function finish(sealed: boolean): void {
    const finished: Draft = {
      ...draft,
      submission: {
        writing: draft.text,
        duration_seconds: seconds,
        new_line_count: draft.text.split('\n').length - 1,
        ...(sealed ? { sealed } : {}),
      },
    };
    saveDraft(finished);
    onFinished(finished);
  }

  return (
    <section class={`session ${hasWords ? 'begun' : ''}`} aria-label="Writing">
      <button
        type="button"
        class="ring-button"
        disabled={!hasWords}
        onClick={() => setAsking(true)}
        title={hasWords ? 'Finish (Ctrl+Enter)' : undefined}
      >
        <Ring activeMs={activeMs} resting={resting} clock={draft.clock} />
        <span class="unseen">Finish the session</span>
      </button>
      <textarea
        ref={field}
        aria-label="Your writing. It only goes forward: nothing is deleted and nothing pasted."
        placeholder={invitation}
        autocomplete="off"
        autocorrect="off"
        autocapitalize="sentences"
        spellcheck={false}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && hasWords) {
            event.preventDefault();
            setAsking(true);
          }
        }}
      />
      <p class="session-state" role="status">
        {resting && !isPrime && 'Resting. The ring waits with you.'}
        {isPrime && 'Eight minutes. Stay as long as you like; the ring finishes it.'}
        {!resting && !isPrime && wasLeft && !isWriting && 'Here is where you left off. Write on.'}
      </p>
      {isAsking && (
        <FinishDialog
          seconds={seconds}
          isPrime={isPrime}
          onStay={() => setAsking(false)}
          onFinish={finish}
          onDiscard={() => {
            removeDraft(draft);
            onDiscarded();
          }}
        />
      )}
    </section>
  );
}

function FinishDialog(props: {
  seconds: number;
  isPrime: boolean;
  onStay(): void;
  onFinish(sealed: boolean): void;
  onDiscard(): void;
}) {
  const [sealed, setSealed] = useState(false);
  const { isPrime, seconds } = props;
  return (
    <Dialog title={isPrime ? 'A prime' : `${minutesText(seconds)} written`} onClose={props.onStay}>
      {isPrime ? (
        <>
          <p>{minutesText(seconds)} without stopping for long. It is kept, and a picture is made for it.</p>
          <label class="choice">
            <input
              type="checkbox"
              checked={sealed}
              onChange={(event) => setSealed(event.currentTarget.checked)}
            />
            <span>Seal it: it counts and is kept, and nothing is learned, quoted or told from it</span>
          </label>
        </>
      ) : (
        <p>
          Under eight minutes the session is answered and nothing of it is kept.{' '}
          {minutesText(primeThresholdSeconds - seconds)} more make it a prime.
        </p>
      )}
      <div class="actions">
        <button type="button" class="primary" onClick={() => props.onFinish(sealed)}>
          Finish
        </button>
        <button type="button" onClick={props.onStay}>
          Write on
        </button>
        {!isPrime && (
          <button type="button" class="quiet" onClick={props.onDiscard}>
            Let it go
          </button>
        )}
      </div>
    </Dialog>
  );
}
