import { useEffect, useRef, useState } from 'preact/hooks';
import { BackLink } from '../parts/back-link.tsx';
import { Form } from '../parts/form.tsx';
import { Failure, Waiting } from '../parts/notice.tsx';
import { useAction, useResource } from '../parts/resource.ts';
import { useSignedIn } from '../parts/signed-in.ts';
import { type Step, Steps, stepOfEvent } from './activity.tsx';

interface Turn {
  id: number;
  question: string;
  answer: string;
  steps: Step[];
}

/** A conversation with the guide, with the tools that it uses. */
export function Conversation() {
  const { client } = useSignedIn();
  const session = useResource((signal) => client.call('resumeSession', { signal }), []);
  const [turns, setTurns] = useState<Turn[]>([]);
  const [text, setText] = useState('');
  const end = useRef<HTMLDivElement>(null);
  const sessionId = session.value?.session_id;

  const change = (id: number, next: (turn: Turn) => Turn) =>
    setTurns((before) => before.map((turn) => (turn.id === id ? next(turn) : turn)));

  const ask = useAction(async () => {
    const question = text.trim();
    if (!sessionId || question === '') return;
    const id = turns.length;
    setTurns([...turns, { id, question, answer: '', steps: [] }]);
    setText('');
    try {
      const result = await client.follow(
        'sessionMessage',
        { path: { id: sessionId }, body: { text: question } },
        (event) => {
          const step = stepOfEvent(event);
          if (step) change(id, (turn) => ({ ...turn, steps: [...turn.steps, step] }));
          const token = event.type === 'token' ? event.data.text : undefined;
          if (typeof token === 'string') change(id, (turn) => ({ ...turn, answer: turn.answer + token }));
        },
      );
      change(id, (turn) => ({
        ...turn,
        answer: result.answer,
        steps: [
          ...turn.steps.filter(({ kind }) => kind !== 'tool'),
          ...result.tools.map(({ name, outcome }) => ({ kind: 'tool', name, detail: outcome })),
        ],
      }));
    } catch (error) {
      setText(question);
      setTurns((before) => before.filter((turn) => turn.id !== id));
      throw error;
    }
  });

  useEffect(() => {
    if (turns.length > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [turns]);

  return (
    <section class="page narrow talk">
      <p>
        <BackLink href="#/agents">Agents</BackLink>
      </p>
      <h1>The guide</h1>
      {session.value ? (
        <p class="facts">
          {session.value.context.sojourn}, day {session.value.context.sojourn_day},{' '}
          {session.value.context.sojourn_phase}
        </p>
      ) : (
        !session.error && <Waiting>A moment…</Waiting>
      )}
      <Failure error={session.error} onRetry={session.reload} />
      {session.value && <p class="prompt">{session.value.prompt}</p>}
      <div class="turns" aria-live="polite">
        {turns.map((turn) => (
          <div key={turn.id} class="turn">
            <p class="yours">{turn.question}</p>
            <Steps steps={turn.steps} isLive={turn.answer === ''} />
            {turn.answer ? <p class="theirs">{turn.answer}</p> : <Waiting>…</Waiting>}
          </div>
        ))}
        <div ref={end} />
      </div>
      <Form class="say" onSubmit={() => ask.run()}>
        <label>
          <span class="unseen">Say something</span>
          <textarea
            rows={2}
            maxLength={4096}
            value={text}
            placeholder="Ask about your stories, your themes, your children, a guide…"
            onInput={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) {
                event.preventDefault();
                ask.run();
              }
            }}
          />
        </label>
        <button type="submit" class="primary" disabled={ask.isRunning || text.trim() === '' || !sessionId}>
          Say it
        </button>
      </Form>
      <Failure error={ask.error} />
    </section>
  );
}
