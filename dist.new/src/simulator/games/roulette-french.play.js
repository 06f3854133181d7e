"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.rouletteFrenchGame = void 0;
const roulette_french_rules_1 = require("../../games/roulette/roulette-french.rules");
const roulette_game_1 = require("./roulette-game");
/** French roulette, at one cloth and at two. */
exports.rouletteFrenchGame = (0, roulette_game_1.rouletteGame)(roulette_french_rules_1.ROULETTE_FRENCH, {
    rules: roulette_french_rules_1.rouletteFrench,
    letters: 'RF',
    kinds: [
        {
            minimum: 500n,
            tier: 1,
            seats: 12,
            float: 300000n,
            staff: { 'table-chief': 1, croupier: 2 },
            equipment: { cloths: 1, serials: ['wheel-17'] },
        },
        {
            minimum: 1000n,
            tier: 2,
            seats: 20,
            float: 600000n,
            staff: { 'table-chief': 1, 'sub-chief': 1, croupier: 4 },
            equipment: { cloths: 2, serials: ['wheel-23'] },
            roundsOfNotice: roulette_french_rules_1.ROULETTE_FRENCH.roundsOfNotice,
        },
    ],
});
//# sourceMappingURL=roulette-french.play.js.map