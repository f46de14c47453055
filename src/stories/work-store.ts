import { sql } from 'kysely';
import type { Language } from '#src/core/languages.ts';
import type { Handle } from '#src/db/database.ts';
import type { PhaseScene, StoryDraft } from './draft.ts';

/** A story that has no text yet, with the writing that it is told from. */
export interface StoryToTell {
  id: string;
  chakra: number;
  writing: string;
}

/** Undefined when the story was erased, or has its text already. */
export async function findStoryToTell(handle: Handle, id: string): Promise<StoryToTell | undefined> {
  const row = await handle
    .selectFrom('stories')
    .innerJoin('writings', 'writings.id', 'stories.writing_id')
    .select(['stories.id', 'stories.chakra', 'writings.writing'])
    .where('stories.id', '=', id)
    .where('stories.text_ready_at', 'is', null)
    .executeTakeFirst();
  return row;
}

/** Saves the text of a story: its city, its narrator and its phases in English. */
export async function updateTold(
  handle: Handle,
  storyId: string,
  draft: StoryDraft,
  phaseIds: readonly string[],
  now: Date,
): Promise<void> {
  await handle
    .updateTable('stories')
    .set({
      city: draft.city,
      narrator: JSON.stringify(draft.narrator),
      origin: JSON.stringify(draft.origin),
      text_ready_at: now,
    })
    .where('id', '=', storyId)
    .execute();
  await handle
    .insertInto('story_phases')
    .values(
      draft.phases.map(({ scene }, index) => ({
        id: phaseIds[index]!,
        story_id: storyId,
        phase: index + 1,
        scene: JSON.stringify(scene),
        image_ready_at: null,
      })),
    )
    .execute();
  await insertNarrations(
    handle,
    storyId,
    'en',
    draft.phases.map(({ text }, index) => ({ phase: index + 1, narration: text })),
  );
}

/** Saves phases of a story in one language. A phase that is saved already stays as it is. */
export async function insertNarrations(
  handle: Handle,
  storyId: string,
  language: Language,
  narrations: readonly { phase: number; narration: string }[],
): Promise<void> {
  await handle
    .insertInto('story_narrations')
    .values(narrations.map(({ phase, narration }) => ({ story_id: storyId, language, phase, narration })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * What a translator needs. `translations` contains the phases that are saved in this language already, by the same index
 * as `texts`. Undefined when the story was erased, or has no text yet.
 */
export async function findTold(
  handle: Handle,
  storyId: string,
  language: Language,
): Promise<{ origin: unknown; texts: string[]; translations: (string | undefined)[] } | undefined> {
  const story = await handle
    .selectFrom('stories')
    .select('origin')
    .where('id', '=', storyId)
    .where('text_ready_at', 'is not', null)
    .executeTakeFirst();
  if (!story) return undefined;
  const rows = await handle
    .selectFrom('story_narrations')
    .select(['language', 'phase', 'narration'])
    .where('story_id', '=', storyId)
    .where('language', 'in', ['en', language])
    .orderBy('phase')
    .execute();
  const english = rows.filter((row) => row.language === 'en');
  return {
    origin: story.origin,
    texts: english.map(({ narration }) => narration),
    translations: english.map(
      ({ phase }) => rows.find((row) => row.language === language && row.phase === phase)?.narration,
    ),
  };
}

/** What a painter needs; undefined when the phase was erased. */
export async function findPhase(
  handle: Handle,
  phaseId: string,
): Promise<
  | {
      storyId: string;
      chakra: number;
      city: string;
      phase: number;
      phases: number;
      scene: PhaseScene;
      text: string;
      narrator: StoryDraft['narrator'];
    }
  | undefined
> {
  const row = await handle
    .selectFrom('story_phases')
    .innerJoin('stories', 'stories.id', 'story_phases.story_id')
    .innerJoin('story_narrations', (join) =>
      join
        .onRef('story_narrations.story_id', '=', 'story_phases.story_id')
        .onRef('story_narrations.phase', '=', 'story_phases.phase')
        .on('story_narrations.language', '=', 'en'),
    )
    .select([
      'stories.id as story_id',
      'stories.chakra',
      'stories.city',
      'stories.narrator',
      'story_phases.phase',
      'story_phases.scene',
      'story_narrations.narration as text',
      sql<number>`(select count(*) from story_phases other where other.story_id = stories.id)`.as('phases'),
    ])
    .where('story_phases.id', '=', phaseId)
    .executeTakeFirst();
  return (
    row && {
      storyId: row.story_id,
      chakra: row.chakra,
      city: row.city!,
      phase: row.phase,
      phases: row.phases,
      scene: row.scene as PhaseScene,
      text: row.text,
      narrator: row.narrator as StoryDraft['narrator'],
    }
  );
}

export async function updateImageReady(handle: Handle, phaseId: string, now: Date): Promise<void> {
  await handle.updateTable('story_phases').set({ image_ready_at: now }).where('id', '=', phaseId).execute();
}

/** Returns those of the ids whose story exists. */
export async function selectExistingStories(handle: Handle, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await sql<{ id: string }>`select id from stories where id = any(${ids}::uuid[])`.execute(
    handle,
  );
  return new Set(rows.rows.map(({ id }) => id));
}
