"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.findSlip = void 0;
exports.enterSlip = enterSlip;
/** The use of a slip so far; one number may accompany chips to the table and other chips back. */
const findSlip = (slips, { slip, direction }) => slips.find((use) => use.slip === slip && use.direction === direction);
exports.findSlip = findSlip;
/** The slips after a report; a half that was reported before keeps its first amount. */
function enterSlip(slips, report) {
    const { slip, direction, half, amount, closing } = report;
    const known = (0, exports.findSlip)(slips, report);
    const mark = closing === undefined ? {} : { closing };
    if (known === undefined)
        return [...slips, { slip, direction, [half]: amount, ...mark }];
    const next = { ...known, [half]: known[half] ?? amount, ...mark };
    return slips.map((use) => (use === known ? next : use));
}
//# sourceMappingURL=slips.js.map