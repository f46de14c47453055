import type { EngagementTools, Recollection } from '#graphs/engagement/engagement-graph.ts';
import type { Caller } from '#src/http/endpoint.ts';
import type { Reading } from '#src/language/reading.ts';
import type { LanguageTask } from '#src/models/task.ts';
import { flowParts } from '#src/practice/flow-score.ts';
import { utcDay } from '#src/practice/utc-day.ts';
import type { Submission } from '#src/writing/service.ts';
import { parseInstruction } from '../rules/parse-instruction.ts';
import * as store from '../store.ts';
import { type LiveTurn, type Recorder, withoutText } from '../thread-turns.ts';
import type { WriterMemory } from './memory.ts';
import type { AgiOptions } from './options.ts';
import { composeOverrideAnswer } from './override-answer.ts';
import type { Profile } from './profile.ts';
import type { PromptRequest } from './request.ts';
import { sealedResponse } from './response.ts';
import { openingTask, overrideTask, responseTask } from './tasks.ts';

/** One turn of an engagement. */
export interface EngagementTurn {
  caller: Caller;
  thread: store.Thread;
  recorder: Recorder;
  /** Derives the ids of what the turn saves. */
  idFor(what: string): string;
  live: LiveTurn;
  /** Reads the text. The reading leaves out what the writer had forgotten. */
  readText(submission: Submission): Promise<Reading>;
}

/** A prompt is not repeated within this many prompts: ten engagements with some turns each. */
const freshPrompts = 30;

/** What the nodes of the engagement graph call in this turn. */
export function createEngagementTools(options: AgiOptions, turn: EngagementTurn): EngagementTools {
  const { memory } = options;
  const { caller, thread, recorder, idFor, readText } = turn;
  const { personId } = caller;
  const runTask = createTaskRunner(options, turn);
  const savePrompt = createPromptSaver(options, turn);

  async function promptRequest(
    { profile, chakra }: WriterMemory,
    forced: readonly string[],
    care?: string,
  ): Promise<PromptRequest> {
    return {
      mode: thread.mode === 'confrontational' ? 'confrontational' : 'guided',
      // Signs of acute danger in the present text count like those of an earlier one: nothing is pushed.
      profile: care ? { ...profile, needsCare: true } : profile,
      chakra,
      today: utcDay(options.clock()),
      recentPrompts: await store.selectPrompts(options.database, personId, {
        limit: freshPrompts,
        without: idFor('given prompt'),
      }),
      forced,
      seed: idFor('seed'),
    };
  }

  return {
    async loadContext() {
      const loaded = await memory.read(personId);
      const profile = usableProfile(loaded.profile, idFor('adaptation'));
      recorder.note({ type: 'entries', access: 'read', ids: entryIdsOf(profile) });
      return { ...loaded, profile };
    },

    async open({ mode, recalled }) {
      if (mode === 'freeform') return { greeting: '', prompt: '', entryIds: [], adaptationId: undefined };
      const loaded = toWriterMemory(recalled);
      const opening = await runTask(openingTask, await promptRequest(loaded, []));
      await savePrompt(opening.prompt, opening.adaptationId);
      return { ...opening, greeting: withCare(loaded.careMessage, opening.greeting) };
    },

    async submit(submission) {
      const written = await recorder.timed(
        () => options.submit(caller, submission, idFor, () => readText(submission)),
        ({ isPrime }, ms) => ({
          type: 'tool',
          name: 'submit-writing',
          arguments: withoutText(submission),
          outcome: isPrime ? 'kept' : 'not kept',
          ms,
        }),
      );
      const [theme] = submission.sealed ? [] : (await readText(submission)).themes;
      const around = theme ? `, around ${theme.name}` : '';
      await store.updateWritten(
        options.database,
        thread.id,
        written.isPrime
          ? { ...written, summary: `A prime in ${written.kingdom}${around}.` }
          : { isPrime: false, summary: 'A short session, not kept.' },
      );
      return written;
    },

    async respond({ submission, written, forced, recalled }) {
      const loaded = toWriterMemory(recalled);
      const care = options.careMessage(submission.writing);
      const request = await promptRequest(loaded, forced, care);
      const response = submission.sealed
        ? sealedResponse({ ...request, isPrime: written.isPrime })
        : await runTask(responseTask, {
            ...request,
            writing: submission.writing,
            reading: await readText(submission),
            isPrime: written.isPrime,
            flowScore: written.flowScore,
            flow: flowParts(submission),
            averageFlow: loaded.averageFlow,
          });
      return { ...response, reflection: withCare(care, response.reflection) };
    },

    async remember({ response, recalled }) {
      await savePrompt(response.nextPrompt, response.adaptationId);
      if (response.adaptation === '') return;
      const { adaptations } = toWriterMemory(recalled).profile;
      const id = await memory.recordAdaptation(personId, {
        id: idFor('adaptation'),
        content: response.adaptation,
        kind: response.adaptationKind,
        causedBy: response.causes,
        replaces: adaptations.filter(({ kind }) => kind !== undefined).map((one) => one.id),
        engagementId: thread.id,
      });
      if (id !== undefined) recorder.note({ type: 'entries', access: 'written', ids: [id] });
    },

    async override({ instruction, force, forced, recalled }) {
      const override = { id: idFor('override'), instruction, force, engagementId: thread.id };
      const id = await memory.recordOverride(personId, override);
      recorder.note({ type: 'entries', access: 'written', ids: [id] });
      const care = options.careMessage(instruction);
      if (care) options.onCareHit();
      const request = {
        ...(await promptRequest(toWriterMemory(recalled), forced, care)),
        instruction,
        force,
      };
      // No model is asked about an instruction that the rules refuse.
      const isRefused = parseInstruction(instruction).refused !== undefined;
      const answer = isRefused ? composeOverrideAnswer(request) : await runTask(overrideTask, request);
      await savePrompt(answer.newPrompt, answer.adaptationId);
      return { ...answer, agentNote: withCare(care, answer.agentNote) };
    },
  };
}

