"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.wheelOfFortuneGame = void 0;
const wheel_of_fortune_rules_1 = require("../../games/wheel-of-fortune/wheel-of-fortune.rules");
/** The squares of the wheel, one by one. */
const SQUARES = wheel_of_fortune_rules_1.WHEEL_OF_FORTUNE.bets.flatMap(({ type, squares }) => times(squares, type));
function times(count, type) {
    return count === 0n ? [] : [type, ...times(count - 1n, type)];
}
/** The wheel of fortune: everybody bets on a kind of square or two. */
exports.wheelOfFortuneGame = {
    rules: wheel_of_fortune_rules_1.wheelOfFortune,
    letters: 'WF',
    kinds: [{ minimum: 200n, seats: 20, float: 200000n, staff: { croupier: 1 } }],
    secondsPerRound: [50, 80],
    begin: ({ chance, minimum }) => ({
        prepare: () => undefined,
        wagers: (guest) => {
            const types = guest.chance.shuffled(wheel_of_fortune_rules_1.WHEEL_OF_FORTUNE.bets.map(({ type }) => type));
            const stake = minimum() * BigInt(guest.taste.units);
            return types.slice(0, guest.chance.between(1, 2)).map((type) => ({ type, stake }));
        },
        outcome: () => ({
            square: chance.oneOf(SQUARES),
            turns: wheel_of_fortune_rules_1.WHEEL_OF_FORTUNE.turnsAtLeast + chance.below(4),
        }),
        end: () => undefined,
    }),
};
//# sourceMappingURL=wheel-of-fortune.play.js.map