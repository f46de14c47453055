import { useEffect, useState } from 'preact/hooks';
import { useKnownEntries } from '../memory/known-entries.ts';
import { BackLink } from '../parts/back-link.tsx';
import { Form } from '../parts/form.tsx';
import { Flow, KingdomName } from '../parts/kingdom.tsx';
import { Failure, Waiting } from '../parts/notice.tsx';
import { useAction, useResource } from '../parts/resource.ts';
import { addresses } from '../parts/route.ts';
import { useSignedIn } from '../parts/signed-in.ts';
import { count, momentText } from '../parts/words.ts';
import type { AgentEvent } from '../service/client.ts';
import type { Answer } from '../service/operations.ts';
import { type Draft, openDraft } from '../write/drafts.ts';
import { useOutbox } from '../write/outbox.ts';
import { SessionField } from '../write/session-field.tsx';
import { WaitingToSend } from '../write/write-page.tsx';
import { type Step, Steps, stepOfEvent, stepOfTrace, wordsOfEvents } from './activity.tsx';

/** The answer of the service when an engagement is opened. */
export type Engagement = Answer<'engage'>;
type Written = Answer<'engagementWrite'>;
type Override = Answer<'engagementOverride'>;

/** An engagement: the agent’s words, a writing session, the writer’s override, and the trace of what the agent did. */
export function EngagementView({ id, opening }: { id: string; opening: Engagement | undefined }) {
  const { client, outbox, session } = useSignedIn();
  const destination = { kind: 'engagement', id } as const;
  const [isWriting, setWriting] = useState(() => openDraft(session.userId, destination) !== undefined);
  const [sent, setSent] = useState<Draft>();
  const [override, setOverride] = useState<Override>();
  const sending = useOutbox(outbox).find(({ draft }) => draft.id === sent?.id);
  const written = sending?.outcome?.kind === 'engagement' ? sending.outcome.answer : undefined;
  const trace = useResource(
    (signal) => client.call('traceEngagement', { path: { engagement_id: id }, signal }),
    [id, written, override],
  );
  const prompt = override?.new_prompt || written?.agent_response.next_prompt || opening?.prompt;

  if (isWriting) {
    return (
      <>
        <h1 class="unseen">Write in the engagement</h1>
        <SessionField
          destination={destination}
          invitation={prompt || 'It listens.'}
          onFinished={(draft) => {
            setSent(draft);
            setWriting(false);
            outbox.send(draft);
          }}
        />
      </>
    );
  }
  return (
    <article class="page engagement">
      <p>
        <BackLink href="#/agents">Agents</BackLink>
      </p>
      <div class="engagement-columns">
        <div>
          {opening ? <Opening opening={opening} /> : <h1>An earlier engagement</h1>}
          {sending?.state === 'sending' && <Live events={sending.events} />}
          {sending?.state === 'waiting' && (
            <WaitingToSend reason={sending.reason} onTry={() => outbox.retryNow()} />
          )}
          {sending?.state === 'refused' && <Failure error={new Error(sending.reason)} />}
          {written && <Response written={written} />}
          {override && (
            <section class="said" aria-live="polite">
              <p class="lead">{override.agent_note}</p>
            </section>
          )}
          {prompt && <p class="prompt">{prompt}</p>}
          <div class="actions">
            <button type="button" class="primary" onClick={() => setWriting(true)}>
              {written ? 'Write on' : 'Write'}
            </button>
          </div>
          <OverrideForm id={id} onAnswer={setOverride} />
        </div>
        <aside aria-labelledby="done">
          <h2 id="done">What it did</h2>
          <Failure error={trace.error} onRetry={trace.reload} />
          {trace.value?.runs.map((run) => (
            <section key={run.id} class="run">
              <h3>
                {run.turn} <small>{`${run.latency_ms} ms · ${momentText(run.started_at)}`}</small>
              </h3>
              <Steps steps={run.steps.map(stepOfTrace)} />
            </section>
          ))}
        </aside>
      </div>
    </article>
  );
}

