/**
 * The chain could not be asked: nobody answers at `RPC_URL`, too slowly, or with something that is no answer.
 * It says nothing about the question, so nothing may be booked or refused on it; the same question can be put
 * again. The message is for the operator and never holds the URL, in which providers put their keys.
 */
export class ChainUnavailableError extends Error {
  override readonly name: string = 'ChainUnavailableError';
  /** The JSON-RPC error code, where it was the node that answered with an error. */
  readonly rpcErrorCode: number | undefined;

  constructor(message: string, rpcErrorCode?: number) {
    super(message);
    this.rpcErrorCode = rpcErrorCode;
  }
}

/** The node at `RPC_URL` serves another chain than the configured one. */
export class WrongChainError extends ChainUnavailableError {
  override readonly name = 'WrongChainError';
}
