import { z } from 'zod';
import { readWriting } from '../../language/reader.ts';
import { composeFeedback } from '../../offline/writer/feedback.ts';
import { spokenDuration } from '../../offline/writer/phrasing.ts';
import { delimitUntrusted, excerpt, untrustedTextRule } from '../delimit-untrusted.ts';
import { defineTask } from '../task.ts';
import { countWords, validateSentenceCount, validateVoice } from './validation.ts';
import { voice } from './voice.ts';

const input = z.object({
  writing: z.string(),
  durationSeconds: z.number().min(0),
  thresholdSeconds: z.number().positive(),
  /** Infinity for a duration of 0. */
  wordsPerMinute: z.custom<number>((value) => typeof value === 'number' && value >= 0),
});

const answer = z.object({ feedback: z.string().trim().min(1).max(900).describe('Three to five sentences.') });

/** The feedback on a session below the threshold. */
export const feedbackTask = defineTask<z.infer<typeof input>, z.infer<typeof answer>, string>({
  name: 'feedback',
  role: 'local',
  input,
  output: answer,
  timeoutMs: 8_000,
  backgroundTimeoutMs: 60_000,

  instructions: ({ writing, durationSeconds, thresholdSeconds, wordsPerMinute }) => ({
    system: `Somebody wrote without stopping and ended before the ${spokenDuration(thresholdSeconds)} that the practice asks for.
You give them feedback in three to five sentences, 40 to 110 words: how long it was against that threshold, in passing and
without reproach; what the page circles around, with at most one short quote in its exact words; one small concrete thing to
try next time. You know only the text, its duration and its pace. You know nothing of how it was typed: no pauses, no
corrections, no hesitation.
${voice}
${untrustedTextRule}`,
    user: `The session lasted ${spokenDuration(durationSeconds)}, ${countWords(writing)} words${
      Number.isFinite(wordsPerMinute) ? `, about ${Math.round(wordsPerMinute)} words a minute` : ''
    }.

${delimitUntrusted('writing', excerpt(writing))}`,
  }),

  check: ({ feedback }, { writing }) => [
    ...validateSentenceCount('The feedback', feedback, 2, 6),
    ...validateVoice(feedback, writing),
  ],

  conclude: ({ feedback }) => feedback,

  offline: ({ wordsPerMinute, ...session }) =>
    composeFeedback({ ...session, flow: { wordsPerMinute }, reading: readWriting(session.writing) }),
});
