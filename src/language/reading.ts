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
  /** 0 to 1, how much of the writing turns on it; rises with each mention and never reaches 1. */
  readonly weight: number;
  /** The sentences or clauses that say it, in the order of the text, never none. */
  readonly mentions: readonly Quote[];
}

export interface EmotionReading {
  /** One or two plain words, e.g. `tender and uneasy`. */
  readonly signature: string;
  /** -1 (unpleasant) to 1 (pleasant); 0 where nothing was found. */
  readonly valence: number;
  /** 0 (still) to 1 (stirred). */
  readonly arousal: number;
  /** The writer's own words that it rests on, lower case, in the order of the text. */
  readonly words: readonly string[];
}

/** A subject touched and left. */
export interface Deflection extends Quote {
  /** Whether a phrase shows it that many people use, the writer's own words, or only that something else follows. */
  readonly form: 'phrase' | 'own words' | 'silent';
  /** What shows it: the writer's words (`anyway`), lower case, or `one sentence, then another subject`. */
  readonly signal: string;
  /** Name of the theme that was left, where one can be told. */
  readonly about: string | undefined;
}

/** What a reader, with or without a model, finds in one writing. */
export interface Reading {
  /** A model names what a page is about; of what word lists find, only a journal shows what it is about. */
  readonly by: 'model' | 'offline';
  readonly chakra: Chakra;
  /** Name of the chakra's kingdom. */
  readonly kingdom: string;
  /** Eight shares, chakra 1 first, that sum to 1. */
  readonly chakraShares: readonly number[];
  /** 0 (a guess) to 1: how much evidence there is, and how far the first chakra stands above the second. */
  readonly confidence: number;
  /** Strongest first. */
  readonly themes: readonly ThemeReading[];
  readonly emotion: EmotionReading;
  /** In the order of the text. */
  readonly deflections: readonly Deflection[];
}
