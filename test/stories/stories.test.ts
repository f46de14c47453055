import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn } from '../support/api-client.ts';
import { cleanUpFile } from '../support/data-dir.ts';
import { newWallet, plainWriting, registerChild, storyOf, writePrime } from '../support/people.ts';
import { type RunningService, startService } from '../support/service.ts';
import { waitFor } from '../support/wait.ts';

afterAll(cleanUpFile);

const stories = '/swift/v2/cuentacuentos';

describe('a story', () => {
  let service: RunningService;
  beforeAll(async () => {
    service = await startService({ pictures: 'plain' });
  });

  it('goes from a prime to a child who has heard it', async () => {
    const painted = await startService();
    const parent = await painted.api.signIn();
    expect((await parent.get(`${stories}/ready`)).body).toBeNull();
    const { writing_id, chakra, kingdom } = await writePrime(parent);

    const first = await waitFor(
      'a ready story',
      async () => (await parent.get(`${stories}/ready`)).body ?? undefined,
      {
        timeoutMs: 10_000,
      },
    );
    expect(first).toMatchObject({ writing_id, chakra, kingdom, played: false, child_wallet_address: null });
    expect(first.content).toBe(first.guidance_phases.map(({ text }: { text: string }) => text).join('\n\n'));

    const whole = await storyOf(parent, writing_id, 'whole');
    expect(whole.guidance_phases.map(({ phase }: { phase: number }) => phase)).toEqual(
      whole.guidance_phases.map((_: unknown, index: number) => index + 1),
    );
    for (const phase of whole.guidance_phases) {
      expect(phase.image_url).toBe(`/static/cuentacuentos/${whole.id}_p${phase.phase}.webp`);
      const picture = await fetch(painted.url + phase.image_url);
      expect(picture.headers.get('content-type')).toBe('image/webp');
      expect(picture.headers.get('cache-control')).toContain('immutable');
      const { format, width, height } = await sharp(await picture.arrayBuffer()).metadata();
      expect({ format, width, height }).toEqual({ format: 'webp', width: 768, height: 1344 });
      for (const language of ['en', 'es', 'zh', 'hi', 'ar'])
        expect(phase[`narration_${language}`]).not.toBe('');
    }
    for (const language of ['es', 'zh', 'hi', 'ar']) {
      const narrations = whole.guidance_phases.map(
        (phase: Record<string, string>) => phase[`narration_${language}`],
      );
      expect(whole[`content_${language}`]).toBe(narrations.join('\n\n'));
    }

    const child = await registerChild(parent);
    const ofChild = `${stories}/ready?child_wallet=${child.derived_wallet_address}`;
    expect((await parent.get(ofChild)).body).toBeNull();
    const assigned = await parent.post(`${stories}/${whole.id}/assign`, {
      child_wallet_address: child.derived_wallet_address.toLowerCase(),
    });
    expect(assigned.status).toBe(200);
    expect(assigned.body).toEqual({ ...whole, child_wallet_address: child.derived_wallet_address });
    expect((await parent.get(ofChild)).body.id).toBe(whole.id);

    const played = await parent.post(`${stories}/${whole.id}/complete`);
    expect(played.body).toMatchObject({ ok: true, id: whole.id, played: true });
    expect((await parent.post(`${stories}/${whole.id}/complete`)).body).toEqual(played.body);
    expect((await parent.get(ofChild)).body).toBeNull();
    expect((await parent.get(`${stories}/ready`)).body).toBeNull();
    const { body: history } = await parent.get(
      `${stories}/history?child_wallet=${child.derived_wallet_address}`,
    );
    expect(history.stories).toEqual([{ ...assigned.body, played: true, played_at: played.body.played_at }]);
  });

  it('waits its turn: the oldest unplayed one is ready first, assigned or not', async () => {
    const parent = await service.api.signIn();
    const primes = [];
    for (const about of ['the harbour', 'the garden wall', 'the old piano']) {
      primes.push(await writePrime(parent, plainWriting(about)));
    }
    const told = await Promise.all(primes.map(({ writing_id }) => storyOf(parent, writing_id)));
    const order = [];
    for (;;) {
      const { body } = await parent.get(`${stories}/ready`);
      if (body === null) break;
      order.push(body.id);
      await parent.post(`${stories}/${body.id}/complete`);
    }
    expect(order).toEqual(told.map(({ id }) => id));
    const { body: page } = await parent.get(`${stories}/history?limit=2`);
    const { body: rest } = await parent.get(`${stories}/history?limit=2&before=${page.next_cursor}`);
    expect([...page.stories, ...rest.stories].map(({ id }: { id: string }) => id)).toEqual(
      [...order].reverse(),
    );
    expect(rest.next_cursor).toBeUndefined();
  });

  it('can be given to another child, and stays without a child when that child is removed', async () => {
    const parent = await service.api.signIn();
    const { id } = await storyOf(parent, (await writePrime(parent)).writing_id);
    const [one, other] = [await registerChild(parent), await registerChild(parent)];
    for (const child of [one, other]) {
      const { body } = await parent.post(`${stories}/${id}/assign`, {
        child_wallet_address: child.derived_wallet_address,
      });
      expect(body.child_wallet_address).toBe(child.derived_wallet_address);
    }
    expect((await parent.get(`${stories}/ready?child_wallet=${one.derived_wallet_address}`)).body).toBeNull();
    expect((await parent.delete(`/swift/v2/children/${other.id}`)).body).toEqual({ ok: true, id: other.id });
    expect((await parent.get(`${stories}/ready`)).body).toMatchObject({ id, child_wallet_address: null });
  });

  it('is not made of a text that the care screen marks, and the operator learns why without the text', async () => {
    const parent = await service.api.signIn();
    const { writing_id, care_message } = await writePrime(
      parent,
      `${plainWriting()} I have decided that I am going to kill myself tonight.`,
    );
    expect(care_message).toContain('988');
    await waitFor(
      'its words',
      async () => (await parent.get('/swift/v2/writings')).body.writings[0].prime.title !== '',
    );
    expect((await parent.get(`${stories}/history`)).body.stories).toEqual([]);
    expect(await service.services.stories.withheld()).toContainEqual(
      expect.objectContaining({ writingId: writing_id, reason: 'care' }),
    );
    const metrics = await (await fetch(`${service.url}/metrics`)).text();
    expect(metrics).toContain('practice_stories_withheld_total{reason="care"} 1');
  });

  it('is not told from a sealed page', async () => {
    const parent = await service.api.signIn();
    const { body } = await parent.post('/swift/v2/write', {
      writing: plainWriting(),
      duration_seconds: 600,
      new_line_count: 0,
      sealed: true,
    });
    await waitFor(
      'its words',
      async () => (await parent.get('/swift/v2/writings')).body.writings[0].prime.title !== '',
    );
    expect((await parent.get(`${stories}/history`)).body.stories).toEqual([]);
    expect(await service.services.stories.withheld()).toContainEqual(
      expect.objectContaining({ writingId: body.writing_id, reason: 'sealed' }),
    );
  });

  it('is for people with a seed wallet: a client of the operator writes and gets none', async () => {
    const token = await service.services.identity.issueClientToken('reader-app', { toExisting: false });
    const { body } = await service.api.call('POST', '/swift/v2/write', {
      token,
      body: { writing: plainWriting(), duration_seconds: 480, new_line_count: 0 },
    });
    expect(body.is_prime).toBe(true);
    for (const [method, path] of [
      ['GET', `${stories}/ready`],
      ['GET', `${stories}/history`],
      ['POST', `${stories}/${body.writing_id}/complete`],
      ['POST', `${stories}/${body.writing_id}/assign`],
      ['GET', '/swift/v2/children'],
      ['POST', '/swift/v2/children'],
      ['GET', `/swift/v2/children/${body.writing_id}`],
      ['DELETE', `/swift/v2/children/${body.writing_id}`],
    ] as const) {
      const answer = await service.api.call(method, path, { token });
      expect([method, path, answer.status, answer.body.code]).toEqual([
        method,
        path,
        403,
        'seed_wallet_required',
      ]);
    }
  });

  it('goes with its writing, and with its person', async () => {
    const parent = await service.api.signIn();
    const other = await service.api.signIn();
    const kept = await storyOf(other, (await writePrime(other)).writing_id, 'whole');
    const { writing_id } = await writePrime(parent);
    const gone = await storyOf(parent, writing_id, 'whole');
    const { body } = await parent.delete(`/swift/v2/writings/${writing_id}`);
    expect(body.erased).toMatchObject({ writings: 1, stories: 1, story_images: gone.guidance_phases.length });
    expect((await parent.get(`${stories}/history`)).body.stories).toEqual([]);
    for (const { image_url } of gone.guidance_phases)
      expect((await fetch(service.url + image_url)).status).toBe(404);

    const last = await storyOf(parent, (await writePrime(parent)).writing_id, 'whole');
    await registerChild(parent);
    expect((await parent.get('/swift/v2/me')).body.counts).toMatchObject({
      stories: 1,
      children: 1,
      writings: 1,
    });
    const { body: exported } = await parent.get('/swift/v2/me/export');
    expect(exported.stories).toEqual([last]);
    await parent.delete('/swift/v2/me');
    for (const { image_url } of last.guidance_phases)
      expect((await fetch(service.url + image_url)).status).toBe(404);
    for (const { image_url } of kept.guidance_phases)
      expect((await fetch(service.url + image_url)).status).toBe(200);
  });
});

