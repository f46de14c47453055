import { createHash } from 'node:crypto';
import { createStoryGraph, type StoryMatter } from '#graphs/story/story-graph.ts';
import type { Translation } from './core/languages.ts';
import { readWriting } from './models/offline/reader.ts';
import { composeStory, type StoryInput } from './models/offline/story/story.ts';
import { type Chakra, kingdomOf } from './practice/kingdoms.ts';
import type { Storyteller } from './stories/draft.ts';
import { faultsOfForm } from './stories/story-form.ts';

/** The offline storyteller: the story graph over the reader and the story grammar. */
export function createOfflineStoryteller(): Storyteller {
  const draft = createStoryGraph({
    async read(writing): Promise<StoryMatter> {
      const { themes, emotion } = readWriting(writing);
      return {
        themes: themes.map(({ name, weight }) => ({ name, weight })),
        valence: emotion.valence,
        arousal: emotion.arousal,
      };
    },

    async tell({ writing, chakra, matter }) {
      const input: StoryInput = {
        seed: createHash('sha256').update(writing).digest('hex'),
        chakra: chakra as Chakra,
        ...matter,
      };
      const story = composeStory(input);
      return {
        city: story.city,
        narrator: story.narrator,
        origin: input,
        phases: story.paragraphs.map(({ text, scene }) => ({
          text: text.en,
          description: scene.description,
          scene: {
            motifs: [...scene.motifs],
            time: scene.time,
            character: scene.character,
            mood: { valence: matter.valence, arousal: matter.arousal },
          },
        })),
      };
    },

    faultsOf: faultsOfForm,

    async depict({ description, chakra }) {
      const { name, look } = kingdomOf(chakra);
      return `${description} A vertical picture-book illustration in ${name}: ${look}.`;
    },
  });

  return {
    draft,

    /** Every language is written with the English one, so a translation is the same story told again. */
    async translate({ texts, origin, language }) {
      const { paragraphs } = composeStory(origin as StoryInput);
      const same = paragraphs.length === texts.length && paragraphs.every(({ text }, at) => text.en === texts[at]);
      if (!same) throw new UntranslatableError();
      return paragraphs.map(({ text }) => text[language satisfies Translation]);
    },
  };
}

/** The text was not told by this grammar: only whoever told it, or a model, can translate it. */
class UntranslatableError extends Error {
  override readonly name = 'UntranslatableError';
}
