"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.fiveCardDrawGame = void 0;
const five_card_draw_rules_1 = require("../../games/poker/five-card-draw.rules");
const poker_game_1 = require("./poker/poker-game");
/** Two cards of a rank from the jack up open; who holds better ones without them lets others open. */
const isJacksOrBetter = (cards) => [...'JQKA'].some((rank) => cards.filter((card) => card.startsWith(rank)).length > 1);
/** Five-card draw: five covered cards, a round of betting before the draw and one after it; nobody draws. */
exports.fiveCardDrawGame = (0, poker_game_1.pokerGame)('FD', {
    rules: five_card_draw_rules_1.fiveCardDraw,
    own: 5,
    boardAt: [0, 0],
    forced: 'antes',
    opensWith: isJacksOrBetter,
    players: 5,
});
//# sourceMappingURL=five-card-draw.play.js.map