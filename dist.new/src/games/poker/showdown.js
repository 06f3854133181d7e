"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.winnersAt = void 0;
exports.showdownOf = showdownOf;
exports.bestClaims = bestClaims;
const best_hand_1 = require("../_mechanics/poker-hands/best-hand");
const deck_1 = require("../_mechanics/poker-hands/deck");
const five_card_hand_1 = require("../_mechanics/poker-hands/five-card-hand");
const low_hand_1 = require("../_mechanics/poker-hands/low-hand");
const odd_units_1 = require("./odd-units");
const readings_1 = require("./readings");
/**
 * Judges the claims to a pot by the cards. Who laid his cards open has a claim, nobody else; where nobody did, the
 * cards that are known otherwise stand for it, but then those of every contender. Cards that do not suffice tell
 * nothing.
 */
function showdownOf(facts, hand, answers) {
    const boards = boardsOf(facts, hand);
    const known = new Map(bestKnown(hand.cards).map((cards) => [cards.seat, cards]));
    const judge = (contenders) => {
        const seen = contenders.flatMap((seat) => known.get(seat) ?? []);
        const shown = seen.filter((cards) => cards.shown);
        if (boards === undefined || (shown.length === 0 && seen.length < contenders.length))
            return undefined;
        const claims = (shown.length === 0 ? seen : shown).map((cards) => claimOf(facts, cards));
        const readable = claims.filter((claim) => claim !== undefined);
        if (readable.length < claims.length || readable.length === 0)
            return undefined;
        return judged(facts, { boards, claims: (0, odd_units_1.oddUnitOrder)(facts, { hand, claims: readable }, answers) }, answers);
    };
    return judgedOnce(judge);
}
/** The same answer for the same seats: it is asked for to divide a pot, and again to say by which rule. */
function judgedOnce(judge) {
    const known = new Map();
    return (contenders) => {
        const key = contenders.join();
        if (!known.has(key))
            known.set(key, judge(contenders));
        return known.get(key);
    };
}
/** The winners of a pot on each board, of the high and, where there is one, of the low hand. */
const winnersAt = (showdown, answers) => (contenders) => {
    const boards = showdown(contenders)?.boards;
    const winners = boards?.map((claims) => [bestClaims(claims, ({ high }) => high), bestClaims(claims, ({ low }) => low)].filter((seats) => seats.length > 0));
    if (answers['OP2-33'] === 'first-line')
        return winners;
    // The claims stand in the order of odd units: who bet last comes first, where he has one.
    const first = boards?.[0]?.[0]?.seat;
    return winners?.toSorted((one, other) => wonBy(other, first) - wonBy(one, first));
};
exports.winnersAt = winnersAt;
const wonBy = (parts, seat) => parts.some((seats) => seat !== undefined && seats.includes(seat)) ? 1 : 0;
/** The seats with the best claim in one respect; none where nobody has any. */
function bestClaims(claims, strengthOf) {
    const strengths = claims.map(strengthOf);
    const best = Math.max(...strengths.filter((strength) => strength !== undefined));
    return claims.filter((_, index) => strengths[index] === best).map(({ seat }) => seat);
}
/** Of one seat reported more than once the shown cards count, else the last. */
function bestKnown(cards) {
    const known = new Map();
    for (const one of cards) {
        if (one.shown || known.get(one.seat)?.shown !== true)
            known.set(one.seat, one);
    }
    return [...known.values()];
}
/** The boards, each complete and no fewer than the game has; without common cards one empty board. */
function boardsOf({ common, ranking, boards: count = 1 }, { boards }) {
    const reported = boards.length === 0 ? [[]] : boards;
    const read = reported.flatMap((board) => {
        const numbers = (0, deck_1.cardNumbers)(ranking.deck, board);
        return numbers === undefined || board.length < common ? [] : [numbers];
    });
    return read.length === reported.length && read.length >= count ? read : undefined;
}
function claimOf({ ranking, own }, known) {
    const numbers = (0, deck_1.cardNumbers)(ranking.deck, known.cards);
    return numbers === undefined || numbers.length > own ? undefined : { seat: known.seat, own: numbers };
}
function judged(facts, { boards, claims }, answers) {
    if (!boards.every((common) => claims.every(({ own }) => suffice(facts, own, common))))
        return undefined;
    const ranking = (0, readings_1.rankingUnder)(facts, answers);
    const high = (0, five_card_hand_1.handEvaluator)(ranking);
    const best = (own, common, judge) => (0, best_hand_1.bestOf)({ own, common }, facts.cardsToUse, judge);
    return {
        ranking,
        boards: boards.map((common) => {
            const low = lowJudge(facts, common, answers);
            return claims.map(({ seat, own }) => ({
                seat,
                high: best(own, common, high),
                low: low === undefined ? undefined : best(own, common, low),
            }));
        }),
    };
}
/** How low hands are judged, where the game has them and the board allows one. */
function lowJudge({ lowUpTo, ranking: { deck } }, common, answers) {
    if (lowUpTo === undefined)
        return undefined;
    if (answers['OP2-32'] === 'eight-or-better')
        return (0, low_hand_1.lowHandJudge)(deck, lowUpTo);
    return (0, low_hand_1.isLowBoard)(deck, common, lowUpTo) ? (0, low_hand_1.reversedJudge)(deck) : undefined;
}
const suffice = ({ own: due, common: dueCommon, lastMayBeCommon }, own, common) => (own.length === due && common.length === dueCommon) ||
    (lastMayBeCommon === true && own.length === due - 1 && common.length === dueCommon + 1);
//# sourceMappingURL=showdown.js.map