import { type Hex, hexToBigInt, numberToHex, parseSignature, serializeSignature } from 'viem';

/** The order of the curve secp256k1. */
export const curveOrder = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

/** The other signature of the same key over the same message: s becomes n - s. */
export function mirrored(signature: Hex): Hex {
  const { r, s, yParity } = parseSignature(signature);
  return serializeSignature({
    r,
    s: numberToHex(curveOrder - hexToBigInt(s), { size: 32 }),
    yParity: 1 - yParity,
  });
}
