import type { ChatCompletionRequest } from '@copilotkit/aimock';
import { startScholar, taskOf } from '../models/support/scholar.ts';
import { startTap } from '../models/support/tap.ts';

/** Models over HTTP, right in every answer, that take as long over a task as the test wants them to. */
export interface HeldModels {
  /** Points a process at them. */
  environment: Record<string, string>;
  /** From now on calls of these tasks wait, e.g. `tell-story`; a picture is a `prime-picture` or a `phase-picture`. */
  hold(...tasks: string[]): void;
  /** Answers what waits of these tasks, and what comes. */
  release(...tasks: string[]): void;
  /** How many calls of the task have been made, held or not. */
  calls(task: string): number;
}

export async function startHeldModels(): Promise<HeldModels> {
  const scholar = await startScholar();
  const tap = await startTap(scholar.mock.url);
  const gates = new Map<string, { until: Promise<void>; open: () => void }>();
  const counts = new Map<string, number>();
  tap.decide = ({ path, body }) => {
    const task = taskOfCall(path, body);
    counts.set(task, (counts.get(task) ?? 0) + 1);
    const gate = gates.get(task);
    return gate && { kind: 'hold', until: gate.until };
  };
  return {
    environment: {
      ...scholar.openAi,
      OPENAI_BASE_URL: `${tap.url}/v1`,
      OPENAI_IMAGE_MODEL: 'picture-model',
    },
    hold(...tasks) {
      for (const task of tasks) {
        const { promise, resolve } = Promise.withResolvers<void>();
        if (!gates.has(task)) gates.set(task, { until: promise, open: resolve });
      }
    },
    release(...tasks) {
      for (const task of tasks) {
        gates.get(task)?.open();
        gates.delete(task);
      }
    },
    calls: (task) => counts.get(task) ?? 0,
  };
}

function taskOfCall(path: string, body: string): string {
  const sent = JSON.parse(body) as { prompt?: string };
  if (path.startsWith('/v1/images/'))
    return sent.prompt!.includes('depict-phase') ? 'phase-picture' : 'prime-picture';
  return taskOf(sent as ChatCompletionRequest).task;
}
