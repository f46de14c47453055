/** Size of a phase's picture in pixels: upright, like a phone. */
export const phaseImageSize = { width: 768, height: 1344 } as const;

export function phaseImageName(storyId: string, phase: number): string {
  return `${storyId}_p${phase}.webp`;
}

/** Names of all pictures of a story. */
export function storyImageNames(storyId: string, phases: number): string[] {
  return Array.from({ length: phases }, (_, index) => phaseImageName(storyId, index + 1));
}

/** Site-relative address of a phase's picture. */
export function phaseImageUrl(storyId: string, phase: number): string {
  return `/static/cuentacuentos/${phaseImageName(storyId, phase)}`;
}

/** The story that a file belongs to; undefined for another file. */
export function storyOfImageName(name: string): string | undefined {
  return /^([0-9a-f-]{36})_p\d+\.webp$/.exec(name)?.[1];
}
