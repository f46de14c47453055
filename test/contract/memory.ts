import { describe, expect, it } from 'vitest';

/** A memory system as the kit sees it. `writer` is whatever the system knows a writer by. */
export interface MemoryUnderTest<Writer> {
  newWriter(wallet: string): Promise<Writer>;
  /** Takes a writing in; afterwards what there is to learn from it has been learned. */
  write(writer: Writer, text: string, options?: { sealed?: boolean }): Promise<void>;
  /** What is believed now. */
  beliefs(writer: Writer): Promise<BeliefUnderTest[]>;
  /** The themes that an agent would speak of. */
  themes(writer: Writer): Promise<string[]>;
  /** The writer's own words that a belief rests on. */
  evidence(writer: Writer, beliefId: string): Promise<string[]>;
  /** Texts that are brought up on a question, best first. */
  recall(writer: Writer, question: string): Promise<string[]>;
  correct(writer: Writer, beliefId: string, words: string): Promise<void>;
  forget(writer: Writer, beliefId: string): Promise<void>;
  /** Everything the memory can be made to say of a writer. */
  everything(writer: Writer): Promise<string>;
}

export interface BeliefUnderTest {
  id: string;
  content: string;
  /** 0 to 1. */
  strength: number;
}

/** Wallets that a prefix, a wildcard, letter case or the eye would take for one another; no two are the same. */
export function collidingWallets(count: number): string[] {
  const stems = [
    '0x1',
    '0x10',
    '0x100',
    '0xa_',
    '0xa%',
    '0xaa',
    '0xаа',
    '0xa?',
    '0xa*',
    'users/1',
    'users/10',
    "0x'--",
  ];
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / stems.length);
    return `${stems[index % stems.length]}${round === 0 ? '' : round.toString(36)}`;
  });
}

/**
 * Words in families of six: a word, its beginning of another, its end in another letter, in other letter case, and two
 * that look the same and are written with other characters. Only capitals bring two of them together when folded.
 */
export function collidingWords(count: number): string[] {
  const letters = 'bcdfghklmnprstvz';
  const base = (index: number) =>
    `${[0, 1, 2]
      .map(
        (place) => `${letters[Math.floor(index / letters.length ** place) % letters.length]}${'aou'[place]}`,
      )
      .join('')}lin`;
  const twists: readonly ((word: string) => string)[] = [
    (word) => word,
    (word) => `${word}a`,
    (word) => `${word}an`,
    (word) => word.replace('a', 'а'),
    (word) => word.replace('o', 'о'),
    (word) => `${word[0]!.toUpperCase()}${word.slice(1)}`,
  ];
  return Array.from({ length: count }, (_, index) =>
    twists[index % twists.length]!(base(Math.floor(index / twists.length))),
  );
}

/** By this a text shows whose it is, whatever its words fold to. */
const markOf = (index: number) => `This is page ${index + 1} of my own book`;
const anyMark = /page (\d+) of my own book/gi;

/** Subjects with several names each: the first is believed, the others invite the same belief in other words. */
const subjects: readonly (readonly string[])[] = [
  ['mother', 'mum', 'mom', 'mummy'],
  ['father', 'dad', 'daddy', 'papa'],
  ['garden', 'gardening', 'flower bed', 'greenhouse'],
  ['swimming', 'swim', 'swam', 'swimming'],
  ['boss', 'manager', 'supervisor', 'line manager'],
  ['dog', 'puppy', 'dogs', 'dog'],
  ['football', 'football match', 'football', 'football'],
  ['yoga', 'yoga class', 'yoga', 'yoga'],
  ['rent', 'landlord', 'rent', 'rent'],
  ['piano', 'pianos', 'piano', 'piano'],
];

