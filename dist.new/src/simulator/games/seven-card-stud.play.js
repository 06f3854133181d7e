"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.sevenCardStudGame = void 0;
const seven_card_stud_rules_1 = require("../../games/poker/seven-card-stud.rules");
const poker_game_1 = require("./poker/poker-game");
/** Seven-card stud: an ante of everybody, seven own cards, five rounds of betting. */
exports.sevenCardStudGame = (0, poker_game_1.pokerGame)('SS', {
    rules: seven_card_stud_rules_1.sevenCardStud,
    own: 7,
    boardAt: [0, 0, 0, 0, 0],
    forced: 'antes',
    players: 6,
});
//# sourceMappingURL=seven-card-stud.play.js.map