import {
  createStoryGraph,
  type StoryMatter,
  type StoryTools,
  type Telling,
} from '#graphs/story/story-graph.ts';
import type { Translation } from '../core/languages.ts';
import type { AnswerSource, TaskRunner } from '../models/runner.ts';
import { depictPhaseTask } from '../models/tasks/depict.ts';
import { readWritingTask } from '../models/tasks/read-writing.ts';
import { type ToldStory, tellStoryTask } from '../models/tasks/tell-story.ts';
import { translateSceneTask } from '../models/tasks/translate-scene.ts';
import { characterKinds } from '../offline/painter/characters/look.ts';
import { motifNames } from '../offline/painter/painter.ts';
import { composeStory, type StoryInput } from '../offline/stories/story.ts';
import type { Storyteller } from '../stories/draft.ts';
import { validateForm } from '../stories/story-form.ts';

/** How a story was told. It is stored with the story, since the teller of the English text also translates it. */
interface Origin {
  source: AnswerSource;
  model?: string | undefined;
  city: string;
  narrator: { name: string; kind: string };
  /** The input of the story grammar; undefined if a model told the story. */
  grammar?: StoryInput | undefined;
}

/** The tools of the story graph: its tasks of reading, telling and depicting. */
export function createStoryTools({ run }: TaskRunner): StoryTools {
  return {
    async read(writing): Promise<StoryMatter> {
      const { value } = await run(readWritingTask, { writing }, { background: true });
      return {
        themes: value.themes.map(({ name, weight }) => ({ name, weight })),
        valence: value.emotion.valence,
        arousal: value.emotion.arousal,
      };
    },

    async tell({ writing, chakra, matter, faults, isLast }) {
      const request = {
        writing,
        chakra,
        matter,
        motifs: [...motifNames],
        characters: [...characterKinds],
        issues: [...faults],
      };
      // After two faulty tellings the grammar tells the story: its form is always valid.
      const { value, source, model } = isLast
        ? { value: await tellStoryTask.offline(request), source: 'offline' as const, model: undefined }
        : await run(tellStoryTask, request, { background: true });
      return toTelling(value, { source, model }, matter);
    },

    validate: validateForm,

    async depict({ text, description, chakra }) {
      return depictPhaseTask.offline({ text, description, chakra, narrator: { name: '', kind: '' } });
    },
  };
}

/** Creates a storyteller: the story graph, which reads, tells and depicts, and the task of translating. */
export function createStoryteller(runner: TaskRunner): Storyteller {
  const { run } = runner;
  const draft = createStoryGraph(createStoryTools(runner));

  /** Translates a story of the grammar by composing it again. The grammar composes all languages at once. */
  function translateByGrammar(
    texts: readonly string[],
    grammar: StoryInput,
    language: Translation,
  ): string[] {
    const { paragraphs } = composeStory(grammar);
    const same =
      paragraphs.length === texts.length && paragraphs.every(({ text }, at) => text.en === texts[at]);
    if (!same) throw new UntranslatableError();
    return paragraphs.map(({ text }) => text[language]);
  }

  return {
    draft,

    async translate({ texts, origin, language, done = [], keep }) {
      const { grammar, narrator, city } = origin as Origin;
      if (grammar) {
        const translated = translateByGrammar(texts, grammar, language);
        for (const [place, text] of translated.entries())
          if (done[place] === undefined) await keep?.(place, text);
        return translated;
      }
      const translated: (string | undefined)[] = texts.map((_, place) => done[place]);
      let failure: unknown;
      for (const [place, text] of texts.entries()) {
        if (translated[place] !== undefined) continue;
        const before = translated[place - 1];
        try {
          const { value } = await run(
            translateSceneTask,
            {
              language,
              text,
              narrator,
              city,
              ...(before === undefined ? {} : { before: { text: texts[place - 1]!, translation: before } }),
            },
            { background: true },
          );
          translated[place] = value;
          await keep?.(place, value);
        } catch (error) {
          failure ??= error;
        }
      }
      if (failure !== undefined) throw failure;
      return translated as string[];
    },
  };
}

function toTelling(
  told: ToldStory,
  by: Pick<Origin, 'source' | 'model'>,
  mood: Omit<StoryMatter, 'themes'>,
): Telling {
  const { city, narrator, grammar } = told;
  return {
    city,
    narrator,
    origin: { ...by, city, narrator, grammar } satisfies Origin,
    phases: told.phases.map(({ text, description, motifs, time, character }) => ({
      text,
      description,
      scene: { motifs, time, character, mood: { valence: mood.valence, arousal: mood.arousal } },
    })),
  };
}

/** The grammar of this version does not compose this text, so it cannot translate the text. */
class UntranslatableError extends Error {
  override readonly name = 'UntranslatableError';
}
