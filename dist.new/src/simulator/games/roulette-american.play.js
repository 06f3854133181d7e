"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.rouletteAmericanGame = void 0;
const roulette_american_rules_1 = require("../../games/roulette/roulette-american.rules");
const roulette_game_1 = require("./roulette-game");
/** American roulette: zero gives half of a simple bet back. */
exports.rouletteAmericanGame = (0, roulette_game_1.rouletteGame)(roulette_american_rules_1.ROULETTE_AMERICAN, {
    rules: roulette_american_rules_1.rouletteAmerican,
    letters: 'AR',
    kinds: [
        {
            minimum: 500n,
            tier: 1,
            seats: 9,
            float: 300000n,
            staff: { 'table-chief': 1, croupier: 1 },
            equipment: { cloths: 1, serials: ['wheel-42'] },
        },
    ],
});
//# sourceMappingURL=roulette-american.play.js.map