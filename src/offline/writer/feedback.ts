import { createRandom, type Random } from '../../core/random.ts';
import { unmoved } from '../../language/emotion.ts';
import type { Reading } from '../../language/reading.ts';
import { type TokenisedText, tokenise } from '../../language/tokens.ts';
import {
  aboutTyping,
  counted,
  fewWordsAbout,
  ownWordOf,
  saidToWriter,
  sentenceCase,
  spokenDuration,
} from './phrasing.ts';

export interface FeedbackInput {
  readonly writing: string;
  readonly durationSeconds: number;
  readonly thresholdSeconds: number;
  readonly flow: { readonly wordsPerMinute: number };
  readonly reading: Reading;
}

/** Words a minute from which on hands alone hardly explain the pace. */
const pastedPace = 150;
const quickPace = 45;
const steadyPace = 18;
const slowPace = 6;
/** Open time below which the session almost was one. */
const nearlySeconds = 90;

/**
 * Three to five sentences about one session: its length against the threshold, its pace, what it circles around,
 * one thing to try. It says only what text, duration and new lines can show.
 */
export function composeFeedback(input: FeedbackInput): string {
  const tokenised = tokenise(input.writing);
  const random = createRandom(`feedback/${input.durationSeconds}/${input.writing}`);
  const sentences = [
    lengthSentence(input, random),
    paceSentence(input, tokenised, random),
    circlingSentence(input, tokenised, random),
    turnSentence(input, random),
    trySentence(input, tokenised, random),
  ];
  return sentences
    .filter((sentence) => sentence !== undefined)
    .map(sentenceCase)
    .join(' ');
}

function lengthSentence({ durationSeconds, thresholdSeconds }: FeedbackInput, random: Random): string {
  const threshold = spokenDuration(thresholdSeconds);
  const open = thresholdSeconds - durationSeconds;
  if (open <= 0) {
    return random.pick([
      `you stayed with it for ${spokenDuration(durationSeconds)}, past the ${threshold} that make a prime.`,
      `${spokenDuration(durationSeconds)} of writing: the ${threshold} of a prime are in there.`,
    ]);
  }
  if (durationSeconds < 1) {
    return `no time was counted for this one, and a prime begins at ${threshold}.`;
  }
  const written = spokenDuration(durationSeconds);
  if (open <= nearlySeconds) {
    return random.pick([
      `you wrote for ${written}, only ${spokenDuration(open)} short of the ${threshold} that make a prime.`,
      `${written} is close: another ${spokenDuration(open)} and this would have been a prime.`,
      `at ${written} this ended ${spokenDuration(open)} before the ${threshold} of a prime.`,
    ]);
  }
  return random.pick([
    `you wrote for ${written}; a prime begins at ${threshold}, so ${spokenDuration(open)} were still open.`,
    `this one lasted ${written} of the ${threshold} that make a prime.`,
    `${written} on the page, with ${spokenDuration(open)} to go until the ${threshold} of a prime.`,
    `you gave it ${written}, and a prime asks for ${threshold}.`,
  ]);
}

function paceSentence(
  { flow, durationSeconds }: FeedbackInput,
  { tokens }: TokenisedText,
  random: Random,
): string {
  const words = counted(tokens.length, 'word');
  const pace = Math.round(flow.wordsPerMinute);
  if (durationSeconds < 1 || !Number.isFinite(pace))
    return `there are ${words} in it, and without a time they have no pace.`;
  const rate = `about ${counted(pace, 'word')} a minute`;
  if (pace >= pastedPace) {
    return `${words} in that time is ${rate}, more than hands usually manage, so perhaps part of it was written before.`;
  }
  if (pace >= quickPace) {
    return random.pick([
      `that makes ${words}, ${rate}, which is quick.`,
      `at ${rate} the ${words} came fast.`,
      `${words} at ${rate} is a brisk run.`,
    ]);
  }
  if (pace >= steadyPace) {
    return random.pick([
      `that makes ${words}, ${rate}, a pace that can be kept up.`,
      `with ${words}, ${rate}, the pace was a steady one overall.`,
      `${words} came of it, ${rate}, enough to carry a thought along.`,
    ]);
  }
  if (pace >= slowPace) {
    return random.pick([
      `that makes ${words}, ${rate}, on the slow side.`,
      `${words} came of it, ${rate}, which is unhurried.`,
    ]);
  }
  return random.pick([
    `it holds ${words}, few for that time, and why is not something the count can tell.`,
    `for that time ${words} is little text, and the numbers do not say why.`,
  ]);
}

