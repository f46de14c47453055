import type { FlowParts } from '#src/practice/flow-score.ts';

/** A way of asking that the agent has learned, and what it does to its prompts. */
export interface Adaptation {
  /** How it is told to the writer and kept. */
  content: string;
  /** What it adds to a prompt. */
  addition: string;
}

/** The agent's own repertoire; a model may keep others, which then stand in its instructions. */
export const adaptations = {
  scene: {
    content: 'Prompts ask for one scene, since flow was low when the question was wide.',
    addition: 'Choose one scene of it, with its light and its furniture, and stay there.',
  },
  gentle: {
    content: 'Prompts come back to what was left by a small side door, not head-on.',
    addition: 'You need not say all of it. Begin with something small that stands near it.',
  },
  unbroken: {
    content: 'Prompts ask for one unbroken stretch, since the lines were cut short.',
    addition: 'Let the sentences run into one another, without starting a new line.',
  },
  wider: {
    content: 'Prompts stay as open as the last one, since flow was well above your usual.',
    addition: 'Go wherever it leads, even away from it.',
  },
} as const satisfies Record<string, Adaptation>;

const lowFlow = 0.15;
const highFlow = 0.1;

/** Which adaptation one prime suggests, and why; none is the usual case. */
export function suggestAdaptation(prime: {
  flowScore: number;
  /** Of the primes before; undefined for the first. */
  averageFlow: number | undefined;
  flow: Pick<FlowParts, 'unbroken'>;
  /** The avoided theme that was touched and left again. */
  leftAgain: string | undefined;
}): Adaptation | undefined {
  if (prime.leftAgain !== undefined) return adaptations.gentle;
  if (prime.averageFlow === undefined) return undefined;
  if (prime.flow.unbroken < 0.5) return adaptations.unbroken;
  if (prime.flowScore < prime.averageFlow - lowFlow) return adaptations.scene;
  if (prime.flowScore > prime.averageFlow + highFlow) return adaptations.wider;
  return undefined;
}

/** Whether a way of asking is one of the repertoire: of these the newest stands for all. */
export function isOfRepertoire(content: string): boolean {
  return Object.values(adaptations).some((adaptation) => adaptation.content === content);
}

/** The addition of the newest adaptation in force that is one of the repertoire. */
export function additionOf(
  inForce: readonly { id: string; content: string }[],
): { id: string; addition: string } | undefined {
  for (const { id, content } of inForce) {
    const known = Object.values(adaptations).find((adaptation) => adaptation.content === content);
    if (known) return { id, addition: known.addition };
  }
  return undefined;
}
