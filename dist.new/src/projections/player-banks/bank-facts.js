"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readBankFacts = readBankFacts;
const session_key_1 = require("../table-sessions/session-key");
const versioned_facts_1 = require("../versioned-facts");
const bank_at_1 = require("./bank-at");
/** What was reported of banks, in the order of the records: one list for each, with one statement. */
async function readBankFacts(db, banks) {
    const rows = await db.query(`SELECT n, fact.record_number AS "recordNumber", fact.event_type AS "eventType",
            fact.happened_at AS "happenedAt", fact.data, fact.gain, fact.gain_basis AS "gainBasis", fact.commission,
            void.first_record AS "voidedBy"
       FROM ${bank_at_1.WANTED_BANKS} JOIN player_bank_fact fact USING (casino, gaming_day, table_id, session_no, bank)
       LEFT JOIN round_reference void
         ON void.casino = fact.casino AND void.reference = fact.reference || '/void' AND ${(0, versioned_facts_1.knownAt)('void', 'position')}
      WHERE ${(0, versioned_facts_1.knownAt)('fact', 'position')} ORDER BY n, fact.record_number`, [(0, bank_at_1.wantedBanks)(banks)]);
    return (0, session_key_1.rowsByPlace)(rows, banks.length).map((facts) => facts.map(({ n: _n, data, ...fact }) => ({ ...fact, data: JSON.parse(data) })));
}
//# sourceMappingURL=bank-facts.js.map