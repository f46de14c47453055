import type { z } from 'zod';
import { snakeCase } from '#src/core/snake-case.ts';
import { defineEndpoint } from '#src/http/endpoint.ts';
import type { MemorySummary } from './consolidate/summary.ts';
import type { EntryDetail } from './recall/entry-detail.ts';
import type { ShownEntry } from './recall/shown-entry.ts';
import * as schema from './schema.ts';
import type { MemoryService } from './service.ts';

const tag = 'Memory';

export function memoryEndpoints(memory: MemoryService) {
  return [...readingEndpoints(memory), ...changingEndpoints(memory)];
}

function readingEndpoints(memory: MemoryService) {
  return [
    defineEndpoint({
      method: 'get',
      path: '/agents/agi/memory',
      operationId: 'getMemory',
      tag,
      summary: 'What the agent has learned across all sessions',
      auth: 'bearer',
      response: { status: 200, description: 'The memory', schema: schema.memory },
      handle: async ({ caller }) => toMemory(await memory.summary(caller.personId)),
    }),
    defineEndpoint({
      method: 'get',
      path: '/agents/agi/memory/entries',
      operationId: 'listMemoryEntries',
      tag,
      summary: 'The entries that hold, or held at a moment',
      description: 'The strongest first; with `q` the best for the question.',
      auth: 'bearer',
      query: schema.entriesQuery,
      response: { status: 200, description: 'A page of entries', schema: schema.entryPage },
      async handle({ caller, query }) {
        const { entries, total } = await memory.entries(caller.personId, {
          kinds: query.kind,
          q: query.q,
          asOf: query.as_of,
          page: query.page,
          pageSize: query.page_size,
        });
        return { entries: entries.map(toEntry), total, page: query.page, page_size: query.page_size };
      },
    }),
    defineEndpoint({
      method: 'get',
      path: '/agents/agi/memory/entries/{id}',
      operationId: 'getMemoryEntry',
      tag,
      summary: 'One entry, the words it is based on, and what it said before',
      auth: 'bearer',
      params: schema.entryParams,
      response: { status: 200, description: 'The entry', schema: schema.entryDetail },
      errors: ['not_found'],
      handle: async ({ caller, params }) => toEntryDetail(await memory.entry(caller.personId, params.id)),
    }),
    defineEndpoint({
      method: 'get',
      path: '/agents/agi/memory/export',
      operationId: 'exportMemory',
      tag,
      summary: 'All entries with their evidence, and all corrections, a line of JSON each',
      auth: 'bearer',
      response: {
        status: 200,
        description: 'JSON lines',
        schema: schema.exportLine.array(),
        format: 'lines',
      },
      async handle({ caller }) {
        return (await memory.export(caller.personId)).map(
          (line) => snakeCase(line) as Record<string, unknown>,
        );
      },
    }),
  ];
}

function changingEndpoints(memory: MemoryService) {
  return [
    defineEndpoint({
      method: 'patch',
      path: '/agents/agi/memory/entries/{id}',
      operationId: 'correctMemoryEntry',
      tag,
      summary: 'Correct an entry: the writer’s word outranks the agent’s for good',
      auth: 'bearer',
      params: schema.entryParams,
      body: schema.correction,
      response: { status: 200, description: 'The entry as it now is', schema: schema.entryDetail },
      errors: ['not_found', 'conflict'],
      async handle({ caller, params, body }) {
        await memory.correct(caller.personId, params.id, body);
        return toEntryDetail(await memory.entry(caller.personId, params.id));
      },
    }),
    defineEndpoint({
      method: 'delete',
      path: '/agents/agi/memory/entries/{id}',
      operationId: 'forgetMemoryEntry',
      tag,
      summary: 'Forget an entry and its concept',
      description:
        'Nothing of it stays in memory and it is not learned again. The writings themselves stay; they are erased one by one.',
      auth: 'bearer',
      params: schema.entryParams,
      response: { status: 200, description: 'What was erased where', schema: schema.receipt },
      errors: ['not_found'],
      async handle({ caller, params }) {
        const { erasureId, erased, found, forgottenAt } = await memory.forget(caller.personId, params.id);
        return {
          ok: true as const,
          id: params.id,
          erasure_id: erasureId,
          erased,
          found,
          forgotten_at: forgottenAt.toISOString(),
        };
      },
    }),
    defineEndpoint({
      method: 'post',
      path: '/agents/agi/memory/entries/{id}/undo',
      operationId: 'undoAdaptation',
      tag,
      summary: 'Undo an adaptation',
      auth: 'bearer',
      params: schema.entryParams,
      response: { status: 200, description: 'The adaptation, closed', schema: schema.entryDetail },
      errors: ['not_found', 'conflict'],
      async handle({ caller, params }) {
        await memory.undo(caller.personId, params.id);
        return toEntryDetail(await memory.entry(caller.personId, params.id));
      },
    }),
  ];
}

export function toEntry({ details, ...entry }: ShownEntry): z.input<typeof schema.entry> {
  return {
    id: entry.id,
    kind: entry.kind,
    content: entry.content,
    strength: entry.strength,
    occurrences: entry.occurrences,
    first_seen_at: entry.firstSeenAt.toISOString(),
    last_seen_at: entry.lastSeenAt.toISOString(),
    valid_from: entry.validFrom.toISOString(),
    valid_to: entry.validTo?.toISOString() ?? null,
    source: entry.source,
    ...(details?.causes ? { causes: details.causes } : {}),
    ...(details?.prompts
      ? {
          changed_prompts: details.prompts.map(({ engagementId, prompt, at }) => ({
            engagement_id: engagementId,
            prompt,
            at,
          })),
        }
      : {}),
  };
}

function toEntryDetail({
  evidence,
  history,
  flow,
  ...entry
}: EntryDetail): z.input<typeof schema.entryDetail> {
  return {
    ...toEntry(entry),
    ...(flow
      ? {
          flow: {
            before: flow.before,
            after: flow.after,
            primes_after: flow.primesAfter,
            after_prompts: flow.afterPrompts,
          },
        }
      : {}),
    evidence: evidence.map((piece) => ({
      writing_id: piece.writingId,
      quote: piece.quote,
      start: piece.start,
      end: piece.end,
      created_at: piece.createdAt.toISOString(),
    })),
    history: history.map((item) => ({
      content: item.content,
      valid_from: item.validFrom.toISOString(),
      valid_to: item.validTo?.toISOString() ?? null,
      source: item.source,
      reason: item.reason,
    })),
  };
}

export function toMemory(summary: MemorySummary): z.input<typeof schema.memory> {
  const { patterns } = summary;
  return {
    total_primes: summary.totalPrimes,
    total_days: summary.totalDays,
    streak_current: summary.streakCurrent,
    streak_best: summary.streakBest,
    sojourn_history: summary.sojourns.map(({ day, ...sojourn }) => ({
      ...sojourn,
      ...(day === undefined ? {} : { day }),
    })),
    themes: summary.themes,
    writing_patterns: {
      best_flow_time: patterns.bestFlowTime,
      average_duration: patterns.averageDurationSeconds,
      average_flow_score: patterns.averageFlowScore,
      trigger_words_for_depth: patterns.triggerWords,
      avoidance_signals: patterns.avoidanceSignals,
    },
    adaptations: summary.adaptations,
    learning: {
      waiting: summary.learning.waiting,
      oldest_at: summary.learning.oldestAt?.toISOString() ?? null,
    },
  };
}