function circlingSentence({ reading }: FeedbackInput, tokenised: TokenisedText, random: Random): string {
  const [first, second, third] = reading.themes;
  if (!first) {
    const word = ownWordOf(tokenised);
    if (word === undefined)
      return 'there are no words in it to go by, so there is nothing to say of what it circles around.';
    return random.pick([
      `no single subject holds it together yet; the word that stays is “${word}”.`,
      `it does not settle on a subject, and the nearest to one is “${word}”.`,
    ]);
  }
  const name = saidToWriter(first.name);
  const quote = fewWordsAbout(first);
  const said = quote ? `: “${quote}”` : ownWordClause(tokenised);
  const times = first.mentions.length;
  if (times === 1 && second && third) {
    const [other, last] = [saidToWriter(second.name), saidToWriter(third.name)];
    return random.pick([
      `it goes from one thing to the next, ${name}, ${other}, ${last}, without circling around any${said}.`,
      `no one subject takes over; ${name}, ${other} and ${last} each get their line${said}.`,
    ]);
  }
  if (second && second.weight > first.weight * 0.7) {
    const other = saidToWriter(second.name);
    return random.pick([
      `it moves between ${name} and ${other}${said}.`,
      `two subjects share it, ${name} and ${other}${said}.`,
      `${name} and ${other} stand side by side here${said}.`,
    ]);
  }
  if (times > 1) {
    return random.pick([
      `it comes back to ${name}, in ${times} places${said}.`,
      `what it circles around is ${name}${said}.`,
      `${name} is where it keeps returning${said}.`,
    ]);
  }
  return random.pick([`the nearest thing to a centre is ${name}${said}.`, `it touches ${name} once${said}.`]);
}

function turnSentence({ reading }: FeedbackInput, random: Random): string | undefined {
  const left = reading.deflections.find((deflection) => deflection.about !== undefined);
  if (left?.about) {
    const name = saidToWriter(left.about);
    return random.pick([
      `${name} is mentioned and then left, and only you know whether there was more.`,
      `it turns away from ${name} soon after touching it, which may mean nothing.`,
    ]);
  }
  const feeling = reading.emotion.words.find((words) => !aboutTyping.test(words));
  if (feeling === undefined || reading.emotion.signature === unmoved) return undefined;
  return random.pick([
    `the tone, as far as words like “${feeling}” show it, is ${reading.emotion.signature}.`,
    `going by a word like “${feeling}”, it reads as ${reading.emotion.signature}.`,
  ]);
}

function trySentence(input: FeedbackInput, tokenised: TokenisedText, random: Random): string {
  const { reading, flow, durationSeconds, thresholdSeconds } = input;
  const left = reading.deflections.find((deflection) => deflection.about !== undefined)?.about;
  const theme = reading.themes[0]?.name;
  const word = ownWordOf(tokenised);
  const start = left ?? theme;
  const minutes = spokenDuration(thresholdSeconds);
  if (durationSeconds >= 1 && flow.wordsPerMinute >= pastedPace) {
    return `one thing to try: begin the next one on an empty page, with ${start ? saidToWriter(start) : 'whatever is nearest'}, and let it be rough.`;
  }
  if (durationSeconds < thresholdSeconds && thresholdSeconds - durationSeconds <= nearlySeconds && start) {
    return `one thing to try: when it seems finished, write one more sentence about ${saidToWriter(start)}, then another.`;
  }
  if (start) {
    const name = saidToWriter(start);
    return random.pick([
      `one thing to try: open the next one with ${name} and stay with it for a full page before going on.`,
      `one thing to try: put ${name} into one plain scene, with a place and an hour, and go on until ${minutes} are over.`,
      `next time, try to begin in the middle of ${name} and let the sentences be plain.`,
      `one thing to try: write what you have not yet said about ${name}, even if the first lines are clumsy.`,
    ]);
  }
  if (word !== undefined) {
    return random.pick([
      `one thing to try: take “${word}” as the first word of the next one and write on until ${minutes} are over.`,
      `next time, try to say what “${word}” looks like, where it is, and who else is there.`,
    ]);
  }
  return `one thing to try: begin with what you can see from where you sit, and go on until ${minutes} are over.`;
}

function ownWordClause(tokenised: TokenisedText): string {
  const word = ownWordOf(tokenised);
  return word === undefined ? '' : `, and “${word}” is a word of it`;
}
