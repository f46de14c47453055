import { kingdomOf } from '../practice/kingdoms.ts';

const storyWords = { fewest: 400, most: 600 } as const;
const storyPhases = { fewest: 4, most: 8 } as const;

/** What is wrong with the form of a told story, each a sentence for its teller; none when it may be saved. */
export function validateForm(
  draft: { city: string; phases: readonly { text: string }[] },
  chakra: number,
): string[] {
  const faults: string[] = [];
  const { cities, name } = kingdomOf(chakra);
  if (!(cities as readonly string[]).includes(draft.city)) {
    faults.push(`The city must be one of ${name}: ${cities.join(', ')}.`);
  }
  const count = draft.phases.length;
  if (count < storyPhases.fewest || count > storyPhases.most) {
    faults.push(`It must have ${storyPhases.fewest} to ${storyPhases.most} paragraphs, and has ${count}.`);
  }
  const words = draft.phases.reduce((sum, { text }) => sum + countWords(text), 0);
  if (words < storyWords.fewest || words > storyWords.most) {
    faults.push(`It must have ${storyWords.fewest} to ${storyWords.most} words, and has ${words}.`);
  }
  draft.phases.forEach(({ text }, index) => {
    const place = `Paragraph ${index + 1}`;
    if (text.trim() === '') faults.push(`${place} is empty.`);
    if (/\n\s*\n/.test(text.trim())) faults.push(`${place} is more than one paragraph.`);
    if (/^\s*(#|\*\*|chapter\b|scene\s+\d|phase\s+\d)/i.test(text))
      faults.push(`${place} begins with a heading.`);
    if (!/\b(I|my|me|mine|we|our|us)\b/i.test(text)) faults.push(`${place} is not told in the first person.`);
  });
  return faults;
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
