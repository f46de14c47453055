import { z } from 'zod';

/**
 * A string that can be stored unchanged: without NUL, which Postgres cannot store, and without lone surrogates, which
 * UTF-8 cannot encode. Lengths are in characters (code points).
 */
export function text({ min = 1, max }: { min?: number; max: number }) {
  return z.string().superRefine((value, context) => {
    const length = countCharacters(value);
    if (length < min) context.addIssue({ code: 'custom', message: tooShort(min) });
    else if (length > max)
      context.addIssue({ code: 'custom', message: `must have at most ${max} characters, has ${length}` });
    const nul = value.indexOf('\0');
    if (nul >= 0) {
      context.addIssue({
        code: 'custom',
        message: `has a NUL character at position ${nul}, which cannot be stored`,
      });
    }
    if (!value.isWellFormed()) {
      context.addIssue({
        code: 'custom',
        message: 'has half of a surrogate pair, which is no character and cannot be stored',
      });
    }
    if (min > 0 && length >= min && value.trim() === '') {
      context.addIssue({ code: 'custom', message: 'must have something in it besides white space' });
    }
  });
}

function tooShort(min: number): string {
  return min === 1 ? 'must not be empty' : `must have at least ${min} characters`;
}

/** Number of code points. */
function countCharacters(value: string): number {
  let pairs = 0;
  for (let at = 0; at < value.length; at++) {
    const unit = value.charCodeAt(at);
    if (unit >= 0xd800 && unit < 0xdc00 && at + 1 < value.length) {
      const next = value.charCodeAt(at + 1);
      if (next >= 0xdc00 && next < 0xe000) pairs++;
    }
  }
  return value.length - pairs;
}

/** An EVM address in any letter case. The parsed value is in lower case. */
export const walletAddress = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/, 'must be an EVM address: 0x and 40 hexadecimal digits')
  .toLowerCase()
  .meta({ examples: ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'] });
