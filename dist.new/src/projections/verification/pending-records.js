"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readPending = readPending;
const read_record_1 = require("../register/read-record");
/**
 * Reads what the log holds behind a place: records that are not projected yet, since no runner works or it is not
 * that far. They stand in no chain, but their bytes must be what the log says of them.
 * @returns how many there are
 * @throws LogDamaged naming the first that is not what it was
 */
async function readPending(store, after) {
    const head = await store.head();
    let records = 0;
    if (head === undefined)
        return records;
    for await (const record of store.readLog(after === undefined ? {} : { from: after })) {
        if (store.comparePlaces(record.place, head) > 0)
            break;
        (0, read_record_1.assertUnaltered)(record);
        (0, read_record_1.parseRecord)(record);
        records += 1;
    }
    return records;
}
//# sourceMappingURL=pending-records.js.map