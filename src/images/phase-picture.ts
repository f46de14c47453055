import { type CharacterKind, characterKinds, characterLook } from '../offline/painter/characters/look.ts';
import { type Motif, motifNames, paintScene, type Scene } from '../offline/painter/painter.ts';
import type { Chakra } from '../practice/kingdoms.ts';

/** The input for the picture of one phase of a story. */
export interface PhasePicture {
  storyId: string;
  chakra: number;
  /** The city of the story. Without it the pictures show any places of the kingdom. */
  city?: string;
  /** From 1. */
  phase: number;
  phases: number;
  width: number;
  height: number;
  scene: {
    motifs: readonly string[];
    time: 'dawn' | 'day' | 'dusk' | 'night';
    /** The narrator's kind. For a kind that the painter cannot draw it draws another. */
    character: string;
    mood: { valence: number; arousal: number };
  };
}

/** Paints one phase as WebP. The narrator looks the same in every phase of a story. */
export function paintPhase(picture: PhasePicture): Promise<Buffer> {
  return paintScene(phaseScene(picture));
}

/** The phase as a scene of the painter. Motifs that the painter does not know are left out. */
export function phaseScene(picture: PhasePicture): Scene {
  const { storyId, city, phase, phases, scene, width, height } = picture;
  const chakra = picture.chakra as Chakra;
  const { character } = scene;
  return {
    seed: `${storyId}/${phase}`,
    chakra,
    ...(city === undefined ? {} : { city }),
    page: { story: storyId, index: phase - 1, count: Math.max(phase, phases) },
    width,
    height,
    motifs: scene.motifs.filter(isMotif),
    mood: scene.mood,
    time: scene.time,
    character: characterLook(storyId, chakra, isKind(character) ? character : undefined),
    moment: phases > 1 ? (phase - 1) / (phases - 1) : 0,
  };
}

function isMotif(name: string): name is Motif {
  return (motifNames as readonly string[]).includes(name);
}

function isKind(name: string): name is CharacterKind {
  return (characterKinds as readonly string[]).includes(name);
}
