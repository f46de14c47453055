import { type AdaptationKind, adaptationKinds } from '#graphs/engagement/engagement-graph.ts';
import type { FlowParts } from '#src/practice/flow-score.ts';

/** A way of asking for writing that the agent has learned suits this writer. */
export interface Adaptation {
  kind: AdaptationKind;
  /** The sentence that the writer reads and that memory stores. */
  content: string;
  /** The text that the adaptation adds to a prompt. */
  addition: string;
}

/** The agent's own repertoire. A model may also word adaptations: these have no kind and are part of its instructions. */
export const adaptations: Readonly<Record<AdaptationKind, Adaptation>> = {
  scene: {
    kind: 'scene',
    content: 'Prompts ask for one scene, since flow was low when the question was wide.',
    addition: 'Choose one scene of it, with its light and its furniture, and stay there.',
  },
  gentle: {
    kind: 'gentle',
    content: 'Prompts come back to what was left by a small side door, not head-on.',
    addition: 'You need not say all of it. Begin with something small that stands near it.',
  },
  unbroken: {
    kind: 'unbroken',
    content: 'Prompts ask for one unbroken stretch, since the lines were cut short.',
    addition: 'Let the sentences run into one another, without starting a new line.',
  },
  wider: {
    kind: 'wider',
    content: 'Prompts stay as open as the last one, since flow was well above your usual.',
    addition: 'Go wherever it leads, even away from it.',
  },
};

/** How far below or above the average a flow score must be. */
const lowFlow = 0.15;
const highFlow = 0.1;
const minUnbroken = 0.5;

/** The adaptation that a prime suggests; undefined for most primes. */
export function suggestAdaptation(prime: {
  flowScore: number;
  /** Mean flow score of the earlier primes; undefined for the first prime. */
  averageFlow: number | undefined;
  flow: Pick<FlowParts, 'unbroken'>;
  /** The avoided theme that the writer mentioned and turned away from again. */
  leftAgain: string | undefined;
}): Adaptation | undefined {
  if (prime.leftAgain !== undefined) return adaptations.gentle;
  if (prime.averageFlow === undefined) return undefined;
  if (prime.flow.unbroken < minUnbroken) return adaptations.unbroken;
  if (prime.flowScore < prime.averageFlow - lowFlow) return adaptations.scene;
  if (prime.flowScore > prime.averageFlow + highFlow) return adaptations.wider;
  return undefined;
}

/** An adaptation in force, as memory stores it. */
export interface StoredAdaptation {
  id: string;
  content: string;
  kind?: AdaptationKind | undefined;
}

/** The newest adaptation in force that has a kind: only one adaptation of the repertoire is used at a time. */
export function repertoireInForce(
  /** Newest first. */
  inForce: readonly StoredAdaptation[],
): { id: string; addition: string } | undefined {
  for (const { id, kind } of inForce) if (kind) return { id, addition: adaptations[kind].addition };
  return undefined;
}

/** The stored kind if it is in the repertoire, otherwise undefined. */
export function toAdaptationKind(stored: string | undefined): AdaptationKind | undefined {
  return adaptationKinds.find((kind) => kind === stored);
}
