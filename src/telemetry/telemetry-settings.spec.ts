import { telemetryOf } from './telemetry-settings';

const ENDPOINT = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };

describe('the variables of OpenTelemetry', () => {
  it('that name no collector ask for nothing', () => {
    expect(telemetryOf({})).toBeUndefined();
    expect(telemetryOf({ ...ENDPOINT, OTEL_SDK_DISABLED: 'true' })).toBeUndefined();
    expect(
      telemetryOf({ ...ENDPOINT, OTEL_TRACES_EXPORTER: 'none', OTEL_METRICS_EXPORTER: 'none' }),
    ).toBeUndefined();
  });

  it.each([
    [ENDPOINT, { traces: true, metrics: true }],
    [
      { ...ENDPOINT, OTEL_TRACES_EXPORTER: 'none' },
      { traces: false, metrics: true },
    ],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://c/v1/traces' }, { traces: true, metrics: false }],
  ])('%j ask for %j', (env, wanted) => expect(telemetryOf(env)).toMatchObject(wanted));

  it.each([
    [undefined, 60_000],
    ['5000', 5_000],
    ['no number', 60_000],
    ['1', 60_000],
  ])('measurements every %s milliseconds are sent every %d', (text, every) =>
    expect(telemetryOf({ ...ENDPOINT, OTEL_METRIC_EXPORT_INTERVAL: text })).toMatchObject({
      metricIntervalMs: every,
    }),
  );
});
