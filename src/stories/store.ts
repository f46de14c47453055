import { type SqlBool, sql } from 'kysely';
import { type Language, languages } from '#src/core/languages.ts';
import type { Handle } from '#src/db/database.ts';
import type { Cursor } from '#src/http/paging.ts';
import { storyTaskKinds, storyTextKind } from './task-kinds.ts';

/** A story with its text, as its parent sees it. */
export interface Story {
  id: string;
  writingId: string;
  chakra: number;
  city: string;
  ordinal: number;
  childWalletAddress: string | undefined;
  playedAt: Date | undefined;
  createdAt: Date;
  phases: StoryPhase[];
}

export interface StoryPhase {
  phase: number;
  /** By language; a language is missing until it is translated. */
  narrations: Partial<Record<Language, string>>;
  imageReady: boolean;
}

export async function insertStory(
  handle: Handle,
  story: { id: string; personId: string; writingId: string; chakra: number; now: Date },
): Promise<void> {
  await handle
    .insertInto('stories')
    .values({
      id: story.id,
      person_id: story.personId,
      writing_id: story.writingId,
      child_id: null,
      chakra: story.chakra,
      city: null,
      narrator: null,
      origin: null,
      text_ready_at: null,
      played_at: null,
      created_at: story.now,
    })
    .onConflict((conflict) => conflict.column('writing_id').doNothing())
    .execute();
}

export async function insertWithheld(
  handle: Handle,
  withheld: { personId: string; writingId: string; reason: string; now: Date },
): Promise<void> {
  await handle
    .insertInto('withheld_stories')
    .values({
      writing_id: withheld.writingId,
      person_id: withheld.personId,
      reason: withheld.reason,
      created_at: withheld.now,
    })
    .onConflict((conflict) => conflict.column('writing_id').doNothing())
    .execute();
}

/** Writings that got no story, newest first. */
export async function selectWithheld(
  handle: Handle,
): Promise<{ writingId: string; reason: string; createdAt: Date }[]> {
  const rows = await handle
    .selectFrom('withheld_stories')
    .select(['writing_id', 'reason', 'created_at'])
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => ({ writingId: row.writing_id, reason: row.reason, createdAt: row.created_at }));
}

/** The story of a person's writing, with or without its text; `failed` when the work on its text has spent its retries. */
export async function findByWriting(
  handle: Handle,
  personId: string,
  writingId: string,
): Promise<{ id: string; chakra: number; failed: boolean } | undefined> {
  return handle
    .selectFrom('stories')
    .select([
      'id',
      'chakra',
      sql<boolean>`exists (select 1 from tasks where tasks.kind = ${storyTextKind}
                            and tasks.subject_id = stories.id and tasks.state = 'failed')`.as('failed'),
    ])
    .where('person_id', '=', personId)
    .where('writing_id', '=', writingId)
    .executeTakeFirst();
}

/** Work on stories that has spent its retries, oldest failure first. `phase` is the number of a picture's phase. */
export async function selectFailedWork(
  handle: Handle,
): Promise<{ storyId: string; kind: string; phase: number | undefined; error: string | undefined }[]> {
  const rows = await handle
    .selectFrom('tasks')
    .leftJoin('story_phases', 'story_phases.id', 'tasks.subject_id')
    .select([
      'tasks.kind',
      'tasks.subject_id',
      'tasks.last_error',
      'story_phases.story_id',
      'story_phases.phase',
    ])
    .where('tasks.state', '=', 'failed')
    .where('tasks.kind', 'in', storyTaskKinds)
    .orderBy('tasks.updated_at')
    .execute();
  return rows.map((row) => ({
    storyId: row.story_id ?? row.subject_id,
    kind: row.kind,
    phase: row.phase ?? undefined,
    error: row.last_error ?? undefined,
  }));
}

export interface StoryFilter {
  personId: string;
  /** Restricts the stories to those of this child. */
  childId?: string | undefined;
  id?: string;
  unplayed?: boolean;
  oldestFirst?: boolean;
  before?: Cursor | undefined;
  limit?: number;
}

