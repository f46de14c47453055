import { readConfig } from '../config/config.ts';
import { translations } from '../core/languages.ts';
import { createLogger } from '../core/logger.ts';
import { ProviderError } from '../core/provider-error.ts';
import { characterKinds } from '../images/painter/characters/look.ts';
import { motifNames } from '../images/painter/painter.ts';
import { readWriting } from '../models/offline/reader.ts';
import type { ModelCall, TaskRunner } from '../models/runner.ts';
import { type LanguageTask, NoOfflineAnswer } from '../models/task.ts';
import { depictPhaseTask, depictPrimeTask } from '../models/tasks/depict.ts';
import { feedbackTask } from '../models/tasks/feedback.ts';
import { primeWordsTask } from '../models/tasks/prime-words.ts';
import { rankFacilitatorsTask } from '../models/tasks/rank-facilitators.ts';
import { readWritingTask } from '../models/tasks/read-writing.ts';
import { tellStoryTask } from '../models/tasks/tell-story.ts';
import { translateSceneTask } from '../models/tasks/translate-scene.ts';
import { writePassageTask } from '../models/tasks/write-passage.ts';
import { openModels } from '../open-models.ts';
import { primeThresholdSeconds } from '../practice/threshold.ts';

const writing = `The kitchen was still warm when I came down. My mother had left the radio on, as she always does, and I
stood there and listened to a voice that told nobody in particular about the weather. I miss her already and she is only in
the next room. It is work that makes me like this, the long week, the list that never gets shorter. Anyway. There was a moth
on the lamp. I wanted to open the window for it and did not.`;

const scene =
  'I keep the lamps of the lower bridge, and that evening one of them would not light. I shook it, and something in it rattled like a seed.';

/** One trial of a task. */
interface Trial {
  task: string;
  role: string;
  source: string;
  model: string | undefined;
  valid: boolean;
  milliseconds: number;
  /** What each call to a model came to. */
  outcomes: string[];
  answer: unknown;
}

/** Runs every task once against the models of the configuration and prints what came of it. */
export async function tryModels({ json }: { json: boolean }): Promise<boolean> {
  const config = readConfig(process.env);
  const calls: ModelCall[] = [];
  const { runner, embedder, summary, pictureModel } = openModels(config, {
    logger: createLogger('silent'),
    metrics: {
      countModelCall: (call) => calls.push(call),
      countAnswer: () => undefined,
      setBreaker: () => undefined,
      watchBreaker: () => undefined,
    },
  });
  if (!json) for (const [what, who] of Object.entries(summary)) console.log(`${what.padEnd(11)}${who}`);

  const trials: Trial[] = [];
  const note = (trial: Trial) => {
    trials.push(trial);
    if (!json) print(trial);
  };
  for (const tryOne of languageTrials(runner)) note(await tryOne(calls));
  note(
    await timed(calls, { task: 'embed', role: 'embeddings' }, async () => {
      const [vector] = await embedder.embed([writing]);
      const source = embedder.model.startsWith('offline') ? 'offline' : 'embeddings';
      return { source, model: embedder.model, answer: `${vector!.length} numbers` };
    }),
  );
  if (pictureModel) {
    note(
      await timed(calls, { task: 'picture', role: 'pictures' }, async () => {
        const prompt =
          'A moth on a paper lamp in a quiet kitchen, soft evening light, picture-book illustration.';
        const picture = await pictureModel.paint({ prompt, width: 768, height: 1344, seed: 'trial' });
        const { name, model } = pictureModel;
        return { source: name, model, answer: `WebP of 768x1344, ${Math.round(picture.length / 1024)} KiB` };
      }),
    );
  }
  if (json) console.log(JSON.stringify({ models: summary, trials }, null, 2));
  return trials.every(({ valid }) => valid);
}

function languageTrials({ run }: TaskRunner): ((calls: ModelCall[]) => Promise<Trial>)[] {
  const trial =
    <I, A, O>(task: LanguageTask<I, A, O>, input: I) =>
    (calls: ModelCall[]) =>
      timed(calls, { task: task.name, role: task.role }, async () => {
        const { value, source, model } = await run(task, input, { background: true });
        return { source, model, answer: value };
      });
  const { themes, emotion } = readWriting(writing);
  const matter = {
    themes: themes.map(({ name, weight }) => ({ name, weight })),
    valence: emotion.valence,
    arousal: emotion.arousal,
  };
  const narrator = { name: 'Ilm', kind: 'otter' };
  return [
    trial(readWritingTask, { writing }),
    trial(feedbackTask, {
      writing,
      durationSeconds: 200,
      thresholdSeconds: primeThresholdSeconds,
      wordsPerMinute: 27,
    }),
    trial(primeWordsTask, { writing }),
    trial(tellStoryTask, {
      writing,
      chakra: 4,
      matter,
      motifs: [...motifNames],
      characters: [...characterKinds],
      faults: [],
    }),
    trial(depictPhaseTask, {
      text: scene,
      description: 'An otter shakes an unlit lamp.',
      chakra: 4,
      narrator,
    }),
    trial(depictPrimeTask, {
      chakra: 4,
      themes: matter.themes.map(({ name }) => name),
      valence: matter.valence,
      arousal: matter.arousal,
    }),
    ...translations.map((language) =>
      trial(translateSceneTask, { language, text: scene, narrator, city: 'Pond Pavilion' }),
    ),
    trial(writePassageTask, { prompt: 'Begin with the room you are in.' }),
    trial(rankFacilitatorsTask, {
      themes: ['my mother', 'work'],
      facilitators: [
        {
          id: 'first',
          bio: 'I sit with people whose work has eaten their evenings.',
          specialties: ['work', 'rest'],
          reviews: [],
          matchScore: 0.5,
          rationale: 'You write of work.',
        },
        {
          id: 'second',
          bio: 'Grief and family, above all mothers and daughters.',
          specialties: ['family'],
          reviews: ['She asked about my mother and then waited.'],
          matchScore: 0.4,
          rationale: 'You write of your mother.',
        },
      ],
    }),
  ];
}

async function timed(
  calls: ModelCall[],
  about: Pick<Trial, 'task' | 'role'>,
  work: () => Promise<Pick<Trial, 'source' | 'model' | 'answer'>>,
): Promise<Trial> {
  calls.length = 0;
  const began = performance.now();
  const taken = () => ({
    milliseconds: Math.round(performance.now() - began),
    outcomes: calls.map(({ outcome }) => outcome),
  });
  try {
    const done = await work();
    const wasAsked = calls.length > 0;
    return { ...about, ...done, ...taken(), valid: !wasAsked || done.source !== 'offline' };
  } catch (error) {
    if (!(error instanceof ProviderError || error instanceof NoOfflineAnswer)) throw error;
    const hadNoModel = error instanceof NoOfflineAnswer && calls.length === 0;
    return {
      ...about,
      source: 'none',
      model: undefined,
      // Without any model a model's story cannot be translated, and need not be: none is told.
      valid: hadNoModel,
      answer: hadNoModel ? 'needs a model' : error.message,
      ...taken(),
    };
  }
}

function print({ task, source, model, valid, milliseconds, outcomes, answer }: Trial): void {
  const by = model === undefined ? source : `${source} ${model}`;
  const came = outcomes.length > 0 ? ` (${outcomes.join(', ')})` : '';
  console.log(`\n${valid ? 'ok     ' : 'FAILED '}${task}  ${milliseconds} ms  ${by}${came}`);
  console.log(typeof answer === 'string' ? answer : JSON.stringify(answer, null, 2));
}
