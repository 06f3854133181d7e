"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.fiveCardStud = void 0;
const circle_poker_rules_1 = require("./circle-poker-rules");
const circle_poker_2010_1 = require("./order-2010/circle-poker-2010");
const stud_register_1 = require("./order-2010/stud.register");
const ALL_GAMES = (0, circle_poker_2010_1.circlePoker2010)(stud_register_1.FIVE_STUD_RULES);
/** Five-card stud as data: one covered card and four open ones. */
const FIVE_CARD_STUD = {
    ...ALL_GAMES,
    code: 'five-card-stud',
    openPoints: [...ALL_GAMES.openPoints, 'OP2-42'],
    regulated: { ...ALL_GAMES.regulated, ...stud_register_1.STUD_PLAY },
    cardsToUse: 'any-five',
    own: 5,
    common: 0,
};
exports.fiveCardStud = (0, circle_poker_rules_1.circlePokerRules)(FIVE_CARD_STUD);
//# sourceMappingURL=five-card-stud.rules.js.map