/** Each about something else, and about little. */
const aimless = [
  'The kettle was slow. I looked out and nobody was there, and then I looked at the wall for a bit.',
  'It is what it is. Some of it was fine and some of it was less fine. A lorry went by.',
  'I cannot think what to put. There were crumbs and I moved them from here to there.',
  'Something fell over in the next room. It was only the broom. I stood it up again.',
  'Half of this is nothing. The pen is blue. The line goes across and then the next line goes across.',
  'I counted to forty. After that I lost count and began with something else.',
  'Nothing happened on the way there and nothing happened on the way back.',
  'The label said one thing and the box had another in it. So be it.',
  'A button came off. I have put it in the dish with the others, where it will stay.',
  'Somebody had left the gate open again. I shut it. It is probably open by now.',
  'The soup was all right. It wanted salt, and then it had too much of it.',
  'They are digging up the corner. There is a man in a yellow hat and two who lean.',
  'I could not find the scissors, and used a knife, and then there were the scissors.',
  'Two pigeons on the ledge. One of them left. The other one walked up and down.',
  'The lift smelled of oranges. Nobody in it had an orange.',
  'I meant to say something and then the moment for it had gone by.',
  'It was warmer than they had said, so I carried my coat about all afternoon.',
  'The printer would not. I turned it off, waited, turned it on, and then it would.',
  'Someone is practising scales across the yard. They always stop at the same place.',
  'A letter came for the people before us. I wrote on it and put it in the slot.',
];

/**
 * What any memory of writers has to hold, whatever it is made of.
 *
 * @param memory opened anew for each promise; it may be the same one.
 * @param sizes how many writers are kept apart, and how many corrections are tried by how many entries after each.
 */
