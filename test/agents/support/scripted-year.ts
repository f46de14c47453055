import type { DatedPage } from './agent-bench.ts';

/** What the year is about: each subject, and from which prime to which it is written of. */
const stays: readonly { from: number; to: number; says: readonly string[] }[] = [
  {
    from: 0,
    to: 39,
    says: [
      'The garden was wet and I planted the beans along the wall.',
      'I sat in the garden until the light went and did not want to come in.',
      'The garden has gone to seed and I like it better so.',
      'There is frost on the garden and I counted what is left of the kale.',
    ],
  },
  {
    from: 4,
    to: 22,
    says: [
      'Work was loud again and my boss wanted the numbers twice.',
      'At work they moved my desk to the window and nobody asked me.',
      'I stayed late at work and was angry at myself for it.',
    ],
  },
  {
    from: 24,
    to: 39,
    says: [
      'I took the piano lessons up again and my hands are slow.',
      'The piano is out of tune and I play it all the same.',
      'I practised the piano until the neighbours knocked.',
    ],
  },
];

/** What is touched and left, and in which primes. */
const leaves: readonly { at: readonly number[]; says: readonly string[] }[] = [
  {
    at: [0, 1, 2, 7, 13],
    says: [
      'My brother called this morning. Anyway, the kettle boiled and I looked out at the rain.',
      'A letter came from my brother. Whatever, it is on the shelf and the rain went on.',
      'I dreamt of my brother. I don’t want to talk about it. The bread was good today.',
    ],
  },
  {
    at: [26, 29, 33],
    says: [
      'Then there is the money that I owe. Anyway, the soup is on the stove.',
      'I opened the bank letter and the debt is what it is. Anyway, it snowed in the evening.',
    ],
  },
];

/** Words by which each subject would be known in what an agent says. */
export const subjects: Readonly<Record<string, RegExp>> = {
  garden: /\bgarden/i,
  work: /(?<!that )\bwork\b/i,
  piano: /\bpiano|\bmusic/i,
  brother: /\bbrother/i,
  money: /\bmoney|\bdebt/i,
  // Never written of.
  divorce: /\bdivorce/i,
  'the sea': /\bthe sea\b/i,
  school: /\bschool/i,
  drinking: /\bdrink/i,
};

const fillers = [
  'I woke before the alarm and lay there listening to the pipes.',
  'The bus was late and an old man told me about his shoes.',
  'I have been thinking in circles and would like to stop.',
  'There is a stain on the ceiling that looks like a country.',
  'I ate standing up and promised myself not to do it again.',
];

/** 40 pages from March to the end of January, each long enough to be read and short enough to be checked by eye. */
export const scriptedYear: readonly DatedPage[] = Array.from({ length: 40 }, (_, index) => {
  const pick = (from: readonly string[], salt: number) => from[(index + salt) % from.length]!;
  const sentences = [
    pick(fillers, 0),
    ...stays.filter(({ from, to }) => index >= from && index <= to).map(({ says }) => pick(says, 1)),
    ...leaves.filter(({ at }) => at.includes(index)).map(({ says }) => pick(says, 2)),
    pick(fillers, 3),
    ...stays.filter(({ from, to }) => index >= from && index <= to).map(({ says }) => pick(says, 2)),
  ];
  const day = Math.floor(index * 8.4) + (index % 3);
  return {
    writing: sentences.join(' '),
    created_at: new Date(Date.UTC(2025, 2, 1 + day, 6, 30)).toISOString(),
  };
});
