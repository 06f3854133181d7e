import type { Attributes, Link, Span, Context, SpanContext } from '@opentelemetry/api';
import { SpanStatusCode, trace, context, propagation, ROOT_CONTEXT, SpanKind } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/** Records nothing until `startTelemetry` has set where spans go. */
export const tracer = trace.getTracer('cagnotte');

export interface SpanParts {
  /** Counts and kinds only: spans leave the house, so they contain no amount, casino or name. */
  readonly attributes?: Attributes;
  readonly links?: Link[];
  /** Whether the span begins a trace of its own instead of joining the current one. */
  readonly root?: boolean;
}

/** Does the work within a span. The span records only the name of a failure, because its message may quote the books. */
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
    // `close` also comes where the client has left before the answer; `onResponse` does not.
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
  // The body is read in the context of the connection, which is older than the request, so the span's context is restored
  // here.
  fastify.addHook('preHandler', (request, _reply, done) => context.with(underWay.get(request)!, done));
}

/** Maximum number of records whose spans are remembered until they are projected; the oldest are dropped first. */
const REMEMBERED = 10_000;

interface Delivered {
  readonly span: SpanContext;
  readonly at: Date;
  isProjected: boolean;
}

/**
 * Which span appended which record: pages of the projection take in records of many deliveries, and queries wait for them, so
 * that both would be in traces of their own. Deliveries to another process are not known here.
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

  /** Adds a span to each trace that delivered one of these records: the read models contain it now. */
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
