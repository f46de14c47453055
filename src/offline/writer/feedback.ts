import { createRandom, type Random } from '../../core/random.ts';
import { neutralSignature } from '../../language/emotion.ts';
import type { Reading } from '../../language/reading.ts';
import { nameFor } from '../../language/subjects.ts';
import { type TokenisedText, tokenise } from '../../language/tokens.ts';
import texts from './data/feedback.json' with { type: 'json' };
import { counted, joinSentences, spokenDuration } from './phrasing.ts';
import { isAboutTyping, keyWordOf, quoteAbout } from './quotation.ts';
import { fillOneOf } from './templates.ts';

export interface FeedbackInput {
  readonly writing: string;
  readonly durationSeconds: number;
  readonly thresholdSeconds: number;
  readonly flow: { readonly wordsPerMinute: number };
  readonly reading: Reading;
}

/** Words a minute. At this pace or above, the text was probably not all typed in the session. */
const pastedPace = 150;
const quickPace = 45;
const steadyPace = 18;
const slowPace = 6;
/** A session that missed the threshold by no more than this was nearly a prime. */
const nearlySeconds = 90;
/** A writing has two main themes if the second has more than this share of the first one's weight. */
const sharedWeight = 0.7;

/**
 * Returns three to five sentences about one session: its length compared with the threshold, its pace, its subject, and
 * one thing to try. The sentences claim only what the text, its duration and its new lines can show.
 */
export function composeFeedback(input: FeedbackInput): string {
  const tokenised = tokenise(input.writing);
  const random = createRandom(`feedback/${input.durationSeconds}/${input.writing}`);
  return joinSentences([
    lengthSentence(input, random),
    paceSentence(input, tokenised, random),
    subjectSentence(input, tokenised, random),
    turnSentence(input, random),
    suggestionSentence(input, tokenised, random),
  ]);
}

function lengthSentence({ durationSeconds, thresholdSeconds }: FeedbackInput, random: Random): string {
  const open = thresholdSeconds - durationSeconds;
  const slots = {
    written: spokenDuration(durationSeconds),
    open: spokenDuration(open),
    threshold: spokenDuration(thresholdSeconds),
  };
  if (open <= 0) return fillOneOf(texts.length.reached, random, slots);
  if (durationSeconds < 1) return fillOneOf(texts.length.notCounted, random, slots);
  return fillOneOf(open <= nearlySeconds ? texts.length.nearly : texts.length.short, random, slots);
}

function paceSentence(
  { flow, durationSeconds }: FeedbackInput,
  { tokens }: TokenisedText,
  random: Random,
): string {
  const pace = Math.round(flow.wordsPerMinute);
  const slots = {
    words: counted(tokens.length, 'word'),
    pace: `about ${counted(pace, 'word')} a minute`,
  };
  return fillOneOf(texts.pace[kindOfPace()], random, slots);

  function kindOfPace(): keyof typeof texts.pace {
    if (durationSeconds < 1 || !Number.isFinite(pace)) return 'notCounted';
    if (pace >= pastedPace) return 'pasted';
    if (pace >= quickPace) return 'quick';
    if (pace >= steadyPace) return 'steady';
    return pace >= slowPace ? 'slow' : 'sparse';
  }
}

function subjectSentence({ reading }: FeedbackInput, tokenised: TokenisedText, random: Random): string {
  const [first, second, third] = reading.themes;
  const word = keyWordOf(tokenised);
  if (!first) {
    return fillOneOf(word === undefined ? texts.subject.noWords : texts.subject.noTheme, random, { word });
  }
  const quote = quoteAbout(first);
  const times = first.mentions.length;
  const slots = {
    name: nameFor(first.name, 'you'),
    second: second && nameFor(second.name, 'you'),
    third: third && nameFor(third.name, 'you'),
    times: String(times),
    evidence: evidence(),
  };
  if (times === 1 && second && third) return fillOneOf(texts.subject.several, random, slots);
  if (second && second.weight > first.weight * sharedWeight)
    return fillOneOf(texts.subject.pair, random, slots);
  return fillOneOf(times > 1 ? texts.subject.repeated : texts.subject.once, random, slots);

  function evidence(): string {
    if (quote !== undefined) return fillOneOf(texts.subject.evidenceQuote, random, { quote });
    return word === undefined ? '' : fillOneOf(texts.subject.evidenceWord, random, { word });
  }
}

/** A sentence about a theme that the writing left, else about the tone of its words; undefined if it has neither. */
function turnSentence({ reading }: FeedbackInput, random: Random): string | undefined {
  const left = themeLeft(reading);
  if (left) return fillOneOf(texts.turn.left, random, { name: nameFor(left, 'you') });
  const word = reading.emotion.words.find((words) => !isAboutTyping(words));
  const feeling = reading.emotion.signature;
  if (word === undefined || feeling === neutralSignature) return undefined;
  return fillOneOf(texts.turn.feeling, random, { word, feeling });
}

function suggestionSentence(input: FeedbackInput, tokenised: TokenisedText, random: Random): string {
  const { reading, flow, durationSeconds, thresholdSeconds } = input;
  const theme = themeLeft(reading) ?? reading.themes[0]?.name;
  const word = keyWordOf(tokenised);
  const slots = {
    name: theme && nameFor(theme, 'you'),
    word,
    threshold: spokenDuration(thresholdSeconds),
  };
  if (durationSeconds >= 1 && flow.wordsPerMinute >= pastedPace) {
    const { pasted, pastedWithoutTheme } = texts.suggestion;
    return fillOneOf(theme ? pasted : pastedWithoutTheme, random, slots);
  }
  const open = thresholdSeconds - durationSeconds;
  if (theme && open > 0 && open <= nearlySeconds) return fillOneOf(texts.suggestion.nearly, random, slots);
  if (theme) return fillOneOf(texts.suggestion.theme, random, slots);
  return fillOneOf(word === undefined ? texts.suggestion.noWords : texts.suggestion.word, random, slots);
}

/** The first theme that the writing touches and then leaves. */
function themeLeft({ deflections }: Reading): string | undefined {
  return deflections.find(({ about }) => about !== undefined)?.about;
}
