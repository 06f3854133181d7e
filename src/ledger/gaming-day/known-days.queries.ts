import { type Queryable, readRows } from '../_core/store/queryable';
import { type CasinoBooks, unopenedBooks } from '../casino/casino-books.state';
import { type ChartMapping, chartsOf } from '../casino/chart-mapping';
import { readVersions, versionAfter } from '../_core/store/fold-states';
import type { DayAt } from '../_core/books/booked-moves.queries';

interface KnownDaysWanted {
  readonly casino: string;
  readonly position: bigint;
  readonly before?: string | undefined;
  readonly period?: { readonly from: string; readonly until: string };
  readonly limit?: number;
}

export async function readKnownDays(
  db: Queryable,
  { casino, position, before, period, limit }: KnownDaysWanted,
): Promise<string[]> {
  const rows = await readRows<{ day: string }>(
    db,
    `SELECT day FROM (
       SELECT gaming_day AS day FROM gaming_day_decision WHERE casino = $1 AND record_number <= $2
       UNION
       SELECT gaming_day FROM table_session WHERE casino = $1 AND first_record <= $2
       UNION
       SELECT gaming_day FROM reported_day WHERE casino = $1 AND first_record <= $2) known
      WHERE ($3::date IS NULL OR day < $3::date)
        AND ($5::date IS NULL OR day BETWEEN $5::date AND $6::date)
      ORDER BY day DESC LIMIT $4`,
    [casino, position.toString(), before ?? null, limit ?? null, period?.from ?? null, period?.until ?? null],
  );
  return rows.map(({ day }) => day);
}

export async function readEarlierDays(
  db: Queryable,
  { casino, position, day }: { readonly casino: string; readonly position: bigint; readonly day: string },
): Promise<string[]> {
  const rows = await readRows<{ day: string }>(
    db,
    `SELECT day FROM (SELECT DISTINCT booking_day AS day FROM day_total
                       WHERE casino = $1 AND booking_day < $3::date) posted
      WHERE EXISTS (SELECT FROM journal_line line
                     WHERE line.casino = $1 AND line.booking_day = posted.day AND line.record_number <= $2)
      ORDER BY 1`,
    [casino, position.toString(), day],
  );
  return rows.map(({ day: earlier }) => earlier);
}

export const readCasinoBooks = async (
  db: Queryable,
  { casino, position }: Pick<DayAt, 'casino' | 'position'>,
): Promise<CasinoBooks> =>
  versionAfter(
    await readVersions<CasinoBooks>(db, { casino, fold: 'casino-books', from: position }),
    position,
    unopenedBooks,
  );

export const readCharts = async (
  db: Queryable,
  at: Pick<DayAt, 'casino' | 'position'>,
): Promise<ChartMapping[]> => chartsOf((await readCasinoBooks(db, at)).authorisations ?? []);
