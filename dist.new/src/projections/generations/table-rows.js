"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.tablesOf = tablesOf;
exports.primaryKeyOf = primaryKeyOf;
exports.comparableRows = comparableRows;
const release_1 = require("../../kernel/release");
/** The tables of a generation, by name. */
async function tablesOf(db, schema) {
    const rows = await db.query(`SELECT tablename FROM pg_tables WHERE schemaname = $1 ORDER BY tablename`, [schema]);
    return rows.map(({ tablename }) => tablename);
}
/** The columns of a table's primary key, in its order. */
async function primaryKeyOf(db, { schema, table }) {
    const rows = await db.query(`SELECT a.attname AS column_name
       FROM pg_index i JOIN LATERAL unnest(i.indkey) WITH ORDINALITY AS k(attnum, position) ON true
       JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.attnum
      WHERE i.indrelid = ($1 || '.' || $2)::regclass AND i.indisprimary ORDER BY k.position`, [schema, table]);
    return rows.map(({ column_name }) => column_name);
}
/**
 * A query of the rows of a table as they are compared. `rules_release` says by which release a row was judged: a
 * rebuild judges everything by today's, so an earlier one is no difference, and anything else than a release is.
 */
async function comparableRows(db, { schema, table }) {
    const found = await db.query(`SELECT attname AS column_name FROM pg_attribute
      WHERE attrelid = ($1 || '.' || $2)::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum`, [schema, table]);
    const columns = found.map(({ column_name }) => column_name);
    const selected = columns.map((column) => (column === 'rules_release' ? JUDGED_BY : column));
    return { rows: `SELECT ${selected.join(', ')} FROM ${schema}.${table}`, columns };
}
const RELEASE_NUMBERS = `'${release_1.RELEASE.split('-')[0]}'`;
const JUDGED_BY = `CASE WHEN rules_release = '${release_1.RELEASE}' OR rules_release !~ '^[0-9]{1,4}[.][0-9]{1,4}[.][0-9]{1,4}$'
    THEN rules_release
  WHEN string_to_array(rules_release, '.')::integer[] < string_to_array(${RELEASE_NUMBERS}, '.')::integer[]
    THEN '${release_1.RELEASE}'
  ELSE rules_release END AS rules_release`;
//# sourceMappingURL=table-rows.js.map