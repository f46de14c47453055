import type { Language } from '../../core/languages.ts';
import { createRandom, type Random } from '../../core/random.ts';
import { countWords, renderLine } from './grammar.ts';
import { leads, obstacles, passages, skies } from './texts.ts';
import type { Cast, Line, Motif, Place, StoryScene } from './types.ts';

export interface Sentence {
  readonly line: Line;
  readonly slots: Readonly<Record<string, Line>>;
  /** A beginning that is put before the line. */
  readonly lead?: Line;
}

/** One paragraph of the plan: its sentences, and the picture that goes with it. */
export interface PlannedParagraph {
  readonly sentences: readonly Sentence[];
  readonly scene: StoryScene;
}

interface DraftSentence extends Sentence {
  /** Set for an optional sentence, which is used only if the story is too short. The lowest number is used first. */
  readonly optional?: number;
}

interface Draft {
  readonly sentences: readonly DraftSentence[];
  readonly motifs: readonly Motif[];
  /** What to draw, in English. */
  readonly description: string;
}

type Drafts = Record<
  'opening' | 'arrival' | 'meeting' | 'obstacle' | 'attempt' | 'passing' | 'turn' | 'closing',
  Draft
>;

/** The maximum number of English words in a story, a little less than the 600 that `composeStory` promises. */
const maxWords = 596;

/**
 * Chooses the paragraphs of a story, their order, and the sentences in each. Every story has the same arc: a narrator,
 * a strange thing, company, a failed attempt, something understood, an open end. Stories differ in how the arc is cut into
 * paragraphs, in the obstacle, and in whether the thing or the company comes first.
 */
export function planStory(cast: Cast, random: Random): PlannedParagraph[] {
  const arrangements = random.shuffle(arrangementsOf(draftsOf(cast, random), random));
  const shortest = arrangements.toSorted((a, b) => requiredWords(a, cast) - requiredWords(b, cast))[0]!;
  const drafts = arrangements.find((arrangement) => requiredWords(arrangement, cast) <= maxWords) ?? shortest;
  const sentences = chooseSentences(drafts, 540 + random.int(45), cast);
  return drafts.map((draft, index) => ({
    sentences: sentences[index]!,
    scene: {
      motifs: [...new Set(draft.motifs)],
      time: timeAt(index, drafts.length),
      character: cast.narrator.kind,
      description: `${draft.description}, in ${cast.city.localName.en}`,
    },
  }));
}

export function renderSentence({ line, slots, lead }: Sentence, language: Language, cast: Cast): string {
  const bindings = {
    slots: { ...cast.phrases, ...slots },
    narratorGender: cast.narrator.gender,
    companionGender: cast.companion.gender,
  };
  return renderLine(line, language, bindings, lead);
}

