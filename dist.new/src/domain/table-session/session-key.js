"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.tableConcerned = void 0;
exports.sessionKeyOf = sessionKeyOf;
const streams_1 = require("../event-registry/streams");
/**
 * The table session an event is about: `table/RF1/2026-01-01/1`. That is the session of the table whose source
 * reports it, or of the table which the cage or a pool names in its data. Undefined for an event about no table.
 */
function sessionKeyOf(event) {
    const table = (0, exports.tableConcerned)(event);
    return table === undefined ? undefined : `table/${table}/${event.gamingday}/${(0, streams_1.sessionOf)(event)}`;
}
/** The table an event is about: the one it names, or the one whose source reports it. */
const tableConcerned = (event) => namedTable(event) ?? (0, streams_1.tableOf)(event.source);
exports.tableConcerned = tableConcerned;
/** These name the table in their data; whoever reports them may be the cage or an office. */
const NAMING_A_TABLE = new Set([
    'cagnotte.cage.float-issued.v1',
    'cagnotte.cage.credit-received.v1',
    'cagnotte.jackpot.contributed.v1',
    'cagnotte.jackpot.won.v1',
    'cagnotte.money.found.v1',
    'cagnotte.variance.cleared.v1',
]);
const namedTable = ({ type, data }) => NAMING_A_TABLE.has(type) ? data.table : undefined;
//# sourceMappingURL=session-key.js.map