import type { Minor } from '../../kernel/money';
import type { Queryable } from '../_core/store/queryable';
import { lineRecordedAfter, totalKnownAt } from './blocks-of-records.queries';
import { inPeriod, type Period, periodParameters } from './period.queries';
import { readRows } from '../_core/store/read-rows';

/** Debits and credits of one account in one currency, in minor units. */
export interface AccountSum {
  readonly account: string;
  readonly currency: string;
  readonly debits: Minor;
  readonly credits: Minor;
}

export interface AccountChoice {
  /** This path, and all that stand under it: `chips` is every account of chips. All accounts where undefined. */
  readonly under?: string | undefined;
  readonly after?: readonly [account: string, currency: string] | undefined;
  readonly limit?: number;
}

/**
 * The sums of accounts over a period as they were known at a position, in the order of their paths: those of the
 * totals per day and block of records, less the lines of its block that were recorded later. Accounts that had no line then are omitted.
 */
export const accountSums = (
  db: Queryable,
  period: Period,
  { under, after, limit }: AccountChoice = {},
): Promise<AccountSum[]> =>
  readRows(
    db,
    `SELECT account, currency, sum(debit) AS debits, sum(credit) AS credits
       FROM (SELECT account, currency, debit, credit, lines FROM day_total
              WHERE ${inPeriod(period)} AND ${totalKnownAt('$2')}
             UNION ALL
             SELECT account, currency, -debit, -credit, -1 FROM journal_line
              WHERE ${inPeriod(period)} AND ${lineRecordedAfter('$2')}) known
      WHERE ($5::text IS NULL OR account = $5 OR starts_with(account, $5 || ':'))
        AND ($6::text IS NULL OR (account, currency) > ($6 COLLATE "C", $7::text))
      GROUP BY account, currency HAVING sum(lines) > 0 ORDER BY account, currency LIMIT $8`,
    [...periodParameters(period), under ?? null, after?.[0] ?? null, after?.[1] ?? null, limit ?? null],
  );
