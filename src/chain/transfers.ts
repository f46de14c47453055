import { type Address, type Hex, size, toEventSelector } from 'viem';
import type { ChainLog } from './chain-reads.ts';

/** A Transfer event in a transaction's logs; addresses in lower case. */
export interface Transfer {
  /** The contract that emitted it. Any contract can emit such an event. */
  token: Address;
  /** `undefined` where the event does not have the layout of ERC-20. */
  parties: { from: Address; to: Address; amount: bigint } | undefined;
  /** Position of the log in its block. */
  logIndex: number;
}

const transferTopic = toEventSelector('Transfer(address,address,uint256)');

/**
 * Returns the Transfer events among `logs`, in order. ERC-20 indexes both parties and puts the amount into the data. An
 * event with another layout (nothing indexed, or ERC-721's token id) is returned without parties: it is a transfer, but
 * not of the expected token.
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

/** The address in a 32-byte word; undefined where the upper 12 bytes are not 0. */
function readAddress(word: Hex): Address | undefined {
  return /^0x0{24}/.test(word) ? `0x${word.slice(26)}` : undefined;
}
