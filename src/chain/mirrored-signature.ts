/** Half of the order of secp256k1. */
const maxLowS = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n;

/**
 * Whether a signature of a key has a high `s`. From every valid signature anyone can compute a second one, with `s` mirrored
 * at the curve's order; wallets produce the low one (EIP-2). False for signatures of other lengths, such as those of contract
 * wallets.
 *
 * @param signature valid hex with `0x`.
 */
export function isMirrored(signature: string): boolean {
  return signature.length === 2 + 2 * 65 && BigInt(`0x${signature.slice(66, 130)}`) > maxLowS;
}
