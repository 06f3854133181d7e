"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.boule = exports.BOULE = void 0;
const rational_1 = require("../../kernel/rational");
const boule_rules_1 = require("./boule-rules");
const boule_register_1 = require("./boule.register");
const simple = ([type, spanish], rule, numbers) => ({
    type,
    spanish,
    rule,
    covers: numbers.join(', '),
    numbers,
    pays: rational_1.ONE,
    maximum: { atLeast: 200n, atMost: 500n, rule: boule_register_1.BOULE_RULES.simpleMaximum },
});
/** Boule as the Order of 4 February 2010 has it (heading 1.1.4), as data. */
exports.BOULE = {
    code: 'boule',
    rules: boule_register_1.BOULE_RULES,
    register: boule_register_1.BOULE_REGISTER,
    highest: 9,
    bets: [
        {
            type: 'straight-up',
            spanish: 'número entero',
            rule: boule_register_1.BOULE_RULES.number,
            covers: 'one number, 5 included',
            pays: (0, rational_1.rational)(7n),
            maximum: { atLeast: 40n, atMost: 100n, rule: boule_register_1.BOULE_RULES.numberMaximum },
        },
        simple(['red', 'rojo'], boule_register_1.BOULE_RULES.redBlack, [2, 4, 7, 9]),
        simple(['black', 'negro'], boule_register_1.BOULE_RULES.redBlack, [1, 3, 6, 8]),
        simple(['even', 'par'], boule_register_1.BOULE_RULES.evenOdd, [2, 4, 6, 8]),
        simple(['odd', 'impar'], boule_register_1.BOULE_RULES.evenOdd, [1, 3, 7, 9]),
        simple(['high', 'pasa'], boule_register_1.BOULE_RULES.high, [6, 7, 8, 9]),
        simple(['low', 'falta'], boule_register_1.BOULE_RULES.low, [1, 2, 3, 4]),
    ],
    raisedMinimum: 2n,
    staff: {
        ofTable: [{ role: 'table-chief', atLeast: 1 }],
        ofCloth: { role: 'croupier', atLeast: 1 },
    },
};
exports.boule = (0, boule_rules_1.bouleRules)(exports.BOULE);
//# sourceMappingURL=boule.rules.js.map