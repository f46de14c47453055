import type { Translation } from '../core/languages.ts';

/** What is to be seen in a phase, and how its picture is asked for. */
export interface PhaseScene {
  /** What is to be seen, in a plain English sentence. */
  description: string;
  /** Asks an image model for the picture, in English: the phase's subject in the kingdom's look. */
  prompt: string;
  /** Names of things that the painter knows, most important first. */
  motifs: string[];
  time: 'dawn' | 'day' | 'dusk' | 'night';
  /** Kind of the narrator, e.g. `fox`; the same in each scene. */
  character: string;
  /** -1 (heavy) to 1 (light), and 0 (still) to 1 (stirred). */
  mood: { valence: number; arousal: number };
}

/** A story as it was told in English, not saved yet. */
export interface StoryDraft {
  /** One of the kingdom's cities. */
  city: string;
  narrator: { name: string; kind: string };
  /** What a translator needs of how it was told; JSON. */
  origin: unknown;
  /** In order; each text is a paragraph of the content. */
  phases: { text: string; scene: PhaseScene }[];
}

/** Whoever tells stories. It sees the writing; of it nothing but images may reach the story. */
export interface Storyteller {
  draft(request: { writing: string; chakra: number }): Promise<StoryDraft>;
  /**
   * The phases in another language, as many as there are. A scene that fails does not keep the others from being
   * translated: each that is done is handed to `keep`, and is not done again when it comes back in `done`.
   *
   * @throws what the first scene that failed threw, after the others have been tried.
   */
  translate(request: {
    texts: readonly string[];
    origin: unknown;
    language: Translation;
    /** By their place from 0; what is there already. */
    done?: readonly (string | undefined)[];
    keep?(place: number, translation: string): Promise<void>;
  }): Promise<string[]>;
}

/** Paints a phase: 768x1344 WebP. */
export type PaintPhase = (request: {
  storyId: string;
  chakra: number;
  /** The city that the story plays in. */
  city: string;
  scene: PhaseScene;
  /** The phase's English text, and who tells it. */
  text: string;
  narrator: { name: string; kind: string };
  /** Whether no other try follows where this one fails. */
  isLastTry: boolean;
  phase: number;
  /** How many phases the story has. */
  phases: number;
}) => Promise<Buffer>;
