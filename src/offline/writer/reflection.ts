import { createRandom, type Random } from '../../core/random.ts';
import { neutralSignature } from '../../language/emotion.ts';
import type { Reading, ThemeReading } from '../../language/reading.ts';
import { nameFor } from '../../language/subjects.ts';
import { type TokenisedText, tokenise } from '../../language/tokens.ts';
import { functionWords } from '../../language/word-lists.ts';
import texts from './data/reflection.json' with { type: 'json' };
import { counted, joinSentences } from './phrasing.ts';
import { keyWordOf, openingQuote, quoteAbout } from './quotation.ts';
import { fillOneOf } from './templates.ts';

/** A text with a smaller share of English grammar words is not taken for English. English prose has about 0.4. */
const minEnglishShare = 0.12;

/** Returns two to four sentences about a writing, in tentative words, since they rest on its vocabulary alone. */
export function composeReflection(text: string, reading: Reading): string {
  const tokenised = tokenise(text);
  const random = createRandom(`reflection/${text}`);
  if (reading.themes.length === 0) return joinSentences(withoutThemes(tokenised, reading, random));
  return joinSentences([
    subjectSentence(reading.themes, random),
    movementSentence(reading, text.length, random),
    feelingSentence(reading, random),
    questionSentence(reading, random),
  ]);
}

function subjectSentence(themes: readonly ThemeReading[], random: Random): string {
  const [first, second, third] = themes as [ThemeReading, ThemeReading?, ThemeReading?];
  const slots = {
    name: nameFor(first.name, 'you'),
    second: second && nameFor(second.name, 'you'),
    third: third && nameFor(third.name, 'you'),
    quote: quoteAbout(first),
  };
  if (first.mentions.length === 1 && second && third) return fillOneOf(texts.subject.several, random, slots);
  return fillOneOf(second ? texts.subject.pair : texts.subject.one, random, slots);
}

/** A sentence about the themes of the first and of the last third; undefined if one of these has no theme. */
function movementSentence({ themes }: Reading, length: number, random: Random): string | undefined {
  const opening = strongestWithin(themes, 0, length / 3);
  const closing = strongestWithin(themes, (length * 2) / 3, length);
  if (!opening || !closing) return undefined;
  const from = nameFor(opening.theme.name, 'you');
  const to = nameFor(closing.theme.name, 'you');
  const quote = quoteAbout({ ...closing.theme, mentions: [closing.mention] });
  return fillOneOf(from === to ? texts.movement.stays : texts.movement.moves, random, { from, to, quote });
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
  const feeling = emotion.signature;
  if (first === undefined || feeling === neutralSignature) return undefined;
  return fillOneOf(texts.feeling.words, random, { first, second, feeling });
}

function questionSentence({ deflections, themes }: Reading, random: Random): string | undefined {
  const left = deflections.find(({ about }) => about !== undefined)?.about;
  const name = left ?? themes[0]?.name;
  if (name === undefined) return undefined;
  const templates = left === undefined ? texts.question.theme : texts.question.left;
  return fillOneOf(templates, random, { name: nameFor(name, 'you') });
}

function withoutThemes(tokenised: TokenisedText, reading: Reading, random: Random): (string | undefined)[] {
  const { noTheme } = texts;
  const word = keyWordOf(tokenised);
  const slots = { word, words: counted(tokenised.tokens.length, 'word') };
  if (word === undefined) {
    return [fillOneOf(noTheme.noWords, random), fillOneOf(noTheme.noWordsEnd, random)];
  }
  if (englishShareOf(tokenised) < minEnglishShare) {
    return [
      fillOneOf(noTheme.otherLanguage, random, slots),
      fillOneOf(noTheme.otherLanguageEnd, random, slots),
    ];
  }
  return [
    fillOneOf(noTheme.word, random, slots),
    feelingSentence(reading, random),
    fillOneOf(noTheme.wordEnd, random, { quote: openingQuote(tokenised.text) ?? word }),
  ];
}

/** The share of the words that are English grammar words. */
function englishShareOf({ tokens }: TokenisedText): number {
  if (tokens.length === 0) return 0;
  // `a`, `i` and the like are words of many languages.
  return tokens.filter(({ word }) => word.length > 1 && functionWords.has(word)).length / tokens.length;
}
