import { withServices } from './with-services.ts';

export async function listFailedStories({ json }: { json: boolean }): Promise<void> {
  const failed = await withServices(({ stories }) => stories.failed());
  if (json) {
    const rows = failed.map(({ storyId, kind, phase, error }) => ({
      story_id: storyId,
      kind,
      phase: phase ?? null,
      error: error ?? null,
    }));
    console.log(JSON.stringify(rows, null, 2));
    return;
  }
  if (failed.length === 0) console.log('No work on stories has failed.');
  for (const { storyId, kind, phase, error } of failed) {
    const what = phase === undefined ? kind : `${kind}, phase ${phase}`;
    console.log(`${storyId}  ${what}: ${error ?? 'unknown error'}`);
  }
}

export async function retryStory(id: string): Promise<void> {
  const count = await withServices(({ stories }) => stories.retry(id));
  console.log(`${count} ${count === 1 ? 'piece' : 'pieces'} of work will be repeated.`);
}

export async function listWithheldStories({ json }: { json: boolean }): Promise<void> {
  const withheld = await withServices(({ stories }) => stories.withheld());
  if (json) {
    const rows = withheld.map(({ writingId, reason, createdAt }) => ({
      writing_id: writingId,
      reason,
      created_at: createdAt,
    }));
    console.log(JSON.stringify(rows, null, 2));
    return;
  }
  if (withheld.length === 0) console.log('No story was withheld.');
  for (const { writingId, reason, createdAt } of withheld) {
    console.log(`${writingId}  ${reasons[reason] ?? reason}, ${createdAt.toISOString()}`);
  }
}

const reasons: Readonly<Record<string, string>> = {
  care: 'the care screen found signs of acute danger',
  sealed: 'sealed by its writer',
};
