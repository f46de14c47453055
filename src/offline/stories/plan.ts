import type { Language } from '../../core/languages.ts';
import { createRandom, type Random } from '../../core/random.ts';
import type { City, Place } from './cities.ts';
import type { Companion } from './companions.ts';
import { countWords, type Line, say } from './grammar.ts';
import {
  attemptLeads,
  duskLeads,
  glimpseLeads,
  habitLeads,
  insightLeads,
  oddityLeads,
  reportLeads,
  restLeads,
  sightLeads,
} from './leads.ts';
import type { Narrator } from './narrators.ts';
import { closings, crossings, glimpses, joinings, obstacles, returns, thoughts } from './passages.ts';
import { type Mood, skies } from './sky.ts';
import type { StoryScene } from './story.ts';
import type { Motif, ThemeImage } from './theme-image.ts';

/** Everyone and everything that one story has. */
export interface Cast {
  readonly narrator: Narrator;
  readonly city: City;
  readonly companion: Companion;
  /** What the story turns on, what the companion is busy with, and what is seen in passing. */
  readonly image: ThemeImage;
  readonly other: ThemeImage;
  readonly third: ThemeImage;
  /** Which of the themes that share the image it stands for. */
  readonly rank: number;
  readonly mood: Mood;
  /** Phrases that mean the same in every paragraph. */
  readonly phrases: Readonly<Record<string, Line>>;
}

export interface Sentence {
  readonly line: Line;
  readonly slots: Readonly<Record<string, Line>>;
  /** How it begins, where it does not begin with itself. */
  readonly lead?: Line;
}

export function sayIn(language: Language, { line, slots, lead }: Sentence, cast: Cast): string {
  const bindings = {
    slots: { ...cast.phrases, ...slots },
    narratorGender: cast.narrator.gender,
    companionGender: cast.companion.gender,
  };
  return say(line, language, bindings, lead);
}

/** One paragraph, which is one phase and one picture. */
export interface Beat {
  readonly sentences: readonly Sentence[];
  readonly scene: StoryScene;
}

/** `spare` sentences are said only where the story is still too short, those of rank 1 first. */
interface Draft {
  readonly sentences: (Sentence & { readonly spare?: number })[];
  readonly motifs: readonly Motif[];
  readonly seen: string;
}

const wordsAtMost = 596;

/**
 * Which paragraphs there are, in what order, and what is said in each. The arc is always the same small one
 * (somebody, a strange thing, company, a failed try, something understood, an open end); how it is cut into
 * paragraphs, what stands in the way and whether company or thing comes first differ.
 */
export function planStory(cast: Cast, random: Random): Beat[] {
  const arrangements = random.shuffle(arrangementsOf(draftsOf(cast, random), random));
  const shortest = arrangements.toSorted((a, b) => needOf(a, cast) - needOf(b, cast))[0]!;
  const drafts = arrangements.find((arrangement) => needOf(arrangement, cast) <= wordsAtMost) ?? shortest;
  const chosen = fill(drafts, 540 + random.int(45), cast);
  return drafts.map((draft, index) => ({
    sentences: chosen[index]!,
    scene: {
      motifs: [...new Set(draft.motifs)],
      time: timeAt(index, drafts.length),
      character: cast.narrator.kind,
      description: `${draft.seen}, in ${cast.city.called[0]}`,
    },
  }));
}

type Drafts = Record<
  'opening' | 'arrival' | 'meeting' | 'obstacle' | 'attempt' | 'passing' | 'turn' | 'closing',
  Draft
>;

