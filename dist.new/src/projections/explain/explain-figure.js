"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.explainFigure = explainFigure;
const explain_account_1 = require("./explain-account");
const explain_duty_1 = require("./explain-duty");
const explain_income_1 = require("./explain-income");
const explain_master_1 = require("./explain-master");
const explain_result_1 = require("./explain-result");
/**
 * What an amount is made of, as it was known at a position: the amount as reports show it, and parts that were read
 * for themselves. Undefined where nothing is known of the figure.
 */
function explainFigure(db, at, figure) {
    switch (figure.kind) {
        case 'result':
            return (0, explain_result_1.explainResult)(db, at, figure);
        case 'income':
            return (0, explain_income_1.explainIncome)(db, at, figure);
        case 'control-book':
            return (0, explain_income_1.explainControlBook)(db, at, figure);
        case 'balance':
            return (0, explain_account_1.explainBalance)(db, at, figure);
        case 'movement':
            return (0, explain_account_1.explainMovement)(db, at, figure);
        case 'commission':
            return (0, explain_account_1.explainCommission)(db, at, figure);
        case 'meter':
            return (0, explain_account_1.explainMeter)(db, at, figure);
        case 'duty':
            return (0, explain_duty_1.explainDuty)(db, at, figure);
        case 'master':
            return (0, explain_master_1.explainMaster)(db, at, figure);
    }
}
//# sourceMappingURL=explain-figure.js.map