"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.bankDepositEvents = exports.bankDepositReturned = exports.bankBroken = exports.bankWithdrawn = exports.bankPutInPlay = exports.bankDeposited = void 0;
const typebox_1 = require("typebox");
const event_definition_1 = require("./event-definition");
const money_schema_1 = require("./money.schema");
const people_schema_1 = require("./people.schema");
const references_schema_1 = require("./references.schema");
/** Baccarat with two tableaux: the banker deposits with the house before he plays. */
exports.bankDeposited = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.bank.deposited.v1',
    category: 'table',
    description: 'A banker deposits with the house, or proves a guarantee at a credit institution.',
    data: typebox_1.Type.Object({
        currency: money_schema_1.Currency,
        banker: people_schema_1.Player,
        amount: money_schema_1.Amount,
        means: typebox_1.Type.Enum(['cash', 'cheque', 'guarantee'], {
            description: 'a guarantee is recorded, and posts nothing',
        }),
        mode: typebox_1.Type.Enum(['limited', 'free']),
        bank: typebox_1.Type.Optional(references_schema_1.BankId),
        institution: typebox_1.Type.Optional(typebox_1.Type.String({ maxLength: 120, description: 'credit institution of a guarantee' })),
        document: typebox_1.Type.Optional(references_schema_1.DocumentId),
        again: typebox_1.Type.Optional(typebox_1.Type.Boolean({ description: 'after the bank was broken' })),
        by: typebox_1.Type.Optional(people_schema_1.StaffList),
    }),
});
exports.bankPutInPlay = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.bank.put-in-play.v1',
    category: 'table',
    description: "Part or all of a deposit is changed into chips of the bank and given into the croupier's custody.",
    data: typebox_1.Type.Object({
        currency: money_schema_1.Currency,
        bank: references_schema_1.BankId,
        banker: people_schema_1.Player,
        amount: money_schema_1.Amount,
        toCoverCoup: typebox_1.Type.Optional(references_schema_1.RoundNo),
        slip: typebox_1.Type.Optional(references_schema_1.Slip),
    }),
});
exports.bankWithdrawn = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.bank.withdrawn.v1',
    category: 'table',
    description: 'The banker withdraws from the bank and announces the amount; at the cage it becomes a deposit again.',
    data: typebox_1.Type.Object({
        currency: money_schema_1.Currency,
        bank: references_schema_1.BankId,
        banker: people_schema_1.Player,
        amount: money_schema_1.Amount,
        paidOut: typebox_1.Type.Enum(['chips', 'deposit'], {
            description: 'in chips at the table, or at the cage as deposit',
        }),
        slip: typebox_1.Type.Optional(references_schema_1.Slip),
    }),
});
exports.bankBroken = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.bank.broken.v1',
    category: 'table',
    description: 'Nothing is left of the bank; its banker may deposit again or give it up.',
    data: typebox_1.Type.Object({ bank: references_schema_1.BankId, banker: people_schema_1.Player, coupNo: typebox_1.Type.Optional(references_schema_1.RoundNo) }),
});
exports.bankDepositReturned = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.bank.deposit-returned.v1',
    category: 'table',
    description: 'The house pays a deposit back to the banker, or releases his guarantee.',
    data: typebox_1.Type.Object({
        currency: money_schema_1.Currency,
        banker: people_schema_1.Player,
        amount: money_schema_1.Amount,
        paid: typebox_1.Type.Optional(money_schema_1.Payments),
        guaranteeReleased: typebox_1.Type.Optional(references_schema_1.DocumentId),
        by: typebox_1.Type.Optional(people_schema_1.StaffList),
    }),
});
exports.bankDepositEvents = [
    exports.bankDeposited,
    exports.bankPutInPlay,
    exports.bankWithdrawn,
    exports.bankBroken,
    exports.bankDepositReturned,
];
//# sourceMappingURL=bank-deposit.events.js.map