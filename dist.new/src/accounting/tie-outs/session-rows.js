"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.sessionRows = void 0;
exports.boxRows = boxRows;
const tie_out_1 = require("./tie-out");
/** K3: each session closed, counted and signed, and its result tied. */
const sessionRows = ({ sessions }) => sessions.flatMap(rowsOfSession);
exports.sessionRows = sessionRows;
function rowsOfSession({ name, closed, signed, result, isHouseBanked }) {
    if (!closed)
        return [(0, tie_out_1.fact)(name, 'closed', 'still open')];
    if (!signed)
        return [(0, tie_out_1.fact)(name, 'signed', 'not signed')];
    if (result === undefined)
        return isHouseBanked ? [(0, tie_out_1.fact)(name, 'counted', 'not counted')] : [];
    const { fromCounts: expected, fromBooks: found, currency } = result;
    return [(0, tie_out_1.amounts)(name, { expected, found, currency })];
}
/** K5: each box that was put on a table was counted, and no cash is left in boxes. */
function boxRows({ sessions, balances }) {
    const boxes = sessions.flatMap(({ name, boxesIssued, boxesCounted }) => [
        ...boxesIssued.map((box) => (0, tie_out_1.fact)(`box ${box} of ${name}`, 'counted', boxesCounted.includes(box) ? 'counted' : 'not counted')),
        // A table that says nothing of its boxes puts one on the cloth all the same.
        ...boxesCounted
            .filter((box, index) => boxesCounted.indexOf(box) !== index)
            .map((box) => (0, tie_out_1.fact)(`box ${box} of ${name}, again`, 'counted once', 'counted twice')),
    ]);
    const cash = balances
        .filter(({ account }) => account === 'cash:drop' || account.startsWith('cash:drop:'))
        .map(({ account, currency, balance }) => (0, tie_out_1.amounts)(account, { expected: 0n, found: balance, currency }));
    return [...boxes, ...cash];
}
//# sourceMappingURL=session-rows.js.map