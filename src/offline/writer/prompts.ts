import { createRandom } from '../../core/random.ts';
import type { Chakra } from '../../practice/kingdoms.ts';
import data from './data/prompts.json' with { type: 'json' };

const prompts: Readonly<Record<Chakra, readonly string[]>> = data;

/** A question or an image to begin a writing with, from any chakra if none is given. The same seed gives the same prompt. */
export function composePrompt({ seed, chakra }: { seed: string; chakra?: Chakra | undefined }): string {
  const random = createRandom(`prompt/${seed}`);
  return random.pick(chakra ? prompts[chakra] : Object.values(prompts).flat());
}
