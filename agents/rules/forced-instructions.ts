import { parseInstruction } from './parse-instruction.ts';
import { areAlike } from './subjects.ts';

/** The combined effect of the forced instructions of an engagement. If two disagree, the later one counts. */
export interface ForcedInstructions {
  /** True if the agent is to give no prompt. */
  isSilent: boolean;
  unwanted: readonly string[];
  wanted: string | undefined;
  /** The prompt itself, if the writer dictated it. */
  verbatim: string | undefined;
  /** The words of the last instruction that names no subject. */
  words: string | undefined;
}

/** Combines forced instructions. @param instructions oldest first. Instructions that must be refused are ignored. */
export function combineForced(instructions: readonly string[]): ForcedInstructions {
  let isSilent = false;
  let wanted: string | undefined;
  let verbatim: string | undefined;
  let words: string | undefined;
  let unwanted: string[] = [];
  for (const instruction of instructions) {
    const parsed = parseInstruction(instruction);
    if (parsed.refused !== undefined) continue;
    isSilent = parsed.isSilence;
    if (isSilent) continue;
    verbatim = parsed.verbatim;
    if (verbatim !== undefined) continue;
    const { unwanted: avoid, wanted: turnTo } = parsed;
    if (avoid !== undefined) {
      unwanted.push(avoid);
      if (wanted !== undefined && areAlike(wanted, avoid)) wanted = undefined;
    }
    if (turnTo !== undefined) {
      wanted = turnTo;
      unwanted = unwanted.filter((subject) => !areAlike(subject, turnTo));
    }
    const namesNothing = turnTo === undefined && avoid === undefined && !parsed.isForAnother;
    if (namesNothing && !parsed.isAcute) words = instruction;
  }
  return { isSilent, unwanted, wanted, verbatim, words };
}