function draftsOf(cast: Cast, random: Random): Drafts {
  const { narrator, city, companion, image, other, third } = cast;
  const [near, beyond, far] = random.shuffle(city.places) as [Place, Place, Place];
  const sights = random.shuffle(city.sights);
  const manners = random.shuffle(narrator.manners);
  const remarks = random.shuffle(companion.remarks);
  const pondered = random.shuffle(thoughts);
  const ways = createRandom(`ways of kingdom ${narrator.chakra}`);
  /** In a kingdom each theme that shares an image begins otherwise, so that the same steps are told in other sentences. */
  const begin = (leads: readonly Line[]) =>
    leads[(cast.rank + ways.fork(leads[0]![0]).int(leads.length)) % leads.length]!;
  // Themes of one image whose ranks differ by no multiple of three never share both of its longest steps.
  const attempt = random.int(image.attempt.length);
  const turn = (attempt + cast.rank) % image.turn.length;
  const oddities = random.shuffle(oddityLeads.filter((lead) => lead !== begin(oddityLeads)));
  const obstacle = random.pick(obstacles);
  const sky = skies[cast.mood];
  const who = narrator.look;

  function one(lines: readonly Line[], slots: Sentence['slots'] = {}): Sentence {
    return { line: random.pick(lines), slots };
  }
  function led(leads: readonly Line[], lines: readonly Line[], slots: Sentence['slots'] = {}): Sentence {
    return { ...one(lines, slots), lead: random.pick(leads) };
  }

  function ofImage(leads: readonly Line[], lines: readonly Line[]): Sentence {
    return { ...one(lines), lead: begin(leads) };
  }
  return {
    opening: {
      sentences: [
        one(narrator.introductions),
        led(habitLeads, narrator.ways),
        { line: sights[0]!, slots: {} },
        { line: sights[1]!, slots: {}, spare: 3 },
        one(sky.morning),
      ],
      motifs: [near.motif],
      seen: `${who}, near ${near.at[0]}`,
    },
    arrival: {
      sentences: [
        one(image.appear, { place: near.at }),
        ofImage(sightLeads, image.look),
        ofImage(oddityLeads, image.odd),
        { line: manners[0]!, slots: {}, spare: 1 },
        { line: pondered[0]!, slots: {}, spare: 6 },
      ],
      motifs: [image.motif, near.motif],
      seen: `${who}, coming upon ${image.a[0]} near ${near.at[0]}`,
    },
    meeting: {
      sentences: [
        one(crossings, { place: beyond.at }),
        one(companion.meetings, { other: other.a }),
        led(reportLeads, other.look),
        { ...one(other.odd), lead: oddities[0]! },
        { line: remarks[0]!, slots: {}, spare: 5 },
      ],
      motifs: [other.motif, beyond.motif],
      seen: `${who}, talking to ${companion.seen} near ${beyond.at[0]}, with ${other.a[0]} close by`,
    },
    obstacle: {
      sentences: obstacle.lines.map((line) => ({ line, slots: {} })),
      motifs: [obstacle.motif],
      seen: `${who}, and beside them ${companion.seen}, before ${obstacle.seen}`,
    },
    attempt: {
      sentences: [
        one(returns),
        ofImage(attemptLeads, [image.attempt[attempt]!]),
        { line: remarks[1]!, slots: {}, spare: 2 },
        { line: manners[1]!, slots: {}, spare: 4 },
        { line: pondered[1]!, slots: {}, spare: 9 },
      ],
      motifs: [image.motif],
      seen: `${who}, trying to help ${image.a[0]}, while ${companion.seen} looks on`,
    },
    passing: {
      sentences: [
        one(glimpses, { third: third.a, place: far.at }),
        led(glimpseLeads, third.look),
        { ...one(third.odd), lead: oddities[1]!, spare: 7 },
      ],
      motifs: [third.motif, far.motif],
      seen: `${who}, looking at ${third.a[0]} near ${far.at[0]}`,
    },
    turn: {
      sentences: [
        one(joinings, { other: other.the }),
        ofImage(insightLeads, image.learn),
        one([image.turn[turn]!], { place: far.at }),
      ],
      motifs: [image.motif, other.motif],
      seen: `${who}, happy and astonished beside ${image.a[0]}, with ${companion.seen}`,
    },
    closing: {
      sentences: [
        led(duskLeads, sky.evening, { place: near.at }),
        ofImage(restLeads, image.rest),
        { line: manners[2]!, slots: {}, spare: 8 },
        one(closings, { place: near.at }),
      ],
      motifs: [image.motif, 'moon', near.motif],
      seen: `${who}, quiet at a window at night, with ${image.a[0]} outside near ${near.at[0]}`,
    },
  };
}

/** The ways to cut a story into five to eight paragraphs. */
function arrangementsOf(drafts: Drafts, random: Random): Draft[][] {
  const { opening, arrival, meeting, obstacle, attempt, passing, turn, closing } = drafts;
  const first = random.int(2) === 0 ? [arrival, meeting] : [meeting, arrival];
  return [
    [opening, arrival, merge(meeting, attempt), merge(passing, turn), closing],
    [opening, ...first, attempt, merge(passing, turn), closing],
    [opening, ...first, merge(passing, attempt), turn, closing],
    [opening, ...first, attempt, obstacle, merge(passing, turn), closing],
    [opening, ...first, passing, attempt, turn, closing],
    [opening, ...first, attempt, obstacle, passing, turn, closing],
    [opening, ...first, obstacle, attempt, passing, turn, closing],
  ];
}

/** The words of what must be said. */
function needOf(drafts: readonly Draft[], cast: Cast): number {
  return drafts
    .flatMap((draft) => draft.sentences)
    .filter(({ spare }) => spare === undefined)
    .reduce((sum, sentence) => sum + wordsOf(sentence, cast), 0);
}

function wordsOf(sentence: Sentence, cast: Cast): number {
  return countWords(sayIn('en', sentence, cast));
}

function merge(before: Draft, after: Draft): Draft {
  return {
    sentences: [...before.sentences, ...after.sentences],
    motifs: [...after.motifs, ...before.motifs],
    seen: after.seen,
  };
}

/** Says what must be said, and of the spare sentences as many as bring the English up to `target` words. */
function fill(drafts: readonly Draft[], target: number, cast: Cast): Sentence[][] {
  const sentences = drafts.flatMap((draft) => draft.sentences);
  const kept = new Set(sentences.filter(({ spare }) => spare === undefined));
  let words = needOf(drafts, cast);
  const spares = sentences.filter(({ spare }) => spare !== undefined).sort((a, b) => a.spare! - b.spare!);
  for (const spare of spares) {
    if (words >= target) break;
    const longer = words + wordsOf(spare, cast);
    if (longer > wordsAtMost) continue;
    kept.add(spare);
    words = longer;
  }
  return drafts.map((draft) => draft.sentences.filter((sentence) => kept.has(sentence)));
}

/** A story takes a day: it begins at dawn and ends at night. */
function timeAt(index: number, count: number): StoryScene['time'] {
  if (index === 0) return 'dawn';
  if (index === count - 1) return 'night';
  return index === count - 2 ? 'dusk' : 'day';
}
