"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readBankMembers = readBankMembers;
const session_key_1 = require("../table-sessions/session-key");
const bank_at_1 = require("./bank-at");
/** The members of banks, in the order in which they joined: one list for each, with one statement. */
async function readBankMembers(db, banks) {
    const rows = await db.query(`SELECT n, member, currency,
            coalesce(sum(amount) FILTER (WHERE place = 'in-play'), 0) AS "inPlay",
            coalesce(sum(amount) FILTER (WHERE place = 'voluntary'), 0) AS voluntary,
            coalesce(sum(amount) FILTER (WHERE place = 'improper'), 0) AS improper,
            coalesce(sum(amount) FILTER (WHERE event_type = ANY ($2)), 0) AS "putUp",
            coalesce(-sum(amount) FILTER (WHERE event_type = ANY ($3)), 0) AS "takenOut"
       FROM ${bank_at_1.WANTED_BANKS} JOIN player_bank_move USING (casino, gaming_day, table_id, session_no, bank)
      WHERE record_number <= position
      GROUP BY n, member, currency ORDER BY n, min(record_number), min(move_no)`, [(0, bank_at_1.wantedBanks)(banks), PUT_UP, TAKEN_OUT]);
    return (0, session_key_1.rowsByPlace)(rows, banks.length).map((members) => members.map(({ n: _n, ...member }) => member));
}
const PUT_UP = [
    'cagnotte.bank.adjudicated.v1',
    'cagnotte.bank.raised.v1',
    'cagnotte.bank.partner-joined.v1',
    'cagnotte.bank.put-in-play.v1',
];
const TAKEN_OUT = ['cagnotte.bank.withdrawn.v1', 'cagnotte.bank.ended.v1'];
//# sourceMappingURL=bank-members.js.map