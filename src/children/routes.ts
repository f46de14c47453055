import { defineEndpoint } from '#src/http/endpoint.ts';
import { toListItem, toWholeChild } from './child-response.ts';
import * as schema from './schema.ts';
import type { ChildrenService } from './service.ts';

const tag = 'Children';

export function childrenEndpoints(children: ChildrenService) {
  return [
    defineEndpoint({
      method: 'post',
      path: '/swift/v2/children',
      operationId: 'createChild',
      tag,
      summary: 'Register a child',
      auth: 'seed',
      body: schema.newChild,
      response: { status: 201, description: 'The child', schema: schema.child },
      errors: ['conflict'],
      async handle({ caller, body, idFor }) {
        const child = await children.create(
          caller,
          {
            walletAddress: body.derived_wallet_address,
            birthdate: body.birthdate,
            emojiPattern: body.emoji_pattern,
          },
          idFor('child'),
        );
        return toWholeChild(caller, child);
      },
    }),
    defineEndpoint({
      method: 'get',
      path: '/swift/v2/children',
      operationId: 'listChildren',
      tag,
      summary: 'The caller’s children',
      auth: 'seed',
      response: {
        status: 200,
        description: 'All children, oldest registration first',
        schema: schema.childList,
      },
      async handle({ caller }) {
        return { children: (await children.list(caller)).map(toListItem) };
      },
    }),
    defineEndpoint({
      method: 'get',
      path: '/swift/v2/children/{childId}',
      operationId: 'getChild',
      tag,
      summary: 'One of the caller’s children',
      auth: 'seed',
      params: schema.childParams,
      response: { status: 200, description: 'The child', schema: schema.child },
      errors: ['not_found'],
      async handle({ caller, params }) {
        return toWholeChild(caller, await children.get(caller, params.childId));
      },
    }),
    defineEndpoint({
      method: 'delete',
      path: '/swift/v2/children/{childId}',
      operationId: 'deleteChild',
      tag,
      summary: 'Remove a child; its stories stay and are no longer assigned',
      auth: 'seed',
      params: schema.childParams,
      response: { status: 200, description: 'Removed', schema: schema.removedChild },
      errors: ['not_found'],
      async handle({ caller, params }) {
        await children.remove(caller, params.childId);
        return { ok: true as const, id: params.childId };
      },
    }),
  ];
}
