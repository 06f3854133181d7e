"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.cardsOf = exports.errorRuleOf = exports.errorOf = void 0;
exports.resultsOf = resultsOf;
const hand_totals_1 = require("../baccarat/hand-totals");
/** The error of play a coup was decided by, where the game has a rule for it. */
const errorOfPlay = ({ errors }, { errorRule }) => errorRule !== undefined && Object.hasOwn(errors, errorRule) ? errors[errorRule] : undefined;
/** What the error of play of a coup does to it. */
const errorOf = (facts, outcome) => errorOfPlay(facts, outcome)?.effect;
exports.errorOf = errorOf;
/** The rule on the error of play of a coup. */
const errorRuleOf = (facts, outcome) => errorOfPlay(facts, outcome)?.rule;
exports.errorRuleOf = errorRuleOf;
/** The cards of a cloth; undefined where they are not reported. */
const cardsOf = ({ cards }, tableau) => tableau === 1 ? cards?.tableau1 : cards?.tableau2;
exports.cardsOf = cardsOf;
/**
 * Who won on each cloth. The cards decide, wherever they are reported, and the rule on errors that was applied; where
 * neither says, what the table reports stands. A cloth that is reported twice counts as first reported.
 */
function resultsOf(facts, outcome) {
    const effect = (0, exports.errorOf)(facts, outcome);
    return facts.cloths.flatMap((tableau) => {
        const declared = outcome.results.find((result) => result.tableau === tableau)?.winner;
        if (declared === undefined)
            return [];
        return [{ tableau, declared, winner: winnerOn(facts, outcome, { tableau, declared, effect }) }];
    });
}
function winnerOn(facts, outcome, { tableau, declared, effect }) {
    if (declared === 'annulled' || effect === 'annuls')
        return 'annulled';
    if (effect === 'bank-loses')
        return 'punto';
    if (effect === 'punto-loses')
        return 'bank';
    if (effect === 'decided')
        return declared;
    const bank = strengthOf(facts, outcome.cards?.bank, bankView(outcome, effect));
    const punto = strengthOf(facts, (0, exports.cardsOf)(outcome, tableau), puntoView(effect));
    if (bank === undefined || punto === undefined)
        return declared;
    if (bank === punto)
        return 'tie';
    return bank > punto ? 'bank' : 'punto';
}
const puntoView = (effect) => ({
    unseenIsZero: effect === 'unseen-counts-zero',
    totalsOnly: effect === 'totals-only',
    ofTwoThirds: 'better',
    ...(effect === 'punto-has-nine' ? { deemed: 9 } : {}),
});
function bankView({ decisions = [] }, effect) {
    const drew = decisions.some((decision) => decision.hand === 'bank' && decision.drew);
    return {
        unseenIsZero: effect === 'unseen-counts-zero',
        totalsOnly: effect === 'totals-only',
        ofTwoThirds: 'worse',
        ...(effect === 'bank-counts-zero' ? (drew ? { onlyThird: true } : { deemed: 0 }) : {}),
    };
}
/** The total of a hand, above nine where it is one that three cards cannot equal. */
function strengthOf({ drawing }, cards, view) {
    if (view.deemed !== undefined)
        return view.deemed;
    if (cards === undefined || cards.length < 2)
        return view.unseenIsZero ? 0 : undefined;
    if (view.onlyThird === true)
        return (0, hand_totals_1.pointsOf)(cards.at(-1));
    const total = ofThirds(cards, view.ofTwoThirds);
    const isHigher = drawing.naturalIsHigher && !view.totalsOnly && cards.length === 2 && (0, hand_totals_1.isNatural)(total);
    return isHigher ? total + 10 : total;
}
/** The total with each of the third cards there are, the better or the worse of them. */
function ofThirds(cards, which) {
    if (cards.length <= 3)
        return (0, hand_totals_1.totalOf)(cards);
    const totals = cards.slice(2).map((third) => (0, hand_totals_1.totalOf)([...cards.slice(0, 2), third]));
    return which === 'better' ? Math.max(...totals) : Math.min(...totals);
}
//# sourceMappingURL=coup-result.js.map