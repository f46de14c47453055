import { defineEndpoint } from '#src/http/endpoint.ts';
import { kingdomOf } from '#src/practice/kingdoms.ts';
import { submission } from '#src/writing/schema.ts';
import { engagementWriteEvents } from '../events.ts';
import { toSubmission, toWrittenFields } from '../submit-writing.ts';
import type { EngagementContext } from './memory.ts';
import * as schema from './schema.ts';
import type { AgiAgent } from './service.ts';

const tag = 'AGI agent';

export function agiEndpoints(agent: AgiAgent) {
  return [...turnEndpoints(agent), ...recordEndpoints(agent)];
}

/** The turns of an engagement. The return type is inferred, because the console takes its types from it. */
function turnEndpoints(agent: AgiAgent) {
  return [
    defineEndpoint({
      method: 'post',
      path: '/agents/agi/engage',
      operationId: 'engage',
      tag,
      summary: 'Open an engagement in a mode',
      auth: 'bearer',
      body: schema.engageRequest,
      response: { status: 200, description: 'The agent’s first words', schema: schema.engagement },
      errors: ['conflict'],
      async handle({ caller, body, idFor }) {
        const { id, mode, opening, context } = await agent.engage(caller, body.mode, idFor('engagement'));
        return {
          engagement_id: id,
          mode,
          greeting: opening.greeting,
          prompt: opening.prompt,
          context,
          memory_summary: summaryOf(context),
          entry_ids: opening.entryIds,
        };
      },
    }),
    defineEndpoint({
      method: 'post',
      path: '/agents/agi/engage/{engagement_id}/write',
      operationId: 'engagementWrite',
      tag,
      summary: 'Hand in a text in an engagement',
      description: 'Below 480 seconds nothing is kept of it; several texts in one engagement are allowed.',
      auth: 'bearer',
      params: schema.engagementParams,
      body: submission,
      response: { status: 200, description: 'What the agent says to it', schema: schema.agiWriteResult },
      events: engagementWriteEvents,
      errors: ['not_found', 'conflict'],
      async handle({ caller, params, body, live, idFor }) {
        const turn = { ...live, requestId: idFor('turn') };
        const { written, response, theme } = await agent.write(
          caller,
          params.engagement_id,
          toSubmission(body),
          turn,
        );
        return {
          ...toWrittenFields(written),
          agent_response: {
            reflection: response.reflection,
            memory_update: response.memoryUpdate,
            next_prompt: response.nextPrompt,
            adaptation: response.adaptation,
          },
          pipelines: {
            story: {
              status: written.storyGenerating ? 'generating' : 'skipped',
              kingdom: written.kingdom,
              theme,
            },
            image: { status: written.isPrime ? 'generating' : 'skipped' },
          },
          entry_ids: response.entryIds,
        };
      },
    }),
    defineEndpoint({
      method: 'post',
      path: '/agents/agi/engage/{engagement_id}/override',
      operationId: 'engagementOverride',
      tag,
      summary: 'Tell the agent what to do or to leave',
      description:
        'Always recorded. With `force` it is obeyed as said until the engagement ends; without, the agent weighs it and says what it will come back to.',
      auth: 'bearer',
      params: schema.engagementParams,
      body: schema.overrideRequest,
      response: { status: 200, description: 'Another prompt, and a note', schema: schema.overrideResult },
      errors: ['not_found', 'conflict'],
      async handle({ caller, params, body, idFor }) {
        const answer = await agent.override(caller, params.engagement_id, body, {
          requestId: idFor('turn'),
        });
        return {
          acknowledged: true,
          new_prompt: answer.newPrompt,
          agent_note: answer.agentNote,
          entry_ids: answer.entryIds,
        };
      },
    }),
  ];
}

/** The list of past engagements and the trace of one. The return type is inferred, as above. */
function recordEndpoints(agent: AgiAgent) {
  return [
    defineEndpoint({
      method: 'get',
      path: '/agents/agi/engagements',
      operationId: 'listEngagements',
      tag,
      summary: 'The caller’s engagements, newest first',
      auth: 'bearer',
      query: schema.engagementsQuery,
      response: { status: 200, description: 'A page of engagements', schema: schema.engagementList },
      async handle({ caller, query }) {
        const { engagements, total } = await agent.engagements(caller, {
          page: query.page,
          pageSize: query.page_size,
        });
        return {
          engagements: engagements.map(({ chakra = 1, ...one }) => ({
            id: one.id,
            date: one.openedAt.toISOString().slice(0, 10),
            mode: one.mode ?? ('guided' as const),
            is_prime: one.isPrime,
            chakra,
            kingdom: kingdomOf(chakra).name,
            flow_score: one.flowScore ?? 0,
            summary: one.summary || 'Nothing was handed in.',
            story_delivered: one.storyDelivered,
          })),
          total,
          page: query.page,
          page_size: query.page_size,
        };
      },
    }),
    defineEndpoint({
      method: 'get',
      path: '/agents/agi/engagements/{engagement_id}/trace',
      operationId: 'traceEngagement',
      tag,
      summary: 'What was done in an engagement: nodes, tools, models, entries; never the words',
      auth: 'bearer',
      params: schema.engagementParams,
      response: { status: 200, description: 'Its runs, oldest first', schema: schema.trace },
      errors: ['not_found'],
      async handle({ caller, params }) {
        const runs = await agent.trace(caller, params.engagement_id);
        return {
          engagement_id: params.engagement_id,
          runs: runs.map((run) => ({
            id: run.id,
            turn: run.turn,
            outcome: run.outcome,
            started_at: run.startedAt.toISOString(),
            latency_ms: run.latencyMs,
            steps: run.steps,
          })),
        };
      },
    }),
  ];
}

/** What memory holds, in one to three sentences. */
function summaryOf(context: EngagementContext): string {
  if (context.total_primes === 0) return 'Nothing is remembered yet.';
  const parts = [
    `${context.total_primes} ${context.total_primes === 1 ? 'prime' : 'primes'}, day ${context.sojourn_day} of the ${context.sojourn} sojourn.`,
  ];
  if (context.recurring_themes.length > 0)
    parts.push(`What returns: ${context.recurring_themes.slice(0, 5).join(', ')}.`);
  if (context.avoidance_patterns.length > 0) {
    parts.push(`What is touched and left: ${context.avoidance_patterns.slice(0, 3).join(', ')}.`);
  }
  return parts.join(' ');
}
