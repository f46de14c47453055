import type { ThemeImage } from '../theme-image.ts';

export const mindImages: readonly ThemeImage[] = [];
