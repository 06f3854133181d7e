"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.rowsEdges = rowsEdges;
exports.rowsEdgeName = rowsEdgeName;
const rational_1 = require("../../kernel/rational");
const chances_1 = require("../_mechanics/chances");
const equal_rows_1 = require("./equal-rows");
const reported_rows_1 = require("./reported-rows");
/** What plain numbers of twelve places leave open. */
const ROUNDED = (0, rational_1.rational)(1n, 10n ** 12n);
/** A held bet is played on from what the shoe has left by then, which moves its edge by less than this. */
const HELD_ON = (0, rational_1.rational)(1n, 100000n);
const HALF = (0, rational_1.rational)(1n, 2n);
/** The house's share of every bet, by what its player does on the refait, or insured against it. */
function rowsEdges(facts, answers) {
    const chances = chancesOfRows(facts);
    const method = `every choice of cards for both rows from the full shoe of ${facts.decks} decks`;
    const onHeld = `${method}; a held bet left until a row wins, each further hand as the first; the last hand and the minimum set aside`;
    const { wins, nothing, refait } = chances;
    return facts.bets.flatMap(({ type, pays }) => {
        const played = (0, chances_1.together)([(0, chances_1.withChance)(wins, (0, rational_1.add)(rational_1.ONE, pays)), (0, chances_1.withChance)(nothing, rational_1.ONE)]);
        const [withdrawn, left, insured] = [
            (0, chances_1.withChance)(refait, HALF),
            heldOnRefait(chances, answers),
            (0, chances_1.withChance)(refait, rational_1.ONE),
        ];
        return [
            { ...(0, chances_1.edgeOf)(`${type}/withdraw`, (0, chances_1.together)([played, withdrawn]), method), error: ROUNDED },
            { ...(0, chances_1.edgeOf)(`${type}/leave`, (0, chances_1.together)([played, left]), onHeld), error: HELD_ON },
            {
                ...insuredEdge((0, chances_1.edgeOf)(`${type}/insured`, (0, chances_1.together)([played, insured]), method), facts),
                error: ROUNDED,
            },
        ];
    });
}
/** An insured bet counts with its premium, which has no edge of its own. */
function rowsEdgeName({ betId, type }, { bets }) {
    if (type === reported_rows_1.INSURANCE)
        return undefined;
    const isInsured = bets.some((bet) => bet.type === reported_rows_1.INSURANCE && (0, reported_rows_1.insuredBy)(bet.options) === betId);
    return isInsured ? `${type}/insured` : type;
}
/** The premium is paid beside the bet and never comes back. */
const insuredEdge = (row, { premium }) => ({
    ...row,
    edge: (0, rational_1.add)(row.edge, premium.share),
});
/** What comes back of a held bet: freed by a win, held on by equal rows, halved by a further refait. */
function heldOnRefait({ wins, nothing, refait }, answers) {
    const release = answers['OP1-03'] === 'paid-even' ? (0, rational_1.rational)(2n) : rational_1.ONE;
    const isFreed = answers['OP1-12'] === 'freed';
    const freed = (0, chances_1.together)([(0, chances_1.withChance)(wins, release), ...(isFreed ? [(0, chances_1.withChance)(nothing, rational_1.ONE)] : [])]);
    const staying = isFreed ? rational_1.ZERO : nothing;
    const left = (share) => (0, rational_1.subtract)((0, rational_1.subtract)(rational_1.ONE, staying), (0, rational_1.multiply)(refait, share));
    return {
        mean: (0, rational_1.multiply)(refait, (0, rational_1.divide)(freed.mean, left(HALF))),
        square: (0, rational_1.multiply)(refait, (0, rational_1.divide)(freed.square, left((0, rational_1.multiply)(HALF, HALF)))),
    };
}
/** Rows are alike: what is not equal is won by each of them as often. */
function chancesOfRows({ decks }) {
    const equalRows = (0, equal_rows_1.chancesOfEqualRows)(decks).map(inPlaces);
    const equal = (0, rational_1.sumRational)(equalRows);
    const refait = equalRows[0] ?? rational_1.ZERO;
    return { wins: (0, rational_1.multiply)(HALF, (0, rational_1.subtract)(rational_1.ONE, equal)), nothing: (0, rational_1.subtract)(equal, refait), refait };
}
const PLACES = 10 ** 15;
const inPlaces = (chance) => (0, rational_1.rational)(BigInt(Math.round(chance * PLACES)), BigInt(PLACES));
//# sourceMappingURL=rows-edges.js.map