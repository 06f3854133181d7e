"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkChips = checkChips;
const chips_in_hands_1 = require("../chips-in-hands/chips-in-hands");
/** Chips on the way stand below zero as long as the other half of their slip is late. */
const isHolder = (account) => account.startsWith('chips:') && account !== 'chips:issued' && account !== 'chips:transit';
/** A2, soft: customers and holders have chips or none. A holder below zero waits for a late slip. */
function checkChips(balances) {
    const inHands = (0, chips_in_hands_1.chipsInHands)(balances);
    const figures = [
        ['chips in hands', inHands],
        ...balances.filter(([account]) => isHolder(account)),
    ];
    return figures
        .filter(([, balance]) => balance < 0n)
        .map(([at, balance]) => ({ identity: 'A2', at, expected: 'at least 0', found: `${balance}` }));
}
//# sourceMappingURL=a2-chips.js.map