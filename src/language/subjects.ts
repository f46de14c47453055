import { type Theme, themeNamed } from './theme-lexicon.ts';
import { type Topic, topicNamed } from './topic-lexicon.ts';

// Memory stores the names of subjects. These functions find out what the lexicons know about a stored name.

/** Whether this is the name of a theme or a topic of the lexicons. */
export function isListed(name: string): boolean {
  return entriesNamed(name).length > 0;
}

/** Whether a subject is tied to a season or an errand. Its absence is then no sign of avoidance. */
export function isTransient(name: string): boolean {
  return entriesNamed(name).some((entry) => entry.isTransient);
}

/** Whether a subject is never counted as left: words of avoidance contain it, or writers go on to it after another subject. */
export function isNeverLeft(name: string): boolean {
  return entriesNamed(name).some((entry) => entry.isNeverLeft);
}

/** Whether this is the name of a person in the writer's life: `my mother`. */
export function isOwnPerson(name: string): boolean {
  return topicNamed(name)?.isOwn ?? false;
}

/** The pronoun for the people of this name; `none` for several, undefined where it can be either or is not known. */
export function pronounOf(name: string): Topic['pronoun'] {
  return topicNamed(name)?.pronoun;
}

/** Returns a subject's name as one says it to the writer (`your mother`) or about the writer (`their mother`). */
export function nameFor(name: string, writer: 'you' | 'they'): string {
  if (themeNamed(name)?.id === 'who-i-am') return `who ${writer} are`;
  return name.replace(/^my /, writer === 'you' ? 'your ' : 'their ');
}

function entriesNamed(name: string): (Theme | Topic)[] {
  return [themeNamed(name), topicNamed(name)].filter((entry) => entry !== undefined);
}
