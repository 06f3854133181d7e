"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.postFloatIssued = postFloatIssued;
exports.postCreditReceived = postCreditReceived;
const slips_1 = require("../../domain/table-session/slips");
const money_1 = require("../../kernel/money");
const transit_posting_1 = require("./transit.posting");
/** Float, fill or imprest: the cage's half. */
function postFloatIssued({ data }, { session }) {
    const { currency, slip, purpose } = data;
    const amount = (0, money_1.minorFromWire)(data.amount);
    const under = (0, transit_posting_1.slipOfCageHalf)({ slip, amount, purpose }, session.opening);
    return (0, transit_posting_1.postHalf)({ holder: 'chips:cage', amount: -amount, currency, slip: under });
}
/** A credit: the cage's half. The closing float was posted by the close of the table; its receipt only reconciles. */
function postCreditReceived({ data }, { session }) {
    const { currency, slip } = data;
    if ((0, slips_1.findSlip)(session.slips, { slip, direction: 'to-cage' })?.closing === true)
        return [];
    return (0, transit_posting_1.postHalf)({ holder: 'chips:cage', amount: (0, money_1.minorFromWire)(data.amount), currency, slip });
}
//# sourceMappingURL=cage-slips.posting.js.map