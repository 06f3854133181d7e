"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.ledgerEvents = exports.ledgerOpened = void 0;
const typebox_1 = require("typebox");
const event_definition_1 = require("./event-definition");
const money_schema_1 = require("./money.schema");
/** Cut-over: the balances a casino starts with. Once per casino, before any other event about money. */
exports.ledgerOpened = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.ledger.opened.v1',
    category: 'casino',
    description: 'The opening balances of a casino, once, before any other event about money.',
    data: typebox_1.Type.Object({
        currency: money_schema_1.Currency,
        balances: typebox_1.Type.Array(typebox_1.Type.Object({
            account: typebox_1.Type.String({ minLength: 1, maxLength: 120, description: 'account path, e.g. chips:cage' }),
            subLedger: typebox_1.Type.Optional(typebox_1.Type.String({ minLength: 1, maxLength: 120 })),
            amount: money_schema_1.SignedAmount,
        }), { maxItems: 1000, description: 'debit balances positive, credit balances negative' }),
    }),
});
exports.ledgerEvents = [exports.ledgerOpened];
//# sourceMappingURL=ledger.events.js.map