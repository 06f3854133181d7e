"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.tableSessionReadModel = void 0;
const fact_columns_1 = require("../fact-columns");
const insert_rows_1 = require("../insert-rows");
const read_model_1 = require("../read-model");
/** The sessions of tables, each with the record in which it was first heard of. */
exports.tableSessionReadModel = {
    table: 'table_session',
    rowsOf: (fact) => {
        const session = (0, read_model_1.isReport)(fact) ? (0, fact_columns_1.sessionColumns)(fact) : undefined;
        if (session === undefined)
            return [];
        const { casino, event, number } = fact;
        const row = { casino, gaming_day: event.gamingday, ...session, first_record: number.toString() };
        return [row];
    },
    write: (page, rows) => (0, insert_rows_1.insertRows)(page, 'table_session', firstOfEach(rows), 'ON CONFLICT (casino, gaming_day, table_id, session_no) DO NOTHING'),
};
/** The first row of each session: every event of a night names its session. */
function firstOfEach(rows) {
    const first = new Map();
    for (const row of rows) {
        const key = `${row.casino} ${row.gaming_day} ${row.session_no} ${row.table_id}`;
        if (!first.has(key))
            first.set(key, row);
    }
    return [...first.values()];
}
//# sourceMappingURL=table-session.read-model.js.map