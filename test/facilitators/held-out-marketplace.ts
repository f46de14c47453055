import type { Guide, PlantedWriter } from './marketplace.ts';

/**
 * A second marketplace, written in other hands' manner after the ranking was built on the first one, and never tuned
 * on: terse profiles, and one writing a writer.
 */

export const heldOutGuides: readonly Guide[] = [
  {
    name: 'Anna',
    bio: 'Grief counsellor. Ten years of work with widows and widowers.',
    specialties: ['grief', 'loss'],
  },
  { name: 'Ben', bio: 'Executive coach for tired leaders.', specialties: ['career', 'leadership', 'stress'] },
  {
    name: 'Chidi',
    bio: 'Helping couples argue better and stay close.',
    specialties: ['relationships', 'marriage'],
  },
  {
    name: 'Dora',
    bio: 'Art therapist. Paint first, think later.',
    specialties: ['creativity', 'art therapy'],
  },
  { name: 'Emil', bio: 'Ex-drinker, now a recovery mentor.', specialties: ['sobriety', 'habits'] },
  {
    name: 'Farah',
    bio: 'Mindfulness teacher in a secular tradition.',
    specialties: ['meditation', 'stillness'],
  },
  {
    name: 'Gita',
    bio: 'Yoga and breath for bodies of every size and age.',
    specialties: ['embodiment', 'breathwork'],
  },
  {
    name: 'Hugo',
    bio: 'I was a priest and am a father. Bring the big questions.',
    specialties: ['spirituality', 'meaning'],
  },
  {
    name: 'Ines',
    bio: 'Parents of small children, parents of large ones.',
    specialties: ['parenting', 'family life'],
  },
  {
    name: 'Jack',
    bio: 'Men who were told not to feel and did as they were told.',
    specialties: ['anger', 'fatherhood'],
  },
  { name: 'Kirsi', bio: 'Sleep coach.', specialties: ['sleep', 'evening routines'] },
  {
    name: 'Luz',
    bio: 'From Bogotá to Oslo. I know how it is to translate oneself.',
    specialties: ['immigrants', 'identity'],
  },
  {
    name: 'Milo',
    bio: 'Nurse and patient. Living on with a diagnosis.',
    specialties: ['chronic illness', 'caregivers'],
  },
  { name: 'Nadia', bio: 'Social anxiety, dread, the spinning mind.', specialties: ['anxiety', 'confidence'] },
  {
    name: 'Otto',
    bio: 'Retired and busy. Company for the last third.',
    specialties: ['ageing', 'loneliness'],
  },
  {
    name: 'Pia',
    bio: 'Memoir workshops; we begin with one room of one house.',
    specialties: ['memoir', 'writers'],
  },
  { name: 'Quinn', bio: 'Queer-affirming, sex-positive, unshockable.', specialties: ['sexuality', 'shame'] },
  { name: 'Rosa', bio: 'Getting out of the red, in small steps.', specialties: ['finances', 'debt'] },
  { name: 'Sven', bio: 'Walks by the water, whatever the season.', specialties: ['nature', 'outdoors'] },
  {
    name: 'Tess',
    bio: 'After the wedding comes the rest, and sometimes the end.',
    specialties: ['divorce', 'single parents'],
  },
];

export const heldOutWriters: readonly PlantedWriter[] = [
  {
    intended: 'Anna',
    writings: [
      'Dad died on a Thursday and on the Friday I went to work because I did not know what else one does on a Friday. The funeral was full of people who knew him better than I did, or knew another man. I cried in the car park of the garden centre, next to the compost. His voice is still on the answering machine, saying he will ring me back.',
    ],
  },
  {
    intended: 'Ben',
    writings: [
      'Board meeting at eight, one to ones until two, then the spreadsheet that nobody reads. I manage eleven people and all of them look at me when it goes quiet. They offered me the promotion and I said yes before I had swallowed my coffee. My wife says that my job is in the bed between us. I keep a clean shirt at the office.',
    ],
  },
  {
    intended: 'Chidi',
    writings: [
      'We argued about the dishwasher again and it was not about the dishwasher. My husband goes quiet and I go loud, and by ten we are two people brushing their teeth in shifts. I love him. I looked at him asleep and I thought, when did I last ask you anything. Nine years of marriage and I know how he takes his eggs.',
    ],
  },
  {
    intended: 'Emil',
    writings: [
      'Day twelve. The wine aisle is the longest aisle in the supermarket. Everyone at the party held a glass, and I held a glass with a lemon in it and felt like a spy. I was drunk at my own sister’s wedding, I fell into the cake stand. Twelve days and my hands have stopped. I want a beer so badly that I can hear it.',
    ],
  },
  {
    intended: 'Farah',
    writings: [
      'I sat for twenty minutes on the cushion and for nineteen of them I was planning a kitchen. Then there was one minute. The teacher on the tape says to let the thought go like a boat. I want to be quiet inside, I am so loud in there. Letting go, she says, letting go, and I grip the floor with my toes. Tomorrow I will meditate again.',
    ],
  },
  {
    intended: 'Ines',
    writings: [
      'The toddler put a pea up his nose and my daughter will only eat things that are beige. School run in the rain with one boot. I shouted on the stairs and then I sat on the stairs. They are asleep now with their arms up, as if somebody had told them to surrender. I was going to be such a patient mother. The kids deserve one that sleeps.',
    ],
  },
  {
    intended: 'Kirsi',
    writings: [
      'Awake at two, awake at three, awake at the hour that has no name. I did the breathing. I did the sheep. The pillow is hot on both sides. My husband sleeps like a dropped coat. If I fall asleep now I get three hours, if I fall asleep now I get two and a half. The birds began, and then the alarm clock, and I hate them equally.',
    ],
  },
  {
    intended: 'Luz',
    writings: [
      'At the office for foreigners I took a number and the number was 212. She spelled my name wrong, and I said yes, that is right. I have been here for four years and I am funny in my own language only. My mother asks on the phone when I am coming home and I do not know which one she means. I moved here with two suitcases and they are still under the bed.',
    ],
  },
  {
    intended: 'Milo',
    writings: [
      'The consultant drew my spine on the back of an envelope, he was quite good at it. Bloods on Monday, scan on Thursday, and then we wait for the results again. The pain is a four today, they like a number. The nurse with the parrot earrings got the vein first time. I used to be a person who ran for buses and now I have an illness with a leaflet.',
    ],
  },
  {
    intended: 'Pia',
    writings: [
      'I wrote half a page about my grandmother’s kitchen and crossed it out. The novel is dead, but the notebook is still warm. I remember the oilcloth, the jar of buttons, how she said my name. Every sentence sounds like a sentence. I want to write it down before nobody is left who knows it, and the words come out in their Sunday clothes.',
    ],
  },
  {
    intended: 'Rosa',
    writings: [
      'The bank sent the letter in red this time. I moved forty pounds from one card to the other, so that it would look busy. The rent goes on the first and I get paid on the fifth, it is four days every month of holding my breath. I know what everything costs. I bought the cheap bread, then the cheap bread went off. My overdraft has an overdraft.',
    ],
  },
  {
    intended: 'Tess',
    writings: [
      'Decree absolute came in an ordinary envelope with the pizza leaflets. So I am divorced, I said it to the cat. He has the kids this weekend and the flat is so tidy that I could scream. My solicitor sends a bill for every sigh. I keep setting the table for four. We were married in June, and it rained, and everybody said that it was lucky.',
    ],
  },
];
