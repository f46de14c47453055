import { useEffect, useRef, useState } from 'preact/hooks';
import { deletePhrase, readPhrase, storedAddresses, storePhrase } from '../device/vault.ts';
import { Form } from '../parts/form.tsx';
import { Failure } from '../parts/notice.tsx';
import { useAction } from '../parts/resource.ts';
import { shortAddress } from '../parts/words.ts';
import type { Client } from '../service/client.ts';
import { signIn } from './session.ts';
import { type BrowserWallet, findWallets, openWallet } from './wallet.ts';

type Step = { name: 'choose' } | { name: 'new'; phrase: string } | { name: 'restore' };

export function SignInPage({ client }: { client: Client }) {
  const [step, setStep] = useState<Step>({ name: 'choose' });
  return (
    <main class="sign-in" id="main" tabIndex={-1}>
      <div class="sign-in-card">
        <header>
          <svg class="mark" viewBox="0 0 64 64" aria-hidden="true">
            <circle class="track" cx="32" cy="32" r="24" />
            <path class="fill" d="M32 8a24 24 0 1 1-22.900 16.800" />
          </svg>
          <h1>Eight minutes, without stopping</h1>
          {step.name === 'choose' && (
            <p class="lead">
              A page that only goes forward, and what becomes of it: a picture, a story, a memory of your own.
            </p>
          )}
        </header>
        {step.name === 'choose' && <Choose client={client} onStep={setStep} />}
        {step.name === 'new' && (
          <NewKey client={client} phrase={step.phrase} onBack={() => setStep({ name: 'choose' })} />
        )}
        {step.name === 'restore' && <Restore client={client} onBack={() => setStep({ name: 'choose' })} />}
      </div>
    </main>
  );
}

function Choose({ client, onStep }: { client: Client; onStep(step: Step): void }) {
  const [wallets, setWallets] = useState<BrowserWallet[]>([]);
  const [kept, setKept] = useState<string[]>([]);
  useEffect(() => findWallets(setWallets), []);
  useEffect(() => {
    storedAddresses().then(setKept, () => setKept([]));
  }, []);

  const withKept = useAction((address: string) => signInWithPhrase(client, address));
  const withWallet = useAction(async (wallet: BrowserWallet) =>
    signIn(client, await openWallet(wallet), 'wallet'),
  );
  const make = useAction(async () => {
    const { newPhrase } = await import('./keys.ts');
    onStep({ name: 'new', phrase: newPhrase() });
  });

  return (
    <div class="choices">
      {kept.map((address) => (
        <button
          type="button"
          class="primary"
          key={address}
          disabled={withKept.isRunning}
          onClick={() => withKept.run(address)}
        >
          Continue as {shortAddress(address)}
        </button>
      ))}
      {wallets.map((wallet) => (
        <button
          type="button"
          key={wallet.name}
          class={kept.length === 0 ? 'primary' : ''}
          disabled={withWallet.isRunning}
          onClick={() => withWallet.run(wallet)}
        >
          Sign in with {wallet.name}
        </button>
      ))}
      <button
        type="button"
        class={kept.length + wallets.length === 0 ? 'primary' : ''}
        disabled={make.isRunning}
        onClick={() => make.run()}
      >
        Make a key on this device
      </button>
      <button type="button" class="quiet" onClick={() => onStep({ name: 'restore' })}>
        I have a recovery phrase
      </button>
      <Failure error={withKept.error ?? withWallet.error ?? make.error} />
      <p class="aside">
        No name, no address, no password. The key stays here; only signatures leave this page.
      </p>
    </div>
  );
}

function NewKey({ client, phrase, onBack }: { client: Client; phrase: string; onBack(): void }) {
  const [isWritten, setWritten] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const begin = useAction(() => keepAndSignIn(client, phrase));
  return (
    <div class="choices">
      <h2 ref={heading} tabIndex={-1}>
        Your recovery phrase
      </h2>
      <p>
        These twelve words are your key. Write them on paper: they are shown only this once, and anyone who
        has them can read what you write.
      </p>
      <ol class="phrase" aria-label="Recovery phrase">
        {phrase.split(' ').map((word, index) => (
          <li key={`${index} ${word}`}>{word}</li>
        ))}
      </ol>
      <label class="choice">
        <input
          type="checkbox"
          checked={isWritten}
          onChange={(event) => setWritten(event.currentTarget.checked)}
        />
        <span>I have written the words down</span>
      </label>
      <div class="actions">
        <button
          type="button"
          class="primary"
          disabled={!isWritten || begin.isRunning}
          onClick={() => begin.run()}
        >
          Begin
        </button>
        <button type="button" onClick={onBack}>
          Back
        </button>
      </div>
      <Failure error={begin.error} />
    </div>
  );
}

function Restore({ client, onBack }: { client: Client; onBack(): void }) {
  const [phrase, setPhrase] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const begin = useAction(async () => {
    const { isPhrase } = await import('./keys.ts');
    if (!isPhrase(phrase))
      throw new Error('These words are not a recovery phrase: one may be missing or misspelt.');
    await keepAndSignIn(client, phrase);
  });
  return (
    <Form class="choices" onSubmit={() => begin.run()}>
      <label>
        Recovery phrase
        <textarea
          ref={field}
          rows={3}
          value={phrase}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          onInput={(event) => setPhrase(event.currentTarget.value)}
        />
      </label>
      <p class="aside">The words stay on this device.</p>
      <div class="actions">
        <button type="submit" class="primary" disabled={begin.isRunning || phrase.trim() === ''}>
          Sign in
        </button>
        <button type="button" onClick={onBack}>
          Back
        </button>
      </div>
      <Failure error={begin.error} />
    </Form>
  );
}

async function keepAndSignIn(client: Client, phrase: string): Promise<void> {
  const { accountOf } = await import('./keys.ts');
  const { address } = accountOf(phrase);
  await storePhrase(address, phrase);
  try {
    await signInWithPhrase(client, address);
  } catch (error) {
    await deletePhrase(address);
    throw error;
  }
}

async function signInWithPhrase(client: Client, address: string): Promise<void> {
  const { accountOf } = await import('./keys.ts');
  const phrase = await readPhrase(address);
  if (phrase === undefined)
    throw new Error('This device no longer keeps that key. Its recovery phrase brings it back.');
  const account = accountOf(phrase);
  await signIn(client, { address, sign: (message) => account.signMessage({ message }) }, 'device');
}
