import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tracer } from './spans';

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
