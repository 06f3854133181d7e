"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkDerivedCommission = checkDerivedCommission;
const rate_1 = require("../../kernel/rate");
/** A6, soft: the commission is the share at its rate, rounded half up once; the exact value stands beside it. */
function checkDerivedCommission({ at, of, rate, amount, exact }) {
    const due = (0, rate_1.shareOf)(of, rate);
    if (due.amount === amount && same(due.exact, exact))
        return [];
    return [{ identity: 'A6', at, expected: written(due.amount, due.exact), found: written(amount, exact) }];
}
const same = (a, b) => a === undefined || b === undefined ? a === b : a.numerator * b.denominator === b.numerator * a.denominator;
const written = (amount, exact) => exact === undefined ? `${amount}` : `${amount} of ${exact.numerator}/${exact.denominator}`;
//# sourceMappingURL=a6-commission.js.map