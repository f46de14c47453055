/**
 * The chain could not be read: the node at `RPC_URL` did not respond, was too slow, or sent an invalid response. Nothing
 * is booked or refused, and the call can be repeated. The message is for the operator. It never contains the URL, because
 * providers put their keys into it.
 */
export class ChainUnavailableError extends Error {
  override readonly name: string = 'ChainUnavailableError';
  /** The code of the node's JSON-RPC error, if it sent one. */
  readonly rpcErrorCode: number | undefined;

  constructor(message: string, rpcErrorCode?: number) {
    super(message);
    this.rpcErrorCode = rpcErrorCode;
  }
}

/** The node at `RPC_URL` does not serve the configured chain. */
export class WrongChainError extends ChainUnavailableError {
  override readonly name = 'WrongChainError';
}
