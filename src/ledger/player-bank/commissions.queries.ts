import type { Minor } from '../../kernel/money';
import {
  lineRecordedAfter,
  totalKnownAt,
  inPeriod,
  type Period,
  periodParameters,
} from '../journal/account-sums.queries';
import type { Queryable } from '../_core/store/queryable';

export type CommissionDimension = 'rule' | 'game' | 'table' | 'day';

/** Commissions of one group, in one currency; what is not grouped by is empty. */
export interface CommissionGroup {
  readonly rule: string;
  readonly game: string;
  readonly table: string;
  readonly day: string;
  readonly currency: string;
  readonly amount: Minor;
}

export const GROUP_COLUMNS = ['day', 'table', 'game', 'rule', 'currency'] as const;

/**
 * Commissions over a period as they were known at a position, grouped: the totals of the sessions, less what was
 * recorded later. What was posted and taken back again is none.
 */
export const readCommissions = (
  db: Queryable,
  period: Period,
  {
    by,
    after,
    limit,
  }: {
    readonly by: readonly CommissionDimension[];
    readonly after?: readonly string[] | undefined;
    /** No limit where undefined. */
    readonly limit?: number;
  },
): Promise<CommissionGroup[]> =>
  db.query(
    `SELECT * FROM (
       SELECT ${grouped('day', `${period.day}::text`, by)}, ${grouped('table', 'table_id', by)},
              ${grouped('game', 'game', by)}, ${grouped('rule', `split_part(account, ':', 2)`, by)},
              currency COLLATE "C" AS currency, sum(credit - debit) AS amount
         FROM (SELECT booking_day, gaming_day, table_id, game, account, currency, debit, credit
                 FROM session_total
                WHERE ${inPeriod(period)} AND ${totalKnownAt('$2')} AND starts_with(account, 'commission:')
               UNION ALL
               SELECT booking_day, gaming_day, coalesce(table_id, ''), coalesce(game, ''), account, currency, -debit,
                      -credit
                 FROM journal_line
                WHERE ${inPeriod(period)} AND ${lineRecordedAfter('$2')} AND starts_with(account, 'commission:')) known
        GROUP BY 1, 2, 3, 4, 5 HAVING sum(credit - debit) <> 0) commissions
      WHERE $5::text[] IS NULL OR (${GROUP_COLUMNS.map((column) => `"${column}"`).join(', ')})
              > ($5[1] COLLATE "C", $5[2] COLLATE "C", $5[3] COLLATE "C", $5[4] COLLATE "C", $5[5] COLLATE "C")
      ORDER BY ${GROUP_COLUMNS.map((column) => `"${column}"`).join(', ')} LIMIT $6`,
    [...periodParameters(period), after ?? null, limit ?? null],
  );

const grouped = (name: CommissionDimension, column: string, by: readonly CommissionDimension[]): string =>
  `${by.includes(name) ? `(${column})` : `''::text`} COLLATE "C" AS "${name}"`;
