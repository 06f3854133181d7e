import { type HrTime, ValueType } from '@opentelemetry/api';
import { emptyResource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type CollectionResult,
  type DataPoint,
  DataPointType,
  type HistogramMetricData,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { Registry } from 'prom-client';

interface Measured {
  readonly name: string;
  readonly help: string;
  readonly type: string;
  readonly values: readonly {
    readonly value: number;
    readonly labels: Readonly<Record<string, string | number>>;
    readonly metricName?: string;
  }[];
}

type Value = Measured['values'][number];

/**
 * Exports the metrics of the Prometheus registry by OTLP as well, under the same names, so that each metric is measured once.
 */
export class PrometheusProducer implements MetricProducer {
  private readonly begun = hrTime();

  constructor(private readonly registry: Pick<Registry, 'getMetricsAsJSON'>) {}

  async collect(): Promise<CollectionResult> {
    const measured = (await this.registry.getMetricsAsJSON()) as unknown as readonly Measured[];
    const metrics = measured.flatMap((each) => this.dataOf(each) ?? []);
    return {
      resourceMetrics: {
        resource: emptyResource(),
        scopeMetrics: [{ scope: { name: 'cagnotte' }, metrics }],
      },
      errors: [],
    };
  }

  private dataOf(measured: Measured): MetricData | undefined {
    const { name, help: description, type } = measured;
    const described = {
      descriptor: { name, description, unit: '', valueType: ValueType.DOUBLE },
      aggregationTemporality: AggregationTemporality.CUMULATIVE,
    };
    switch (`${type}`) {
      case 'counter':
        return {
          ...described,
          dataPointType: DataPointType.SUM,
          isMonotonic: true,
          dataPoints: this.numbers(measured),
        };
      case 'gauge':
        return { ...described, dataPointType: DataPointType.GAUGE, dataPoints: this.numbers(measured) };
      case 'histogram':
        return {
          ...described,
          dataPointType: DataPointType.HISTOGRAM,
          dataPoints: this.histograms(measured),
        };
      default:
        return undefined;
    }
  }

  /** The data points; a value that cannot be measured now (NaN) is left out. */
  private numbers({ values }: Measured): DataPoint<number>[] {
    return values
      .filter(({ value }) => Number.isFinite(value))
      .map(({ value, labels }) => this.point(labels, value));
  }

  private histograms({ name, values }: Measured): HistogramMetricData['dataPoints'] {
    const series = new Map<string, { labels: Value['labels']; parts: Value[] }>();
    for (const part of values) {
      const labels = withoutBound(part.labels);
      const key = JSON.stringify(labels);
      const one = series.get(key) ?? { labels, parts: [] };
      series.set(key, one);
      one.parts.push(part);
    }
    return [...series.values()].map(({ labels, parts }) => this.point(labels, histogramOf(name, parts)));
  }

  private point<Content>(labels: Value['labels'], value: Content): DataPoint<Content> {
    return { startTime: this.begun, endTime: hrTime(), attributes: labels, value };
  }
}

/** Converts the cumulative buckets of Prometheus into the separate buckets of OTLP. */
function histogramOf(name: string, parts: readonly Value[]): DataPoint<HistogramValue>['value'] {
  const upTo = parts
    .filter(({ metricName }) => metricName === `${name}_bucket`)
    .map(({ labels, value }) => ({ bound: Number(`${labels['le']}`.replace('+Inf', 'Infinity')), value }))
    .sort((one, other) => one.bound - other.bound);
  const counts = upTo.map(({ value }, index) => value - (upTo[index - 1]?.value ?? 0));
  const boundaries = upTo.map(({ bound }) => bound).filter(Number.isFinite);
  const partNamed = (part: string): number => parts.find(({ metricName }) => metricName === part)?.value ?? 0;
  return {
    buckets: { boundaries, counts },
    sum: partNamed(`${name}_sum`),
    count: partNamed(`${name}_count`),
  };
}

/** `le` says up to which value a bucket counts; the other labels name the series. */
const withoutBound = (labels: Value['labels']): Value['labels'] =>
  Object.fromEntries(Object.entries(labels).filter(([name]) => name !== 'le'));

type HistogramValue = HistogramMetricData['dataPoints'][number]['value'];

function hrTime(): HrTime {
  const now = Date.now();
  return [Math.trunc(now / 1_000), (now % 1_000) * 1_000_000];
}
