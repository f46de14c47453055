import type { LangGraphRunnableConfig } from '@langchain/langgraph';
import type { EngagementMode } from '#graphs/engagement/engagement-graph.ts';
import { readConfig } from './config/config.ts';
import { readEnvFile } from './config/env-file.ts';
import { newId } from './core/ids.ts';
import type { Caller } from './http/endpoint.ts';
import { openServices } from './services.ts';

/*
 * The graphs as LangGraph's dev server and Studio open them (`langgraph.json`): the same as the service runs, with the same
 * tools, on a data folder of their own and as one writer of their own. What the service hands past the state a run hands in
 * as its context: `{ "submission": { "writing", "durationSeconds", "newLineCount", "sealed" } }`.
 */

readEnvFile();
/** Another one, with the service's `DATA_DIR` or `DATABASE_URL`, to look at a journal that is there. */
const wallet = (process.env.STUDIO_WALLET ?? '0x57d10000000000000000000000000000000057d1').toLowerCase();
const dataDir = process.env.STUDIO_DATA_DIR ?? '.data/studio';

const opening = openStudio();

async function openStudio() {
  const services = await openServices(readConfig({ LOG_LEVEL: 'warn', ...process.env, DATA_DIR: dataDir }), {
    onDatabaseFailure(cause) {
      throw cause;
    },
  });
  // The workers make stories, pictures and memory, unless STUDIO_WORK=0 switches them off.
  if (process.env.STUDIO_WORK !== '0') await services.workers.start();
  const person = await services.personOfWallet(wallet, { make: true });
  const caller: Caller = {
    personId: person!.id,
    walletAddress: wallet,
    seedWalletAddress: wallet,
    sessionId: newId(),
  };
  return { ...services, caller };
}

/** Which thread a run is of; one of its own where the graph is only looked at. */
function threadOf(config: LangGraphRunnableConfig | undefined): string {
  const thread: unknown = config?.configurable?.thread_id;
  return typeof thread === 'string' ? thread : newId();
}

export async function reply() {
  return (await opening).graphs.reply;
}

export async function story() {
  return (await opening).graphs.story;
}

export async function session(config?: LangGraphRunnableConfig) {
  const { graphs, caller } = await opening;
  return graphs.session(caller, threadOf(config));
}

/** Its words are kept nowhere: they are printed. */
export async function engagement(config?: LangGraphRunnableConfig) {
  const { graphs, caller } = await opening;
  const mode = (config?.configurable?.mode as EngagementMode | undefined) ?? 'guided';
  return graphs.engagement(caller, threadOf(config), mode, (said) =>
    console.log(JSON.stringify(said, null, 2)),
  );
}
