"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.rouletteFrenchAbbreviatedGame = void 0;
const roulette_french_abbreviated_rules_1 = require("../../games/roulette/roulette-french-abbreviated.rules");
const roulette_game_1 = require("./roulette-game");
/** Abbreviated French roulette: bets on numbers only. */
exports.rouletteFrenchAbbreviatedGame = (0, roulette_game_1.rouletteGame)(roulette_french_abbreviated_rules_1.ROULETTE_FRENCH_ABBREVIATED, {
    rules: roulette_french_abbreviated_rules_1.rouletteFrenchAbbreviated,
    letters: 'RA',
    kinds: [
        {
            minimum: 500n,
            tier: 1,
            seats: 12,
            float: 300000n,
            staff: { 'table-chief': 1, croupier: 2 },
            equipment: { cloths: 1, serials: ['wheel-31'] },
        },
    ],
});
//# sourceMappingURL=roulette-french-abbreviated.play.js.map