import { z } from 'zod';
import { AppError } from '#src/core/errors.ts';
import { text } from '#src/http/text.ts';
import { maxDurationSeconds, maxWritingCharacters } from '#src/practice/threshold.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  name: 'submit-writing',
  agents: ['smart', 'agi'],
  effect: 'write',
  description:
    'Hands in a writing session of the writer. From 480 seconds on it is kept as a prime; a shorter one gets feedback. Only for text that the writer has just written and asked to hand in.',
  input: z.object({
    writing: text({ max: maxWritingCharacters }).describe('The text, exactly as it was written.'),
    duration_seconds: z.int().min(0).max(maxDurationSeconds).describe('Seconds spent writing.'),
    new_line_count: z.int().min(0).default(0).describe('Number of new lines.'),
  }),
  examples: [{ writing: 'I sat down and the kettle was still warm.', duration_seconds: 495 }],
  async run(input, { services, idFor, said }) {
    if (said && !said.some((one) => one.includes(input.writing))) {
      throw new AppError(
        'invalid_request',
        'The writer has not written that here: hand in their words alone.',
      );
    }
    return services.writing.submit(
      {
        writing: input.writing,
        durationSeconds: input.duration_seconds,
        newLineCount: input.new_line_count,
      },
      idFor,
    );
  },
});
