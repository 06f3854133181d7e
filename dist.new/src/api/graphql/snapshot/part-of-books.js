"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.sessionsIn = void 0;
exports.belongsTo = belongsTo;
/** The table sessions that arguments name; null says nothing. */
const sessionsIn = ({ table, gamingDay, sessionNo, }) => ({ sessions: { table, gamingDay, sessionNo } });
exports.sessionsIn = sessionsIn;
/** Whether the facts of a fold key (`table/RF1/2026-01-01/1`, `cage/2026-01-01`, `jackpot/bolsa`) belong to a part. */
function belongsTo(key, { sessions, pool } = {}) {
    const [, table, gamingDay, sessionNo] = SESSION.exec(key) ?? [];
    if (pool !== undefined)
        return table !== undefined || key === `jackpot/${pool}`;
    if (sessions === undefined)
        return true;
    return (table !== undefined &&
        (sessions.table ?? table) === table &&
        (sessions.gamingDay ?? gamingDay) === gamingDay &&
        `${sessions.sessionNo ?? sessionNo}` === sessionNo);
}
const SESSION = /^table\/(.*)\/(\d{4}-\d{2}-\d{2})\/(\d+)$/;
//# sourceMappingURL=part-of-books.js.map