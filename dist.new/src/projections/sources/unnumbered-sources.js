"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readUnnumberedSources = readUnnumberedSources;
/** The sources of casinos that report facts without numbers, by name. */
async function readUnnumberedSources(db, casinos) {
    const rows = await db.query(`SELECT casino, array_agg(source ORDER BY source) AS sources FROM unnumbered_source
      WHERE casino = ANY ($1) GROUP BY casino`, [casinos]);
    return new Map(rows.map(({ casino, sources }) => [casino, sources]));
}
//# sourceMappingURL=unnumbered-sources.js.map