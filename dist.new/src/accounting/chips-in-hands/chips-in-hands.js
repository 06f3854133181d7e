"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.owedInChips = exports.chipsInHands = void 0;
/**
 * H as a stock: the face value of the sets in service less what all holders of the house have, custody and transit
 * included. What is left the customers have.
 */
const chipsInHands = (balances) => {
    let held = 0n;
    for (const [account, balance] of balances)
        if (account.startsWith('chips:'))
            held += balance;
    return -held;
};
exports.chipsInHands = chipsInHands;
/** What is owed to customers in chips: in their hands, or in the croupier's custody. */
const owedInChips = (balances) => {
    let held = 0n;
    for (const [account, balance] of balances) {
        if (account.startsWith('chips:') && !account.startsWith('chips:custody'))
            held += balance;
    }
    return -held;
};
exports.owedInChips = owedInChips;
//# sourceMappingURL=chips-in-hands.js.map