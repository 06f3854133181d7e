"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.omahaFiveCard = void 0;
const circle_poker_rules_1 = require("./circle-poker-rules");
const circle_poker_2010_1 = require("./order-2010/circle-poker-2010");
const omaha_register_1 = require("./order-2010/omaha.register");
const ALL_GAMES = (0, circle_poker_2010_1.circlePoker2010)(omaha_register_1.OMAHA_FIVE_CARD_RULES);
/** Omaha with five own cards as data; of them exactly two play. */
const OMAHA_FIVE_CARD = {
    ...ALL_GAMES,
    code: 'omaha-five-card',
    regulated: { ...ALL_GAMES.regulated, players: { atMost: 8 } },
    cardsToUse: 'two-own-three-common',
    own: 5,
    common: 5,
};
exports.omahaFiveCard = (0, circle_poker_rules_1.circlePokerRules)(OMAHA_FIVE_CARD);
//# sourceMappingURL=omaha-five-card.rules.js.map