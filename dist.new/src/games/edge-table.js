"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.edgeTable = edgeTable;
const result_1 = require("../kernel/result");
const game_codes_1 = require("./game-codes");
const default_rulebook_1 = require("./rulebooks/default-rulebook");
const rules_in_force_1 = require("./rulebooks/rules-in-force");
/** The edges of a game as it is played now, or of all games; refused, in a sentence, where the game has no rules. */
function edgeTable(game) {
    const wanted = game === undefined ? game_codes_1.GAME_CODES : [game];
    const tables = wanted.map(edgesOf);
    const refusal = tables.find((table) => !table.ok);
    if (game !== undefined && refusal !== undefined)
        return refusal;
    return (0, result_1.accepted)(tables.flatMap((table) => (table.ok ? table.value : [])));
}
function edgesOf(game) {
    const found = (0, rules_in_force_1.rulesInForce)({ ...default_rulebook_1.DEFAULT_RULEBOOK, game });
    if (!found.ok)
        return (0, result_1.refused)(`${found.refusal.code}: ${found.refusal.found}`);
    const { rules, rulebook, answers } = found.value;
    return (0, result_1.accepted)(rules.edges(answers).map((edge) => ({ game, rulebook: rulebook.code, ...edge })));
}
//# sourceMappingURL=edge-table.js.map