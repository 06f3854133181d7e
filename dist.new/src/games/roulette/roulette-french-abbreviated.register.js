"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.ROULETTE_FRENCH_ABBREVIATED_REGISTER = exports.BETS_OF_ABBREVIATED = void 0;
const roulette_french_register_1 = require("./roulette-french.register");
/** The rule of the abbreviated roulette that is its own; for everything else it refers to French roulette. */
exports.BETS_OF_ABBREVIATED = {
    id: '1.1.1.B-b-01',
    citation: '1.1.1.B, b) L524-527',
    says: 'There are only bets on numbers: six, four, three, two or one of them.',
};
/** What the French roulette says of bets that the abbreviated cloth has no place for. */
const OF_BETS_IT_LACKS = [
    roulette_french_register_1.ROULETTE_FRENCH_RULES.column,
    roulette_french_register_1.ROULETTE_FRENCH_RULES.dozen,
    roulette_french_register_1.ROULETTE_FRENCH_RULES.twoColumns,
    roulette_french_register_1.ROULETTE_FRENCH_RULES.twoDozens,
    roulette_french_register_1.ROULETTE_FRENCH_RULES.evenOdd,
    roulette_french_register_1.ROULETTE_FRENCH_RULES.redBlack,
    roulette_french_register_1.ROULETTE_FRENCH_RULES.low,
    roulette_french_register_1.ROULETTE_FRENCH_RULES.high,
    roulette_french_register_1.ROULETTE_FRENCH_RULES.zero,
    roulette_french_register_1.ROULETTE_FRENCH_RULES.belowMinimum,
    roulette_french_register_1.ROULETTE_FRENCH_RULES.lastSpin,
    roulette_french_register_1.ROULETTE_FRENCH_RULES.simpleMaximum,
    roulette_french_register_1.ROULETTE_FRENCH_RULES.simpleMinimum,
];
const CLOTH = {
    id: '1.1.1.B-a-01',
    citation: '1.1.1.B, a) L519-522',
    says: 'The cloth has no places for simple bets, dozens and columns.',
    reason: 'what is painted on the cloth is not reported; a bet it has no place for falls under 1.1.1.B-b-01',
};
exports.ROULETTE_FRENCH_ABBREVIATED_REGISTER = {
    applied: [
        exports.BETS_OF_ABBREVIATED,
        ...roulette_french_register_1.ROULETTE_FRENCH_REGISTER.applied.filter((rule) => !OF_BETS_IT_LACKS.includes(rule)),
    ],
    notCheckable: [CLOTH, ...roulette_french_register_1.ROULETTE_FRENCH_REGISTER.notCheckable],
};
//# sourceMappingURL=roulette-french-abbreviated.register.js.map