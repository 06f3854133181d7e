"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readDropFigures = void 0;
const declared_facts_1 = require("./declared-facts");
const posted_moves_1 = require("./posted-moves");
/** The boxes of a day, and by what their counts differed from what was changed at the tables. */
const readDropFigures = async (db, span) => ({
    currency: span.currency,
    facts: await (0, declared_facts_1.readDeclaredFacts)(db, span, [
        'cagnotte.table.opened.v1',
        'cagnotte.box.issued.v1',
        'cagnotte.box.swapped.v1',
        'cagnotte.drop.counted.v1',
    ]),
    variances: await (0, posted_moves_1.readPostedMoves)(db, span, { under: ['variance:drop'], by: 'gaming_day' }),
});
exports.readDropFigures = readDropFigures;
//# sourceMappingURL=drop-figures.js.map