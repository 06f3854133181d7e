"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.omaha = void 0;
const circle_poker_rules_1 = require("./circle-poker-rules");
const circle_poker_2010_1 = require("./order-2010/circle-poker-2010");
const omaha_register_1 = require("./order-2010/omaha.register");
/** Omaha as data: of four own cards exactly two play, with three of the five common ones. */
const OMAHA = {
    ...(0, circle_poker_2010_1.circlePoker2010)(omaha_register_1.OMAHA_RULES),
    code: 'omaha',
    cardsToUse: 'two-own-three-common',
    own: 4,
    common: 5,
};
exports.omaha = (0, circle_poker_rules_1.circlePokerRules)(OMAHA);
//# sourceMappingURL=omaha.rules.js.map