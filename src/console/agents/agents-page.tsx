import { useState } from 'preact/hooks';
import { KingdomName } from '../parts/kingdom.tsx';
import { Failure, Waiting } from '../parts/notice.tsx';
import { Pager } from '../parts/pager.tsx';
import { useAction, useResource } from '../parts/resource.ts';
import { addresses, goTo, type Route } from '../parts/route.ts';
import { useSignedIn } from '../parts/signed-in.ts';
import { dayText } from '../parts/words.ts';
import { type Step, Steps, stepOfEvent } from './activity.tsx';
import { Conversation } from './conversation.tsx';
import { type Engagement, EngagementView } from './engagement-view.tsx';

type Mode = Engagement['mode'];

const modes: readonly { mode: Mode; name: string; text: string }[] = [
  { mode: 'guided', name: 'Guided', text: 'It gives a prompt, and holds the session.' },
  { mode: 'freeform', name: 'Freeform', text: 'It is silent until you have written, and then answers.' },
  { mode: 'confrontational', name: 'Confrontational', text: 'It goes where you have been going around.' },
];

/** Engagements opened since the console was loaded, by id. The service returns the opening words only once. */
const opened = new Map<string, Engagement>();

export function AgentsPage({ route }: { route: Route }) {
  const [, id] = route.parts;
  if (id === 'talk') return <Conversation />;
  const engagement = id ? opened.get(id) : undefined;
  if (id) return <EngagementView key={id} id={id} opening={engagement} />;
  return <Choose />;
}

function Choose() {
  const { client } = useSignedIn();
  const [page, setPage] = useState(1);
  const [steps, setSteps] = useState<Step[]>([]);
  const past = useResource(
    (signal) => client.call('listEngagements', { query: { page: String(page), page_size: '10' }, signal }),
    [page],
  );
  const engage = useAction(async (mode: Mode) => {
    setSteps([]);
    const engagement = await client.follow('engage', { body: { mode } }, (event) => {
      const step = stepOfEvent(event);
      if (step) setSteps((before) => [...before, step]);
    });
    opened.set(engagement.engagement_id, engagement);
    goTo(addresses.engagement(engagement.engagement_id));
  });
  const pages = Math.max(1, Math.ceil((past.value?.total ?? 0) / 10));
  return (
    <section class="page">
      <header class="page-head">
        <h1>Agents</h1>
        <a class="button" href="#/agents/talk">
          Talk to the guide
        </a>
      </header>
      <p class="lead">One that remembers, and reads your whole history before it says a word.</p>
      <ul class="modes">
        {modes.map(({ mode, name, text }) => (
          <li key={mode}>
            <button
              type="button"
              class={`mode ${mode}`}
              disabled={engage.isRunning}
              onClick={() => engage.run(mode)}
            >
              <strong>{name}</strong>
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ul>
      {engage.isRunning && <Waiting>It is reading what you have written…</Waiting>}
      <Steps steps={steps} isLive={engage.isRunning} />
      <Failure error={engage.error} />
      <section aria-labelledby="past">
        <h2 id="past">Earlier engagements</h2>
        <Failure error={past.error} onRetry={past.reload} />
        {past.value?.total === 0 && <p class="aside">None yet.</p>}
        <ul class="entry-list">
          {past.value?.engagements.map((one) => (
            <li key={one.id}>
              <a class="entry-link" href={addresses.engagement(one.id)}>
                <span class="entry-content">{one.summary || 'Nothing was written.'}</span>
                <span class="facts">
                  {dayText(one.date)} · {one.mode} {one.is_prime ? '· prime ' : ''}
                  {one.chakra > 0 && <KingdomName chakra={one.chakra} />}
                </span>
              </a>
            </li>
          ))}
        </ul>
        <Pager
          page={page}
          pages={pages}
          label="Pages of engagements"
          previous="Newer"
          next="Older"
          onPage={setPage}
        />
      </section>
    </section>
  );
}
