import { readLabelledPassages, readTexts } from '../language/passages.ts';

const data = (name: string) => new URL(`data/${name}`, import.meta.url);

/** Labelled texts from which the chakra reading learns its weights. No measurement uses them. */
export const trainingPassages = readLabelledPassages(data('passages.tsv'));
export const trainingScenes = readLabelledPassages(data('scenes.tsv'));
export const trainingSentences = readLabelledPassages(data('sentences.tsv'));
export const trainingDiary = readLabelledPassages(data('diary.tsv'));

/**
 * Everyday writing about nothing in particular, without labels. The chakra reading measures on it how much the ordinary
 * words of a day add to each chakra's score, and subtracts that.
 */
export const backgroundTexts = readTexts(data('background.txt'));
