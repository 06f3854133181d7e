"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readDifferenceFigures = void 0;
const account_movements_1 = require("./account-movements");
const declared_facts_1 = require("./declared-facts");
/** The differences in the books of these days, what was cleared of them, and what was corrected. */
const readDifferenceFigures = async (db, span) => ({
    currency: span.currency,
    facts: await (0, declared_facts_1.readDeclaredFacts)(db, span, [
        'cagnotte.variance.cleared.v1',
        'cagnotte.correction.recorded.v1',
    ]),
    variances: await (0, account_movements_1.readAccountMovements)(db, span, 'variance'),
});
exports.readDifferenceFigures = readDifferenceFigures;
//# sourceMappingURL=difference-figures.js.map