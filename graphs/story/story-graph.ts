import { END, START, StateGraph, StateSchema } from '@langchain/langgraph';
import { z } from 'zod';
import type { StoryDraft } from '#src/stories/draft.ts';

/** What a reading gives a story to work with. It never contains the writer's words. */
export interface StoryMatter {
  /** Strongest first. */
  themes: { name: string; weight: number }[];
  /** -1 (heavy) to 1 (light). */
  valence: number;
  /** 0 (still) to 1 (stirred). */
  arousal: number;
}

export type Scene = StoryDraft['phases'][number]['scene'];

/** A story before the image prompts are written: each scene describes what its image shows. */
export interface Telling extends Omit<StoryDraft, 'phases'> {
  phases: { text: string; description: string; scene: Omit<Scene, 'prompt' | 'description'> }[];
}

/** What the nodes call. */
export interface StoryTools {
  read(writing: string): Promise<StoryMatter>;
  /**
   * Tells the story.
   *
   * @param request `faults`: the faults of the previous telling; empty at first. `isLast`: true on the last attempt.
   */
  tell(request: {
    writing: string;
    chakra: number;
    matter: StoryMatter;
    faults: readonly string[];
    isLast: boolean;
  }): Promise<Telling>;
  validate(telling: Telling, chakra: number): string[];
  /** The image prompt of one scene. It is composed without a model, so that the text does not wait for one. */
  depict(request: { text: string; description: string; chakra: number }): Promise<string>;
}

const maxTellings = 3;

const StoryState = new StateSchema({
  /** 1 to 8. It was determined when the writing was read, and determines the kingdom. */
  chakra: z.number(),
  matter: z.custom<StoryMatter>().optional(),
  telling: z.custom<Telling>().optional(),
  /** The faults of the latest telling. */
  faults: z.array(z.string()).default([]),
  /** Number of tellings so far. */
  tellings: z.number().default(0),
  draft: z.custom<StoryDraft>().optional(),
});

/** The writing is passed outside of the state, so that nothing that stores or shows states contains private text. */
const StoryContext = z.object({ writing: z.string() });

/** Returns a function that drafts a story with the graph. It throws `StoryFaultsError` if the last telling still has faults. */
export function createStoryGraph(tools: StoryTools) {
  const graph = compileStoryGraph(tools);

  return async function draftStory(request: { writing: string; chakra: number }): Promise<StoryDraft> {
    const state = await graph.invoke({ chakra: request.chakra }, { context: { writing: request.writing } });
    if (!state.draft) {
      throw new StoryFaultsError(state.faults);
    }
    return state.draft;
  };
}

/**
 * From a prime to a draft:
 *
 *     read -> tell -> judge -> depict
 *               ^       |
 *               +-------+  while there are faults, at most three tellings
 *
 * The graph saves nothing.
 */
export function compileStoryGraph(tools: StoryTools) {
  return new StateGraph(StoryState, StoryContext)
    .addNode('read', async (_state, { context }) => ({ matter: await tools.read(writingOf(context)) }))
    .addNode('tell', async (state, { context }) => ({
      telling: await tools.tell({
        writing: writingOf(context),
        chakra: state.chakra,
        matter: state.matter!,
        faults: state.faults,
        isLast: state.tellings + 1 === maxTellings,
      }),
      tellings: state.tellings + 1,
    }))
    .addNode('judge', (state) => ({ faults: tools.validate(state.telling!, state.chakra) }))
    .addNode('depict', async ({ telling, chakra }) => {
      const phases = await Promise.all(
        telling!.phases.map(async ({ text, description, scene }) => ({
          text,
          scene: { ...scene, description, prompt: await tools.depict({ text, description, chakra }) },
        })),
      );
      return { draft: { ...telling!, phases } };
    })
    .addEdge(START, 'read')
    .addEdge('read', 'tell')
    .addEdge('tell', 'judge')
    .addConditionalEdges(
      'judge',
      ({ faults, tellings }) => {
        if (faults.length === 0) return 'depict';
        return tellings < maxTellings ? 'tell' : END;
      },
      ['depict', 'tell', END],
    )
    .addEdge('depict', END)
    .compile();
}

/** Thrown when every telling had faults. The message does not contain them, because they may quote the writing. */
export class StoryFaultsError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`no telling was fit to be saved: ${faults.length} faults`);
    this.name = 'StoryFaultsError';
    this.faults = faults;
  }
}

function writingOf(context: z.infer<typeof StoryContext> | undefined): string {
  if (!context) throw new Error('the story graph needs the writing as its context');
  return context.writing;
}
