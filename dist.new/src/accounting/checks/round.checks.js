"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkHouseResult = checkHouseResult;
const house_result_1 = require("../../domain/house-round/house-result");
const POSTING_RULE = {
    ruleId: 'L-rule-1',
    citation: 'what the table declares is posted, what it does not is derived; that both differ is a finding',
};
/**
 * Holds the declared result of a round against what its bets add up to, unless the rules of its game, which say more
 * about it, were applied to all of it.
 */
function checkHouseResult(round, byRules) {
    if (byRules?.complete === true)
        return [];
    const posted = (0, house_result_1.houseResultOf)(round, byRules);
    if (!posted.complete)
        return [resultUnknown(`${posted.amount}`)];
    const derived = (0, house_result_1.resultFromBets)(round);
    if (posted.basis === 'derived' || derived === undefined || derived === posted.amount)
        return [];
    return [
        {
            code: 'round-result-differs',
            severity: 'violation',
            ...POSTING_RULE,
            expected: `${derived}, what the bets add up to`,
            found: `${posted.amount} declared and posted`,
        },
    ];
}
const resultUnknown = (posted) => ({
    code: 'round-result-unknown',
    severity: 'violation',
    ...POSTING_RULE,
    expected: 'a declared result, or for each bet what was paid on it or taken',
    found: `bets that say neither; ${posted} posted from the others`,
});
//# sourceMappingURL=round.checks.js.map