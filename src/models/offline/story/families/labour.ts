import type { ThemeImage } from '../theme-image.ts';

export const labourImages: readonly ThemeImage[] = [];
