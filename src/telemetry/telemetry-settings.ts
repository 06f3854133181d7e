export interface TelemetryWanted {
  readonly traces: boolean;
  readonly metrics: boolean;
  readonly metricIntervalMs: number;
}

const EVERY_MINUTE_MS = 60_000;
const ENDPOINT = 'OTEL_EXPORTER_OTLP_ENDPOINT';

/**
 * The telemetry that the variables of OpenTelemetry request; undefined where they name no collector, so that its packages are
 * not loaded.
 */
export function telemetryOf(env: NodeJS.ProcessEnv): TelemetryWanted | undefined {
  if (env['OTEL_SDK_DISABLED'] === 'true') return undefined;
  const [traces, metrics] = (['TRACES', 'METRICS'] as const).map(
    (signal) =>
      (env[`OTEL_${signal}_EXPORTER`] || 'otlp') === 'otlp' &&
      Boolean(env[ENDPOINT] || env[`OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`]),
  ) as [boolean, boolean];
  if (!traces && !metrics) return undefined;
  const interval = Number(env['OTEL_METRIC_EXPORT_INTERVAL'] || EVERY_MINUTE_MS);
  return { traces, metrics, metricIntervalMs: interval >= 100 ? interval : EVERY_MINUTE_MS };
}
