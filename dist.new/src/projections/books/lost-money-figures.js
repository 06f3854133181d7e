"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readLostMoneyFigures = void 0;
const lost_money_1 = require("../journal/lost-money");
const account_movements_1 = require("./account-movements");
const declared_facts_1 = require("./declared-facts");
/** What was found, returned and paid over on the days of a book, and what is still owed at their end. */
const readLostMoneyFigures = async (db, span) => ({
    currency: span.currency,
    facts: await (0, declared_facts_1.readDeclaredFacts)(db, span, [
        'cagnotte.money.found.v1',
        'cagnotte.money.returned.v1',
        'cagnotte.money.paid-over.v1',
    ]),
    open: await (0, lost_money_1.readLostMoney)(db, {
        casino: span.casino,
        position: span.position,
        asOf: span.until,
        day: 'booking_day',
        openOnly: true,
    }),
    account: await (0, account_movements_1.readAccountMovements)(db, span, 'lost-money'),
});
exports.readLostMoneyFigures = readLostMoneyFigures;
//# sourceMappingURL=lost-money-figures.js.map