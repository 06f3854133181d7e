"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkOnePlayerSeats = checkOnePlayerSeats;
const rule_1 = require("../rule");
/** Where nobody plays on another's hand: one player at a seat, and one seat for a player. */
function checkOnePlayerSeats(bets, rule) {
    const named = bets.flatMap(({ seat, player }) => seat === undefined || player === undefined ? [] : [{ seat, player }]);
    const players = [...new Set(named.map(({ player }) => player))];
    const seats = [...new Set(named.map(({ seat }) => seat))];
    return [
        ...seats.flatMap((seat) => {
            const theirs = new Set(named.filter((each) => each.seat === seat).map(({ player }) => player));
            if (theirs.size < 2)
                return [];
            const [expected, found] = [`one player at seat ${seat}`, [...theirs].join(', ')];
            return [(0, rule_1.breach)(rule, { code: 'seat-shared', severity: 'violation', expected, found })];
        }),
        ...players.flatMap((player) => {
            const theirs = new Set(named.filter((each) => each.player === player).map(({ seat }) => seat));
            if (theirs.size < 2)
                return [];
            const [expected, found] = [`one seat for ${player}`, `seats ${[...theirs].join(', ')}`];
            return [(0, rule_1.breach)(rule, { code: 'player-at-several-seats', severity: 'violation', expected, found })];
        }),
    ];
}
//# sourceMappingURL=one-player-seats.js.map