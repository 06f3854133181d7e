"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readCambistaFigures = void 0;
const declared_facts_1 = require("./declared-facts");
const posted_moves_1 = require("./posted-moves");
/** What cambistas got, ordered, changed and handed over on the days of a book. */
const readCambistaFigures = async (db, span) => ({
    currency: span.currency,
    facts: await (0, declared_facts_1.readDeclaredFacts)(db, span, [
        'cagnotte.table.opened.v1',
        'cagnotte.table.filled.v1',
        'cagnotte.table.credited.v1',
        'cagnotte.cambista.counted.v1',
        'cagnotte.table.closed.v1',
    ]),
    moves: await (0, posted_moves_1.readPostedMoves)(db, span, {
        under: ['chips:cambista', 'cash:cambista', 'variance:cambista'],
        by: 'gaming_day',
    }),
});
exports.readCambistaFigures = readCambistaFigures;
//# sourceMappingURL=cambista-figures.js.map