import type { LangGraphRunnableConfig } from '@langchain/langgraph';
import type { EngagementMode } from '#graphs/engagement/engagement-graph.ts';
import { readConfig } from './config/config.ts';
import { readEnvFile } from './config/env-file.ts';
import { newId } from './core/ids.ts';
import type { Caller } from './http/endpoint.ts';
import { openServices } from './services.ts';

/*
 * The graphs for LangGraph's dev server and Studio (`langgraph.json`). They are the graphs of the service with the same
 * tools, but with a separate data folder and one writer of their own. The submitted text is not part of the state; a run
 * passes it as its context: `{ "submission": { "writing", "durationSeconds", "newLineCount", "sealed" } }`.
 */

readEnvFile();
/** The writer. To inspect an existing journal, set STUDIO_WALLET and the service's data folder or `DATABASE_URL`. */
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

/** The thread of a run; a new one if the graph is only displayed. */
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

/** The texts of the agent are not stored in the state, so they are printed. */
export async function engagement(config?: LangGraphRunnableConfig) {
  const { graphs, caller } = await opening;
  const mode = (config?.configurable?.mode as EngagementMode | undefined) ?? 'guided';
  return graphs.engagement(caller, threadOf(config), mode, (output) =>
    console.log(JSON.stringify(output, null, 2)),
  );
}
