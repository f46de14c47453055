import { defineEndpoint, type Endpoint } from '#src/http/endpoint.ts';
import { toOperatorItem } from './presentation.ts';
import * as schema from './schema.ts';
import type { Facilitators } from './service.ts';

const tag = 'Operator';

const decisions = {
  approve: { status: 'approved', summary: 'List a facilitator' },
  reject: { status: 'rejected', summary: 'Reject an application' },
  suspend: { status: 'suspended', summary: 'Take a facilitator off the list' },
} as const;

export function facilitatorOperatorEndpoints(facilitators: Facilitators): Endpoint[] {
  return [
    defineEndpoint({
      method: 'get',
      path: '/admin/facilitators',
      operationId: 'listFacilitatorsForOperator',
      tag,
      summary: 'Facilitators of every status, oldest first',
      auth: 'operator',
      query: schema.operatorQuery,
      response: { status: 200, description: 'The facilitators', schema: schema.operatorFacilitators },
      async handle({ query }) {
        return { facilitators: (await facilitators.listForOperator(query.status)).map(toOperatorItem) };
      },
    }),
    ...Object.entries(decisions).map(([decision, { status, summary }]) =>
      defineEndpoint({
        method: 'post',
        path: `/admin/facilitators/{id}/${decision}`,
        operationId: `${decision}Facilitator`,
        tag,
        summary,
        auth: 'operator',
        params: schema.idParams,
        response: {
          status: 200,
          description: 'The facilitator with its new status',
          schema: schema.operatorFacilitator,
        },
        errors: ['not_found', 'conflict'],
        handle: async ({ params }) => toOperatorItem(await facilitators.decide(params.id, status)),
      }),
    ),
  ];
}
