"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readCommissionFigures = void 0;
const commissions_1 = require("../table-sessions/commissions");
/** The commissions in the books of these days. */
const readCommissionFigures = async (db, { casino, position, day: from, until: asOf, currency }) => ({
    currency,
    commissions: await (0, commissions_1.readCommissions)(db, { casino, position, from, asOf, day: 'booking_day' }, { by: ['day', 'table', 'game', 'rule'] }),
});
exports.readCommissionFigures = readCommissionFigures;
//# sourceMappingURL=commission-figures.js.map