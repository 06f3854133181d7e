"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.paiGowEdges = paiGowEdges;
const rational_1 = require("../../kernel/rational");
const chances_1 = require("../_mechanics/chances");
const comparison_1 = require("./comparison");
const house_way_1 = require("./house-way");
const CARDS = 53;
const CARDS_OF_A_HAND = 7;
const HANDS = 7;
const DEALS = 1000;
const METHOD = `all pairs of hands of ${DEALS} deals of a fixed sequence, each hand set alike: a straight or a flush kept, else the best small hand; within 0.2 %`;
/** Twice the deviation of what is counted, over deals as if they were independent, with room to spare. */
const ERROR = (0, rational_1.rational)(1n, 500n);
/**
 * The house's share of a bet against the croupier's bank, both setting their hands the same way. Hands that are
 * better and worse come alike often, so only how often the bank wins what is equal and how often nobody wins is
 * counted; the commission is of what is won.
 */
function paiGowEdges(facts, answers) {
    const { pays, commission } = facts;
    const { equal, divided } = chancesOf(facts, answers);
    const wins = (0, rational_1.multiply)((0, rational_1.rational)(1n, 2n), (0, rational_1.subtract)((0, rational_1.subtract)(rational_1.ONE, equal), divided));
    const kept = (0, rational_1.multiply)(pays, (0, rational_1.subtract)(rational_1.ONE, commission.atMost));
    const back = (0, chances_1.together)([(0, chances_1.withChance)(wins, (0, rational_1.add)(rational_1.ONE, kept)), (0, chances_1.withChance)(divided, rational_1.ONE)]);
    return [{ ...(0, chances_1.edgeOf)('player-bet', back, METHOD), error: ERROR }];
}
function chancesOf({ comparison }, answers) {
    const cards = fixedSequence();
    let [pairs, divided, equal] = [0n, 0n, 0n];
    for (let deal = 0; deal < DEALS; deal += 1) {
        const ways = dealt(cards, answers);
        for (const own of ways) {
            for (const bank of ways) {
                if (own === bank)
                    continue;
                const [big, small] = [(0, comparison_1.standing)(own.big, bank.big), (0, comparison_1.standing)(own.small, bank.small)];
                const fate = comparison[big][small];
                pairs += 1n;
                if (fate === 'null')
                    divided += 1n;
                else if (fate === 'loses' && (big === 'equal' || small === 'equal'))
                    equal += 1n;
            }
        }
    }
    return { equal: (0, rational_1.rational)(equal, pairs), divided: (0, rational_1.rational)(divided, pairs) };
}
/** Whole numbers below a bound that look like chance and are the same every time. */
function fixedSequence() {
    let state = 1;
    return (below) => {
        state = (state * 48271) % 2147483647;
        return state % below;
    };
}
function dealt(next, answers) {
    const deck = Array.from({ length: CARDS }, (_, card) => card);
    for (let place = 0; place < HANDS * CARDS_OF_A_HAND; place += 1) {
        const other = place + next(CARDS - place);
        [deck[place], deck[other]] = [deck[other], deck[place]];
    }
    return Array.from({ length: HANDS }, (_, hand) => (0, house_way_1.houseWay)(deck.slice(hand * CARDS_OF_A_HAND, (hand + 1) * CARDS_OF_A_HAND), answers));
}
//# sourceMappingURL=pai-gow-edges.js.map