import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Tells the operator's token from any other, in a time that tells nothing about either. Without a configured token
 * nobody is the operator.
 */
export function createOperatorCheck(adminToken: string | undefined): (token: string) => boolean {
  if (adminToken === undefined) return () => false;
  const expected = digest(adminToken);
  return (token) => timingSafeEqual(digest(token), expected);
}

function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
