import type { ReadModel } from '../read-model';
import { insertRows } from '../read-model';

/** The sums of one account on one booking day, by the gaming day of the facts; amounts as decimal text. */
interface DayTotalRow {
  readonly casino: string;
  readonly booking_day: string;
  readonly gaming_day: string;
  readonly account: string;
  readonly currency: string;
  readonly debit: string;
  readonly credit: string;
  readonly lines: number;
}

/** Totals per account and day, so that no report has to sum the whole journal. */
export const dayTotalReadModel: ReadModel = {
  table: 'day_total',

  rowsOf: ({ casino, event, lines }) =>
    lines.map(({ account, currency, debit, credit }): DayTotalRow => ({
      casino,
      booking_day: event.gamingday,
      gaming_day: event.gamingday,
      account,
      currency,
      debit: debit.toString(),
      credit: credit.toString(),
      lines: 1,
    })),

  write: (page, rows) =>
    insertRows(
      page,
      'day_total',
      summed(rows as DayTotalRow[]),
      `ON CONFLICT (casino, booking_day, gaming_day, account, currency) DO UPDATE SET
         debit = day_total.debit + excluded.debit,
         credit = day_total.credit + excluded.credit,
         lines = day_total.lines + excluded.lines`,
    ),
};

/** One row per account and day of the page; always in one order, so that two writers cannot lock each other out. */
function summed(rows: readonly DayTotalRow[]): DayTotalRow[] {
  const sums = new Map<string, DayTotalRow>();
  for (const row of rows) {
    const key = JSON.stringify([row.casino, row.booking_day, row.gaming_day, row.account, row.currency]);
    const sum = sums.get(key);
    sums.set(key, sum ? add(sum, row) : row);
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

const add = (sum: DayTotalRow, row: DayTotalRow): DayTotalRow => ({
  ...sum,
  debit: (BigInt(sum.debit) + BigInt(row.debit)).toString(),
  credit: (BigInt(sum.credit) + BigInt(row.credit)).toString(),
  lines: sum.lines + row.lines,
});
