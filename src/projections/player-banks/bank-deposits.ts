import type { Minor } from '../../kernel/money';
import type { Queryable } from '../queryable';

/** A movement of what a banker has deposited with the house. */
export interface BankDepositMove {
  readonly recordNumber: bigint;
  readonly happenedAt: string;
  readonly gamingDay: string;
  readonly eventType: string;
  readonly table: string | null;
  readonly banker: string;
  readonly bank: string | null;
  readonly means: string | null;
  readonly document: string | null;
  readonly currency: string;
  /** By which what is owed to the banker grows (+) or shrinks (-). */
  readonly amount: Minor;
  /** A guarantee at a credit institution that is proved (+) or released (-). */
  readonly guarantee: Minor;
  /** Owed to the banker after it. */
  readonly balance: Minor;
  /** Guaranteed for the banker after it. */
  readonly guaranteed: Minor;
}

/** Which movements are asked for. */
export interface DepositsWanted {
  readonly casino: string;
  readonly position: bigint;
  /** Those of this day and later ones. */
  readonly from?: string | undefined;
  readonly asOf?: string | undefined;
  readonly banker?: string | undefined;
  readonly after?: readonly string[] | undefined;
  readonly limit?: number;
}

/** Movements of deposits in the order of the records, each with what the banker has after it. */
export const readBankDeposits = (db: Queryable, wanted: DepositsWanted): Promise<BankDepositMove[]> =>
  db.query(
    `SELECT move.record_number AS "recordNumber", move.happened_at AS "happenedAt", move.gaming_day AS "gamingDay",
            move.event_type AS "eventType", move.table_id AS "table", move.banker, move.bank, move.means, move.document,
            move.currency, move.amount, move.guarantee, until.balance, until.guaranteed
       FROM bank_deposit_move move CROSS JOIN LATERAL (
         SELECT sum(amount) AS balance, sum(guarantee) AS guaranteed FROM bank_deposit_move earlier
          WHERE earlier.casino = move.casino AND earlier.banker = move.banker AND earlier.currency = move.currency
            AND earlier.record_number <= move.record_number) until
      WHERE move.casino = $1 AND move.record_number <= $2 AND ($3::date IS NULL OR move.gaming_day <= $3::date)
        AND ($4::text IS NULL OR move.banker = $4)
        AND ($5::bigint IS NULL OR (move.record_number, move.banker) > ($5::bigint, $6 COLLATE "C"))
        AND ($8::date IS NULL OR move.gaming_day >= $8::date)
      ORDER BY move.record_number, move.banker LIMIT $7`,
    [
      wanted.casino,
      wanted.position.toString(),
      wanted.asOf ?? null,
      wanted.banker ?? null,
      wanted.after?.[0] ?? null,
      wanted.after?.[1] ?? '',
      wanted.limit ?? null,
      wanted.from ?? null,
    ],
  );
