import type { Chakra } from '../practice/kingdoms.ts';
import { type Motif, motifNames, paintScene, thumbnail } from './painter/painter.ts';

/** What a prime's picture is painted from. */
export interface PrimePicture {
  seed: string;
  chakra: number;
  /** Words for things that the picture may show, and how it feels; without them it shows its kingdom alone. */
  reading: { themes: readonly { name: string }[]; emotion: { valence: number; arousal: number } } | undefined;
}

/** Paints a prime: 1024x1024 and its 256x256 thumbnail, both WebP. */
export async function paintPrime({ seed, chakra, reading }: PrimePicture): Promise<{
  image: Buffer;
  thumbnail: Buffer;
}> {
  const image = await paintScene({
    seed,
    chakra: chakra as Chakra,
    width: 1024,
    height: 1024,
    ...(reading ? { motifs: motifsOf(reading.themes), mood: reading.emotion } : {}),
  });
  return { image, thumbnail: await thumbnail(image) };
}

const mostMotifs = 2;

/** Motifs that the themes name outright, e.g. `the river`. */
function motifsOf(themes: readonly { name: string }[]): Motif[] {
  const words = themes.flatMap(({ name }) => name.toLowerCase().split(/\W+/));
  return motifNames.filter((motif) => words.includes(motif)).slice(0, mostMotifs);
}
