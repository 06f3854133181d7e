"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.poolsOf = poolsOf;
exports.turnTaken = turnTaken;
exports.isBehindInPools = isBehindInPools;
const pool_turn_1 = require("../domain/jackpot/pool-turn");
const round_reference_1 = require("../domain/table-session/round-reference");
const METER = 'jackpot:';
/** The pools of a fact: those it tells of; of a void, those whose meters its reversal moves. */
function poolsOf(event, lines) {
    if ((0, round_reference_1.voidedRoundOf)(event) === undefined)
        return (0, pool_turn_1.poolsToldBy)(event);
    const meters = lines.filter(({ account }) => account.startsWith(METER));
    return [...new Set(meters.map(({ account }) => account.slice(METER.length)))];
}
/** The pools once it was the turn of a fact, which comes after all of them. */
function turnTaken(event, lines, pools) {
    const names = poolsOf(event, lines);
    return names.length === 0 ? pools : (0, pool_turn_1.afterTurn)((0, pool_turn_1.poolTurnOf)(event), names, pools);
}
/** Whether a fact belongs before others of its pools that were recorded earlier. */
function isBehindInPools(event, { pools, entryOf }) {
    const voided = (0, round_reference_1.voidedRoundOf)(event);
    const names = poolsOf(event, voided === undefined ? [] : (entryOf(voided)?.lines ?? []));
    return names.length > 0 && (0, pool_turn_1.isBehind)((0, pool_turn_1.poolTurnOf)(event), names, pools);
}
//# sourceMappingURL=pool-turn.js.map