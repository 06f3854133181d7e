"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.stakesOf = stakesOf;
exports.returnedBySeat = returnedBySeat;
/** What every seat that took part put in, in the order of the seats; what came back is not taken off. */
function stakesOf({ seated, actions, }) {
    const present = new Set(seated.map(({ seat }) => seat));
    const folded = seatsThat('fold', actions);
    const acted = [...new Set(actions.map(({ seat }) => seat))].sort((one, other) => one - other);
    const contenders = acted.filter((seat) => present.has(seat) && !folded.has(seat));
    const isDead = deadMoney(contenders, actions);
    return acted.map((seat) => {
        const own = actions.filter((action) => action.seat === seat && action.action !== 'uncalled-returned');
        return {
            seat,
            live: sumOf(own.filter((action) => !isDead(action))),
            dead: sumOf(own.filter(isDead)),
            contends: contenders.includes(seat),
        };
    });
}
/** What the table says it gave back, by seat. */
function returnedBySeat({ actions }) {
    const returned = new Map();
    for (const { seat, action, amount } of actions) {
        if (action === 'uncalled-returned')
            returned.set(seat, (returned.get(seat) ?? 0n) + amount);
    }
    return returned;
}
/** Dead blinds, and the ante where one pays it for all: it counts for nobody's right to a pot. */
function deadMoney(contenders, actions) {
    const paidAnte = seatsThat('ante', actions);
    const everybodyPaid = contenders.every((seat) => paidAnte.has(seat));
    return ({ action }) => action === 'dead-blind' || (action === 'ante' && !everybodyPaid);
}
const seatsThat = (did, actions) => new Set(actions.filter(({ action }) => action === did).map(({ seat }) => seat));
const sumOf = (actions) => actions.reduce((total, { amount }) => total + amount, 0n);
//# sourceMappingURL=contributions.js.map