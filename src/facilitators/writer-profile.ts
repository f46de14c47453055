import type { Sojourn } from '#src/practice/sojourn.ts';

/** What a writer's own writings show of them; sealed writings and those under care are not among them. */
export interface WriterProfile {
  /** How many writings it rests on. */
  readonly writings: number;
  /** Strongest first. */
  readonly themes: readonly ProfileTheme[];
  /** Stems of the writer's words and how much of the writing each is; they sum to 1 and are never shown. */
  readonly stems: ReadonlyMap<string, number>;
  /** How many of the writings resonated with chakra 1, 2, ... 8. */
  readonly chakraCounts: readonly number[];
  /** Where the writer stands today: `Heart (Eleasis)`, its chakra, its day and phase. */
  readonly sojourn: { name: string; chakra: number; day: number; phase: Sojourn['phase'] };
  readonly streakDays: number;
}

export interface ProfileTheme {
  /** `grief`, `my mother`, `Nasrin` */
  readonly name: string;
  /** 0 to 1: its mean share over the writings. */
  readonly weight: number;
  /** In how many of the writings it was found. */
  readonly writings: number;
}

export type ReadProfile = (personId: string) => Promise<WriterProfile>;
