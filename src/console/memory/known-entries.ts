import { useResource } from '../parts/resource.ts';
import { useSignedIn } from '../parts/signed-in.ts';
import type { Answer } from '../service/operations.ts';

/** Reads entries of the memory by id. Entries that cannot be read, such as forgotten ones, are left out. */
export function useKnownEntries(ids: readonly string[]): Answer<'getMemoryEntry'>[] {
  const { client } = useSignedIn();
  const entries = useResource(
    (signal) =>
      Promise.all(
        ids.map((id) => client.call('getMemoryEntry', { path: { id }, signal }).catch(() => undefined)),
      ),
    [ids.join()],
  );
  return entries.value?.filter((entry) => entry !== undefined) ?? [];
}
