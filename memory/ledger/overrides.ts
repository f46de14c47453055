import type { Clock } from '#src/core/clock.ts';
import { newId } from '#src/core/ids.ts';
import type { Database } from '#src/db/database.ts';
import type { ShownEntry } from '../recall/shown-entry.ts';
import { conceptKey } from '../retain/concept.ts';
import { recordLedgerEntry } from './ledger-entry.ts';

export interface Override {
  instruction: string;
  /** Whether the agent must obey in the current engagement. */
  force: boolean;
  engagementId?: string;
  id?: string;
}

/** Names of the subjects that an instruction of the writer tells the agent to avoid; empty if it names none. */
export type ParseAvoidedSubjects = (instruction: string) => string[];

interface Options {
  database: Database;
  clock: Clock;
  parseAvoidedSubjects: ParseAvoidedSubjects;
}

/** Records an instruction that the writer gave the agent, with the subjects that the agent is to avoid. */
export async function recordOverride(
  options: Options,
  personId: string,
  { instruction, force, engagementId, id }: Override,
): Promise<ShownEntry> {
  const names = options.parseAvoidedSubjects(instruction);
  const byConcept = new Map(names.map((name) => [conceptKey(name), name]));
  return recordLedgerEntry(options, personId, {
    id: id ?? newId(),
    kind: 'override',
    content: instruction,
    source: 'writer',
    details: {
      force,
      avoidedSubjects: [...byConcept].map(([concept, name]) => ({ concept, name })),
      ...(engagementId ? { engagementId } : {}),
    },
  });
}
