import { DashboardBuilder, RowBuilder } from '@grafana/grafana-foundation-sdk/dashboard';
import { DataqueryBuilder } from '@grafana/grafana-foundation-sdk/prometheus';
import { PanelBuilder as StatBuilder } from '@grafana/grafana-foundation-sdk/stat';
import { PanelBuilder as TimeseriesBuilder } from '@grafana/grafana-foundation-sdk/timeseries';

/** The data source that `docker/monitoring/grafana/provisioning` makes. */
const SOURCE = { type: 'prometheus', uid: 'cagnotte-prometheus' };

interface Panel {
  readonly title: string;
  /** What is wrong and what to do, for who looks at the panel. */
  readonly about: string;
  readonly unit?: string;
  /** Expressions of PromQL, by the legend of their lines. */
  readonly shows: Readonly<Record<string, string>>;
  /** One number as of now instead of lines over time. */
  readonly isNow?: boolean;
}

type Rows = Readonly<Record<string, readonly Panel[]>>;

/** What managers and administrators look at: numbers of the whole house, without a casino or an amount. */
const HOUSE: Rows = {
  'The floor': [
    {
      title: 'Open tables',
      about: 'Sessions of tables that are open.',
      shows: { tables: 'max(cagnotte_open_tables)' },
      isNow: true,
    },
    {
      title: 'Alerts of the floor',
      about:
        'Silent sources, slips that nobody confirms, counts that are overdue, banks near their limit. The floor screen names the tables.',
      shows: { '{{kind}}': 'max by (kind) (cagnotte_floor_alerts)' },
    },
    {
      title: 'Deliveries',
      about: 'Events a second by what became of them. Quarantined ones wait for a person.',
      unit: 'reqps',
      shows: { '{{outcome}}': 'sum by (outcome) (rate(cagnotte_deliveries_total[5m]))' },
    },
  ],
  'The books': [
    {
      title: 'Open violations',
      about: 'Findings against the regulation; the inbox of findings lists them.',
      shows: { violations: 'max(cagnotte_open_findings{severity="violation"})' },
      isNow: true,
    },
    {
      title: 'Open findings',
      about: 'By severity.',
      shows: { '{{severity}}': 'max by (severity) (cagnotte_open_findings)' },
    },
    {
      title: 'Days not closed',
      about: 'Gaming days that have ended and are not closed.',
      shows: { days: 'max(cagnotte_overdue_closes)' },
      isNow: true,
    },
    {
      title: 'Oldest day not closed',
      about: 'Since it has ended. More than a day is late.',
      unit: 's',
      shows: { since: 'max(cagnotte_oldest_overdue_close_seconds)' },
      isNow: true,
    },
  ],
  Upkeep: [
    {
      title: 'Last backup',
      about: 'Age of the newest file of CAGNOTTE_BACKUPS. One a day.',
      unit: 's',
      shows: { age: 'min(cagnotte_backup_age_seconds)' },
      isNow: true,
    },
    {
      title: 'Last verification',
      about: 'Time since cagnotte verify ended. One a night.',
      unit: 's',
      shows: { age: 'min(cagnotte_verification_age_seconds)' },
      isNow: true,
    },
    {
      title: 'The books held',
      about: '1: the last verification found nothing. 0: change nothing, and read its answer.',
      shows: { holds: 'min(cagnotte_verification_holds)' },
      isNow: true,
    },
  ],
};

