"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkForfeits = exports.FORFEIT_OPTION = void 0;
const typebox_1 = require("typebox");
const rule_1 = require("../rule");
/** Why a player loses his bets to the bank. */
exports.FORFEIT_OPTION = {
    forfeited: typebox_1.Type.Optional(typebox_1.Type.Enum(['exchanged-information', 'turned-cards-early', 'asked-for-advice'], {
        description: 'the player broke a prohibition and loses the bet',
    })),
};
/** Bets that were lost by a prohibition, and not by cards: somebody should know. */
const checkForfeits = ({ bets }, rule) => bets
    .filter(({ rules }) => rules.includes(rule))
    .map(({ betId, type }) => (0, rule_1.breach)(rule, {
    code: 'bet-forfeited',
    severity: 'information',
    expected: 'bets that cards decide',
    found: `${type} lost by its player’s conduct`,
    betIds: [betId],
}));
exports.checkForfeits = checkForfeits;
//# sourceMappingURL=forfeited-bets.js.map