import { createPublicClient, createWalletClient, erc20Abi, http, parseEther } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { expect, it, onTestFinished } from 'vitest';
import { startAnvilProcess } from '#src/chain/anvil-process.ts';
import testUsdc from '#src/chain/contracts/test-usdc.json' with { type: 'json' };
import { startDevChain } from '#src/chain/dev-chain.ts';
import { createPaymentVerifier } from '#src/chain/payments.ts';
import { compileContracts } from './support/solidity.ts';

it('gives a new wallet what it needs to pay, and a chain on which its payment is confirmed', async () => {
  const payer = privateKeyToAccount(generatePrivateKey());
  const payout = privateKeyToAccount(generatePrivateKey()).address;
  const chain = await startDevChain({ port: 0, wallet: payer.address });
  onTestFinished(() => chain.stop());
  expect(chain.chainId).toBe(31337);

  const client = createPublicClient({ transport: http(chain.rpcUrl), pollingInterval: 50 });
  const token = { address: chain.usdcAddress, abi: erc20Abi } as const;
  const read = { ...token, functionName: 'balanceOf', args: [payer.address] } as const;
  expect(await client.getBalance({ address: payer.address })).toBe(parseEther('100'));
  expect(await client.readContract(read)).toBe(10_000_000_000n);
  expect(await client.readContract({ ...token, functionName: 'decimals' })).toBe(6);

  // With its own key, as a person's wallet would.
  const signer = createWalletClient({ account: payer, transport: http(chain.rpcUrl) });
  const transactionHash = await signer.writeContract({
    ...token,
    functionName: 'transfer',
    args: [payout, 20_000_000n],
    chain: null,
  });
  const verifier = createPaymentVerifier({
    chain: 'anvil',
    rpcUrl: chain.rpcUrl,
    usdcAddress: chain.usdcAddress,
    confirmations: 2,
  });
  await verifier.assertChain();
  await client.waitForTransactionReceipt({ hash: transactionHash, confirmations: 2 });
  const claim = { transactionHash, from: payer.address, to: payout, minimumMicroUsdc: 20_000_000n };
  expect(await verifier.verify(claim)).toMatchObject({ ok: true, amountMicroUsdc: 20_000_000n });
});

it('stops on a signal, so that another can start at its port with the token at the same address', async () => {
  const wallet = privateKeyToAccount(generatePrivateKey()).address;
  const first = await startDevChain({ port: 0, wallet });
  await first.stop();
  await first.stop();
  const gone = createPublicClient({ transport: http(first.rpcUrl, { retryCount: 0 }) });
  await expect(gone.getChainId()).rejects.toThrow();

  const second = await startDevChain({ port: Number(new URL(first.rpcUrl).port), wallet });
  onTestFinished(() => second.stop());
  expect(second.rpcUrl).toBe(first.rpcUrl);
  expect(second.usdcAddress).toBe(first.usdcAddress);
});

it('reports that its port is in use', async () => {
  const taken = await startAnvilProcess({ port: 0 });
  onTestFinished(() => taken.stop());
  const port = Number(new URL(taken.rpcUrl).port);
  const wallet = privateKeyToAccount(generatePrivateKey()).address;
  await expect(startDevChain({ port, wallet })).rejects.toThrow(
    /anvil exited before it listened:\n.*in use/is,
  );
});

it('deploys the token that its source describes', () => {
  const { TestUsdc } = compileContracts(new URL('../../src/chain/contracts/test-usdc.sol', import.meta.url));
  expect(testUsdc).toEqual(TestUsdc);
});
