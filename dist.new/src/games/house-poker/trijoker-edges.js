"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.trijokerEdges = trijokerEdges;
const counted_results_1 = require("../_mechanics/counted-results");
const suit_classes_1 = require("../_mechanics/poker-hands/suit-classes");
const trijoker_hand_1 = require("./trijoker-hand");
const CARDS = 52;
const METHOD = 'all three cards and both common ones; a bet is withdrawn where it would lose on average';
/** The edges of the three bets, exactly, under the play that wins most; and of all three of them together. */
function trijokerEdges(facts, answers) {
    const lastCards = netsOverLastCards((0, trijoker_hand_1.prizeTeller)(facts, answers['OP2-11']));
    const ofBets = facts.bets.map(() => []);
    const together = [];
    for (const { cards, hands } of (0, suit_classes_1.threeCardClasses)(CARDS)) {
        const after = cardsBeside(cards).map((left) => lastCards([...cards, left]));
        const firstStays = after.reduce((total, { sum }) => total + sum, 0n) > 0n;
        for (const each of after) {
            const inPlay = [firstStays, each.sum > 0n, true];
            ofBets.forEach((counted, bet) => counted.push(inHands(each, hands, inPlay[bet] === true ? 1 : 0)));
            together.push(inHands(each, hands, inPlay.filter(Boolean).length));
        }
    }
    return [
        ...facts.bets.map(({ type }, bet) => (0, counted_results_1.edgeOfCounted)(type, (0, counted_results_1.allOf)(ofBets[bet]), { method: METHOD })),
        (0, counted_results_1.edgeOfCounted)('three-bets', (0, counted_results_1.allOf)(together), { method: METHOD, staked: BigInt(facts.bets.length) }),
    ];
}
/** What so many bets in play net in so many hands that are alike. */
function inHands({ ways, sum, squares }, hands, bets) {
    const [times, each] = [BigInt(hands), BigInt(bets)];
    return { ways: times * ways, sum: times * each * sum, squares: times * each * each * squares };
}
/** What a bet in play nets over all last cards, for four cards that are seen, each class of them counted out once. */
function netsOverLastCards(prizeOf) {
    const known = new Map();
    return (four) => {
        const key = (0, suit_classes_1.suitClassKey)(four);
        const before = known.get(key);
        if (before !== undefined)
            return before;
        const counted = (0, counted_results_1.allOf)(cardsBeside(four).map((last) => (0, counted_results_1.netting)(1n, prizeOf([...four, last])?.pays ?? -1n)));
        known.set(key, counted);
        return counted;
    };
}
const cardsBeside = (cards) => Array.from({ length: CARDS }, (_, card) => card).filter((card) => !cards.includes(card));
//# sourceMappingURL=trijoker-edges.js.map