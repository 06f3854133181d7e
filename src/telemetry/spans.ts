import { type Attributes, type Link, type Span, SpanStatusCode, trace } from '@opentelemetry/api';

/** Records nothing until `startTelemetry` has set where spans go. */
export const tracer = trace.getTracer('cagnotte');

export interface SpanParts {
  /** Counts and kinds. No amount, no casino, nobody's name. */
  readonly attributes?: Attributes;
  readonly links?: Link[];
  /** Begins a trace of its own, whatever is under way. */
  readonly root?: boolean;
}

/** Does the work within a span. Of a failure the span has the name alone: its message may tell what is in the books. */
export const inSpan = <Answer>(
  name: string,
  parts: SpanParts,
  work: (span: Span) => Promise<Answer>,
): Promise<Answer> =>
  tracer.startActiveSpan(name, parts, async (span) => {
    try {
      return await work(span);
    } catch (failure) {
      span.setStatus({
        code: SpanStatusCode.ERROR,
        message: failure instanceof Error ? failure.name : 'failure',
      });
      throw failure;
    } finally {
      span.end();
    }
  });

export function traceUnderWay(): { readonly trace_id: string; readonly span_id: string } | undefined {
  const under = trace.getActiveSpan()?.spanContext();
  return under && { trace_id: under.traceId, span_id: under.spanId };
}
