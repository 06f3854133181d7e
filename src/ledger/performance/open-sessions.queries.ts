import { type Queryable, readRows } from '../../database/queryable';
import { knownAt } from '../_core/store/read-model';
import { placesOf } from '../_core/store/statement-parts';
import { interruptionEvents } from '../table-session/interruption.events';
import { pausesIn } from '../table-session/interruptions';
import type { OpenTimes } from './open-hours';
import {
  groupedBy,
  IN_PERIOD,
  type KnownSession,
  readKnownSessions,
  type ReportPeriod,
} from '../master-report/known-sessions.queries';
import { isToldIn } from '../table-session/session-facts';
import type { Minor } from '../../kernel/money';

/** A session with its times (the earliest opening and the latest close; null if not reported), what it reports, and the chips that were moved. Minor units. */
export interface OpenSession extends KnownSession, OpenedAndClosed {
  readonly fills: Minor;
  readonly credits: Minor;
}

interface OpenedAndClosed extends OpenTimes {
  /** What its opening says that the table reports; null without an opening. */
  readonly capturesRounds: boolean | null;
  readonly capturesBuyIns: boolean | null;
}

const NOTHING_STATED = {
  openedAt: null,
  closedAt: null,
  capturesRounds: null,
  capturesBuyIns: null,
  pauses: [],
  fills: 0n,
  credits: 0n,
};

interface StatedRow
  extends
    Omit<OpenSession, keyof KnownSession | 'pauses'>,
    Pick<KnownSession, 'table' | 'day' | 'sessionNo'> {}

/** Identifies a session among those of a casino. */
export const sessionKey = ({
  day,
  table,
  sessionNo,
}: Pick<KnownSession, 'day' | 'table' | 'sessionNo'>): string => [day, table, sessionNo].join('\0');

/** The sessions of a period with what their facts state, as known at its position. */
export async function readOpenSessions(db: Queryable, period: ReportPeriod): Promise<OpenSession[]> {
  const { casino, position, until, starts, currency } = period;
  const sessions = await readKnownSessions(db, period);
  const rows = await readRows<StatedRow>(
    db,
    `SELECT gaming_day::text AS day, table_id AS "table", session_no AS "sessionNo",
            coalesce(sum(fills), 0) AS fills, coalesce(sum(credits), 0) AS credits,
            to_char(min(opened_at) AT TIME ZONE 'UTC', ${UTC_TEXT}) AS "openedAt",
            to_char(max(closed_at) AT TIME ZONE 'UTC', ${UTC_TEXT}) AS "closedAt",
            bool_or(captures_rounds) AS "capturesRounds", bool_or(captures_buy_ins) AS "capturesBuyIns"
       FROM (SELECT gaming_day, table_id, session_no, CASE WHEN fills <> 0 AND ${isToldIn('$5')} THEN fills END AS fills,
                    CASE WHEN credits <> 0 AND ${isToldIn('$5')} THEN credits END AS credits,
                    CASE WHEN ${IS_OPEN} THEN happened_at::timestamptz END AS opened_at,
                    CASE WHEN event_type = 'cagnotte.table.closed.v1' THEN happened_at::timestamptz END AS closed_at,
                    (captures ->> 'rounds')::boolean AS captures_rounds, (captures ->> 'buyIns')::boolean AS captures_buy_ins
               FROM table_session_fact fact
               LEFT JOIN LATERAL (SELECT data::json -> 'captures' AS captures OFFSET 0) opening ON ${IS_OPEN}
              WHERE ${IN_PERIOD} AND ${knownAt('fact', '$2')}) stated
      GROUP BY 1, 2, 3`,
    [casino, position.toString(), until, starts, currency ?? null],
  );
  const stated = new Map(rows.map((row) => [sessionKey(row), row]));
  const pauses = await readPauses(db, period);
  return sessions.map((session) => ({
    ...NOTHING_STATED,
    ...stated.get(sessionKey(session)),
    ...session,
    pauses: pauses.get(sessionKey(session)) ?? [],
  }));
}

interface PauseRow extends Pick<KnownSession, 'table' | 'day' | 'sessionNo'> {
  readonly eventType: string;
  readonly at: string;
}

async function readPauses(
  db: Queryable,
  { casino, position, until, starts }: ReportPeriod,
): Promise<ReadonlyMap<string, OpenTimes['pauses']>> {
  const rows = await readRows<PauseRow>(
    db,
    `SELECT gaming_day::text AS day, table_id AS "table", session_no AS "sessionNo", event_type,
            to_char(happened_at::timestamptz AT TIME ZONE 'UTC', ${UTC_TEXT}) AS at
       FROM table_session_fact fact ${placesOf('fact', '$2')}
      WHERE ${IN_PERIOD} AND event_type = ANY ($5) AND ${knownAt('fact', '$2')}
      ORDER BY placed.place, fact.record_number`,
    [casino, position.toString(), until, starts, interruptionEvents.map(({ type }) => type)],
  );
  return new Map(
    [...groupedBy(rows, sessionKey)].map(([key, own]) => [
      key,
      pausesIn(own).map((pause) => ({
        from: pause.from.at,
        ...(pause.until === undefined ? {} : { until: pause.until.at }),
      })),
    ]),
  );
}

const IS_OPEN = `event_type = 'cagnotte.table.opened.v1'`;

const UTC_TEXT = `'YYYY-MM-DD"T"HH24:MI:SS"Z"'`;
