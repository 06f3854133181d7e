"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.gamingDayDecisionReadModel = void 0;
const fact_columns_1 = require("../fact-columns");
const read_model_1 = require("../read-model");
/** What people decided about gaming days, in the order of the records. */
exports.gamingDayDecisionReadModel = (0, read_model_1.appendOnly)('gaming_day_decision', (fact) => (0, read_model_1.isReport)(fact) && fact.event.type.startsWith('cagnotte.gaming-day.')
    ? [{ ...(0, fact_columns_1.factColumns)(fact), data: JSON.stringify(fact.event.data) }]
    : []);
//# sourceMappingURL=gaming-day-decision.read-model.js.map