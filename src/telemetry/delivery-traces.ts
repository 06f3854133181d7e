import { type Link, ROOT_CONTEXT, type SpanContext, trace } from '@opentelemetry/api';
import { LRUCache } from 'lru-cache';
import { tracer } from './spans';

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

  /** Remembers the span that is under way as that of the record at a place of the log. */
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
