import type { Page } from 'playwright-core';

/** Makes a key in the page and signs in with it. Returns the recovery phrase. */
export async function signInWithNewKey(page: Page): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Make a key on this device' }).click();
  const items = page.getByRole('list', { name: 'Recovery phrase' }).getByRole('listitem');
  // Making a key takes time: wait for the last of the twelve words.
  await items.nth(11).waitFor();
  const words = await items.allInnerTexts();
  await page.getByLabel('I have written the words down').check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await writingField(page).waitFor();
  return words.map((word) => word.trim()).join(' ');
}

export async function signInWithPhrase(page: Page, phrase: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'I have a recovery phrase' }).click();
  await page.getByLabel('Recovery phrase').fill(phrase);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await writingField(page).waitFor();
}

export const writingField = (page: Page) => page.getByRole('textbox', { name: /^Your writing/ });

/** Writes for `minutes` of the page’s own clock, in bursts of text that are eight seconds apart. */
export async function writeFor(page: Page, text: string, minutes: number): Promise<void> {
  const bursts = Math.ceil((minutes * 60) / 8) + 1;
  const length = Math.ceil(text.length / bursts);
  await writingField(page).focus();
  for (let burst = 0; burst < bursts; burst++) {
    await page.keyboard.insertText(text.slice(burst * length, (burst + 1) * length) || ' ');
    await page.clock.fastForward(8_000);
  }
}

/** Finishes the session that is being written. */
export async function finish(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).click();
}

/** Opens a page of the console by its link in the navigation. */
export async function goTo(page: Page, place: 'Write' | 'Read' | 'Memory' | 'Agents' | 'You'): Promise<void> {
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: place }).click();
}
