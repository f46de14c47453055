import { expect, it } from 'vitest';
import { ratesModule } from './counted-pages.ts';

it('ships the rates that the pages give', async () => {
  // `vitest run -u` on this file counts them anew.
  await expect(ratesModule()).toMatchFileSnapshot('../../../src/models/offline/lexicon/page-rates.ts');
});
