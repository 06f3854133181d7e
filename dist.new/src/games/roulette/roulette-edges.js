"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.rouletteEdges = void 0;
const rational_1 = require("../../kernel/rational");
const chances_1 = require("../_mechanics/chances");
const layout_1 = require("./layout");
const HALF = (0, rational_1.rational)(1n, 2n);
const POCKET = (0, rational_1.rational)(1n, BigInt(layout_1.POCKETS));
const BY_POCKET = 'enumeration of the 37 pockets';
const BY_PRISON = 'enumeration of the 37 pockets, a held bet left until another number comes; the last spin and the minimum set aside';
/** The house's share of every bet, exactly, from the same facts the bets are settled by. */
const rouletteEdges = (facts, answers) => facts.bets.flatMap((bet) => {
    const wins = winsOf(bet);
    if (!bet.isSimple)
        return [(0, chances_1.edgeOf)(bet.type, wins, BY_POCKET)];
    const halfBack = (0, chances_1.together)([wins, (0, chances_1.withChance)(POCKET, HALF)]);
    if (facts.onZero === 'half-back')
        return [(0, chances_1.edgeOf)(bet.type, halfBack, BY_POCKET)];
    const left = (0, chances_1.together)([wins, heldOnZero(bet, answers)]);
    return [
        (0, chances_1.edgeOf)(`${bet.type}/withdraw`, halfBack, BY_POCKET),
        (0, chances_1.edgeOf)(`${bet.type}/leave`, left, BY_PRISON),
    ];
});
exports.rouletteEdges = rouletteEdges;
/** The chance of a bet; all its sets have the same size. */
const chanceOf = ({ sets }) => (0, rational_1.multiply)(POCKET, (0, rational_1.rational)(BigInt(sets[0]?.numbers.length ?? 0)));
const winsOf = (bet) => (0, chances_1.withChance)(chanceOf(bet), (0, rational_1.add)(rational_1.ONE, bet.pays));
/**
 * What comes back of a bet left in prison by a zero. Each spin frees it, or loses it, or is a zero and halves it:
 * v = c·g + z·v/2 for the mean, and likewise with the square of each.
 */
function heldOnZero(bet, answers) {
    const release = answers['OP1-03'] === 'paid-even' ? (0, rational_1.rational)(2n) : rational_1.ONE;
    const freed = (0, chances_1.withChance)(chanceOf(bet), release);
    const mean = geometric(freed.mean, (0, rational_1.multiply)(POCKET, HALF));
    const square = geometric(freed.square, (0, rational_1.multiply)(POCKET, (0, rational_1.multiply)(HALF, HALF)));
    return { mean: (0, rational_1.multiply)(POCKET, mean), square: (0, rational_1.multiply)(POCKET, square) };
}
/** The sum of a, a·q, a·q² … */
const geometric = (first, ratio) => (0, rational_1.divide)(first, (0, rational_1.subtract)(rational_1.ONE, ratio));
//# sourceMappingURL=roulette-edges.js.map