"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.rouletteFrenchAbbreviated = exports.ROULETTE_FRENCH_ABBREVIATED = void 0;
const roulette_french_abbreviated_register_1 = require("./roulette-french-abbreviated.register");
const roulette_french_rules_1 = require("./roulette-french.rules");
const roulette_rules_1 = require("./roulette-rules");
const BETS = new Set([
    'straight-up',
    'split',
    'street',
    'street-zero',
    'corner',
    'first-four',
    'six-line',
]);
/** Abbreviated French roulette as the Order of 4 February 2010 has it (heading 1.1.1.B): bets on numbers only. */
exports.ROULETTE_FRENCH_ABBREVIATED = {
    ...roulette_french_rules_1.ROULETTE_FRENCH,
    code: 'roulette-french-abbreviated',
    rules: { ...roulette_french_rules_1.ROULETTE_FRENCH.rules, betsOffered: roulette_french_abbreviated_register_1.BETS_OF_ABBREVIATED },
    register: roulette_french_abbreviated_register_1.ROULETTE_FRENCH_ABBREVIATED_REGISTER,
    openPoints: ['OP1-01', 'OP1-05', 'OP1-06'],
    bets: roulette_french_rules_1.ROULETTE_FRENCH.bets.filter(({ type }) => BETS.has(type)),
};
exports.rouletteFrenchAbbreviated = (0, roulette_rules_1.rouletteRules)(exports.ROULETTE_FRENCH_ABBREVIATED);
//# sourceMappingURL=roulette-french-abbreviated.rules.js.map