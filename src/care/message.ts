import type { Language } from '../core/languages.ts';
import messages from './data/messages.json' with { type: 'json' };

/** The message to a writer after an acute sign: two or three short sentences, with places to find help. */
export function careMessage(language: Language = 'en'): string {
  return messages[language];
}
