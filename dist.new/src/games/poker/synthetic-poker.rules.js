"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.syntheticPoker = void 0;
const circle_poker_rules_1 = require("./circle-poker-rules");
const circle_poker_2010_1 = require("./order-2010/circle-poker-2010");
const synthetic_register_1 = require("./order-2010/synthetic.register");
const hand_ranking_1 = require("../_mechanics/poker-hands/hand-ranking");
const ALL_GAMES = (0, circle_poker_2010_1.circlePoker2010)(synthetic_register_1.SYNTHETIC_RULES);
/** Synthetic poker as data: 28 cards, both own ones with three common ones, the common ones shown one by one. */
const SYNTHETIC_POKER = {
    ...ALL_GAMES,
    code: 'synthetic-poker',
    regulated: { ...ALL_GAMES.regulated, forced: ['ante'], speaksFirst: 'highest-bettor' },
    ranking: hand_ranking_1.SYNTHETIC_RANKING,
    limits: ['no-limit'],
    cardsToUse: 'two-own-three-common',
    own: 2,
    common: 5,
};
exports.syntheticPoker = (0, circle_poker_rules_1.circlePokerRules)(SYNTHETIC_POKER);
//# sourceMappingURL=synthetic-poker.rules.js.map