"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.poolChecks = void 0;
const rounding_1 = require("../../../kernel/rounding");
const rule_1 = require("../../rule");
const wording_1 = require("../../wording");
/** What concerns a pool beyond a single round: what it returned over a month, and what the house put into it. */
const poolChecks = ({ leastRate, opening }, beginsAgain) => ({
    pool: {
        returned: (pool, of, { answers, currency }) => leastRate === undefined || answers['OP2-44'] === 'by-its-rate'
            ? []
            : checkReturn(leastRate, { pool, of }, currency),
        reseeded: (reseed, setting) => opening === undefined || !beginsAgain(setting)
            ? []
            : checkReseed(opening.rule, reseed, setting.currency),
    },
});
exports.poolChecks = poolChecks;
/** Prizes, and what the players' part of the meter grew by, against the least share of what was staked. */
function checkReturn({ rate, rule }, { pool, of }, currency) {
    const { staked, prizes, ownedBefore, ownedAfter } = of;
    const { numerator, denominator } = rate;
    const returned = prizes + ownedAfter - ownedBefore;
    if (returned * denominator >= staked * numerator)
        return [];
    const due = -(0, rounding_1.roundAmount)({ numerator: -staked * numerator, denominator }, { mode: 'floor', unit: 1n });
    return [
        (0, rule_1.breach)(rule, {
            code: 'jackpot-return-below-minimum',
            severity: 'violation',
            expected: `${(0, wording_1.percentage)(rate)} of ${(0, wording_1.money)(staked, currency)}: ${(0, wording_1.money)(due, currency)} in ${pool}`,
            found: `${(0, wording_1.money)(returned, currency)}, ${(0, wording_1.money)(due - returned, currency)} missing`,
        }),
    ];
}
/** After its meter was won a pool begins again with its opening: less is too little, more is worth a look. */
function checkReseed(rule, { pool, amount, meter, opening }, currency) {
    const due = opening > meter ? opening - meter : 0n;
    if (amount === due)
        return [];
    return [
        (0, rule_1.breach)(rule, {
            code: 'reseed-differs',
            severity: amount < due ? 'violation' : 'advisory',
            expected: `${(0, wording_1.money)(due, currency)} up to ${(0, wording_1.money)(opening, currency)} in ${pool}`,
            found: (0, wording_1.money)(amount, currency),
        }),
    ];
}
//# sourceMappingURL=pool-life.js.map