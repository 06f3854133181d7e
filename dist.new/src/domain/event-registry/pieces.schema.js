"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.OtherCurrencies = exports.Notes = exports.Pieces = void 0;
const typebox_1 = require("typebox");
const money_schema_1 = require("./money.schema");
/** Chips or plaques by denomination. Optional everywhere: tied only where every holder was counted so. */
exports.Pieces = typebox_1.Type.Array(typebox_1.Type.Object({
    denomination: money_schema_1.Amount,
    pieces: typebox_1.Type.Integer({ minimum: 0, maximum: 10_000_000 }),
    set: typebox_1.Type.Optional(typebox_1.Type.String({ maxLength: 63, description: 'chip set, where there are several' })),
}), { maxItems: 200, description: 'chips and plaques by denomination' });
/** Notes and coins by denomination. */
exports.Notes = typebox_1.Type.Array(typebox_1.Type.Object({ denomination: money_schema_1.Amount, pieces: typebox_1.Type.Integer({ minimum: 0, maximum: 10_000_000 }) }), { maxItems: 60, description: 'notes and coins by denomination' });
/** Money in a currency other than that of the event. */
exports.OtherCurrencies = typebox_1.Type.Array(typebox_1.Type.Object({ currency: money_schema_1.Currency, amount: money_schema_1.Amount, notes: typebox_1.Type.Optional(exports.Notes) }), { maxItems: 60, description: 'money in other currencies, each in its own minor units' });
//# sourceMappingURL=pieces.schema.js.map