"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.otherReportOf = exports.reportStake = exports.payOut = exports.readMeter = exports.findPool = exports.noPools = void 0;
exports.withPool = withPool;
exports.reportPrize = reportPrize;
exports.noPools = [];
/** Prizes that wait for the other reporter; older ones are given up, since most houses report only once. */
const PRIZES_KEPT = 50;
const findPool = (pools, pool) => pools.find((each) => each.pool === pool);
exports.findPool = findPool;
const begin = (pool) => ({
    pool,
    stakes: { 'round.settled': 0n, jackpot: 0n },
    prizes: [],
});
/** The pools after a change of one of them, known or new. */
function withPool(pools, name, change) {
    const known = (0, exports.findPool)(pools, name);
    if (known === undefined)
        return [...pools, change(begin(name))];
    return pools.map((each) => (each === known ? change(known) : each));
}
/** The pool once its meter was read. */
const readMeter = (pool, shown) => ({ ...pool, shown });
exports.readMeter = readMeter;
/** The pool once a round paid a prize out of it: its meter may show that much less. */
const payOut = (pool, amount) => pool.shown === undefined ? pool : { ...pool, shown: pool.shown > amount ? pool.shown - amount : 0n };
exports.payOut = payOut;
/** Adds a reported stake, and remembers who told of one first. */
const reportStake = (pool, { reporter, amount }) => ({
    ...pool,
    stakesFrom: pool.stakesFrom ?? reporter,
    stakes: { ...pool.stakes, [reporter]: pool.stakes[reporter] + amount },
});
exports.reportStake = reportStake;
/** The report of the other reporter that tells of the same prize, if there is one. */
const otherReportOf = (pool, prize) => pool?.prizes.find(({ reporter, amount, round }) => reporter !== prize.reporter &&
    amount === prize.amount &&
    (round === undefined || prize.round === undefined || round === prize.round));
exports.otherReportOf = otherReportOf;
/** Takes the report it matches off the list, else enters it there. */
function reportPrize(pool, prize) {
    const match = (0, exports.otherReportOf)(pool, prize);
    const prizes = match === undefined
        ? [...pool.prizes, prize].slice(-PRIZES_KEPT)
        : pool.prizes.filter((each) => each !== match);
    return { ...pool, prizes };
}
//# sourceMappingURL=pool.js.map