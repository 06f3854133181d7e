"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readTableRecords = readTableRecords;
const streams_1 = require("../../domain/event-registry/streams");
const register_1 = require("./register");
/** What the tables of a casino, or one of them, reported after a record and up to another, in the order of the records. */
async function readTableRecords(db, wanted) {
    const rows = await db.query(`SELECT number AS position, stream, source, event_id AS "eventId", type AS "eventType",
            ${(0, register_1.isoInstant)('recorded_at')} AS "recordedAt"
       FROM register.record
      WHERE casino = $1 AND number > $2 AND number <= $3 AND standing = 'counted' AND starts_with(stream, $4)
      ORDER BY number LIMIT $5`, [
        wanted.casino,
        wanted.after.toString(),
        wanted.upTo.toString(),
        (0, streams_1.tableStreams)(wanted.casino, wanted.table),
        wanted.limit,
    ]);
    return rows.map(({ stream, ...row }) => {
        const { sessionNo, ...session } = (0, streams_1.sessionOfStream)(stream);
        return { ...row, ...session, sessionNo: Number(sessionNo) };
    });
}
//# sourceMappingURL=table-records.js.map