export function describeMemory<Writer>(
  name: string,
  memory: () => MemoryUnderTest<Writer>,
  { writers, corrections, entriesAfter }: { writers: number; corrections: number; entriesAfter: number },
): void {
  describe(name, () => {
    it(`keeps ${writers} writers apart whose names and words are chosen to collide`, async () => {
      const { newWriter, write, recall, everything } = memory();
      const words = collidingWords(writers);
      const wallets = collidingWallets(writers);
      expect(new Set(wallets).size).toBe(writers);
      const people: Writer[] = [];
      for (const [index, wallet] of wallets.entries()) {
        const writer = await newWriter(wallet);
        people.push(writer);
        const word = words[index]!;
        await write(
          writer,
          `${markOf(index)}, with ${word} in it. All day the ${word} was in my head. I put the ${word} away at night.`,
        );
      }
      for (const [index, writer] of people.entries()) {
        const own = words[index]!;
        const family = words.slice(index - (index % 6), index - (index % 6) + 6);
        const isAskedMore = index % 10 === 0;
        const questions = isAskedMore
          ? [
              own,
              ...family,
              `${own.slice(0, 4)}%`,
              `${own.slice(0, 4)}_li_`,
              own.toUpperCase(),
              'page of my book',
            ]
          : [`${own} ${words[(index + 1) % writers]}`, markOf((index + 7) % writers)];
        const said = (await Promise.all(questions.map((question) => recall(writer, question)))).flat();
        const all = isAskedMore ? await everything(writer) : '';
        for (const text of [...said, all]) {
          const marks = [...text.matchAll(anyMark)].map(([, page]) => Number(page));
          expect(marks.filter((page) => page !== index + 1)).toEqual([]);
          const found = text.match(/[bcdfghklmnprstvzаоaou]{6}lin[a-z]*/giu) ?? [];
          expect(found.filter((word) => word.toLowerCase() !== own.toLowerCase())).toEqual([]);
        }
        expect(said.join(' ')).toContain(own);
        expect(said.join(' ')).toContain(markOf(index));
      }
    }, 300_000);

    it('rests every belief on words that stand in a writing, letter for letter', async () => {
      const { newWriter, write, beliefs, evidence } = memory();
      const writer = await newWriter('evidence');
      const texts = [
        'Mum rang while I was in the garden. My mother never asks how I am, she asks about the garden.',
        'I love the piano. I was afraid of the piano once, and of my mother hearing it.',
        'My brother came by. Anyway, the garden is dry. I hate the rain that does not come.',
        'My brother again. Anyway, my mother says the piano is out of tune and so am I.',
      ];
      for (const text of texts) await write(writer, text);
      const held = await beliefs(writer);
      expect(held.length).toBeGreaterThan(3);
      for (const belief of held) {
        const quotes = await evidence(writer, belief.id);
        expect(quotes.length, belief.content).toBeGreaterThan(0);
        for (const quote of quotes) {
          expect(quote.trim()).not.toBe('');
          expect(texts.some((text) => text.includes(quote))).toBe(true);
        }
      }
    });

    it(`is bound by ${corrections} corrections, each with ${entriesAfter} entries after it that invite the old belief`, async () => {
      const { newWriter, write, beliefs, themes, correct } = memory();
      const writersNeeded = Math.ceil(corrections / subjects.length);
      let corrected = 0;
      for (let number = 0; number < writersNeeded; number++) {
        const writer = await newWriter(`corrections ${number}`);
        for (let entry = 0; entry < 3; entry++) {
          await write(
            writer,
            subjects.map(([word]) => `Again my ${word}. It was about my ${word} all day.`).join(' '),
          );
        }
        const held = await beliefs(writer);
        const refused: string[] = [];
        for (const names of subjects) {
          const own = held.filter(({ content }) => names.some((word) => content.includes(word)));
          expect(own.length, `${names[0]} is believed first`).toBeGreaterThan(0);
          for (const belief of own) await correct(writer, belief.id, 'that is not me');
          refused.push(...own.map(({ content }) => content));
          corrected++;
        }
        for (let entry = 0; entry < entriesAfter; entry++) {
          await write(
            writer,
            subjects
              .map(
                (names) => `My ${names[entry % names.length]}, once more. My ${names[entry % names.length]}.`,
              )
              .join(' '),
          );
        }
        const contents = (await beliefs(writer)).map(({ content }) => content);
        expect(contents.filter((content) => refused.includes(content))).toEqual([]);
        expect((await themes(writer)).filter((content) => refused.includes(content))).toEqual([]);
      }
      expect(corrected).toBeGreaterThanOrEqual(corrections);
    }, 300_000);

    it('forgets wholly, and does not learn the forgotten again', async () => {
      const { newWriter, write, beliefs, forget, everything, recall } = memory();
      const writer = await newWriter('forgetting');
      const text = 'The zither is in the hall. I tuned the zither twice. My sister laughed at the zither.';
      for (let entry = 0; entry < 4; entry++) await write(writer, `${text} Day ${entry}.`);
      const belief = (await beliefs(writer)).find(({ content }) => content.includes('zither'));
      expect(belief, 'the zither is believed first').toBeDefined();
      await forget(writer, belief!.id);
      expect(await everything(writer)).not.toContain('zither');
      for (let entry = 0; entry < 4; entry++) await write(writer, `${text} Another day ${entry}.`);
      expect(await everything(writer)).not.toContain('zither');
      expect((await recall(writer, 'zither')).join(' ')).not.toContain('zither');
    });

    it('keeps no trace of a sealed writing', async () => {
      const { newWriter, write, everything, recall } = memory();
      const writer = await newWriter('sealed');
      await write(writer, 'The harbour was grey. My mother waited at the harbour with me.');
      const before = await everything(writer);
      await write(writer, 'My mother and the oboe. The oboe, the oboe. I hate the oboe. Anyway.', {
        sealed: true,
      });
      expect(await everything(writer)).toBe(before);
      expect((await recall(writer, 'oboe')).join(' ')).not.toContain('oboe');
    });

    it('believes nothing with confidence of a journal about nothing in particular', async () => {
      const { newWriter, write, beliefs, themes } = memory();
      const writer = await newWriter('nothing');
      for (const text of aimless) await write(writer, text);
      expect((await beliefs(writer)).filter(({ strength }) => strength >= 0.6)).toEqual([]);
      expect(await themes(writer)).toEqual([]);
    });

    it('says nothing of what it was never told', async () => {
      const { newWriter, write, recall, beliefs } = memory();
      const silent = await newWriter('silent');
      expect(await recall(silent, 'my mother')).toEqual([]);
      expect(await beliefs(silent)).toEqual([]);
      const other = await newWriter('other');
      await write(other, 'My mother kept bees. The bees were hers.');
      expect(await recall(silent, 'bees')).toEqual([]);
    });
  });
}
