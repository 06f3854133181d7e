import { type Queryable, readRows } from '../../database/queryable';
import { type CasinoBooks, unopenedBooks } from './casino-books.state';
import { type ChartMapping, chartsOf } from './chart-mapping';
import { readVersions, versionAfter } from '../_core/store/fold-states';
import type { DayAt } from '../_core/books/book-facts.queries';
import { FACT_COLUMNS, factColumns } from '../_core/store/numbered-event';
import { appendOnly, firstOfEach, isReport, type ReadModel } from '../_core/store/read-model';
import { column, insertRows, type RowOf, table } from '../../database/table';
import { isPlaced } from '../fact-order/fact-order.read-model';

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

/** Decisions of persons about gaming days, and explanations saved before the close. */
const GAMING_DAY_DECISION = table('gaming_day_decision', {
  ...FACT_COLUMNS,
  data: column.text,
});

export const gamingDayDecisionReadModel = appendOnly(GAMING_DAY_DECISION, (fact) =>
  isReport(fact) && /^cagnotte\.(gaming-day|explanation)\./.test(fact.event.type)
    ? [{ ...factColumns(fact), data: JSON.stringify(fact.event.data) }]
    : [],
);

const REPORTED_DAY = table('reported_day', {
  casino: column.key(column.text),
  gamingDay: column.key(column.date),
  firstRecord: column.bigint,
});

type ReportedDay = RowOf<typeof REPORTED_DAY>;

export const reportedDayReadModel: ReadModel = {
  table: REPORTED_DAY,

  rowsOf: (fact) =>
    isPlaced(fact)
      ? [
          {
            casino: fact.casino,
            gamingDay: fact.event.gamingday,
            firstRecord: fact.number,
          } satisfies ReportedDay,
        ]
      : [],

  write: (page, rows) =>
    insertRows(
      page,
      REPORTED_DAY,
      firstOfEach(REPORTED_DAY, rows as readonly ReportedDay[]),
      `ON CONFLICT (casino, gaming_day) DO UPDATE SET first_record = excluded.first_record
        WHERE excluded.first_record < reported_day.first_record`,
    ),
};
