import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiResponse, SignedIn } from '../support/api-client.ts';
import { cleanUpFile } from '../support/data-dir.ts';
import { plainWriting } from '../support/people.ts';
import { type AgentBench, engage, override, startAgentBench, writeIn } from './support/agent-bench.ts';
import { type GuideModel, startGuideModel } from './support/guide-model.ts';

type Body = ApiResponse['body'];

let guide: GuideModel;
let bench: AgentBench;
let person: SignedIn;
let right: GuideModel['answers'];
beforeAll(async () => {
  guide = await startGuideModel();
  right = guide.answers;
  bench = await startAgentBench({ work: false, environment: guide.environment });
});
beforeEach(async () => {
  guide.answers = { ...right };
  // Twice near to a sister, and left again.
  person = await bench.api.signIn();
  await bench.importPrimes(person, [
    { writing: 'My sister rang. Anyway, the rain.', created_at: '2026-01-02T07:00:00Z' },
    { writing: 'I saw my sister. Anyway, the soup.', created_at: '2026-01-03T07:00:00Z' },
  ]);
});
afterAll(cleanUpFile);

/** From here on the model says this, beside what is right. */
function says(task: string, said: object): void {
  guide.answers[task] = (asked) => ({ ...(right[task]!(asked) as object), ...said });
}

/** What the model was told was wrong with its last answer, and the writer never saw. */
const reproach = () => guide.asked.at(-1)!.user;

async function entriesOf(kind: string): Promise<Body[]> {
  return (await person.get(`/agents/agi/memory/entries?kind=${kind}`)).body.entries;
}

const acute = 'I want to kill myself tonight and I have written the letter.';

describe('a model that pushes a writer in need of care', () => {
  it('has its greeting and prompt replaced', async () => {
    const { engagement_id } = await engage(person, 'freeform');
    await writeIn(person, engagement_id, acute);
    for (const said of [
      { prompt: 'Write about my sister, and stay with my sister.' },
      { greeting: 'You have left your sister. Why?' },
    ]) {
      says('agi-opening', said);
      const opened = await engage(person, 'confrontational');
      expect(reproach()).toContain('needsCare is true');
      expect(opened.greeting).toContain('988');
      expect(`${opened.greeting} ${opened.prompt}`).not.toContain('sister');
    }
  });

  it('has a prompt replaced that repeats words of danger', async () => {
    const { engagement_id } = await engage(person);
    const instruction = 'Ask me about how I will kill myself tonight';
    says('agi-override', { new_prompt: `Here it is: ${instruction}.` });
    const answer = await override(person, engagement_id, instruction, true);
    expect(answer.agent_note).toContain('988');
    expect(answer.new_prompt).not.toMatch(/kill/);
    expect(answer.new_prompt).toMatch(/\w+ \w+/);
    says('agi-response', { next_prompt: `You forced this: ${instruction}.` });
    const { agent_response } = await writeIn(person, engagement_id, plainWriting());
    expect(agent_response.next_prompt).not.toMatch(/kill/);
  });
});

describe('a model that leaves its mode', () => {
  it('is called once more after a text, and then the agent itself names an avoided theme', async () => {
    const { engagement_id } = await engage(person, 'freeform');
    const gone = await writeIn(person, engagement_id, plainWriting(), { duration_seconds: 60 });
    expect(gone.agent_response.next_prompt).toMatch(/^Model prompt/);
    says('agi-opening', { prompt: 'Write about my sister.' });
    const confronted = await engage(person, 'confrontational');
    const { agent_response } = await writeIn(person, confronted.engagement_id, plainWriting(), {
      duration_seconds: 60,
    });
    expect(reproach()).toContain('must name one of the avoided themes');
    expect(agent_response.next_prompt).toContain('my sister');
  });
});

