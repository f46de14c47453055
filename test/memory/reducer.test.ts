import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { becomesAbsent, openAvoidance } from '#memory/consolidate/avoidance.ts';
import { beliefLists } from '#memory/consolidate/beliefs.ts';
import { conceptId } from '#memory/consolidate/concept-state.ts';
import { applyPrime, type JournalState, type ReadPrime, replayJournal } from '#memory/consolidate/reducer.ts';
import type { Mention } from '#memory/retain/mention.ts';

const dayMs = 86_400_000;

function mention(concept: string, options: Partial<Mention> = {}): Mention {
  return {
    kind: 'theme',
    concept,
    name: concept,
    value: '',
    weight: 0.6,
    backgroundRate: 0.01,
    isNamed: false,
    hasAvoidanceCue: false,
    places: [0, 1],
    cuePlaces: [],
    ...options,
  };
}

function prime(index: number, ...mentions: Mention[]): ReadPrime {
  return {
    writingId: String(index),
    writtenAt: new Date(Date.UTC(2026, 0, 1) + index * dayMs),
    flowScore: 0.5,
    words: 90,
    mentions,
  };
}

function listsOf(state: JournalState) {
  const { recurring, emerging, avoided } = beliefLists(
    'p',
    [...state.concepts.values()],
    state,
    new Map(),
    [],
  );
  const names = (list: typeof recurring) => list.map(({ name }) => name);
  return { recurring: names(recurring), emerging: names(emerging), avoided: names(avoided) };
}

const filler = (index: number) => prime(index, mention(`filler ${index}`, { weight: 0.3 }));

