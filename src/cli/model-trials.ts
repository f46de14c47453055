import { openingTask, overrideTask, responseTask } from '#agents/agi/tasks.ts';
import { translations } from '../core/languages.ts';
import { readWriting } from '../language/reader.ts';
import type { TaskAnswer, TaskRunner } from '../models/runner.ts';
import type { LanguageTask, ModelRole } from '../models/task.ts';
import { depictPhaseTask, depictPrimeTask } from '../models/tasks/depict.ts';
import { feedbackTask } from '../models/tasks/feedback.ts';
import { primeWordsTask } from '../models/tasks/prime-words.ts';
import { rankFacilitatorsTask } from '../models/tasks/rank-facilitators.ts';
import { readWritingTask } from '../models/tasks/read-writing.ts';
import { tellStoryTask } from '../models/tasks/tell-story.ts';
import { translateSceneTask } from '../models/tasks/translate-scene.ts';
import { writePassageTask } from '../models/tasks/write-passage.ts';
import { characterKinds } from '../offline/painter/characters/look.ts';
import { motifNames } from '../offline/painter/painter.ts';
import { flowParts } from '../practice/flow-score.ts';
import { primeThresholdSeconds } from '../practice/threshold.ts';

export const trialWriting = `The kitchen was still warm when I came down. My mother had left the radio on, as she always does, and I
stood there and listened to a voice that told nobody in particular about the weather. I miss her already and she is only in
the next room. It is work that makes me like this, the long week, the list that never gets shorter. Anyway. There was a moth
on the lamp. I wanted to open the window for it and did not.`;

const scene =
  'I keep the lamps of the lower bridge, and that evening one of them would not light. I shook it, and something in it rattled like a seed.';

const profile = {
  sojourn: 'Heart (Eleasis)',
  sojournDay: 12,
  sojournPhase: 'descent',
  totalPrimes: 9,
  streakDays: 2,
  recurring: [{ id: 'entry-1', name: 'my mother', occurrences: 6, lastSeenOn: '2026-03-08' }],
  emerging: [{ id: 'entry-2', name: 'work', occurrences: 2, lastSeenOn: '2026-03-09' }],
  avoided: [{ id: 'entry-3', name: 'money', occurrences: 3, lastSeenOn: '2026-02-20' }],
  overrides: [{ id: 'entry-4', instruction: 'Ask me about the kitchen.', on: '2026-03-01' }],
  adaptations: [{ id: 'entry-5', content: 'Prompts are shorter.' }],
  emotionalTrajectory: 'steady',
  needsCare: false,
};

const turn = {
  mode: 'guided' as const,
  profile,
  chakra: 4,
  today: '2026-03-10',
  recentPrompts: ['Begin with the door that sticks.'],
  forced: [],
  seed: 'trial',
};

/** A task with an example input. */
export interface LanguageTrial {
  task: string;
  role: ModelRole;
  run(runner: TaskRunner): Promise<TaskAnswer<unknown>>;
}

function trialOf<I, A, O>(task: LanguageTask<I, A, O>, input: I): LanguageTrial {
  // No caller waits for the answer, so the model gets the time limit of background work.
  const run = (runner: TaskRunner) => runner.run(task, input, { background: true });
  return { task: task.name, role: task.role, run };
}

/** Every task once, and the translation once for each language. */
export function languageTrials(): LanguageTrial[] {
  const reading = readWriting(trialWriting);
  const { themes, emotion } = reading;
  const matter = {
    themes: themes.map(({ name, weight }) => ({ name, weight })),
    valence: emotion.valence,
    arousal: emotion.arousal,
  };
  const narrator = { name: 'Ilm', kind: 'otter' };
  return [
    trialOf(readWritingTask, { writing: trialWriting }),
    trialOf(feedbackTask, {
      writing: trialWriting,
      durationSeconds: 200,
      thresholdSeconds: primeThresholdSeconds,
      wordsPerMinute: 27,
    }),
    trialOf(primeWordsTask, { writing: trialWriting }),
    trialOf(tellStoryTask, {
      writing: trialWriting,
      chakra: 4,
      matter,
      motifs: [...motifNames],
      characters: [...characterKinds],
      issues: [],
    }),
    trialOf(depictPhaseTask, {
      text: scene,
      description: 'An otter shakes an unlit lamp.',
      chakra: 4,
      narrator,
    }),
    trialOf(depictPrimeTask, {
      chakra: 4,
      themes: matter.themes.map(({ name }) => name),
      valence: matter.valence,
      arousal: matter.arousal,
    }),
    ...translations.map((language) =>
      trialOf(translateSceneTask, { language, text: scene, narrator, city: 'Pond Pavilion' }),
    ),
    trialOf(writePassageTask, { prompt: 'Begin with the room you are in.' }),
    trialOf(rankFacilitatorsTask, {
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
    trialOf(openingTask, turn),
    trialOf(responseTask, {
      ...turn,
      writing: trialWriting,
      reading,
      isPrime: true,
      flowScore: 0.62,
      flow: flowParts({ writing: trialWriting, durationSeconds: 500, newLineCount: 0 }),
      averageFlow: 0.58,
    }),
    trialOf(overrideTask, { ...turn, instruction: 'Ask me about the garden instead.', force: false }),
  ];
}
