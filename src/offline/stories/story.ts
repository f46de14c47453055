import { type Language, languages } from '../../core/languages.ts';
import { createRandom, type Random } from '../../core/random.ts';
import { joinSentences } from './grammar.ts';
import { planStory, renderSentence } from './plan.ts';
import { cities, companions, kingdomNames, narrators, themeImages } from './texts.ts';
import { imageForTheme, type RankedImage } from './theme-images.ts';
import type { Cast, Line, Mood, OfflineStory, StoryInput, ThemeImage } from './types.ts';

export type { StoryInput } from './types.ts';

/**
 * Composes a story in every language, without a model. The same input gives the same story. English has 400 to 600
 * words; every language says the same.
 */
export function composeStory(input: StoryInput): OfflineStory {
  const names = input.themes.map((theme) => theme.name);
  const random = createRandom(['story', input.seed, input.chakra, ...names].join('\n'));
  const cast = castOf(input, random.fork('cast'));
  const paragraphs = planStory(cast, random.fork('plan'));
  return {
    city: cast.city.name,
    narrator: { name: cast.narrator.name.en, kind: cast.narrator.kind },
    paragraphs: paragraphs.map(({ sentences, scene }) => ({
      text: inEveryLanguage((language) =>
        joinSentences(
          sentences.map((sentence) => renderSentence(sentence, language, cast)),
          language,
        ),
      ),
      scene,
    })),
  };
}

function castOf({ chakra, themes, valence, arousal }: StoryInput, random: Random): Cast {
  const narrator = random.pick(narrators.filter((candidate) => candidate.chakra === chakra));
  const city = random.pick(cities.filter((candidate) => candidate.chakra === chakra));
  const companion = random.pick(companions.filter(({ kind }) => kind !== narrator.kind));
  const [main, other, third] = imagesFor(themes, random);
  return {
    narrator,
    city,
    companion,
    image: main.image,
    other: other.image,
    third: third.image,
    rank: main.rank,
    mood: moodOf(valence, arousal),
    phrases: {
      name: narrator.name,
      city: city.localName,
      kingdom: kingdomNames[chakra],
      companion: companion.the,
      the: main.image.the,
    },
  };
}

/** Three different images: those of the strongest themes. If there are too few themes, the others are drawn at random. */
function imagesFor(
  themes: StoryInput['themes'],
  random: Random,
): readonly [RankedImage, RankedImage, RankedImage] {
  const drawn = random
    .shuffle(themeImages)
    .map((image) => ({ image, rank: random.int(image.themes.length) }));
  const chosen = new Map<ThemeImage, RankedImage>();
  for (const ranked of [...themes.map(({ name }) => imageForTheme(name)), ...drawn]) {
    if (!chosen.has(ranked.image)) chosen.set(ranked.image, ranked);
  }
  const [first, second = first, third = first] = chosen.values();
  return [first!, second!, third!];
}

function moodOf(valence: number, arousal: number): Mood {
  const weight = valence < 0 ? 'heavy' : 'bright';
  const motion = arousal < 0.5 ? 'still' : 'stirred';
  return `${weight} and ${motion}`;
}

function inEveryLanguage(textIn: (language: Language) => string): Line {
  return Object.fromEntries(languages.map((language) => [language, textIn(language)])) as Line;
}
