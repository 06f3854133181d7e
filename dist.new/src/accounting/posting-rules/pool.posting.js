"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.declaredPoster = void 0;
exports.postsStakes = postsStakes;
exports.postsPrize = postsPrize;
exports.isKnownPool = isKnownPool;
exports.rateOf = rateOf;
exports.postPoolStake = postPoolStake;
exports.postPoolPrize = postPoolPrize;
exports.payerOf = payerOf;
const authorisation_1 = require("../../domain/casino-books/authorisation");
const pool_1 = require("../../domain/jackpot/pool");
const rate_1 = require("../../kernel/rate");
const account_paths_1 = require("../account-paths");
const coverage_1 = require("../coverage");
const journal_entry_1 = require("../journal-entry");
const surprises_1 = require("../surprises");
const authorisedPool = ({ pool, day }, { books }) => (0, authorisation_1.inForce)(books.authorisations ?? [], day)?.pools.find((each) => each.pool === pool);
/** Which events post a pool, where its authorisation chooses. */
const declaredPoster = (of, before) => authorisedPool(of, before)?.postedBy;
exports.declaredPoster = declaredPoster;
/** Whether this reporter posts the stakes of a pool: as authorised, else who told of a stake first. */
function postsStakes(reporter, of, before) {
    const poster = (0, exports.declaredPoster)(of, before) ?? (0, pool_1.findPool)(before.pools, of.pool)?.stakesFrom;
    return poster === undefined || poster === reporter;
}
/** Whether this report of a prize posts it: as authorised, else unless the other reporter has told of it before. */
function postsPrize(prize, of, before) {
    const declared = (0, exports.declaredPoster)(of, before);
    if (declared !== undefined)
        return declared === prize.reporter;
    return (0, pool_1.otherReportOf)((0, pool_1.findPool)(before.pools, of.pool), prize) === undefined;
}
/** A pool is known when it was opened, authorised, or holds a balance from the opening of the ledger. */
function isKnownPool(of, before) {
    const { pool, currency } = of;
    return ((0, pool_1.findPool)(before.pools, pool)?.rate !== undefined ||
        authorisedPool(of, before) !== undefined ||
        before.balances.of((0, account_paths_1.jackpotOf)(pool), currency) !== 0n);
}
/** The share of a stake that goes to the meter: as authorised on the day, else as the pool was opened with. */
function rateOf(of, before) {
    const wire = authorisedPool(of, before)?.rate ?? (0, pool_1.findPool)(before.pools, of.pool)?.rate;
    return wire === undefined ? undefined : (0, rate_1.rateFromWire)(wire);
}
/** A stake: the meter at its rate, the rest is the house's share. */
function postPoolStake(stake, before) {
    const { amount, currency, how, table } = stake;
    const subLedger = how === 'slot' ? stake.pool : undefined;
    return [
        ...(0, journal_entry_1.signedLine)((0, account_paths_1.chipsOf)(how === 'slot' ? 'jackpot' : 'table', table), amount, currency, { subLedger }),
        ...splitStake(stake, before),
    ];
}
function splitStake(stake, before) {
    const { pool, table, amount, currency, toMeter } = stake;
    const rate = rateOf(stake, before);
    if (toMeter === undefined && rate === undefined) {
        const ruleId = isKnownPool(stake, before) ? surprises_1.SURPRISE.noRate : surprises_1.SURPRISE.unknownPool;
        return (0, journal_entry_1.signedLine)((0, account_paths_1.varianceOf)('jackpot', table), -amount, currency, { basis: 'derived', ruleId });
    }
    const meter = toMeter === undefined ? (0, rate_1.shareOf)(amount, rate) : { amount: toMeter };
    const basis = toMeter === undefined ? 'derived' : 'declared';
    return [
        ...(0, journal_entry_1.signedLine)((0, account_paths_1.jackpotOf)(pool), -meter.amount, currency, { basis, exact: meter.exact }),
        ...(0, journal_entry_1.signedLine)((0, account_paths_1.jackpotShareOf)(pool, table), meter.amount - amount, currency, { basis }),
    ];
}
/** A prize: out of the meter, or borne by the house, and paid where it says. */
function postPoolPrize(prize, before) {
    const { amount, currency, table, paidFrom, pool } = prize;
    return [
        ...prizeFrom(prize, before),
        ...(0, journal_entry_1.signedLine)(payerOf(paidFrom, table), -amount, currency, {
            subLedger: paidFrom === 'later' ? pool : undefined,
        }),
    ];
}
function prizeFrom(prize, before) {
    const { pool, table, amount, currency, borneBy } = prize;
    if (borneBy === 'house')
        return (0, journal_entry_1.signedLine)((0, account_paths_1.jackpotShareOf)(pool, table), amount, currency);
    const variance = (0, account_paths_1.varianceOf)('jackpot', table);
    if (!isKnownPool(prize, before)) {
        return (0, journal_entry_1.signedLine)(variance, amount, currency, { basis: 'derived', ruleId: surprises_1.SURPRISE.unknownPool });
    }
    return (0, coverage_1.draw)({ account: (0, account_paths_1.jackpotOf)(pool), amount, currency, variance }, before.balances);
}
/** Who pays a prize; `later` is owed until it is paid. */
function payerOf(paidFrom, table) {
    const payers = {
        table: (0, account_paths_1.chipsOf)('table', table),
        'cage-chips': 'chips:cage',
        'cage-cash': 'cash:cage',
        bank: 'bank',
        later: 'prizes-payable',
    };
    return payers[paidFrom];
}
//# sourceMappingURL=pool.posting.js.map