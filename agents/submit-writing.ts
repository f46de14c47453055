import { z } from 'zod';
import type { Written } from '#graphs/session/session-graph.ts';
import type { Caller } from '#src/http/endpoint.ts';
import type { Reading } from '#src/language/reading.ts';
import type { submission } from '#src/writing/schema.ts';
import type { Submission, WritingService } from '#src/writing/service.ts';

/** The readers of an agent: one for a prime, one for a text below the threshold. */
export interface SubmissionReaders {
  prime(text: string): Promise<Pick<Reading, 'chakra'>>;
  short(text: string): Promise<Pick<Reading, 'chakra' | 'kingdom'>>;
}

/**
 * Submits a text for an agent, which composes its own feedback.
 *
 * @param idFor derives the ids of what is saved. A repeated call with the same ids saves nothing twice.
 */
export async function submitWriting(
  writing: WritingService,
  caller: Caller,
  text: Submission,
  idFor: (what: string) => string,
  readers: SubmissionReaders,
): Promise<Written> {
  const respondent = { read: readers.prime, feedback: async () => '' };
  const result = await writing.submit(caller, text, idFor, respondent);
  if (!result.isPrime) {
    const { chakra, kingdom } = await readers.short(text.writing);
    return {
      isPrime: false,
      writingId: undefined,
      primeId: undefined,
      flowScore: result.flowScore,
      chakra,
      kingdom,
      storyGenerating: false,
    };
  }
  const { writingId, primeId, flowScore, chakra, kingdom } = result;
  const { needsCare } = await writing.find(caller, writingId);
  const storyGenerating = caller.seedWalletAddress !== undefined && !needsCare && !text.sealed;
  return { isPrime: true, writingId, primeId, flowScore, chakra, kingdom, storyGenerating };
}

export const chakraField = z.int().min(1).max(8);

/** The first fields of every answer to a submitted text. */
export const writtenFields = {
  is_prime: z.boolean(),
  writing_id: z.uuid().nullable(),
  flow_score: z.number().min(0).max(1),
  chakra: chakraField,
  kingdom: z.string(),
};

/** The values of `writtenFields`. */
export function toWrittenFields({ isPrime, writingId, flowScore, chakra, kingdom }: Written) {
  return { is_prime: isPrime, writing_id: writingId ?? null, flow_score: flowScore, chakra, kingdom };
}

/** The submission in the body of an HTTP request. */
export function toSubmission(body: z.output<typeof submission>): Submission {
  return {
    writing: body.writing,
    durationSeconds: body.duration_seconds,
    newLineCount: body.new_line_count,
    sealed: body.sealed ?? false,
  };
}
