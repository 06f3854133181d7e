import { totals } from '../_core/store/read-model';
import { blockOf } from './account-sums.queries';
import { bigint, date, key, numeric, text, table } from '../_core/store/table';

export const DAY_TOTAL = table('day_total', {
  casino: key(text),
  bookingDay: key(date),
  gamingDay: key(date),
  currency: key(text),
  block: key(bigint),
  account: key(text),
  debit: numeric,
  credit: numeric,
  lines: bigint,
});

/**
 * Totals per account and day, cut by the records that brought them: no report has to sum the whole journal, whatever
 * record it is known at.
 */
export const dayTotalReadModel = totals(DAY_TOTAL, ({ casino, number, event, posts, bookingDay }) =>
  posts.map(({ account, currency, debit, credit }) => ({
    casino,
    bookingDay,
    gamingDay: event.gamingday,
    account,
    currency,
    block: blockOf(number),
    debit,
    credit,
    lines: 1n,
  })),
);
