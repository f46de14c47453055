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

/** @throws ChainUnavailableError when the chain is needed and cannot be read. */
export type ContractSignatureVerifier = (signed: {
  /** In any letter case. */
  address: string;
  /** The text, before EIP-191 wraps it. */
  message: string;
  signature: string;
}) => Promise<boolean>;

/** Many times the size of a passkey signature with the deployment of its wallet. A larger signature is refused. */
const maxSignatureBytes = 16_384;

/**
 * JSON-RPC errors of the node, as opposed to errors of the call: unknown method, missing resource and exceeded limit
 * (EIP-1474), disconnections (EIP-1193), and two codes of providers for rate limits.
 */
const nodeErrorCodes: ReadonlySet<number> = new Set([
  -32601, -32001, -32002, -32004, -32005, 4900, 4901, 429, -32007,
]);

const contractWalletAbi = parseAbi([
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
]);
/** The return value of a contract that accepts a signature (ERC-1271). */
const acceptedByContract = '0x1626ba7e';

/** Init code that returns the byte 0x01. Every working node can run it. */
const controlCode = '0x600160005360016000f3';

/**
 * Verifies signatures of contract wallets: ERC-1271 for a deployed wallet, ERC-6492 for one that is not deployed yet. A
 * key's signature is verified without the chain. A mirrored signature never counts for a key; it counts for a contract
 * that accepts it.
 */
export function createContractSignatureVerifier(options: {
  rpcUrl: string;
  chain: ChainName;
  /** For one verification with all its calls. */
  timeoutMs?: number;
}): ContractSignatureVerifier {
  const rpc = createRpc({ rpcUrl: options.rpcUrl, timeoutMs: options.timeoutMs ?? 10_000 });
  const chain = chains[options.chain];

  return async ({ address, message, signature }) => {
    if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return false;
    if (!isHex(signature) || signature.length % 2 || signature.length > 2 + 2 * maxSignatureBytes)
      return false;

    const call = rpc.openCalls();
    const node = observeCalls(call);
    const client = createPublicClient({
      transport: custom(node, { retryCount: 0 }),
      // With CCIP reads (ERC-3668) a contract could make this server fetch any URL.
      ccipRead: false,
    });
    const claim: SignedClaim = { address: address.toLowerCase() as Address, message, signature };
    // viem reports an error of the node as an invalid signature, and throws on signatures that it cannot parse. The node's
    // own responses tell which it was.
    const isValid = await (isMirrored(signature)
      ? isAcceptedByContract(client, claim)
      : client.verifyMessage({ ...claim, mode: 'eoa' })
    ).catch(() => false);
    if (!node.wasAsked) return isValid;

    await assertChainId(call, chain);
    if (isValid) return true;
    if (node.failure && !(await isErrorOfTheCall(node.failure, call))) throw node.failure;
    return false;
  };
}

interface SignedClaim {
  address: Address;
  message: string;
  signature: Hex;
}

/**
 * Asks only the contract at the address (ERC-1271). No key is recovered, because a mirrored signature must not count for a
 * key. False where there is no contract.
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

/** Passes calls on to the node. Records whether there were any, and the last failure. */
function observeCalls(call: RpcCall) {
  const node = {
    wasAsked: false,
    failure: undefined as ChainUnavailableError | undefined,
    async request({ method, params }: { method: string; params?: readonly unknown[] }): Promise<Hex> {
      node.wasAsked = true;
      try {
        const answer = await call(method, params);
        if (isHex(answer)) return answer;
        throw new ChainUnavailableError(
          `The chain's response to ${method} is invalid: it is not hexadecimal`,
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
 * Whether a failure is due to the called contract. Nodes report a revert, running out of gas and invalid opcodes under
 * various codes. To find out whether the node itself fails, a control call is made that a working node always completes.
 */
async function isErrorOfTheCall({ rpcErrorCode }: ChainUnavailableError, call: RpcCall): Promise<boolean> {
  if (rpcErrorCode === undefined || nodeErrorCodes.has(rpcErrorCode)) return false;
  return (await call('eth_call', [{ data: controlCode }, 'latest'])) === '0x01';
}
