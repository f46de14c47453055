import { createRandom } from '../../core/random.ts';
import type { Chakra } from '../../practice/kingdoms.ts';

/** Beginnings for eight minutes, by the matter of each chakra: concrete, open, and nobody's business but the writer's. */
const prompts: Readonly<Record<Chakra, readonly string[]>> = {
  1: [
    'Begin with the room you are in. What in it would you carry out first, and why that?',
    'Where in your body is today sitting? Describe the place as if it had a door.',
    'Write about the first house you remember, starting from its floor.',
    'What do you check twice before you go to sleep?',
    'Describe a meal that meant you were safe.',
    'What does it cost to keep your life standing this month, in money and otherwise?',
    'Write about a thing you own that has outlasted its use, and is still there.',
    'When did you last feel the ground hold you?',
  ],
  2: [
    'What did you want today before you talked yourself out of it?',
    'Describe a colour that you would move into.',
    'Write about something you made badly and loved.',
    'What moved through you this week like weather?',
    'Begin with a song that you did not choose and could not leave.',
    'When were you last greedy for something? Stay with it.',
    'What would you make if nobody were ever to see it?',
    'Write about hands: yours, or some that you remember.',
  ],
  3: [
    'What did you say yes to that your whole body said no to?',
    'Write about a decision as if it were a person who keeps waiting in the hall.',
    'Where did you last stand your ground, or wish you had?',
    'What are you good at that nobody has ever asked you for?',
    'Describe the last time somebody told you who you are. Were they right?',
    'Begin with: What I would do if I were not tired is',
    'Write about a rule you keep. Who made it?',
    'What are you still trying to prove, and who is watching?',
  ],
  4: [
    'Who crossed your mind today without being asked?',
    'Write about somebody you miss, beginning with what they did with their hands.',
    'What have you forgiven so slowly that you never noticed it was done?',
    'Describe a small kindness as exactly as you can.',
    'Who would you call if the telephone only worked once more?',
    'Write to a person who will not read it. Begin with the weather.',
    'Where in your days is there room for another person to sit down?',
    'What did love look like in the house you grew up in?',
  ],
  5: [
    'What did you almost say this week? Say it here, and go on.',
    'Write about a silence you were part of. Who kept it?',
    'Describe your own voice as somebody else would hear it.',
    'What is true and would change the evening if it were said at the table?',
    'Begin with a sentence that was said to you long ago and is still talking.',
    'What do you say when you are asked how you are, and what is under it?',
    'Write about a letter that you have not sent.',
    'Which of your words were borrowed, and from whom?',
  ],
  6: [
    'What did you know before you could have known it?',
    'Write down what is left of a dream, even if it is only a colour.',
    'What keeps happening to you in different clothes?',
    'Describe something you noticed today that nobody else would have.',
    'If this year were a map, what would be drawn at its edge?',
    'Write about a coincidence that you have never quite believed.',
    'What do you see when you close your eyes on an ordinary bus?',
    'What has been in front of you for so long that you stopped seeing it?',
  ],
  7: [
    'What could you put down for eight minutes? Begin by putting it down.',
    'Write about the largest thing you have ever stood in front of.',
    'What goes on without you, and is it a comfort?',
    'Describe a moment in which there was nothing to fix.',
    'What do you do that is nearest to praying?',
    'Write about an ending that asked nothing of you.',
    'Begin with the sky as it is now, and do not stop there.',
    'What would be left if nobody needed you today?',
  ],
  8: [
    'Which parts of your life have not met yet? Seat them at one table.',
    'Write about something you finished. What did it finish in you?',
    'What are you making out of what happened to you?',
    'Describe the work of your hands over a whole year, as if it were one day.',
    'What would you pass on, and to whom, and in what box?',
    'Who have you been? Let two of them speak.',
    'Write about a thing that broke and was mended into something else.',
    'What is the piece that you keep carrying from house to house?',
  ],
};

/** A prompt to begin with, to the matter of a chakra or of any. The same seed gives the same prompt. */
export function composePrompt({ seed, chakra }: { seed: string; chakra?: Chakra | undefined }): string {
  const random = createRandom(`prompt/${seed}`);
  return random.pick(chakra ? prompts[chakra] : Object.values(prompts).flat());
}
