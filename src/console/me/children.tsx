import { useState } from 'preact/hooks';
import { readPhrase } from '../device/vault.ts';
import { Form } from '../parts/form.tsx';
import { Failure } from '../parts/notice.tsx';
import { useAction, useResource } from '../parts/resource.ts';
import { useSignedIn } from '../parts/signed-in.ts';
import { dayText, shortAddress } from '../parts/words.ts';
import { childName, type KnownChild, patternLength, patternSigns } from './child-words.ts';

export function Children() {
  const { client } = useSignedIn();
  const children = useResource((signal) => client.call('listChildren', { signal }), []);
  const [isAdding, setAdding] = useState(false);
  const remove = useAction(async (child: KnownChild) => {
    await client.call('deleteChild', { path: { childId: child.id } });
    children.reload();
  });
  const known = children.value?.children ?? [];
  return (
    <section>
      <h2>Children</h2>
      {known.length === 0 && !isAdding && (
        <p class="aside">Stories can be given to a child, who has a wallet of their own.</p>
      )}
      <ul class="children">
        {known.map((child) => (
          <li key={child.id}>
            <span class="pattern" role="img" aria-label={`Pattern of ${childName(child)}`}>
              {child.emoji_pattern.join('')}
            </span>
            <span class="aside">
              born {dayText(child.birthdate)} · <code>{shortAddress(child.derived_wallet_address)}</code>
            </span>
            <button type="button" class="quiet" disabled={remove.isRunning} onClick={() => remove.run(child)}>
              Remove<span class="unseen"> {childName(child)}</span>
            </button>
          </li>
        ))}
      </ul>
      <Failure error={children.error ?? remove.error} onRetry={children.reload} />
      {isAdding ? (
        <AddChild
          known={known}
          onDone={() => {
            setAdding(false);
            children.reload();
          }}
        />
      ) : (
        <button type="button" onClick={() => setAdding(true)}>
          Add a child
        </button>
      )}
    </section>
  );
}

function AddChild({ known, onDone }: { known: readonly KnownChild[]; onDone(): void }) {
  const { client, session } = useSignedIn();
  const [birthdate, setBirthdate] = useState('');
  const [pattern, setPattern] = useState<string[]>([]);
  const [address, setAddress] = useState('');
  const derives = session.keyIn === 'device';
  const add = useAction(async () => {
    await client.call('createChild', {
      body: {
        derived_wallet_address: derives ? await deriveChild(session.address, known) : address.trim(),
        birthdate,
        emoji_pattern: pattern,
      },
    });
    onDone();
  });
  const isWhole = pattern.length === patternLength && birthdate !== '' && (derives || address.trim() !== '');
  return (
    <Form class="add-child" onSubmit={() => add.run()}>
      <label>
        Born on
        <input
          type="date"
          required
          max={new Date().toISOString().slice(0, 10)}
          value={birthdate}
          onInput={(event) => setBirthdate(event.currentTarget.value)}
        />
      </label>
      {!derives && (
        <label>
          The child’s wallet address
          <input
            type="text"
            placeholder="0x…"
            autocomplete="off"
            value={address}
            onInput={(event) => setAddress(event.currentTarget.value)}
          />
          <span class="aside">
            Your wallet keeps its phrase to itself: make an account for the child there.
          </span>
        </label>
      )}
      <fieldset>
        <legend>
          Twelve signs that are theirs{' '}
          <span class="aside">
            {pattern.length} of {patternLength}
          </span>
        </legend>
        <output class="pattern" aria-label="Chosen so far">
          {pattern.join('') || '·'}
        </output>
        <div class="signs">
          {patternSigns.map(({ sign, name }) => (
            <button
              type="button"
              key={name}
              aria-label={name}
              disabled={pattern.length >= patternLength}
              onClick={() => setPattern([...pattern, sign])}
            >
              {sign}
            </button>
          ))}
        </div>
        <div class="actions">
          <button type="button" class="quiet" onClick={() => setPattern(randomPattern())}>
            Surprise us
          </button>
          <button
            type="button"
            class="quiet"
            disabled={pattern.length === 0}
            onClick={() => setPattern(pattern.slice(0, -1))}
          >
            Take the last one back
          </button>
        </div>
      </fieldset>
      <div class="actions">
        <button type="submit" class="primary" disabled={!isWhole || add.isRunning}>
          Add the child
        </button>
        <button type="button" onClick={onDone}>
          Not now
        </button>
      </div>
      <Failure error={add.error} />
      {derives && (
        <p class="aside">The wallet is derived on this device from your own phrase, which it keeps.</p>
      )}
    </Form>
  );
}

async function deriveChild(parentAddress: string, known: readonly KnownChild[]): Promise<string> {
  const phrase = await readPhrase(parentAddress);
  if (phrase === undefined)
    throw new Error('This device no longer keeps the key that the wallet is derived from.');
  const { nextChildAddress } = await import('../identity/keys.ts');
  return nextChildAddress(
    phrase,
    known.map((child) => child.derived_wallet_address),
  );
}

function randomPattern(): string[] {
  const chances = crypto.getRandomValues(new Uint32Array(patternLength));
  return [...chances].map((chance) => patternSigns[chance % patternSigns.length]!.sign);
}
