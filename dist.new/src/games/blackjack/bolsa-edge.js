"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.bolsaEdge = bolsaEdge;
const rational_1 = require("../../kernel/rational");
const chances_1 = require("../_mechanics/chances");
const METHOD = 'all orders of three cards from the full shoe, a pair of sevens always drawing a third, the pool at its floor';
/** The house's and the pool's share of a stake of Bolsa together. */
function bolsaEdge(facts, answers) {
    const stakeBack = answers['OP1-10a'] === 'returned' ? rational_1.ONE : rational_1.ZERO;
    const back = ({ pays }) => pays === undefined ? (0, rational_1.rational)(facts.bolsaFloor) : (0, rational_1.add)(pays, stakeBack);
    return (0, chances_1.edgeOf)('bolsa', (0, chances_1.together)(facts.bolsa.map((prize) => (0, chances_1.withChance)(chanceOf(prize, facts), back(prize)))), METHOD);
}
/** The chance that a combination is the highest that the first cards have. */
function chanceOf({ sevens, isSuited }, { decks }) {
    const [cards, all, ofSuit] = [BigInt(52 * decks), BigInt(4 * decks), BigInt(decks)];
    const orders = (...ways) => (0, rational_1.rational)(ways.reduce((product, way) => product * way, 1n), ways.reduce((product, _way, index) => product * (cards - BigInt(index)), 1n));
    const noSeven = cards - all;
    if (sevens === 1)
        return orders(all, noSeven);
    const second = isSuited ? ofSuit - 1n : all - ofSuit;
    if (sevens === 2)
        return orders(all, second, noSeven);
    const suited = orders(all, ofSuit - 1n, ofSuit - 2n);
    if (isSuited)
        return suited;
    const any = orders(all, all - 1n, all - 2n);
    return (0, rational_1.rational)(any.numerator * suited.denominator - suited.numerator * any.denominator, any.denominator * suited.denominator);
}
//# sourceMappingURL=bolsa-edge.js.map