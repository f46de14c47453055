import type { EngagementMode } from '#graphs/engagement/engagement-graph.ts';
import { createRandom, type Random } from '#src/core/random.ts';
import type { Profile } from './profile.ts';

/** What every answer of the agent that gives a prompt is composed from. */
export interface PromptRequest {
  mode: Exclude<EngagementMode, 'freeform'>;
  profile: Profile;
  /** 1 to 8: the chakra of the writer's sojourn. */
  chakra: number;
  /** `YYYY-MM-DD`. */
  today: string;
  /** The prompts given last, newest first: none of them is given again. */
  recentPrompts: readonly string[];
  /** The forced instructions of this engagement, oldest first. */
  forced: readonly string[];
  /** The same seed gives the same choices. */
  seed: string;
}

/** The random choices of one turn for one purpose: a repeated turn makes the same. */
export function turnRandom({ seed }: PromptRequest, purpose: string): Random {
  return createRandom(`${purpose}/${seed}`);
}
