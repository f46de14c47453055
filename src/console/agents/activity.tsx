import type { AgentEvent } from '../service/client.ts';
import type { Answer } from '../service/operations.ts';

/** A step of an agent: a node of its graph, a tool call, a model call. */
export interface Step {
  kind: string;
  name: string;
  detail: string;
}

export function stepOfEvent({ type, data }: AgentEvent): Step | undefined {
  if (type !== 'node' && type !== 'tool') return undefined;
  const name = String(data.name ?? data.node ?? data.tool ?? type);
  const detail = [data.state, data.status, data.outcome, milliseconds(data.ms)].filter(Boolean).map(String);
  return { kind: type, name, detail: detail.join(' · ') };
}

/** The text that has been streamed so far. */
export function wordsOfEvents(events: readonly AgentEvent[]): string {
  return events.map(({ type, data }) => (type === 'token' ? String(data.text ?? '') : '')).join('');
}

type TraceStep = Answer<'traceEngagement'>['runs'][number]['steps'][number] & Record<string, unknown>;

export function stepOfTrace(step: TraceStep): Step {
  switch (step.type) {
    case 'entries':
      return {
        kind: 'memory',
        name: String(step.access),
        detail: `${Array.isArray(step.ids) ? step.ids.length : 0} entries`,
      };
    case 'model':
      return {
        kind: 'model',
        name: String(step.task),
        detail: [step.model ?? step.source, milliseconds(step.ms)].filter(Boolean).join(' · '),
      };
    default:
      return {
        kind: step.type,
        name: String(step.name ?? ''),
        detail: [step.outcome, milliseconds(step.ms)].filter(Boolean).join(' · '),
      };
  }
}

function milliseconds(value: unknown): string {
  return typeof value === 'number' ? `${value} ms` : '';
}

export function Steps({ steps, isLive }: { steps: readonly Step[]; isLive?: boolean }) {
  if (steps.length === 0) return null;
  return (
    <ol class={`steps ${isLive ? 'live' : ''}`}>
      {steps.map((step, index) => (
        <li key={index} class={`step ${step.kind}`}>
          <span class="step-kind">{step.kind}</span> <code>{step.name}</code>{' '}
          <span class="aside">{step.detail}</span>
        </li>
      ))}
    </ol>
  );
}
