import { expect, it } from 'vitest';
import { type PaymentTerms, paymentRequiredHeader } from '#src/chain/x402.ts';

const terms: PaymentTerms = {
  network: 'eip155:8453',
  asset: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
  payTo: '0x209693bc6afc0c5328ba36faf03c514ef312287c',
  amountMicroUsdc: 20_500_000n,
  error: 'Pay first, then name the transaction in the payment-signature header.',
  resource: {
    url: 'https://prime.example/swift/v1/facilitators/1/book',
    description: 'A session with Søren — 心',
    mimeType: 'application/json',
  },
};

function decode(header: string) {
  return JSON.parse(Buffer.from(header, 'base64').toString('utf8'));
}

it('describes the payment in the format of x402 version 2', () => {
  expect(decode(paymentRequiredHeader(terms))).toEqual({
    x402Version: 2,
    error: 'Pay first, then name the transaction in the payment-signature header.',
    resource: {
      url: 'https://prime.example/swift/v1/facilitators/1/book',
      description: 'A session with Søren — 心',
      mimeType: 'application/json',
    },
    accepts: [
      {
        scheme: 'exact',
        network: 'eip155:8453',
        amount: '20500000',
        asset: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
        payTo: '0x209693Bc6afc0C5328bA36FaF03C514EF312287C',
        maxTimeoutSeconds: 86_400,
        extra: { name: 'USD Coin', version: '2' },
      },
    ],
  });
});

it('uses the token’s own name on each chain, because clients sign with it', () => {
  const nameOn = (network: string) =>
    decode(paymentRequiredHeader({ ...terms, network })).accepts[0].extra.name;
  expect(nameOn('eip155:8453')).toBe('USD Coin');
  expect(nameOn('eip155:84532')).toBe('USDC');
  expect(nameOn('eip155:31337')).toBe('USDC');
});

it('fits into a header, whatever the text is', () => {
  const resource = { ...terms.resource, description: 'два\r\nset-cookie: x=1 "\u0000"' };
  const header = paymentRequiredHeader({ ...terms, resource });
  expect(header).toMatch(/^[A-Za-z0-9+/]+={0,2}$/);
  expect(decode(header).resource.description).toBe(resource.description);
});
