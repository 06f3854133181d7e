"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.WANTED_SESSIONS = exports.wantedSessions = void 0;
exports.rowsByPlace = rowsByPlace;
/** Sessions as a table of their columns and their place in the list, for `jsonb_to_recordset($1::jsonb)`. */
const wantedSessions = (sessions) => JSON.stringify(sessions.map(({ casino, gamingDay, table, sessionNo, position }, n) => ({
    ...{ n, casino, gaming_day: gamingDay, table_id: table, session_no: sessionNo },
    position: position.toString(),
})));
exports.wantedSessions = wantedSessions;
exports.WANTED_SESSIONS = `jsonb_to_recordset($1::jsonb)
  AS wanted(n integer, casino text, gaming_day date, table_id text, session_no integer, position bigint)`;
/** The rows of each of the first so many places, in their order. */
function rowsByPlace(rows, places) {
    const lists = Array.from({ length: places }, () => []);
    for (const row of rows)
        lists[row.n].push(row);
    return lists;
}
//# sourceMappingURL=session-key.js.map