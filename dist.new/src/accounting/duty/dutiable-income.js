"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.dutyBase = exports.USUAL_OPTIONS = void 0;
exports.isInBase = isInBase;
exports.USUAL_OPTIONS = { slots: 'surpluses', pools: 'paid' };
/** The base: income from play less what was paid to players, in minor units. */
const dutyBase = (lines, options = exports.USUAL_OPTIONS) => {
    let base = 0n;
    for (const line of lines)
        if (isInBase(line, options))
            base += line.credit - line.debit;
    return base;
};
exports.dutyBase = dutyBase;
/** Result and commissions, and what the count of a float or a box makes of them until it is cleared otherwise. */
const PLAY = /^(win:|commission:|variance:(table|drop)(:|$))/;
const SLOTS = /^variance:(cagnotte|jackpot)(:|$)/;
const METERS = /^jackpot:/;
const HOUSE_PART_OF_POOLS = /^jackpot-(share|funding):/;
/** Whether a line counts in the base, as the options read it. */
function isInBase(line, options) {
    const { account } = line;
    if (PLAY.test(account) || HOUSE_PART_OF_POOLS.test(account))
        return true;
    if (METERS.test(account))
        return options.pools === 'paid';
    return SLOTS.test(account) && (options.slots === 'count' || isSurplus(line));
}
const CLEARING = 'cagnotte.variance.cleared.v1';
/** A surplus found, its clearing, or the undoing of either; never a shortage or the clearing of one. */
function isSurplus({ credit, eventType, reversal }) {
    const foundSide = eventType === CLEARING ? credit === 0n : credit > 0n;
    return reversal ? !foundSide : foundSide;
}
//# sourceMappingURL=dutiable-income.js.map