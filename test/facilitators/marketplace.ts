import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Guide {
  name: string;
  bio: string;
  specialties: string[];
}

export interface PlantedWriter {
  /** Name of the guide that the theme was planted for. */
  intended: string;
  writings: string[];
}

/** Twenty guides, and twelve writers who each have a theme planted for one guide. */
interface Marketplace {
  guides: readonly Guide[];
  writers: readonly PlantedWriter[];
}

function readMarketplace(name: string): Marketplace {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'data', `${name}.json`), 'utf8'));
}

export const { guides, writers } = readMarketplace('marketplace');
export const { guides: heldOutGuides, writers: heldOutWriters } = readMarketplace('held-out-marketplace');
