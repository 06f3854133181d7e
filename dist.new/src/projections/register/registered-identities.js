"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.RegisteredIdentities = void 0;
exports.lastEntered = lastEntered;
const COLUMNS = `r.casino, r.source, r.event_id AS id, encode(r.content_hash, 'hex') AS "contentHash", r.place,
  r.stream, r.stream_version AS version`;
/** The register, asked for identities by an event store that cannot tell them itself. */
class RegisteredIdentities {
    db;
    constructor(db) {
        this.db = db;
    }
    firstRecords(identities) {
        const asked = identities.map(({ casino, source, id }) => ({ casino, source, id }));
        return this.db.query(`SELECT ${COLUMNS}
         FROM jsonb_to_recordset($1::jsonb) AS asked(casino text, source text, id text)
         JOIN register.record r
           ON r.casino = asked.casino AND r.source = asked.source AND r.event_id = asked.id AND r.standing = 'counted'`, [JSON.stringify(asked)]);
    }
}
exports.RegisteredIdentities = RegisteredIdentities;
/** The record that was entered last; undefined while there is none. */
async function lastEntered(db) {
    const rows = await db.query(`SELECT ${COLUMNS}, r.number
       FROM register.casino c JOIN register.record r ON r.casino = c.casino AND r.number = c.last_number
      ORDER BY c.last_recorded_at DESC, c.casino LIMIT 1`);
    return rows[0];
}
//# sourceMappingURL=registered-identities.js.map