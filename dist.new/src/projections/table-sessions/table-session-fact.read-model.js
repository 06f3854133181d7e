"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.tableSessionFactReadModel = void 0;
const fact_columns_1 = require("../fact-columns");
const versioned_facts_1 = require("../versioned-facts");
/** What is declared of a session itself, and not of what is played in it. */
const OF_THE_SESSION = new Set([
    'cagnotte.table.opened.v1',
    'cagnotte.table.filled.v1',
    'cagnotte.table.credited.v1',
    'cagnotte.table.limits-changed.v1',
    'cagnotte.table.counted.v1',
    'cagnotte.table.closed.v1',
    'cagnotte.drop.counted.v1',
]);
/** What was declared of a session, fact by fact, each with what the session had come to after it. */
exports.tableSessionFactReadModel = (0, versioned_facts_1.versionedFacts)('table_session_fact', (fact) => {
    if (!OF_THE_SESSION.has(fact.event.type))
        return undefined;
    const columns = (0, fact_columns_1.sessionColumns)(fact);
    if (columns === undefined)
        return undefined;
    const { openingFloat, fills, credits, boxes, inventory } = fact.session.declared;
    return {
        data: JSON.stringify(fact.event.data),
        opening_float: openingFloat.toString(),
        fills: fills.toString(),
        credits: credits.toString(),
        boxes: boxes.toString(),
        inventory: inventory?.toString() ?? null,
        ...(0, fact_columns_1.factColumns)(fact),
        ...columns,
    };
});
//# sourceMappingURL=table-session-fact.read-model.js.map