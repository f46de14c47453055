/** The languages of a story. English is the original, the others are translations. */
export const languages = ['en', 'es', 'zh', 'hi', 'ar'] as const;

export type Language = (typeof languages)[number];

/** Every language but English. */
export type Translation = Exclude<Language, 'en'>;

export const translations: readonly Translation[] = ['es', 'zh', 'hi', 'ar'];
