import type { Erased } from './forgetting.ts';

/** Finds the texts to erase in the conversations and prompts of agents. */
export interface RedactionMatcher {
  /** Whether an agent's text is based on what is erased. */
  inAnswers(text: string): boolean;
  /** Whether a message of a conversation mentions what is erased. */
  inTalk(text: string): boolean;
  /** Id of the erased writing; undefined if a concept is erased. */
  writingId?: string;
}

/** Erases what is kept outside of memory, such as prompts and checkpoints. @returns how much was erased, by table. */
export type ForgetElsewhere = (personId: string, gone: RedactionMatcher) => Promise<Erased>;
