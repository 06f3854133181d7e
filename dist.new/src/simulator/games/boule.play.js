"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.bouleGame = void 0;
const boule_rules_1 = require("../../games/boule/boule.rules");
/** Boule: a ball over nine numbers; most bet on a number they like, some on a colour. */
exports.bouleGame = {
    rules: boule_rules_1.boule,
    letters: 'BO',
    kinds: [
        {
            minimum: 200n,
            seats: 15,
            float: 200000n,
            staff: { 'table-chief': 1, croupier: 1 },
            equipment: { cloths: 1 },
        },
    ],
    secondsPerRound: [60, 110],
    begin: ({ chance, minimum }) => ({
        prepare: () => undefined,
        wagers: (guest) => wagersOf(guest, minimum()),
        outcome: () => ({ number: 1 + chance.below(boule_rules_1.BOULE.highest) }),
        end: () => undefined,
    }),
};
function wagersOf({ chance, taste }, minimum) {
    const { type, numbers } = chance.oneOf(boule_rules_1.BOULE.bets);
    const stake = minimum * BigInt(taste.units);
    if (numbers !== undefined)
        return [{ type, stake }];
    return [{ type, stake, selection: 1 + ((taste.style + chance.below(2)) % boule_rules_1.BOULE.highest) }];
}
//# sourceMappingURL=boule.play.js.map