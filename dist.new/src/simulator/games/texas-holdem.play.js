"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.texasHoldemGame = void 0;
const texas_holdem_rules_1 = require("../../games/poker/texas-holdem.rules");
const poker_game_1 = require("./poker/poker-game");
/** Hold'em: two own cards, five common ones, four rounds of betting. */
exports.texasHoldemGame = (0, poker_game_1.pokerGame)('TH', {
    rules: texas_holdem_rules_1.texasHoldem,
    own: 2,
    boardAt: [0, 3, 4, 5],
    forced: 'blinds',
    players: 7,
});
//# sourceMappingURL=texas-holdem.play.js.map