"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readTables = void 0;
const versioned_facts_1 = require("../versioned-facts");
/** The tables of a casino that have reported something, by their names. */
const readTables = (db, wanted) => db.query(`SELECT known.*, opened.game FROM (
       SELECT table_id AS "table", min(first_record) AS "firstRecord", min(gaming_day) AS "firstGamingDay",
              max(gaming_day) AS "lastGamingDay", count(*) AS sessions
         FROM table_session
        WHERE casino = $1 AND first_record <= $2 AND ($3::date IS NULL OR gaming_day <= $3::date)
          AND ($4::text IS NULL OR table_id > $4 COLLATE "C")
        GROUP BY table_id ORDER BY table_id LIMIT $5) known
       LEFT JOIN LATERAL (
         SELECT data::jsonb ->> 'game' AS game FROM table_session_fact fact
          WHERE fact.casino = $1 AND fact.table_id = known."table" AND fact.gaming_day <= known."lastGamingDay"
            AND fact.event_type = 'cagnotte.table.opened.v1' AND ${(0, versioned_facts_1.knownAt)('fact', '$2')}
          ORDER BY gaming_day DESC, session_no DESC, record_number DESC LIMIT 1) opened ON true
      ORDER BY "table"`, [wanted.casino, wanted.position.toString(), wanted.asOf ?? null, wanted.after ?? null, wanted.limit]);
exports.readTables = readTables;
//# sourceMappingURL=tables.js.map