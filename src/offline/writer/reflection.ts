import { createRandom, type Random } from '../../core/random.ts';
import { unmoved } from '../../language/emotion.ts';
import type { Reading, ThemeReading } from '../../language/reading.ts';
import { type TokenisedText, tokenise } from '../../language/tokens.ts';
import {
  counted,
  englishShareOf,
  fewWordsAbout,
  firstWordsOf,
  ownWordOf,
  saidToWriter,
  sentenceCase,
} from './phrasing.ts';

/** Below this share of English grammar words a text is in another language, or in none. */
const minEnglishShare = 0.12;

/** Two to four sentences that speak of this writing, as tentatively as words alone allow. */
export function composeReflection(text: string, reading: Reading): string {
  const tokenised = tokenise(text);
  const random = createRandom(`reflection/${text}`);
  const [first] = reading.themes;
  const sentences = first
    ? [
        subjectSentence(reading.themes, random),
        movementSentence(reading, text.length, random),
        feelingSentence(reading, random),
        questionSentence(reading, random),
      ]
    : withoutThemes(tokenised, reading, random);
  return sentences
    .filter((sentence) => sentence !== undefined)
    .map(sentenceCase)
    .join(' ');
}

function subjectSentence(themes: readonly ThemeReading[], random: Random): string {
  const [first, second, third] = themes as [ThemeReading, ThemeReading?, ThemeReading?];
  const name = saidToWriter(first.name);
  const quote = fewWordsAbout(first);
  const said = quote ? `, where you write “${quote}”` : '';
  if (first.mentions.length === 1 && second && third) {
    const [other, last] = [saidToWriter(second.name), saidToWriter(third.name)];
    return random.pick([
      `this writing goes from one thing to the next, ${name}, ${other}, ${last}${quote ? `, with “${quote}” among them` : ''}.`,
      `no one subject holds this writing; ${name}${quote ? `, in “${quote}”` : ''}, stands beside ${other} and ${last}.`,
    ]);
  }
  if (second) {
    const other = saidToWriter(second.name);
    return random.pick([
      `this writing seems to turn around ${name}${said}, with ${other} close by.`,
      `${name} and ${other} share these pages${quote ? `, and it is ${name} that gets the line “${quote}”` : ''}.`,
      `much of this seems to be about ${name}${said}, though ${other} is never far.`,
    ]);
  }
  return random.pick([
    `this writing seems to turn around ${name}${said}.`,
    `${name} seems to be at the centre of this${said}.`,
  ]);
}

/** From what its first third speaks of to what its last third does. */
function movementSentence({ themes }: Reading, length: number, random: Random): string | undefined {
  const opening = strongestWithin(themes, 0, length / 3);
  const closing = strongestWithin(themes, (length * 2) / 3, length);
  if (!opening || !closing) return undefined;
  const from = saidToWriter(opening.theme.name);
  const to = saidToWriter(closing.theme.name);
  const quote = fewWordsAbout({ ...closing.theme, mentions: [closing.mention] });
  if (from === to) {
    return random.pick([
      `it begins with ${from} and is still there at the end${quote ? `, at “${quote}”` : ''}.`,
      `from the first lines to the last it stays near ${from}${quote ? `, down to “${quote}”` : ''}.`,
    ]);
  }
  return random.pick([
    `it sets out from ${from} and comes to ${to}${quote ? `, at “${quote}”` : ''}.`,
    `somewhere along the way ${from} gives place to ${to}${quote ? `: “${quote}”` : ''}.`,
  ]);
}

function strongestWithin(themes: readonly ThemeReading[], from: number, to: number) {
  for (const theme of themes) {
    const mention = theme.mentions.find(({ start }) => start >= from && start < to);
    if (mention) return { theme, mention };
  }
  return undefined;
}

function feelingSentence({ emotion }: Reading, random: Random): string | undefined {
  const [first, second] = emotion.words;
  if (first === undefined || emotion.signature === unmoved) return undefined;
  const words = second === undefined ? `“${first}”` : `“${first}” and “${second}”`;
  return random.pick([
    `the feeling in it, going by words like ${words}, may be ${emotion.signature}.`,
    `it reads as ${emotion.signature}, perhaps, if ${words} can be trusted to carry it.`,
    `words like ${words} give it a tone that could be called ${emotion.signature}.`,
  ]);
}

function questionSentence({ deflections, themes }: Reading, random: Random): string | undefined {
  const left = deflections.find((deflection) => deflection.about !== undefined)?.about;
  if (left !== undefined) {
    const name = saidToWriter(left);
    return random.pick([
      `when it came to ${name} the page moved on: was that all there was to say?`,
      `${name} is touched and then left; is there more of it, for another day?`,
      `was there more to say of ${name} than the moment allowed?`,
    ]);
  }
  const [first] = themes;
  if (!first) return undefined;
  return random.pick([
    `what would the next page about ${saidToWriter(first.name)} say?`,
    `perhaps there is more about ${saidToWriter(first.name)} that has not been written yet.`,
    'what would you keep of it, if you could keep one line?',
  ]);
}

function withoutThemes(tokenised: TokenisedText, reading: Reading, random: Random): (string | undefined)[] {
  const count = tokenised.tokens.length;
  const word = ownWordOf(tokenised);
  if (word === undefined) {
    return ['there are marks here, and no words that could be read.', 'what they stand for is yours to say.'];
  }
  if (englishShareOf(tokenised) < minEnglishShare) {
    return [
      `these ${counted(count, 'word')} seem to be in a language that cannot be read here, so nothing will be guessed about them.`,
      `one that stands out, if only by its place, is “${word}”.`,
    ];
  }
  const quote = firstWordsOf(tokenised.text);
  return [
    random.pick([
      `no one subject takes over in these ${counted(count, 'word')}; the word that stays is “${word}”.`,
      `this goes by without settling on a subject, and “${word}” may be the nearest to one.`,
    ]),
    feelingSentence(reading, random),
    quote
      ? `perhaps “${quote}” is where a next page could begin.`
      : `perhaps “${word}” is where a next page could begin.`,
  ];
}
