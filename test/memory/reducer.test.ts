import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beliefLists } from '#memory/consolidate/beliefs.ts';
import {
  applyPrime,
  becomesAbsent,
  emptyFold,
  type FoldState,
  type Mention,
  openAvoidance,
  type ReadPrime,
  trackId,
} from '#memory/consolidate/reducer.ts';

const dayMs = 86_400_000;

function seen(concept: string, options: Partial<Mention> = {}): Mention {
  return {
    kind: 'theme',
    concept,
    name: concept,
    value: '',
    weight: 0.6,
    rate: 0.01,
    isNamed: false,
    isLeft: false,
    places: [0, 1],
    leftPlaces: [],
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

function foldOf(primes: readonly ReadPrime[]): FoldState {
  const fold = emptyFold();
  for (const one of primes) applyPrime(fold, one);
  return fold;
}

function listsOf(fold: FoldState) {
  const { recurring, emerging, avoided } = beliefLists('p', [...fold.tracks.values()], fold, new Map(), []);
  const names = (list: typeof recurring) => list.map(({ name }) => name);
  return { recurring: names(recurring), emerging: names(emerging), avoided: names(avoided) };
}

const filler = (index: number) => prime(index, seen(`filler ${index}`, { weight: 0.3 }));

describe('classes of themes', () => {
  it('lets a theme recur with its third prime, while it is in the last ten', () => {
    const two = [prime(0, seen('the piano')), prime(1, seen('the piano'))];
    expect(listsOf(foldOf(two)).recurring).toEqual([]);
    const three = [...two, prime(2, seen('the piano'))];
    expect(listsOf(foldOf(three)).recurring).toEqual(['the piano']);
    const nineLater = [...three, ...Array.from({ length: 9 }, (_, index) => filler(3 + index))];
    expect(listsOf(foldOf(nineLater)).recurring).toEqual(['the piano']);
    expect(listsOf(foldOf([...nineLater, filler(12)])).recurring).toEqual([]);
  });

  it('lets somebody of the writer’s own recur beside what else each of those primes was about', () => {
    const primes = [0, 1, 2].map((index) => prime(index, seen('grief'), seen('my mother'), seen('the jar')));
    expect(listsOf(foldOf(primes)).recurring).toEqual(expect.arrayContaining(['grief', 'my mother']));
  });

  it('calls a theme emerging for five primes from the first that saw it, until it recurs', () => {
    const old = Array.from({ length: 8 }, (_, index) => filler(index));
    const once = [...old, prime(8, seen('the sea'))];
    expect(listsOf(foldOf(once)).emerging).toEqual(['the sea']);
    expect(listsOf(foldOf([...once, ...[9, 10, 11, 12].map(filler)])).emerging).toContain('the sea');
    expect(listsOf(foldOf([...once, ...[9, 10, 11, 12, 13].map(filler)])).emerging).not.toContain('the sea');
    const thrice = [...once, prime(9, seen('the sea')), prime(10, seen('the sea'))];
    expect(listsOf(foldOf(thrice))).toMatchObject({ recurring: ['the sea'], emerging: [] });
  });

  it('calls emerging what anybody writes of now and then, when a long journal comes to it for the first time', () => {
    const common = (index: number, weight: number) => prime(index, seen('the dog', { rate: 0.1, weight }));
    const before = Array.from({ length: 60 }, (_, index) => filler(index));
    const dwelt = [...before, common(60, 0.6), common(61, 0.6)];
    expect(listsOf(foldOf(dwelt)).emerging).toEqual(['the dog']);
    const passing = [...before, common(60, 0.3), common(61, 0.3)];
    expect(listsOf(foldOf(passing)).emerging).toEqual([]);
    const old = [
      ...before.slice(0, 30),
      common(30, 0.6),
      ...before.slice(31),
      common(60, 0.6),
      common(61, 0.6),
    ];
    expect(listsOf(foldOf(old)).emerging).toEqual([]);
  });

  it('lets recur what a model names, though everybody writes of it, and beside what tells more', () => {
    const work = (isNamed: boolean) =>
      foldOf(
        [0, 1, 2].map((index) =>
          prime(index, seen('grief'), seen('the work', { rate: 0.5, weight: 0.3, isNamed })),
        ),
      );
    expect(listsOf(work(true)).recurring).toEqual(expect.arrayContaining(['grief', 'the work']));
    expect(listsOf(work(false)).recurring).toEqual(['grief']);
  });

  it('calls emerging what a model names in two primes, for it has a name for any one', () => {
    const old = Array.from({ length: 8 }, (_, index) => filler(index));
    const named = (index: number) => prime(index, seen('the hens', { isNamed: true, weight: 0.9 }));
    expect(listsOf(foldOf([...old, named(8)])).emerging).toEqual([]);
    expect(listsOf(foldOf([...old, named(8), named(9)])).emerging).toEqual(['the hens']);
  });

  it('misses what a model named in three primes and two stayed with', () => {
    const avoided = (weights: readonly number[]) =>
      listsOf(
        foldOf([
          ...weights.map((weight, index) =>
            prime(index, seen('the choir', { isNamed: true, weight, rate: 0.3 })),
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
      prime(index, seen('work', { rate: 0.5, weight: 0.3, isNamed: index === 3 })),
    );
    expect(listsOf(foldOf(primes)).recurring).toEqual([]);
  });

  it('calls emerging a new name beside what has long been there, which it is no part of', () => {
    const long = Array.from({ length: 12 }, (_, index) => prime(index, seen('my daughter')));
    const both = (index: number) => prime(index, seen('my daughter'), seen('Biddy', { rate: 0.0008 }));
    expect(listsOf(foldOf([...long, both(12), both(13)])).emerging).toEqual(['Biddy']);
  });

  it('takes a new name before a new noun of the same primes', () => {
    const long = Array.from({ length: 12 }, (_, index) => filler(index));
    const both = (index: number) =>
      prime(
        index,
        seen('the announcement', { rate: 0.0008, weight: 0.6 }),
        seen('Rotterdam', { rate: 0.0008, weight: 0.5 }),
      );
    expect(listsOf(foldOf([...long, both(12), both(13)])).emerging).toEqual(['Rotterdam']);
  });

  it('lets recur what comes back only to be left, however common it is', () => {
    const work = (isLeft: boolean) =>
      foldOf([0, 1, 2].map((index) => prime(index, seen('work', { rate: 0.5, weight: 0.34, isLeft }))));
    expect(listsOf(work(true))).toMatchObject({ recurring: ['work'], avoided: ['work'] });
    expect(listsOf(work(false)).recurring).toEqual([]);
  });

  it('misses nothing that has its time', () => {
    const avoided = (name: string) =>
      listsOf(
        foldOf([
          ...[0, 1, 2, 3].map((index) => prime(index, seen(name))),
          ...Array.from({ length: 15 }, (_, index) => filler(4 + index)),
        ]),
      ).avoided;
    expect(avoided('church')).toEqual(['church']);
    expect(avoided('christmas')).toEqual([]);
  });

  it('calls a subject avoided that two primes touched and left', () => {
    const left = (index: number) => prime(index, seen('my brother', { isLeft: true, weight: 0.34 }));
    expect(listsOf(foldOf([left(0)])).avoided).toEqual([]);
    expect(listsOf(foldOf([left(0), filler(1), left(2)])).avoided).toEqual(['my brother']);
  });

  it('calls a theme avoided that recurred once and that fifteen primes have not mentioned', () => {
    const recurring = [0, 1, 2].map((index) => prime(index, seen('my father')));
    const later = (count: number) => Array.from({ length: count }, (_, index) => filler(3 + index));
    expect(listsOf(foldOf([...recurring, ...later(14)])).avoided).toEqual([]);
    expect(listsOf(foldOf([...recurring, ...later(15)])).avoided).toEqual(['my father']);
    const back = [...recurring, ...later(15), prime(18, seen('my father', { weight: 0.1 }))];
    expect(listsOf(foldOf(back)).avoided).toEqual([]);
  });

  it('calls somebody avoided whom four primes spoke of, one at some length, and fifteen have not mentioned', () => {
    const avoided = (name: string, weights: readonly number[], later = 15) => {
      const spoken = weights.map((weight, index) => prime(index, seen(name, { weight, rate: 0.0008 })));
      const after = Array.from({ length: later }, (_, index) => filler(weights.length + index));
      return listsOf(foldOf([...spoken, ...after])).avoided;
    };
    expect(avoided('Njeri', [0.5, 0.3, 0.5, 0.5])).toEqual(['Njeri']);
    expect(avoided('Njeri', [0.5, 0.3, 0.5, 0.5], 14)).toEqual([]);
    expect(avoided('Njeri', [0.5, 0.5, 0.5])).toEqual([]);
    expect(avoided('Njeri', [0.3, 0.3, 0.3, 0.3])).toEqual([]);
    expect(avoided('the njeri', [0.5, 0.3, 0.5, 0.5])).toEqual([]);
  });

  it('lets an avoidance end when the writer stays with the subject in three primes', () => {
    const left = (index: number) => prime(index, seen('my brother', { isLeft: true }));
    const open = (index: number) => prime(index, seen('my brother'));
    expect(listsOf(foldOf([left(0), left(1), open(2), open(3)])).avoided).toEqual(['my brother']);
    expect(listsOf(foldOf([left(0), left(1), open(2), open(3), open(4)])).avoided).toEqual([]);
  });

  it('does not take for a theme what anybody mentions now and then', () => {
    const primes = Array.from({ length: 30 }, (_, index) =>
      index % 6 === 0 ? prime(index, seen('home', { rate: 0.2, weight: 0.34 })) : filler(index),
    );
    expect(listsOf(foldOf(primes)).recurring).toEqual([]);
  });

  it('closes what was held of a thing when its opposite is said, and reinforces it otherwise', () => {
    const holds = (index: number, value: string) =>
      prime(index, seen('fondness:work', { kind: 'statement', value, name: value }));
    const fold = foldOf([holds(0, 'yes'), holds(1, 'yes'), holds(2, 'no')]);
    const { versions } = fold.tracks.get(trackId('statement', 'fondness:work'))!;
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
  isLeft: fc.boolean(),
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
            seen(one.concept, { ...one, kind, value: kind === 'statement' ? value : '' }),
          ),
        ),
      );
      const replayed = foldOf(primes);

      const saved = new Map<string, string>();
      let head = { count: 0, flowTotal: 0, pages: 0 };
      for (const one of primes) {
        const wanted = new Set(one.mentions.map(({ kind, concept }) => trackId(kind, concept)));
        const tracks = new Map(
          [...saved]
            .map(([id, text]) => [id, JSON.parse(text)] as const)
            .filter(([id, track]) => wanted.has(id) || becomesAbsent(track, head.count + 1)),
        );
        const fold: FoldState = { ...head, tracks, changed: new Set() };
        applyPrime(fold, one);
        for (const id of fold.changed) saved.set(id, JSON.stringify(fold.tracks.get(id)));
        head = { count: fold.count, flowTotal: fold.flowTotal, pages: fold.pages };
      }
      expect(head).toEqual({
        count: replayed.count,
        flowTotal: replayed.flowTotal,
        pages: replayed.pages,
      });
      const all = [...replayed.tracks].map(([id, track]) => [id, JSON.stringify(track)] as const);
      expect(Object.fromEntries(saved)).toEqual(Object.fromEntries(all));
    }),
    { numRuns: 300 },
  );
});

it('never holds two avoidances of one subject at once', () => {
  fc.assert(
    fc.property(journalArbitrary, (journal) => {
      const fold = foldOf(
        journal.map((mentions, index) =>
          prime(index, ...mentions.map((one) => seen(one.concept, { ...one, kind: 'theme' }))),
        ),
      );
      for (const track of fold.tracks.values()) {
        const open = track.avoidances.filter(({ to }) => to === undefined);
        expect(open.length).toBeLessThanOrEqual(1);
        expect(open.at(0)).toEqual(openAvoidance(track));
      }
    }),
  );
});
