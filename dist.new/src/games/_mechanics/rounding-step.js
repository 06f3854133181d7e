"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkHouseRounding = exports.checkRounding = exports.houseShareStep = exports.roundingStep = void 0;
const rule_1 = require("../rule");
const rational_1 = require("../../kernel/rational");
const STEPS = {
    'half-up-to-cent': { mode: 'half-up', unit: 1n },
    'down-to-cent': { mode: 'floor', unit: 1n },
    'half-up-to-ten-cents': { mode: 'half-up', unit: 10n },
};
/** The rounding step of part 1 of the regulation (headings 1.1.1 to 1.1.8), as the casino answers. */
const roundingStep = (answers) => STEPS[answers['OP1-01']];
exports.roundingStep = roundingStep;
const HOUSE_STEPS = {
    'rake-down-to-chip': { mode: 'floor', unit: 1n },
    'house-down-to-cent': { mode: 'floor', unit: 1n },
    'half-up-to-cent': { mode: 'half-up', unit: 1n },
};
/** The rounding step of part 2 of the regulation (headings 1.1.9 to 1.1.13): of what the house takes or deducts. */
const houseShareStep = (answers) => HOUSE_STEPS[answers['OP2-01']];
exports.houseShareStep = houseShareStep;
const ROUNDED_ONCE = {
    id: 'OP1-01',
    citation: 'open point OP1-01: the Order states no rounding for headings 1.1.1 to 1.1.8',
    says: "An amount is rounded once per settled bet, the player's part first; the other side has the complement.",
};
const HOUSE_ROUNDED = {
    id: 'OP2-01',
    citation: 'open point OP2-01: the Order states no rounding for headings 1.1.9 to 1.1.13',
    says: 'What the house takes of an amount is rounded once; the player has the complement.',
};
/** Bets of part 1 that cannot be settled in whole units; worth knowing, as the table pays in chips. */
const checkRounding = (settlement) => roundedBets(settlement, ROUNDED_ONCE);
exports.checkRounding = checkRounding;
/** The same of part 2. */
const checkHouseRounding = (settlement) => roundedBets(settlement, HOUSE_ROUNDED);
exports.checkHouseRounding = checkHouseRounding;
function roundedBets({ bets }, rule) {
    const findings = [];
    for (const { betId, type, rounded } of bets) {
        if (rounded === undefined)
            continue;
        findings.push((0, rule_1.breach)(rule, {
            code: 'stake-not-payable-exactly',
            severity: 'information',
            expected: `a stake on ${type} that can be settled in whole units`,
            found: `exactly ${(0, rational_1.formatRational)(rounded.exact, 4)} minor units, rounded to ${rounded.rounded}`,
            betIds: [betId],
        }));
    }
    return findings;
}
//# sourceMappingURL=rounding-step.js.map