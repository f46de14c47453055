import { z } from 'zod';
import { readWriting } from '../../language/reader.ts';
import { composeReflection } from '../../offline/writer/reflection.ts';
import { composeTitle } from '../../offline/writer/title.ts';
import { delimitUntrusted, excerpt, untrustedTextRule } from '../delimit-untrusted.ts';
import { defineTask } from '../task.ts';
import { namesIn, usedNames } from './private-words.ts';
import { countWords, validateSentenceCount, validateVoice } from './validation.ts';
import { voice } from './voice.ts';

const maxTitleWords = 5;

const answer = z.object({
  title: z.string().trim().min(1).max(60).describe('One to five words.'),
  reflection: z.string().trim().min(1).max(900).describe('Two to four sentences.'),
});

type Words = z.infer<typeof answer>;

/** The title and the reflection of a prime. */
export const primeWordsTask = defineTask<{ writing: string }, Words, Words>({
  name: 'prime-words',
  role: 'guide',
  input: z.object({ writing: z.string() }),
  output: answer,
  timeoutMs: 12_000,
  backgroundTimeoutMs: 90_000,

  instructions: ({ writing }) => ({
    system: `Somebody wrote for eight minutes or more without stopping. You give their page a title and a reflection.
The title has one to five words: a thing or an image from the page rather than an idea, no name of a person, no full stop,
no quotation marks. The reflection has two to four sentences, 30 to 90 words: what the page turns around, how it moves from
its beginning to its end, where it turns away or comes back, and perhaps one question that it leaves open. Quote at most one
short phrase, in its exact words.
${voice}
${untrustedTextRule}`,
    user: delimitUntrusted('writing', excerpt(writing)),
  }),

  check({ title, reflection }, { writing }) {
    const issues = [
      ...validateSentenceCount('The reflection', reflection, 2, 4),
      ...validateVoice(`${title}\n${reflection}`, writing),
    ];
    const words = countWords(title);
    if (words < 1 || title.split(/\s+/).length > maxTitleWords) {
      issues.push(`The title must have one to ${maxTitleWords} words, and has ${words}.`);
    }
    if (/\n/.test(title)) issues.push('The title must be one line.');
    // Titles capitalise every word, so the writing tells which words are names.
    if (usedNames(title, namesIn(writing)).length > 0) issues.push('The title names a person or a place.');
    return issues;
  },

  conclude: ({ title, reflection }) => ({ title: withoutQuotes(title), reflection }),

  offline({ writing }) {
    const reading = readWriting(writing);
    return { title: composeTitle(writing, reading), reflection: composeReflection(writing, reading) };
  },
});

function withoutQuotes(title: string): string {
  return title.replace(/^["“”'‘’«]+|["“”'‘’».]+$/g, '').trim() || title;
}