/** What operators look at. */
const SERVICE: Rows = {
  Requests: [
    {
      title: 'Requests',
      about: 'A second, by route.',
      unit: 'reqps',
      shows: {
        '{{method}} {{route}}':
          'sum by (method, route) (rate(cagnotte_http_request_duration_seconds_count[5m]))',
      },
    },
    {
      title: 'Time to answer',
      about: 'Nineteen of twenty requests are answered within this time.',
      unit: 's',
      shows: {
        '{{route}}':
          'histogram_quantile(0.95, sum by (le, route) (rate(cagnotte_http_request_duration_seconds_bucket[5m])))',
      },
    },
    {
      title: 'Faults',
      about: 'Answers of 500 and above a second: 500 is a bug, 503 means that a part cannot answer.',
      unit: 'reqps',
      shows: {
        '{{status}}':
          'sum by (status) (rate(cagnotte_http_request_duration_seconds_count{status=~"5.."}[5m]))',
      },
    },
  ],
  'Log and books': [
    {
      title: 'Books behind the log',
      about: 'Age of the oldest record that no answer contains yet. Normally 0.',
      unit: 's',
      shows: { '{{instance}}': 'cagnotte_projection_lag_seconds' },
    },
    {
      title: 'Waiting events',
      about: 'Events that wait to be stored; at 10,000 single deliveries are refused.',
      shows: { '{{instance}}': 'cagnotte_intake_waiting_events' },
    },
    {
      title: 'Parked records',
      about: 'Above 0: a bug keeps facts out of the books; see cagnotte retry.',
      shows: { records: 'max(cagnotte_parked_records)' },
      isNow: true,
    },
    {
      title: 'Log damaged',
      about: '1: projections stand still. Run cagnotte verify.',
      shows: { damaged: 'max(cagnotte_log_damaged)' },
      isNow: true,
    },
  ],
  'The machine': [
    {
      title: 'Connections of the database',
      about: 'By state. Awaited ones for long: too many queries at once.',
      shows: { '{{state}}': 'sum by (state) (cagnotte_database_connections)' },
    },
    {
      title: 'Memory',
      about: 'Of the process.',
      unit: 'bytes',
      shows: { '{{instance}}': 'process_resident_memory_bytes' },
    },
    {
      title: 'Processor',
      about: '1 is one processor.',
      shows: { '{{instance}}': 'rate(process_cpu_seconds_total[5m])' },
    },
    {
      title: 'Delay of the event loop',
      about: 'How long a request waits before the process looks at it.',
      unit: 's',
      shows: { '{{instance}}': 'nodejs_eventloop_lag_p99_seconds' },
    },
    {
      title: 'Free disk',
      about: 'Of the disk of the data directory. Below a fifth, add space: the log only grows.',
      unit: 'percentunit',
      shows: { '{{instance}}': 'cagnotte_disk_free_bytes / cagnotte_disk_size_bytes' },
    },
  ],
};

const BOARDS = {
  house: { title: 'Cagnotte: the house', rows: HOUSE },
  service: { title: 'Cagnotte: the service', rows: SERVICE },
} as const;

const boardText = (name: keyof typeof BOARDS): string => {
  const { title, rows } = BOARDS[name];
  const board = new DashboardBuilder(title)
    .uid(`cagnotte-${name}`)
    .tags(['cagnotte'])
    .readonly()
    .refresh('1m')
    .time({ from: 'now-24h', to: 'now' })
    .timezone('browser');
  for (const [row, panels] of Object.entries(rows)) {
    board.withRow(new RowBuilder(row));
    for (const panel of panels) board.withPanel(panelOf(panel));
  }
  return `${JSON.stringify(board.build(), undefined, 2)}\n`;
};

function panelOf({
  title,
  about,
  unit = 'short',
  shows,
  isNow = false,
}: Panel): StatBuilder | TimeseriesBuilder {
  const panel = isNow ? new StatBuilder().span(6).height(6) : new TimeseriesBuilder().span(12).height(8);
  panel.title(title).description(about).unit(unit).min(0).datasource(SOURCE);
  for (const [legend, expression] of Object.entries(shows))
    panel.withTarget(new DataqueryBuilder().expr(expression).legendFormat(legend).datasource(SOURCE));
  return panel;
}

/** Boards of Grafana by the file that keeps them: the house for its managers, the service for operators. */
export const GRAFANA_BOARDS: Readonly<Record<string, () => string>> = {
  'docker/monitoring/grafana/boards/house.json': () => boardText('house'),
  'docker/monitoring/grafana/boards/service.json': () => boardText('service'),
};
