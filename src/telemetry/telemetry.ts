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
  /** Sends what Prometheus would read, every minute or as OTEL_METRIC_EXPORT_INTERVAL says. */
  send(registry: Registry): void;
  stop(): Promise<void>;
}

/** A collector that is away does not keep the service from stopping. */
const LONGEST_STOP_MS = 2_000;

/**
 * Sends spans and measurements by OTLP, as JSON over HTTP, where the standard variables say. A collector that is away costs
 * nothing but what it would have been told: the queue is bounded (OTEL_BSP_*).
 * @param say takes what fails while sending
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
