"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.rouletteAmerican = exports.ROULETTE_AMERICAN = void 0;
const roulette_american_register_1 = require("./roulette-american.register");
const roulette_french_rules_1 = require("./roulette-french.rules");
const roulette_rules_1 = require("./roulette-rules");
const STAFF = [
    { role: 'table-chief', atLeast: 1 },
    { role: 'croupier', atLeast: 1 },
];
/**
 * American roulette with a single zero as the Order of 4 February 2010 has it (heading 1.1.2): the French one, but for
 * half back on zero, colour chips, stakes that the minimum can pay, and its staff.
 */
exports.ROULETTE_AMERICAN = {
    ...roulette_french_rules_1.ROULETTE_FRENCH,
    code: 'roulette-american',
    rules: {
        ...roulette_french_rules_1.ROULETTE_FRENCH.rules,
        betsOffered: roulette_american_register_1.ROULETTE_AMERICAN_RULES.sameBets,
        zero: roulette_american_register_1.ROULETTE_AMERICAN_RULES.halfOnZero,
        lastSpin: roulette_american_register_1.ROULETTE_AMERICAN_RULES.halfOnZero,
        staffOneCloth: roulette_american_register_1.ROULETTE_AMERICAN_RULES.staff,
        staffTwoCloths: roulette_american_register_1.ROULETTE_AMERICAN_RULES.staff,
    },
    register: roulette_american_register_1.ROULETTE_AMERICAN_REGISTER,
    openPoints: ['OP1-01', 'OP1-05', 'OP1-05b', 'OP1-06'],
    onZero: 'half-back',
    colourChips: { value: roulette_american_register_1.ROULETTE_AMERICAN_RULES.colourValue, withoutValue: roulette_american_register_1.ROULETTE_AMERICAN_RULES.colourWithoutValue },
    payableWithMinimum: roulette_american_register_1.ROULETTE_AMERICAN_RULES.payableWithMinimum,
    staff: { oneCloth: STAFF, twoCloths: STAFF },
};
exports.rouletteAmerican = (0, roulette_rules_1.rouletteRules)(exports.ROULETTE_AMERICAN);
//# sourceMappingURL=roulette-american.rules.js.map