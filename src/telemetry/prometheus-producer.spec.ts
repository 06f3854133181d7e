import { DataPointType } from '@opentelemetry/sdk-metrics';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { PrometheusProducer } from './prometheus-producer';

const registry = new Registry();
const registers = [registry];
const labelNames = ['outcome'];
const collected = async () => {
  const { resourceMetrics } = await new PrometheusProducer(registry).collect();
  const metrics = resourceMetrics.scopeMetrics[0]!.metrics;
  return new Map(metrics.map((metric) => [metric.descriptor.name, metric]));
};

describe('a measurement that Prometheus reads', () => {
  const counter = new Counter({ name: 'deliveries', help: 'Deliveries.', labelNames, registers });
  const gauge = new Gauge({ name: 'lag', help: 'Lag.', registers });
  const histogram = new Histogram({ name: 'time', help: 'Time.', labelNames, buckets: [0.1, 1], registers });

  it('that counts is a sum that never falls, one point for each outcome', async () => {
    counter.inc({ outcome: 'stored' }, 3);
    counter.inc({ outcome: 'conflict' }, 1);
    expect((await collected()).get('deliveries')).toMatchObject({
      dataPointType: DataPointType.SUM,
      isMonotonic: true,
      descriptor: { description: 'Deliveries.' },
      dataPoints: [
        { attributes: { outcome: 'stored' }, value: 3 },
        { attributes: { outcome: 'conflict' }, value: 1 },
      ],
    });
  });

  it('that cannot be measured now has no point', async () => {
    gauge.set(Number.NaN);
    expect((await collected()).get('lag')).toMatchObject({
      dataPointType: DataPointType.GAUGE,
      dataPoints: [],
    });
    gauge.set(2.5);
    expect((await collected()).get('lag')).toMatchObject({ dataPoints: [{ value: 2.5 }] });
  });

  it('of times has the number between each two bounds, not up to each', async () => {
    for (const seconds of [0.05, 0.06, 0.5, 7]) histogram.observe({ outcome: 'stored' }, seconds);
    histogram.observe({ outcome: 'conflict' }, 0.01);
    expect((await collected()).get('time')!.dataPoints).toMatchObject([
      {
        attributes: { outcome: 'stored' },
        value: {
          buckets: { boundaries: [0.1, 1], counts: [2, 1, 1] },
          count: 4,
          sum: expect.closeTo(7.61) as number,
        },
      },
      { attributes: { outcome: 'conflict' }, value: { buckets: { counts: [1, 0, 0] }, count: 1 } },
    ]);
  });
});
