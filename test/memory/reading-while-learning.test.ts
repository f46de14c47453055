import { afterAll, expect, it } from 'vitest';
import { cleanUpFile } from '../support/data-dir.ts';
import { writePrime } from '../support/people.ts';
import { startService } from '../support/service.ts';

afterAll(cleanUpFile);

it('memory answers at every moment while it learns a first prime', async () => {
  const { api } = await startService({ pictures: 'plain' });
  for (let writer = 0; writer < 10; writer++) {
    const person = await api.signIn();
    const writing = writePrime(person);
    const seen: number[] = [];
    let waiting = -1;
    // Past the learning too, in which the first read may have begun.
    for (let reads = 0; reads < 200 && waiting !== 0; reads++) {
      const { status, body } = await person.get('/agents/agi/memory');
      seen.push(status);
      if (body.total_primes === 1) waiting = body.learning.waiting;
    }
    await writing;
    expect(waiting).toBe(0);
    expect(new Set(seen)).toEqual(new Set([200]));
  }
});