/** Drafts the paragraphs. Do not change the order of the random draws: the same input must give the same story. */
function draftsOf(cast: Cast, random: Random): Drafts {
  const { narrator, city, companion, image, other, third } = cast;
  const [near, beyond, far] = random.shuffle(city.places) as [Place, Place, Place];
  const sights = random.shuffle(city.sights);
  const gestures = random.shuffle(narrator.gestures);
  const remarks = random.shuffle(companion.remarks);
  const thoughts = random.shuffle(passages.thoughts);
  const leadOf = imageLeads(cast);
  // Two themes of one image share both of its longest steps only if their ranks differ by a multiple of three.
  const attempt = random.int(image.attempt.length);
  const turn = (attempt + cast.rank) % image.turn.length;
  const oddities = random.shuffle(leads.oddity.filter((lead) => lead !== leadOf(leads.oddity)));
  const obstacle = random.pick(obstacles);
  const sky = skies[cast.mood];
  const teller = narrator.look;

  function oneOf(lines: readonly Line[], slots: Sentence['slots'] = {}): Sentence {
    return { line: random.pick(lines), slots };
  }
  function withLead(
    beginnings: readonly Line[],
    lines: readonly Line[],
    slots: Sentence['slots'] = {},
  ): Sentence {
    return { ...oneOf(lines, slots), lead: random.pick(beginnings) };
  }
  function ofImage(beginnings: readonly Line[], lines: readonly Line[]): Sentence {
    return { ...oneOf(lines), lead: leadOf(beginnings) };
  }

  return {
    opening: {
      sentences: [
        oneOf(narrator.introductions),
        withLead(leads.habit, narrator.habits),
        { line: sights[0]!, slots: {} },
        { line: sights[1]!, slots: {}, optional: 3 },
        oneOf(sky.morning),
      ],
      motifs: [near.motif],
      description: `${teller}, near ${near.at.en}`,
    },
    arrival: {
      sentences: [
        oneOf(image.appear, { place: near.at }),
        ofImage(leads.sight, image.look),
        ofImage(leads.oddity, image.odd),
        { line: gestures[0]!, slots: {}, optional: 1 },
        { line: thoughts[0]!, slots: {}, optional: 6 },
      ],
      motifs: [image.motif, near.motif],
      description: `${teller}, coming upon ${image.a.en} near ${near.at.en}`,
    },
    meeting: {
      sentences: [
        oneOf(passages.crossings, { place: beyond.at }),
        oneOf(companion.meetings, { other: other.a }),
        withLead(leads.report, other.look),
        { ...oneOf(other.odd), lead: oddities[0]! },
        { line: remarks[0]!, slots: {}, optional: 5 },
      ],
      motifs: [other.motif, beyond.motif],
      description: `${teller}, talking to ${companion.look} near ${beyond.at.en}, with ${other.a.en} close by`,
    },
    obstacle: {
      sentences: obstacle.lines.map((line) => ({ line, slots: {} })),
      motifs: [obstacle.motif],
      description: `${teller}, and beside them ${companion.look}, before ${obstacle.look}`,
    },
    attempt: {
      sentences: [
        oneOf(passages.returns),
        ofImage(leads.attempt, [image.attempt[attempt]!]),
        { line: remarks[1]!, slots: {}, optional: 2 },
        { line: gestures[1]!, slots: {}, optional: 4 },
        { line: thoughts[1]!, slots: {}, optional: 9 },
      ],
      motifs: [image.motif],
      description: `${teller}, trying to help ${image.a.en}, while ${companion.look} looks on`,
    },
    passing: {
      sentences: [
        oneOf(passages.glimpses, { third: third.a, place: far.at }),
        withLead(leads.glimpse, third.look),
        { ...oneOf(third.odd), lead: oddities[1]!, optional: 7 },
      ],
      motifs: [third.motif, far.motif],
      description: `${teller}, looking at ${third.a.en} near ${far.at.en}`,
    },
    turn: {
      sentences: [
        oneOf(passages.joinings, { other: other.the }),
        ofImage(leads.insight, image.learn),
        oneOf([image.turn[turn]!], { place: far.at }),
      ],
      motifs: [image.motif, other.motif],
      description: `${teller}, happy and astonished beside ${image.a.en}, with ${companion.look}`,
    },
    closing: {
      sentences: [
        withLead(leads.dusk, sky.evening, { place: near.at }),
        ofImage(leads.rest, image.rest),
        { line: gestures[2]!, slots: {}, optional: 8 },
        oneOf(passages.closings, { place: near.at }),
      ],
      motifs: [image.motif, 'moon', near.motif],
      description: `${teller}, quiet at a window at night, with ${image.a.en} outside near ${near.at.en}`,
    },
  };
}

/**
 * Chooses the lead of each step of the main image. In a kingdom, themes that share an image get different leads, so that
 * the same steps are told in other sentences.
 */
function imageLeads({ narrator, rank }: Cast): (leads: readonly Line[]) => Line {
  const random = createRandom(`ways of kingdom ${narrator.chakra}`);
  return (beginnings) => {
    const offset = random.fork(beginnings[0]!.en).int(beginnings.length);
    return beginnings[(rank + offset) % beginnings.length]!;
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

/** The number of English words in the sentences that are not optional. */
function requiredWords(drafts: readonly Draft[], cast: Cast): number {
  return drafts
    .flatMap((draft) => draft.sentences)
    .filter(({ optional }) => optional === undefined)
    .reduce((sum, sentence) => sum + wordsOf(sentence, cast), 0);
}

function wordsOf(sentence: Sentence, cast: Cast): number {
  return countWords(renderSentence(sentence, 'en', cast));
}

function merge(before: Draft, after: Draft): Draft {
  return {
    sentences: [...before.sentences, ...after.sentences],
    motifs: [...after.motifs, ...before.motifs],
    description: after.description,
  };
}

/** The required sentences of each draft, and as many optional ones as bring the English text up to `target` words. */
function chooseSentences(drafts: readonly Draft[], target: number, cast: Cast): Sentence[][] {
  const sentences = drafts.flatMap((draft) => draft.sentences);
  const chosen = new Set(sentences.filter(({ optional }) => optional === undefined));
  const candidates = sentences
    .filter(({ optional }) => optional !== undefined)
    .sort((a, b) => a.optional! - b.optional!);
  let words = requiredWords(drafts, cast);
  for (const candidate of candidates) {
    if (words >= target) break;
    const longer = words + wordsOf(candidate, cast);
    if (longer > maxWords) continue;
    chosen.add(candidate);
    words = longer;
  }
  return drafts.map((draft) => draft.sentences.filter((sentence) => chosen.has(sentence)));
}

/** The time of day in paragraph `index` of `count`. A story begins at dawn and ends at night. */
function timeAt(index: number, count: number): StoryScene['time'] {
  if (index === 0) return 'dawn';
  if (index === count - 1) return 'night';
  return index === count - 2 ? 'dusk' : 'day';
}
