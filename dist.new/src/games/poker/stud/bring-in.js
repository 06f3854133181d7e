"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkBringIn = checkBringIn;
const rule_1 = require("../../rule");
const wording_1 = require("../../wording");
const open_cards_1 = require("./open-cards");
/** The bring-in of stud: of the lowest open card, and of the minimum of the table at least. */
function checkBringIn({ regulated, hand, minimum, currency }) {
    const rule = regulated.rules.bringIn;
    const bringIn = hand.actions.find(({ action }) => action === 'bring-in');
    if (rule === undefined || bringIn === undefined)
        return [];
    const { seat, amount, allIn } = bringIn;
    const findings = [];
    if (minimum !== undefined && amount < minimum && !allIn) {
        findings.push((0, rule_1.breach)(rule, {
            ...{ code: 'bring-in-below-minimum', severity: 'violation' },
            ...{ expected: `at least ${(0, wording_1.money)(minimum, currency)}`, found: (0, wording_1.money)(amount, currency) },
        }));
    }
    const lowest = (0, open_cards_1.lowestOpen)(hand, [...new Set(hand.actions.map((action) => action.seat))]);
    if (lowest === undefined || lowest === seat)
        return findings;
    return [
        ...findings,
        (0, rule_1.breach)(rule, {
            ...{ code: 'bring-in-not-of-lowest', severity: 'advisory' },
            ...{ expected: `seat ${lowest}, which has the lowest open card`, found: `seat ${seat}` },
        }),
    ];
}
//# sourceMappingURL=bring-in.js.map