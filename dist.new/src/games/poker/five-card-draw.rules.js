"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.fiveCardDrawInternational = exports.fiveCardDraw = void 0;
const hand_ranking_1 = require("../_mechanics/poker-hands/hand-ranking");
const circle_poker_rules_1 = require("./circle-poker-rules");
const international_register_1 = require("./international.register");
const circle_poker_2010_1 = require("./order-2010/circle-poker-2010");
const draw_register_1 = require("./order-2010/draw.register");
const CARDS = { code: 'five-card-draw', cardsToUse: 'any-five', own: 5, common: 0 };
const ALL_GAMES = (0, circle_poker_2010_1.circlePoker2010)(draw_register_1.DRAW_RULES);
/** Covered five-card poker of the Order of 2010, as data: openers, figures, and 52 or 32 cards. */
const FIVE_CARD_DRAW_2010 = {
    ...ALL_GAMES,
    ...CARDS,
    openPoints: [...ALL_GAMES.openPoints, 'OP2-30', 'OP2-31'],
    ranking: hand_ranking_1.COVERED_RANKING,
    regulated: { ...ALL_GAMES.regulated, forced: ['ante'], speaksFirst: 'opener' },
};
/** Five-card draw by the international rules. */
const FIVE_CARD_DRAW = {
    ...(0, international_register_1.internationalPoker)('The five cards held after the draw make the hand.'),
    ...CARDS,
};
exports.fiveCardDraw = (0, circle_poker_rules_1.circlePokerRules)(FIVE_CARD_DRAW_2010);
exports.fiveCardDrawInternational = (0, circle_poker_rules_1.circlePokerRules)(FIVE_CARD_DRAW);
//# sourceMappingURL=five-card-draw.rules.js.map