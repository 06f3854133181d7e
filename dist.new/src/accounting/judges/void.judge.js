"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.judgeVoided = judgeVoided;
const round_reference_1 = require("../../domain/table-session/round-reference");
const finding_1 = require("../finding");
const void_posting_1 = require("../posting-rules/void.posting");
/** A round, a coup or a hand is void; what it had posted is reversed. */
function judgeVoided(event, before) {
    const entry = (0, void_posting_1.entryVoidedBy)(event, before);
    return {
        lines: (0, void_posting_1.postVoided)(event, before),
        ...(entry === undefined ? {} : { reverses: entry.record }),
        findings: (0, finding_1.about)(checkReversed(event, before), event.id, ...(before.firstReport === undefined ? [] : [before.firstReport])),
    };
}
const VOID_RULE = {
    severity: 'violation',
    ruleId: 'L-void',
    citation: 'the void of a settled round is a linked reversal, once',
};
/** A settled round is reversed by its void, unless there is nothing to reverse. */
function checkReversed(event, before) {
    const reference = (0, round_reference_1.voidedRoundOf)(event);
    if (!event.data.settled)
        return [];
    if (before.firstReport !== undefined) {
        return [
            {
                code: 'round-voided-twice',
                ...VOID_RULE,
                expected: `one void of ${reference}`,
                found: `declared void by ${before.firstReport} before; nothing reversed`,
            },
        ];
    }
    if ((0, void_posting_1.isOfOneCloth)(event, before)) {
        return [
            {
                code: 'void-needs-correction',
                ...VOID_RULE,
                expected: 'a correction that says what the coup came to on the other cloth',
                found: `${reference} void on one of two cloths; nothing reversed`,
            },
        ];
    }
    if (before.entryOf(reference) !== undefined)
        return [];
    return [
        {
            code: 'void-of-unknown-round',
            ...VOID_RULE,
            expected: `an entry of ${reference}`,
            found: 'none; nothing reversed',
        },
    ];
}
//# sourceMappingURL=void.judge.js.map