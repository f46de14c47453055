import type { ThemeImage } from '../theme-image.ts';

export const heartImages: readonly ThemeImage[] = [];
