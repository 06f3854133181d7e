"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.findSurprises = exports.SURPRISE = void 0;
exports.withoutSurprise = withoutSurprise;
/** Why a part of an entry stands at a variance that no count found: the rule id of its line. */
exports.SURPRISE = {
    notCovered: 'G7-not-covered',
    unknownBank: 'G7-unknown-bank',
    unknownPool: 'G7-unknown-pool',
    noRate: 'G7-no-rate',
    partsDiffer: 'G7-parts-differ',
};
const SAID = {
    'G7-not-covered': { code: 'movement-not-covered', expected: 'a holder that has what is taken out of it' },
    'G7-unknown-bank': { code: 'bank-unknown', expected: 'a bank that was put up before it plays' },
    'G7-unknown-pool': { code: 'pool-unknown', expected: 'a pool that was opened or authorised' },
    'G7-no-rate': { code: 'pool-rate-unknown', expected: 'a rate at which stakes go to the meter' },
    'G7-parts-differ': { code: 'parts-do-not-add-up', expected: 'parts that add up to the declared amount' },
};
const isSurprise = (ruleId) => ruleId !== undefined && Object.hasOwn(SAID, ruleId);
/** One finding for each line of an entry that could not be explained. */
const findSurprises = (lines, eventId) => lines.flatMap(({ ruleId, account, debit, credit, currency }) => isSurprise(ruleId)
    ? [
        {
            ...SAID[ruleId],
            severity: 'violation',
            ruleId,
            citation: 'a surprising fact is posted as declared, what cannot be explained against a variance',
            found: `${debit - credit} ${currency} posted to ${account}`,
            eventIds: [eventId],
        },
    ]
    : []);
exports.findSurprises = findSurprises;
/** A line that undoes a surprise is none itself. */
function withoutSurprise(line) {
    const { ruleId, ...explained } = line;
    return isSurprise(ruleId) ? explained : line;
}
//# sourceMappingURL=surprises.js.map