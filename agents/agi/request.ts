import type { EngagementMode } from '#graphs/engagement/engagement-graph.ts';
import { createRandom, type Random } from '#src/core/random.ts';
import type { Profile } from './profile.ts';

/** What the agent needs to compose any answer with a prompt. */
export interface PromptRequest {
  mode: Exclude<EngagementMode, 'freeform'>;
  profile: Profile;
  /** 1 to 8: the chakra of the writer's sojourn. */
  chakra: number;
  /** `YYYY-MM-DD`. */
  today: string;
  /** The prompts given last, newest first. None of them is given again. */
  recentPrompts: readonly string[];
  /** The forced instructions of this engagement, oldest first. */
  forced: readonly string[];
  /** The same seed gives the same choices. */
  seed: string;
}

/** The random choices of one turn for one purpose. A repeated turn makes the same choices. */
export function turnRandom({ seed }: PromptRequest, purpose: string): Random {
  return createRandom(`${purpose}/${seed}`);
}
