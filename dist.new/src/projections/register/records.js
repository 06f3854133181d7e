"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readRecords = void 0;
const register_1 = require("./register");
const COLUMNS = `number AS "recordNumber", event_id AS "eventId", source, type AS "eventType", standing, stream,
  stream_version AS version, place AS receipt, encode(content_hash, 'hex') AS "contentHash",
  encode(chain_hash, 'hex') AS "chainHash", ${(0, register_1.isoInstant)('recorded_at')} AS "recordedAt"`;
/** The records of a casino in their order. */
const readRecords = (db, wanted) => db.query(`SELECT ${COLUMNS} FROM register.record
      WHERE casino = $1 AND number <= $2 AND number > $3 AND ($4::text IS NULL OR type = $4)
        AND ($5::text IS NULL OR source = $5)
      ORDER BY number LIMIT $6`, [
    wanted.casino,
    wanted.position.toString(),
    wanted.after ?? '0',
    wanted.eventType ?? null,
    wanted.source ?? null,
    wanted.limit,
]);
exports.readRecords = readRecords;
//# sourceMappingURL=records.js.map