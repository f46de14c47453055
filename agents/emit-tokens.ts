import type { TurnEvent } from '#graphs/turns.ts';

/**
 * Emits a text word by word, each with the white space before it. The tokens joined are the text. Call it only with text that
 * has passed its checks: an emitted word cannot be taken back.
 */
export function emitTokens(text: string, onEvent: ((event: TurnEvent) => void) | undefined): void {
  if (!onEvent) return;
  for (const [word] of text.matchAll(/\s*\S+|\s+$/g)) onEvent({ type: 'token', text: word });
}