/** A parent's stories that have their text: newest first, unless `oldestFirst` is set. */
export async function selectStories(handle: Handle, filter: StoryFilter): Promise<Story[]> {
  const direction = filter.oldestFirst ? 'asc' : 'desc';
  let query = handle
    .selectFrom('stories')
    .leftJoin('children', 'children.id', 'stories.child_id')
    .select([
      'stories.id',
      'stories.writing_id',
      'stories.chakra',
      'stories.city',
      'stories.ordinal',
      'stories.played_at',
      'stories.created_at',
      'children.wallet_address as child_wallet_address',
    ])
    .where('stories.person_id', '=', filter.personId)
    .where('stories.text_ready_at', 'is not', null)
    .orderBy('stories.created_at', direction)
    .orderBy('stories.ordinal', direction);
  if (filter.childId !== undefined) query = query.where('stories.child_id', '=', filter.childId);
  if (filter.id !== undefined) query = query.where('stories.id', '=', filter.id);
  if (filter.unplayed) query = query.where('stories.played_at', 'is', null);
  if (filter.before) {
    const { createdAt, ordinal } = filter.before;
    query = query.where(sql<SqlBool>`(stories.created_at, stories.ordinal) < (${createdAt}, ${ordinal})`);
  }
  if (filter.limit !== undefined) query = query.limit(filter.limit);
  const rows = await query.execute();
  const phases = await selectPhases(
    handle,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    writingId: row.writing_id,
    chakra: row.chakra,
    city: row.city!,
    ordinal: row.ordinal,
    childWalletAddress: row.child_wallet_address ?? undefined,
    playedAt: row.played_at ?? undefined,
    createdAt: row.created_at,
    phases: phases.get(row.id) ?? [],
  }));
}

async function selectPhases(handle: Handle, storyIds: readonly string[]): Promise<Map<string, StoryPhase[]>> {
  const byStory = new Map<string, StoryPhase[]>();
  if (storyIds.length === 0) return byStory;
  const phases = await handle
    .selectFrom('story_phases')
    .select(['story_id', 'phase', 'image_ready_at'])
    .where('story_id', 'in', storyIds)
    .orderBy('phase')
    .execute();
  const narrations = await handle
    .selectFrom('story_narrations')
    .select(['story_id', 'language', 'phase', 'narration'])
    .where('story_id', 'in', storyIds)
    .execute();
  for (const { story_id, phase, image_ready_at } of phases) {
    const of = byStory.get(story_id) ?? [];
    of.push({ phase, narrations: {}, imageReady: image_ready_at !== null });
    byStory.set(story_id, of);
  }
  for (const { story_id, language, phase, narration } of narrations) {
    const found = byStory.get(story_id)?.find((candidate) => candidate.phase === phase);
    if (found && isLanguage(language)) found.narrations[language] = narration;
  }
  return byStory;
}

function isLanguage(value: string): value is Language {
  return (languages as readonly string[]).includes(value);
}

/** Marks a story as played. Returns when it was first played, or undefined when this parent has no such story. */
export async function updatePlayed(
  handle: Handle,
  personId: string,
  id: string,
  now: Date,
): Promise<Date | undefined> {
  const row = await handle
    .updateTable('stories')
    .set({ played_at: sql`coalesce(played_at, ${now})` })
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .where('text_ready_at', 'is not', null)
    .returning('played_at')
    .executeTakeFirst();
  return row?.played_at ?? undefined;
}

export async function updateChild(
  handle: Handle,
  personId: string,
  id: string,
  childId: string,
): Promise<boolean> {
  const result = await handle
    .updateTable('stories')
    .set({ child_id: childId })
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .where('text_ready_at', 'is not', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export interface StoryParts {
  id: string;
  phaseIds: string[];
  /** How many phases there are: their images are named by their number. */
  phases: number;
}

/** The stories of a person, or of one of their writings, with what belongs to each. */
export async function selectParts(
  handle: Handle,
  of: { personId: string; writingId?: string } | { storyId: string },
): Promise<StoryParts[]> {
  let query = handle
    .selectFrom('stories')
    .leftJoin('story_phases', 'story_phases.story_id', 'stories.id')
    .select(['stories.id', 'story_phases.id as phase_id']);
  if ('storyId' in of) query = query.where('stories.id', '=', of.storyId);
  else {
    query = query.where('stories.person_id', '=', of.personId);
    if (of.writingId !== undefined) query = query.where('stories.writing_id', '=', of.writingId);
  }
  const parts = new Map<string, string[]>();
  for (const { id, phase_id } of await query.execute()) {
    const phaseIds = parts.get(id) ?? [];
    if (phase_id) phaseIds.push(phase_id);
    parts.set(id, phaseIds);
  }
  return [...parts].map(([id, phaseIds]) => ({ id, phaseIds, phases: phaseIds.length }));
}

export async function deleteStories(handle: Handle, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await handle.deleteFrom('stories').where('id', 'in', ids).execute();
}
