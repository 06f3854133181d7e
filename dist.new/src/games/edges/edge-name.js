"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.edgeNameOf = edgeNameOf;
exports.edgesNamed = edgesNamed;
const catalogue_1 = require("../catalogue");
const game_codes_1 = require("../game-codes");
/** The name in a game's edges under which a bet of a round counts; undefined where the edge of another bet includes it. */
function edgeNameOf(game, bet, round) {
    const rules = (0, game_codes_1.isGameCode)(game) ? catalogue_1.CATALOGUE[game] : undefined;
    return rules?.edgeNameOf === undefined ? bet.type : rules.edgeNameOf(bet, round);
}
/**
 * The edges that a name may stand for: the one called so, else one for each choice the player had, which the report
 * does not tell. None where the game has no edge for such a bet.
 */
function edgesNamed(name, edges) {
    const exact = edges.find(({ bet }) => bet === name);
    if (exact !== undefined)
        return [exact];
    const choices = edges.filter(({ bet }) => bet.startsWith(`${name}/`));
    const [type] = name.split('/');
    return choices.length > 0 || type === name
        ? choices
        : edges.filter(({ bet }) => bet.startsWith(`${type}/`));
}
//# sourceMappingURL=edge-name.js.map