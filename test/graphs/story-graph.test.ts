import { describe, expect, it } from 'vitest';
import {
  createStoryGraph,
  StoryFaultsError,
  type StoryTools,
  type Telling,
} from '#graphs/story/story-graph.ts';

const telling = (text: string): Telling => ({
  city: 'Leaf Spot',
  narrator: { name: 'Wren', kind: 'owl' },
  origin: {},
  phases: [
    {
      text,
      description: 'a pond',
      scene: { motifs: [], time: 'day', character: 'owl', mood: { valence: 0, arousal: 0 } },
    },
  ],
});

/** Tools that note what they are asked; `faults` are those of the first, second, ... telling. */
function toolsWith(faults: string[][]) {
  const asked: { tell: readonly string[][]; read: string[] } = { tell: [], read: [] };
  const tools: StoryTools = {
    async read(writing) {
      asked.read.push(writing);
      return { themes: [{ name: 'my mother', weight: 1 }], valence: 0, arousal: 0 };
    },
    async tell(request) {
      asked.tell = [...asked.tell, [...request.faults]];
      return telling(`telling ${asked.tell.length}`);
    },
    validate: ({ phases }) => faults[Number(phases[0]!.text.split(' ')[1]) - 1] ?? [],
    depict: async ({ description, chakra }) => `${description} of ${chakra}`,
  };
  return { tools, asked };
}

describe('the story graph', () => {
  it('reads once, tells, and asks for a picture of each scene', async () => {
    const { tools, asked } = toolsWith([]);
    const draft = await createStoryGraph(tools)({ writing: 'my words', chakra: 4 });
    expect(asked).toEqual({ read: ['my words'], tell: [[]] });
    expect(draft.phases.map(({ text, scene }) => [text, scene.prompt])).toEqual([
      ['telling 1', 'a pond of 4'],
    ]);
  });

  it('has a faulty story told again, with its faults named', async () => {
    const { tools, asked } = toolsWith([['too short'], ['too long']]);
    const draft = await createStoryGraph(tools)({ writing: 'my words', chakra: 4 });
    expect(asked.tell).toEqual([[], ['too short'], ['too long']]);
    expect(asked.read).toHaveLength(1);
    expect(draft.phases[0]!.text).toBe('telling 3');
  });

  it('gives nothing away that still has faults after three tellings', async () => {
    const { tools, asked } = toolsWith([['a'], ['b'], ['c'], []]);
    await expect(createStoryGraph(tools)({ writing: 'my words', chakra: 4 })).rejects.toThrow(
      StoryFaultsError,
    );
    expect(asked.tell).toHaveLength(3);
  });

  it('keeps two stories told at once apart', async () => {
    const { tools } = toolsWith([]);
    const draftStory = createStoryGraph({
      ...tools,
      tell: async ({ writing }) => telling(writing),
      validate: () => [],
    });
    const drafts = await Promise.all(
      ['one', 'two', 'three'].map((writing) => draftStory({ writing, chakra: 1 })),
    );
    expect(drafts.map(({ phases }) => phases[0]!.text)).toEqual(['one', 'two', 'three']);
  });
});
