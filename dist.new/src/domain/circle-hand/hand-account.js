"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.accountOfHand = accountOfHand;
exports.contributionsOf = contributionsOf;
const money_1 = require("../../kernel/money");
/** Adds up a hand as it was declared; judges nothing. */
function accountOfHand(hand) {
    return {
        contributed: contributionsOf(hand),
        carriedIn: (0, money_1.minorFromWire)(hand.carriedIn ?? 0),
        pot: (0, money_1.sumMinor)(hand.pots.map((pot) => (0, money_1.minorFromWire)(pot.amount))),
        collected: (0, money_1.sumMinor)(hand.awards.map((award) => (0, money_1.minorFromWire)(award.amount))),
        rake: (0, money_1.minorFromWire)(hand.rake.dropped),
        carriedOut: (0, money_1.minorFromWire)(hand.carriedOut ?? 0),
    };
}
/** What each seat really risked: everything it put in less what came back uncalled. */
function contributionsOf(hand) {
    const contributed = new Map();
    for (const { seat, action, amount } of hand.actions) {
        const moved = (0, money_1.minorFromWire)(amount ?? 0);
        const before = contributed.get(seat) ?? 0n;
        contributed.set(seat, action === 'uncalled-returned' ? before - moved : before + moved);
    }
    return contributed;
}
//# sourceMappingURL=hand-account.js.map