"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readDayBanks = void 0;
exports.bankInBooks = bankInBooks;
const money_1 = require("../../kernel/money");
const booked_moves_1 = require("../gaming-days/booked-moves");
const versioned_facts_1 = require("../versioned-facts");
/** The banks of players of a day in the order in which they were put up, with the commissions of their coups. */
const readDayBanks = (db, day) => db.query(`SELECT table_id AS "table", session_no AS "sessionNo", bank,
            min(data::jsonb->>'banker') FILTER (WHERE data::jsonb ? 'banker') AS banker,
            min(happened_at) AS "from",
            max(happened_at) FILTER (WHERE event_type IN ('cagnotte.bank.ended.v1', 'cagnotte.bank.broken.v1')) AS until,
            coalesce(sum(commission), 0) AS expected
       FROM player_bank_fact
      WHERE casino = $1 AND gaming_day = $3::date AND ${(0, versioned_facts_1.knownAt)('player_bank_fact', '$2')}
      GROUP BY 1, 2, 3 ORDER BY min(record_number)`, (0, booked_moves_1.dayParameters)(day));
exports.readDayBanks = readDayBanks;
/** A bank as its book shows it, with what was counted of it alone where the slot was counted at each change. */
function bankInBooks(bank, counts) {
    const sections = counts.flatMap(({ data }) => data.sections ?? []);
    const own = sections.filter((section) => section.bank === bank.bank);
    return {
        bank: bank.bank,
        banker: bank.banker ?? '',
        from: bank.from ?? undefined,
        until: bank.until ?? undefined,
        expected: bank.expected,
        counted: own.length === 0 ? undefined : own.reduce((sum, { chips }) => sum + (0, money_1.minorFromWire)(chips), 0n),
    };
}
//# sourceMappingURL=day-banks.js.map