import { findNouns } from '../../language/candidate-topics.ts';
import { determiners, functionWords } from '../../language/lexicon/common-words.ts';
import type { ThemeReading } from '../../language/reading.ts';
import { findThemes } from '../../language/themes.ts';
import { normaliseWord, stemOf, type TokenisedText, tokenise } from '../../language/tokens.ts';

/** Words that would read as a claim about how something was typed, were they quoted in a remark upon it. */
export const aboutTyping =
  /\b(?:paus|backspac|delet|hesitat|eras|key(?:board|strok)|typ(?:o|ing)|rhythm|retyp|rewrit|stopp|correct)/;

/** Words before which a phrase may end. */
const joints = new Set(
  'and but or so because then when while which that who if as before after until though although where for with in on at to from by of into about'.split(
    ' ',
  ),
);
/** Words with which a phrase may begin: best a subject, then an article. */
const subjects = new Set(
  "i i'm i've i'd i'll we we're we've he she they you there nobody nothing everyone no not never".split(' '),
);

const mentionsTried = 5;
const openingCharacters = 2000;
const fewestQuotedWords = 2;
const maxQuotedWords = 9;
const longestQuoteCharacters = 80;

/** `1 minute and 20 seconds`. */
export function spokenDuration(totalSeconds: number): string {
  const rounded = Math.max(0, Math.round(totalSeconds));
  const minutes = Math.floor(rounded / 60);
  const seconds = rounded % 60;
  if (minutes === 0) return counted(seconds, 'second');
  if (seconds === 0) return counted(minutes, 'minute');
  return `${counted(minutes, 'minute')} and ${counted(seconds, 'second')}`;
}

/** `1 word`, `2 words`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** A theme's name as one says it to the writer: `my mother` becomes `your mother`. */
export function saidToWriter(themeName: string): string {
  return themeName.replace(/^my /, 'your ').replace(/^who I am$/, 'who you are');
}

export function sentenceCase(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** A few words with which the writing says `theme`, letter for letter; undefined where none can be quoted well. */
export function fewWordsAbout(theme: ThemeReading): string | undefined {
  const lastWord = stemOf(normaliseWord(theme.name.split(' ').at(-1)!));
  for (const { quote } of theme.mentions.slice(0, mentionsTried)) {
    const tokenised = tokenise(quote);
    const touch = findThemes(tokenised).touches.find(({ theme: name, said }) => said && name === theme.name);
    const token = touch?.token ?? tokenised.tokens.findIndex(({ stem }) => stem === lastWord);
    const words = token < 0 ? firstWordsOf(quote) : fewWordsAround(tokenised, token);
    if (words !== undefined) return words;
  }
  return undefined;
}

/** The first few words that can be quoted. */
export function firstWordsOf(text: string): string | undefined {
  const tokenised = tokenise(text.slice(0, openingCharacters));
  for (let token = 0; token < tokenised.tokens.length; token++) {
    const words = fewWordsAround(tokenised, token);
    if (words !== undefined) return words;
  }
  return undefined;
}

/**
 * The best run of words around `about`: on one line, without a mark that ends a sentence, cut where a phrase ends.
 */
function fewWordsAround({ text, tokens, clauses }: TokenisedText, about: number): string | undefined {
  const { firstToken, lastToken } = clauses[tokens[about]!.clause]!;
  const joined = (index: number) =>
    /^(?: |, |-|–)$/.test(text.slice(tokens[index - 1]!.end, tokens[index]!.start));
  const usable = (index: number) => !aboutTyping.test(tokens[index]!.word);
  if (!usable(about)) return undefined;
  let low = about;
  while (low > firstToken && about - low < maxQuotedWords && joined(low) && usable(low - 1)) low--;
  let high = about;
  while (high + 1 < lastToken && high - about < maxQuotedWords && joined(high + 1) && usable(high + 1))
    high++;

  let best: { start: number; end: number; worth: number } | undefined;
  for (let from = low; from <= about; from++) {
    for (let to = about; to <= high; to++) {
      const words = to - from + 1;
      const start = tokens[from]!.start;
      const end = tokens[to]!.end;
      if (words < fewestQuotedWords || words > maxQuotedWords || end - start > longestQuoteCharacters)
        continue;
      const startWorth =
        from === firstToken || subjects.has(tokens[from]!.word)
          ? 3
          : text[start - 2] === ',' || joints.has(tokens[from - 1]!.word)
            ? 2
            : determiners.has(tokens[from]!.word)
              ? 1
              : 0;
      const endsWell =
        to + 1 === lastToken || /^,/.test(text.slice(end, end + 1)) || joints.has(tokens[to + 1]!.word);
      const dangles = functionWords.has(tokens[to]!.word) && to + 1 < lastToken;
      const trails = joints.has(tokens[from]!.word) && from !== firstToken;
      const worth =
        startWorth + (endsWell ? 4 : 0) - (dangles ? 6 : 0) - (trails ? 3 : 0) - Math.abs(words - 6) * 0.4;
      if (!best || worth > best.worth) best = { start, end, worth };
    }
  }
  return best && text.slice(best.start, best.end);
}

/** The word that this writing makes most of, as it is written; undefined where it has no word. */
export function ownWordOf(tokenised: TokenisedText): string | undefined {
  const { text, tokens } = tokenised;
  const noun = findNouns(tokenised)[0];
  if (noun && !aboutTyping.test(noun.word)) return asWritten(noun.places[0]!);
  const counts = new Map<string, { count: number; first: number }>();
  for (const [index, { word }] of tokens.entries()) {
    if (functionWords.has(word) || aboutTyping.test(word)) continue;
    const seen = counts.get(word);
    if (seen) seen.count++;
    else counts.set(word, { count: 1, first: index });
  }
  const ranked = [...counts].sort((a, b) => b[1].count - a[1].count || b[0].length - a[0].length);
  const chosen = ranked[0]?.[1].first ?? (tokens.length > 0 ? 0 : undefined);
  return chosen === undefined ? undefined : asWritten(chosen);

  function asWritten(index: number): string {
    return text.slice(tokens[index]!.start, tokens[index]!.end);
  }
}

/** Share of the words that are English grammar; about 0.4 in English prose. */
export function englishShareOf({ tokens }: TokenisedText): number {
  if (tokens.length === 0) return 0;
  // `a`, `i` and the like are words of many languages.
  return tokens.filter(({ word }) => word.length > 1 && functionWords.has(word)).length / tokens.length;
}
