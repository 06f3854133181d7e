import type { Minor } from '../../kernel/money';
import { placeOf, placesOf } from '../_core/store/in-place';
import type { Queryable } from '../_core/store/queryable';

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
  readonly amount: Minor;
  readonly guarantee: Minor;
  readonly balance: Minor;
  readonly guaranteed: Minor;
}

export interface DepositsWanted {
  readonly casino: string;
  readonly position: bigint;
  readonly from?: string | undefined;
  readonly asOf?: string | undefined;
  readonly banker?: string | undefined;
  readonly after?: readonly string[] | undefined;
  readonly limit?: number;
}

export const readBankDeposits = (db: Queryable, wanted: DepositsWanted): Promise<BankDepositMove[]> =>
  db.query(
    `WITH moved AS (
       SELECT move.of_record, placed.place, banker, currency, sum(amount) AS amount, sum(guarantee) AS guarantee,
              max(move.record_number) FILTER (WHERE entry <> 'reversal') AS said_by
         FROM bank_deposit_move move ${placesOf('move', '$2', 'of_record')}
        WHERE move.casino = $1 AND move.record_number <= $2 AND ($3::date IS NULL OR move.gaming_day <= $3::date)
          AND ($4::text IS NULL OR banker = $4)
        GROUP BY 1, 2, 3, 4 HAVING sum(amount) <> 0 OR sum(guarantee) <> 0
     ), running AS (
       SELECT *, sum(amount) OVER until AS balance, sum(guarantee) OVER until AS guaranteed FROM moved
       WINDOW until AS (PARTITION BY banker, currency ORDER BY place, of_record)
     )
     SELECT running.of_record AS "recordNumber", said.happened_at AS "happenedAt", said.gaming_day AS "gamingDay",
            said.event_type AS "eventType", said.table_id AS "table", running.banker, said.bank, said.means, said.document,
            running.currency, running.amount, running.guarantee, running.balance, running.guaranteed
       FROM running
       JOIN bank_deposit_move said ON said.casino = $1 AND said.record_number = running.said_by
        AND said.of_record = running.of_record AND said.banker = running.banker AND said.entry <> 'reversal'
      WHERE ($5::bigint IS NULL OR (place, running.of_record, running.banker)
                                   > (${placeOf('$1', '$5::bigint', '$2')}, $5::bigint, $6 COLLATE "C"))
        AND ($8::date IS NULL OR said.gaming_day >= $8::date)
      ORDER BY place, running.of_record, running.banker LIMIT $7`,
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
