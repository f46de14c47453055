import type { ThemeImage } from '../theme-image.ts';

export const pathImages: readonly ThemeImage[] = [];