describe('another person’s', () => {
  let service: RunningService;
  let owner: SignedIn;
  let stranger: SignedIn;
  let ownersChild: { id: string; derived_wallet_address: string };
  let strangersChild: { id: string; derived_wallet_address: string };
  let ownersStory: { id: string };
  let strangersStory: { id: string };

  beforeAll(async () => {
    service = await startService();
    [owner, stranger] = [await service.api.signIn(), await service.api.signIn()];
    [ownersChild, strangersChild] = [await registerChild(owner), await registerChild(stranger)];
    ownersStory = await storyOf(owner, (await writePrime(owner)).writing_id);
    strangersStory = await storyOf(stranger, (await writePrime(stranger)).writing_id);
    await owner.post(`${stories}/${ownersStory.id}/assign`, {
      child_wallet_address: ownersChild.derived_wallet_address,
    });
  });

  it('story or child is not found, by any route, filter or body', async () => {
    const wallets = [
      ownersChild.derived_wallet_address,
      ownersChild.derived_wallet_address.toLowerCase(),
      newWallet(),
    ];
    const ids = {
      story: [ownersStory.id, newWallet().slice(2, 10) + ownersStory.id.slice(8)],
      child: [ownersChild.id],
    };
    const attempts: [string, string, unknown?][] = [
      ...wallets.flatMap((wallet): [string, string][] => [
        ['GET', `${stories}/ready?child_wallet=${wallet}`],
        ['GET', `${stories}/history?child_wallet=${wallet}`],
        ['GET', `${stories}/history?child_wallet=${wallet}&limit=1`],
      ]),
      ...ids.story.flatMap((id): [string, string, unknown?][] => [
        ['POST', `${stories}/${id.toLowerCase()}/complete`],
        ...[strangersChild.derived_wallet_address, ...wallets].map((wallet): [string, string, unknown] => [
          'POST',
          `${stories}/${id.toLowerCase()}/assign`,
          { child_wallet_address: wallet },
        ]),
      ]),
      ...wallets.map((wallet): [string, string, unknown] => [
        'POST',
        `${stories}/${strangersStory.id}/assign`,
        { child_wallet_address: wallet },
      ]),
      ...ids.child.flatMap((id): [string, string][] => [
        ['GET', `/swift/v2/children/${id}`],
        ['DELETE', `/swift/v2/children/${id}`],
      ]),
    ];
    for (const [method, path, body] of attempts) {
      const answer = await service.api.call(method, path, { token: stranger.token, body });
      expect([method, path, answer.status, answer.body.code]).toEqual([method, path, 404, 'not_found']);
    }
  });

  it('things are untouched by the attempts, and in no list', async () => {
    expect((await owner.get(`${stories}/ready`)).body).toMatchObject({
      id: ownersStory.id,
      played: false,
      child_wallet_address: ownersChild.derived_wallet_address,
    });
    expect((await owner.get(`/swift/v2/children/${ownersChild.id}`)).status).toBe(200);
    const lists = JSON.stringify([
      (await stranger.get(`${stories}/history`)).body,
      (await stranger.get(`${stories}/ready`)).body,
      (await stranger.get('/swift/v2/children')).body,
      (await stranger.get('/swift/v2/me/export')).body,
    ]);
    for (const word of [
      ownersStory.id,
      ownersChild.id,
      ownersChild.derived_wallet_address,
      owner.account.address,
    ]) {
      expect(lists).not.toContain(word);
    }
    expect(lists).toContain(strangersStory.id);
  });
});
