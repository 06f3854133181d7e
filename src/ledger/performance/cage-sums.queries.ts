import type { GamingDay } from '../../kernel/gaming-day';
import { type Queryable, readRows } from '../../database/queryable';
import type { Minor } from '../../kernel/money';
import { present } from '../../kernel/present';
import type { ReportPeriod } from '../master-report/known-sessions.queries';
import { bucketsOf } from './by-clock.queries';
import type { TablesRead } from './cell-places.queries';
import { hourAt, shiftBucket } from './clock-buckets';
import { CAGE } from './dimensions';
import type { Contribution } from './grouped';

/** What the cage adds to the groups of a period, with the gaming day; by hours or shifts of its instants where those are asked. */
export async function readCageOfDays({
  db,
  period,
  place,
  by,
  books,
}: Omit<TablesRead, 'sessions'>): Promise<(Contribution & { readonly day: GamingDay })[]> {
  const isByClock = by.includes('hour') || by.includes('shift');
  const bucketOf = bucketsOf(books, by.includes('hour') ? hourAt : shiftBucket);
  return (await readCageSums(db, period, isByClock)).map(({ day, quarter, ...sums }) => {
    const bucket = isByClock ? bucketOf(day, quarter) : undefined;
    const note = bucket?.isRepeated === true ? ('repeated-hour' as const) : undefined;
    const of = { ...CAGE, part: place.partOf(day) };
    return {
      ...place.contribution(of, sums, present({ bucket }), note),
      day,
    };
  });
}

interface CageSum {
  readonly day: GamingDay;
  /** Empty unless the sums are apart by quarter of an hour. */
  readonly quarter: string;
  readonly chipsSold: Minor;
  readonly redeemed: Minor;
}

/** Chips of the cage in the currency of the books, as table figures are: those sold in another one are apart of them. */
const readCageSums = (
  db: Queryable,
  { casino, position, starts, until, currency }: ReportPeriod,
  byQuarter = false,
): Promise<CageSum[]> =>
  readRows(
    db,
    `SELECT gaming_day::text AS day, ${byQuarter ? 'quarter' : `''`} AS quarter, sum(chips_sold) AS "chipsSold",
            sum(redeemed) AS redeemed
       FROM cage_instant
      WHERE casino = $1 AND record_number <= $2 AND gaming_day BETWEEN $3::date AND $4::date
        AND ($5::text IS NULL OR currency = $5)
      GROUP BY 1, 2 ORDER BY 1, 2`,
    [casino, position.toString(), starts[0], until, currency ?? null],
  );