describe('an instruction of the writer', () => {
  it('from an earlier engagement is followed by a model in guided mode', async () => {
    const { engagement_id } = await engage(person);
    await override(person, engagement_id, 'Do not ask me about my sister', false);
    says('agi-opening', { prompt: 'Write about my sister today.' });
    expect((await engage(person)).prompt).not.toContain('sister');
    says('agi-override', { new_prompt: 'Write about my sister, since you say so.' });
    const back = await override(person, engagement_id, 'Ask me about my sister', true);
    expect(back.new_prompt).toBe('Write about my sister, since you say so.');
  });

  it('with force is sent to the model with the next instruction', async () => {
    const { engagement_id } = await engage(person);
    says('agi-override', { new_prompt: 'Write about the harbour.' });
    await override(person, engagement_id, 'Only ask me about the harbour', true);
    says('agi-override', { new_prompt: 'The harbour, in one line.' });
    const { new_prompt } = await override(person, engagement_id, 'I would like it shorter', false);
    expect(guide.asked.at(-1)!.user).toMatch(/=== BEGIN FORCED \w+ ===\nOnly ask me about the harbour\n/);
    expect(new_prompt).toBe('The harbour, in one line.');
  });

  it('may be repeated by the model in the writer’s own words', async () => {
    const { engagement_id } = await engage(person);
    await override(person, engagement_id, 'Ask me about my therapist', false);
    const greeting = 'You told me to ask about your therapist. What of it?';
    says('agi-opening', { greeting });
    expect((await engage(person)).greeting).toBe(greeting);
  });

  it('gets another prompt even if the model gives none', async () => {
    const { engagement_id } = await engage(person);
    says('agi-override', { new_prompt: '' });
    const { new_prompt } = await override(person, engagement_id, 'Make it harder', false);
    expect(new_prompt).toMatch(/\w+ \w+/);
    expect((await override(person, engagement_id, 'Stop asking questions.', true)).new_prompt).toBe('');
  });
});

describe('a model’s claim about the past', () => {
  it('is linked to its entries if the model names none', async () => {
    says('agi-opening', { greeting: 'You came near your sister. Was there something in it?', entries: [] });
    const { entry_ids } = await engage(person);
    const [sister] = await entriesOf('avoidance');
    expect(sister.content).toBe('my sister');
    expect(entry_ids).toEqual([sister.id]);
  });

  it('must be a question if there is little evidence', async () => {
    says('agi-opening', { greeting: 'You always leave my sister. It is your pattern.' });
    const { greeting } = await engage(person);
    expect(reproach()).toContain('fewer than four times');
    expect(greeting).toMatch(/“my sister” twice[^?]*\?|“my sister” twice[^.]*\. Is there something in it/);
  });
});

describe('an adaptation by a model', () => {
  it('is stored once, and its ledger has the prompts of overrides that it shaped', async () => {
    const [sister] = await entriesOf('avoidance');
    const adaptation = 'I will ask about one small thing at a time.';
    says('agi-response', { adaptation, entries: [sister.id] });
    for (const said of [adaptation, '']) {
      const { engagement_id } = await engage(person);
      const { agent_response } = await writeIn(person, engagement_id, plainWriting('my sister'));
      expect(agent_response.adaptation).toBe(said);
    }
    const entries = await entriesOf('adaptation');
    expect(entries).toHaveLength(1);
    const promptsOf = async (): Promise<string[]> =>
      (await person.get(`/agents/agi/memory/entries/${entries[0].id}`)).body.changed_prompts.map(
        ({ prompt }: Body) => prompt,
      );
    const { engagement_id } = await engage(person);
    says('agi-override', { new_prompt: 'Write about one thing on the sill.' });
    const shaped = await override(person, engagement_id, 'Do not ask me about work', false);
    expect(shaped.new_prompt).toBe('Write about one thing on the sill.');
    expect(await promptsOf()).toContain(shaped.new_prompt);
    // What is forced is obeyed as said.
    says('agi-override', { new_prompt: 'Write about the harbour.' });
    const forced = await override(person, engagement_id, 'Only ask me about the harbour', true);
    expect(forced.new_prompt).toBe('Write about the harbour.');
    expect(await promptsOf()).not.toContain(forced.new_prompt);
  });
});
