"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.judgeJackpotClosed = exports.judgeJackpotAdjusted = void 0;
exports.judgeJackpotOpened = judgeJackpotOpened;
exports.judgeJackpotContributed = judgeJackpotContributed;
exports.judgeJackpotWon = judgeJackpotWon;
exports.judgeJackpotReseeded = judgeJackpotReseeded;
const pool_1 = require("../../domain/jackpot/pool");
const money_1 = require("../../kernel/money");
const account_paths_1 = require("../account-paths");
const meter_check_1 = require("../checks/meter.check");
const two_persons_check_1 = require("../checks/two-persons.check");
const finding_1 = require("../finding");
const jackpot_posting_1 = require("../posting-rules/jackpot.posting");
const pool_posting_1 = require("../posting-rules/pool.posting");
const pool_life_1 = require("../regulation/pool-life");
/** A pool begins. */
function judgeJackpotOpened(event, before) {
    const lines = (0, jackpot_posting_1.postJackpotOpened)(event);
    const { pool, game, rate, seed } = event.data;
    return {
        lines,
        pools: afterReading(event, (0, pool_1.withPool)(before.pools, pool, (each) => ({
            ...each,
            rate,
            opening: (0, money_1.minorFromWire)(seed),
            ...(game === undefined ? {} : { game }),
        }))),
        findings: (0, finding_1.about)(checkMeters(event, lines, before), event.id),
    };
}
/** Stakes of a pool, posted or confirmed. */
function judgeJackpotContributed(event, before) {
    const lines = (0, jackpot_posting_1.postJackpotContributed)(event, before);
    const { pool, amount } = event.data;
    const stake = { reporter: 'jackpot', amount: (0, money_1.minorFromWire)(amount) };
    return {
        lines,
        pools: afterReading(event, (0, pool_1.withPool)(before.pools, pool, (each) => (0, pool_1.reportStake)(each, stake))),
        findings: (0, finding_1.about)([
            ...(lines.length > 0 ? checkMeters(event, lines, before) : checkConfirmed(event, before)),
            ...checkFall(event, before),
        ], event.id),
    };
}
/** A prize, posted or confirmed. */
function judgeJackpotWon(event, before) {
    const lines = (0, jackpot_posting_1.postJackpotWon)(event, before);
    return {
        lines,
        pools: afterReading(event, (0, pool_1.withPool)(before.pools, event.data.pool, (each) => (0, pool_1.reportPrize)(each, (0, jackpot_posting_1.reportedPrizeOf)(event)))),
        findings: (0, finding_1.about)([
            ...(lines.length > 0 ? checkMeters(event, lines, before) : checkPrizeReported(event, before)),
            ...checkFall(event, before, event.data.borneBy === 'house' ? 0n : (0, money_1.minorFromWire)(event.data.amount)),
        ], event.id),
    };
}
/** The house puts money into a pool. */
function judgeJackpotReseeded(event, before) {
    const lines = (0, jackpot_posting_1.postJackpotReseeded)(event);
    return {
        lines,
        pools: afterReading(event, before.pools),
        findings: (0, finding_1.about)([...checkMeters(event, lines, before), ...checkFall(event, before), ...(0, pool_life_1.checkReseeded)(event, before)], event.id),
    };
}
/** Two persons change a meter. */
const judgeJackpotAdjusted = (event, before) => judgeApproved(event, before, {
    lines: (0, jackpot_posting_1.postJackpotAdjusted)(event, before),
    takenOut: -(0, money_1.minorFromWire)(Math.min(event.data.amount, 0)),
});
exports.judgeJackpotAdjusted = judgeJackpotAdjusted;
/** A pool ends. */
const judgeJackpotClosed = (event, before) => judgeApproved(event, before, {
    lines: (0, jackpot_posting_1.postJackpotClosed)(event, before),
    takenOut: (0, money_1.minorFromWire)(event.data.amount),
});
exports.judgeJackpotClosed = judgeJackpotClosed;
/** A change of a meter that is neither stake nor prize: two persons approve it. */
function judgeApproved(event, before, { lines, takenOut }) {
    const found = [
        ...(0, two_persons_check_1.checkTwoPersons)(event.data.approvedBy),
        ...checkMeters(event, lines, before),
        ...checkFall(event, before, takenOut),
    ];
    return { lines, pools: afterReading(event, before.pools), findings: (0, finding_1.about)(found, event.id) };
}
/** The pools once the meter of one was read with an event. */
function afterReading({ data: { pool, meterBefore, meterAfter } }, pools) {
    const shown = meterAfter ?? meterBefore;
    return shown === undefined ? pools : (0, pool_1.withPool)(pools, pool, (each) => (0, pool_1.readMeter)(each, (0, money_1.minorFromWire)(shown)));
}
/** The guard against a meter that goes down without a reason. */
const checkFall = ({ data }, { pools }, takenOut = 0n) => (0, meter_check_1.checkMeterFell)({
    pool: data.pool,
    last: (0, pool_1.findPool)(pools, data.pool)?.shown,
    shownBefore: data.meterBefore,
    shownAfter: data.meterAfter,
    takenOut,
});
/** What the meter showed before and after, against what the ledger held. */
function checkMeters({ data }, lines, { balances }) {
    const { pool, currency, meterBefore, meterAfter } = data;
    const account = (0, account_paths_1.jackpotOf)(pool);
    return [
        ...(0, meter_check_1.checkMeter)({ pool, when: 'before', shown: meterBefore, booked: -balances.of(account, currency) }),
        ...(0, meter_check_1.checkMeter)({
            pool,
            when: 'after',
            shown: meterAfter,
            booked: -balances.after(lines).of(account, currency),
        }),
    ];
}
const CONFIRMING_RULE = {
    severity: 'advisory',
    ruleId: 'L-rule-2',
    citation: 'one fact, one poster: stakes and prizes of a pool are posted by one kind of event, the other confirms',
};
/** Stakes that only confirm: no more than was posted so far. */
function checkConfirmed({ data }, before) {
    const stakes = (0, pool_1.findPool)(before.pools, data.pool)?.stakes;
    const posted = stakes?.['round.settled'] ?? 0n;
    const confirmed = (stakes?.jackpot ?? 0n) + (0, money_1.minorFromWire)(data.amount);
    if (confirmed <= posted)
        return [];
    return [
        {
            code: 'pool-stakes-differ',
            ...CONFIRMING_RULE,
            expected: `at most ${posted} of stakes, what rounds have posted so far`,
            found: `${confirmed} reported by the pool; nothing posted`,
        },
    ];
}
/** A prize that only confirms: one that a round has reported. */
function checkPrizeReported(event, before) {
    const { pool, amount } = event.data;
    const posted = (0, pool_1.otherReportOf)((0, pool_1.findPool)(before.pools, pool), (0, jackpot_posting_1.reportedPrizeOf)(event));
    if (amount === 0 || posted !== undefined)
        return [];
    const poster = (0, pool_posting_1.declaredPoster)({ pool, day: event.gamingday }, before);
    return [
        {
            code: 'pool-prize-unreported',
            ...CONFIRMING_RULE,
            expected: `a prize of ${amount} reported by ${poster}`,
            found: 'none so far; nothing posted',
        },
    ];
}
//# sourceMappingURL=jackpot.judge.js.map