"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.decisionOf = decisionOf;
const rational_1 = require("../../kernel/rational");
const LOSES = { fate: 'loses' };
const STAYS = { fate: 'stays' };
const NULL = { fate: 'null' };
const SEVEN = 7;
/** What a throw does to a bet that has this number, or has none. */
function decisionOf(play, number, dice) {
    switch (play.kind) {
        case 'one-throw': {
            const pays = play.pays.get(dice.total);
            return pays === undefined ? LOSES : { fate: 'wins', pays };
        }
        case 'waiting':
            if (dice.total === play.number && play.isHard && !dice.isDouble)
                return LOSES;
            return against(play.number, { winsWith: 'number', pays: play.pays }, dice);
        case 'number':
            return number === undefined ? STAYS : against(number, { ...play, pays: play.pays[number] }, dice);
        case 'line': {
            if (number !== undefined)
                return against(number, { winsWith: play.thenWinsWith, pays: rational_1.ONE }, dice);
            if (play.wins.includes(dice.total))
                return { fate: 'wins', pays: rational_1.ONE };
            if (play.loses.includes(dice.total))
                return LOSES;
            return play.nullWith.includes(dice.total) ? NULL : STAYS;
        }
    }
}
/** Its number against a seven, whichever comes first. */
function against(number, { winsWith, pays }, { total }) {
    if (total !== number && total !== SEVEN)
        return STAYS;
    return (total === number) === (winsWith === 'number') ? { fate: 'wins', pays } : LOSES;
}
//# sourceMappingURL=decision.js.map