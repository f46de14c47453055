import type { RunStep } from '#agents/store.ts';
import { withServices } from './with-services.ts';

/** Prints the trace of a session or an engagement: nodes, tools, models and entries, but no texts. */
export async function printTrace(id: string, { json }: { json: boolean }): Promise<void> {
  const runs = await withServices((services) => services.traceOf(id));
  if (runs.length === 0) throw new Error(`There is no trace of a session or engagement ${id}.`);
  if (json) {
    console.log(
      JSON.stringify(
        runs.map(({ id: runId, turn, outcome, startedAt, latencyMs, steps }) => ({
          id: runId,
          turn,
          outcome,
          started_at: startedAt,
          latency_ms: latencyMs,
          steps,
        })),
        null,
        2,
      ),
    );
    return;
  }
  for (const { turn, outcome, startedAt, latencyMs, steps } of runs) {
    console.log(`${startedAt.toISOString()}  ${turn}  ${outcome}  ${latencyMs} ms`);
    for (const step of steps) console.log(`  ${lineOf(step)}`);
  }
}

function lineOf(step: RunStep): string {
  switch (step.type) {
    case 'node':
      return `node   ${step.name}  ${step.ms} ms`;
    case 'tool':
      return `tool   ${step.name} ${JSON.stringify(step.arguments)}  ${step.outcome}  ${step.ms} ms`;
    case 'model':
      return `model  ${step.task}  ${step.model ?? step.source}  ${step.ms} ms`;
    default:
      return `memory ${step.access} ${step.ids.length} ${step.ids.length === 1 ? 'entry' : 'entries'}${step.ids.length === 0 ? '' : `: ${step.ids.join(' ')}`}`;
  }
}
