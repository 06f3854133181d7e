"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.supersededBy = void 0;
exports.readRestatements = readRestatements;
const kept_bytes_1 = require("../register/kept-bytes");
/** Every restatement of a casino's closed days, in the order of the records. */
async function readRestatements(db, store, casino) {
    const rows = await db.query(`SELECT number, stream, stream_version AS version FROM register.record
      WHERE casino = $1 AND type = 'cagnotte.books.restated.v1' AND standing = 'counted' ORDER BY number`, [casino]);
    const texts = await (0, kept_bytes_1.readKeptBytes)(store, rows);
    return rows.flatMap(({ number }, index) => {
        const text = texts[index];
        if (text === undefined)
            return [];
        return [{ recordNumber: number, restated: JSON.parse(text).data }];
    });
}
/**
 * The restatement after which the trial balance under a seal is no longer that of its day: the last one that names the
 * day or an earlier one, since a trial balance goes on from day to day.
 */
const supersededBy = ({ recordNumber, gamingDay }, restatements) => restatements.findLast((each) => each.recordNumber > recordNumber && each.restated.days.some((day) => day.gamingDay <= gamingDay));
exports.supersededBy = supersededBy;
//# sourceMappingURL=restatements.js.map