/** The agent at work: its steps and its words, as they arrive. */
function Live({ events }: { events: readonly AgentEvent[] }) {
  const words = wordsOfEvents(events);
  return (
    <section class="said" aria-busy="true">
      <Steps steps={events.map(stepOfEvent).filter((step) => step !== undefined)} isLive />
      {words ? <p class="lead">{words}</p> : <Waiting>It is reading…</Waiting>}
    </section>
  );
}

function Opening({ opening }: { opening: Engagement }) {
  const { context } = opening;
  return (
    <header>
      <p class="kicker">{opening.mode}</p>
      <h1>{opening.greeting || 'It is silent, and listens.'}</h1>
      <p class="facts">
        {context.sojourn}, day {context.sojourn_day}, {context.sojourn_phase} ·{' '}
        {count(context.total_primes, 'prime')} · streak {context.streak_days} · {context.emotional_trajectory}
      </p>
      <RestsOn ids={opening.entry_ids} />
    </header>
  );
}

function Response({ written }: { written: Written }) {
  const { agent_response: answer, pipelines } = written;
  return (
    <section class="said" aria-live="polite">
      <p class="facts">
        {written.is_prime ? 'A prime' : 'Under eight minutes'} · <KingdomName chakra={written.chakra} />{' '}
        <Flow score={written.flow_score} />
      </p>
      <p class="lead">{answer.reflection}</p>
      {answer.memory_update && <p>{answer.memory_update}</p>}
      {answer.adaptation && <p class="notice">{answer.adaptation}</p>}
      <RestsOn ids={written.entry_ids} />
      {written.writing_id && (
        <p class="facts">
          <a href={addresses.writing(written.writing_id)}>The prime</a> · story {pipelines.story.status},
          picture {pipelines.image.status}
        </p>
      )}
    </section>
  );
}

/** The entries of the memory that the agent’s words are based on. */
function RestsOn({ ids }: { ids: readonly string[] }) {
  const known = useKnownEntries(ids);
  if (known.length === 0) return null;
  return (
    <p class="rests-on">
      <span class="aside">It rests on </span>
      {known.map((entry) => (
        <a key={entry.id} class="chip" href={addresses.entry(entry.id)}>
          {entry.content}
        </a>
      ))}
    </p>
  );
}

function OverrideForm({ id, onAnswer }: { id: string; onAnswer(answer: Override): void }) {
  const { client } = useSignedIn();
  const [instruction, setInstruction] = useState('');
  const [force, setForce] = useState(false);
  const [steps, setSteps] = useState<Step[]>([]);
  const submit = useAction(async () => {
    setSteps([]);
    const input = { path: { engagement_id: id }, body: { instruction: instruction.trim(), force } };
    const answer = await client.follow('engagementOverride', input, (event) => {
      const step = stepOfEvent(event);
      if (step) setSteps((before) => [...before, step]);
    });
    setInstruction('');
    onAnswer(answer);
  });
  useEffect(() => {
    if (!submit.isRunning) setSteps([]);
  }, [submit.isRunning]);
  return (
    <Form class="override" onSubmit={() => submit.run()}>
      <h2>Override it</h2>
      <label>
        What it should do, or leave
        <textarea
          rows={2}
          maxLength={2000}
          value={instruction}
          onInput={(event) => setInstruction(event.currentTarget.value)}
        />
      </label>
      <label class="choice">
        <input type="checkbox" checked={force} onChange={(event) => setForce(event.currentTarget.checked)} />
        <span>Obey at once, until this engagement ends. Otherwise it weighs what you submit.</span>
      </label>
      <button type="submit" disabled={submit.isRunning || instruction.trim() === ''}>
        Say it
      </button>
      <Steps steps={steps} isLive />
      <Failure error={submit.error} />
    </Form>
  );
}
