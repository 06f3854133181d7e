"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readDaysPosted = readDaysPosted;
/** The days, oldest first, in which something was posted after a record and up to another. */
async function readDaysPosted(db, wanted) {
    const rows = await db.query(`SELECT DISTINCT ${wanted.day} AS day FROM journal_line
      WHERE casino = $1 AND record_number > $2 AND record_number <= $3 ORDER BY 1`, [wanted.casino, wanted.after.toString(), wanted.upTo.toString()]);
    return rows.map(({ day }) => day);
}
//# sourceMappingURL=days-posted.js.map