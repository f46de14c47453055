import { END, START, StateGraph, StateSchema } from '@langchain/langgraph';
import { z } from 'zod';
import type { StoryDraft } from '#src/stories/draft.ts';

/** What a reader finds in a writing that a story may be made of: never the writer's words. */
export interface StoryMatter {
  /** Strongest first. */
  themes: { name: string; weight: number }[];
  /** -1 (heavy) to 1 (light). */
  valence: number;
  /** 0 (still) to 1 (stirred). */
  arousal: number;
}

export type Scene = StoryDraft['phases'][number]['scene'];

/** A story before its pictures have been asked for: each scene still only says what is to be seen. */
export interface Telling extends Omit<StoryDraft, 'phases'> {
  phases: { text: string; description: string; scene: Omit<Scene, 'prompt' | 'description'> }[];
}

/** What the graph works with, handed in: whoever reads, tells, judges and describes. */
export interface StoryTools {
  read(writing: string): Promise<StoryMatter>;
  /**
   * @param faults of the telling before, to be mended; none at first.
   * @param isLast when no further telling is asked for.
   */
  tell(request: {
    writing: string;
    chakra: number;
    matter: StoryMatter;
    faults: readonly string[];
    isLast: boolean;
  }): Promise<Telling>;
  validate(telling: Telling, chakra: number): string[];
  /** How one scene's picture is asked for, in plain words: the text waits for no model here. */
  depict(request: { text: string; description: string; chakra: number }): Promise<string>;
}

const maxTellings = 3;

const StoryState = new StateSchema({
  /** 1 to 8: decided when the writing was read; it decides the kingdom. */
  chakra: z.number(),
  matter: z.custom<StoryMatter>().optional(),
  telling: z.custom<Telling>().optional(),
  /** What is wrong with the telling. */
  faults: z.array(z.string()).default([]),
  /** How often it was told. */
  tellings: z.number().default(0),
  draft: z.custom<StoryDraft>().optional(),
});

/** The writing is handed past the state: long, intimate text stays out of whatever keeps or shows states. */
const StoryContext = z.object({ writing: z.string() });

/** A function that drafts stories by the graph; it throws when a story still has faults after the last telling. */
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
 *               +-------+  while it has faults, three tellings at most
 *
 * It saves nothing.
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
        // What is left then is told to whoever asked: a story with faults is not saved.
        return tellings < maxTellings ? 'tell' : END;
      },
      ['depict', 'tell', END],
    )
    .addEdge('depict', END)
    .compile();
}

/** No telling came out fit to be saved. The faults may name what stands in the writing: they are not in the message. */
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
