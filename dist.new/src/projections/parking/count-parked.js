"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.countParked = countParked;
exports.countParkedKeys = countParkedKeys;
const generation_1 = require("../generations/generation");
/** How many records of a generation are set aside because of a fault of the software. */
async function countParked(db, generation) {
    const rows = await db.query(`SELECT count(*)::integer AS parked FROM ${(0, generation_1.schemaOf)(generation)}.parked_record`);
    return rows[0].parked;
}
/** How many keys of a generation, over all casinos, stand still. */
async function countParkedKeys(db, generation) {
    const rows = await db.query(`SELECT count(*)::integer AS keys FROM (SELECT DISTINCT casino, fold_key FROM ${(0, generation_1.schemaOf)(generation)}.parked_record) parked`);
    return rows[0].keys;
}
//# sourceMappingURL=count-parked.js.map