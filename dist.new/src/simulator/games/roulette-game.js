"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.rouletteGame = void 0;
const layout_1 = require("../../games/roulette/layout");
/** Doublings after which a player of the martingale begins anew. */
const LONGEST_MARTINGALE = 4;
/** A roulette: some play their numbers, some double on red, some spread over the cloth. */
const rouletteGame = (facts, game) => {
    const multiple = facts.bets.filter(({ isSimple }) => !isSimple);
    const layout = {
        multiple,
        simple: facts.bets.filter(({ isSimple }) => isSimple),
        byDozen: multiple.filter(({ type }) => /dozen|column/.test(type)),
        hasPrison: facts.onZero === 'prison',
    };
    return { ...game, secondsPerRound: [75, 130], begin: (cloth) => begin(cloth, layout) };
};
exports.rouletteGame = rouletteGame;
function begin({ chance, minimum }, layout) {
    return {
        prepare: () => undefined,
        wagers: (guest) => wagersOf(guest, minimum(), layout),
        outcome: () => ({ number: chance.below(layout_1.POCKETS) }),
        options: ({ type, held }, outcome) => layout.hasPrison
            ? choiceOnZero(type, { held, outcome, leaves: chance.percent(60) }, layout)
            : undefined,
        end: () => undefined,
    };
}
function wagersOf(guest, minimum, layout) {
    const unit = minimum * BigInt(guest.taste.units);
    const { chance } = guest;
    if (guest.taste.style < 30 && layout.simple.length > 0)
        return [onSimple(guest, unit, layout)];
    if (guest.taste.style < 55)
        return favourites(guest, minimum);
    const bets = guest.taste.style < 70 && layout.byDozen.length > 0 ? layout.byDozen : layout.multiple;
    return Array.from({ length: chance.between(1, 5) }, () => spread(chance.oneOf(bets), guest, minimum));
}
/** Doubles what was lost, and comes back to one unit after a win or too many losses. */
function onSimple(guest, unit, { simple, hasPrison }) {
    const doublings = BigInt(guest.losses % (LONGEST_MARTINGALE + 1));
    const { type } = simple[guest.taste.style % simple.length];
    // Where zero gives half back, an even number of units can be halved.
    return { type, stake: unit * 2n ** doublings * (hasPrison ? 1n : 2n) };
}
/** Always the same numbers, sometimes with more chips. */
function favourites({ taste, chance }, minimum) {
    const first = (taste.style * 7 + taste.units) % layout_1.POCKETS;
    return [0, 5, 12].map((step) => {
        const number = (first + step) % layout_1.POCKETS;
        return { type: 'straight-up', stake: minimum * BigInt(chance.between(1, 3)), selection: [number] };
    });
}
function spread(bet, { chance, taste }, minimum) {
    const chosen = bet.type === 'straight-up' ? 1 : taste.units;
    const { selection } = chance.oneOf(bet.sets);
    // Two columns or dozens pay half: an even number of units can be paid exactly.
    const units = BigInt(chosen * (bet.pays.denominator === 2n ? 2 : 1));
    return { type: bet.type, stake: minimum * units, ...(selection === undefined ? {} : { selection }) };
}
/** What is held already is left lying, since it may be below the minimum. */
function choiceOnZero(type, { held, outcome, leaves }, { simple }) {
    const isZero = outcome.number === 0;
    if (!isZero || !simple.some((bet) => bet.type === type))
        return undefined;
    return { onZero: held || leaves ? 'leave' : 'withdraw' };
}
//# sourceMappingURL=roulette-game.js.map