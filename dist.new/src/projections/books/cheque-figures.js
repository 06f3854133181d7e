"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readChequeFigures = void 0;
const declared_facts_1 = require("./declared-facts");
const posted_moves_1 = require("./posted-moves");
/** The cheques of a book's days, with those of customers that were received before. */
const readChequeFigures = async (db, span) => ({
    currency: span.currency,
    day: span.day,
    facts: await (0, declared_facts_1.readDeclaredFacts)(db, span, [
        'cagnotte.cage.cheque-issued.v1',
        'cagnotte.cage.cheque-returned.v1',
        'cagnotte.cage.chips-redeemed.v1',
    ]),
    moves: await (0, posted_moves_1.readPostedMoves)(db, { ...span, day: undefined }, { under: ['cheques:cage'], by: 'booking_day' }),
});
exports.readChequeFigures = readChequeFigures;
//# sourceMappingURL=cheque-figures.js.map