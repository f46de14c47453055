import { setTimeout as delay } from 'node:timers/promises';
import { awaitAllCallbacks } from '@langchain/core/callbacks/promises';
import { type Span, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { toProviderError } from '../core/provider-error.ts';
import type { TraceCall } from '../models/checked-call.ts';

export interface Tracing {
  traceCall: TraceCall;
  /** Sends the traces that are still buffered. */
  close(): Promise<void>;
}

type Environment = Record<string, string | undefined>;

/**
 * Traces calls to models if the environment asks for it, otherwise nothing. It reads OpenTelemetry's variables
 * (`OTEL_EXPORTER_OTLP_ENDPOINT` and similar) and LangSmith's (`LANGSMITH_TRACING`). Without `traceText` a trace contains
 * names, times and numbers, but no text.
 */
export function openTracing(environment: Environment, { traceText }: { traceText: boolean }): Tracing {
  if (!traceText) hideTextFromLangSmith(environment);
  const provider = asksForOpenTelemetry(environment) ? createProvider() : undefined;
  const tracer =
    provider?.getTracer('writing-practice-service') ?? trace.getTracer('writing-practice-service');
  return {
    traceCall: (about, call) => traced(tracer, about, call, traceText),
    async close() {
      await Promise.allSettled([
        provider?.shutdown(),
        // LangSmith's client sends in batches; one that cannot be reached does not hold up the stop.
        Promise.race([awaitAllCallbacks(), delay(maxFlushMs, undefined, { ref: false })]),
      ]);
    },
  };
}

const maxFlushMs = 3_000;

/** Sets LangSmith's variables that hide texts. LangChain's tracer reads them when it sends its first trace. */
function hideTextFromLangSmith(environment: Environment): void {
  for (const what of ['INPUTS', 'OUTPUTS', 'METADATA']) environment[`LANGSMITH_HIDE_${what}`] = 'true';
}

function asksForOpenTelemetry(environment: Environment): boolean {
  if (environment.OTEL_SDK_DISABLED?.toLowerCase() === 'true') return false;
  if (environment.OTEL_TRACES_EXPORTER === 'none') return false;
  return Boolean(environment.OTEL_EXPORTER_OTLP_ENDPOINT || environment.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT);
}

function createProvider(): NodeTracerProvider {
  const named = resourceFromAttributes({ 'service.name': 'writing-practice-service' });
  return new NodeTracerProvider({
    resource: defaultResource()
      .merge(named)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
}

/** Records one span per call. Its attributes have the names of OpenTelemetry's conventions for generative AI. */
async function traced<T extends { inputTokens: number; outputTokens: number; text: string }>(
  tracer: Tracer,
  { task, provider, model, turns }: Parameters<TraceCall>[0],
  call: () => Promise<T>,
  traceText: boolean,
): Promise<T> {
  const attributes = {
    'gen_ai.operation.name': 'chat',
    'gen_ai.provider.name': provider,
    'gen_ai.request.model': model,
    'practice.task': task,
  };
  return tracer.startActiveSpan(`chat ${model}`, { attributes }, async (span: Span) => {
    try {
      const answer = await call();
      span.setAttributes({
        'gen_ai.usage.input_tokens': answer.inputTokens,
        'gen_ai.usage.output_tokens': answer.outputTokens,
      });
      if (traceText) {
        span.setAttributes({
          'gen_ai.input.messages': JSON.stringify(
            turns.map(({ role, text }) => ({ role, parts: [{ type: 'text', content: text }] })),
          ),
          'gen_ai.output.messages': JSON.stringify([
            { role: 'assistant', parts: [{ type: 'text', content: answer.text }] },
          ]),
        });
      }
      return answer;
    } catch (error) {
      // The error itself is not recorded: its message may contain the request.
      const { kind } = toProviderError(provider, error);
      span.setAttribute('error.type', kind);
      span.setStatus({ code: SpanStatusCode.ERROR, message: kind });
      throw error;
    } finally {
      span.end();
    }
  });
}
