"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.bankEdges = bankEdges;
const rational_1 = require("../../kernel/rational");
const coup_endings_1 = require("../baccarat/coup-endings");
const METHOD = 'what the house takes of a unit the bank wins, the banker following his table and drawing where he may choose;' +
    ' enumeration of all orders of six cards from the full shoe of six decks';
/**
 * The house's share of one unit staked against the bank on one cloth. It takes no part, and has only its commission on
 * what the bank wins; over two cloths it has less, as they are netted.
 */
function bankEdges(facts) {
    const { puntoDrawsUpTo, puntoFreeOn, bankTable } = facts.drawing;
    const bancaTable = bankTable.map((row) => row.replaceAll('O', 'T'));
    const rates = Object.entries(facts.commission);
    const byRate = new Map();
    for (const [mode, rate] of rates) {
        const key = `${rate.numerator}/${rate.denominator}`;
        if (!byRate.has(key))
            byRate.set(key, { mode, rate });
    }
    return [
        [`draws-on-${puntoFreeOn}`, puntoFreeOn],
        [`stands-on-${puntoFreeOn}`, puntoDrawsUpTo],
    ].flatMap(([choice, upTo]) => {
        const bankWins = chanceOfBank({ decks: facts.decks, puntoDrawsUpTo: upTo, bancaTable });
        return [...byRate.values()].map(({ mode, rate }) => ({
            bet: byRate.size === 1 ? `punto/${choice}` : `punto/${choice}/${mode}-bank`,
            edge: (0, rational_1.multiply)(rate, bankWins),
            variance: (0, rational_1.multiply)((0, rational_1.multiply)(rate, rate), (0, rational_1.multiply)(bankWins, (0, rational_1.subtract)(rational_1.ONE, bankWins))),
            method: METHOD,
        }));
    });
}
function chanceOfBank(game) {
    let [won, all] = [0n, 0n];
    (0, coup_endings_1.countEndings)(game, (punto, bank, orders) => {
        all += BigInt(orders);
        if (bank > punto)
            won += BigInt(orders);
    });
    return (0, rational_1.rational)(won, all);
}
//# sourceMappingURL=bank-edges.js.map