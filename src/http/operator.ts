import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Compares a token with the operator's in constant time. Without a configured token every comparison fails.
 */
export function createOperatorCheck(adminToken: string | undefined): (token: string) => boolean {
  if (adminToken === undefined) return () => false;
  const expected = digest(adminToken);
  return (token) => timingSafeEqual(digest(token), expected);
}

function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
