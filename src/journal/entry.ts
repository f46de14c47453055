/** One writing session of a journal, whatever format it was read from. */
export interface JournalEntry {
  writing: string;
  durationSeconds: number;
  newLineCount: number;
  /** Kept and counted, but never analysed, quoted or shared. */
  sealed: boolean;
  createdAt: Date;
}
