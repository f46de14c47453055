import { english, generateMnemonic, mnemonicToAccount } from 'viem/accounts';

/** The account of a recovery phrase at `m/44'/60'/0'/0/<index>`. Index 0 is the writer's account; the others are for children. */
export function accountOf(phrase: string, index = 0) {
  return mnemonicToAccount(normalised(phrase), { addressIndex: index });
}

export function newPhrase(): string {
  return generateMnemonic(english);
}

export function isPhrase(phrase: string): boolean {
  try {
    accountOf(phrase);
    return true;
  } catch {
    return false;
  }
}

/** The address of the first account after the writer's own that is not in `taken`, the addresses of the children. */
export function nextChildAddress(phrase: string, taken: readonly string[]): string {
  const known = new Set(taken.map((address) => address.toLowerCase()));
  for (let index = 1; ; index++) {
    const { address } = accountOf(phrase, index);
    if (!known.has(address.toLowerCase())) return address;
  }
}

function normalised(phrase: string): string {
  return phrase.trim().toLowerCase().split(/\s+/).join(' ');
}
