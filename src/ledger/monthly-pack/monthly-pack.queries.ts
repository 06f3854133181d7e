import { type Queryable, readRows } from '../../database/queryable';
import { certifiedMonths, type CertifiedMonth, type DayMoment } from './certified-months';
import { type DuePack, duePacks } from './due-packs';
import { type PackDecision, packRecipients, type PackRecipient } from './pack-recipients.state';

/** Reads the recipients of a casino as known at a position, or, without one, those of every casino. */
export async function readPackRecipients(
  db: Queryable,
  known?: { readonly casino: string; readonly position: bigint },
): Promise<PackRecipient[]> {
  const rows = await readRows<PackDecision & { readonly data: string }>(
    db,
    `SELECT casino, record_number, gaming_day::text, event_id, event_type, happened_at, data FROM pack_decision
      WHERE $1::text IS NULL OR (casino = $1 AND record_number <= $2::bigint)
      ORDER BY casino, record_number`,
    [known?.casino ?? null, known?.position ?? null],
  );
  return packRecipients(rows.map((row) => ({ ...row, data: JSON.parse(row.data) as unknown })));
}

interface MonthsWanted {
  readonly casino: string;
  readonly position: bigint;
  /** Leaves out months about which no record after this one says anything. */
  readonly after?: bigint;
  /** Reads this month alone: 2026-01. */
  readonly month?: string;
}

/**
 * Reads the months of a casino, the earliest first. Months before the earliest change are left out, except for the last of
 * them: a later day that became known may have completed it.
 */
export async function readCertifiedMonths(
  db: Queryable,
  { casino, position, after = 0n, month }: MonthsWanted,
): Promise<CertifiedMonth[]> {
  const from = month === undefined ? await firstDayConcerned(db, { casino, position, after }) : `${month}-01`;
  if (from === null) return [];
  const rows = await readRows<Omit<DayMoment, 'isImported'> & { readonly imported: boolean }>(
    db,
    `SELECT day::text, record, what, imported FROM (${MOMENTS}) moment WHERE day >= $3::date
      ORDER BY record, what <> 'known', day`,
    [casino, position, from],
  );
  const months = certifiedMonths(
    rows.map(({ imported, ...moment }) => ({ ...moment, isImported: imported })),
  );
  return month === undefined ? months : months.filter((each) => each.month === month);
}

/** This statement lists what the records of casino `$1` up to `$2` say about its days. */
const MOMENTS = `
  SELECT decided.gaming_day AS day, decided.record_number AS record,
         CASE decided.event_type WHEN 'cagnotte.gaming-day.certified.v1' THEN 'certified'
              WHEN 'cagnotte.gaming-day.closed.v1' THEN 'not-certified'
              WHEN 'cagnotte.gaming-day.reopened.v1' THEN 'not-certified' ELSE 'known' END AS what,
         mark.imported IS NOT NULL AS imported
    FROM gaming_day_decision decided
    LEFT JOIN imported_decision mark ON mark.casino = decided.casino AND mark.record_number = decided.record_number
   WHERE decided.casino = $1 AND decided.record_number <= $2
  UNION ALL SELECT gaming_day, first_record, 'known', false FROM table_session WHERE casino = $1 AND first_record <= $2
  UNION ALL SELECT gaming_day, first_record, 'known', false FROM reported_day WHERE casino = $1 AND first_record <= $2`;

/** Finds the earliest day about which a record after `after` says something, and returns the first day of the month known before it. */
async function firstDayConcerned(
  db: Queryable,
  { casino, position, after }: Required<Omit<MonthsWanted, 'month'>>,
): Promise<string | null> {
  const [row] = await readRows<{ from: string | null }>(
    db,
    `WITH moment AS (${MOMENTS}),
          changed AS (SELECT date_trunc('month', min(day))::date AS month FROM moment WHERE record > $3)
     SELECT coalesce((SELECT date_trunc('month', max(day))::date FROM moment WHERE day < changed.month),
                     changed.month)::text AS from
       FROM changed`,
    [casino, position, after],
  );
  return row!.from;
}

/** Reads what a recipient is to be sent, at a position. A requested month is read however long ago it was. */
export async function readDuePacks(
  db: Queryable,
  { casino, requests }: Pick<PackRecipient, 'casino' | 'requests'>,
  { position, after }: { readonly position: bigint; readonly after: bigint },
): Promise<DuePack[]> {
  const months = await readCertifiedMonths(db, { casino, position, after });
  const asked = requests.filter(({ record }) => record > after).map(({ month }) => month);
  for (const month of new Set(asked)) {
    if (months.some((known) => known.month === month)) continue;
    months.push(...(await readCertifiedMonths(db, { casino, position, month })));
  }
  return duePacks(months, requests, after);
}
