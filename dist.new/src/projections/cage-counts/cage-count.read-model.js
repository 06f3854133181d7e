"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.cageCountReadModel = void 0;
const fact_columns_1 = require("../fact-columns");
const versioned_facts_1 = require("../versioned-facts");
const COUNTS = new Set(['cagnotte.cage.opened.v1', 'cagnotte.cage.counted.v1']);
/** Counts of the cage, as declared; what they differ by stands in the journal under the same record. */
exports.cageCountReadModel = (0, versioned_facts_1.versionedFacts)('cage_count', (fact) => COUNTS.has(fact.event.type) ? { ...(0, fact_columns_1.factColumns)(fact), data: JSON.stringify(fact.event.data) } : undefined);
//# sourceMappingURL=cage-count.read-model.js.map