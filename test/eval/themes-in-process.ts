import { beliefLists, liveConcepts } from '#memory/consolidate/beliefs.ts';
import { replayJournal } from '#memory/consolidate/reducer.ts';
import { observe } from '#memory/retain/observe.ts';
import { screenForAcuteDanger } from '#src/care/screen.ts';
import type { AvoidanceCue } from '#src/language/avoidance-cues.ts';
import { readWriting } from '#src/language/reader.ts';
import type { Journal } from './journals/journal.ts';
import { datedEntries } from './memory-measure.ts';
import { compare, type Scores, scoresOf, type ThemeClass, themeClasses } from './theme-measure.ts';

/** Which readers of avoidance are used; all by default. */
export interface AvoidanceReaders {
  /** The cues that the reader of a page looks for. */
  cues?: readonly AvoidanceCue[];
  /** Whether memory looks for the subject behind a phrase (`I don't want to talk about my father`), or only near it. */
  namedSubject?: boolean;
  /** Whether a theme that recurred and is no longer mentioned counts as avoided. */
  absence?: boolean;
}

/**
 * The scores of the themes that memory lists for these journals, computed from the same functions as in the service but
 * without a database, passages and embeddings, which themes do not depend on.
 */
export function scoreThemes(
  journals: readonly Journal[],
  readers: AvoidanceReaders = {},
): Record<ThemeClass, Scores> {
  const listed = journals.map((journal) => ({ journal, lists: listThemes(journal, readers) }));
  return Object.fromEntries(
    themeClasses.map((name) => [
      name,
      scoresOf(
        listed.map(({ journal, lists }) =>
          compare(
            lists[name].map((belief) => belief.name),
            journal.planted[name],
          ),
        ),
      ),
    ]),
  ) as Record<ThemeClass, Scores>;
}

function listThemes(
  journal: Journal,
  { cues, namedSubject = true, absence = true }: AvoidanceReaders,
): ReturnType<typeof beliefLists> {
  const primes = datedEntries(journal).map(({ writing, createdAt }) => {
    const read = readWriting(writing, cues && { cues });
    // Memory looks for the subject behind the signal: without a signal it finds none.
    const reading = namedSubject
      ? read
      : { ...read, deflections: read.deflections.map((each) => ({ ...each, signal: '' })) };
    const { mentions, words } = observe(writing, reading, {
      needsCare: screenForAcuteDanger(writing).acute,
    });
    return { writingId: '', writtenAt: createdAt, flowScore: 0, words, mentions };
  });
  const state = replayJournal(primes);
  const concepts = [...state.concepts.values()];
  if (!absence) {
    for (const concept of concepts)
      concept.avoidances = concept.avoidances.filter(({ reason }) => reason !== 'absence');
  }
  return beliefLists('writer', liveConcepts(concepts, state.count), state, new Map(), []);
}
