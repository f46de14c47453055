import type { Address, Hash, Hex } from 'viem';
import { z } from 'zod';
import { ChainUnavailableError, WrongChainError } from './chain-unavailable.ts';
import type { PaymentChain } from './chains.ts';
import type { RpcCall } from './rpc.ts';

/*
 * The JSON-RPC calls to a node. Each response is validated in full before it is used. A response that does not match the
 * protocol (ethereum.github.io/execution-apis) counts as an outage, never as a verdict. Every function throws
 * ChainUnavailableError.
 */

const quantity = z
  .string()
  .regex(/^0x[0-9a-fA-F]{1,64}$/)
  .transform((hex) => BigInt(hex));
const smallNumber = quantity.refine((value) => value <= Number.MAX_SAFE_INTEGER).transform(Number);
const hash32 = hexOf<Hash>(/^0x[0-9a-fA-F]{64}$/);
const address = hexOf<Address>(/^0x[0-9a-fA-F]{40}$/);
const bytes = hexOf<Hex>(/^0x([0-9a-fA-F]{2})*$/);

/** Hex in lower case, so that equal values are equal strings. */
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
  // The maximum of a `Date`.
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

/** The receipt of a mined transaction, or `null`. */
export async function readReceipt(call: RpcCall, hash: Hash) {
  const method = 'eth_getTransactionReceipt';
  const found = await ask(call, method, [hash], receipt.nullable());
  const isOther =
    found && (found.transactionHash !== hash || found.logs.some((entry) => entry.transactionHash !== hash));
  if (isOther) throw invalidResponse(method, 'it is about another transaction');
  return found;
}

/** Whether the node knows the transaction, mined or not. */
export async function isTransactionKnown(call: RpcCall, hash: Hash): Promise<boolean> {
  const method = 'eth_getTransactionByHash';
  const found = await ask(call, method, [hash], z.object({ hash: hash32 }).nullable());
  if (found && found.hash !== hash) throw invalidResponse(method, 'it is about another transaction');
  return found !== null;
}

/** The node's canonical block at this height; `null` above its head. */
export async function readBlock(call: RpcCall, number: bigint) {
  const method = 'eth_getBlockByNumber';
  const found = await ask(call, method, [`0x${number.toString(16)}`, false], block.nullable());
  if (found && found.number !== number) throw invalidResponse(method, 'it is about another block');
  return found;
}

export async function readHeadNumber(call: RpcCall): Promise<bigint> {
  return ask(call, 'eth_blockNumber', [], quantity);
}

async function ask<T>(call: RpcCall, method: string, params: unknown[], form: z.ZodType<T>): Promise<T> {
  const answer = form.safeParse(await call(method, params));
  if (answer.success) return answer.data;
  const where = answer.error.issues[0]?.path.join('.');
  throw invalidResponse(
    method,
    where ? `${where} does not match the protocol` : 'it does not match the protocol',
  );
}

function invalidResponse(method: string, reason: string): ChainUnavailableError {
  return new ChainUnavailableError(`The chain's response to ${method} is invalid: ${reason}`);
}
