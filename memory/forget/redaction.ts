import type { Erased } from './forgetting.ts';

/** Recognises what is to be erased from the conversations and prompts of agents. */
export interface RedactionMatcher {
  /** Whether an agent's text is based on it. */
  inAnswers(text: string): boolean;
  /** Whether a message of a conversation mentions it. */
  inTalk(text: string): boolean;
  /** The writing, if one is erased. */
  writingId?: string;
}

/** Erases what other parts keep of something, such as prompts and checkpoints. @returns how much, by table. */
export type ForgetElsewhere = (personId: string, gone: RedactionMatcher) => Promise<Erased>;
