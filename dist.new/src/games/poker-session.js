"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.antesLeftOut = exports.withoutAnteIn = exports.NEW_POKER_SESSION = void 0;
exports.afterHand = afterHand;
exports.NEW_POKER_SESSION = {
    hands: 0,
    starters: [],
    players: [],
    charges: [],
    withoutAnte: [],
};
/** An ante is of everybody only where at least two have put it in; else one may have paid it for all. */
const withoutAnteIn = ({ players, anted }) => anted.length < 2 ? [] : players.filter((player) => !anted.includes(player));
exports.withoutAnteIn = withoutAnteIn;
/** How many hands of the session a player has left out its ante. */
const antesLeftOut = ({ withoutAnte }, player) => withoutAnte.find((one) => one.player === player)?.hands ?? 0;
exports.antesLeftOut = antesLeftOut;
/** The session after one more hand. */
function afterHand(session, hand) {
    const players = [...new Set(hand.players)];
    const without = (0, exports.withoutAnteIn)({ ...hand, players });
    return {
        ...session,
        hands: session.hands + 1,
        starters: session.hands === 0 ? players : session.starters,
        players: [...new Set([...session.players, ...players])],
        withoutAnte: [
            ...session.withoutAnte.filter(({ player }) => !without.includes(player)),
            ...without.map((player) => ({ player, hands: (0, exports.antesLeftOut)(session, player) + 1 })),
        ],
    };
}
//# sourceMappingURL=poker-session.js.map