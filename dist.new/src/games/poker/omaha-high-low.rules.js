"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.omahaHighLow = void 0;
const circle_poker_rules_1 = require("./circle-poker-rules");
const circle_poker_2010_1 = require("./order-2010/circle-poker-2010");
const omaha_register_1 = require("./order-2010/omaha.register");
const COMMON = (0, circle_poker_2010_1.circlePoker2010)(omaha_register_1.OMAHA_HIGH_LOW_RULES);
/** Omaha high-low as data: the best hand and the lowest, of eight or below, have half of each pot. */
const OMAHA_HIGH_LOW = {
    ...COMMON,
    code: 'omaha-high-low',
    openPoints: [...COMMON.openPoints, 'OP2-32'],
    cardsToUse: 'two-own-three-common',
    own: 4,
    common: 5,
    lowUpTo: '8',
};
exports.omahaHighLow = (0, circle_poker_rules_1.circlePokerRules)(OMAHA_HIGH_LOW);
//# sourceMappingURL=omaha-high-low.rules.js.map