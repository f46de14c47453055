import { kingdomOf } from '../practice/kingdoms.ts';

const storyWords = { min: 400, max: 600 } as const;
const storyPhases = { min: 4, max: 8 } as const;

/** Returns what is wrong with the form of a story, as sentences for its author; an empty list when it may be saved. */
export function validateForm(
  draft: { city: string; phases: readonly { text: string }[] },
  chakra: number,
): string[] {
  const problems: string[] = [];
  const { cities, name } = kingdomOf(chakra);
  if (!(cities as readonly string[]).includes(draft.city)) {
    problems.push(`The city must be one of ${name}: ${cities.join(', ')}.`);
  }
  const count = draft.phases.length;
  if (count < storyPhases.min || count > storyPhases.max) {
    problems.push(`It must have ${storyPhases.min} to ${storyPhases.max} paragraphs, and has ${count}.`);
  }
  const words = draft.phases.reduce((sum, { text }) => sum + countWords(text), 0);
  if (words < storyWords.min || words > storyWords.max) {
    problems.push(`It must have ${storyWords.min} to ${storyWords.max} words, and has ${words}.`);
  }
  draft.phases.forEach(({ text }, index) => {
    const place = `Paragraph ${index + 1}`;
    if (text.trim() === '') problems.push(`${place} is empty.`);
    if (/\n\s*\n/.test(text.trim())) problems.push(`${place} is more than one paragraph.`);
    if (/^\s*(#|\*\*|chapter\b|scene\s+\d|phase\s+\d)/i.test(text))
      problems.push(`${place} begins with a heading.`);
    if (!/\b(I|my|me|mine|we|our|us)\b/i.test(text))
      problems.push(`${place} is not told in the first person.`);
  });
  return problems;
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
