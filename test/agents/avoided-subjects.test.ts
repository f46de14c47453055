import { expect, it } from 'vitest';
import { parseAvoidedSubjects } from '#agents/rules/parse-instruction.ts';

it.each([
  ["Please don't ask me about my brother.", ['my brother']],
  ['Stop bringing up work', ['work']],
  ['no more about Declan today', ['Declan']],
  ['I want to write about the sea.', []],
  ['Make it shorter.', []],
])('%j names as subjects to avoid: %j', (instruction, names) => {
  expect(parseAvoidedSubjects(instruction)).toEqual(names);
});
