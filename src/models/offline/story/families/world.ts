import type { ThemeImage } from '../theme-image.ts';

export const worldImages: readonly ThemeImage[] = [];
