import { diag, DiagLogLevel } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  detectResources,
  envDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { Registry } from 'prom-client';
import { PrometheusProducer } from './prometheus-producer';
import { type TelemetryWanted } from './telemetry-settings';

export interface Telemetry {
  /** Sends the metrics of the registry every minute, or at the interval of OTEL_METRIC_EXPORT_INTERVAL. */
  send(registry: Registry): void;
  stop(): Promise<void>;
}

/** Maximum time in milliseconds for the last export, so that an unreachable collector does not delay a stop. */
const LONGEST_STOP_MS = 2_000;

/**
 * Sends spans and measurements by OTLP, as JSON over HTTP, where the standard variables say. If the collector is unreachable,
 * telemetry is dropped: the queue is bounded (OTEL_BSP_*).
 * @param say logs failures of sending
 */
export function startTelemetry(
  { release, traces, metrics, metricIntervalMs }: TelemetryWanted & { readonly release: string },
  say: (line: string) => void,
): Telemetry {
  const told = {
    error: say,
    warn: say,
    info: () => undefined,
    debug: () => undefined,
    verbose: () => undefined,
  };
  diag.setLogger(told, DiagLogLevel.WARN);
  const resource = resourceFromAttributes({ 'service.name': 'cagnotte', 'service.version': release }).merge(
    detectResources({ detectors: [serviceInstanceIdDetector, envDetector] }),
  );
  const spans = new NodeTracerProvider({
    resource,
    spanProcessors: traces ? [new BatchSpanProcessor(new OTLPTraceExporter())] : [],
  });
  if (traces) spans.register();
  let meters: MeterProvider | undefined;
  return {
    send: (registry) => {
      if (!metrics) return;
      const reader = new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(),
        exportIntervalMillis: metricIntervalMs,
        exportTimeoutMillis: Math.min(metricIntervalMs, 30_000),
        metricProducers: [new PrometheusProducer(registry)],
      });
      meters = new MeterProvider({ resource, readers: [reader] });
    },
    stop: async () => {
      const ended = Promise.allSettled([spans.shutdown(), meters?.shutdown()]);
      const late = new Promise((resolve) => setTimeout(resolve, LONGEST_STOP_MS).unref());
      await Promise.race([ended, late]);
    },
  };
}
