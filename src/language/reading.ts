import type { Chakra } from '../practice/kingdoms.ts';

/** A span of the writing. `text.slice(start, end) === quote`, in UTF-16 code units. */
export interface Quote {
  readonly start: number;
  readonly end: number;
  readonly quote: string;
}

export interface ThemeReading {
  /** A short human noun phrase: `my mother`, `work`, `the piano`. It begins with a capital when it is a proper name. */
  readonly name: string;
  /** How much of the writing is about it, 0 to 1. It rises with each mention and never reaches 1. */
  readonly weight: number;
  /** The sentences or clauses about it, in the order of the text; at least one. */
  readonly mentions: readonly Quote[];
}

export interface EmotionReading {
  /** One or two plain words, e.g. `tender and uneasy`. */
  readonly signature: string;
  /** -1 (unpleasant) to 1 (pleasant); 0 when no feeling was found. */
  readonly valence: number;
  /** 0 (calm) to 1 (excited). */
  readonly arousal: number;
  /** The writer's own words that show the feeling, in lower case, in the order of the text. */
  readonly words: readonly string[];
}

/** A place where the writer touches a subject and leaves it. */
export interface Deflection extends Quote {
  /** `phrase` when words show it; `silent` when only a change of subject does. */
  readonly form: 'phrase' | 'silent';
  /** The words that show it, in lower case (`anyway`), or `one sentence, then another subject`. */
  readonly signal: string;
  /** The name of the theme that was left; undefined when it is not known. */
  readonly about: string | undefined;
}

/** What was found in one writing, with or without a model. */
export interface Reading {
  /**
   * Who made the reading. A model names the themes of one writing. The offline reader only finds candidates; the whole
   * journal shows which of them matter.
   */
  readonly by: 'model' | 'offline';
  readonly chakra: Chakra;
  /** Name of the chakra's kingdom. */
  readonly kingdom: string;
  /** Eight shares, chakra 1 first, that sum to 1. */
  readonly chakraShares: readonly number[];
  /** 0 (a guess) to 1. It rises with the evidence and with the lead of the first chakra over the second. */
  readonly confidence: number;
  /** Strongest first. */
  readonly themes: readonly ThemeReading[];
  readonly emotion: EmotionReading;
  /** In the order of the text. */
  readonly deflections: readonly Deflection[];
}
