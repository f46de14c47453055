import { useState } from 'preact/hooks';
import { deletePhrase } from '../device/vault.ts';
import { setSession } from '../identity/session.ts';
import { ConfirmDialog } from '../parts/dialog.tsx';
import { saveFile } from '../parts/files.ts';
import { Failure } from '../parts/notice.tsx';
import { useAction, useResource } from '../parts/resource.ts';
import { useSignedIn } from '../parts/signed-in.ts';
import type { Answer } from '../service/operations.ts';
import { Children } from './children.tsx';

type Level = Answer<'getConsent'>['research'];

const levels: readonly { level: Level; text: string }[] = [
  { level: 'none', text: 'Nothing' },
  {
    level: 'patterns',
    text: 'Patterns: themes of the common list, feeling and flow by the week; none of your words',
  },
  { level: 'quotes', text: 'Patterns, and some quotes' },
];

export function MePage() {
  const { client, session } = useSignedIn();
  const me = useResource((signal) => client.call('getMe', { signal }), []);
  const exportAll = useAction(async () =>
    saveFile(await client.download('exportMe'), 'prime-everything.json'),
  );
  const signOut = useAction(async () => {
    await client.call('signOut').catch(() => undefined);
    setSession(undefined);
  });
  const forgetKey = useAction(async () => {
    await deletePhrase(session.address);
    await client.call('signOut').catch(() => undefined);
    setSession(undefined);
  });
  const [asking, setAsking] = useState<'erase' | 'key'>();
  const erase = useAction(async () => {
    await client.call('eraseMe');
    await deletePhrase(session.address);
    setSession(undefined);
  });

  return (
    <section class="page narrow">
      <h1>You</h1>
      <p class="address">
        <code>{session.address}</code>
        <span class="aside">
          {session.keyIn === 'device' ? 'a key kept on this device' : 'a wallet of this browser'}
        </span>
      </p>
      {me.value && (
        <ul class="counts">
          {Object.entries(me.value.counts)
            .filter(([, amount]) => amount > 0)
            .map(([name, amount]) => (
              <li key={name}>
                <strong>{amount.toLocaleString()}</strong> {name.replaceAll('_', ' ')}
              </li>
            ))}
        </ul>
      )}
      <Failure error={me.error} onRetry={me.reload} />
      <Children />
      <Consent />
      <section>
        <h2>What is yours</h2>
        <div class="actions">
          <button type="button" onClick={() => exportAll.run()} disabled={exportAll.isRunning}>
            Download everything
          </button>
          <button type="button" onClick={() => signOut.run()} disabled={signOut.isRunning}>
            Sign out
          </button>
          {session.keyIn === 'device' && (
            <button type="button" onClick={() => setAsking('key')}>
              Forget the key on this device
            </button>
          )}
          <button type="button" class="danger" onClick={() => setAsking('erase')}>
            Erase everything
          </button>
        </div>
        <Failure error={exportAll.error ?? signOut.error} />
        <p class="aside">
          <a href="#/research">For researchers</a> · <a href="/docs">The service’s contract</a>
        </p>
      </section>
      {asking === 'key' && (
        <ConfirmDialog
          title="Forget the key on this device?"
          confirm="Forget it"
          action={forgetKey}
          onClose={() => setAsking(undefined)}
        >
          Only its recovery phrase brings it back. Without it, no one can reach what you wrote.
        </ConfirmDialog>
      )}
      {asking === 'erase' && (
        <ConfirmDialog
          title="Erase everything?"
          confirm="Erase it all"
          action={erase}
          onClose={() => setAsking(undefined)}
        >
          Every writing, picture, story, child and memory of yours is erased, here and on the service. Nothing
          brings it back.
        </ConfirmDialog>
      )}
    </section>
  );
}

function Consent() {
  const { client } = useSignedIn();
  const consent = useResource((signal) => client.call('getConsent', { signal }), []);
  const [wanted, setWanted] = useState<Level>();
  const change = useAction(async (research: Level) => {
    setWanted(research);
    try {
      await client.call('setConsent', { body: { research } });
      consent.reload();
    } catch (error) {
      setWanted(undefined);
      throw error;
    }
  });
  const shown = wanted ?? consent.value?.research;
  if (!consent.value) return <Failure error={consent.error} onRetry={consent.reload} />;
  return (
    <fieldset class="consent">
      <legend>
        <h2>What researchers may see</h2>
      </legend>
      {levels.map(({ level, text }) => (
        <label class="choice" key={level}>
          <input type="radio" name="consent" checked={shown === level} onChange={() => change.run(level)} />
          <span>{text}</span>
        </label>
      ))}
      <p class="aside">
        Under a name that means nothing elsewhere. It takes effect at once, and can be taken back at any time.
      </p>
      <Failure error={change.error} />
    </fieldset>
  );
}
