import type { Minor } from '../../kernel/money';
import type { Queryable } from '../queryable';

/** An entry about tips, in one currency and in minor units. */
export interface TipMovement {
  readonly recordNumber: bigint;
  readonly eventType: string;
  readonly gamingDay: string;
  readonly table: string | null;
  readonly currency: string;
  /** By which what is owed to the staff grows (+) or shrinks (-). */
  readonly amount: Minor;
  /** Of it, cash that went to the cage. */
  readonly cash: Minor;
  /** Of what was shared out, the part of the house. */
  readonly houseShare: Minor;
  /** Of what was shared out, paid to the staff. */
  readonly paid: Minor;
}

/** Which entries are asked for. */
export interface TipsWanted {
  readonly casino: string;
  readonly position: bigint;
  readonly asOf?: string | undefined;
  readonly table?: string | undefined;
  readonly after?: readonly string[] | undefined;
  readonly limit: number;
}

/** What was counted of tips and shared out, in the order of the records, from the journal. */
export const readTipMovements = (db: Queryable, wanted: TipsWanted): Promise<TipMovement[]> =>
  db.query(
    `SELECT tips.*, other.cash, other."houseShare", other.paid
       FROM (SELECT record_number AS "recordNumber", event_type AS "eventType", gaming_day AS "gamingDay",
                    table_id AS "table", currency, sum(credit - debit) AS amount
               FROM journal_line
              WHERE casino = $1 AND account = 'tips' AND record_number <= $2
                AND ($3::date IS NULL OR gaming_day <= $3::date) AND ($4::text IS NULL OR table_id = $4)
                AND ($5::bigint IS NULL OR (record_number, currency) > ($5::bigint, $6::text))
              GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 5 LIMIT $7) tips
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(debit) FILTER (WHERE account = 'cash:cage'), 0) AS cash,
               coalesce(sum(credit - debit) FILTER (WHERE account = 'other-income'), 0) AS "houseShare",
               coalesce(sum(credit) FILTER (WHERE account IN ('bank', 'cash:cage')), 0) AS paid
          FROM journal_line WHERE casino = $1 AND record_number = tips."recordNumber" AND currency = tips.currency
             AND event_type = tips."eventType" AND table_id IS NOT DISTINCT FROM tips."table") other
      ORDER BY tips."recordNumber", tips.currency`,
    [
      wanted.casino,
      wanted.position.toString(),
      wanted.asOf ?? null,
      wanted.table ?? null,
      wanted.after?.[0] ?? null,
      wanted.after?.[1] ?? '',
      wanted.limit,
    ],
  );
