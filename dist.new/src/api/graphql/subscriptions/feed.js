"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.ROWS_PER_PAGE = void 0;
exports.pageOfRecords = pageOfRecords;
/** So many rows are read for a page, and the rest of what its last record has caused. */
exports.ROWS_PER_PAGE = 200;
/**
 * Rows that were read `WITH TIES` by record, as one item for each record: whoever goes on after a record misses nothing
 * that it has caused. Less than a page of rows is all there is.
 */
function pageOfRecords(rows, { upTo }, item) {
    const records = new Map();
    for (const row of rows) {
        const known = records.get(row.position);
        if (known)
            known.push(row);
        else
            records.set(row.position, [row]);
    }
    return {
        items: [...records].map(([position, ofRecord]) => item(position, ofRecord)),
        reached: rows.length < exports.ROWS_PER_PAGE ? upTo : rows.at(-1).position,
    };
}
//# sourceMappingURL=feed.js.map