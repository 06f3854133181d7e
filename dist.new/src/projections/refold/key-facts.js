"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.loadKeyFacts = loadKeyFacts;
exports.countingFacts = countingFacts;
const corrected_fact_1 = require("../../domain/corrections/corrected-fact");
const fold_place_1 = require("../../domain/fold-order/fold-place");
const corrected_facts_1 = require("./corrected-facts");
const place_row_1 = require("./place-row");
const read_records_1 = require("./read-records");
/** The facts of a key that were recorded so far, in fold order, each with the data that count. */
async function loadKeyFacts(page, store, { casino, key }) {
    const rows = await page.query(`SELECT o.record_number, o.anchor, o.side, o.sequence, r.number, r.casino, r.place, r.source, r.event_id, r.stream,
            r.stream_version
       FROM fact_order o JOIN register.record r ON r.casino = o.casino AND r.number = o.record_number
      WHERE o.casino = $1 AND o.fold_key = $2`, [casino, key]);
    const events = await (0, read_records_1.readRecords)(store, rows);
    const corrected = await (0, corrected_facts_1.readCorrectedFacts)(page, casino, rows.map(({ number }) => number));
    return rows
        .map((row) => {
        const reported = events.get(row.number);
        const counted = (0, corrected_fact_1.asCounted)(reported, corrected.get(row.number) ?? corrected_fact_1.uncorrected);
        return { place: (0, place_row_1.placeOfRow)(row), reported, event: counted ?? reported, counts: counted !== undefined };
    })
        .sort((a, b) => (0, fold_place_1.comparePlaces)(a.place, b.place));
}
/** The facts of a key that count, in their fold order. */
async function countingFacts({ page, store }, of) {
    return (await loadKeyFacts(page, store, of)).filter(({ counts }) => counts);
}
//# sourceMappingURL=key-facts.js.map