import { createRandom } from '../../core/random.ts';
import { findNouns } from '../../language/candidate-topics.ts';
import { readWriting } from '../../language/reader.ts';
import { tokenise } from '../../language/tokens.ts';

/** `{it}` is replaced by the subject of the prompt, e.g. `the kitchen`, `my father`. */
const openings = [
  'There is a cup on the table that I have not washed since morning, and I look at it instead of at {it}.',
  'I begin with the window, because the window is there and {it} is harder.',
  'It is quiet enough to hear the fridge. I said I would write about {it}, so here I am.',
  'My hands are cold. That is what I notice first, before {it}, before anything.',
  'The light is on the wrong side of the room today. Perhaps that is why I think of {it}.',
];
const arrivals = [
  'What comes up about {it} is small: a sound, a sleeve, the way a door was left.',
  'When I get closer to {it} I find that I only know the edges of it by heart.',
  'I could say a great deal about {it} and most of it would be what I always say.',
  'The first true thing about {it} is that I keep walking past.',
  'If {it} had a weight I would put it at about a bag of flour, carried on one arm.',
];
const turns = [
  'Then I am thinking of the bus I used to take, the seat over the wheel where it was warm. I do not know what that has to do with it.',
  'Meanwhile somebody downstairs is moving a chair, one leg at a time, as if the floor were asleep.',
  'I remember a coat that hung in a hall for a whole winter after nobody needed it. It kept its shape.',
  'A list comes: bread, stamps, the thing for the tap. I let it go by.',
  'There was a dog once that lay down in every doorway. One had to step over it, and one did, for years.',
];
const returns = [
  'But back to {it}. I think I have been asking the wrong question of it.',
  'And there it is again, {it}, the way a stone is in a shoe.',
  'All the same it is {it} that I sat down for.',
  'I come round to {it} from the other side, where there is less light.',
];
const depths = [
  'Maybe what I want is not to settle it but to sit beside it for as long as this takes.',
  'Something in me gets very careful here. I write that down and leave it.',
  'I notice that I say “we” when I mean “I”, and then the other way about.',
  'It would be simpler if I were angry. I am more like somebody looking for a switch in the dark, patting the wall.',
  'I had an answer to this once, a good one. It fitted like shoes that were bought for a taller year.',
];
const endings = [
  'The cup is still there. I might wash it now, or leave it one more evening, to see what it does.',
  'It is later than I thought. The room has not changed, only the colour has gone out of it.',
  'I do not have an end to this. There is a bit of the page left, and then the edge.',
  'Somewhere in there I stopped being cold.',
  'What is left is one word, and I will keep it for tomorrow.',
];

/** Composes a passage for a prompt without a model. Equal prompts give equal passages. */
export function composePassage(prompt: string): string {
  const random = createRandom(`passage/${prompt}`);
  const it = subjectOf(prompt);
  const chosen = [openings, arrivals, turns, returns, depths, endings].map((lines) => random.pick(lines));
  const [second] = random.shuffle(depths.filter((line) => !chosen.includes(line)));
  chosen.splice(2, 0, second!);
  return chosen.map((line) => line.replaceAll('{it}', it)).join(' ');
}

function subjectOf(prompt: string): string {
  const theme = readWriting(prompt).themes.find(({ name }) => /^(?:my|the) /.test(name));
  if (theme) return theme.name;
  const noun = findNouns(tokenise(prompt)).find(({ proper }) => proper === undefined);
  return noun ? `the ${noun.word}` : 'what was asked';
}
