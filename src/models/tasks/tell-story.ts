import { createHash } from 'node:crypto';
import { z } from 'zod';
import { composeStory, type StoryInput } from '../../offline/stories/story.ts';
import { type Chakra, kingdomOf } from '../../practice/kingdoms.ts';
import { delimitUntrusted, excerpt, untrustedTextRule } from '../delimit-untrusted.ts';
import { defineTask } from '../task.ts';
import { namesIn, repeatsNumber, repeatsWriting, usedNames } from './private-words.ts';

const times = ['dawn', 'day', 'dusk', 'night'] as const;

const input = z.object({
  writing: z.string(),
  chakra: z.int().min(1).max(8),
  matter: z.object({
    themes: z.array(z.object({ name: z.string(), weight: z.number() })),
    valence: z.number(),
    arousal: z.number(),
  }),
  /** The things and the kinds of characters that the painter can draw. */
  motifs: z.array(z.string()),
  characters: z.array(z.string()).min(1),
  /** Issues of the previous telling. */
  issues: z.array(z.string()),
});

type Input = z.infer<typeof input>;

const answer = z.object({
  city: z.string().describe('The city where it plays, as it is spelled in the list.'),
  narrator: z.object({
    name: z
      .string()
      .trim()
      .min(1)
      .max(40)
      .describe('An invented name that is no name of a person you know of.'),
    kind: z.string().describe('What the narrator is, from the list of characters.'),
  }),
  paragraphs: z
    .array(
      z.object({
        text: z
          .string()
          .trim()
          .min(1)
          .describe('One paragraph of 60 to 110 words, told by the narrator as "I".'),
        scene: z.object({
          description: z
            .string()
            .trim()
            .min(1)
            .max(400)
            .describe('What is to be seen, in one plain sentence.'),
          motifs: z
            .array(z.string())
            .max(3)
            .describe('One to three things from the list, the most important first.'),
          time: z.enum(times),
        }),
      }),
    )
    .describe('Four to eight, in order.'),
});

/** A story, with the data that its translation needs. */
export interface ToldStory {
  city: string;
  narrator: { name: string; kind: string };
  /** The input of the story grammar; undefined for a model's story. */
  grammar: StoryInput | undefined;
  phases: {
    text: string;
    description: string;
    motifs: string[];
    time: (typeof times)[number];
    character: string;
  }[];
}

/** Tells a story in the chakra's kingdom. The caller validates its length and form. */
export const tellStoryTask = defineTask<Input, z.infer<typeof answer>, ToldStory>({
  name: 'tell-story',
  role: 'guide',
  input,
  output: answer,
  timeoutMs: 120_000,
  backgroundTimeoutMs: 240_000,

  instructions({ writing, chakra, matter, motifs, characters, issues }) {
    const { name, cities, look, matter: concern } = kingdomOf(chakra);
    const again =
      issues.length === 0
        ? ''
        : `\n\nAn earlier telling could not be used. Tell it anew, and mend this:\n${issues.map((issue) => `- ${issue}`).join('\n')}`;
    return {
      system: `You tell stories for the evening, to be read aloud to a child and to speak to the adult who reads. Each is made from a
page that the adult wrote for themselves, and the page must stay theirs: nobody may recognise it in the story. You take from
it only its movement (what is carried, missed, feared, turned away from, hoped for) and give that movement another body in
another world. Nothing of the page itself may appear: no name, no place, no number, no job, no illness, no sentence, no
phrase of more than a few words.

The world is the kingdom of ${name}, whose matter is ${concern}, and which looks like this: ${look}. The story plays in one
of its cities: ${cities.join(', ')}; name the city in the first paragraph.

Form: English, 400 to 600 words in 4 to 8 paragraphs of one scene each; aim for six paragraphs of about 85 words. No title,
no headings, no line breaks within a paragraph. The narrator is one of the characters, says "I", tells what they themselves
see and do, and never steps out: no reader, no author, no "this story", no "once upon a time".
Voice: simple words, short and long sentences in turn, things one can see, hear and touch. One trouble, a small one, that
belongs to the kingdom. Somebody or something is met on the way. Nothing is explained: no moral, no lesson, no "I learned",
no feeling named where a thing can carry it. It may be sad and must not be cruel; nobody dies, nobody is punished. The end is
open: something has shifted a little, and something is left to happen.

Characters to choose the narrator's kind from: ${characters.join(', ')}.
Things for the scenes: ${motifs.join(', ')}.
${untrustedTextRule}${again}`,
      user: `The page, for its movement alone. What it turns around: ${matter.themes.map((theme) => theme.name).join(', ') || 'nothing in particular'}. Its mood: ${moodOf(matter)}.

${delimitUntrusted('page', excerpt(writing))}`,
    };
  },

  check({ city, narrator, paragraphs }, { writing, chakra, characters }) {
    const issues: string[] = [];
    const { cities, name } = kingdomOf(chakra);
    if (!(cities as readonly string[]).includes(city)) {
      issues.push(`The city must be one of ${name}: ${cities.join(', ')}.`);
    }
    if (!characters.includes(narrator.kind)) {
      issues.push(`The narrator's kind must be one of: ${characters.join(', ')}.`);
    }
    const text = paragraphs.map((paragraph) => paragraph.text).join('\n\n');
    return [...issues, ...validatePrivacy(`${narrator.name}\n${text}`, writing)];
  },

  conclude: ({ city, narrator, paragraphs }, { motifs }) => ({
    city,
    narrator,
    grammar: undefined,
    phases: paragraphs.map(({ text, scene }) => ({
      text,
      description: scene.description,
      motifs: scene.motifs.filter((motif) => motifs.includes(motif)),
      time: scene.time,
      character: narrator.kind,
    })),
  }),

  offline: ({ writing, chakra, matter }) => tellByGrammar(writing, chakra, matter),
});

function tellByGrammar(writing: string, chakra: number, matter: Input['matter']): ToldStory {
  const grammar: StoryInput = {
    seed: createHash('sha256').update(writing).digest('hex'),
    chakra: chakra as Chakra,
    ...matter,
  };
  const { city, narrator, paragraphs } = composeStory(grammar);
  return {
    city,
    narrator,
    grammar,
    phases: paragraphs.map(({ text, scene: { description, motifs, time, character } }) => ({
      text: text.en,
      description,
      motifs: [...motifs],
      time,
      character,
    })),
  };
}

/**
 * Returns the places where a story reveals the writing, as issues for the model. Only the model may see them, because they
 * may quote what was found.
 */
export function validatePrivacy(story: string, writing: string): string[] {
  const issues: string[] = [];
  const names = usedNames(story, namesIn(writing));
  if (names.length > 0) issues.push(`It uses names or places of the page: ${names.slice(0, 5).join(', ')}.`);
  if (repeatsWriting(story, writing)) issues.push('It repeats a phrase of the page word for word.');
  if (repeatsNumber(story, writing)) issues.push('It has a number or an address of the page in it.');
  return issues;
}

function moodOf({ valence, arousal }: Input['matter']): string {
  const weight = valence < -0.25 ? 'heavy' : valence > 0.25 ? 'light' : 'neither heavy nor light';
  return `${weight}, ${arousal > 0.55 ? 'stirred' : 'still'}`;
}
