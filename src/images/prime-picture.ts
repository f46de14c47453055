import { paintScene, type Scene, thumbnail } from '../offline/painter/painter.ts';
import type { Chakra } from '../practice/kingdoms.ts';
import { motifsOf } from './theme-motifs.ts';

/** The input for a prime's picture. */
export interface PrimePicture {
  seed: string;
  chakra: number;
  /** Its themes, strongest first, and its emotion. Without a reading the picture shows the kingdom alone. */
  reading: { themes: readonly { name: string }[]; emotion: { valence: number; arousal: number } } | undefined;
}

/** More motifs would crowd the picture. */
const maxMotifs = 2;

/** Paints a prime: 1024x1024 and its 256x256 thumbnail, both WebP. */
export async function paintPrime(prime: PrimePicture): Promise<{ image: Buffer; thumbnail: Buffer }> {
  const image = await paintScene(primeScene(prime));
  return { image, thumbnail: await thumbnail(image) };
}

/** The prime as a scene of the painter. */
export function primeScene({ seed, chakra, reading }: PrimePicture): Scene {
  return {
    seed,
    chakra: chakra as Chakra,
    width: 1024,
    height: 1024,
    ...(reading ? { motifs: motifsOf(reading.themes, maxMotifs), mood: reading.emotion } : {}),
  };
}
