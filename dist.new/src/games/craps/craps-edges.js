"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.crapsEdges = void 0;
exports.crapsEdgeName = crapsEdgeName;
exports.paysOf = paysOf;
const rational_1 = require("../../kernel/rational");
const chances_1 = require("../_mechanics/chances");
const decision_1 = require("./decision");
const reported_throw_1 = require("./reported-throw");
const throw_1 = require("./throw");
const METHOD = 'enumeration of the 36 throws, until the bet is decided';
const FACES = [1, 2, 3, 4, 5, 6];
const THROWS = FACES.flatMap((one) => FACES.map((other) => ({ total: one + other, isDouble: one === other })));
const ONE_THROW = (0, rational_1.rational)(1n, BigInt(THROWS.length));
/** Points that pay alike. */
const PAIRS = [
    ['4-10', 4],
    ['5-9', 5],
    ['6-8', 6],
];
/** The house's share of every bet, exactly, from the same facts the bets are settled by. */
const crapsEdges = ({ bets }, answers) => bets.flatMap((bet) => bet.play.kind === 'number'
    ? PAIRS.map(([pair, point]) => (0, chances_1.edgeOf)(`${bet.type}/${pair}`, backOf(bet, point, answers), METHOD))
    : [(0, chances_1.edgeOf)(bet.type, backOf(bet, undefined, answers), METHOD)]);
exports.crapsEdges = crapsEdges;
/** Of a bet on a number, the pair of its number where its selection says it. */
function crapsEdgeName({ type, selection }) {
    const pair = PAIRS.find(([, point]) => selection === point || selection === 14 - point);
    return pair !== undefined && ON_NUMBERS.test(type) ? `${type}/${pair[0]}` : type;
}
const ON_NUMBERS = /(-odds|^right-bet|^wrong-bet)$/;
/** What comes back of a bet with this number: it waits through every throw that does not decide it. */
function backOf(bet, number, answers) {
    let staying = 0n;
    const cases = THROWS.map((thrown) => {
        const decision = (0, decision_1.decisionOf)(bet.play, number, thrown);
        switch (decision.fate) {
            case 'wins':
                return (0, chances_1.withChance)(ONE_THROW, (0, rational_1.add)(rational_1.ONE, (0, throw_1.paidOn)(bet, decision.pays, { answers })));
            case 'null':
                return (0, chances_1.withChance)(ONE_THROW, rational_1.ONE);
            case 'loses':
                return chances_1.NOTHING_BACK;
            case 'stays':
                if (isMoved(bet, number) && (0, reported_throw_1.isPoint)(thrown.total))
                    return once(backOf(bet, thrown.total, answers));
                staying += 1n;
                return chances_1.NOTHING_BACK;
        }
    });
    const decided = (0, rational_1.subtract)(rational_1.ONE, (0, rational_1.rational)(staying, BigInt(THROWS.length)));
    const { mean, square } = (0, chances_1.together)(cases);
    return { mean: (0, rational_1.divide)(mean, decided), square: (0, rational_1.divide)(square, decided) };
}
/** A line bet moves to the first number thrown. */
const isMoved = ({ play }, number) => play.kind === 'line' && number === undefined;
const once = ({ mean, square }) => ({
    mean: (0, rational_1.divide)(mean, (0, rational_1.rational)(BigInt(THROWS.length))),
    square: (0, rational_1.divide)(square, (0, rational_1.rational)(BigInt(THROWS.length))),
});
/** The rows of the table of payments: one for each way a bet can pay. */
function paysOf({ play }) {
    switch (play.kind) {
        case 'line':
            return [['', rational_1.ONE]];
        case 'waiting':
            return [['', play.pays]];
        case 'number':
            return PAIRS.map(([pair, point]) => [` (${pair.replace('-', ', ')})`, play.pays[point]]);
        case 'one-throw': {
            const rows = new Map();
            for (const [total, { numerator }] of play.pays)
                rows.set(numerator, [...(rows.get(numerator) ?? []), total]);
            const isOne = rows.size === 1;
            return [...rows].map(([pays, totals]) => [isOne ? '' : ` (${totals.join(', ')})`, (0, rational_1.rational)(pays)]);
        }
    }
}
//# sourceMappingURL=craps-edges.js.map