/** The shapes of a story's input, of its texts (the files of `data/`), and of the finished story. */

import type { Language } from '../../core/languages.ts';
import type { Chakra } from '../../practice/kingdoms.ts';

/**
 * One sentence or phrase in every language.
 *
 * `{name}` is a slot: it is filled with the phrase of that name. `[he|she]` follows the narrator's gender, `<he|she>`
 * the companion's. A phrase that fills a slot comes after a preposition (Spanish, Arabic) or before a postposition
 * (Hindi, so it is in the oblique case). It is never a subject, so nothing around it has to agree with it.
 */
export type Line = Readonly<Record<Language, string>>;

export type Gender = 'm' | 'f';

/** Every kind of character that a story can have, as narrator or as companion. */
export const characterKinds = [
  'fox',
  'child',
  'heron',
  'bear',
  'owl',
  'tortoise',
  'otter',
  'moth',
  'deer',
  'mouse',
  'frog',
  'crane',
] as const;

export type CharacterKind = (typeof characterKinds)[number];

/** The things that the painter can draw. A scene names the motifs that its picture shows. */
export const motifs = [
  'boat',
  'lantern',
  'bird',
  'tree',
  'house',
  'bridge',
  'door',
  'river',
  'mountain',
  'moon',
  'sun',
  'star',
  'fish',
  'deer',
  'fox',
  'bear',
  'flower',
  'mushroom',
  'key',
  'bell',
  'book',
  'kite',
  'ladder',
  'stones',
  'well',
  'cloud',
  'mirror',
  'loom',
  'drum',
  'feather',
  'sprout',
  'tower',
  'cave',
  'stairs',
  'fire',
  'shell',
  'leaf',
  'umbrella',
] as const;

export type Motif = (typeof motifs)[number];

/**
 * What a theme of the writing becomes in the kingdoms: a thing or a creature with a small trouble of its own.
 * The lines of a step are alternatives; any line of one step goes with any line of the next.
 */
export interface ThemeImage {
  /** The everyday names of the themes that turn into this image, in lower case, those of the theme lexicon first. */
  readonly themes: readonly string[];
  readonly motif: Motif;
  /** "a lantern": the first mention. */
  readonly a: Line;
  /** "the lantern": every later mention. */
  readonly the: Line;
  /** The narrator comes upon the thing, in the first person; may use `{place}`. */
  readonly appear: readonly Line[];
  /** What the thing looks like. */
  readonly look: readonly Line[];
  /** What is strange about the thing, or what it wants. */
  readonly odd: readonly Line[];
  /** What the narrator tries and how that fails, in the first person; may use `{companion}`. */
  readonly attempt: readonly Line[];
  /** What the narrator understands; may use `{companion}`. */
  readonly learn: readonly Line[];
  /** What changes; may use `{place}`. */
  readonly turn: readonly Line[];
  /** How the thing is left for the night, in the first person. */
  readonly rest: readonly Line[];
}

export interface Place {
  /** The place as a phrase such as "the reed bridge", after a preposition or before a postposition. */
  readonly at: Line;
  readonly motif: Motif;
}

export interface City {
  readonly chakra: Chakra;
  /** The name in the list of kingdoms. */
  readonly name: string;
  /** The name in the story. */
  readonly localName: Line;
  readonly sights: readonly Line[];
  readonly places: readonly [Place, Place, Place];
}

/** The teller: a person of the kingdom, always in the first person. */
export interface Narrator {
  readonly chakra: Chakra;
  readonly kind: CharacterKind;
  readonly gender: Gender;
  readonly name: Line;
  /** How to draw them, in English. */
  readonly look: string;
  /** Who they are and what they do; uses `{name}`, `{city}` and `{kingdom}`. */
  readonly introductions: readonly Line[];
  /** A habit of the narrator. */
  readonly habits: readonly Line[];
  /** The habit at work, told in a pause of the story; may use `{the}`. */
  readonly gestures: readonly Line[];
}

/** A character whom the narrator meets on the way, busy with a trouble of their own. */
export interface Companion {
  readonly kind: CharacterKind;
  /** The grammatical gender of the Arabic name. No line of another language depends on it. */
  readonly gender: Gender;
  /** How to draw them, in English. */
  readonly look: string;
  /** "the heron". */
  readonly the: Line;
  /** How they are met, in the first person; uses `{other}`, the first mention of their trouble. */
  readonly meetings: readonly Line[];
  /** What they say along the way. */
  readonly remarks: readonly Line[];
}

