"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readDayFigures = readDayFigures;
const a4_meters_1 = require("../../accounting/identities/a4-meters");
const money_1 = require("../../kernel/money");
const chips_in_hands_1 = require("../chips-flow/chips-in-hands");
const account_sums_1 = require("../journal/account-sums");
const sub_ledger_sums_1 = require("../journal/sub-ledger-sums");
const banker_deposits_1 = require("./banker-deposits");
const book_pairs_1 = require("./book-pairs");
const booked_moves_1 = require("./booked-moves");
const cage_holdings_1 = require("./cage-holdings");
const day_sessions_1 = require("./day-sessions");
const open_matters_1 = require("./open-matters");
/** Reads everything that the tie-outs of a day are worked out from, as it was known at a position. */
async function readDayFigures(db, day, { currency, accounting }) {
    const { casino, position } = day;
    const period = { casino, position, asOf: day.day, day: 'booking_day' };
    const sums = await (0, account_sums_1.accountSums)(db, period);
    const balances = sums.map(({ debits, credits, ...sum }) => ({
        ...sum,
        balance: debits - credits,
    }));
    const [transit = [], deposits = [], cheques = []] = await (0, sub_ledger_sums_1.subLedgerSums)(db, ['chips:transit', 'bank-deposit', 'cheques:cage'].map((account) => ({ ...period, account })));
    const moves = await (0, booked_moves_1.readBookedMoves)(db, day);
    const findings = await (0, open_matters_1.readOpenFindings)(db, day);
    const count = await (0, cage_holdings_1.readCageCount)(db, day);
    return {
        currency,
        balances,
        subLedgers: [...transit, ...deposits],
        moves,
        ownMoves: moves.filter(({ own }) => own),
        custody: await (0, booked_moves_1.readCustody)(db, day),
        meters: metersOf(balances, moves),
        untiedHands: await (0, open_matters_1.readUntiedHands)(db, day),
        misrounded: await (0, booked_moves_1.readMisrounded)(db, day),
        gaps: findings.filter(({ code }) => code === 'sequence-gap'),
        quarantined: await (0, open_matters_1.readQuarantined)(db, day),
        parked: await (0, open_matters_1.readParked)(db, day),
        sessions: await (0, day_sessions_1.readDaySessions)(db, day),
        slipFindings: findings.filter(({ code }) => code.startsWith('slip-')),
        meterFindings: findings.filter(({ code }) => code.startsWith('meter-')),
        cage: count === undefined ? undefined : (0, cage_holdings_1.holdingsOf)(count, { balances, cheques }),
        deposits: await (0, banker_deposits_1.readBankerDeposits)(db, day, deposits),
        chips: await (0, chips_in_hands_1.readChipsInHands)(db, day),
        pairs: await (0, book_pairs_1.readBookPairs)(db, day),
        tolerances: tolerancesOf(accounting),
    };
}
const tolerancesOf = (accounting) => Object.fromEntries(Object.entries(accounting?.tolerances ?? {}).map(([point, amount]) => [point, (0, money_1.minorFromWire)(amount)]));
/** Each meter before and after the day, in the account's own sign: what is owed is positive. */
function metersOf(balances, moves) {
    const pools = balances.filter(({ account }) => account.startsWith('jackpot:'));
    return pools.map(({ account, balance, currency }) => {
        const pool = account.slice('jackpot:'.length);
        const own = moves.filter((move) => move.account === account && move.currency === currency);
        const moved = own.reduce((sum, { debit, credit }) => sum + credit - debit, 0n);
        const entries = own.map(({ eventType, ...line }) => ({
            type: eventType,
            lines: [{ ...line, basis: 'declared' }],
        }));
        return { pool, before: -balance - moved, after: -balance, movements: (0, a4_meters_1.meterMovements)(pool, entries) };
    });
}
//# sourceMappingURL=day-figures.js.map