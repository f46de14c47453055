import { english, generateMnemonic, mnemonicToAccount } from 'viem/accounts';

/** An account of a recovery phrase, at `m/44'/60'/0'/0/<index>`: the writer's own is 0, children's follow. */
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

/** The next account of the phrase that is nobody's yet, after the writer's own. */
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
