import { expect, it } from 'vitest';
import { ratesModule } from '../training/counted-pages.ts';

it('ships the rates that the pages give', async () => {
  // `vitest run -u` on this file counts them anew.
  await expect(ratesModule()).toMatchFileSnapshot('../../src/language/lexicon/document-frequency.ts');
});
