import type { Translation } from '../core/languages.ts';

/** What the picture of a phase shows, and how an image model is asked for it. */
export interface PhaseScene {
  /** What the picture shows, in a plain English sentence. */
  description: string;
  /** The prompt for an image model, in English: the subject of the phase in the style of the kingdom. */
  prompt: string;
  /** Names of motifs that the offline painter can paint, most important first. */
  motifs: string[];
  time: 'dawn' | 'day' | 'dusk' | 'night';
  /** The narrator's kind, e.g. `fox`; the same in every scene. */
  character: string;
  /** `valence` from -1 (unpleasant) to 1 (pleasant), `arousal` from 0 (calm) to 1 (excited). */
  mood: { valence: number; arousal: number };
}

/** A story told in English, before it is saved. */
export interface StoryDraft {
  /** One of the kingdom's cities. */
  city: string;
  narrator: { name: string; kind: string };
  /** How the story was put together, as JSON. The translator needs it. */
  origin: unknown;
  /** In order. Each text is one paragraph of the content. */
  phases: { text: string; scene: PhaseScene }[];
}

/** Tells stories. It reads the writing, but only imagery from it may appear in the story, never its words or facts. */
export interface Storyteller {
  draft(request: { writing: string; chakra: number }): Promise<StoryDraft>;
  /**
   * Translates the phases of a story, one text each. Every translated phase is passed to `keep` at once; a phase that is
   * in `done` is not translated again. When a phase fails, the others are still translated.
   *
   * @throws the error of the first phase that failed, after all have been tried.
   */
  translate(request: {
    texts: readonly string[];
    origin: unknown;
    language: Translation;
    /** Translations that are saved already, by index. */
    done?: readonly (string | undefined)[];
    keep?(place: number, translation: string): Promise<void>;
  }): Promise<string[]>;
}

/** Paints the picture of a phase; returns a WebP of 768x1344 pixels. */
export type PaintPhase = (request: {
  storyId: string;
  chakra: number;
  /** The city in which the story is set. */
  city: string;
  scene: PhaseScene;
  /** The English text of the phase, and its narrator. */
  text: string;
  narrator: { name: string; kind: string };
  /** True when the task is given up if this attempt fails. */
  isLastTry: boolean;
  phase: number;
  /** How many phases the story has. */
  phases: number;
}) => Promise<Buffer>;
