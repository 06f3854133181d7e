"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkSequence = checkSequence;
const numbered_report_1 = require("../../domain/source-sequence/numbered-report");
const source_sequence_1 = require("../../domain/source-sequence/source-sequence");
const SEQUENCE_RULE = {
    ruleId: 'G3-sequence',
    citation: 'a source numbers its reports by one for ever; what is missing is shown until it arrives',
};
/**
 * The numbers of a source: what is missing stands as a gap, which narrows and ends as the numbers arrive; a number
 * that arrives late is told, and one that was used before is found.
 */
function checkSequence(event, { sequence: known }) {
    const report = (0, numbered_report_1.numberedReportOf)(event);
    if (report === undefined)
        return { sequence: known, findings: [], settles: [] };
    const { source, number } = report;
    const { sequence, opened, closed, late, repeated } = (0, source_sequence_1.arrive)(known, number);
    const isSetAside = event.type === 'cagnotte.intake.quarantined.v1';
    return {
        sequence,
        settles: closed.map((gap) => standingOf(source, gap)),
        findings: [
            ...opened.map((gap) => sequenceGap(source, gap)),
            ...(late ? [lateArrival(source, number)] : []),
            ...(repeated && !isSetAside ? [sequenceRepeated(source, number)] : []),
        ],
    };
}
const standingOf = (source, { from, to }) => `sequence-gap ${source} ${from}-${to}`;
const sequenceGap = (source, gap) => ({
    code: 'sequence-gap',
    severity: 'violation',
    ...SEQUENCE_RULE,
    expected: gap.from === gap.to ? `number ${gap.from} of ${source}` : `numbers ${gap.from} to ${gap.to} of ${source}`,
    found: 'not reported so far',
    standing: standingOf(source, gap),
});
const lateArrival = (source, number) => ({
    code: 'late-arrival',
    severity: 'information',
    ...SEQUENCE_RULE,
    expected: `number ${number} of ${source} before any higher one`,
    found: 'arrived after a higher one',
});
const sequenceRepeated = (source, number) => ({
    code: 'sequence-repeated',
    severity: 'advisory',
    ...SEQUENCE_RULE,
    expected: `number ${number} of ${source} once; a device that lost its counter reports under a new source`,
    found: 'another report with a number that was used before',
});
//# sourceMappingURL=sequence.check.js.map