"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.RoundReports = void 0;
const round_reference_1 = require("../../domain/table-session/round-reference");
const line_of_row_1 = require("./line-of-row");
/** Knows the first report of every round that a page mentions, and the entries of those it declares void. */
class RoundReports {
    first;
    constructor(first) {
        this.first = first;
    }
    static async load(page, events) {
        const mentioned = events.flatMap(mentionedBy);
        if (mentioned.length === 0)
            return new RoundReports(new Map());
        const rows = await page.query(`SELECT known.casino, known.reference, known.first_record, known.event_id, entry.lines
         FROM (SELECT casino, reference, bool_or(is_void) AS is_void
                 FROM jsonb_to_recordset($1::jsonb) AS m(casino text, reference text, is_void boolean)
                GROUP BY casino, reference) mentioned
         JOIN round_reference known ON known.casino = mentioned.casino AND known.reference = mentioned.reference
          AND known.superseded_by IS NULL
         LEFT JOIN LATERAL (
           SELECT jsonb_agg(jsonb_build_object(
                    'account', account, 'sub_ledger', sub_ledger, 'debit', debit::text, 'credit', credit::text,
                    'currency', currency, 'basis', basis, 'rule_id', rule_id, 'slip', slip,
                    'exact_numerator', exact_numerator::text, 'exact_denominator', exact_denominator::text
                  ) ORDER BY line) AS lines
             FROM journal_line
            WHERE mentioned.is_void AND casino = known.casino AND of_record = known.first_record
              AND entry_kind IN ('original', 'replacement') AND record_number = coalesce(
                (SELECT max(record_number) FROM journal_line restated
                  WHERE restated.casino = known.casino AND restated.of_record = known.first_record
                    AND restated.cause_record IS NOT NULL), known.first_record)) entry ON true`, [JSON.stringify(mentioned)]);
        return new RoundReports(new Map(rows.map((row) => [keyOf(row), reportOf(row)])));
    }
    /** The id of the event that reported before what this one reports; undefined where it is the first. */
    firstReport({ casino, event }) {
        const reference = (0, round_reference_1.reportedOnce)(event);
        return reference === undefined ? undefined : this.first.get(keyOf({ casino, reference }))?.eventId;
    }
    /** The entry of a round that an event of the page declares void. */
    entryOf(casino, reference) {
        return this.first.get(keyOf({ casino, reference }))?.entry;
    }
    /** Enters an event with what it posted, unless another one reported the same before. */
    enter({ casino, event, number }, lines) {
        const reference = (0, round_reference_1.reportedOnce)(event);
        if (reference === undefined)
            return;
        const key = keyOf({ casino, reference });
        if (!this.first.has(key))
            this.first.set(key, { eventId: event.id, entry: { record: number, lines } });
    }
}
exports.RoundReports = RoundReports;
/** What an event reports, and the round it declares void. */
function mentionedBy({ casino, event }) {
    const [reported, voided] = [(0, round_reference_1.reportedOnce)(event), (0, round_reference_1.voidedRoundOf)(event)];
    return [
        ...(reported === undefined ? [] : [{ casino, reference: reported, is_void: false }]),
        ...(voided === undefined ? [] : [{ casino, reference: voided, is_void: true }]),
    ];
}
const reportOf = ({ first_record, event_id, lines }) => ({
    eventId: event_id,
    entry: { record: first_record, lines: (lines ?? []).map(line_of_row_1.lineOfRow) },
});
const keyOf = ({ casino, reference }) => `${casino}\0${reference}`;
//# sourceMappingURL=round-reports.js.map