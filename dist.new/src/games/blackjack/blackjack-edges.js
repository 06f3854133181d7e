"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.blackjackEdges = void 0;
const rational_1 = require("../../kernel/rational");
const chances_1 = require("../_mechanics/chances");
const best_play_1 = require("./best-play");
const bolsa_edge_1 = require("./bolsa-edge");
const dealer_endings_1 = require("./dealer-endings");
const METHOD = 'best play by the total of the hand against the first card of the dealer, splitting without end, cards drawn from ' +
    'all ranks alike; of one unit of the first bet, with what is put there to split and double';
/** Six decks and play by totals only move the edge by less than this. */
const ERROR = (0, rational_1.rational)(1n, 500n);
/** The house's share of a first bet well played, of insurance, and of Bolsa. */
const blackjackEdges = (facts, answers) => [
    { ...ofMain(facts, answers), error: ERROR },
    ofInsurance(facts),
    (0, bolsa_edge_1.bolsaEdge)(facts, answers),
];
exports.blackjackEdges = blackjackEdges;
function ofMain(facts, answers) {
    let [mean, square] = [0n, 0n];
    for (const [first, ranks] of dealer_endings_1.VALUES) {
        const endings = (0, dealer_endings_1.dealerEndings)(first);
        const play = new best_play_1.BestPlay({ endings, losesAll: answers['OP1-09'] === 'all-lost' });
        for (const [one, ofOne] of dealer_endings_1.VALUES) {
            for (const [other, ofOther] of dealer_endings_1.VALUES) {
                const ways = ranks * ofOne * ofOther;
                const hand = isBlackjack(one, other) ? ofBlackjack(facts) : play.ofPair(one, other);
                mean += ways * over(endings, hand.mean);
                square += ways * over(endings, hand.square);
            }
        }
    }
    const [won, squared] = [(0, rational_1.rational)(mean, dealer_endings_1.RANKS ** 3n * dealer_endings_1.SCALE), (0, rational_1.rational)(square, dealer_endings_1.RANKS ** 3n * dealer_endings_1.SCALE)];
    const back = (0, rational_1.add)(rational_1.ONE, won);
    return (0, chances_1.edgeOf)('main', { mean: back, square: (0, rational_1.add)((0, rational_1.add)(rational_1.ONE, (0, rational_1.multiply)((0, rational_1.rational)(2n), won)), squared) }, METHOD);
}
/** The average of an amount over the endings of the dealer. */
const over = (endings, amounts) => amounts.reduce((sum, amount, index) => sum + amount * (endings[index] ?? 0n), 0n) / dealer_endings_1.SCALE;
const isBlackjack = (one, other) => one + other === 11 && (one === 1 || other === 1);
function ofBlackjack({ pays }) {
    const { numerator, denominator } = pays.blackjack;
    const won = dealer_endings_1.ENDINGS.map((ending) => (ending === 'blackjack' ? 0n : (dealer_endings_1.SCALE * numerator) / denominator));
    return { mean: won, square: won.map((amount) => (amount * amount) / dealer_endings_1.SCALE) };
}
/** Insurance is made when an ace lies there; what the hands hold is set aside. */
function ofInsurance({ decks, pays }) {
    const tens = (0, rational_1.rational)(BigInt(16 * decks), BigInt(52 * decks - 1));
    const method = `the second card of the dealer out of the ${52 * decks - 1} that are not his ace`;
    return (0, chances_1.edgeOf)('insurance', (0, chances_1.withChance)(tens, (0, rational_1.add)(rational_1.ONE, pays.insurance)), method);
}
//# sourceMappingURL=blackjack-edges.js.map