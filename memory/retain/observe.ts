import type { Deflection, Reading } from '#src/language/reading.ts';
import { type TokenisedText, tokenise } from '#src/language/tokens.ts';
import { markAvoidanceCues, markModelCues } from './avoidance-cues.ts';
import { type Mention, newMention, placesOfQuotes } from './mention.ts';
import { cutPassages, type Passage } from './passages.ts';
import { findStatements } from './statements.ts';
import { addCandidates, modelThemes, readThemes } from './themes.ts';

/** What memory retains of one writing: places in the text, and no copy of the text. */
export interface Observation {
  mentions: Mention[];
  passages: Passage[];
  emotion: { valence: number; arousal: number; signature: string };
  /** Number of words. */
  words: number;
}

/**
 * Observes a writing.
 *
 * @param reading the reading of this text; its quotes are places in the text.
 * @param needsCare whether the text shows signs of acute danger. If so, only its themes and its emotion are retained: no
 *   avoidance, no statement that could be held against the writer, and no passage that could be brought up again.
 */
export function observe(text: string, reading: Reading, { needsCare }: { needsCare: boolean }): Observation {
  const tokenised = tokenise(text);
  const { valence, arousal, signature } = reading.emotion;
  const emotion = { valence, arousal, signature };
  const isByModel = reading.by === 'model';
  const themes = isByModel
    ? modelThemes(reading, tokenised)
    : addCandidates(readThemes(reading, tokenised.text), tokenised);
  const words = tokenised.tokens.length;
  if (needsCare) return { mentions: [...themes.values()], passages: [], emotion, words };
  if (isByModel) markModelCues(themes, reading.deflections, text);
  else markAvoidanceCues(themes, reading.deflections, tokenised);
  return {
    words,
    mentions: [
      ...themes.values(),
      ...signalMentions(reading.deflections),
      ...wordMentions(reading, tokenised),
      ...statementMentions(tokenised),
    ],
    passages: cutPassages(tokenised),
    emotion,
  };
}

/** Mentions of the phrases that are avoidance cues. Silent cues have no phrase. */
function signalMentions(cues: readonly Deflection[]): Mention[] {
  const signals = new Map<string, Mention>();
  for (const cue of cues) {
    if (cue.form !== 'phrase') continue;
    const { signal } = cue;
    const places = placesOfQuotes([cue]);
    const known = signals.get(signal);
    if (known) known.places.push(...places);
    else signals.set(signal, newMention('signal', signal, signal, 1, places));
  }
  return [...signals.values()];
}

/** The words that carry the emotion of the writing, each with the clause of its first occurrence. */
function wordMentions({ emotion }: Reading, { tokens, clauses }: TokenisedText): Mention[] {
  const words = new Set(emotion.words);
  const found = new Map<string, Mention>();
  for (const { word, stem, clause } of tokens) {
    if (!words.has(word) || found.has(stem)) continue;
    const { start, end } = clauses[clause]!;
    found.set(stem, newMention('word', stem, word, 1, [start, end]));
  }
  return [...found.values()];
}

/** Mentions of what the writer says about themselves. Of several statements on one concept, only the last is kept. */
function statementMentions(tokenised: TokenisedText): Mention[] {
  const found = new Map<string, Mention>();
  for (const { concept, value, content, start, end } of findStatements(tokenised)) {
    found.set(concept, { ...newMention('statement', concept, content, 1, [start, end]), value });
  }
  return [...found.values()];
}
