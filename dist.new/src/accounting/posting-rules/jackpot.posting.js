"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.postJackpotReseeded = exports.postJackpotOpened = void 0;
exports.postJackpotContributed = postJackpotContributed;
exports.reportedPrizeOf = reportedPrizeOf;
exports.postJackpotWon = postJackpotWon;
exports.postJackpotPaid = postJackpotPaid;
exports.postJackpotAdjusted = postJackpotAdjusted;
exports.postJackpotClosed = postJackpotClosed;
const session_key_1 = require("../../domain/table-session/session-key");
const round_reference_1 = require("../../domain/table-session/round-reference");
const money_1 = require("../../kernel/money");
const account_paths_1 = require("../account-paths");
const coverage_1 = require("../coverage");
const journal_entry_1 = require("../journal-entry");
const pool_posting_1 = require("./pool.posting");
/** A pool begins with a seed borne by the house. */
const postJackpotOpened = ({ data }) => fund(data, (0, money_1.minorFromWire)(data.seed));
exports.postJackpotOpened = postJackpotOpened;
/** A new seed, or what a prize needs beyond the meter. */
const postJackpotReseeded = ({ data }) => fund(data, (0, money_1.minorFromWire)(data.amount));
exports.postJackpotReseeded = postJackpotReseeded;
const fund = ({ pool, currency }, amount) => (0, journal_entry_1.move)({ debit: (0, account_paths_1.jackpotFundingOf)(pool), credit: (0, account_paths_1.jackpotOf)(pool), amount, currency });
/** Stakes of a pool, unless the rounds of its tables post them. */
function postJackpotContributed(event, before) {
    const { pool, currency, table, how, toMeter } = event.data;
    const place = { pool, currency, table, day: event.gamingday };
    if (!(0, pool_posting_1.postsStakes)('jackpot', place, before))
        return [];
    const amount = (0, money_1.minorFromWire)(event.data.amount);
    return (0, pool_posting_1.postPoolStake)({ ...place, how, amount, toMeter: toMeter === undefined ? undefined : (0, money_1.minorFromWire)(toMeter) }, before);
}
/** The prize as a report that may match the one of its round. */
function reportedPrizeOf(event) {
    const { amount, roundNo } = event.data;
    const session = (0, session_key_1.sessionKeyOf)(event);
    const known = session !== undefined && roundNo !== undefined;
    return {
        reporter: 'jackpot',
        amount: (0, money_1.minorFromWire)(amount),
        ...(known ? { round: (0, round_reference_1.roundMentioned)(session, roundNo) } : {}),
    };
}
/** A prize, unless the rounds of its tables post it. */
function postJackpotWon(event, before) {
    const { pool, currency, paidFrom, borneBy = 'pool' } = event.data;
    const place = { pool, currency, table: (0, session_key_1.tableConcerned)(event), day: event.gamingday };
    if (!(0, pool_posting_1.postsPrize)(reportedPrizeOf(event), place, before))
        return [];
    return (0, pool_posting_1.postPoolPrize)({ ...place, amount: (0, money_1.minorFromWire)(event.data.amount), paidFrom, borneBy }, before);
}
/** A prize that was owed is paid. */
function postJackpotPaid({ data }, { balances }) {
    const { pool, currency, paidFrom } = data;
    const amount = (0, money_1.minorFromWire)(data.amount);
    const owed = { account: 'prizes-payable', subLedger: pool, variance: (0, account_paths_1.varianceOf)('jackpot') };
    return [
        ...(0, coverage_1.draw)({ ...owed, amount, currency }, balances),
        ...(0, journal_entry_1.signedLine)((0, pool_posting_1.payerOf)(paidFrom, undefined), -amount, currency),
    ];
}
/** Two persons change the meter; the house bears what it grows by. */
function postJackpotAdjusted({ data }, { balances }) {
    const amount = (0, money_1.minorFromWire)(data.amount);
    if (amount >= 0n)
        return fund(data, amount);
    return outOfMeter({ ...data, amount: -amount, to: (0, account_paths_1.jackpotFundingOf)(data.pool) }, balances);
}
/** A pool ends: what it holds goes to another one, or back to the house. */
function postJackpotClosed({ data }, { balances }) {
    const { pool, toPool } = data;
    if (toPool === pool)
        return [];
    const to = toPool === undefined ? (0, account_paths_1.jackpotFundingOf)(pool) : (0, account_paths_1.jackpotOf)(toPool);
    return outOfMeter({ ...data, amount: (0, money_1.minorFromWire)(data.amount), to }, balances);
}
function outOfMeter({ pool, currency, amount, to }, balances) {
    const account = (0, account_paths_1.jackpotOf)(pool);
    return [
        ...(0, coverage_1.draw)({ account, amount, currency, variance: (0, account_paths_1.varianceOf)('jackpot') }, balances),
        ...(0, journal_entry_1.signedLine)(to, -amount, currency),
    ];
}
//# sourceMappingURL=jackpot.posting.js.map