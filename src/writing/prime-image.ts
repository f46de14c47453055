import type { WrittenPrime } from './store.ts';

/** Names of the image files of a prime. */
export function primeImageNames(primeId: string) {
  return { image: `${primeId}.webp`, thumbnail: `${primeId}_thumb.webp` };
}

/** The prime that a file belongs to; undefined for another file. */
export function primeOfImageName(name: string): string | undefined {
  return /^([0-9a-f-]{36})(?:_thumb)?\.webp$/.exec(name)?.[1];
}

/** Site-relative addresses of the images; null until they are painted. */
export function primeImageUrls({ prime }: WrittenPrime): {
  image_url: string | null;
  thumbnail_url: string | null;
} {
  if (!prime.imageReadyAt) return { image_url: null, thumbnail_url: null };
  const { image, thumbnail } = primeImageNames(prime.id);
  return { image_url: `/static/primes/${image}`, thumbnail_url: `/static/primes/${thumbnail}` };
}
