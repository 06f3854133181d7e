"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.firstDivergence = firstDivergence;
exports.digestsOf = digestsOf;
const table_rows_1 = require("./table-rows");
/** Compares every table of two generations: digests per casino and day first, rows only where the digests differ. */
async function firstDivergence(db, schemas) {
    const [ofLive, ofRebuilt] = [await (0, table_rows_1.tablesOf)(db, schemas.live), await (0, table_rows_1.tablesOf)(db, schemas.rebuilt)];
    for (const table of [...new Set([...ofLive, ...ofRebuilt])].sort()) {
        if (!ofRebuilt.includes(table))
            return { table, key: {}, kind: 'only-live', columns: [] };
        if (!ofLive.includes(table))
            return { table, key: {}, kind: 'only-rebuilt', columns: [] };
        const divergence = await divergenceOfTable(db, schemas, table);
        if (divergence)
            return divergence;
    }
    return undefined;
}
async function divergenceOfTable(db, { live, rebuilt }, table) {
    // Of the rebuilt table, since somebody may have taken the live one's away.
    const key = await (0, table_rows_1.primaryKeyOf)(db, { schema: rebuilt, table });
    const ofLive = await digestsOf(db, { schema: live, table, key });
    const ofRebuilt = await digestsOf(db, { schema: rebuilt, table, key });
    const group = firstDifferingGroup(ofLive, ofRebuilt);
    return group && ((await divergingRow(db, { live, rebuilt }, { table, key })) ?? group);
}
/** The digests of a table, per casino and day, its rows in the order of this key. */
async function digestsOf(db, { schema, table, key }) {
    const { rows, columns } = await (0, table_rows_1.comparableRows)(db, { schema, table });
    const day = columns.includes('gaming_day') ? 'gaming_day::text' : `''`;
    const digests = await db.query(`SELECT casino, ${day} AS "gamingDay", count(*) AS rows,
            encode(sha256(string_agg(row_hash, '' ORDER BY ${key.join(', ')})), 'hex') AS digest
       FROM (SELECT *, sha256(convert_to(t::text, 'UTF8')) AS row_hash FROM (${rows}) t) hashed
      GROUP BY 1, 2 ORDER BY 1, 2`);
    return digests.map((digest) => ({ table, ...digest }));
}
/** The group of rows whose digests differ, for the case that no row can be named. */
function firstDifferingGroup(live, rebuilt) {
    const groupOf = ({ casino, gamingDay }) => JSON.stringify([casino, gamingDay]);
    const counterparts = new Map(rebuilt.map((digest) => [groupOf(digest), digest]));
    const differing = live.find((digest) => counterparts.get(groupOf(digest))?.digest !== digest.digest);
    const known = new Set(live.map(groupOf));
    const group = differing ?? rebuilt.find((digest) => !known.has(groupOf(digest)));
    if (!group)
        return undefined;
    const { table, casino, gamingDay } = group;
    const kind = !differing ? 'only-rebuilt' : counterparts.has(groupOf(group)) ? 'differs' : 'only-live';
    return { table, key: { casino, gaming_day: gamingDay }, kind, columns: [] };
}
async function divergingRow(db, { live, rebuilt }, { table, key }) {
    const liveRows = (await (0, table_rows_1.comparableRows)(db, { schema: live, table })).rows;
    const rebuiltRows = (await (0, table_rows_1.comparableRows)(db, { schema: rebuilt, table })).rows;
    const found = await db.query(`SELECT ${asTexts('l')} AS live, ${asTexts('r')} AS rebuilt
       FROM (${liveRows}) l FULL JOIN (${rebuiltRows}) r USING (${key.join(', ')})
      WHERE l::text IS DISTINCT FROM r::text ORDER BY ${key.join(', ')} LIMIT 1`);
    return found[0] && describeRow(table, key, found[0]);
}
/** The columns of a row, each as JSON text, since amounts have more digits than a JSON number of JavaScript. */
const asTexts = (row) => `(SELECT jsonb_object_agg(key, value::text) FROM jsonb_each(to_jsonb(${row})))`;
function describeRow(table, key, { live, rebuilt }) {
    const named = Object.fromEntries(key.map((column) => [column, plain((live ?? rebuilt)[column])]));
    if (!live)
        return { table, key: named, kind: 'only-rebuilt', columns: [] };
    if (!rebuilt)
        return { table, key: named, kind: 'only-live', columns: [] };
    const columns = [...new Set([...Object.keys(rebuilt), ...Object.keys(live)])]
        .filter((column) => live[column] !== rebuilt[column])
        .map((column) => ({ column, live: live[column] ?? 'missing', rebuilt: rebuilt[column] ?? 'missing' }));
    return { table, key: named, kind: 'differs', columns };
}
/** A JSON text without the quotes of a string. */
const plain = (json) => (json.startsWith('"') ? JSON.parse(json) : json);
//# sourceMappingURL=compare.js.map