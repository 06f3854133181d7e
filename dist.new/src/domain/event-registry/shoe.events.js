"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.shoeEvents = exports.shoeEnded = exports.shoeStarted = void 0;
const typebox_1 = require("typebox");
const cards_schema_1 = require("./cards.schema");
const event_definition_1 = require("./event-definition");
const people_schema_1 = require("./people.schema");
const references_schema_1 = require("./references.schema");
exports.shoeStarted = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.shoe.started.v1',
    category: 'table',
    description: 'A shoe (talla) begins: decks, burnt cards, cards behind the cut card.',
    data: typebox_1.Type.Object({
        shoeNo: references_schema_1.ShoeNo,
        decks: typebox_1.Type.Integer({ minimum: 1, maximum: 12 }),
        deckSet: typebox_1.Type.Optional(typebox_1.Type.String({ maxLength: 80 })),
        newDecks: typebox_1.Type.Optional(typebox_1.Type.Boolean()),
        shoeSerial: typebox_1.Type.Optional(typebox_1.Type.String({ maxLength: 80 })),
        burnt: typebox_1.Type.Optional(typebox_1.Type.Integer({ minimum: 0, maximum: 60 })),
        burntCards: typebox_1.Type.Optional(cards_schema_1.Cards),
        behindCutCard: typebox_1.Type.Optional(typebox_1.Type.Integer({ minimum: 0, maximum: 200 })),
        by: typebox_1.Type.Optional(people_schema_1.StaffList),
    }),
});
exports.shoeEnded = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.shoe.ended.v1',
    category: 'table',
    description: 'A shoe ends; the banker who won its last coup may go on in the next.',
    data: typebox_1.Type.Object({
        shoeNo: references_schema_1.ShoeNo,
        lastCoup: typebox_1.Type.Optional(references_schema_1.RoundNo),
        cause: typebox_1.Type.Optional(typebox_1.Type.Enum(['cut-card', 'changed', 'session-ended'])),
        goesOn: typebox_1.Type.Optional(people_schema_1.Player),
        cardsChecked: typebox_1.Type.Optional(typebox_1.Type.Boolean()),
    }),
});
exports.shoeEvents = [exports.shoeStarted, exports.shoeEnded];
//# sourceMappingURL=shoe.events.js.map