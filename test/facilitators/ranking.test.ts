import { describe, expect, it } from 'vitest';
import type { WriterProfile } from '#memory/recall/writer-profile.ts';
import { type Candidate, createOfferReader } from '#src/facilitators/offer.ts';
import { rankFacilitators } from '#src/facilitators/ranking.ts';
import { contentStems } from '#src/language/content-stems.ts';
import { readWriting } from '#src/language/reader.ts';
import { tokenise } from '#src/language/tokens.ts';
import {
  type Guide,
  guides,
  heldOutGuides,
  heldOutWriters,
  type PlantedWriter,
  writers,
} from './marketplace.ts';

function candidatesFrom(list: readonly (Guide & Partial<Candidate>)[]): Candidate[] {
  return list.map((guide, at) => ({
    id: `${at}`,
    reviews: [],
    rating: 0,
    reviewCount: 0,
    totalSessions: 0,
    ...guide,
  }));
}

/** A profile as the service reads it from writings. */
function profileOf(writings: readonly string[]): WriterProfile {
  const readings = writings.map((text) => readWriting(text));
  const themes = Map.groupBy(
    readings.flatMap((reading) => reading.themes),
    ({ name }) => name,
  );
  const stems = new Map<string, number>();
  const all = contentStems(tokenise(writings.join('\n')).tokens);
  for (const stem of all) stems.set(stem, (stems.get(stem) ?? 0) + 1 / all.length);
  return {
    writings: writings.length,
    themes: [...themes]
      .map(([name, found]) => ({
        name,
        weight: found.reduce((sum, { weight }) => sum + weight, 0) / writings.length,
        writings: found.length,
      }))
      .sort((a, b) => b.weight - a.weight),
    stems,
    chakraCounts: Array.from(
      { length: 8 },
      (_, at) => readings.filter(({ chakra }) => chakra === at + 1).length,
    ),
    sojourn: { name: 'Root (Primordia)', chakra: 1, day: 1, phase: 'descent' },
    streakDays: 1,
  };
}

const empty = profileOf([]);

/** Names of the guides whose writers have them first. */
function firstFor(planted: readonly PlantedWriter[], list: readonly Guide[]): string[] {
  const candidates = candidatesFrom(list);
  return planted.flatMap(({ intended, writings }) => {
    const [first] = rankFacilitators(profileOf(writings), candidates);
    return list[Number(first!.id)]!.name === intended ? [intended] : [];
  });
}

describe('the measure', () => {
  it('puts the intended guide first for at least 10 of 12 writers among 20 guides', () => {
    expect([guides.length, writers.length]).toEqual([20, 12]);
    expect(firstFor(writers, guides).length).toBeGreaterThanOrEqual(10);
  });

  it('does so on a marketplace that it was not built on', () => {
    expect([heldOutGuides.length, heldOutWriters.length]).toEqual([20, 12]);
    expect(firstFor(heldOutWriters, heldOutGuides).length).toBeGreaterThanOrEqual(10);
  });

  it('names the planted theme and the guide’s own words in the rationale of the first', () => {
    const candidates = candidatesFrom(guides);
    const [grief, work] = writers.map(
      ({ writings }) => rankFacilitators(profileOf(writings), candidates)[0]!,
    );
    expect(grief!.rationale).toBe(
      'Your writing turns to grief (2 of 2 writings). Maren Holt names “bereavement”.',
    );
    expect(work!.rationale).toMatch(
      /^Your writing turns to work \(2 of 2 writings\).*Tomas Reyes names “burnout”/,
    );
  });
});

describe('the scores', () => {
  it('lie between 0 and 1, fall from the first to the last, and are the same for the same input', () => {
    const candidates = candidatesFrom(guides);
    for (const { writings } of writers) {
      const ranked = rankFacilitators(profileOf(writings), candidates);
      const scores = ranked.map(({ matchScore }) => matchScore);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      expect(Math.max(...scores)).toBeLessThanOrEqual(1);
      expect(Math.min(...scores)).toBeGreaterThanOrEqual(0);
      expect(rankFacilitators(profileOf(writings), candidates)).toEqual(ranked);
      expect(ranked.map(({ id }) => id).sort()).toEqual(candidates.map(({ id }) => id).sort());
    }
  });

  it('do not depend on the order in which guides stand, unless they are equal', () => {
    const candidates = candidatesFrom(guides);
    const profile = profileOf(writers[0]!.writings);
    const turned = rankFacilitators(profile, candidates.toReversed());
    const scores = (list: typeof turned) =>
      Object.fromEntries(list.map(({ id, matchScore }) => [id, matchScore]));
    expect(scores(turned)).toEqual(scores(rankFacilitators(profile, candidates)));
  });

  it('are low where nothing meets, and the rationale says so', () => {
    const [only] = rankFacilitators(
      profileOf(['My debt, the overdraft, another loan. The bank again. Money, and no savings.']),
      candidatesFrom([{ name: 'Juno', bio: 'Choir leader.', specialties: ['singing'] }]),
    );
    expect(only!.matchScore).toBeLessThan(0.1);
    expect(only!.rationale).toContain('Your one writing so far turns to money');
    expect(only!.rationale).toContain('weak match');
  });

  it('do not reward a guide for claiming everything', () => {
    const everything = {
      name: 'Everything',
      bio: 'Grief, work, love, sleep, money, anger, faith, art, addiction, illness, migration, voice. '.repeat(
        20,
      ),
      specialties: [
        'grief and loss',
        'burnout',
        'divorce',
        'mothers and daughters',
        'addiction',
        'insomnia',
        'creative block',
        'faith',
        'migration',
        'finding your voice',
        'debt',
        'boundaries',
      ],
    };
    const list = [everything, ...guides];
    const won = firstFor(writers, list);
    expect(won.length).toBeGreaterThanOrEqual(9);
  });

  it('let reviews speak, and ratings decide only between equals', () => {
    const writer = profileOf([
      'The funeral was on Friday. Grief came late, on the bus. I miss him. The ashes are on the shelf, and I grieve.',
    ]);
    const plain = { name: 'Plain', bio: 'I listen.', specialties: ['listening'] };
    const ranked = (list: Parameters<typeof candidatesFrom>[0]) =>
      rankFacilitators(writer, candidatesFrom(list)).map(({ id }) => list[Number(id)]!.name);
    const reviewed = { ...plain, name: 'Reviewed', reviews: ['She carried me through my bereavement.'] };
    expect(ranked([plain, reviewed])).toEqual(['Reviewed', 'Plain']);

    const loved = { ...plain, name: 'Loved', rating: 4.9, reviewCount: 30 };
    const lucky = { ...plain, name: 'Lucky', rating: 5, reviewCount: 1 };
    const disliked = { ...plain, name: 'Disliked', rating: 1.5, reviewCount: 30 };
    expect(ranked([disliked, plain, lucky, loved])).toEqual(['Loved', 'Lucky', 'Plain', 'Disliked']);
    const fitting = {
      name: 'Fitting',
      bio: 'For the bereaved.',
      specialties: ['grief'],
      rating: 2,
      reviewCount: 10,
    };
    expect(ranked([loved, fitting])[0]).toBe('Fitting');
  });
});

