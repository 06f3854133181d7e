"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readBankFigures = readBankFigures;
const bank_deposits_1 = require("../player-banks/bank-deposits");
const bank_facts_1 = require("../player-banks/bank-facts");
const bank_holder_1 = require("../player-banks/bank-holder");
const bank_members_1 = require("../player-banks/bank-members");
const garage_moves_1 = require("../player-banks/garage-moves");
/** The banks of players of some days, and the deposits and guarantees of bankers that moved on them. */
async function readBankFigures(db, span) {
    const banks = await readBanksOf(db, span);
    const [facts, members, garages] = banks.length === 0
        ? [[], [], []]
        : [await (0, bank_facts_1.readBankFacts)(db, banks), await (0, bank_members_1.readBankMembers)(db, banks), await (0, garage_moves_1.readGarageMoves)(db, banks)];
    const deposits = await (0, bank_deposits_1.readBankDeposits)(db, {
        ...{ casino: span.casino, position: span.position, from: span.day, asOf: span.until },
    });
    return {
        currency: span.currency,
        banks: banks.map((bank, n) => bankInBook(bank, { facts: facts[n], members: members[n], garage: garages[n] })),
        deposits: deposits.map(depositInBook),
    };
}
const readBanksOf = (db, { casino, day, until, position }) => db.query(`SELECT casino, gaming_day AS "gamingDay", table_id AS "table", session_no AS "sessionNo", bank, $2::bigint AS position
       FROM player_bank
      WHERE casino = $1 AND first_record <= $2::bigint AND gaming_day BETWEEN $3::date AND $4::date
      ORDER BY gaming_day, first_record, bank`, [casino, position.toString(), day, until]);
function bankInBook({ gamingDay, table, sessionNo, bank }, of) {
    const { banker, mode } = (0, bank_holder_1.bankerOf)(of.facts);
    const ended = (0, bank_holder_1.bankFactsOf)(of.facts, 'cagnotte.bank.ended.v1').at(-1);
    return {
        ...{ day: gamingDay, table, sessionNo, bank, banker: banker ?? '', mode: mode ?? undefined },
        ...{ from: of.facts[0]?.happenedAt, until: ended?.fact.happenedAt, cause: ended?.data.cause },
        members: of.members,
        coups: (0, bank_holder_1.bankFactsOf)(of.facts, 'cagnotte.coup.played.v1').map(({ fact, data }) => ({
            ...{ at: fact.happenedAt, shoeNo: data.shoeNo, coupNo: data.coupNo },
            results: data.results.map(({ winner }) => winner),
            ...{ gain: fact.gain ?? 0n, commission: fact.commission ?? 0n, isVoided: fact.voidedBy !== null },
        })),
        garage: of.garage.map(({ happenedAt, kind, amount }) => ({ at: happenedAt, kind, amount })),
    };
}
const depositInBook = ({ happenedAt, gamingDay, bank, means, document, ...move }) => ({
    ...move,
    ...{ at: happenedAt, day: gamingDay },
    ...{ bank: bank ?? undefined, means: means ?? undefined, document: document ?? undefined },
});
//# sourceMappingURL=bank-figures.js.map