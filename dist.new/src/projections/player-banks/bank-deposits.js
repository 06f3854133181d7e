"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readBankDeposits = void 0;
/** Movements of deposits in the order of the records, each with what the banker has after it. */
const readBankDeposits = (db, wanted) => db.query(`SELECT move.record_number AS "recordNumber", move.happened_at AS "happenedAt", move.gaming_day AS "gamingDay",
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
      ORDER BY move.record_number, move.banker LIMIT $7`, [
    wanted.casino,
    wanted.position.toString(),
    wanted.asOf ?? null,
    wanted.banker ?? null,
    wanted.after?.[0] ?? null,
    wanted.after?.[1] ?? '',
    wanted.limit ?? null,
    wanted.from ?? null,
]);
exports.readBankDeposits = readBankDeposits;
//# sourceMappingURL=bank-deposits.js.map