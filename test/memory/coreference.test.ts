import { describe, expect, it } from 'vitest';
import { clausesAbout } from '#memory/retain/coreference.ts';
import { pronounOf } from '#src/language/subjects.ts';
import { tokenise } from '#src/language/tokens.ts';

/** The clauses about each of those named, as text. */
function about(text: string, ...names: [name: string, word: string][]): string[][] {
  const tokenised = tokenise(text);
  const named = names.map(([name, word]) => ({
    name,
    pronoun: pronounOf(name),
    places: tokenised.tokens.flatMap((token, at) => (token.word === word ? [at] : [])),
  }));
  return clausesAbout(tokenised, named).map((clauses) =>
    clauses.map((clause) => text.slice(tokenised.clauses[clause]!.start, tokenised.clauses[clause]!.end)),
  );
}

describe('who is meant by she and he', () => {
  it('refers to the last person named whom it fits', () => {
    const [mother, brother] = about(
      'My mother rang. She had lost the key. My brother drove over. He found it, and she laughed.',
      ['my mother', 'mother'],
      ['my brother', 'brother'],
    );
    expect(mother).toEqual(['My mother rang.', 'She had lost the key.', 'He found it, and she laughed.']);
    expect(brother).toEqual(['My brother drove over.', 'He found it, and she laughed.']);
  });

  it('is settled by the first pronoun for a name that tells neither', () => {
    const [kirra, father] = about(
      'Dad waited outside. Kirra put the needles in, and she said breathe. He was reading the paper.',
      ['Kirra', 'kirra'],
      ['my father', 'dad'],
    );
    expect(kirra).toEqual(['Kirra put the needles in, and she said breathe.']);
    expect(father).toEqual(['Dad waited outside.', 'He was reading the paper.']);
  });

  it('is not several people, nor one of two who has proved to go by the other', () => {
    const [children, kirra, lee] = about(
      'The kids were loud. She cried. Kirra met Lee, and he laughed. She waited. He left.',
      ['my children', 'kids'],
      ['Kirra', 'kirra'],
      ['Lee', 'lee'],
    );
    expect(children).toEqual(['The kids were loud.']);
    expect(kirra).toEqual(['Kirra met Lee, and he laughed.', 'She waited.']);
    expect(lee).toEqual(['Kirra met Lee, and he laughed.', 'He left.']);
  });

  it('refers to no person once the writing has moved on to something else', () => {
    const [mother] = about(
      'My mother rang. The bus was late. The rain came in. She wore a green coat, the woman in front.',
      ['my mother', 'mother'],
    );
    expect(mother).toEqual(['My mother rang.']);
  });

  it('refers to no person if none was named', () => {
    expect(about('She said it twice. He nodded.')).toEqual([]);
  });
});
