"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.casinoEvents = exports.casinoAuthorised = exports.Captures = void 0;
const typebox_1 = require("typebox");
const accounting_rules_schema_1 = require("./accounting-rules.schema");
const event_definition_1 = require("./event-definition");
const money_schema_1 = require("./money.schema");
const references_schema_1 = require("./references.schema");
/** What a session of the table reports; what it does not report is shown as not captured, never as zero. */
exports.Captures = typebox_1.Type.Object({
    rounds: typebox_1.Type.Boolean({ description: 'every round, hand or coup is reported' }),
    buyIns: typebox_1.Type.Boolean({ description: 'every exchange of cash for chips is reported' }),
});
const AuthorisedTable = typebox_1.Type.Object({
    table: references_schema_1.TableId,
    game: references_schema_1.GameCode,
    minimum: typebox_1.Type.Object({ from: money_schema_1.Amount, to: typebox_1.Type.Optional(money_schema_1.Amount) }, { description: 'authorised minimum bet, or its band' }),
    maxima: typebox_1.Type.Optional(typebox_1.Type.Record(typebox_1.Type.String(), money_schema_1.Amount, { description: 'authorised maximum by bet; "*" for every other bet' })),
    seats: typebox_1.Type.Optional(typebox_1.Type.Integer({ minimum: 1, maximum: 40 })),
    unlimitedBank: typebox_1.Type.Optional(typebox_1.Type.Boolean({ description: "a player's bank may play without a maximum" })),
    bank: typebox_1.Type.Optional(typebox_1.Type.Object({ minimum: typebox_1.Type.Optional(money_schema_1.Amount), maximum: typebox_1.Type.Optional(money_schema_1.Amount) }, { description: "least and most that a player's bank is put up with, where the authority fixes them" })),
    captures: typebox_1.Type.Optional(exports.Captures),
});
const Fee = typebox_1.Type.Object({
    game: references_schema_1.GameCode,
    rule: typebox_1.Type.String({ minLength: 1, maxLength: 60, description: 'rake, session-percentage, session-fee, …' }),
    rate: typebox_1.Type.Optional(money_schema_1.Rate),
    amount: typebox_1.Type.Optional(money_schema_1.Amount),
    cap: typebox_1.Type.Optional(money_schema_1.Amount),
});
const AuthorisedPool = typebox_1.Type.Object({
    pool: references_schema_1.Pool,
    game: typebox_1.Type.Optional(references_schema_1.GameCode),
    tables: typebox_1.Type.Array(references_schema_1.TableId, { maxItems: 200 }),
    rate: typebox_1.Type.Optional(money_schema_1.Rate),
    seed: typebox_1.Type.Optional(money_schema_1.Amount),
    postedBy: typebox_1.Type.Enum(['round.settled', 'jackpot'], {
        description: 'which events move the ledger of the pool; the others only confirm',
    }),
});
const ChipSet = typebox_1.Type.Object({
    set: typebox_1.Type.String({ minLength: 1, maxLength: 63 }),
    kind: typebox_1.Type.Enum(['chips', 'plaques', 'colours']),
    denominations: typebox_1.Type.Array(money_schema_1.Amount, { maxItems: 60 }),
});
/** What the authority lets a casino offer: replaces every earlier authorisation from a day on. */
exports.casinoAuthorised = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.casino.authorised.v1',
    category: 'casino',
    description: 'The whole authorisation of a casino (games, tables, limits, fees, pools), valid from a day on.',
    data: typebox_1.Type.Object({
        validFrom: references_schema_1.Day,
        currency: money_schema_1.Currency,
        rulebook: typebox_1.Type.String({ minLength: 1, maxLength: 60, description: 'rules in force, e.g. ES-AN-2010' }),
        games: typebox_1.Type.Array(references_schema_1.GameCode, { minItems: 1, maxItems: 60 }),
        tables: typebox_1.Type.Array(AuthorisedTable, { maxItems: 400 }),
        fees: typebox_1.Type.Optional(typebox_1.Type.Array(Fee, { maxItems: 200 })),
        jackpots: typebox_1.Type.Optional(typebox_1.Type.Array(AuthorisedPool, { maxItems: 200 })),
        chipSets: typebox_1.Type.Optional(typebox_1.Type.Array(ChipSet, { maxItems: 60 })),
        answers: typebox_1.Type.Optional(typebox_1.Type.Record(typebox_1.Type.String(), typebox_1.Type.String({ maxLength: 80 }), {
            description: 'the casino\'s answers to points that the regulation leaves open, by id: {"OP1-01": "down-to-cent"}',
        })),
        accounting: typebox_1.Type.Optional(accounting_rules_schema_1.AccountingRules),
        document: typebox_1.Type.Optional(references_schema_1.DocumentId),
    }),
});
exports.casinoEvents = [exports.casinoAuthorised];
//# sourceMappingURL=casino.events.js.map