import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn } from '../support/api-client.ts';
import { cleanUpFile } from '../support/data-dir.ts';
import { plainWriting } from '../support/people.ts';
import { type AgentBench, engage, startAgentBench, writeIn } from './support/agent-bench.ts';

let bench: AgentBench;
let writer: SignedIn;
beforeAll(async () => {
  bench = await startAgentBench();
  writer = await bench.api.signIn();
});
afterAll(cleanUpFile);

const short = { writing: 'Five seconds, no more.', duration_seconds: 5, new_line_count: 0 };

describe('a short text after a prime', () => {
  it('does not replace the engagement’s prime', async () => {
    const { engagement_id } = await engage(writer);
    await writeIn(writer, engagement_id, plainWriting('the harbour'));
    const before = (await writer.get('/agents/agi/engagements')).body.engagements[0];
    const answer = await writer.post(`/agents/agi/engage/${engagement_id}/write`, short);
    expect(answer.body).toMatchObject({ is_prime: false, writing_id: null });
    const after = (await writer.get('/agents/agi/engagements')).body.engagements[0];
    expect(after).toEqual(before);
    expect(after).toMatchObject({ id: engagement_id, is_prime: true });
  });

  it('does not replace the session’s prime', async () => {
    const { session_id } = (await writer.post('/agents/smart/session')).body;
    const root = `/agents/smart/session/${session_id}`;
    const prime = (await writer.post(`${root}/write`, { ...short, duration_seconds: 500 })).body;
    expect((await writer.post(`${root}/write`, short)).body).toMatchObject({ is_prime: false });
    const { body: status } = await writer.get(`${root}/status`);
    expect(status).toMatchObject({ writing_submitted: true, is_prime: true });
    expect(status.story).not.toBeNull();
    expect((await writer.get(`${root}/guidance`)).body.rationale).not.toMatch(/short of eight minutes/);
    const { body: end } = await writer.post(`${root}/end`);
    expect(end).toMatchObject({ is_prime: true, chakra: prime.chakra });
    expect(end.summary).toContain(prime.kingdom);
  });
});

describe('an engagement without a prime', () => {
  it('is listed with the chakra of the sojourn, and stores nothing from a short text', async () => {
    const { engagement_id } = await engage(writer);
    const untouched = (await writer.get('/agents/agi/engagements')).body.engagements[0];
    expect(untouched).toMatchObject({
      id: engagement_id,
      is_prime: false,
      chakra: 1,
      kingdom: 'Primordia',
      flow_score: 0,
      summary: 'Nothing was handed in.',
    });
    await writer.post(`/agents/agi/engage/${engagement_id}/write`, short);
    const written = (await writer.get('/agents/agi/engagements')).body.engagements[0];
    expect(written).toEqual({ ...untouched, summary: 'A short session, not kept.' });
  });
});

describe('signs of danger in a text for the dumb agent', () => {
  const careHits = async () =>
    Number(
      /practice_care_hits_total[^\n]* (\d+)/.exec(await (await fetch(`${bench.url}/metrics`)).text())?.[1] ??
        0,
    );

  it('are answered first and counted, and no passage is written about them', async () => {
    const before = await careHits();
    const prompt = 'I want to kill myself tonight, I have the pills';
    const { status, body } = await writer.post('/agents/dumb/write', { prompt });
    expect(status).toBe(200);
    expect(body).toMatchObject({ is_prime: false, persisted: false, prompt, writing: '', flow_score: 0 });
    expect(body.feedback).toMatch(/help|line|call/i);
    expect(body.feedback).not.toContain('pills');
    const own = await writer.post('/agents/dumb/write', {
      prompt,
      writing: plainWriting(),
      duration_seconds: 60,
    });
    expect(own.body.feedback.startsWith(body.feedback)).toBe(true);
    expect(own.body.feedback.length).toBeGreaterThan(body.feedback.length);
    expect(await careHits()).toBe(before + 2);
  });
});

describe('a sealed text that is short', () => {
  it('is answered without quoting it', async () => {
    const sealed = { ...short, writing: 'The word quillfeather stands here.', sealed: true };
    const { session_id } = (await writer.post('/agents/smart/session')).body;
    const { engagement_id } = await engage(writer);
    for (const path of [
      '/swift/v2/write',
      `/agents/smart/session/${session_id}/write`,
      `/agents/agi/engage/${engagement_id}/write`,
    ]) {
      const { status, body } = await writer.post(path, sealed);
      expect([path, status, body.is_prime]).toEqual([path, 200, false]);
      expect(JSON.stringify(body)).toMatch(/sealed/);
      expect(JSON.stringify(body)).not.toContain('quillfeather');
      expect(JSON.stringify(body)).not.toMatch(/: it is kept|is counted/);
    }
  });
});

describe('the export of a person', () => {
  it('has their sessions and engagements, with the prompts and messages', async () => {
    const person = await bench.api.signIn();
    const { session_id } = (await person.post('/agents/smart/session')).body;
    await person.post(`/agents/smart/session/${session_id}/message`, { text: 'What is a prime, again?' });
    const { engagement_id, prompt } = await engage(person);
    await bench.api.call('PUT', '/swift/v2/me/consent', {
      token: person.token,
      body: { research: 'patterns' },
    });
    const { body } = await person.get('/swift/v2/me/export');
    expect(body.sessions).toMatchObject([
      {
        id: session_id,
        conversation: [{ role: 'writer', text: 'What is a prime, again?' }, { role: 'agent' }],
      },
    ]);
    expect(body.engagements).toMatchObject([{ id: engagement_id, mode: 'guided', prompts: [{ prompt }] }]);
    expect(body.research_consent).toMatchObject({ level: 'patterns' });
    expect(JSON.stringify(body.memory)).not.toMatch(/"[a-z]+[A-Z]\w*":/);
    expect((await person.get('/swift/v2/me')).body.counts).toMatchObject({ sessions: 1, engagements: 1 });
    const gone = await person.delete('/swift/v2/me');
    expect(gone.body.erased).toMatchObject({ sessions: 1, engagements: 1 });
  });
});
