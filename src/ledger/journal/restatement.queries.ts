import type { Minor } from '../../kernel/money';
import type { Queryable } from '../_core/store/queryable';
import { readRows } from '../_core/store/read-rows';

/** What counts in the books of another day than the fact's own, of one account and by one cause. Minor units. */
export interface RestatedAmount {
  readonly ownDay: string;
  readonly bookedIn: string;
  readonly account: string;
  readonly currency: string;
  readonly amount: Minor;
  readonly cause: bigint;
  readonly causeSource: string;
  readonly causeId: string;
  readonly causeType: string;
}

export interface RestatementWanted {
  readonly casino: string;
  readonly from: bigint;
  readonly until: bigint;
  readonly after?: readonly string[] | undefined;
  readonly limit: number;
}

export const RESTATEMENT_KEY = ['ownDay', 'bookedIn', 'account', 'currency', 'cause'] as const;

/**
 * By what the books of days differ from what their facts come to: everything that was posted between two positions in
 * the books of another day, by own day, account and the event that caused it.
 */
export const readRestatement = (db: Queryable, wanted: RestatementWanted): Promise<RestatedAmount[]> =>
  readRows(
    db,
    `SELECT late.*, cause.source AS cause_source, cause.event_id AS cause_id, cause.type AS cause_type
       FROM (SELECT gaming_day::text COLLATE "C" AS own_day, booking_day::text COLLATE "C" AS booked_in, account, currency, record_number AS cause,
                    sum(debit - credit) AS amount
               FROM journal_line
              WHERE casino = $1 AND record_number > $2 AND record_number <= $3 AND booking_day <> gaming_day
              GROUP BY 1, 2, 3, 4, 5 HAVING sum(debit - credit) <> 0) late
       JOIN register.record cause ON cause.casino = $1 AND cause.number = late.cause
      WHERE $4::text IS NULL
         OR (own_day, booked_in, account, currency, late.cause)
          > ($4 COLLATE "C", $5 COLLATE "C", $6 COLLATE "C", $7::text, $8::bigint)
      ORDER BY own_day, booked_in, account, currency, late.cause LIMIT $9`,
    [
      wanted.casino,
      wanted.from,
      wanted.until,
      ...RESTATEMENT_KEY.map((_, index) => wanted.after?.[index] ?? null),
      wanted.limit,
    ],
  );
