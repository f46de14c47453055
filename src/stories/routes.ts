import { defineEndpoint } from '#src/http/endpoint.ts';
import { nextCursor } from '#src/http/paging.ts';
import * as schema from './schema.ts';
import type { StoriesService } from './service.ts';
import { toStoryResponse } from './story-response.ts';

const tag = 'Stories';

export function storyEndpoints(stories: StoriesService) {
  return [
    defineEndpoint({
      method: 'get',
      path: '/swift/v2/cuentacuentos/ready',
      operationId: 'getReadyStory',
      tag,
      summary: 'The oldest unplayed story, of the parent or of a child',
      description:
        'A story is ready as soon as its English text is; languages and images follow. Null where there is none.',
      auth: 'seed',
      query: schema.childFilter,
      response: { status: 200, description: 'The story, or null', schema: schema.storyOrNull },
      errors: ['not_found'],
      async handle({ caller, query }) {
        const story = await stories.ready(caller, query.child_wallet);
        return story ? toStoryResponse(story) : null;
      },
    }),
    defineEndpoint({
      method: 'get',
      path: '/swift/v2/cuentacuentos/history',
      operationId: 'listStories',
      tag,
      summary: 'Stories of the parent or of a child, played or not, newest first',
      auth: 'seed',
      query: schema.historyQuery,
      response: { status: 200, description: 'A page of stories', schema: schema.storyHistory },
      errors: ['not_found'],
      async handle({ caller, query }) {
        const { stories: page, next } = await stories.history(caller, {
          childWallet: query.child_wallet,
          limit: query.limit,
          before: query.before,
        });
        return { stories: page.map(toStoryResponse), ...nextCursor(next) };
      },
    }),
    defineEndpoint({
      method: 'post',
      path: '/swift/v2/cuentacuentos/{id}/complete',
      operationId: 'completeStory',
      tag,
      summary: 'Mark a story as played',
      description: 'May be repeated; the first time counts.',
      auth: 'seed',
      params: schema.storyParams,
      response: { status: 200, description: 'When it was played', schema: schema.completion },
      errors: ['not_found'],
      async handle({ caller, params }) {
        const playedAt = await stories.complete(caller, params.id);
        return { ok: true as const, id: params.id, played: true as const, played_at: playedAt.toISOString() };
      },
    }),
    defineEndpoint({
      method: 'post',
      path: '/swift/v2/cuentacuentos/{id}/assign',
      operationId: 'assignStory',
      tag,
      summary: 'Give a story to one of the caller’s children',
      auth: 'seed',
      params: schema.storyParams,
      body: schema.assignment,
      response: { status: 200, description: 'The story', schema: schema.story },
      errors: ['not_found'],
      async handle({ caller, params, body }) {
        return toStoryResponse(await stories.assign(caller, params.id, body.child_wallet_address));
      },
    }),
  ];
}
