"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.roundReferenceReadModel = void 0;
const round_reference_1 = require("../../domain/table-session/round-reference");
const insert_rows_1 = require("../insert-rows");
const read_model_1 = require("../read-model");
/**
 * Which event reported each round, and each void of a settled one, first: so that a number used twice is found, and
 * a void finds what it reverses, however long ago that was. Where facts are folded again, another one may be the first.
 */
exports.roundReferenceReadModel = {
    table: 'round_reference',
    rowsOf: (fact) => (fact.references === undefined ? reportedBy(fact) : changedBy(fact)),
    write: async (page, rows) => {
        const ended = rows.filter((row) => 'ends' in row).map(({ ends }) => ends);
        if (ended.length > 0)
            await endReferences(page, ended);
        const begun = rows.filter((row) => !('ends' in row));
        const onConflict = 'ON CONFLICT (casino, reference) WHERE superseded_by IS NULL DO NOTHING';
        await (0, insert_rows_1.insertRows)(page, 'round_reference', begun, onConflict);
    },
};
function reportedBy(fact) {
    const reference = (0, read_model_1.isReport)(fact) ? (0, round_reference_1.reportedOnce)(fact.event) : undefined;
    if (reference === undefined)
        return [];
    return [rowOf(fact, { reference, record: fact.number, eventId: fact.event.id })];
}
function changedBy(fact) {
    const { casino, number, references } = fact;
    const { ended, begun } = references;
    return [
        ...ended.map((reference) => ({ ends: { casino, reference, by: number.toString() } })),
        ...begun.map((report) => rowOf(fact, report)),
    ];
}
const rowOf = ({ casino, number, event }, { reference, record, eventId, gamingDay, }) => ({
    casino,
    reference,
    gaming_day: gamingDay ?? event.gamingday,
    first_record: record.toString(),
    event_id: eventId,
    known_from: number.toString(),
    superseded_by: null,
});
/** Only a record by itself changes references, so that none of them begins and ends in the rows of one call. */
const endReferences = (page, ended) => page.query(`UPDATE round_reference SET superseded_by = ended.by
       FROM jsonb_to_recordset($1::jsonb) AS ended(casino text, reference text, by bigint)
      WHERE round_reference.casino = ended.casino AND round_reference.reference = ended.reference
        AND round_reference.superseded_by IS NULL`, [JSON.stringify(ended)]);
//# sourceMappingURL=round-reference.read-model.js.map