"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readCageCount = readCageCount;
exports.holdingsOf = holdingsOf;
const money_1 = require("../../kernel/money");
const versioned_facts_1 = require("../versioned-facts");
const booked_moves_1 = require("./booked-moves");
/** The last count of the cage at the end of a day; undefined where there was none. */
async function readCageCount(db, day) {
    const rows = await db.query(`SELECT data FROM cage_count
      WHERE casino = $1 AND gaming_day = $3::date AND event_type = 'cagnotte.cage.counted.v1'
        AND ${(0, versioned_facts_1.knownAt)('cage_count', '$2')} ORDER BY record_number DESC`, (0, booked_moves_1.dayParameters)(day));
    return rows
        .map(({ data }) => JSON.parse(data))
        .find(({ occasion = 'closing' }) => occasion === 'closing');
}
/** What was counted against what the book holds: chips, cash in each currency, and each cheque. */
function holdingsOf(count, books) {
    const { currency } = count;
    const booked = (account, of) => books.balances.find((balance) => balance.account === account && balance.currency === of)?.balance ?? 0n;
    const cash = new Map([[currency, (0, money_1.minorFromWire)(count.cash)]]);
    for (const other of count.otherCurrencies ?? []) {
        cash.set(other.currency, (cash.get(other.currency) ?? 0n) + (0, money_1.minorFromWire)(other.amount));
    }
    for (const { account, currency: of } of books.balances) {
        if (account === 'cash:cage' && !cash.has(of))
            cash.set(of, 0n);
    }
    return [
        {
            holder: 'chips',
            currency,
            counted: (0, money_1.minorFromWire)(count.chips),
            booked: booked('chips:cage', currency),
        },
        ...[...cash].map(([of, counted]) => ({
            holder: `cash ${of}`,
            currency: of,
            counted,
            booked: booked('cash:cage', of),
        })),
        ...chequesOf(count, books.cheques),
    ];
}
/** Cheques singly, those of the book that nobody found as well. */
function chequesOf({ currency, cheques = [] }, booked) {
    const documents = [
        ...new Set([
            ...cheques.map(({ document }) => document),
            ...booked.map(({ subLedger }) => subLedger ?? ''),
        ]),
    ];
    return documents.map((document) => ({
        holder: `cheque ${document}`,
        currency,
        counted: cheques
            .filter((cheque) => cheque.document === document)
            .reduce((sum, { amount }) => sum + (0, money_1.minorFromWire)(amount), 0n),
        booked: booked
            .filter(({ subLedger }) => (subLedger ?? '') === document)
            .reduce((sum, { balance }) => sum + balance, 0n),
    }));
}
//# sourceMappingURL=cage-holdings.js.map