"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.isBetween = exports.announcedShare = exports.shareNotByRule = void 0;
exports.checkAnnounced = checkAnnounced;
exports.chargedOf = chargedOf;
const rational_1 = require("../../kernel/rational");
const rounding_1 = require("../../kernel/rounding");
const rule_1 = require("../rule");
const wording_1 = require("../wording");
/** What a table announces before its session: stacks, additions to them, and the share of the house. */
function checkAnnounced(facts, terms, { answers, currency }) {
    const { regulated } = facts;
    if (regulated === undefined || terms.poker === undefined)
        return [];
    return [
        ...checkStack(regulated.session, terms, currency),
        ...checkTopUp(regulated.session, terms.poker, currency),
        ...checkShare(facts, terms, answers),
    ];
}
function checkStack({ minimum: limit }, { minimum, poker }, currency) {
    const stack = poker?.initialStack;
    if (limit === undefined || stack === undefined)
        return [];
    const most = (0, rounding_1.roundAmount)(shareOf(stack, limit.most), { mode: 'floor', unit: 1n });
    if (minimum <= most)
        return [];
    return [
        (0, rule_1.breach)(limit.rule, {
            code: 'minimum-above-share-of-stack',
            severity: 'violation',
            expected: `at most ${(0, wording_1.money)(most, currency)}, ${(0, wording_1.percentage)(limit.most)} of the stack`,
            found: (0, wording_1.money)(minimum, currency),
        }),
    ];
}
function checkTopUp({ topUp: { rule, least, most } }, { initialStack: stack, leastTopUp }, currency) {
    if (stack === undefined || leastTopUp === undefined)
        return [];
    const isFixed = (0, rational_1.compare)(least, most) === 0;
    const isRight = isFixed
        ? leastTopUp === (0, rounding_1.roundAmount)(shareOf(stack, least), { mode: 'half-up', unit: 1n })
        : (0, exports.isBetween)(leastTopUp, shareOf(stack, least), shareOf(stack, most));
    if (isRight)
        return [];
    const band = isFixed ? (0, wording_1.percentage)(least) : `from ${(0, wording_1.percentage)(least)} to ${(0, wording_1.percentage)(most)}`;
    return [
        (0, rule_1.breach)(rule, {
            code: 'top-up-not-by-rule',
            severity: 'violation',
            expected: `${band} of ${(0, wording_1.money)(stack, currency)}`,
            found: (0, wording_1.money)(leastTopUp, currency),
        }),
    ];
}
/** The announced share of the house against the most that the rules allow, or the band they set. */
function checkShare({ rules, rakeCap, regulated }, terms, answers) {
    const share = terms.poker?.share;
    if (share === undefined || regulated === undefined)
        return [];
    const { percentage: band, fee } = regulated.session;
    if (share.option === 'rake')
        return checkRakeRate(rules.rake, share, rakeCap);
    if (share.option === 'session-percentage' && band !== undefined) {
        return [...checkPercentage(band, share), ...checkBasis(band.rule, terms, answers)];
    }
    if (share.option === 'session-fee' && fee !== undefined)
        return [];
    return [(0, exports.shareNotByRule)(rules.rake, 'a rake, and no other share', share.option)];
}
const checkRakeRate = (rule, { rate }, cap) => rate === undefined || (0, rational_1.compare)(rate, cap) <= 0
    ? []
    : [(0, exports.shareNotByRule)(rule, `a rake of at most ${(0, wording_1.percentage)(cap)}`, (0, wording_1.percentage)(rate))];
function checkPercentage({ rule, least, most }, { rate }) {
    if (rate === undefined || ((0, rational_1.compare)(rate, least) >= 0 && (0, rational_1.compare)(rate, most) <= 0))
        return [];
    return [(0, exports.shareNotByRule)(rule, `from ${(0, wording_1.percentage)(least)} to ${(0, wording_1.percentage)(most)}`, (0, wording_1.percentage)(rate))];
}
/** A percentage of something that was not announced. */
function checkBasis(rule, terms, answers) {
    if (terms.poker?.initialStack === undefined || chargedOf(terms, answers) !== undefined)
        return [];
    return [
        (0, exports.shareNotByRule)(rule, 'a maximum bet that is published', 'a percentage of a maximum that there is not'),
    ];
}
/** A share of the house that is not one of those, or not as much, as the rules allow. */
const shareNotByRule = (rule, expected, found) => (0, rule_1.breach)(rule, { code: 'house-share-not-by-rule', severity: 'violation', expected, found });
exports.shareNotByRule = shareNotByRule;
/**
 * The amount that a percentage of the session is taken of: the stack at the start, or the maximum bet. Where a table
 * has no maximum it is the stack, unless the casino answers that a maximum must be published (OP2-05).
 */
function chargedOf({ maxima, poker }, answers) {
    if (poker?.share?.of !== 'maximum-bet')
        return poker?.initialStack;
    const published = maxima?.['*'];
    return answers['OP2-05'] === 'published-maximum' ? published : (published ?? poker.initialStack);
}
/** What the house announced to take, where it is one of its ways. */
const announcedShare = (terms, option) => {
    const share = terms?.poker?.share;
    return share?.option === option ? share : undefined;
};
exports.announcedShare = announcedShare;
const shareOf = (amount, { numerator, denominator }) => (0, rational_1.rational)(amount * numerator, denominator);
/** Whether a whole amount lies between two exact ones, both included. */
const isBetween = (amount, least, most) => (0, rational_1.compare)((0, rational_1.rational)(amount), least) >= 0 && (0, rational_1.compare)((0, rational_1.rational)(amount), most) <= 0;
exports.isBetween = isBetween;
//# sourceMappingURL=announced-terms.js.map