import { createReplyGraph, type Reply, type ReplyTools } from '#graphs/reply/reply-graph.ts';
import type { Reading } from '#src/language/reading.ts';
import { flowScore } from '#src/practice/flow-score.ts';
import { isPrimeDuration } from '#src/practice/threshold.ts';
import { wordSequence } from '#src/practice/words.ts';

export interface DumbOptions {
  read(text: string): Promise<Reading>;
  /** Composes feedback on a text by the caller, or on a passage by the agent, which has no duration. */
  feedback(text: {
    writing: string;
    durationSeconds: number | undefined;
    newLineCount: number;
  }): Promise<string>;
  /** A prompt to begin with, and who made it. */
  prompt(): Promise<{ prompt: string; source: string }>;
  /** Writes a passage to a prompt. */
  passage(prompt: string): Promise<string>;
  /** The message to put first if a text shows signs of acute danger; undefined otherwise. */
  careMessage(text: string): string | undefined;
  onCareHit(): void;
}

export type DumbAgent = ReturnType<typeof createDumbAgent>;

/** The pace, in words a minute, at which a passage by the agent is scored. */
const passageWordsPerMinute = 30;

/** The stateless agent: it answers one call and stores nothing. */
export function createDumbAgent(options: DumbOptions) {
  const tools: ReplyTools = {
    prompt: async () => (await options.prompt()).prompt,
    passage: options.passage,
    async read(text) {
      const { chakra, kingdom } = await options.read(text.writing);
      return { chakra, kingdom, flowScore: scoreOf(text) };
    },
    feedback: options.feedback,
  };
  const graph = createReplyGraph(tools);

  /** The answer to a prompt with signs of acute danger: the care message instead of a passage. */
  async function withoutPassage(prompt: string, care: string): Promise<Reply & { isPrime: boolean }> {
    const { chakra, kingdom } = await options.read('');
    return {
      prompt,
      writing: '',
      feedback: care,
      reading: { chakra, kingdom, flowScore: 0 },
      isPrime: false,
    };
  }

  return {
    /** The graph, for LangGraph's Studio. */
    graph,

    /** Answers the caller's text, or writes a passage to their prompt and answers that passage. */
    async write(request: {
      prompt: string | undefined;
      writing: string | undefined;
      durationSeconds: number | undefined;
      newLineCount: number;
    }): Promise<Reply & { isPrime: boolean }> {
      const care = options.careMessage(`${request.prompt ?? ''}\n\n${request.writing ?? ''}`);
      if (care) options.onCareHit();
      if (care && request.writing === undefined) return withoutPassage(request.prompt ?? '', care);
      const state = await graph.invoke(request);
      return {
        prompt: state.prompt ?? '',
        writing: state.writing!,
        feedback: care ? `${care} ${state.feedback!}` : state.feedback!,
        reading: state.reading!,
        isPrime: request.writing !== undefined && isPrimeDuration(request.durationSeconds ?? 0),
      };
    },

    prompt: options.prompt,

    /** Reads a text. Its flow is estimated at an even pace, because the text has no duration. */
    async analyse(text: string): Promise<Reading & { flowEstimate: number }> {
      const reading = await options.read(text);
      return { ...reading, flowEstimate: estimateFlow(text) };
    },
  };
}

/** The flow score of a text as if it had been written at an even pace. */
export function estimateFlow(text: string): number {
  return scoreOf({ writing: text, durationSeconds: undefined, newLineCount: text.split('\n').length - 1 });
}

function scoreOf(text: {
  writing: string;
  durationSeconds: number | undefined;
  newLineCount: number;
}): number {
  const words = wordSequence(text.writing).words.length;
  const durationSeconds = text.durationSeconds ?? Math.round((words / passageWordsPerMinute) * 60);
  return flowScore({ ...text, durationSeconds });
}
