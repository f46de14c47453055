/** A browser wallet (EIP-1193). */
interface Provider {
  request(call: { method: string; params?: unknown[] }): Promise<unknown>;
}

export interface BrowserWallet {
  name: string;
  provider: Provider;
}

/** Finds the wallets that announce themselves (EIP-6963). Without any, uses `window.ethereum`, which older wallets set. */
export function findWallets(onFound: (wallets: BrowserWallet[]) => void): () => void {
  const found: BrowserWallet[] = [];
  const { ethereum } = window as { ethereum?: Provider };
  const publish = () =>
    onFound(found.length > 0 ? [...found] : ethereum ? [{ name: 'Browser wallet', provider: ethereum }] : []);
  const onAnnounce = (event: Event) => {
    const { info, provider } = (event as CustomEvent<{ info: { name: string }; provider: Provider }>).detail;
    if (found.some((wallet) => wallet.provider === provider)) return;
    found.push({ name: info.name, provider });
    publish();
  };
  window.addEventListener('eip6963:announceProvider', onAnnounce);
  window.dispatchEvent(new Event('eip6963:requestProvider'));
  publish();
  return () => window.removeEventListener('eip6963:announceProvider', onAnnounce);
}

/** Asks the wallet for an account and for its signatures. */
export async function openWallet({ provider }: BrowserWallet): Promise<Signer> {
  const [address] = (await provider.request({ method: 'eth_requestAccounts' })) as string[];
  if (!address) throw new Error('The wallet returned no account.');
  return {
    address,
    sign: (message) =>
      provider.request({ method: 'personal_sign', params: [hexOf(message), address] }) as Promise<string>,
  };
}

export interface Signer {
  address: string;
  /** EIP-191 signature of a text. */
  sign(message: string): Promise<string>;
}

function hexOf(text: string): string {
  return `0x${[...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
