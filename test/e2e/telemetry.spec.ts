import { setTimeout as sleep } from 'node:timers/promises';
import { chipsSold, ledgerOpened } from '../support/sample-events/sample-events';
import { Client } from '../support/service/client';
import { CollectorDouble, type ToldSpan } from '../support/service/collector-double';
import type { ServiceProcess } from '../support/service/service-process';
import { ServiceSite } from '../support/service/service-site';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const HEADERS = { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` };
const SLIP = 'V-SECRET-77';

let collector: CollectorDouble;
let site: ServiceSite;
let service: ServiceProcess;
let client: Client;

const settings = (url: string): NodeJS.ProcessEnv => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: url,
  OTEL_BSP_SCHEDULE_DELAY: '100',
  OTEL_METRIC_EXPORT_INTERVAL: '200',
  OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=granada-test',
});

beforeAll(async () => {
  collector = await new CollectorDouble().start();
  // Milliseconds, like a collector behind a network.
  collector.answersAfterMs = 50;
  site = await ServiceSite.make();
  service = await site.start({ env: settings(collector.url), asShipped: true });
  client = new Client(service.url, await service.worldKey());
});
afterAll(async () => {
  await site?.remove();
  collector?.stop();
});

const deliver = (events: readonly object[]) =>
  client.send<{ receipt: string }>('/v1/events', {
    method: 'POST',
    headers: { ...HEADERS, 'content-type': 'application/cloudevents-batch+json' },
    body: JSON.stringify(events),
  });

async function spansOf(trace: string, ...names: readonly string[]): Promise<ToldSpan[]> {
  const deadline = performance.now() + 30_000;
  for (;;) {
    const found = collector.spans.filter(({ traceId }) => traceId === trace);
    if (names.every((name) => found.some((span) => span.name === name))) return found;
    if (performance.now() > deadline)
      throw new Error(`of ${names.join(', ')} there is ${JSON.stringify(found)}: ${service.account()}`);
    await sleep(25);
  }
}

describe('where the variables of OpenTelemetry name a collector', () => {
  it('one trace leads from a delivery through log and read models to the answer that contains it', async () => {
    const { body } = await deliver([ledgerOpened(), chipsSold({ slip: SLIP }, { id: 'sale' })]);
    const { status } = await client.send('/graphql', {
      method: 'POST',
      headers: { ...HEADERS, 'content-type': 'application/json' },
      body: JSON.stringify({
        query: 'query ($r: String) { casinos(waitFor: $r) { id } }',
        variables: { r: body.receipt },
      }),
    });
    expect(status).toBe(200);
    const spans = await spansOf(
      TRACE,
      ...['POST /v1/events', 'append to the log', 'read models', 'POST /graphql', 'wait for the read models'],
    );
    const named = (name: string): ToldSpan => spans.find((span) => span.name === name)!;
    const parents = spans.map(({ name, parentSpanId }) => [
      name,
      spans.find(({ spanId }) => spanId === parentSpanId)?.name ?? 'the client',
    ]);
    expect(Object.fromEntries(parents)).toEqual({
      'POST /v1/events': 'the client',
      'append to the log': 'POST /v1/events',
      'read models': 'append to the log',
      'POST /graphql': 'the client',
      'wait for the read models': 'POST /graphql',
    });
    const delivered = named('append to the log').spanId;
    expect(named('wait for the read models').links?.map(({ spanId }) => spanId)).toEqual([delivered]);
    const [page] = named('read models').links!;
    const [projecting] = await spansOf(page!.traceId, 'project a page');
    expect(projecting).toMatchObject({
      spanId: page!.spanId,
      links: [{ traceId: TRACE, spanId: delivered }],
    });
  });

  it('measurements arrive under the names that Prometheus reads, and Prometheus reads them still', async () => {
    const deadline = performance.now() + 60_000;
    const stored = (): number | undefined =>
      collector.metrics
        .get('cagnotte_deliveries_total')
        ?.sum?.dataPoints.find(({ attributes }) => JSON.stringify(attributes).includes('"stored"'))?.asDouble;
    while ((stored() ?? 0) < 2 && performance.now() < deadline) await sleep(50);
    expect(stored()).toBe(2);
    expect(collector.metrics.get('cagnotte_projection_lag_seconds')?.gauge).toBeDefined();
    const { text } = await client.send('/metrics');
    expect(text).toContain('cagnotte_deliveries_total{outcome="stored"} 2');
    const [point] = collector.metrics.get('cagnotte_http_request_duration_seconds')!.histogram!.dataPoints;
    expect(point!.bucketCounts).toHaveLength(point!.explicitBounds.length + 1);
    expect(point!.bucketCounts.reduce((sum, count) => sum + Number(count), 0)).toBe(Number(point!.count));
  });

  it('nothing of the books, of persons and of credentials is sent', () => {
    const sent = collector.bodies.join('\n');
    expect(sent).toContain('granada-test');
    for (const secret of [SLIP, 'torrequebrada', 'cgn_', 'Ana Ruiz', 'sale', '127.0.0.1'])
      expect(sent.includes(secret) ? secret : '').toBe('');
  });

  it('a collector that does not answer delays no request, and the service stops in order', async () => {
    collector.answersAfterMs = 600_000;
    const { status } = await deliver([chipsSold({}, { id: 'later' })]);
    expect(status).toBe(200);
    expect(await service.stop()).toMatchObject({ code: 0 });
  });
});

it('a protocol that the service does not speak is named at the start, with what to set', async () => {
  const other = await ServiceSite.make();
  try {
    const run = await other.run({
      program: 'cagnotte',
      args: ['serve'],
      env: { ...settings('http://127.0.0.1:4318'), OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
    });
    expect(run.code).not.toBe(0);
    expect(run.stderr + run.stdout).toContain(
      'OTEL_EXPORTER_OTLP_PROTOCOL must be http/json, which collectors take on port 4318, not grpc.',
    );
  } finally {
    await other.remove();
  }
});
