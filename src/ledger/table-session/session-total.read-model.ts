import type { Minor } from '../../kernel/money';
import { sessionOf } from '../event-contract/streams';
import { tableConcerned } from './session-key.state';
import { insertRows } from '../_core/store/insert-rows';
import { blockOf } from '../journal/blocks-of-records.queries';
import { gameOf } from '../journal/game-of.queries';
import { undoesEarlier } from '../journal/undoes-earlier.queries';
import type { ReadModel } from '../_core/store/read-model';

interface SessionTotal {
  readonly casino: string;
  readonly gaming_day: string;
  readonly table_id: string;
  readonly session_no: number;
  readonly booking_day: string;
  readonly game: string;
  readonly event_type: string;
  readonly reversal: boolean;
  readonly account: string;
  readonly currency: string;
  readonly block: bigint;
  debit: Minor;
  credit: Minor;
  lines: number;
}

/**
 * Totals of what was posted at tables, and of all commissions, cut by the records that brought it: no report has to sum
 * the journal, whatever record it is known at.
 */
export const sessionTotalReadModel: ReadModel = {
  table: 'session_total',

  rowsOf: (fact) => {
    const { casino, number, event, posts, bookingDay } = fact;
    const table = tableConcerned(event);
    const counted =
      table === undefined ? posts.filter(({ account }) => account.startsWith('commission:')) : posts;
    return counted.map(({ account, currency, debit, credit }): SessionTotal => ({
      casino,
      gaming_day: event.gamingday,
      table_id: table ?? '',
      session_no: sessionOf(event),
      booking_day: bookingDay,
      game: gameOf(fact) ?? '',
      event_type: event.type,
      reversal: undoesEarlier(fact),
      account,
      currency,
      block: blockOf(number),
      debit,
      credit,
      lines: 1,
    }));
  },

  write: (page, rows) =>
    insertRows(
      page,
      'session_total',
      summed(rows as readonly SessionTotal[]),
      `ON CONFLICT (casino, gaming_day, table_id, session_no, booking_day, game, event_type, reversal, account, currency, block)
       DO UPDATE SET debit = session_total.debit + excluded.debit, credit = session_total.credit + excluded.credit,
         lines = session_total.lines + excluded.lines`,
    ),
};

/** One row for each total of the page; always in one order, so that two writers cannot lock each other out. */
function summed(rows: readonly SessionTotal[]): object[] {
  const sums = new Map<string, SessionTotal>();
  for (const row of rows) {
    const key = keyOf(row);
    const sum = sums.get(key);
    if (sum === undefined) sums.set(key, { ...row });
    else {
      sum.debit += row.debit;
      sum.credit += row.credit;
      sum.lines += row.lines;
    }
  }
  return [...sums]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { block, debit, credit, ...row }]) => ({
      ...row,
      block: block.toString(),
      debit: debit.toString(),
      credit: credit.toString(),
    }));
}

const keyOf = (total: SessionTotal): string =>
  [
    total.casino,
    total.gaming_day,
    total.table_id,
    total.session_no,
    total.booking_day,
    total.game,
    total.event_type,
    total.reversal,
    total.account,
    total.currency,
    total.block,
  ].join('\0');
