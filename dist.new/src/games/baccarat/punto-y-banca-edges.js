"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.puntoYBancaEdges = puntoYBancaEdges;
const rational_1 = require("../../kernel/rational");
const chances_1 = require("../_mechanics/chances");
const coup_endings_1 = require("./coup-endings");
const METHOD = 'enumeration of all orders of six cards from the full shoe of six decks';
/** The house's share of every bet, exactly, from the same facts the bets are settled by. */
function puntoYBancaEdges(facts, answers) {
    const ways = countWays(facts);
    const all = ways.punto + ways.banca + ways.bancaDeducted + ways.tie;
    const chance = (count) => (0, rational_1.rational)(count, all);
    const { punto, banca, tie } = facts.bets;
    const push = (0, chances_1.withChance)(chance(ways.tie), rational_1.ONE);
    const deducted = (0, rational_1.multiply)(banca.pays, (0, rational_1.subtract)(rational_1.ONE, facts.deduction.share));
    const tieBack = answers['OP1-15c'] === 'consumed' ? tie.pays : (0, rational_1.add)(rational_1.ONE, tie.pays);
    return [
        (0, chances_1.edgeOf)('punto', (0, chances_1.together)([push, (0, chances_1.withChance)(chance(ways.punto), (0, rational_1.add)(rational_1.ONE, punto.pays))]), METHOD),
        (0, chances_1.edgeOf)('banca', (0, chances_1.together)([
            push,
            (0, chances_1.withChance)(chance(ways.banca), (0, rational_1.add)(rational_1.ONE, banca.pays)),
            (0, chances_1.withChance)(chance(ways.bancaDeducted), (0, rational_1.add)(rational_1.ONE, deducted)),
        ]), METHOD),
        (0, chances_1.edgeOf)('tie', (0, chances_1.withChance)(chance(ways.tie), tieBack), METHOD),
    ];
}
function countWays(facts) {
    const ways = { punto: 0n, banca: 0n, bancaDeducted: 0n, tie: 0n };
    (0, coup_endings_1.countEndings)(facts, (punto, banca, orders) => {
        const won = BigInt(orders);
        if (punto > banca)
            ways.punto += won;
        else if (punto === banca)
            ways.tie += won;
        else if (banca === facts.deduction.onTotal)
            ways.bancaDeducted += won;
        else
            ways.banca += won;
    });
    return ways;
}
//# sourceMappingURL=punto-y-banca-edges.js.map