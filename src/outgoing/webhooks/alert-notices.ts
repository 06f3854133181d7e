import type { DataSource } from 'typeorm';
import { type Queryable, readRows } from '../../database/queryable';
import { column, table } from '../../database/table';
import { alertsAt, type FloorAlert } from '../../ledger/floor-alerts/floor-alerts';
import { readFloor } from '../../ledger/floor-alerts/floor-alerts.queries';
import { present } from '../../kernel/present';
import { type Notice, noticeOf } from './notice';

/** Alerts of the floor that a webhook was sent, or is being sent, until they end. The notice keeps its id at every attempt. */
export const WEBHOOK_ALERT = table('access.webhook_alert', {
  webhook: column.key(column.text),
  casino: column.key(column.text),
  alert: column.key(column.text),
  notice: column.text,
  isSent: column.boolean,
});

interface AtCasino {
  readonly webhook: string;
  readonly casino: string;
}

/** An alert that is due and was not accepted yet. */
export interface AlertNotice {
  readonly alert: string;
  readonly notice: Notice;
}

const NAME = WEBHOOK_ALERT.sqlName;

/** Reads the alerts of the floor that are due now. */
export async function readDueAlerts(
  db: Queryable,
  { casino, position, now }: { readonly casino: string; readonly position: bigint; readonly now: number },
): Promise<readonly FloorAlert[]> {
  const floor = await readFloor(db, { casino, position });
  return alertsAt(casino, floor, now).alerts;
}

/**
 * Notes the alerts that are due, forgets those that ended, and returns those that were not accepted yet, the oldest first. An
 * alert is a view of a moment: one that ended before it was accepted is not sent any more.
 */
export async function alertNotices(
  dataSource: DataSource,
  { webhook, casino }: AtCasino,
  due: readonly FloorAlert[],
): Promise<readonly AlertNotice[]> {
  const of = [webhook, casino];
  const ids = due.map(({ id }) => id);
  await dataSource.query(`DELETE FROM ${NAME} WHERE webhook = $1 AND casino = $2 AND alert <> ALL ($3)`, [
    ...of,
    ids,
  ]);
  await dataSource.query(
    `INSERT INTO ${NAME} (webhook, casino, alert, notice)
     SELECT $1, $2, given.alert, given.notice FROM unnest($3::text[], $4::text[]) AS given (alert, notice)
     ON CONFLICT DO NOTHING`,
    // The same alert may begin again after it ended: its moment tells the two notices apart.
    [...of, ids, due.map(({ id, since }) => `${id}_${since}`)],
  );
  const waiting = await readRows<{ alert: string; notice: string }>(
    dataSource,
    `SELECT alert, notice FROM ${NAME} WHERE webhook = $1 AND casino = $2 AND NOT is_sent`,
    of,
  );
  const noticeIds = new Map(waiting.map(({ alert, notice }) => [alert, notice]));
  return due
    .filter(({ id }) => noticeIds.has(id))
    .map((alert) => ({ alert: alert.id, notice: noticeOfAlert(casino, alert, noticeIds.get(alert.id)!) }));
}

/** What it is about is left out where it is a bank or a source, which may name who plays or who captures. */
function noticeOfAlert(casino: string, alert: FloorAlert, of: string): Notice {
  const { id, kind, table: tableId, gamingDay, sessionNo, about, since, dueAt } = alert;
  const slip = kind === 'slip-unconfirmed' ? about : undefined;
  const data = {
    gamingDay,
    alert: id,
    alertKind: kind,
    table: tableId,
    since: new Date(since).toISOString(),
    ...present({ sessionNo, slip }),
  };
  return noticeOf({ casino, kind: 'floor-alert', of, time: new Date(dueAt).toISOString(), data });
}

export async function alertAccepted(
  dataSource: DataSource,
  { webhook, casino }: AtCasino,
  alert: string,
): Promise<void> {
  await dataSource.query(
    `UPDATE ${NAME} SET is_sent = true WHERE webhook = $1 AND casino = $2 AND alert = $3`,
    [webhook, casino, alert],
  );
}

/** Forgets the alerts of webhooks that ended. */
export const forgetAlerts = (dataSource: DataSource, ended: readonly string[]): Promise<unknown> =>
  dataSource.query(`DELETE FROM ${NAME} WHERE webhook = ANY ($1)`, [ended]);
