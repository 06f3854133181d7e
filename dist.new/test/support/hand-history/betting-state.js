"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.written = exports.purseOf = exports.startBetting = void 0;
exports.object = object;
exports.pay = pay;
exports.checkStack = checkStack;
const money_1 = require("../../../src/kernel/money");
const purse_1 = require("./purse");
const startBetting = (hand) => ({
    hand,
    purses: new Map(hand.seats.map(({ seat, stack }) => [seat, (0, purse_1.freshPurse)(seat, stack)])),
    steps: [],
    reasons: [],
    antes: [],
    smallBlindPosted: false,
    round: 1,
    price: 0n,
    fullPrice: 0n,
    priceOpen: false,
});
exports.startBetting = startBetting;
const purseOf = (state, seat) => state.purses.get(seat);
exports.purseOf = purseOf;
/** Writes an amount the way a reader knows it: 1.50. */
const written = (state, amount) => (0, money_1.formatMinor)(amount, state.hand.header.money.currency);
exports.written = written;
/** Records what is wrong with an action. */
function object(state, action, complaint) {
    state.reasons.push(`line ${action.line}: seat ${action.seat} ${complaint}`);
}
/** Moves chips from the stack into the pot, and holds the action against the stack. */
function pay(state, action, amount, destination = 'bet') {
    const purse = (0, exports.purseOf)(state, action.seat);
    if (destination === 'dead')
        purse.dead += amount;
    else
        purse.put += amount;
    if (destination === 'bet')
        purse.bet += amount;
    if (amount <= 0n)
        object(state, action, `puts in ${(0, exports.written)(state, amount)}`);
    if (action.allIn || action.capped !== undefined)
        purse.done = true;
}
/** Once an action is paid: nobody puts in more than his stack, and all-in means exactly the stack. */
function checkStack(state, action) {
    const purse = (0, exports.purseOf)(state, action.seat);
    const paid = (0, purse_1.contributionOf)(purse);
    if (paid > purse.stack || (paid === purse.stack) !== (action.allIn === true)) {
        const stack = `has put in ${(0, exports.written)(state, paid)} of a stack of ${(0, exports.written)(state, purse.stack)}`;
        object(state, action, `${stack} and ${action.allIn ? 'is' : 'is not'} all-in`);
    }
    const { cap } = state.hand.header;
    if (action.capped !== undefined && (action.capped !== cap || paid !== cap)) {
        object(state, action, `reaches a cap of ${(0, exports.written)(state, action.capped)} with ${(0, exports.written)(state, paid)}`);
    }
}
//# sourceMappingURL=betting-state.js.map