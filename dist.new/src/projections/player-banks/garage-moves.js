"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readGarageMoves = readGarageMoves;
const session_key_1 = require("../table-sessions/session-key");
const versioned_facts_1 = require("../versioned-facts");
const bank_at_1 = require("./bank-at");
/** What coups that stand have moved between banks and their garages: one list for each bank, with one statement. */
async function readGarageMoves(db, banks) {
    const rows = await db.query(`SELECT n, fact.record_number AS "recordNumber", fact.happened_at AS "happenedAt", move.place AS kind,
            sum(move.amount) AS amount, move.currency
       FROM ${bank_at_1.WANTED_BANKS} JOIN player_bank_fact fact USING (casino, gaming_day, table_id, session_no, bank)
       JOIN player_bank_move move
         ON move.casino = fact.casino AND move.of_record = fact.record_number AND move.bank = fact.bank
        AND move.record_number <= position
      WHERE ${(0, versioned_facts_1.knownAt)('fact', 'position')} AND fact.event_type = 'cagnotte.coup.played.v1'
        AND move.place IN ('voluntary', 'improper')
        AND NOT EXISTS (SELECT FROM round_reference void WHERE void.casino = fact.casino
                          AND void.reference = fact.reference || '/void' AND ${(0, versioned_facts_1.knownAt)('void', 'position')})
      GROUP BY 1, 2, 3, 4, 6 HAVING sum(move.amount) <> 0 ORDER BY 1, 2, 4 DESC`, [(0, bank_at_1.wantedBanks)(banks)]);
    return (0, session_key_1.rowsByPlace)(rows, banks.length).map((moves) => moves.map(({ n: _n, ...move }) => move));
}
//# sourceMappingURL=garage-moves.js.map