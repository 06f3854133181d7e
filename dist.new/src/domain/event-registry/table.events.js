"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.tableEvents = exports.tableClosed = exports.tableCounted = exports.tableLimitsChanged = exports.tableCredited = exports.tableFilled = exports.tableOpened = void 0;
const typebox_1 = require("typebox");
const casino_events_1 = require("./casino.events");
const event_definition_1 = require("./event-definition");
const money_schema_1 = require("./money.schema");
const people_schema_1 = require("./people.schema");
const pieces_schema_1 = require("./pieces.schema");
const references_schema_1 = require("./references.schema");
const Maxima = typebox_1.Type.Record(typebox_1.Type.String(), money_schema_1.Amount, { description: 'maximum by bet; "*" for every other bet' });
const Minima = typebox_1.Type.Record(typebox_1.Type.String(), money_schema_1.Amount, {
    description: 'minimum by bet, where a bet has its own',
});
const Step = typebox_1.Type.Integer({
    minimum: 1,
    maximum: 9007199254740991,
    description: 'minor units of which every stake is a multiple, where the direction demands it',
});
const Tier = typebox_1.Type.Integer({
    minimum: 1,
    maximum: 9,
    description: 'tier of maxima, where the game has tiers',
});
const HouseShare = typebox_1.Type.Object({
    option: typebox_1.Type.Enum(['rake', 'session-percentage', 'session-fee']),
    rate: typebox_1.Type.Optional(money_schema_1.Rate),
    of: typebox_1.Type.Optional(typebox_1.Type.Enum(['initial-stack', 'maximum-bet'], {
        description: 'what a percentage of the session is taken of; the stack where not given',
    })),
    amount: typebox_1.Type.Optional(money_schema_1.Amount),
}, { description: 'what the house takes: a rake of each pot, or a percentage or fee of each player' });
const Poker = typebox_1.Type.Object({
    initialStack: typebox_1.Type.Optional(money_schema_1.Amount),
    leastTopUp: typebox_1.Type.Optional(money_schema_1.Amount),
    minutes: typebox_1.Type.Optional(typebox_1.Type.Integer({ minimum: 1, maximum: 10_000, description: 'announced length, before the last hands' })),
    share: typebox_1.Type.Optional(HouseShare),
}, { description: 'what a table of circle poker announces before its session' });
const Equipment = typebox_1.Type.Object({
    cloths: typebox_1.Type.Optional(typebox_1.Type.Integer({ minimum: 1, maximum: 2 })),
    decks: typebox_1.Type.Optional(typebox_1.Type.Integer({ minimum: 0, maximum: 12 })),
    deckSet: typebox_1.Type.Optional(typebox_1.Type.String({ maxLength: 80, description: 'number of the set of decks' })),
    newDecks: typebox_1.Type.Optional(typebox_1.Type.Boolean()),
    serials: typebox_1.Type.Optional(typebox_1.Type.Array(typebox_1.Type.String({ maxLength: 80 }), { maxItems: 20, description: 'wheel, shoe, dice' })),
});
exports.tableOpened = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.table.opened.v1',
    category: 'table',
    description: 'A session of a table begins: game, limits, staff, and the float (the half of it that the table reports).',
    data: typebox_1.Type.Object({
        currency: money_schema_1.Currency,
        game: references_schema_1.GameCode,
        minimum: money_schema_1.Amount,
        minima: typebox_1.Type.Optional(Minima),
        maxima: typebox_1.Type.Optional(Maxima),
        tier: typebox_1.Type.Optional(Tier),
        step: typebox_1.Type.Optional(Step),
        float: typebox_1.Type.Object({
            amount: money_schema_1.Amount,
            slip: typebox_1.Type.Optional(references_schema_1.Slip),
            holder: typebox_1.Type.Optional(references_schema_1.FloatHolder),
            locked: typebox_1.Type.Optional(money_schema_1.Amount),
            pieces: typebox_1.Type.Optional(pieces_schema_1.Pieces),
        }, {
            description: 'amount: brought by the cage under the slip; locked: found on the table from the last session',
        }),
        captures: casino_events_1.Captures,
        staff: people_schema_1.StaffList,
        equipment: typebox_1.Type.Optional(Equipment),
        seats: typebox_1.Type.Optional(references_schema_1.Seat),
        jackpots: typebox_1.Type.Optional(typebox_1.Type.Array(references_schema_1.Pool, { maxItems: 20 })),
        bank: typebox_1.Type.Optional(typebox_1.Type.Enum(['limited', 'free', 'unlimited'], { description: "kind of players' banks" })),
        box: typebox_1.Type.Optional(typebox_1.Type.String({ maxLength: 80, description: 'drop box put on the table' })),
        poker: typebox_1.Type.Optional(Poker),
    }),
});
/** Chips between cage and table: the table's half; the cage reports the other under the same slip. */
const chipsMoved = {
    currency: money_schema_1.Currency,
    amount: money_schema_1.Amount,
    slip: references_schema_1.Slip,
    holder: typebox_1.Type.Optional(references_schema_1.FloatHolder),
    pieces: typebox_1.Type.Optional(pieces_schema_1.Pieces),
    by: typebox_1.Type.Optional(people_schema_1.StaffList),
};
exports.tableFilled = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.table.filled.v1',
    category: 'table',
    description: "Chips from the cage arrive at the table during the session: the table's half of a fill.",
    data: typebox_1.Type.Object(chipsMoved),
});
exports.tableCredited = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.table.credited.v1',
    category: 'table',
    description: "Chips leave the table for the cage during the session: the table's half of a credit.",
    data: typebox_1.Type.Object(chipsMoved),
});
exports.tableLimitsChanged = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.table.limits-changed.v1',
    category: 'table',
    description: 'The limits of an open table change after they were announced.',
    data: typebox_1.Type.Object({
        currency: money_schema_1.Currency,
        oldMinimum: money_schema_1.Amount,
        newMinimum: money_schema_1.Amount,
        newMinima: typebox_1.Type.Optional(Minima),
        newMaxima: typebox_1.Type.Optional(Maxima),
        newTier: typebox_1.Type.Optional(Tier),
        newStep: typebox_1.Type.Optional(Step),
        announcedAtRound: typebox_1.Type.Integer({
            minimum: 0,
            maximum: 1_000_000,
            description: 'last round before the announcement; 0 before the first',
        }),
        firstRound: typebox_1.Type.Optional(references_schema_1.RoundNo),
        by: typebox_1.Type.Optional(people_schema_1.Staff),
    }),
});
exports.tableCounted = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.table.counted.v1',
    category: 'table',
    description: 'The chips of a table are counted, the cloth being empty.',
    data: typebox_1.Type.Object({
        currency: money_schema_1.Currency,
        inventory: money_schema_1.Amount,
        pieces: typebox_1.Type.Optional(pieces_schema_1.Pieces),
        counts: typebox_1.Type.Optional(typebox_1.Type.Array(typebox_1.Type.Object({ by: people_schema_1.Staff, amount: money_schema_1.Amount, pieces: typebox_1.Type.Optional(pieces_schema_1.Pieces) }), {
            maxItems: 4,
            description: 'what each counted, where two count without seeing each other',
        })),
        occasion: typebox_1.Type.Optional(typebox_1.Type.Enum(['opening', 'interim', 'closing'], { description: 'closing where not given' })),
        certifiedBy: people_schema_1.StaffList,
    }),
});
/** What a holder at the table hands over, or keeps under lock. */
const HandedOver = typebox_1.Type.Object({
    holder: references_schema_1.Holder,
    chips: typebox_1.Type.Optional(money_schema_1.Amount),
    cash: typebox_1.Type.Optional(money_schema_1.Amount),
    slip: typebox_1.Type.Optional(references_schema_1.Slip),
    pieces: typebox_1.Type.Optional(pieces_schema_1.Pieces),
});
exports.tableClosed = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.table.closed.v1',
    category: 'table',
    description: 'The session of a table ends: what goes to the cage and what stays locked on the table.',
    data: typebox_1.Type.Object({
        currency: money_schema_1.Currency,
        toCage: typebox_1.Type.Array(HandedOver, { maxItems: 20 }),
        leftLocked: typebox_1.Type.Optional(typebox_1.Type.Array(HandedOver, { maxItems: 20 })),
        result: typebox_1.Type.Optional(money_schema_1.SignedAmount),
        certifiedBy: people_schema_1.StaffList,
    }),
});
exports.tableEvents = [
    exports.tableOpened,
    exports.tableFilled,
    exports.tableCredited,
    exports.tableLimitsChanged,
    exports.tableCounted,
    exports.tableClosed,
];
//# sourceMappingURL=table.events.js.map