describe('classes of themes', () => {
  it('lets a theme recur with its third prime, while it is in the last ten', () => {
    const two = [prime(0, mention('the piano')), prime(1, mention('the piano'))];
    expect(listsOf(replayJournal(two)).recurring).toEqual([]);
    const three = [...two, prime(2, mention('the piano'))];
    expect(listsOf(replayJournal(three)).recurring).toEqual(['the piano']);
    const nineLater = [...three, ...Array.from({ length: 9 }, (_, index) => filler(3 + index))];
    expect(listsOf(replayJournal(nineLater)).recurring).toEqual(['the piano']);
    expect(listsOf(replayJournal([...nineLater, filler(12)])).recurring).toEqual([]);
  });

  it('lets a person close to the writer recur beside what else each of those primes was about', () => {
    const primes = [0, 1, 2].map((index) =>
      prime(index, mention('grief'), mention('my mother'), mention('the jar')),
    );
    expect(listsOf(replayJournal(primes)).recurring).toEqual(expect.arrayContaining(['grief', 'my mother']));
  });

  it('calls a theme emerging for five primes from the first that saw it, until it recurs', () => {
    const old = Array.from({ length: 8 }, (_, index) => filler(index));
    const once = [...old, prime(8, mention('the sea'))];
    expect(listsOf(replayJournal(once)).emerging).toEqual(['the sea']);
    expect(listsOf(replayJournal([...once, ...[9, 10, 11, 12].map(filler)])).emerging).toContain('the sea');
    expect(listsOf(replayJournal([...once, ...[9, 10, 11, 12, 13].map(filler)])).emerging).not.toContain(
      'the sea',
    );
    const thrice = [...once, prime(9, mention('the sea')), prime(10, mention('the sea'))];
    expect(listsOf(replayJournal(thrice))).toMatchObject({ recurring: ['the sea'], emerging: [] });
  });

  it('calls a common subject emerging when a long journal comes to it for the first time', () => {
    const common = (index: number, weight: number) =>
      prime(index, mention('the dog', { backgroundRate: 0.1, weight }));
    const before = Array.from({ length: 60 }, (_, index) => filler(index));
    const dwelt = [...before, common(60, 0.6), common(61, 0.6)];
    expect(listsOf(replayJournal(dwelt)).emerging).toEqual(['the dog']);
    const passing = [...before, common(60, 0.3), common(61, 0.3)];
    expect(listsOf(replayJournal(passing)).emerging).toEqual([]);
    const old = [
      ...before.slice(0, 30),
      common(30, 0.6),
      ...before.slice(31),
      common(60, 0.6),
      common(61, 0.6),
    ];
    expect(listsOf(replayJournal(old)).emerging).toEqual([]);
  });

  it('lets recur what a model names, though everyone writes of it, and beside a theme of more surprise', () => {
    const work = (isNamed: boolean) =>
      replayJournal(
        [0, 1, 2].map((index) =>
          prime(index, mention('grief'), mention('the work', { backgroundRate: 0.5, weight: 0.3, isNamed })),
        ),
      );
    expect(listsOf(work(true)).recurring).toEqual(expect.arrayContaining(['grief', 'the work']));
    expect(listsOf(work(false)).recurring).toEqual(['grief']);
  });

  it('calls emerging what a model names in two primes, for it has a name for any one', () => {
    const old = Array.from({ length: 8 }, (_, index) => filler(index));
    const named = (index: number) => prime(index, mention('the hens', { isNamed: true, weight: 0.9 }));
    expect(listsOf(replayJournal([...old, named(8)])).emerging).toEqual([]);
    expect(listsOf(replayJournal([...old, named(8), named(9)])).emerging).toEqual(['the hens']);
  });

  it('misses what a model named in three primes and two stayed with', () => {
    const avoided = (weights: readonly number[]) =>
      listsOf(
        replayJournal([
          ...weights.map((weight, index) =>
            prime(index, mention('the choir', { isNamed: true, weight, backgroundRate: 0.3 })),
          ),
          ...Array.from({ length: 15 }, (_, index) => filler(weights.length + index)),
        ]),
      ).avoided;
    expect(avoided([0.5, 0.3, 0.5])).toEqual(['the choir']);
    expect(avoided([0.5, 0.3, 0.3])).toEqual([]);
    expect(avoided([0.5, 0.5])).toEqual([]);
  });

  it('goes on telling by words what a model has named in few of its primes', () => {
    const primes = [0, 1, 2, 3].map((index) =>
      prime(index, mention('work', { backgroundRate: 0.5, weight: 0.3, isNamed: index === 3 })),
    );
    expect(listsOf(replayJournal(primes)).recurring).toEqual([]);
  });

  it('calls emerging a new name beside what has long been there, which it is no part of', () => {
    const long = Array.from({ length: 12 }, (_, index) => prime(index, mention('my daughter')));
    const both = (index: number) =>
      prime(index, mention('my daughter'), mention('Biddy', { backgroundRate: 0.0008 }));
    expect(listsOf(replayJournal([...long, both(12), both(13)])).emerging).toEqual(['Biddy']);
  });

  it('takes a new name before a new noun of the same primes', () => {
    const long = Array.from({ length: 12 }, (_, index) => filler(index));
    const both = (index: number) =>
      prime(
        index,
        mention('the announcement', { backgroundRate: 0.0008, weight: 0.6 }),
        mention('Rotterdam', { backgroundRate: 0.0008, weight: 0.5 }),
      );
    expect(listsOf(replayJournal([...long, both(12), both(13)])).emerging).toEqual(['Rotterdam']);
  });

  it('lets recur what comes back only to be left, however common it is', () => {
    const work = (hasAvoidanceCue: boolean) =>
      replayJournal(
        [0, 1, 2].map((index) =>
          prime(index, mention('work', { backgroundRate: 0.5, weight: 0.34, hasAvoidanceCue })),
        ),
      );
    expect(listsOf(work(true))).toMatchObject({ recurring: ['work'], avoided: ['work'] });
    expect(listsOf(work(false)).recurring).toEqual([]);
  });

  it('misses nothing that has its time', () => {
    const avoided = (name: string) =>
      listsOf(
        replayJournal([
          ...[0, 1, 2, 3].map((index) => prime(index, mention(name))),
          ...Array.from({ length: 15 }, (_, index) => filler(4 + index)),
        ]),
      ).avoided;
    expect(avoided('church')).toEqual(['church']);
    expect(avoided('christmas')).toEqual([]);
  });

  it('calls a subject avoided that two primes touched and left', () => {
    const left = (index: number) =>
      prime(index, mention('my brother', { hasAvoidanceCue: true, weight: 0.34 }));
    expect(listsOf(replayJournal([left(0)])).avoided).toEqual([]);
    expect(listsOf(replayJournal([left(0), filler(1), left(2)])).avoided).toEqual(['my brother']);
  });

  it('calls a theme avoided that recurred once and that fifteen primes have not mentioned', () => {
    const recurring = [0, 1, 2].map((index) => prime(index, mention('my father')));
    const later = (count: number) => Array.from({ length: count }, (_, index) => filler(3 + index));
    expect(listsOf(replayJournal([...recurring, ...later(14)])).avoided).toEqual([]);
    expect(listsOf(replayJournal([...recurring, ...later(15)])).avoided).toEqual(['my father']);
    const back = [...recurring, ...later(15), prime(18, mention('my father', { weight: 0.1 }))];
    expect(listsOf(replayJournal(back)).avoided).toEqual([]);
  });

  it('calls a person avoided whom four primes spoke of, one at some length, and fifteen have not mentioned', () => {
    const avoided = (name: string, weights: readonly number[], later = 15) => {
      const spoken = weights.map((weight, index) =>
        prime(index, mention(name, { weight, backgroundRate: 0.0008 })),
      );
      const after = Array.from({ length: later }, (_, index) => filler(weights.length + index));
      return listsOf(replayJournal([...spoken, ...after])).avoided;
    };
    expect(avoided('Njeri', [0.5, 0.3, 0.5, 0.5])).toEqual(['Njeri']);
    expect(avoided('Njeri', [0.5, 0.3, 0.5, 0.5], 14)).toEqual([]);
    expect(avoided('Njeri', [0.5, 0.5, 0.5])).toEqual([]);
    expect(avoided('Njeri', [0.3, 0.3, 0.3, 0.3])).toEqual([]);
    expect(avoided('the njeri', [0.5, 0.3, 0.5, 0.5])).toEqual([]);
  });

  it('lets an avoidance end when the writer stays with the subject in three primes', () => {
    const left = (index: number) => prime(index, mention('my brother', { hasAvoidanceCue: true }));
    const open = (index: number) => prime(index, mention('my brother'));
    expect(listsOf(replayJournal([left(0), left(1), open(2), open(3)])).avoided).toEqual(['my brother']);
    expect(listsOf(replayJournal([left(0), left(1), open(2), open(3), open(4)])).avoided).toEqual([]);
  });

  it('does not list what anyone mentions now and then as a theme', () => {
    const primes = Array.from({ length: 30 }, (_, index) =>
      index % 6 === 0 ? prime(index, mention('home', { backgroundRate: 0.2, weight: 0.34 })) : filler(index),
    );
    expect(listsOf(replayJournal(primes)).recurring).toEqual([]);
  });

  it('closes what was held of a thing when its opposite is said, and reinforces it otherwise', () => {
    const holds = (index: number, value: string) =>
      prime(index, mention('fondness:work', { kind: 'statement', value, name: value }));
    const state = replayJournal([holds(0, 'yes'), holds(1, 'yes'), holds(2, 'no')]);
    const { versions } = state.concepts.get(conceptId('statement', 'fondness:work'))!;
    expect(versions).toMatchObject([
      { value: 'yes', occurrences: 2, to: prime(2).writtenAt.toISOString() },
      { value: 'no', occurrences: 1, to: undefined },
    ]);
  });
});

