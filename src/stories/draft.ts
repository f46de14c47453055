import type { Translation } from '../core/languages.ts';

/** What is to be seen in a phase, and how its picture is asked for. */
export interface PhaseScene {
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
  /** The phases in another language, as many as there are. */
  translate(request: { texts: readonly string[]; origin: unknown; language: Translation }): Promise<string[]>;
}

/** Paints a phase: 768x1344 WebP. */
export type PaintPhase = (request: {
  storyId: string;
  chakra: number;
  scene: PhaseScene;
  phase: number;
  /** How many phases the story has. */
  phases: number;
}) => Promise<Buffer>;
