import type { DayMove } from '../../day-close/day-figures';
import type { Minor } from '../../../kernel/money';
import type { Queryable } from '../store/queryable';
import { readRows } from '../store/queryable';

export interface DayAt {
  readonly casino: string;
  readonly day: string;
  readonly position: bigint;
}

export const dayParameters = ({ casino, day, position }: DayAt): string[] => [
  casino,
  position.toString(),
  day,
];

interface BookedMove extends DayMove {
  readonly own: boolean;
}

export const readBookedMoves = (db: Queryable, day: DayAt): Promise<BookedMove[]> =>
  readRows(
    db,
    `SELECT account, event_type, undoes AS reversal, currency, gaming_day = booking_day AS own,
            sum(debit) AS debit, sum(credit) AS credit
       FROM journal_line WHERE casino = $1 AND booking_day = $3::date AND record_number <= $2
      GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5`,
    dayParameters(day),
  );

export const readCustody = (
  db: Queryable,
  day: DayAt,
): Promise<{ at: string; currency: string; kept: Minor; owed: Minor }[]> =>
  readRows(
    db,
    `SELECT table_id AS at, currency,
            coalesce(sum(debit - credit) FILTER (WHERE account = 'chips:custody:' || table_id), 0) AS kept,
            coalesce(sum(credit - debit) FILTER (WHERE account <> 'chips:custody:' || table_id), 0) AS owed
       FROM journal_line
      WHERE casino = $1 AND booking_day = $3::date AND record_number <= $2
        AND event_type <> 'cagnotte.variance.cleared.v1'
        AND (account IN ('chips:custody:' || table_id, 'variance:custody:' || table_id, 'player-bank',
                         'garage:voluntary', 'garage:improper', 'pot') OR starts_with(account, 'pot:'))
      GROUP BY 1, 2 ORDER BY 1, 2`,
    dayParameters(day),
  );

export async function readMisrounded(db: Queryable, day: DayAt): Promise<bigint[]> {
  const rows = await readRows<{ record: bigint }>(
    db,
    `SELECT DISTINCT record_number AS record FROM journal_line
      WHERE casino = $1 AND booking_day = $3::date AND record_number <= $2 AND exact_denominator IS NOT NULL
        AND abs(abs(exact_numerator) - (debit + credit) * exact_denominator) >= exact_denominator
      ORDER BY 1`,
    dayParameters(day),
  );
  return rows.map(({ record }) => record);
}
