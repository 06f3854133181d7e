import { type Queryable, readRows } from '../../database/queryable';
import { certifiedMonths, type CertifiedMonth, type DayMoment } from './certified-months';
import { type DuePack, duePacks } from './due-packs';
import { type PackDecision, packRecipients, type PackRecipient } from './pack-recipients.state';

/** The recipients of some casinos, as known at a position of one of them; of every casino without a casino. */
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
  /** Only months of which a record after this one says something. */
  readonly after?: bigint;
  /** Only this month, as 2026-01. */
  readonly month?: string;
}

/**
 * The months of a casino, the earliest first. The days before those that changed are left out, except for the last month
 * before them, which may have become complete because a later day is known.
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

/** SQL: what the records up to `$2` say of the days of the casino `$1`. */
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

/** The first day of the month before the earliest day of which something was recorded; null if nothing was. */
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

/** What a recipient is to be sent, at a position; requested months are read however long ago they were. */
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
