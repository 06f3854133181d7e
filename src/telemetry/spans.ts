import type { Attributes, Link, Span, Context, SpanContext } from '@opentelemetry/api';
import { SpanStatusCode, trace, context, propagation, ROOT_CONTEXT, SpanKind } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

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

/**
 * A span for each request, in the trace that its `traceparent` names (W3C Trace Context). It has method, route and status: no
 * path, no query, no address, no credential.
 */
export function traceRequests(fastify: FastifyInstance): void {
  const underWay = new WeakMap<FastifyRequest, Context>();
  fastify.addHook('onRequest', (request, reply, done) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    const from = propagation.extract(ROOT_CONTEXT, request.headers);
    const attributes = { 'http.request.method': method, 'http.route': route };
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, from);
    // Also where the client has left before the answer.
    reply.raw.once('close', () => {
      const { statusCode } = reply.raw;
      span.setAttribute('http.response.status_code', statusCode);
      if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    const within = trace.setSpan(from, span);
    underWay.set(request, within);
    context.with(within, done);
  });
  // A body is read by the connection, which began before the request.
  fastify.addHook('preHandler', (request, _reply, done) => context.with(underWay.get(request)!, done));
}

/** Of deliveries of which the read models may still have to come; the oldest are forgotten. */
const REMEMBERED = 10_000;

interface Delivered {
  readonly span: SpanContext;
  readonly at: Date;
  isProjected: boolean;
}

/**
 * Which span appended which record: pages of the projection take in records of many deliveries, and queries wait for them,
 * so that both would be in traces of their own. Of deliveries to another process nothing is known here.
 */
class DeliveryTraces {
  private readonly delivered = new LRUCache<string, Delivered>({ max: REMEMBERED });

  appended(place: string): void {
    const span = trace.getActiveSpan();
    if (span?.isRecording() !== true) return;
    this.delivered.set(place, { span: span.spanContext(), at: new Date(), isProjected: false });
  }

  linksTo(places: readonly string[]): Link[] {
    if (this.delivered.size === 0) return [];
    const spans = places.flatMap((place) => this.delivered.get(place)?.span ?? []);
    return [...new Map(spans.map((span) => [span.spanId, span])).values()].map((context) => ({ context }));
  }

  /** Tells each trace in which one of these records was delivered that the read models contain it now. */
  projected(places: readonly string[], by: SpanContext): void {
    if (this.delivered.size === 0) return;
    const told = new Set<string>();
    for (const place of places) {
      const known = this.delivered.get(place);
      if (known === undefined || known.isProjected) continue;
      known.isProjected = true;
      if (told.has(known.span.spanId)) continue;
      told.add(known.span.spanId);
      const within = trace.setSpanContext(ROOT_CONTEXT, known.span);
      tracer.startSpan('read models', { startTime: known.at, links: [{ context: by }] }, within).end();
    }
  }
}

export const deliveryTraces = new DeliveryTraces();
