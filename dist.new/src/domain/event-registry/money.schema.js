"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.Payments = exports.MeansOfPayment = exports.Rate = exports.Currency = exports.SignedAmount = exports.Amount = void 0;
const typebox_1 = require("typebox");
const SAFE_INTEGER = 9007199254740991;
/** An amount that cannot be negative: integer minor units of the event's currency. */
exports.Amount = typebox_1.Type.Integer({
    minimum: 0,
    maximum: SAFE_INTEGER,
    description: 'integer minor units (cents) of the currency of the event',
});
/** An amount that may be negative: integer minor units of the event's currency. */
exports.SignedAmount = typebox_1.Type.Integer({
    minimum: -SAFE_INTEGER,
    maximum: SAFE_INTEGER,
    description: 'integer minor units (cents) of the currency of the event, may be negative',
});
exports.Currency = typebox_1.Type.String({
    pattern: '^[A-Z]{3}$',
    description: 'ISO 4217 code; ESP (peseta, no decimals) for facts before the euro',
});
/** An exact share or percentage: 5 % is 5 / 100, or 1 / 20. Never a decimal fraction. */
exports.Rate = typebox_1.Type.Object({
    numerator: typebox_1.Type.Integer({ minimum: 0, maximum: SAFE_INTEGER }),
    denominator: typebox_1.Type.Integer({ minimum: 1, maximum: SAFE_INTEGER }),
}, { description: 'exact fraction: 5 % is 5 over 100' });
/** How a customer pays the house. */
exports.MeansOfPayment = typebox_1.Type.Enum(['cash', 'cheque', 'bank']);
/** What the house paid a customer with, in one or several ways. A cheque is one of the house and draws on its bank. */
exports.Payments = typebox_1.Type.Array(typebox_1.Type.Object({
    means: exports.MeansOfPayment,
    amount: exports.Amount,
    document: typebox_1.Type.Optional(typebox_1.Type.String({ maxLength: 120, description: 'number of the cheque or order' })),
}), { minItems: 1, maxItems: 20, description: 'the parts add up to the amount paid' });
//# sourceMappingURL=money.schema.js.map