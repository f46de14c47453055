import { z } from 'zod';
import { kingdomOf } from '../../practice/kingdoms.ts';
import { delimitUntrusted, untrustedTextRule } from '../delimit-untrusted.ts';
import { defineTask } from '../task.ts';
import { countWords } from './validation.ts';

const answer = z.object({
  prompt: z
    .string()
    .trim()
    .min(1)
    .max(900)
    .describe('The image prompt: 25 to 80 English words, one paragraph.'),
});

type Answer = z.infer<typeof answer>;

function promptRules(chakra: number): string {
  const { name, look } = kingdomOf(chakra);
  return `You write prompts for an image model. Say what is to be seen, from the most important to the least: who or what, doing
what, where, in which light, from how far. Concrete nouns and plain verbs; nothing that cannot be seen, no feelings, no
story before or after. One picture, not a sequence. No letters, signs, captions or speech in the picture. No artist's name,
no brand, nothing frightening, nobody unclothed. It is an illustration for a picture book that a child may look at, in the
kingdom of ${name}: ${look}.
${untrustedTextRule}`;
}

function check({ prompt }: Answer): string[] {
  const issues: string[] = [];
  const words = countWords(prompt);
  if (words < 8 || words > 130) issues.push(`The prompt must have 25 to 80 words, and has ${words}.`);
  const letters = prompt.match(/\p{L}/gu)?.length ?? 0;
  const latin = prompt.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin < letters * 0.9) issues.push('The prompt must be in English.');
  if (/https?:|```|\n\s*\n/.test(prompt)) issues.push('The prompt must be one plain paragraph.');
  return issues;
}

/** Adds the kingdom's look and the picture's shape to a prompt. */
function withLook(chakra: number, prompt: string, shape: string): string {
  const { name, look } = kingdomOf(chakra);
  const sentence = /[.!?]$/.test(prompt) ? prompt : `${prompt}.`;
  return `${sentence} A ${shape} picture-book illustration in ${name}: ${look}. No text in the picture.`;
}

const phaseInput = z.object({
  text: z.string(),
  /** What the picture should show, by the teller. */
  description: z.string(),
  chakra: z.int().min(1).max(8),
  /** The narrator, who must look the same in every scene. */
  narrator: z.object({ name: z.string(), kind: z.string() }),
});

/** The image prompt of one scene of a story. */
export const depictPhaseTask = defineTask<z.infer<typeof phaseInput>, Answer, string>({
  name: 'depict-phase',
  role: 'local',
  input: phaseInput,
  output: answer,
  timeoutMs: 20_000,
  backgroundTimeoutMs: 90_000,

  instructions: ({ text, description, chakra, narrator }) => ({
    system: `${promptRules(chakra)}
The picture shows one scene of a story. Its narrator is ${narrator.kind === 'child' ? 'a child' : `a ${narrator.kind}`}: show that figure, and never call it by a name. The picture is
upright, taller than wide.`,
    user: `${delimitUntrusted('scene', text)}\n\nWhat the teller wants to be seen:\n${delimitUntrusted('description', description)}`,
  }),
  check,
  conclude: ({ prompt }, { chakra }) => withLook(chakra, prompt, 'vertical'),
  offline: ({ description, chakra }) => withLook(chakra, description, 'vertical'),
});

const primeInput = z.object({
  chakra: z.int().min(1).max(8),
  /** Everyday names of the writing's themes, strongest first; none for a sealed writing. */
  themes: z.array(z.string()),
  valence: z.number(),
  arousal: z.number(),
});

type PrimeInput = z.infer<typeof primeInput>;

/** The image prompt of a prime. It is made from the themes and the mood of its writing, never from its words. */
export const depictPrimeTask = defineTask<PrimeInput, Answer, string>({
  name: 'depict-prime',
  role: 'local',
  input: primeInput,
  output: answer,
  timeoutMs: 20_000,
  backgroundTimeoutMs: 90_000,

  instructions: ({ chakra, themes, valence, arousal }) => ({
    system: `${promptRules(chakra)}
The picture goes with a page of somebody's writing. Find one still image, a place or a thing rather than people, in which its
themes could be hidden; a person is shown at most from far away. The picture is square.`,
    user: `The mood: ${skyOf({ valence, arousal })}.\n${delimitUntrusted('themes', themes.slice(0, 5).join('\n') || 'none')}`,
  }),
  check,
  conclude: ({ prompt }, { chakra }) => withLook(chakra, prompt, 'square'),
  offline: (input) => {
    const things = input.themes.slice(0, 2).map((theme) => theme.replace(/^my /i, 'a '));
    const shown = things.length > 0 ? `, with a trace of ${things.join(' and ')}` : '';
    return withLook(input.chakra, `A quiet place under ${skyOf(input)}${shown}.`, 'square');
  },
});

function skyOf({ valence, arousal }: Pick<PrimeInput, 'valence' | 'arousal'>): string {
  if (valence < -0.25) return arousal > 0.55 ? 'a restless sky' : 'a low grey sky';
  if (valence > 0.25) return arousal > 0.55 ? 'a wide bright sky' : 'a mild clear sky';
  return arousal > 0.55 ? 'a sky full of moving clouds' : 'an even sky';
}
