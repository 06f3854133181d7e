import type { ChipFigures } from './posicion-de-fichas.book';
import { accountSums, lineRecordedAfter, totalKnownAt } from '../journal/account-sums.queries';
import type { Queryable } from '../_core/store/queryable';
import { type BookSpan, readDeclaredFacts } from '../_core/books/book-facts.queries';
import type { Minor } from '../../kernel/money';
import { RECORDS_OF_A_TOTAL } from './chips-flow.read-model';
import { readRows } from '../_core/store/queryable';

/** Where the chips are at the end of a day, and what was ever put in service; of the counts, those of the day. */
export async function readChipFigures(db: Queryable, span: BookSpan): Promise<ChipFigures> {
  const { casino, position, until, currency } = span;
  const sums = await accountSums(
    db,
    { casino, position, asOf: until, day: 'booking_day' },
    { under: 'chips' },
  );
  const inService = await readDeclaredFacts(db, { casino, position, until }, [
    'cagnotte.chips.put-in-service.v1',
    'cagnotte.chips.withdrawn-from-service.v1',
  ]);
  const counts = await readDeclaredFacts(db, span, [
    'cagnotte.cage.opened.v1',
    'cagnotte.cage.counted.v1',
    'cagnotte.table.closed.v1',
  ]);
  const balances = sums.map(({ debits, credits, ...sum }) => ({ ...sum, balance: debits - credits }));
  return {
    currency,
    day: until,
    facts: [...inService, ...counts],
    balances: balances.filter(({ balance }) => balance !== 0n),
  };
}

export interface OutstandingChipsTwice {
  readonly stock: Minor;
  readonly flow: Minor;
  readonly variances: Minor;
}

/** H of a whole ledger, as it was known at a position. Costs as much after a year as on the first day, but for totals. */
export async function readOutstandingChips(
  db: Queryable,
  { casino, position }: { readonly casino: string; readonly position: bigint },
): Promise<OutstandingChipsTwice> {
  const thousand = position / RECORDS_OF_A_TOTAL;
  const rows = await readRows<OutstandingChipsTwice>(
    db,
    `SELECT coalesce((
              SELECT sum(credit - debit) FROM (
                SELECT debit, credit FROM day_total
                 WHERE casino = $1 AND ${totalKnownAt('$2')} AND starts_with(account, 'chips:')
                UNION ALL
                SELECT -debit, -credit FROM journal_line
                 WHERE casino = $1 AND ${lineRecordedAfter('$2')} AND starts_with(account, 'chips:')) held), 0) AS stock,
            coalesce(sum(flow), 0) AS flow, coalesce(sum(variance), 0) AS variances
       FROM (SELECT flow, variance FROM chips_flow_total WHERE casino = $1 AND thousand < $3
             UNION ALL ${SINCE_THE_LAST_TOTAL}) moved`,
    [casino, position, thousand, (thousand * RECORDS_OF_A_TOTAL).toString()],
  );
  return rows[0]!;
}

/** From record `$4` to `$2`: what was known by its own record, what was known late, and what stopped being known. */
const SINCE_THE_LAST_TOTAL = `
  SELECT flow, variance FROM chips_flow
   WHERE casino = $1 AND record_number BETWEEN $4 AND $2 AND known_from <= $2
  UNION ALL
  SELECT flow, variance FROM chips_flow
   WHERE casino = $1 AND known_from BETWEEN $4 AND $2 AND known_from <> record_number AND record_number < $4
  UNION ALL
  SELECT -flow, -variance FROM chips_flow WHERE casino = $1 AND superseded_by BETWEEN $4 AND $2`;
