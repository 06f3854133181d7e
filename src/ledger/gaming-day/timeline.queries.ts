import { type Queryable, readRows } from '../../database/queryable';
import { isoInstant } from '../register/register';

export const MARKS = ['closed', 'certified', 'reopened', 'corrected', 'late'] as const;

/** The records that the time machine marks: decisions about a day, corrections, and facts recorded after the close of their day. */
export type MarkKind = (typeof MARKS)[number];

export interface TimelineMark {
  readonly kind: MarkKind;
  readonly recordNumber: bigint;
  readonly recordedAt: string;
  readonly gamingDay: string;
  /** How many marks of this kind the bucket has; this is the last of them. */
  readonly count: number;
}

interface Records {
  readonly casino: string;
  /** The last record of the casino. */
  readonly position: bigint;
}

/** Each mark of a casino once, with the first gaming day that it is about. */
const EVERY_MARK = `
  SELECT record_number AS number, gaming_day::text, CASE event_type
           WHEN 'cagnotte.gaming-day.closed.v1' THEN 'closed'
           WHEN 'cagnotte.gaming-day.certified.v1' THEN 'certified'
           ELSE 'reopened' END AS kind
    FROM gaming_day_decision
   WHERE casino = $1 AND record_number <= $2 AND event_type IN ('cagnotte.gaming-day.closed.v1',
         'cagnotte.gaming-day.certified.v1', 'cagnotte.gaming-day.reopened.v1')
  UNION ALL
  SELECT record_number, gaming_day::text, 'corrected' FROM correction
   WHERE casino = $1 AND record_number <= $2 AND event_type = 'cagnotte.correction.recorded.v1'
  UNION ALL
  SELECT record_number, min(gaming_day)::text, 'late' FROM journal_line line
   WHERE casino = $1 AND record_number <= $2 AND booking_day <> gaming_day
     AND NOT EXISTS (SELECT FROM correction c WHERE c.casino = $1 AND c.record_number = line.record_number)
     AND NOT EXISTS (SELECT FROM gaming_day_decision d WHERE d.casino = $1 AND d.record_number = line.record_number)
   GROUP BY record_number`;

const WITH_MOMENT = `shown.kind, shown.number AS record_number, shown.gaming_day, count::int, ${isoInstant('recorded_at')} AS recorded_at`;

/** Reads the marks between two records, at most one of each kind in each of equally long parts. */
export const readTimelineMarks = (
  db: Queryable,
  { casino, position, from, to, buckets }: Records & { from: bigint; to: bigint; buckets: number },
): Promise<TimelineMark[]> =>
  readRows(
    db,
    `SELECT ${WITH_MOMENT}
       FROM (SELECT DISTINCT ON (kind, bucket) kind, bucket, number, gaming_day,
                    count(*) OVER (PARTITION BY kind, bucket) AS count
               FROM (SELECT *, (number - $3) * $5 / ($4::bigint - $3 + 1) AS bucket
                       FROM (${EVERY_MARK}) mark WHERE number BETWEEN $3 AND $4) cut
              ORDER BY kind, bucket, number DESC) shown
       JOIN register.record ON record.casino = $1 AND record.number = shown.number
      ORDER BY shown.number, kind`,
    [casino, position, from, to, buckets],
  );

/** Reads the last mark before a record and the first one after it. */
export async function readNeighbours(
  db: Queryable,
  { casino, position, at }: Records & { at: bigint },
): Promise<{ readonly previous: TimelineMark | undefined; readonly next: TimelineMark | undefined }> {
  const rows = await readRows<TimelineMark>(
    db,
    `WITH mark AS (${EVERY_MARK}), shown AS (
       (SELECT *, 1 AS count FROM mark WHERE number < $3 ORDER BY number DESC, kind LIMIT 1) UNION ALL
       (SELECT *, 1 FROM mark WHERE number > $3 ORDER BY number, kind LIMIT 1))
     SELECT ${WITH_MOMENT} FROM shown JOIN register.record ON record.casino = $1 AND record.number = shown.number`,
    [casino, position, at],
  );
  return {
    previous: rows.find(({ recordNumber }) => recordNumber < at),
    next: rows.find(({ recordNumber }) => recordNumber > at),
  };
}

/** The moment at which a record was recorded; undefined of record 0, which is before the first. */
export async function readMomentOfRecord(
  db: Queryable,
  { casino, record }: { readonly casino: string; readonly record: bigint },
): Promise<string | undefined> {
  const [row] = await readRows<{ recordedAt: string }>(
    db,
    `SELECT ${isoInstant('recorded_at')} AS recorded_at FROM register.record WHERE casino = $1 AND number = $2`,
    [casino, record],
  );
  return row?.recordedAt;
}
