import { z } from 'zod';
import { defineTool } from '../tool.ts';

export default defineTool({
  name: 'list-facilitators',
  agents: ['smart', 'agi'],
  effect: 'read',
  quotesOthers: true,
  description:
    'The human guides that can be booked, with specialties, price and rating. Booking is for the writer alone.',
  input: z.object({}),
  examples: [{}],
  run: (_input, { services }) => services.facilitators.list(),
});
