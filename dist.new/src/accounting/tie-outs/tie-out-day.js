"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.tieOutDay = void 0;
const duty_rows_1 = require("./duty-rows");
const holder_rows_1 = require("./holder-rows");
const identity_rows_1 = require("./identity-rows");
const session_rows_1 = require("./session-rows");
const tie_out_1 = require("./tie-out");
const variance_rows_1 = require("./variance-rows");
/** The tie-outs K1 to K13 of a gaming day. */
const tieOutDay = (figures) => (0, tie_out_1.tieOutsOf)({
    ...(0, identity_rows_1.identityRows)(figures),
    'K2-sequence': figures.gaps.map(rowOfFinding),
    'K2-quarantine': figures.quarantined.map(({ delivery, reason }) => (0, tie_out_1.fact)(`delivery ${delivery}`, 'sent again or discarded', `in quarantine: ${reason}`)),
    'K2-parked': figures.parked.map(({ key, fault }) => (0, tie_out_1.fact)(key, 'judged', `parked: ${fault}`)),
    K3: (0, session_rows_1.sessionRows)(figures),
    K4: (0, holder_rows_1.slipRows)(figures),
    K5: (0, session_rows_1.boxRows)(figures),
    K6: (0, holder_rows_1.custodyRows)(figures),
    K7: (0, holder_rows_1.cagnotteRows)(figures),
    K8: (0, holder_rows_1.meterAndImprestRows)(figures),
    K9: (0, holder_rows_1.cageRows)(figures),
    K10: [stockAndFlow(figures)],
    K11: (0, duty_rows_1.dutyRows)(figures),
    K12: (0, variance_rows_1.varianceRows)(figures),
    K13: figures.pairs.map(({ books, account, currency, one, other }) => (0, tie_out_1.amounts)(`${books}: ${account}`, { expected: one, found: other, currency })),
});
exports.tieOutDay = tieOutDay;
const rowOfFinding = ({ about, expected, found }) => (0, tie_out_1.fact)(about, expected, found);
const stockAndFlow = ({ chips: { stock, flow, variances }, currency }) => (0, tie_out_1.amounts)('chips in hands', { expected: flow - variances, found: stock, currency });
//# sourceMappingURL=tie-out-day.js.map