import { composePrompt } from '#src/offline/writer/prompts.ts';
import type { Chakra } from '#src/practice/kingdoms.ts';

const maxTries = 40;

/** A prompt for a session. It is about the writer's intention if they gave one; otherwise it is one that was not given lately. */
export function composeSessionPrompt({
  chakra,
  intention,
  recentPrompts,
  seed,
}: {
  chakra: Chakra | undefined;
  intention: string | undefined;
  recentPrompts: readonly string[];
  /** The same seed gives the same prompt. */
  seed: string;
}): string {
  if (intention !== undefined) {
    return `You came for this: “${intention}”. Begin with the first thing it brings up, and do not stop.`;
  }
  for (let at = 0; at < maxTries; at++) {
    const prompt = composePrompt({ seed: `${seed}/${at}`, chakra });
    if (!recentPrompts.includes(prompt)) return prompt;
  }
  return composePrompt({ seed });
}
