import type { Reading } from '#src/language/reading.ts';

/**
 * The services as one caller may use them. Each call concerns this caller's data only: no argument can name another
 * person. Results are plain JSON, in the shapes of the contract. Failures that the caller may see are thrown as `AppError`.
 */
export interface CallerServices {
  writing: {
    submit(
      submission: { writing: string; durationSeconds: number; newLineCount: number },
      idFor: (what: string) => string,
    ): Promise<Json>;
    /** The caller's writings, newest first, each with the beginning of its text. */
    history(page: { limit: number }): Promise<Json>;
    /** Reads a text without storing it. */
    analyse(text: string): Promise<Reading>;
    flowEstimate(text: string): number;
  };
  stories: {
    ready(childWallet: string | undefined): Promise<Json>;
    status(writingId: string): Promise<Json>;
    history(page: { childWallet: string | undefined; limit: number }): Promise<Json>;
    complete(storyId: string): Promise<Json>;
    assign(storyId: string, childWallet: string): Promise<Json>;
  };
  children: {
    list(): Promise<Json>;
    get(childId: string): Promise<Json>;
  };
  facilitators: {
    list(): Promise<Json>;
    recommend(): Promise<Json>;
    profile(facilitatorId: string): Promise<Json>;
  };
  memory: {
    recall(query: { query: string; kinds?: readonly string[] | undefined; limit: number }): Promise<Json>;
    themes(): Promise<Json>;
    correct(entryId: string, content: string): Promise<Json>;
    recordOverride(instruction: string, idFor: (what: string) => string): Promise<Json>;
  };
}

/** A value that can be written as JSON. */
export type Json = unknown;
