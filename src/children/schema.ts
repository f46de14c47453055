import { z } from 'zod';
import { text, walletAddress } from '../http/text.ts';

const patternLength = 12;
const emojiCharacters = 32;
const earliestBirthdate = '1900-01-01';

/** A day that exists, `YYYY-MM-DD`. The service checks that it is not in the future, since a schema has no clock. */
const birthdate = z.iso
  .date({ error: 'must be a day that exists, written YYYY-MM-DD' })
  .refine((day) => day >= earliestBirthdate, `must not be before ${earliestBirthdate}`);

export const newChild = z
  .object({
    derived_wallet_address: walletAddress.meta({ description: 'The child’s wallet, derived on the device.' }),
    birthdate,
    emoji_pattern: z
      .array(text({ max: emojiCharacters }))
      .length(patternLength, `must have exactly ${patternLength} strings`),
  })
  .meta({ id: 'NewChild' });

const emojiPattern = z.array(z.string()).length(patternLength);

export const childListItem = z
  .object({
    id: z.uuid(),
    derived_wallet_address: z.string(),
    birthdate: z.iso.date(),
    emoji_pattern: emojiPattern,
  })
  .meta({ id: 'ChildListItem' });

export const child = z
  .object({
    ...childListItem.shape,
    parent_wallet_address: z.string(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Child' });

export const childList = z.object({ children: z.array(childListItem) }).meta({ id: 'ChildList' });

export const childParams = z.object({ childId: z.guid('must be a uuid') });

export const removedChild = z.object({ ok: z.literal(true), id: z.uuid() });
