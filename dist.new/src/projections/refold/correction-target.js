"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.findTarget = findTarget;
const corrected_fact_1 = require("../../domain/corrections/corrected-fact");
const corrected_facts_1 = require("./corrected-facts");
const read_records_1 = require("./read-records");
/** Follows a correction to the fact it is about, through the corrections before it; undefined where there is none. */
async function findTarget(page, store, { casino, ...asked }) {
    let { corrects, before } = asked;
    for (;;) {
        const found = await findRecord(page, store, { casino, before, ...corrects });
        if (found === undefined)
            return undefined;
        const { record, event: fact } = found;
        if (fact.type !== 'cagnotte.correction.recorded.v1') {
            const known = (await (0, corrected_facts_1.readCorrectedFacts)(page, casino, [record])).get(record) ?? corrected_fact_1.uncorrected;
            return { record, fact, known };
        }
        corrects = fact.data.corrects;
        before = record;
    }
}
/** A record that counts under an identity, before another record; a rebuild may find later ones in the register, too. */
async function findRecord(page, store, { casino, before, source, id }) {
    const [row] = await page.query(`SELECT number, casino, place, source, event_id, stream, stream_version FROM register.record
      WHERE casino = $1 AND source = $2 AND event_id = $3 AND standing = 'counted' AND number < $4`, [casino, source, id, before.toString()]);
    if (row === undefined)
        return undefined;
    return { record: row.number, event: (await (0, read_records_1.readRecords)(store, [row])).get(row.number) };
}
//# sourceMappingURL=correction-target.js.map