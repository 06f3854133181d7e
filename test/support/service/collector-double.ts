import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ToldSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly links?: readonly { readonly traceId: string; readonly spanId: string }[];
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
}

export interface ToldMetric {
  readonly name: string;
  readonly sum?: { readonly isMonotonic: boolean; readonly dataPoints: readonly ToldPoint[] };
  readonly gauge?: { readonly dataPoints: readonly ToldPoint[] };
  readonly histogram?: { readonly dataPoints: readonly ToldHistogram[] };
}

interface ToldPoint {
  readonly asDouble: number;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
}

interface ToldHistogram {
  readonly count: number;
  readonly explicitBounds: readonly number[];
  readonly bucketCounts: readonly number[];
}

/** A collector of OTLP over HTTP (/v1/traces, /v1/metrics) that stores what it receives; it may answer late or never. */
export class CollectorDouble {
  readonly spans: ToldSpan[] = [];
  /** The last received values by name. */
  readonly metrics = new Map<string, ToldMetric>();
  readonly bodies: string[] = [];
  answersAfterMs = 0;
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      void this.take(request).then(() =>
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
      );
    });
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async take(request: IncomingMessage): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    await sleep(this.answersAfterMs, undefined, { ref: false });
    this.bodies.push(body);
    const told = JSON.parse(body) as Told;
    for (const { scopeSpans } of told.resourceSpans ?? [])
      for (const { spans } of scopeSpans) this.spans.push(...spans);
    for (const { scopeMetrics } of told.resourceMetrics ?? [])
      for (const { metrics } of scopeMetrics)
        for (const metric of metrics) this.metrics.set(metric.name, metric);
  }
}

interface Told {
  readonly resourceSpans?: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly ToldSpan[] }[];
  }[];
  readonly resourceMetrics?: readonly {
    readonly scopeMetrics: readonly { readonly metrics: readonly ToldMetric[] }[];
  }[];
}
