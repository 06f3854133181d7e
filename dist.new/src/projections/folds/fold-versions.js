"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.versionAfter = void 0;
exports.readVersions = readVersions;
const state_text_1 = require("./state-text");
/** The states of a fold of a casino from the one before a record on, in the order of the records. */
async function readVersions(db, { casino, fold, from }) {
    const rows = await db.query(`SELECT record_number, state FROM fold_version
      WHERE casino = $1 AND fold = $2 AND key = $1 AND record_number >= coalesce(
        (SELECT max(record_number) FROM fold_version WHERE casino = $1 AND fold = $2 AND key = $1 AND record_number < $3), 0)
      ORDER BY record_number`, [casino, fold, from.toString()]);
    return rows.map(({ record_number, state }) => ({ record: record_number, state: (0, state_text_1.readState)(state) }));
}
/** The state once a record was taken in. */
const versionAfter = (versions, record, initial) => versions.findLast((version) => version.record <= record)?.state ?? initial;
exports.versionAfter = versionAfter;
//# sourceMappingURL=fold-versions.js.map