"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkSlip = checkSlip;
const slips_1 = require("../../domain/table-session/slips");
const SLIP_RULE = {
    severity: 'violation',
    ruleId: 'K4',
    citation: 'each slip is used once or void, and says the same at the cage and at the table',
};
/** Holds a report of a slip against what was reported under its number before. */
function checkSlip(slips, report) {
    const known = (0, slips_1.findSlip)(slips, report);
    if (known === undefined)
        return [];
    const same = known[report.half];
    if (same !== undefined)
        return [usedTwice(report, same)];
    const other = report.half === 'cage' ? known.table : known.cage;
    return other === undefined || other === report.amount ? [] : [halvesDiffer(report, other)];
}
const usedTwice = ({ slip, half, amount }, before) => ({
    code: 'slip-used-twice',
    ...SLIP_RULE,
    expected: `slip ${slip} reported once by the ${half}`,
    found: `reported with ${before}, and again with ${amount}`,
});
const halvesDiffer = ({ slip, half, amount }, other) => ({
    code: 'slip-halves-differ',
    ...SLIP_RULE,
    expected: `${other} under slip ${slip}, as the other end reported`,
    found: `${amount} reported by the ${half}`,
});
//# sourceMappingURL=slip.checks.js.map