"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkPots = checkPots;
const hand_account_1 = require("../../domain/circle-hand/hand-account");
const money_1 = require("../../kernel/money");
/** A5, soft: what was put into the pots of a hand and not returned came out of them again. */
function checkPots(hand) {
    const { contributed, carriedIn, collected, rake, carriedOut } = (0, hand_account_1.accountOfHand)(hand);
    const putIn = (0, money_1.sumMinor)(contributed.values()) + carriedIn;
    const out = collected + rake + carriedOut;
    if (putIn === out)
        return [];
    return [{ identity: 'A5', at: hand.handNo, expected: `${putIn} put in`, found: `${out} came out` }];
}
//# sourceMappingURL=a5-pots.js.map