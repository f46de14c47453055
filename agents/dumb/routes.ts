import { defineEndpoint } from '#src/http/endpoint.ts';
import * as schema from './schema.ts';
import type { DumbAgent } from './service.ts';

const tag = 'Dumb agent';

export function dumbEndpoints(agent: DumbAgent) {
  return [
    defineEndpoint({
      method: 'post',
      path: '/agents/dumb/write',
      operationId: 'dumbWrite',
      tag,
      summary: 'Feedback on a text, or on a passage that the agent writes to a prompt',
      description: 'Stateless: nothing of it is kept.',
      auth: 'bearer',
      body: schema.dumbWrite,
      response: { status: 200, description: 'The text and its feedback', schema: schema.dumbReply },
      async handle({ body }) {
        const reply = await agent.write({
          prompt: body.prompt,
          writing: body.writing,
          durationSeconds: body.duration_seconds,
          newLineCount: body.new_line_count ?? 0,
        });
        return {
          is_prime: reply.isPrime,
          persisted: false as const,
          prompt: reply.prompt,
          writing: reply.writing,
          feedback: reply.feedback,
          flow_score: reply.reading.flowScore,
          chakra: reply.reading.chakra,
          kingdom: reply.reading.kingdom,
        };
      },
    }),
    defineEndpoint({
      method: 'get',
      path: '/agents/dumb/prompt',
      operationId: 'dumbPrompt',
      tag,
      summary: 'A prompt to begin with',
      auth: 'bearer',
      response: { status: 200, description: 'The prompt, and who made it', schema: schema.dumbPrompt },
      handle: () => agent.prompt(),
    }),
    defineEndpoint({
      method: 'post',
      path: '/agents/dumb/analyze',
      operationId: 'dumbAnalyze',
      tag,
      summary: 'What a text shows',
      auth: 'bearer',
      body: schema.analysisRequest,
      response: { status: 200, description: 'Chakra, themes, feeling, flow', schema: schema.analysis },
      async handle({ body }) {
        const { chakra, kingdom, themes, emotion, flowEstimate } = await agent.analyse(body.text);
        return {
          chakra,
          kingdom,
          themes: themes.map(({ name }) => name),
          emotional_signature: emotion.signature,
          flow_estimate: flowEstimate,
        };
      },
    }),
  ];
}
