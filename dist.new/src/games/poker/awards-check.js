"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkReadings = exports.checkAwards = void 0;
exports.otherReadings = otherReadings;
const money_1 = require("../../kernel/money");
const open_points_1 = require("../open-points");
const rule_1 = require("../rule");
const wording_1 = require("../wording");
const hand_errors_1 = require("./hand-errors");
const readings_1 = require("./readings");
const settle_hand_1 = require("./settle-hand");
/** What the table paid against what the cards and the stakes give, seat by seat. */
const checkAwards = (facts, awarded, setting) => [
    ...checkClaims(facts, awarded, setting),
    ...(awarded.settlement.complete ? checkAmounts(facts, awarded, setting) : []),
];
exports.checkAwards = checkAwards;
/** What the readings of open points that were not taken would give, each that leads elsewhere with what it leads to. */
function otherReadings(facts, { hand, settlement }, setting) {
    if (!settlement.complete)
        return [];
    const due = bySeat(settlement.awards);
    return (facts.regulated?.otherReadings ?? []).flatMap((reading) => {
        // A casino that has chosen the reading that is not recommended has made up its mind.
        if (setting.answers[reading.point] !== open_points_1.OPEN_POINTS[reading.point].recommended)
            return [];
        const answers = (0, readings_1.answeredOtherwise)(reading.point, setting.answers);
        const { pots } = (0, settle_hand_1.divide)(facts, { hand, setting: { ...setting, answers } });
        const awards = bySeat(pots.flatMap((pot) => pot.awards ?? []));
        return areEqual(due, awards) ? [] : [{ reading, awards }];
    });
}
/** Where another reading gives other awards, somebody should look: always, or only where the table paid by it. */
const checkReadings = (facts, { hand, settlement, declared }, setting) => otherReadings(facts, { hand, settlement }, setting)
    .filter(({ reading, awards }) => reading.advised === 'always' || (declared !== undefined && areEqual(awards, bySeat(declared))))
    .map(({ reading: { rule, code }, awards }) => (0, rule_1.breach)(rule, {
    code,
    severity: 'advisory',
    expected: inWords(bySeat(settlement.awards), setting.currency),
    found: `by the other reading ${inWords(awards, setting.currency)}`,
}));
exports.checkReadings = checkReadings;
/** Seats that took something although they folded, out of a pot they were not in, or with a hand that is null. */
function checkClaims(facts, { hand, settlement: { pots = [] }, declared }, { currency, answers }) {
    const anyPot = pots.flatMap(({ contenders }) => contenders);
    return declared
        .filter(({ seat, potNo, amount }) => {
        const contenders = potNo === undefined ? anyPot : pots[potNo]?.contenders;
        return amount > 0n && contenders?.includes(seat) !== true;
    })
        .map(({ seat, potNo, amount }) => (0, rule_1.breach)((0, hand_errors_1.annulling)(facts, hand, { seat, answers })?.rule ?? facts.rules.sidePots, {
        code: 'award-without-claim',
        severity: 'violation',
        expected: potNo === undefined ? 'a seat still in the hand' : `a seat that can win pot ${potNo}`,
        found: `seat ${seat} with ${(0, wording_1.money)(amount, currency)}`,
    }));
}
function checkAmounts(facts, awarded, setting) {
    const [due, paid] = [bySeat(awarded.settlement.awards), bySeat(awarded.declared)];
    const isAlsoRight = otherReadings(facts, awarded, setting).some(({ awards }) => areEqual(awards, paid));
    if (areEqual(due, paid) || isAlsoRight)
        return [];
    if (areEqual(withRakesAsTaken(facts, awarded, setting), paid)) {
        return [rakeSpreadOtherwise(facts, awarded, setting)];
    }
    const { code, rule } = kindOf(facts, { due, paid, hand: awarded.hand });
    const [expected, found] = [inWords(due, setting.currency), inWords(paid, setting.currency)];
    return [(0, rule_1.breach)(rule, { code, severity: 'violation', expected, found })];
}
/** The same winners with other amounts were given the wrong odd unit, or an uneven split; else the winners are wrong. */
function kindOf({ rules }, { due, paid, hand }) {
    const sameWinners = due.size === paid.size && [...due.keys()].every((seat) => paid.has(seat));
    if (!sameWinners || due.size < 2) {
        const shown = new Set(hand.cards.filter((known) => known.shown).map(({ seat }) => seat));
        const mucked = shown.size > 0 && [...paid.keys()].some((seat) => !due.has(seat) && !shown.has(seat));
        return { code: 'award-differs', rule: mucked ? rules.showdown : rules.ranking };
    }
    const differences = [...due].map(([seat, amount]) => amount - paid.get(seat));
    const onlyUnits = (0, money_1.sumMinor)(differences) === 0n && differences.every((by) => by >= -1n && by <= 1n);
    return onlyUnits
        ? { code: 'odd-unit-misplaced', rule: rules.oddUnit }
        : { code: 'split-not-even', rule: rules.split };
}
/** The awards that would be due if the rake had been taken from the pots as the declared awards leave it. */
function withRakesAsTaken(facts, { hand, settlement: { pots = [] }, declared }, setting) {
    const rakes = pots.map(({ amount, carriedOut }, index) => amount -
        carriedOut -
        (0, money_1.sumMinor)(declared.filter(({ potNo }) => potNo === index).map((award) => award.amount)));
    if (rakes.some((rake) => rake < 0n))
        return new Map();
    return bySeat((0, settle_hand_1.divide)(facts, { hand, setting }, rakes).pots.flatMap(({ awards = [] }) => awards));
}
const rakeSpreadOtherwise = ({ rules }, { settlement: { pots = [] }, declared }, { currency }) => (0, rule_1.breach)(rules.rakeByPot, {
    code: 'rake-by-pot-differs',
    severity: 'information',
    expected: `rakes of ${pots.map(({ rake }) => (0, wording_1.money)(rake, currency)).join(', ')} from the pots`,
    found: `awards of ${declared.map(({ amount }) => (0, wording_1.money)(amount, currency)).join(', ')}`,
});
function bySeat(awards) {
    const amounts = new Map();
    for (const { seat, amount } of awards) {
        if (amount !== 0n)
            amounts.set(seat, (amounts.get(seat) ?? 0n) + amount);
    }
    return amounts;
}
const areEqual = (one, other) => one.size === other.size && [...one].every(([seat, amount]) => other.get(seat) === amount);
const inWords = (amounts, currency) => amounts.size === 0
    ? 'nothing to anybody'
    : [...amounts]
        .sort(([one], [other]) => one - other)
        .map(([seat, amount]) => `${(0, wording_1.money)(amount, currency)} to seat ${seat}`)
        .join(', ');
//# sourceMappingURL=awards-check.js.map