"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.chipsFlowReadModel = void 0;
const chip_variance_1 = require("../../accounting/chips-in-hands/chip-variance");
const chips_flow_1 = require("../../accounting/chips-in-hands/chips-flow");
const chips_in_hands_1 = require("../../accounting/chips-in-hands/chips-in-hands");
const versioned_facts_1 = require("../versioned-facts");
/** By how many chips each fact changes what customers have in hands, as it says, and what a count found besides. */
exports.chipsFlowReadModel = (0, versioned_facts_1.versionedFacts)('chips_flow', (fact) => {
    const { casino, event, lines } = fact;
    const flow = flowOf(fact);
    const variance = (0, chip_variance_1.chipVariance)(event.type, lines);
    if (flow === 0n && variance === 0n)
        return undefined;
    return { casino, gaming_day: event.gamingday, flow: flow.toString(), variance: variance.toString() };
});
/** What a ledger is opened with comes from nowhere: it is what its entry says. */
const flowOf = ({ event, lines, ...outcome }) => event.type === 'cagnotte.ledger.opened.v1'
    ? (0, chips_in_hands_1.chipsInHands)(lines.map(({ account, debit, credit }) => [account, debit - credit]))
    : (0, chips_flow_1.chipsFlow)(event, { lines, ...outcome });
//# sourceMappingURL=chips-flow.read-model.js.map