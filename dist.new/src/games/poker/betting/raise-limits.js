"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkRaise = void 0;
const rule_1 = require("../../rule");
const wording_1 = require("../../wording");
const open_cards_1 = require("../stud/open-cards");
/** From this round on the unit of a fixed limit is twice the minimum bet. */
const HIGH_FROM_ROUND = 3;
/** Raises of a round at a fixed limit, while more than two players are in. */
const MOST_RAISES = 3;
/** A bet or a raise against what the limit of the table allows. */
const checkRaise = (betting, moment) => [
    ...checkRight(betting, moment),
    ...(betting.hand.limitType === 'fixed' ? checkFixed(betting, moment) : checkLeast(betting, moment)),
    ...(betting.hand.limitType === 'pot-limit' ? checkPotLimit(betting, moment) : []),
];
exports.checkRaise = checkRaise;
/** Whether the betting is open for him: nobody raises what he has called, nor after a raise that was none. */
function checkRight({ regulated }, { action: { seat }, highest, mayRaise }) {
    if (mayRaise || highest === 0n)
        return [];
    return [
        (0, rule_1.breach)(regulated.rules.raiseNotReopened, {
            code: 'raise-not-reopened',
            severity: 'violation',
            expected: `seat ${seat}, which has acted, calls or leaves`,
            found: 'a raise',
        }),
    ];
}
/** Without a fixed limit: a bet of at least the minimum, a raise that doubles the highest bet. */
function checkLeast({ regulated, minimum = 0n, fullRaise, currency }, { action: { amount, allIn, seat }, putBefore, highest, lastIncrement }) {
    const total = putBefore + amount;
    if (allIn)
        return [];
    if (highest === 0n) {
        return total >= minimum
            ? []
            : [below(regulated.rules.minimumBet, 'bet-below-minimum', [minimum, total], currency)];
    }
    const least = leastRaise(regulated.raise, { fullRaise, highest, lastIncrement });
    if (total >= least)
        return [];
    const finding = below(regulated.rules.doubling, 'raise-below-least', [least, total], currency);
    return [{ ...finding, expected: `${finding.expected} of seat ${seat}` }];
}
function leastRaise(raise, { fullRaise, highest, lastIncrement, }) {
    if (raise === 'any')
        return highest + 1n;
    return fullRaise === 'doubles' ? 2n * highest : highest + lastIncrement;
}
const below = (rule, code, [least, found], currency) => (0, rule_1.breach)(rule, {
    code,
    severity: 'violation',
    expected: `at least ${(0, wording_1.money)(least, currency)}`,
    found: (0, wording_1.money)(found, currency),
});
/** At the limit of the pot: what must be called, and then as much as the pot holds with that. */
function checkPotLimit({ regulated, currency }, { action: { amount, seat }, putBefore, highest, pot }) {
    const toCall = highest > putBefore ? highest - putBefore : 0n;
    const most = toCall + pot + toCall;
    if (amount <= most)
        return [];
    return [
        (0, rule_1.breach)(regulated.rules.potLimit, {
            code: 'over-pot-limit',
            severity: 'violation',
            expected: `at most ${(0, wording_1.money)(most, currency)} of seat ${seat}`,
            found: (0, wording_1.money)(amount, currency),
        }),
    ];
}
/** At a fixed limit: by whole units of the round, and so often only. */
const checkFixed = (betting, moment) => [
    ...checkUnit(betting, moment),
    ...checkCap(betting, moment),
];
function checkUnit({ regulated, hand, minimum, currency }, { action: { amount, allIn }, putBefore, highest, round }) {
    if (minimum === undefined)
        return [];
    const increment = putBefore + amount - highest;
    const mayBeHigh = round >= HIGH_FROM_ROUND || (round === 2 && (0, open_cards_1.hasOpenPair)(hand));
    const mayBeLow = round < HIGH_FROM_ROUND;
    const units = [...(mayBeLow ? [minimum] : []), ...(mayBeHigh ? [2n * minimum] : [])];
    if (units.includes(increment) || (allIn && increment < units.at(-1)))
        return [];
    return [
        (0, rule_1.breach)(regulated.rules.fixedLimit, {
            code: 'increment-not-by-limit',
            severity: 'violation',
            expected: `${units.map((unit) => (0, wording_1.money)(unit, currency)).join(' or ')} in round ${round}`,
            found: (0, wording_1.money)(increment, currency),
        }),
    ];
}
function checkCap(betting, moment) {
    const { raises, ownRaises, active, highest, round, action } = moment;
    if (highest === 0n || active <= 2 || raises < MOST_RAISES)
        return [];
    const { regulated, eachMayRaise } = betting;
    const isWithin = eachMayRaise && ownRaises < MOST_RAISES;
    return [
        (0, rule_1.breach)(regulated.rules.fixedLimit, {
            code: 'raise-cap',
            severity: isWithin ? 'advisory' : 'violation',
            expected: `at most ${MOST_RAISES} raises in a round of more than two players`,
            found: `raise ${raises + 1} of round ${round}, ${ownRaises + 1} by seat ${action.seat}`,
        }),
    ];
}
//# sourceMappingURL=raise-limits.js.map