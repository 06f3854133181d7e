"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.odds = exports.percentage = exports.money = void 0;
exports.reported = reported;
const money_1 = require("../kernel/money");
const rational_1 = require("../kernel/rational");
/** An amount as findings write it: "150.00 EUR". */
const money = (amount, currency) => `${(0, money_1.formatMinor)(amount, currency)} ${currency}`;
exports.money = money;
/** A share of one as a percentage: 1/37 is "2.7027 %". */
const percentage = ({ numerator, denominator }) => `${(0, rational_1.formatRational)({ numerator: numerator * 100n, denominator }, 4)} %`;
exports.percentage = percentage;
/** Anything reported, as JSON, cut where it is long. */
function reported(value) {
    const text = value === undefined ? 'nothing' : JSON.stringify(value);
    return text.length > 120 ? `${text.slice(0, 117)}...` : text;
}
/** Odds as a table of payments writes them: "35:1", "1:2". */
const odds = ({ numerator, denominator }) => `${numerator}:${denominator}`;
exports.odds = odds;
//# sourceMappingURL=wording.js.map