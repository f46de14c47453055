import { defineEndpoint } from '#src/http/endpoint.ts';
import { submission } from '#src/writing/schema.ts';
import { messageEvents, sessionWriteEvents } from '../events.ts';
import { toSubmission, toWrittenFields } from '../submit-writing.ts';
import * as schema from './schema.ts';
import type { SmartAgent } from './service.ts';

const tag = 'Smart agent';
const root = '/agents/smart/session';

export function smartEndpoints(agent: SmartAgent) {
  return [...sessionEndpoints(agent), ...conversationEndpoints(agent)];
}

/** A session, its text and its status. The return type is inferred, because the console takes its types from it. */
function sessionEndpoints(agent: SmartAgent) {
  return [
    defineEndpoint({
      method: 'post',
      path: root,
      operationId: 'openSession',
      tag,
      summary: 'Open a session',
      description: 'One session of a person is open at a time: an earlier one ends with this.',
      auth: 'bearer',
      body: schema.openRequest,
      response: { status: 200, description: 'The session and its prompt', schema: schema.session },
      errors: ['conflict'],
      async handle({ caller, body, idFor }) {
        return toSession(await agent.open(caller, body.intention, idFor('session')));
      },
    }),
    defineEndpoint({
      method: 'get',
      path: root,
      operationId: 'resumeSession',
      tag,
      summary: 'The open session, or a new one',
      auth: 'bearer',
      response: { status: 200, description: 'The session and its prompt', schema: schema.session },
      errors: ['conflict'],
      async handle({ caller, idFor }) {
        return toSession(await agent.resume(caller, idFor('session')));
      },
    }),
    defineEndpoint({
      method: 'post',
      path: `${root}/{id}/write`,
      operationId: 'sessionWrite',
      tag,
      summary: 'Hand in the session’s text',
      auth: 'bearer',
      params: schema.sessionParams,
      body: submission,
      response: { status: 200, description: 'What became of it', schema: schema.writeResult },
      events: sessionWriteEvents,
      errors: ['not_found', 'conflict'],
      async handle({ caller, params, body, live, idFor }) {
        const turn = { ...live, requestId: idFor('turn') };
        const { written, reflection, storyEtaSeconds } = await agent.write(
          caller,
          params.id,
          toSubmission(body),
          turn,
        );
        return {
          ...toWrittenFields(written),
          reflection,
          next_steps: { story_generating: written.storyGenerating, story_eta_seconds: storyEtaSeconds },
        };
      },
    }),
    defineEndpoint({
      method: 'get',
      path: `${root}/{id}/status`,
      operationId: 'sessionStatus',
      tag,
      summary: 'Where the session stands',
      auth: 'bearer',
      params: schema.sessionParams,
      response: { status: 200, description: 'Its text and its story', schema: schema.status },
      errors: ['not_found'],
      async handle({ caller, params }) {
        const { writingSubmitted, isPrime, story, suggestedNext } = await agent.status(caller, params.id);
        return {
          session_id: params.id,
          writing_submitted: writingSubmitted,
          is_prime: isPrime,
          story: story
            ? {
                status: story.status,
                kingdom: story.kingdom,
                phases: story.phases,
                images_ready: story.imagesReady,
                images_total: story.imagesTotal,
              }
            : null,
          suggested_next: suggestedNext,
        };
      },
    }),
  ];
}

/** Guidance, messages and the end of a session. The return type is inferred, as above. */
function conversationEndpoints(agent: SmartAgent) {
  return [
    defineEndpoint({
      method: 'get',
      path: `${root}/{id}/guidance`,
      operationId: 'sessionGuidance',
      tag,
      summary: 'What would help next',
      auth: 'bearer',
      params: schema.sessionParams,
      response: { status: 200, description: 'One thing, and why', schema: schema.guidance },
      errors: ['not_found', 'conflict'],
      handle: ({ caller, params }) => agent.guidance(caller, params.id),
    }),
    defineEndpoint({
      method: 'post',
      path: `${root}/{id}/message`,
      operationId: 'sessionMessage',
      tag,
      summary: 'Say something to the agent',
      auth: 'bearer',
      params: schema.sessionParams,
      body: schema.messageRequest,
      response: {
        status: 200,
        description: 'Its answer, and the tools that it called',
        schema: schema.messageResult,
      },
      events: messageEvents,
      errors: ['not_found', 'conflict'],
      async handle({ caller, params, body, live, idFor }) {
        const { answer, calls } = await agent.message(caller, params.id, body.text, {
          ...live,
          requestId: idFor('turn'),
        });
        return { answer, tools: calls };
      },
    }),
    defineEndpoint({
      method: 'post',
      path: `${root}/{id}/end`,
      operationId: 'endSession',
      tag,
      summary: 'End the session',
      auth: 'bearer',
      params: schema.sessionParams,
      response: { status: 200, description: 'What it was', schema: schema.ended },
      errors: ['not_found', 'conflict'],
      async handle({ caller, params }) {
        const session = await agent.end(caller, params.id);
        return {
          session_id: session.id,
          duration_minutes: session.durationMinutes,
          writing_submitted: session.writingSubmitted,
          is_prime: session.isPrime,
          chakra: session.chakra ?? null,
          story_delivered: session.storyDelivered,
          summary: session.summary,
        };
      },
    }),
  ];
}

function toSession({ id, prompt, context }: Awaited<ReturnType<SmartAgent['open']>>) {
  return { session_id: id, prompt, context };
}
