"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.cageEvents = exports.cageTransferred = exports.currencyChanged = exports.chipsRedeemed = exports.chipsSold = exports.cageCounted = exports.cageOpened = void 0;
const typebox_1 = require("typebox");
const event_definition_1 = require("./event-definition");
const money_schema_1 = require("./money.schema");
const people_schema_1 = require("./people.schema");
const pieces_schema_1 = require("./pieces.schema");
const references_schema_1 = require("./references.schema");
/** What the cage holds. */
const holdings = {
    currency: money_schema_1.Currency,
    chips: money_schema_1.Amount,
    cash: money_schema_1.Amount,
    pieces: typebox_1.Type.Optional(pieces_schema_1.Pieces),
    notes: typebox_1.Type.Optional(pieces_schema_1.Notes),
    otherCurrencies: typebox_1.Type.Optional(pieces_schema_1.OtherCurrencies),
    cheques: typebox_1.Type.Optional(typebox_1.Type.Array(typebox_1.Type.Object({ document: references_schema_1.DocumentId, amount: money_schema_1.Amount }), {
        maxItems: 500,
        description: 'each singly',
    })),
    by: people_schema_1.StaffList,
};
exports.cageOpened = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.cage.opened.v1',
    category: 'cage',
    foreignCurrency: true,
    description: 'The cage opens for the day: what it holds, and what is blocked in the bank for prizes.',
    data: typebox_1.Type.Object({ ...holdings, blockedInBank: typebox_1.Type.Optional(money_schema_1.Amount) }),
});
exports.cageCounted = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.cage.counted.v1',
    category: 'cage',
    foreignCurrency: true,
    description: 'The cage is counted: chips, cash, other currencies, and cheques singly.',
    data: typebox_1.Type.Object({
        ...holdings,
        occasion: typebox_1.Type.Optional(typebox_1.Type.Enum(['opening', 'interim', 'closing'], { description: 'closing where not given' })),
    }),
});
/** The cage sells chips to a customer. */
exports.chipsSold = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.cage.chips-sold.v1',
    category: 'cage',
    foreignCurrency: true,
    description: 'The cage sells chips to a customer for cash, a cheque or a bank transfer.',
    data: typebox_1.Type.Object({
        currency: money_schema_1.Currency,
        amount: money_schema_1.Amount,
        meansOfPayment: money_schema_1.MeansOfPayment,
        player: typebox_1.Type.Optional(people_schema_1.Player),
        slip: typebox_1.Type.Optional(typebox_1.Type.String({ maxLength: 80 })),
        document: typebox_1.Type.Optional(references_schema_1.DocumentId),
        pieces: typebox_1.Type.Optional(pieces_schema_1.Pieces),
        by: typebox_1.Type.Optional(people_schema_1.Staff),
    }),
});
exports.chipsRedeemed = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.cage.chips-redeemed.v1',
    category: 'cage',
    foreignCurrency: true,
    description: 'A customer gives chips back to the cage and is paid their face value, in one or several ways.',
    data: typebox_1.Type.Object({
        currency: money_schema_1.Currency,
        amount: money_schema_1.Amount,
        paid: money_schema_1.Payments,
        player: typebox_1.Type.Optional(people_schema_1.Player),
        pieces: typebox_1.Type.Optional(pieces_schema_1.Pieces),
        certificate: typebox_1.Type.Optional(references_schema_1.DocumentId),
        by: typebox_1.Type.Optional(people_schema_1.Staff),
    }),
});
exports.currencyChanged = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.cage.currency-changed.v1',
    category: 'cage',
    foreignCurrency: true,
    description: 'The cage buys money in another currency from a customer, or sells it.',
    data: typebox_1.Type.Object({
        currency: money_schema_1.Currency,
        amount: money_schema_1.Amount,
        direction: typebox_1.Type.Enum(['bought', 'sold'], { description: 'the other currency, as the cage sees it' }),
        other: typebox_1.Type.Object({ currency: money_schema_1.Currency, amount: money_schema_1.Amount, notes: typebox_1.Type.Optional(pieces_schema_1.Notes) }),
        rate: typebox_1.Type.Optional(typebox_1.Type.String({ maxLength: 40, description: 'as displayed, e.g. 1.0825 USD per EUR' })),
        player: typebox_1.Type.Optional(people_schema_1.Player),
        by: typebox_1.Type.Optional(people_schema_1.Staff),
    }),
});
exports.cageTransferred = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.cage.transferred.v1',
    category: 'cage',
    foreignCurrency: true,
    description: 'Money moves between the cash of the cage and the bank of the house.',
    data: typebox_1.Type.Object({
        currency: money_schema_1.Currency,
        amount: money_schema_1.Amount,
        from: typebox_1.Type.Enum(['cash', 'bank']),
        to: typebox_1.Type.Enum(['cash', 'bank']),
        document: typebox_1.Type.Optional(references_schema_1.DocumentId),
        notes: typebox_1.Type.Optional(pieces_schema_1.Notes),
        by: people_schema_1.StaffList,
    }),
});
exports.cageEvents = [
    exports.cageOpened,
    exports.cageCounted,
    exports.chipsSold,
    exports.chipsRedeemed,
    exports.currencyChanged,
    exports.cageTransferred,
];
//# sourceMappingURL=cage.events.js.map