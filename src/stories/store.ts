import { type SqlBool, sql } from 'kysely';
import { type Language, languages } from '#src/core/languages.ts';
import type { Handle } from '#src/db/database.ts';
import type { Cursor } from '#src/http/paging.ts';
import type { PhaseScene, StoryDraft } from './draft.ts';

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
  /** By language; a language that is not there yet is missing. */
  narrations: Partial<Record<Language, string>>;
  imageReady: boolean;
}

/** A story whose text waits to be told, with the writing that it is told from. */
export interface StoryToTell {
  id: string;
  chakra: number;
  writing: string;
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

/** Writings that no story was made of, newest first. */
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

/** Undefined when the story is gone, or has its text. */
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

/** Saves a told story with its phases. */
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

/** Saves phases of a story in one language; one that is there already stays as it is. */
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

/** What a translator needs, and what of the language is there already; undefined when the story is gone. */
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

/** What a painter needs; undefined when the phase is gone. */
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

/** The story of a person's writing, whether it has its text or not. */
export async function findByWriting(
  handle: Handle,
  personId: string,
  writingId: string,
): Promise<{ id: string; chakra: number } | undefined> {
  return handle
    .selectFrom('stories')
    .select(['id', 'chakra'])
    .where('person_id', '=', personId)
    .where('writing_id', '=', writingId)
    .executeTakeFirst();
}

export async function updateImageReady(handle: Handle, phaseId: string, now: Date): Promise<void> {
  await handle.updateTable('story_phases').set({ image_ready_at: now }).where('id', '=', phaseId).execute();
}

export interface StoryFilter {
  personId: string;
  /** Only this child's. */
  childId?: string | undefined;
  id?: string;
  unplayed?: boolean;
  oldestFirst?: boolean;
  before?: Cursor | undefined;
  limit?: number;
}

/** A parent's stories that have their text, newest first unless said otherwise. */
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

/** Marks a story played unless it was; returns when it was first played, undefined when it is not this parent's. */
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
  /** How many phases there are, for the names of their images. */
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

/** Which of these stories there are. */
export async function selectExistingStories(handle: Handle, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await sql<{ id: string }>`select id from stories where id = any(${ids}::uuid[])`.execute(
    handle,
  );
  return new Set(rows.rows.map(({ id }) => id));
}
