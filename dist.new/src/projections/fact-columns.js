"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.factColumns = void 0;
exports.sessionColumns = sessionColumns;
const streams_1 = require("../domain/event-registry/streams");
const session_key_1 = require("../domain/table-session/session-key");
/**
 * What a row about a fact says of the event that reports it. It stands last in a row: a spread that is added to gives
 * the engine a shape of its own for every row.
 */
const factColumns = ({ casino, number, event, }) => ({
    casino,
    record_number: number.toString(),
    gaming_day: event.gamingday,
    event_id: event.id,
    event_type: event.type,
    happened_at: event.time,
});
exports.factColumns = factColumns;
/** The table session an event is about; undefined for an event about no table. */
function sessionColumns({ event }) {
    const table = (0, session_key_1.tableConcerned)(event);
    return table === undefined ? undefined : { table_id: table, session_no: (0, streams_1.sessionOf)(event) };
}
//# sourceMappingURL=fact-columns.js.map