"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.wheelOfFortune = exports.WHEEL_OF_FORTUNE = void 0;
const wheel_of_fortune_register_1 = require("./wheel-of-fortune.register");
const wheel_rules_1 = require("./wheel-rules");
const positions = (squares, spanish, rule, pays) => ({
    type: `positions-${squares}`,
    spanish,
    rule,
    squares,
    pays,
});
const figure = (which) => ({
    type: `figure-${which}`,
    spanish: `figura ${which}`,
    rule: wheel_of_fortune_register_1.WHEEL_OF_FORTUNE_RULES.figure,
    squares: 1n,
    pays: 45n,
});
/** The wheel of fortune as the Order of 4 February 2010 has it (heading 1.1.11), as data. */
exports.WHEEL_OF_FORTUNE = {
    code: 'wheel-of-fortune',
    rules: wheel_of_fortune_register_1.WHEEL_OF_FORTUNE_RULES,
    register: wheel_of_fortune_register_1.WHEEL_OF_FORTUNE_REGISTER,
    bets: [
        positions(24n, 'veinticuatro posiciones', wheel_of_fortune_register_1.WHEEL_OF_FORTUNE_RULES.twentyFour, 1n),
        positions(15n, 'quince posiciones', wheel_of_fortune_register_1.WHEEL_OF_FORTUNE_RULES.fifteen, 2n),
        positions(7n, 'siete posiciones', wheel_of_fortune_register_1.WHEEL_OF_FORTUNE_RULES.seven, 5n),
        positions(4n, 'cuatro posiciones', wheel_of_fortune_register_1.WHEEL_OF_FORTUNE_RULES.four, 10n),
        positions(2n, 'dos posiciones', wheel_of_fortune_register_1.WHEEL_OF_FORTUNE_RULES.two, 20n),
        figure(1),
        figure(2),
    ],
    turnsAtLeast: 4,
    staff: [{ role: 'croupier', atLeast: 1 }],
};
exports.wheelOfFortune = (0, wheel_rules_1.wheelRules)(exports.WHEEL_OF_FORTUNE);
//# sourceMappingURL=wheel-of-fortune.rules.js.map