"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.restatedEntries = restatedEntries;
exports.inOneRecord = inOneRecord;
const finding_changes_1 = require("../../accounting/refold/finding-changes");
const journal_entry_1 = require("../../accounting/journal-entry");
const same_value_1 = require("../../kernel/same-value");
/**
 * What a fact that means something else adds to the books: where its entry changed, one reversal of what stood and one
 * replacement, both of the record that caused it; and what is to be found about it now.
 */
function restatedEntries({ record, before, after }, cause, standing) {
    const [was, is] = [before, after].map((meaning) => meaning?.judgement ?? NOTHING);
    const isReposted = !(0, same_value_1.isSameValue)(was.lines, is.lines);
    const { closes, opens } = (0, finding_changes_1.findingChanges)(was.findings, is.findings);
    const reversed = isReposted ? (0, journal_entry_1.inJournalOrder)((0, journal_entry_1.reversalOf)(standing)) : [];
    const posted = isReposted ? is.lines : [];
    return [
        ...entryOf(before, record, cause, { entry: 'reversal', posts: reversed, closes, opens: [] }),
        ...entryOf(after, record, cause, { entry: 'replacement', posts: posted, closes: [], opens }),
    ];
}
const NOTHING = { lines: [], findings: [] };
const entryOf = (meaning, ofRecord, { casino, number, bookingDay }, entry) => meaning === undefined
    ? []
    : [
        {
            ...{ casino, number, ofRecord, standing: 'counted', linesBefore: 0 },
            ...meaning.judgement,
            event: meaning.event,
            bookingDay: bookingDay(meaning.event.gamingday),
            ...entry,
        },
    ];
/** The entries of one record, each with how many lines of the journal come before its own. */
function inOneRecord(entries) {
    let linesBefore = 0;
    return entries.map((entry) => {
        const placed = { ...entry, linesBefore };
        linesBefore += entry.posts.length;
        return placed;
    });
}
//# sourceMappingURL=restated-entries.js.map