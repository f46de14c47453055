import type { TurnEvent } from '#graphs/turns.ts';

/**
 * Tells words one by one, each with the white space before it, so that together they are the text. They are told once
 * the whole has been checked: a word that was told cannot be taken back.
 */
export function tellWords(text: string, onEvent: ((event: TurnEvent) => void) | undefined): void {
  if (!onEvent) return;
  for (const [word] of text.matchAll(/\s*\S+|\s+$/g)) onEvent({ type: 'token', text: word });
}
