import type { Language } from '../../core/languages.ts';
import type { Answer } from '../service/operations.ts';

export type Story = Answer<'listStories'>['stories'][number];
export type Scene = Story['guidance_phases'][number];

/** The languages of a story: their own names, and the `lang` and `dir` attributes of their text. */
export const storyLanguages: readonly {
  code: Language;
  name: string;
  tag: string;
  direction: 'ltr' | 'rtl';
}[] = [
  { code: 'en', name: 'English', tag: 'en', direction: 'ltr' },
  { code: 'es', name: 'Español', tag: 'es', direction: 'ltr' },
  { code: 'zh', name: '中文', tag: 'zh-Hans', direction: 'ltr' },
  { code: 'hi', name: 'हिन्दी', tag: 'hi', direction: 'ltr' },
  { code: 'ar', name: 'العربية', tag: 'ar', direction: 'rtl' },
];

/** The text of a scene; empty until it is translated. */
export function narrationOf(scene: Scene, language: Language): string {
  return language === 'en' ? scene.narration_en || scene.text : scene[`narration_${language}`];
}
