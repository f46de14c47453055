import { toOperatorItem } from '../facilitators/presentation.ts';
import type { Facilitators } from '../facilitators/service.ts';
import { withServices } from './with-services.ts';

type Decision = Parameters<Facilitators['decide']>[1];
type Status = Parameters<Facilitators['listForOperator']>[0];

export async function listFacilitators({ status, json }: { status: Status; json: boolean }): Promise<void> {
  const found = await withServices(({ facilitators }) => facilitators.listForOperator(status));
  if (json) {
    console.log(JSON.stringify(found.map(toOperatorItem), null, 2));
    return;
  }
  if (found.length === 0)
    console.log(status ? `No facilitator is ${status}.` : 'There are no applications yet.');
  for (const { id, name, createdAt, priceMicroUsdc, specialties, ...facilitator } of found) {
    const price = `${priceMicroUsdc / 1_000_000} USDC`;
    const since = createdAt.toISOString();
    console.log(`${id}  ${facilitator.status.padEnd(9)} ${onOneLine(name)}, ${price}, since ${since}`);
    console.log(`${' '.repeat(38)}${specialties.map(onOneLine).join('; ')}`);
  }
}

export async function decideFacilitator(id: string, status: Decision): Promise<void> {
  const { name } = await withServices(({ facilitators }) => facilitators.decide(id, status));
  console.log(`${onOneLine(name)} is ${status}.`);
}

/** Removes control characters from an applicant's text, so that it cannot move the cursor or imitate another line. */
function onOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
}
