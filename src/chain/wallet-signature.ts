import {
  type Address,
  createPublicClient,
  custom,
  type Hex,
  hashMessage,
  isHex,
  type PublicClient,
  parseAbi,
} from 'viem';
import { assertChainId } from './chain-reads.ts';
import { ChainUnavailableError } from './chain-unavailable.ts';
import { type ChainName, chains } from './chains.ts';
import { isMirrored } from './mirrored-signature.ts';
import { createRpc, type RpcCall } from './rpc.ts';

/** @throws ChainUnavailableError when only the chain could tell and it cannot be asked. */
export type ContractSignatureVerifier = (signed: {
  /** In any letter case. */
  address: string;
  /** The text, before EIP-191 wraps it. */
  message: string;
  signature: string;
}) => Promise<boolean>;

/** Room for a passkey's signature inside a wallet's deployment many times over; a larger one is refused unread. */
const maxSignatureBytes = 16_384;

/**
 * JSON-RPC errors that tell of the node and not of the call: EIP-1474's unknown method, missing resource and spent
 * limit, EIP-1193's disconnections, and the two codes with which providers say that they count requests.
 */
const nodeErrorCodes: ReadonlySet<number> = new Set([
  -32601, -32001, -32002, -32004, -32005, 4900, 4901, 429, -32007,
]);

const contractWalletAbi = parseAbi([
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
]);
/** What a contract says to a signature that it accepts (ERC-1271). */
const acceptedByContract = '0x1626ba7e';

/** Init code that returns one byte, 0x01: what any working node can run. */
const controlCode = '0x600160005360016000f3';

/**
 * Verifies signatures of wallets that are contracts: ERC-1271 where the wallet is deployed, ERC-6492 where it is
 * not yet. An ordinary key's signature is recognised, too, without asking the chain; its mirrored one counts for no key,
 * and for a contract if that accepts it.
 */
export function createContractSignatureVerifier(options: {
  rpcUrl: string;
  chain: ChainName;
  /** For one signature, however many calls it takes. */
  timeoutMs?: number;
}): ContractSignatureVerifier {
  const rpc = createRpc({ rpcUrl: options.rpcUrl, timeoutMs: options.timeoutMs ?? 10_000 });
  const chain = chains[options.chain];

  return async ({ address, message, signature }) => {
    if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return false;
    if (!isHex(signature) || signature.length % 2 || signature.length > 2 + 2 * maxSignatureBytes)
      return false;

    const call = rpc.openCalls();
    const node = observe(call);
    const client = createPublicClient({
      transport: custom(node, { retryCount: 0 }),
      // Otherwise a wallet's contract could send this server to any address of its choice (ERC-3668).
      ccipRead: false,
    });
    const claim: SignedClaim = { address: address.toLowerCase() as Address, message, signature };
    // viem takes an error of the node for a refusal and throws on signatures that it cannot read: what went wrong
    // is told by what the node was seen to answer.
    const isValid = await (isMirrored(signature)
      ? isAcceptedByContract(client, claim)
      : client.verifyMessage({ ...claim, mode: 'eoa' })
    ).catch(() => false);
    if (!node.wasAsked) return isValid;

    await assertChainId(call, chain);
    if (isValid) return true;
    if (node.failure && !(await isFaultOfTheCall(node.failure, call))) throw node.failure;
    return false;
  };
}

interface SignedClaim {
  address: Address;
  message: string;
  signature: Hex;
}

/**
 * Asks the contract at the address and nobody else (ERC-1271). A mirrored signature must not count for a key, so none is
 * recovered: where there is no contract, the answer is no.
 */
async function isAcceptedByContract(
  client: PublicClient,
  { address, message, signature }: SignedClaim,
): Promise<boolean> {
  if (!(await client.getCode({ address }))) return false;
  const answer = await client.readContract({
    address,
    abi: contractWalletAbi,
    functionName: 'isValidSignature',
    args: [hashMessage(message), signature],
  });
  return answer === acceptedByContract;
}

/** Hands calls through, and remembers whether there were any and what went wrong. */
function observe(call: RpcCall) {
  const node = {
    wasAsked: false,
    failure: undefined as ChainUnavailableError | undefined,
    async request({ method, params }: { method: string; params?: readonly unknown[] }): Promise<Hex> {
      node.wasAsked = true;
      try {
        const answer = await call(method, params);
        if (isHex(answer)) return answer;
        throw new ChainUnavailableError(
          `The chain's answer to ${method} cannot be used: it is not hexadecimal`,
        );
      } catch (error) {
        if (error instanceof ChainUnavailableError) node.failure = error;
        throw error;
      }
    },
  };
  return node;
}

/**
 * Nodes report a contract that reverts, runs out of gas or meets an invalid opcode under codes of their own
 * choice. Whether it was the call or the node is told by a call that cannot fail.
 */
async function isFaultOfTheCall({ rpcErrorCode }: ChainUnavailableError, call: RpcCall): Promise<boolean> {
  if (rpcErrorCode === undefined || nodeErrorCodes.has(rpcErrorCode)) return false;
  return (await call('eth_call', [{ data: controlCode }, 'latest'])) === '0x01';
}
