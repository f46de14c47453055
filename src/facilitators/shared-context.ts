import type { ProfileTheme, WriterProfile } from '#memory/recall/writer-profile.ts';
import { nameFor } from '#src/language/subjects.ts';
import { themeNamed } from '#src/language/theme-lexicon.ts';
import { kingdomOf } from '#src/practice/kingdoms.ts';
import type { SharedSummary } from './booking-store.ts';

/** How long a summary is shared. */
export const sharedForMs = 90 * 24 * 60 * 60 * 1000;

const maxThemes = 8;
const maxChakras = 3;

/** Whether a name is in the service's list of themes. Any other name (`Nasrin`, `my allotment`) is the writer's own word. */
export function isOrdinary(theme: string): boolean {
  return themeNamed(theme) !== undefined;
}

/** The themes that can be named to other people without repeating the writer's own words. */
export function ordinaryThemes(profile: Pick<WriterProfile, 'themes'>): ProfileTheme[] {
  return profile.themes.filter(({ name }) => isOrdinary(name));
}

/** The summary that a writer shares with a guide: themes and patterns, in the service's words, not the writer's. */
export function summariseForGuide(profile: WriterProfile): SharedSummary {
  const themes = ordinaryThemes(profile)
    .slice(0, maxThemes)
    .map(({ name, writings }) => ({ name, writings }));
  const chakras = profile.chakraCounts
    .map((writings, index) => ({ chakra: index + 1, kingdom: kingdomOf(index + 1).name, writings }))
    .filter(({ writings }) => writings > 0)
    .sort((a, b) => b.writings - a.writings || a.chakra - b.chakra)
    .slice(0, maxChakras);
  return {
    text: tell(profile, themes, chakras),
    writings: profile.writings,
    themes,
    chakras,
    sojourn: profile.sojourn.name,
    sojourn_day: profile.sojourn.day,
    sojourn_phase: profile.sojourn.phase,
    streak_days: profile.streakDays,
  };
}

function tell(
  { writings, sojourn, streakDays }: WriterProfile,
  themes: readonly { name: string; writings: number }[],
  chakras: readonly { chakra: number; writings: number }[],
): string {
  if (writings === 0) return 'There are no writings yet that anything could be told of.';
  const sentences = [
    `This rests on ${count(writings, 'writing')}, read for their subjects alone; take it as a place to begin and ask.`,
  ];
  if (themes.length > 0) {
    const named = themes.map(({ name, writings: times }) => `${nameFor(name, 'they')} (in ${times})`);
    sentences.push(`Subjects that came up: ${list(named)}.`);
  } else sentences.push('No subject came up that could be named.');
  const matters = chakras.map(
    ({ chakra }) => `${kingdomOf(chakra).chakraName} (${kingdomOf(chakra).matter})`,
  );
  if (matters.length > 0) sentences.push(`Most of it turns on what belongs to ${list(matters)}.`);
  const streak = streakDays > 1 ? `, and has written on ${streakDays} days in a row` : '';
  sentences.push(
    `The writer is on day ${sojourn.day} of the sojourn ${sojourn.name}, its ${sojourn.phase}${streak}.`,
  );
  return sentences.join(' ');
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

export function list(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
