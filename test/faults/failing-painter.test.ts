import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isWhole, plainWriting, storyOf, writePrime } from '../support/people.ts';
import { startService } from '../support/service.ts';
import { waitFor } from '../support/wait.ts';

const stories = '/swift/v2/cuentacuentos';

const plainPicture = () =>
  sharp({ create: { width: 768, height: 1344, channels: 3, background: '#336' } })
    .webp()
    .toBuffer();

describe('a picture whose painter fails', () => {
  /** Of the first story none to five times, of the second three to five: never more than a second sending can mend. */
  const failuresOf = (phase: number, before: number) => Math.min(phase - 1 + before, 5);

  it('comes with the third retry at the latest, or stays away without touching its neighbours', async () => {
    const runs = new Map<string, number>();
    let firstStory: string | undefined;
    const service = await startService({
      paintPhase: async ({ storyId, phase }) => {
        firstStory ??= storyId;
        const failures = failuresOf(phase, storyId === firstStory ? 0 : 3);
        const key = `${storyId}/${phase}`;
        const run = (runs.get(key) ?? 0) + 1;
        runs.set(key, run);
        if (run <= failures) throw new Error('the painter is out of paint');
        return plainPicture();
      },
    });
    const parent = await service.api.signIn();
    const first = await storyOf(parent, (await writePrime(parent, plainWriting('the harbour'))).writing_id);
    await waitFor('the first story to be painted on', () => firstStory === first.id);
    const second = await storyOf(
      parent,
      (await writePrime(parent, plainWriting('the garden wall'))).writing_id,
    );

    const phasesOf = async (id: string) =>
      (await parent.get(`${stories}/history`)).body.stories.find((story: { id: string }) => story.id === id)
        .guidance_phases;
    const expected = [
      ...first.guidance_phases.map(({ phase }: { phase: number }) => ({
        id: first.id,
        phase,
        failures: failuresOf(phase, 0),
      })),
      ...second.guidance_phases.map(({ phase }: { phase: number }) => ({
        id: second.id,
        phase,
        failures: failuresOf(phase, 3),
      })),
    ];
    const failed = expected.filter(({ failures }) => failures > 3);
    await waitFor(
      'the retries to be spent',
      async () => (await service.services.stories.failed()).length === failed.length,
      {
        timeoutMs: 60_000,
      },
    );
    await waitFor('the other pictures', async () => {
      const phases = [...(await phasesOf(first.id)), ...(await phasesOf(second.id))];
      return phases.filter(({ image_url }) => image_url !== null).length === expected.length - failed.length;
    });
    for (const { id, phase, failures } of expected) {
      const { image_url } = (await phasesOf(id))[phase - 1];
      expect([failures, image_url !== null]).toEqual([failures, failures <= 3]);
      expect(runs.get(`${id}/${phase}`)).toBe(Math.min(failures, 3) + 1);
    }

    const metrics = await (await fetch(`${service.url}/metrics`)).text();
    expect(metrics).toContain(`practice_tasks{kind="story-image",state="failed"} ${failed.length}`);
    const ofSecond = failed.filter(({ id }) => id === second.id).length;
    expect(await service.services.stories.retry(second.id)).toBe(ofSecond);
    await waitFor('the pictures that were sent again', async () =>
      (await phasesOf(second.id)).every(({ image_url }: { image_url: string | null }) => image_url !== null),
    );
    await expect(service.services.stories.retry(second.id)).rejects.toMatchObject({ code: 'conflict' });
    expect(isWhole(await storyOf(parent, second.writing_id, 'whole'))).toBe(true);
  });
});
