/** Splits a text in any script into words and sentences, in one pass. */

export interface WordSequence {
  /** The words in order, in lower case, with straight apostrophes. */
  readonly words: readonly string[];
  /** `sentenceStarts[i]` is true when a sentence or a line ended between word `i - 1` and word `i`. */
  readonly sentenceStarts: readonly boolean[];
}

const sentenceEnds = String.raw`.!?…。！？｡।॥؟۔።\n\r\u2028\u2029`;
/** Scripts without spaces between words: only a dictionary can split them. */
const unspaced = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar']
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');

// A stretch includes the punctuation of its scripts, because each call of the segmenter is expensive.
const stretchOrWordOrEnd = new RegExp(
  String.raw`(?<stretch>[${unspaced}][${unspaced}\p{M}\u3000-\u303f\uff01-\uff1f…\s]*)` +
    String.raw`|(?<word>[\p{L}\p{N}](?:[[\p{L}\p{N}\p{M}\u200c\u200d]--[${unspaced}]]|['’](?=\p{L}))*)` +
    `|[${sentenceEnds}]`,
  'gv',
);
const sentenceEnd = new RegExp(`[${sentenceEnds}]`, 'v');
const longMarkRun = /(\p{M}{30})\p{M}+/gu;

let segmenter: Intl.Segmenter | undefined;

/** The words of `text`. Emoji, punctuation, NUL and lone surrogates are not words; a run of digits is one word. */
export function wordSequence(text: string): WordSequence {
  const words: string[] = [];
  const sentenceStarts: boolean[] = [];
  let startsSentence = true;
  const add = (word: string) => {
    words.push(word);
    sentenceStarts.push(startsSentence);
    startsSentence = false;
  };
  for (const { groups } of boundMarkRuns(text).normalize('NFC').toLowerCase().matchAll(stretchOrWordOrEnd)) {
    if (groups?.word !== undefined) add(groups.word.replaceAll('’', "'"));
    else if (groups?.stretch === undefined) startsSentence = true;
    else {
      segmenter ??= new Intl.Segmenter('und', { granularity: 'word' });
      for (const { segment, isWordLike } of segmenter.segment(groups.stretch)) {
        if (isWordLike) add(segment);
        else startsSentence ||= sentenceEnd.test(segment);
      }
    }
  }
  return { words, sentenceStarts };
}

/**
 * Cuts runs of combining marks to 30 (the stream-safe form of Unicode Annex 15). Call it before `normalize`, which sorts
 * each run: a run of 200,000 marks would block the process for seconds.
 */
export function boundMarkRuns(text: string): string {
  return text.replace(longMarkRun, '$1');
}