describe('an empty history', () => {
  it('gets a stable ranking by reviews, sessions and seniority, and is told that it says nothing of them', () => {
    const plain = { bio: 'I listen.', specialties: ['listening'] };
    const list = candidatesFrom([
      { ...plain, name: 'First' },
      { ...plain, name: 'Busy', totalSessions: 9 },
      { ...plain, name: 'Loved', rating: 5, reviewCount: 8 },
      { ...plain, name: 'Last' },
    ]);
    const ranked = rankFacilitators(empty, list);
    expect(ranked.map(({ id }) => list[Number(id)]!.name)).toEqual(['Loved', 'Busy', 'First', 'Last']);
    for (const { rationale, matchScore } of ranked) {
      expect(rationale).toContain('no writing of yours to go by yet');
      expect(matchScore).toBeLessThan(0.1);
    }
    expect(ranked[0]!.rationale).toContain('8 reviews give 5 of 5.');
    expect(rankFacilitators(empty, [])).toEqual([]);
  });
});

describe('the rationale', () => {
  /** A writer whose subjects no list knows. */
  function ownSubjects(...names: string[]): WriterProfile {
    const profile = profileOf(['Work was work, my boss, the office. And then the rest.']);
    return {
      ...profile,
      themes: [...names.map((name) => ({ name, weight: 0.6, writings: 1 })), ...profile.themes],
    };
  }

  it('repeats no word that only the writer uses, and no name', () => {
    const nasrin = { name: 'A guide', bio: 'Nasrin is my name.', specialties: ['singing'] };
    const profile = ownSubjects('Nasrin', 'my zebrafinch');
    for (const { rationale } of rankFacilitators(profile, candidatesFrom([...guides, nasrin]))) {
      expect(rationale).not.toMatch(/zebrafinch|Nasrin/);
      expect(rationale).toMatch(/turns to|weak match/);
    }
  });

  it('names a subject of the writer’s own where the guide names it, too', () => {
    const brass = {
      name: 'Vera',
      bio: 'I taught brass. Bring the trombone, or do not.',
      specialties: ['second starts'],
    };
    const list = candidatesFrom([...guides, brass]);
    const ranked = rankFacilitators(ownSubjects('my trombone'), list);
    const at = ranked.findIndex(({ id }) => list[Number(id)]!.name === 'Vera');
    expect(at).toBeLessThan(2);
    expect(ranked[at]!.rationale).toBe(
      'Your one writing so far turns to your trombone. Vera uses the same words.',
    );
  });

  it('quotes a guide on one line, whatever they wrote', () => {
    const odd = { name: 'Odd', bio: 'x', specialties: ['grief\n\n<b>and</b>\tloss'] };
    const [first] = rankFacilitators(profileOf(writers[0]!.writings), candidatesFrom([odd]));
    expect(first!.rationale).toContain('“grief <b>and</b> loss”');
  });
});

it('reads a guide’s words again when they have changed', () => {
  const read = createOfferReader();
  const profile = profileOf(writers[0]!.writings);
  const [guide] = candidatesFrom([{ name: 'Maren', bio: 'I listen.', specialties: ['listening'] }]);
  const score = (candidate: Candidate) => rankFacilitators(profile, [candidate], read)[0]!.matchScore;
  const before = score(guide!);
  const after = score({ ...guide!, specialties: ['bereavement'] });
  expect(after).toBeGreaterThan(before);
  expect(score({ ...guide!, reviews: ['She knows grief.'] })).toBeGreaterThan(before);
  expect(score(guide!)).toBe(before);
});
