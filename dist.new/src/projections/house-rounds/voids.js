"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readVoids = readVoids;
const versioned_facts_1 = require("../versioned-facts");
/** The records that reversed rounds, null for one that stands: one for each, with one statement. */
async function readVoids(db, rounds) {
    const rows = await db.query(`SELECT void.first_record AS "voidedBy"
       FROM jsonb_to_recordset($1::jsonb) AS wanted(n integer, casino text, reference text, position bigint)
       LEFT JOIN round_reference void
         ON void.casino = wanted.casino AND void.reference = wanted.reference AND ${(0, versioned_facts_1.knownAt)('void', 'position')}
      ORDER BY n`, [
        JSON.stringify(rounds.map(({ casino, reference, position }, n) => ({
            ...{ n, casino, reference: `${reference}/void`, position: position.toString() },
        }))),
    ]);
    return rows.map(({ voidedBy }) => voidedBy);
}
//# sourceMappingURL=voids.js.map