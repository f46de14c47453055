/** The languages a story is told in; English first, it is the one that is written. */
export const languages = ['en', 'es', 'zh', 'hi', 'ar'] as const;

export type Language = (typeof languages)[number];

/** Every language but English. */
export type Translation = Exclude<Language, 'en'>;

export const translations: readonly Translation[] = ['es', 'zh', 'hi', 'ar'];
