import { sessionOf } from '../event-contract/streams';
import { tableConcerned } from './session-key.state';
import { blockOf } from '../journal/account-sums.queries';
import { gameOf, undoesEarlier } from '../journal/line-marks.queries';
import { totals } from '../_core/store/read-model';
import { bigint, boolean, date, integer, key, numeric, text, table } from '../_core/store/table';

export const SESSION_TOTAL = table('session_total', {
  casino: key(text),
  gamingDay: key(date),
  tableId: key(text),
  sessionNo: key(integer),
  bookingDay: key(date),
  game: key(text),
  eventType: key(text),
  reversal: key(boolean),
  account: key(text),
  currency: key(text),
  debit: numeric,
  credit: numeric,
  lines: bigint,
  block: key(bigint),
});

/**
 * Totals of what was posted at tables, and of all commissions, cut by the records that brought it: no report has to sum
 * the journal, whatever record it is known at.
 */
export const sessionTotalReadModel = totals(SESSION_TOTAL, (fact) => {
  const { casino, number, event, posts, bookingDay } = fact;
  const tableId = tableConcerned(event);
  const counted =
    tableId === undefined ? posts.filter(({ account }) => account.startsWith('commission:')) : posts;
  return counted.map(({ account, currency, debit, credit }) => ({
    casino,
    gamingDay: event.gamingday,
    tableId: tableId ?? '',
    sessionNo: sessionOf(event),
    bookingDay,
    game: gameOf(fact) ?? '',
    eventType: event.type,
    reversal: undoesEarlier(fact),
    account,
    currency,
    block: blockOf(number),
    debit,
    credit,
    lines: 1n,
  }));
});
