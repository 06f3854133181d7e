"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.DEFAULT_PAGE_SIZE = void 0;
exports.readPage = readPage;
/** What a page comes to at most, unless one record alone is larger: a page is held in memory, several times over. */
const MOST_CHARACTERS = 8 * 1024 * 1024;
/** Records per page unless told otherwise. */
exports.DEFAULT_PAGE_SIZE = 2_000;
/** The next records of the log; none when there are none. What is projected never depends on where a page ends. */
async function readPage(store, { after, upTo, limit }) {
    const records = [];
    let characters = 0;
    for await (const record of store.readLog({ ...(after === undefined ? {} : { from: after }), limit })) {
        if (upTo !== undefined && store.comparePlaces(record.place, upTo) > 0)
            break;
        characters += record.bytes.length;
        if (records.length > 0 && characters > MOST_CHARACTERS)
            break;
        records.push(record);
    }
    return records;
}
//# sourceMappingURL=read-page.js.map