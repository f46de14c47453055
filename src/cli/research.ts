import { counted } from './memory-view.ts';
import { withServices } from './with-services.ts';

export async function issueResearchToken({ study }: { study: string }): Promise<void> {
  console.log(await withServices(({ research }) => research.issueToken(study)));
}

export async function revokeResearchTokens({ study }: { study: string }): Promise<void> {
  const ended = await withServices(({ research }) => research.revokeTokens(study));
  if (ended === undefined) throw new Error(`There is no study named ${study}.`);
  console.log(`${ended} ${ended === 1 ? 'token' : 'tokens'} of ${study} revoked.`);
}

export async function listResearchReads({ json }: { json: boolean }): Promise<void> {
  const reads = await withServices(({ research }) => research.reads(100));
  if (json) {
    console.log(
      JSON.stringify(
        reads.map(({ readAt, ...read }) => ({ ...read, read_at: readAt })),
        null,
        2,
      ),
    );
    return;
  }
  if (reads.length === 0) console.log('No reads by researchers yet.');
  for (const { study, operation, query, writers, readAt } of reads) {
    console.log(
      `${readAt.toISOString()}  ${study}  ${operation} ${JSON.stringify(query)}, ${counted(writers, 'writer')}`,
    );
  }
}
