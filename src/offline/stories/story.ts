import { type Language, languages } from '../../core/languages.ts';
import { createRandom, type Random } from '../../core/random.ts';
import type { Chakra } from '../../practice/kingdoms.ts';
import { citiesOf, kingdomNames } from './cities.ts';
import { companions } from './companions.ts';
import { joinSentences } from './grammar.ts';
import { type CharacterKind, narratorsOf } from './narrators.ts';
import { type Cast, planStory, sayIn } from './plan.ts';
import { moodOf } from './sky.ts';
import { type Picture, pictureOf, themeImages } from './theme-families.ts';
import type { Motif, ThemeImage } from './theme-image.ts';

/** What a story is made from: nothing of the writing itself but the everyday names of its themes. */
export interface StoryInput {
  /** A stable hash of the writing. */
  readonly seed: string;
  readonly chakra: Chakra;
  /** Strongest first. */
  readonly themes: readonly { readonly name: string; readonly weight: number }[];
  /** -1 (heavy) to 1 (light). */
  readonly valence: number;
  /** 0 (still) to 1 (stirred). */
  readonly arousal: number;
}

export interface StoryScene {
  /** Names of things the painter can draw, the most important first. */
  readonly motifs: readonly Motif[];
  readonly time: 'dawn' | 'day' | 'dusk' | 'night';
  /** The kind of the narrator: the same in every scene. */
  readonly character: CharacterKind;
  /** What is to be seen, in plain English. */
  readonly description: string;
}

export interface OfflineStory {
  /** One of the kingdom's cities, by its name in the list of kingdoms. */
  readonly city: string;
  readonly narrator: { readonly name: string; readonly kind: CharacterKind };
  /** 4 to 8, in order. A text in a language is its paragraphs with a blank line between. */
  readonly paragraphs: readonly { readonly text: Record<Language, string>; readonly scene: StoryScene }[];
}

/** The same input gives the same story. English has 400 to 600 words; every language says the same. */
export function composeStory(input: StoryInput): OfflineStory {
  const names = input.themes.map((theme) => theme.name);
  const random = createRandom(['story', input.seed, input.chakra, ...names].join('\n'));
  const cast = castOf(input, random.fork('cast'));
  const beats = planStory(cast, random.fork('plan'));
  return {
    city: cast.city.city,
    narrator: { name: cast.narrator.name[0], kind: cast.narrator.kind },
    paragraphs: beats.map(({ sentences, scene }) => ({
      text: inEveryLanguage((language) =>
        joinSentences(
          sentences.map((sentence) => sayIn(language, sentence, cast)),
          language,
        ),
      ),
      scene,
    })),
  };
}

function castOf(input: StoryInput, random: Random): Cast {
  const narrator = random.pick(narratorsOf(input.chakra));
  const city = random.pick(citiesOf(input.chakra));
  const companion = random.pick(companions.filter(({ kind }) => kind !== narrator.kind));
  const [main, other, third] = picturesFor(input.themes, random);
  return {
    narrator,
    city,
    companion,
    image: main.image,
    other: other.image,
    third: third.image,
    rank: main.rank,
    mood: moodOf(input.valence, input.arousal),
    phrases: {
      name: narrator.name,
      city: city.called,
      kingdom: kingdomNames[input.chakra],
      companion: companion.the,
      the: main.image.the,
    },
  };
}

/** Three different ones: those of the strongest themes, made up with drawn ones where there are too few. */
function picturesFor(themes: StoryInput['themes'], random: Random): readonly [Picture, Picture, Picture] {
  const drawn = random
    .shuffle(themeImages)
    .map((image) => ({ image, rank: random.int(image.themes.length) }));
  const wanted = new Map<ThemeImage, Picture>();
  for (const picture of [...themes.map(({ name }) => pictureOf(name)), ...drawn]) {
    if (!wanted.has(picture.image)) wanted.set(picture.image, picture);
  }
  const [first, second = first, third = first] = wanted.values();
  return [first!, second!, third!];
}

function inEveryLanguage(tell: (language: Language) => string): Record<Language, string> {
  return Object.fromEntries(languages.map((language) => [language, tell(language)])) as Record<
    Language,
    string
  >;
}