const mentionArbitrary = fc.record({
  concept: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  weight: fc.constantFrom(0.1, 0.34, 0.6, 0.9),
  isNamed: fc.boolean(),
  hasAvoidanceCue: fc.boolean(),
  kind: fc.constantFrom('theme' as const, 'word' as const, 'statement' as const),
  value: fc.constantFrom('yes', 'no'),
});

const journalArbitrary = fc.array(
  fc.uniqueArray(mentionArbitrary, { selector: (one) => `${one.kind}${one.concept}`, maxLength: 4 }),
  {
    maxLength: 60,
  },
);

it('comes to the same whether a journal is replayed or each prime is taken in on what was saved of its concepts alone', () => {
  fc.assert(
    fc.property(journalArbitrary, (journal) => {
      const primes = journal.map((mentions, index) =>
        prime(
          index,
          ...mentions.map(({ kind, value, ...one }) =>
            mention(one.concept, { ...one, kind, value: kind === 'statement' ? value : '' }),
          ),
        ),
      );
      const replayed = replayJournal(primes);

      const saved = new Map<string, string>();
      let head = { count: 0, flowTotal: 0, decayedPages: 0 };
      for (const one of primes) {
        const wanted = new Set(one.mentions.map(({ kind, concept }) => conceptId(kind, concept)));
        const concepts = new Map(
          [...saved]
            .map(([id, text]) => [id, JSON.parse(text)] as const)
            .filter(([id, concept]) => wanted.has(id) || becomesAbsent(concept, head.count + 1)),
        );
        const state: JournalState = { ...head, concepts, changed: new Set() };
        applyPrime(state, one);
        for (const id of state.changed) saved.set(id, JSON.stringify(state.concepts.get(id)));
        head = { count: state.count, flowTotal: state.flowTotal, decayedPages: state.decayedPages };
      }
      expect(head).toEqual({
        count: replayed.count,
        flowTotal: replayed.flowTotal,
        decayedPages: replayed.decayedPages,
      });
      const all = [...replayed.concepts].map(([id, concept]) => [id, JSON.stringify(concept)] as const);
      expect(Object.fromEntries(saved)).toEqual(Object.fromEntries(all));
    }),
    { numRuns: 300 },
  );
});

it('never holds two avoidances of one subject at once', () => {
  fc.assert(
    fc.property(journalArbitrary, (journal) => {
      const state = replayJournal(
        journal.map((mentions, index) =>
          prime(index, ...mentions.map((one) => mention(one.concept, { ...one, kind: 'theme' }))),
        ),
      );
      for (const concept of state.concepts.values()) {
        const open = concept.avoidances.filter(({ to }) => to === undefined);
        expect(open.length).toBeLessThanOrEqual(1);
        expect(open.at(0)).toEqual(openAvoidance(concept));
      }
    }),
  );
});
