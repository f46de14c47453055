import type { Chakra } from '../practice/kingdoms.ts';
import { type CharacterKind, characterKinds, characterLook } from './painter/characters/look.ts';
import { type Motif, motifNames, paintScene } from './painter/painter.ts';

/** What a phase of a story is painted from. */
export interface PhasePicture {
  storyId: string;
  chakra: number;
  phase: number;
  phases: number;
  width: number;
  height: number;
  scene: {
    motifs: readonly string[];
    time: 'dawn' | 'day' | 'dusk' | 'night';
    character: string;
    mood: { valence: number; arousal: number };
  };
}

/** Paints one phase as WebP. The narrator looks the same in every phase of a story. */
export function paintPhase(picture: PhasePicture): Promise<Buffer> {
  const { storyId, phase, phases, scene } = picture;
  const chakra = picture.chakra as Chakra;
  return paintScene({
    seed: `${storyId}/${phase}`,
    chakra,
    width: picture.width,
    height: picture.height,
    motifs: scene.motifs.filter(isMotif),
    mood: scene.mood,
    time: scene.time,
    character: characterLook(storyId, chakra),
    moment: phases > 1 ? (phase - 1) / (phases - 1) : 0,
  });
}

function isMotif(name: string): name is Motif {
  return (motifNames as readonly string[]).includes(name);
}

function isKind(name: string): name is CharacterKind {
  return (characterKinds as readonly string[]).includes(name);
}
