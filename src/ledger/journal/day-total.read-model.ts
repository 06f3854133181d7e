import type { Minor } from '../../kernel/money';
import { insertRows } from '../_core/store/insert-rows';
import type { ReadModel } from '../_core/store/read-model';
import { blockOf } from './blocks-of-records.queries';

interface DayTotal {
  readonly casino: string;
  readonly booking_day: string;
  readonly gaming_day: string;
  readonly account: string;
  readonly currency: string;
  readonly block: bigint;
  debit: Minor;
  credit: Minor;
  lines: number;
}

/**
 * Totals per account and day, cut by the records that brought them: no report has to sum the whole journal, whatever
 * record it is known at.
 */
export const dayTotalReadModel: ReadModel = {
  table: 'day_total',

  rowsOf: ({ casino, number, event, posts, bookingDay }) =>
    posts.map(({ account, currency, debit, credit }): DayTotal => ({
      casino,
      booking_day: bookingDay,
      gaming_day: event.gamingday,
      account,
      currency,
      block: blockOf(number),
      debit,
      credit,
      lines: 1,
    })),

  write: (page, rows) =>
    insertRows(
      page,
      'day_total',
      summed(rows as readonly DayTotal[]).map(inDecimals),
      `ON CONFLICT (casino, booking_day, gaming_day, account, currency, block) DO UPDATE SET
         debit = day_total.debit + excluded.debit,
         credit = day_total.credit + excluded.credit,
         lines = day_total.lines + excluded.lines`,
    ),
};

/** One row per account, day and block of the page; always in one order, so that two writers cannot lock each other out. */
function summed(rows: readonly DayTotal[]): DayTotal[] {
  const sums = new Map<string, DayTotal>();
  for (const row of rows) {
    const key = keyOf(row);
    const sum = sums.get(key);
    if (sum) add(sum, row);
    else sums.set(key, { ...row });
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

const keyOf = ({ casino, booking_day, gaming_day, currency, block, account }: DayTotal): string =>
  `${casino} ${booking_day} ${gaming_day} ${currency} ${block} ${account}`;

function add(sum: DayTotal, row: DayTotal): void {
  sum.debit += row.debit;
  sum.credit += row.credit;
  sum.lines += row.lines;
}

const inDecimals = ({ debit, credit, block, ...row }: DayTotal): object => ({
  ...row,
  block: block.toString(),
  debit: debit.toString(),
  credit: credit.toString(),
});
