import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiResponse, SignedIn } from '../support/api-client.ts';
import { cleanUpFile } from '../support/data-dir.ts';
import { type RunningService, startService } from '../support/service.ts';
import { adminToken, applyAs, writeAs } from './market.ts';
import { guides, writers } from './marketplace.ts';

let service: RunningService;
/** The facilitator of each guide, by name. */
const people = new Map<string, { person: SignedIn; id: string }>();

beforeAll(async () => {
  service = await startService({ work: false, environment: { ADMIN_TOKEN: adminToken } });
  for (const guide of guides) {
    const person = await service.api.signIn();
    people.set(guide.name, { person, id: await applyAs({ service }, person, guide) });
  }
});
afterAll(cleanUpFile);

async function recommended(person: Pick<SignedIn, 'get'>): Promise<ApiResponse['body']> {
  const { status, body } = await person.get('/swift/v1/facilitators/recommended');
  expect(status).toBe(200);
  return body;
}

const names = (body: ApiResponse['body']): string[] =>
  body.recommendations.map((one: ApiResponse['body']) => one.facilitator.name);

it('puts the intended guide first for at least 10 of 12 writers who hand in their writings', async () => {
  const found = [];
  for (const { intended, writings } of writers) {
    const writer = await service.api.signIn();
    for (const writing of writings) await writeAs(writer, writing);
    const body = await recommended(writer);
    const scores = body.recommendations.map(({ match_score }: { match_score: number }) => match_score);
    expect(scores).toEqual(scores.toSorted((a: number, b: number) => b - a));
    expect(body.recommendations).toHaveLength(10);
    found.push(names(body)[0] === intended);
  }
  expect(found.filter(Boolean).length).toBeGreaterThanOrEqual(10);
});

it('tells a writer without a history so, and gives everybody without one the same order', async () => {
  const [one, other] = [await service.api.signIn(), await service.issueClient()];
  const body = await recommended(one);
  expect(body.recommendations).toHaveLength(10);
  expect(body.basis).toEqual({ writings: 0, themes: [] });
  for (const { rationale } of body.recommendations) expect(rationale).toContain('no writing of yours');
  expect(names(await recommended(other))).toEqual(names(body));
  expect(names(await recommended(one))).toEqual(names(body));
});

it('never recommends the caller', async () => {
  const { person } = people.get('Maren Holt')!;
  await writeAs(person, writers[0]!.writings[0]!);
  expect(names(await recommended(person))).not.toContain('Maren Holt');
  expect(names(await recommended(person))).toHaveLength(10);
});

it('reads no sealed writing and none of acute danger', async () => {
  const writer = await service.api.signIn();
  await writeAs(writer, writers[1]!.writings.join(' '), { sealed: true });
  await writeAs(
    writer,
    'I want to kill myself tonight. The debt, the overdraft, the loan, all the money that I owe.',
  );
  const body = await recommended(writer);
  expect(body.basis).toEqual({ writings: 0, themes: [] });
  expect(JSON.stringify(body)).not.toMatch(/turns to/);
});

it('follows what is written, and forgets what is deleted', async () => {
  const writer = await service.api.signIn();
  await writeAs(writer, writers[0]!.writings[0]!);
  expect(names(await recommended(writer))[0]).toBe('Maren Holt');
  const { writings } = (await writer.get('/swift/v2/writings')).body;
  await writer.delete(`/swift/v2/writings/${writings[0].id}`);
  await writeAs(writer, writers[10]!.writings[0]!);
  const body = await recommended(writer);
  expect(names(body)[0]).toBe('Walter Pym');
  expect(body.basis.themes).not.toContain('grief');
});

it('needs a token', async () => {
  expect((await service.api.call('GET', '/swift/v1/facilitators/recommended')).status).toBe(401);
});
