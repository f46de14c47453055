import type { ThemeImage } from '../theme-image.ts';

export const hearthImages: readonly ThemeImage[] = [];
