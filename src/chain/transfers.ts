import { type Address, type Hex, size, toEventSelector } from 'viem';
import type { ChainLog } from './chain-reads.ts';

/** A Transfer event in a transaction's logs; addresses in lower case. */
export interface Transfer {
  /** The contract that emitted it, which may be anyone's. */
  token: Address;
  /** `undefined` where the event is not laid out as ERC-20 says, so that its parties cannot be told. */
  parties: { from: Address; to: Address; amount: bigint } | undefined;
  /** Position of the log in its block. */
  logIndex: number;
}

const transferTopic = toEventSelector('Transfer(address,address,uint256)');

/**
 * Every Transfer event among `logs`, in order. ERC-20 indexes both parties and leaves the amount in the data. What
 * has the event's name and another layout (nothing indexed, or ERC-721's number in place of the amount) is kept,
 * without parties: it moved something, and not the token that is asked for.
 */
export function readTransfers(logs: readonly ChainLog[]): Transfer[] {
  return logs
    .filter((log) => log.topics[0] === transferTopic)
    .map((log) => ({ token: log.address, parties: readParties(log), logIndex: log.logIndex }));
}

function readParties({ topics, data }: ChainLog): Transfer['parties'] {
  const [from, to] = topics.slice(1).map(readAddress);
  if (topics.length !== 3 || !from || !to || size(data) !== 32) return undefined;
  return { from, to, amount: BigInt(data) };
}

/** A word that holds an address holds nothing else. */
function readAddress(word: Hex): Address | undefined {
  return /^0x0{24}/.test(word) ? `0x${word.slice(26)}` : undefined;
}
