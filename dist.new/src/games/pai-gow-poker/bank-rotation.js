"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkTurn = checkTurn;
exports.checkDice = checkDice;
const rule_1 = require("../rule");
const nameOf = (position) => position === 'croupier' ? 'the croupier' : `seat ${position}`;
/** The croupier, then the seats clockwise. */
const placeOf = (position) => (position === 'croupier' ? 0 : position);
/**
 * The bank begins with the croupier and goes to the next one who is in the hand and does not refuse it. Passed over,
 * the croupier did not do what he must; a player may have refused without its being reported.
 */
function checkTurn({ rules }, deal, before) {
    if (before === undefined)
        return [];
    const passedOver = passedBy(deal, before.memory?.['bank']);
    const next = passedOver.find((position) => position === 'croupier') ?? passedOver[0];
    if (next === undefined)
        return [];
    return [
        (0, rule_1.breach)(rules.bank, {
            code: 'bank-out-of-turn',
            severity: next === 'croupier' ? 'violation' : 'advisory',
            expected: `the bank at ${nameOf(next)}`,
            found: `at ${nameOf(deal.bank)}`,
        }),
    ];
}
/** Those whose turn came between the last bank and this one, and who did not refuse. */
function passedBy({ bank, hands, refused = [] }, last) {
    const seats = hands.map(({ seat }) => seat).filter((seat) => !refused.includes(seat));
    const round = Math.max(placeOf(bank), typeof last === 'number' ? last : 0, ...seats) + 1;
    const from = typeof last === 'number' ? last : last === 'croupier' ? 0 : -1;
    const stepsTo = (position) => {
        const steps = (placeOf(position) - from + round) % round;
        return steps === 0 ? round : steps;
    };
    const candidates = ['croupier', ...[...seats].sort((a, b) => a - b)];
    return [...candidates]
        .filter((position) => position !== bank && stepsTo(position) < stepsTo(bank))
        .sort((a, b) => stepsTo(a) - stepsTo(b));
}
/** The dice, counted from the bank over all places of the table: at six players 1, 8 and 15 are the bank itself. */
function checkDice({ rules, seats }, { bank, dice, firstHand }, terms) {
    if (dice === undefined || firstHand === undefined)
        return [];
    const places = (terms?.seats ?? seats) + 1;
    const sum = dice.reduce((total, die) => total + die, 0);
    const place = (placeOf(bank) + sum - 1) % places;
    if (place === placeOf(firstHand) % places)
        return [];
    return [
        (0, rule_1.breach)(rules.dice, {
            code: 'first-hand-misplaced',
            severity: 'violation',
            expected: `the first hand to ${nameOf(place === 0 ? 'croupier' : place)}, by a sum of ${sum}`,
            found: nameOf(firstHand),
        }),
    ];
}
//# sourceMappingURL=bank-rotation.js.map