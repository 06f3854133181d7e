"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.postDutyAccrued = void 0;
const journal_entry_1 = require("../journal-entry");
/** Duty accrued for a day; a negative accrual takes back what earlier days accrued too much. */
const postDutyAccrued = (amount, currency) => (0, journal_entry_1.move)({ debit: 'gaming-duty', credit: 'gaming-duty-payable', amount, currency, basis: 'derived' });
exports.postDutyAccrued = postDutyAccrued;
//# sourceMappingURL=duty-accrual.posting.js.map