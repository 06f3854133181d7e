"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.pointBefore = pointBefore;
exports.pointAfter = pointAfter;
exports.remember = remember;
const craps_facts_1 = require("./craps-facts");
const reported_throw_1 = require("./reported-throw");
/** The memory of a table whose point is not known. */
const UNKNOWN = 'unknown';
/** The point before a throw: what the throws before made it, or what the report says where they are not known. */
function pointBefore({ before }, { point: stated }) {
    if (before === undefined)
        return stated;
    const remembered = before.memory?.['point'];
    if (remembered === UNKNOWN)
        return stated;
    return (0, reported_throw_1.isPoint)(remembered) ? remembered : null;
}
/** The point after a throw; a seven ends every series. */
function pointAfter(point, { total }) {
    if (total === 7)
        return null;
    if (point === undefined)
        return undefined;
    if (point === null)
        return craps_facts_1.POINTS.find((one) => one === total) ?? null;
    return total === point ? null : point;
}
/** What the table remembers for the next throw: its point, who threw, and whether he lost the dice. */
function remember(after, point, thrown) {
    const next = pointAfter(point, thrown);
    const memory = {
        point: next === undefined ? UNKNOWN : next,
        ...(thrown.shooter === undefined ? {} : { shooter: thrown.shooter }),
        sevenOut: typeof point === 'number' && thrown.total === 7,
    };
    return { ...after, memory };
}
//# sourceMappingURL=series.js.map