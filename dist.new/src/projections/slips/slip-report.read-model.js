"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.slipReportReadModel = void 0;
const slip_report_1 = require("../../accounting/slips/slip-report");
const fact_columns_1 = require("../fact-columns");
const versioned_facts_1 = require("../versioned-facts");
/** The slips that events name, as each was known. */
exports.slipReportReadModel = (0, versioned_facts_1.versionedFacts)('slip_report', (fact) => {
    const slips = (0, slip_report_1.slipsIn)(fact.event);
    if (slips.length === 0)
        return undefined;
    const { currency = '' } = fact.event.data;
    return { ...(0, fact_columns_1.factColumns)(fact), currency, slips: JSON.stringify(slips) };
});
//# sourceMappingURL=slip-report.read-model.js.map