/** An obstacle on the way; its lines are told in order, in the first person, and may use `{place}` and `{companion}`. */
export interface Obstacle {
  readonly motif: Motif;
  /** How to draw it, in English. */
  readonly look: string;
  readonly lines: readonly Line[];
}

/** Whether the writing was light or heavy, and stirred or still. */
export type Mood = 'bright and stirred' | 'bright and still' | 'heavy and stirred' | 'heavy and still';

export interface Sky {
  readonly morning: readonly Line[];
  readonly evening: readonly Line[];
}

/** Sentences between the steps of a story, in the first person. */
export interface Passages {
  /** On the way to `{place}`. */
  readonly crossings: readonly Line[];
  /** The narrator keeps thinking of `{the}`. */
  readonly thoughts: readonly Line[];
  /** Back to `{the}` with `{companion}`, before something is tried. */
  readonly returns: readonly Line[];
  /** Something else is seen in passing near `{place}`: `{third}`, its first mention. */
  readonly glimpses: readonly Line[];
  /** How `{the}` and `{other}` come to belong together. */
  readonly joinings: readonly Line[];
  /** The last words; something is left waiting. May use `{the}` and `{place}`. */
  readonly closings: readonly Line[];
}

/**
 * Beginnings of sentences. They vary the lines, so that two stories seldom share a sentence. In English and Spanish the
 * sentence after a lead goes on in lower case. A lead may use `{companion}`.
 */
export interface Leads {
  /** Before the look of a thing that the narrator stands in front of. */
  readonly sight: readonly Line[];
  /** Before the look of a thing that the narrator passes. */
  readonly glimpse: readonly Line[];
  /** Before the look of a thing that the narrator is told about. */
  readonly report: readonly Line[];
  /** Before what is strange about a thing. */
  readonly oddity: readonly Line[];
  /** Before what the narrator tries. */
  readonly attempt: readonly Line[];
  /** Before what is understood, in the first person. */
  readonly insight: readonly Line[];
  /** Before how things are left for the night, in the first person. */
  readonly rest: readonly Line[];
  /** Before a narrator's habit, in the first person. */
  readonly habit: readonly Line[];
  /** Before the line that describes the evening; in the first person, seen from `{place}`. */
  readonly dusk: readonly Line[];
}

/** The input of a story. The names of the themes are the only words of the writing in it. */
export interface StoryInput {
  /** A stable hash of the writing. */
  readonly seed: string;
  readonly chakra: Chakra;
  /** The themes of the writing, strongest first. */
  readonly themes: readonly { readonly name: string; readonly weight: number }[];
  /** -1 (heavy) to 1 (light). */
  readonly valence: number;
  /** 0 (still) to 1 (stirred). */
  readonly arousal: number;
}

export interface StoryScene {
  /** The most important first. */
  readonly motifs: readonly Motif[];
  readonly time: 'dawn' | 'day' | 'dusk' | 'night';
  /** The kind of the narrator; the same in every scene. */
  readonly character: CharacterKind;
  /** What to draw, in English. */
  readonly description: string;
}

export interface OfflineStory {
  /** One of the kingdom's cities, by its name in the list of kingdoms. */
  readonly city: string;
  readonly narrator: { readonly name: string; readonly kind: CharacterKind };
  /** Five to eight paragraphs, in order. The text of a story joins them with blank lines. */
  readonly paragraphs: readonly { readonly text: Line; readonly scene: StoryScene }[];
}

/** The characters and things of one story. */
export interface Cast {
  readonly narrator: Narrator;
  readonly city: City;
  readonly companion: Companion;
  /** The image of the strongest theme, which the story is about. */
  readonly image: ThemeImage;
  /** The image of the second theme, which is the trouble of the companion. */
  readonly other: ThemeImage;
  /** The image of the third theme, which is seen in passing. */
  readonly third: ThemeImage;
  /** The index of the strongest theme among the themes that share `image`. */
  readonly rank: number;
  readonly mood: Mood;
  /** The phrases that fill the same slots in every paragraph, by the name of the slot. */
  readonly phrases: Readonly<Record<string, Line>>;
}
