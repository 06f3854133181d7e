"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.texasHoldemInternational = exports.texasHoldem = exports.TEXAS_HOLDEM = void 0;
const circle_poker_rules_1 = require("./circle-poker-rules");
const international_register_1 = require("./international.register");
const circle_poker_2010_1 = require("./order-2010/circle-poker-2010");
const omaha_register_1 = require("./order-2010/omaha.register");
const CARDS = { code: 'texas-holdem', cardsToUse: 'any-five', own: 2, common: 5 };
/** Hold'em of the Order of 2010, as data: any five of two own and five common cards. */
const TEXAS_HOLDEM_2010 = { ...(0, circle_poker_2010_1.circlePoker2010)(omaha_register_1.HOLDEM_RULES), ...CARDS };
/** Hold'em by the international rules. */
exports.TEXAS_HOLDEM = {
    ...(0, international_register_1.internationalPoker)('The best five of two own and five common cards make the hand.'),
    ...CARDS,
};
exports.texasHoldem = (0, circle_poker_rules_1.circlePokerRules)(TEXAS_HOLDEM_2010);
exports.texasHoldemInternational = (0, circle_poker_rules_1.circlePokerRules)(exports.TEXAS_HOLDEM);
//# sourceMappingURL=texas-holdem.rules.js.map