"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.afterTurn = exports.isBehind = void 0;
exports.poolsToldBy = poolsToldBy;
exports.poolTurnOf = poolTurnOf;
const instant_1 = require("../../kernel/instant");
const session_key_1 = require("../table-session/session-key");
const pool_1 = require("./pool");
/** The pools that a fact tells of, each once: those a round is staked on or wins, or the one it is about. */
function poolsToldBy(event) {
    const { type, data } = event;
    if (type === 'cagnotte.round.settled.v1') {
        const { poolStakes = [], poolPrizes = [] } = data;
        return [...new Set([...poolStakes, ...poolPrizes].map(({ pool }) => pool))];
    }
    if (!type.startsWith('cagnotte.jackpot.'))
        return [];
    const { pool, toPool } = data;
    return toPool === undefined || toPool === pool ? [pool] : [pool, toPool];
}
/**
 * When it is the turn of a fact among the facts of its pool, as text that sorts: time, table, round. Of one instant,
 * the opening comes first, the rounds of its tables next, and what tells of no round or no table after them.
 */
function poolTurnOf(event) {
    const { roundNo } = (event.data ?? {});
    const table = (0, session_key_1.tableConcerned)(event);
    const opens = event.type === 'cagnotte.jackpot.opened.v1';
    return [
        (0, instant_1.utcText)(event.time),
        opens ? '0' : table === undefined ? '2' : `1${table}`,
        roundNo === undefined ? '2' : `1${roundNo.toString().padStart(12, '0')}`,
    ].join(' ');
}
/** Whether one of these pools has come to a later turn than this already. */
const isBehind = (turn, names, pools) => names.some((name) => turn < ((0, pool_1.findPool)(pools, name)?.last ?? ''));
exports.isBehind = isBehind;
/** The pools once it was the turn of a fact. */
const afterTurn = (turn, names, pools) => names.length === 0
    ? pools
    : pools.map((pool) => names.includes(pool.pool) && turn > (pool.last ?? '') ? { ...pool, last: turn } : pool);
exports.afterTurn = afterTurn;
//# sourceMappingURL=pool-turn.js.map