/** Half of the order of secp256k1. */
const highestS = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n;

/**
 * For every signature of an ordinary key there is another, which anybody can make of it, with s mirrored at the
 * curve's order; wallets make the low one (EIP-2). Of a contract's signature, whose bytes are its own affair, it says
 * nothing.
 *
 * @param signature `0x` and hexadecimal digits, which the caller has seen to.
 */
export function isMirrored(signature: string): boolean {
  return signature.length === 2 + 2 * 65 && BigInt(`0x${signature.slice(66, 130)}`) > highestS;
}
