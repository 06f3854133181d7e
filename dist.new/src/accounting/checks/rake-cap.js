"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkRakeCap = checkRakeCap;
const hand_account_1 = require("../../domain/circle-hand/hand-account");
const CAP = { numerator: 5n, denominator: 100n };
/**
 * The rake of a circle hand is at most 5 % of the money contributed to it (epígrafe 1.1.10, II.4.a; the reference
 * rooms of INT-POKER are held to the same cap). Less is house policy and no finding.
 */
function checkRakeCap(hand) {
    const { pot, carriedIn, rake } = (0, hand_account_1.accountOfHand)(hand);
    const contributed = pot > carriedIn ? pot - carriedIn : 0n;
    if (rake * CAP.denominator <= contributed * CAP.numerator)
        return [];
    return [
        {
            code: 'rake-above-cap',
            severity: 'violation',
            ruleId: '1.1.10-II.4-01',
            citation: 'epígrafe 1.1.10, II.4.a: at most 5 % of the money contributed in each hand',
            expected: `at most ${(contributed * CAP.numerator) / CAP.denominator}`,
            found: `${rake}`,
        },
    ];
}
//# sourceMappingURL=rake-cap.js.map