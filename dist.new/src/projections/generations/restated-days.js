"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.restatedDays = restatedDays;
const state_text_1 = require("../folds/state-text");
const table_rows_1 = require("./table-rows");
/** The closed days whose entries a rebuild changes, by casino and day. */
async function restatedDays(db, { live, rebuilt }) {
    const [before, after] = [await digestsOf(db, live), await digestsOf(db, rebuilt)];
    const changed = [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((key) => {
        const [casino = '', gamingDay = ''] = key.split(' ');
        const day = { casino, gamingDay, before: before.get(key) ?? EMPTY, after: after.get(key) ?? EMPTY };
        return day.before === day.after ? [] : [day];
    });
    const closed = await closedDaysOf(db, live);
    return changed.filter(({ casino, gamingDay }) => closed.get(casino)?.some(({ first, last }) => first <= gamingDay && gamingDay <= last));
}
/** SHA-256 of no line at all. */
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
/** The digest of the lines of each booking day, by `casino day`. */
async function digestsOf(db, schema) {
    const { rows } = await (0, table_rows_1.comparableRows)(db, { schema, table: 'journal_line' });
    const digests = await db.query(`SELECT casino, booking_day::text AS day,
            encode(sha256(string_agg(sha256(convert_to(t::text, 'UTF8')), '' ORDER BY record_number, line)), 'hex') AS digest
       FROM (${rows}) t GROUP BY 1, 2`);
    return new Map(digests.map(({ casino, day, digest }) => [`${casino} ${day}`, digest]));
}
async function closedDaysOf(db, schema) {
    const rows = await db.query(`SELECT casino, state FROM ${schema}.fold_state WHERE fold = 'casino-books'`);
    return new Map(rows.map(({ casino, state }) => [
        casino,
        (0, state_text_1.readState)(state).closedDays ?? [],
    ]));
}
//# sourceMappingURL=restated-days.js.map