import type { DataSource } from 'typeorm';
import { OperationSnapshot } from '../api/snapshot/operation-snapshot';
import { type Queryable, readRows } from '../database/queryable';
import type { FindingSeverity } from '../finding-catalogue/finding-kind';
import { ALERT_KINDS } from '../ledger/floor-alerts/floor-alert.events';
import { type AlertKind, alertsAt } from '../ledger/floor-alerts/floor-alerts';
import { readFloor } from '../ledger/floor-alerts/floor-alerts.queries';

/** Business figures of the whole house as numbers alone: no casino, no name, no amount. */
export interface HouseFigures {
  readonly openTables: number;
  /** Alerts of the floor that are due, by kind, acknowledged ones too. */
  readonly floorAlerts: Readonly<Record<AlertKind, number>>;
  readonly openFindings: Readonly<Record<FindingSeverity, number>>;
  /** Gaming days that have ended and are not closed. */
  readonly daysNotClosed: number;
  /** Since the oldest of them has ended; 0 if there is none. */
  readonly oldestNotClosedSeconds: number;
}

/** The statements of a casino with open tables are seven, so the figures are read again only after this. */
const KEPT_FOR_MS = 30_000;

/** Older days are no work of today: a house that imports history closes no day of it. */
const DAYS_LOOKED_AT = 400;

/** Every casino has ended its gaming day by noon, UTC, of the day after. */
const ENDS_AFTER_MS = 36 * 3_600_000;

/** Reads the figures at most once in half a minute, however many gauges and scrapers ask. */
export class HouseGauges {
  private kept: { readonly at: number; readonly figures: Promise<HouseFigures> } | undefined;

  constructor(
    private readonly primary: DataSource,
    private readonly now: () => number = Date.now,
  ) {}

  read(): Promise<HouseFigures> {
    const at = this.now();
    if (this.kept === undefined || at - this.kept.at >= KEPT_FOR_MS)
      this.kept = { at, figures: readHouse(this.primary, at) };
    return this.kept.figures;
  }
}

async function readHouse(primary: DataSource, now: number): Promise<HouseFigures> {
  const lastEnded = new Date(now - ENDS_AFTER_MS).toISOString().slice(0, 10);
  const [findings, days] = await inSnapshot(primary, (snapshot) =>
    Promise.all([
      snapshot.read((db) => readFindings(db)),
      snapshot.read((db) => readDaysNotClosed(db, lastEnded)),
    ]),
  );
  const floor = await readFloors(primary, now);
  return { ...floor, openFindings: findings, ...sinceEnd(days, now) };
}

async function inSnapshot<Answer>(
  primary: DataSource,
  work: (snapshot: OperationSnapshot) => Promise<Answer>,
): Promise<Answer> {
  const snapshot = new OperationSnapshot(primary);
  try {
    return await work(snapshot);
  } finally {
    await snapshot.close();
  }
}

async function readFindings(db: Queryable): Promise<HouseFigures['openFindings']> {
  const rows = await readRows<{ severity: FindingSeverity; findings: number }>(
    db,
    `SELECT severity, count(*)::integer AS findings FROM finding WHERE closed_by IS NULL GROUP BY severity`,
  );
  const counts = Object.fromEntries(rows.map(({ severity, findings }) => [severity, findings]));
  return { violation: 0, advisory: 0, information: 0, ...counts };
}

interface DaysNotClosed {
  readonly days: number;
  readonly oldest: string | null;
}

async function readDaysNotClosed(db: Queryable, lastEnded: string): Promise<DaysNotClosed> {
  const rows = await readRows<DaysNotClosed>(
    db,
    `SELECT count(*)::integer AS days, min(day)::text AS oldest FROM (
       SELECT casino, gaming_day AS day FROM gaming_day_decision
       UNION SELECT casino, gaming_day FROM table_session
       UNION SELECT casino, gaming_day FROM reported_day) known
      WHERE day BETWEEN $1::date - ${DAYS_LOOKED_AT} AND $1::date
        AND NOT EXISTS (SELECT FROM gaming_day_decision closed
                         WHERE closed.casino = known.casino AND closed.gaming_day = known.day
                           AND closed.event_type = 'cagnotte.gaming-day.closed.v1'
                           AND NOT EXISTS (SELECT FROM gaming_day_decision reopened
                                            WHERE reopened.casino = closed.casino AND reopened.gaming_day = closed.gaming_day
                                              AND reopened.event_type = 'cagnotte.gaming-day.reopened.v1'
                                              AND reopened.record_number > closed.record_number))`,
    [lastEnded],
  );
  return rows[0]!;
}

const sinceEnd = (
  { days, oldest }: DaysNotClosed,
  now: number,
): Pick<HouseFigures, 'daysNotClosed' | 'oldestNotClosedSeconds'> => ({
  daysNotClosed: days,
  oldestNotClosedSeconds:
    oldest === null ? 0 : Math.max(0, (now - Date.parse(oldest) - ENDS_AFTER_MS) / 1_000),
});

/** By the rules of each casino: after how many minutes a table is silent is decided there. */
async function readFloors(
  primary: DataSource,
  now: number,
): Promise<Pick<HouseFigures, 'openTables' | 'floorAlerts'>> {
  const alerts = Object.fromEntries(ALERT_KINDS.map((kind) => [kind, 0])) as Record<AlertKind, number>;
  let openTables = 0;
  const casinos = await readRows<{ casino: string }>(primary, `SELECT casino FROM register.casino`);
  for (const { casino } of casinos) {
    const floor = await inSnapshot(primary, async (snapshot) => {
      const position = await snapshot.positionOf(casino);
      return position && snapshot.read((db) => readFloor(db, { casino, position }));
    });
    if (!floor) continue;
    openTables += floor.tables.length;
    for (const { kind } of alertsAt(casino, floor, now).alerts) alerts[kind] += 1;
  }
  return { openTables, floorAlerts: alerts };
}
