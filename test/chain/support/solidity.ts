import { readFileSync } from 'node:fs';
import solc from 'solc';
import type { Abi, Hex } from 'viem';

/** Compiles a file of Solidity; the contracts in it by name. @throws Error with the compiler's words. */
export function compileContracts(file: URL): Record<string, { abi: Abi; bytecode: Hex }> {
  const input = {
    language: 'Solidity',
    sources: { file: { content: readFileSync(file, 'utf8') } },
    settings: {
      // Same source, same bytecode: no hash of the metadata, and an EVM that every chain has long had.
      metadata: { appendCBOR: false, bytecodeHash: 'none' },
      evmVersion: 'paris',
      optimizer: { enabled: true, runs: 200 },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  };
  const output = JSON.parse(solc.compile(JSON.stringify(input)));
  const errors = (output.errors ?? []).filter(({ severity }: { severity: string }) => severity === 'error');
  if (errors.length)
    throw new Error(errors.map((error: { formattedMessage: string }) => error.formattedMessage).join('\n'));
  const contracts = output.contracts.file as Record<
    string,
    { abi: Abi; evm: { bytecode: { object: string } } }
  >;
  return Object.fromEntries(
    Object.entries(contracts).map(([name, { abi, evm }]) => [
      name,
      { abi, bytecode: `0x${evm.bytecode.object}` as Hex },
    ]),
  );
}
