"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.sevenCardStudInternational = exports.sevenCardStud = void 0;
const circle_poker_rules_1 = require("./circle-poker-rules");
const international_register_1 = require("./international.register");
const circle_poker_2010_1 = require("./order-2010/circle-poker-2010");
const stud_register_1 = require("./order-2010/stud.register");
const CARDS = {
    code: 'seven-card-stud',
    cardsToUse: 'any-five',
    own: 7,
    common: 0,
    lastMayBeCommon: true,
};
const ALL_GAMES = (0, circle_poker_2010_1.circlePoker2010)(stud_register_1.SEVEN_STUD_RULES);
/** Seven-card stud of the Order of 2010, as data: the best five of three covered and four open cards. */
const SEVEN_CARD_STUD_2010 = {
    ...ALL_GAMES,
    ...CARDS,
    openPoints: [...ALL_GAMES.openPoints, 'OP2-42'],
    regulated: { ...ALL_GAMES.regulated, ...stud_register_1.STUD_PLAY, players: { atLeast: 4, atMost: 8 } },
};
/** Seven-card stud by the international rules. */
const SEVEN_CARD_STUD = {
    ...(0, international_register_1.internationalPoker)('The best five of seven own cards make the hand; the seventh is common where the pack does not suffice.'),
    ...CARDS,
};
exports.sevenCardStud = (0, circle_poker_rules_1.circlePokerRules)(SEVEN_CARD_STUD_2010);
exports.sevenCardStudInternational = (0, circle_poker_rules_1.circlePokerRules)(SEVEN_CARD_STUD);
//# sourceMappingURL=seven-card-stud.rules.js.map