/** Runs tasks of this turn and records each with its model. */
function createTaskRunner({ runTask }: AgiOptions, { recorder, live }: EngagementTurn) {
  return async <I, A, O>(task: LanguageTask<I, A, O>, input: I): Promise<O> => {
    live.signal?.throwIfAborted();
    const { value } = await recorder.timed(
      () => runTask(task, input, { signal: live.signal }),
      ({ source, model }, ms) => ({ type: 'model', task: task.name, source, model: model ?? null, ms }),
    );
    return value;
  };
}

/** Saves the prompt of this turn, unless it is empty or names something that was forgotten meanwhile. */
function createPromptSaver(
  { database, clock, memory }: AgiOptions,
  { caller, thread, idFor }: EngagementTurn,
) {
  return async (prompt: string, adaptationId: string | undefined): Promise<void> => {
    const { personId } = caller;
    if (prompt === '' || (await memory.forgotten(personId))(prompt)) return;
    await store.insertPrompt(database, {
      id: idFor('given prompt'),
      personId,
      threadId: thread.id,
      prompt,
      adaptationId,
      now: clock(),
    });
    if (adaptationId) {
      await memory.recordChangedPrompt(personId, adaptationId, { engagementId: thread.id, prompt });
    }
  };
}

/**
 * The profile without three things: overrides that were refused, overrides with signs of acute danger, which are not quoted
 * back, and the adaptation that this turn saved before it was interrupted.
 */
function usableProfile(profile: Profile, ownAdaptation: string): Profile {
  const overrides = profile.overrides.filter(({ instruction }) => {
    const { refused, isAcute } = parseInstruction(instruction);
    return refused === undefined && !isAcute;
  });
  return { ...profile, overrides, adaptations: profile.adaptations.filter(({ id }) => id !== ownAdaptation) };
}

/** Restores the type of what `loadContext` returned: the graph carries it without reading it. */
function toWriterMemory(recalled: Recollection): WriterMemory {
  return recalled as unknown as WriterMemory;
}

function withCare(care: string | undefined, text: string): string {
  return care ? `${care} ${text}` : text;
}

function entryIdsOf(profile: Profile): string[] {
  const { recurring, emerging, avoided, overrides, adaptations } = profile;
  return [recurring, emerging, avoided, overrides, adaptations].flat().map(({ id }) => id);
}
