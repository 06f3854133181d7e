"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.bankCommission = bankCommission;
const banked_bets_1 = require("../_mechanics/banked-bets");
const rounding_step_1 = require("../_mechanics/rounding-step");
/** The share of the house in what the banker gained in a coup, rounded once; nothing where he gained nothing. */
function bankCommission({ commission, rules }, gain, { mode = 'limited', answers }) {
    const basis = { amount: gain > 0n ? gain : 0n, rule: rules.commissionBasis };
    const share = (0, banked_bets_1.shareOf)(basis.amount, commission[mode], (0, rounding_step_1.roundingStep)(answers));
    return { name: 'bank', rule: rules.commission, basis, ...share };
}
//# sourceMappingURL=bank-commission.js.map