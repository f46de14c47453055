import type { Address, Hash, Hex } from 'viem';
import { z } from 'zod';
import { ChainUnavailableError, WrongChainError } from './chain-unavailable.ts';
import type { PaymentChain } from './chains.ts';
import type { RpcCall } from './rpc.ts';

/*
 * The few questions that are put to a node. Each answer is checked whole before anything is concluded from it:
 * what does not have the protocol's form (ethereum.github.io/execution-apis) is an outage, never a verdict.
 * Every function throws ChainUnavailableError.
 */

const quantity = z
  .string()
  .regex(/^0x[0-9a-fA-F]{1,64}$/)
  .transform((hex) => BigInt(hex));
const smallNumber = quantity.refine((value) => value <= Number.MAX_SAFE_INTEGER).transform(Number);
const hash32 = hexOf<Hash>(/^0x[0-9a-fA-F]{64}$/);
const address = hexOf<Address>(/^0x[0-9a-fA-F]{40}$/);
const bytes = hexOf<Hex>(/^0x([0-9a-fA-F]{2})*$/);

/** Hex digits in lower case, so that two spellings of one value are equal. */
function hexOf<T extends Hex>(form: RegExp) {
  return z
    .string()
    .regex(form)
    .transform((hex) => hex.toLowerCase() as T);
}

const log = z.object({
  address,
  topics: z.array(hash32).max(4),
  data: bytes,
  logIndex: smallNumber,
  transactionHash: hash32,
  removed: z.boolean().optional(),
});

const receipt = z.object({
  transactionHash: hash32,
  blockHash: hash32,
  blockNumber: quantity,
  status: quantity.refine((value) => value <= 1n).transform((value) => value === 1n),
  logs: z.array(log),
});

const block = z.object({
  number: quantity,
  hash: hash32,
  // A Date reaches 8.64e12 seconds.
  timestamp: quantity
    .refine((seconds) => seconds <= 8_640_000_000_000n)
    .transform((seconds) => new Date(Number(seconds) * 1000)),
});

/** A log with its hex in lower case. */
export type ChainLog = z.infer<typeof log>;

/** @throws WrongChainError when the node serves another chain. */
export async function assertChainId(call: RpcCall, { id }: PaymentChain): Promise<void> {
  const found = await ask(call, 'eth_chainId', [], quantity);
  if (found !== BigInt(id))
    throw new WrongChainError(`RPC_URL serves chain ${found}, and the configured chain is ${id}`);
}

/** The receipt of a mined transaction, `null` while there is none. */
export async function readReceipt(call: RpcCall, hash: Hash) {
  const method = 'eth_getTransactionReceipt';
  const found = await ask(call, method, [hash], receipt.nullable());
  const strange =
    found && (found.transactionHash !== hash || found.logs.some((entry) => entry.transactionHash !== hash));
  if (strange) throw unusable(method, 'it is about another transaction');
  return found;
}

/** Whether the node has heard of the transaction, mined or not. */
export async function isTransactionKnown(call: RpcCall, hash: Hash): Promise<boolean> {
  const method = 'eth_getTransactionByHash';
  const found = await ask(call, method, [hash], z.object({ hash: hash32 }).nullable());
  if (found && found.hash !== hash) throw unusable(method, 'it is about another transaction');
  return found !== null;
}

/** The block that the node holds to be canonical at this height, `null` above its head. */
export async function readBlock(call: RpcCall, number: bigint) {
  const method = 'eth_getBlockByNumber';
  const found = await ask(call, method, [`0x${number.toString(16)}`, false], block.nullable());
  if (found && found.number !== number) throw unusable(method, 'it is about another block');
  return found;
}

export async function readHeadNumber(call: RpcCall): Promise<bigint> {
  return ask(call, 'eth_blockNumber', [], quantity);
}

async function ask<T>(call: RpcCall, method: string, params: unknown[], form: z.ZodType<T>): Promise<T> {
  const answer = form.safeParse(await call(method, params));
  if (answer.success) return answer.data;
  const where = answer.error.issues[0]?.path.join('.');
  throw unusable(method, where ? `${where} is not as the protocol has it` : 'it has no known form');
}

function unusable(method: string, why: string): ChainUnavailableError {
  return new ChainUnavailableError(`The chain's answer to ${method} cannot be used: ${why}`);
}
