"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkCorrection = void 0;
exports.whyWithoutEffect = whyWithoutEffect;
const corrected_fact_1 = require("../../domain/corrections/corrected-fact");
const data_fits_1 = require("../../domain/event-registry/data-fits");
const fold_key_1 = require("../../domain/fold-order/fold-key");
const finding_1 = require("../finding");
const two_persons_check_1 = require("./two-persons.check");
const RULE = {
    severity: 'violation',
    ruleId: 'G4-correction',
    citation: 'a correction replaces a recorded fact or cancels it, once; a correction of a correction points at the last one',
};
/** Why a correction has no effect; undefined where it has one. */
function whyWithoutEffect(data, target) {
    const named = `event ${data.corrects.id} of ${data.corrects.source}`;
    if (target === undefined) {
        return { code: 'correction-of-unknown-event', ...RULE, expected: named, found: 'no such record before' };
    }
    const { fact, known } = target;
    if ((0, fold_key_1.foldKeyOf)(fact) === undefined) {
        const expected = 'a fact of a table, the cage, a pool or the ledger';
        return { code: 'correction-not-possible', ...RULE, expected, found: `${named}, ${fact.type}` };
    }
    const last = (0, corrected_fact_1.lastOf)(fact, known);
    if (!(0, corrected_fact_1.isSameEvent)(data.corrects, last)) {
        const expected = `a correction of the last one, event ${last.id} of ${last.source}`;
        return { code: 'correction-not-of-the-last', ...RULE, expected, found: named };
    }
    if (data.replacement === undefined || (0, data_fits_1.dataFits)(fact.type, data.replacement))
        return undefined;
    return {
        code: 'correction-does-not-fit',
        ...RULE,
        expected: `data of ${fact.type}`,
        found: 'other data; nothing changed',
    };
}
/** What is found about a correction, whether or not it has an effect. */
const checkCorrection = (event, target) => {
    const without = whyWithoutEffect(event.data, target);
    const { proposedBy, approvedBy } = event.data;
    return (0, finding_1.about)([...(0, two_persons_check_1.checkTwoPersons)([proposedBy, approvedBy]), ...(without === undefined ? [] : [without])], event.id);
};
exports.checkCorrection = checkCorrection;
//# sourceMappingURL=correction.check.js.map