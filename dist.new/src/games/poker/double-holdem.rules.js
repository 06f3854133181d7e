"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.doubleHoldem = void 0;
const circle_poker_rules_1 = require("./circle-poker-rules");
const circle_poker_2010_1 = require("./order-2010/circle-poker-2010");
const omaha_register_1 = require("./order-2010/omaha.register");
const ALL_GAMES = (0, circle_poker_2010_1.circlePoker2010)(omaha_register_1.DOUBLE_HOLDEM_RULES);
/** Double hold'em as data: two lines of common cards, half of each pot for each of them. */
const DOUBLE_HOLDEM = {
    ...ALL_GAMES,
    code: 'double-holdem',
    openPoints: [...ALL_GAMES.openPoints, 'OP2-33'],
    cardsToUse: 'any-five',
    own: 2,
    common: 5,
    boards: 2,
};
exports.doubleHoldem = (0, circle_poker_rules_1.circlePokerRules)(DOUBLE_HOLDEM);
//# sourceMappingURL=double-holdem.rules.js.map