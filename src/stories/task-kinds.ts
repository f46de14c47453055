import { type Translation, translations } from '#src/core/languages.ts';

export const storyTextKind = 'story-text';
export const phaseImageKind = 'story-image';

export function translationKind(language: Translation): string {
  return `story-translation-${language}`;
}

/** Every kind of work on a story, text first. */
export const storyTaskKinds: readonly string[] = [
  storyTextKind,
  ...translations.map(translationKind),
  phaseImageKind,
];
