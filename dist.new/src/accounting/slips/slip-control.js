"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.controlSlips = controlSlips;
const slip_use_1 = require("./slip-use");
const slip_series_1 = require("./slip-series");
/**
 * Holds the slips of a period against each other: each used once, both ends and the ledger saying the same, and no
 * number of a pad missing. A half that is missing after its day is a problem, and so is everything else that does
 * not tie; nothing is put right.
 */
function controlSlips({ reports, from, until, transit }) {
    const inPeriod = ({ gamingDay }) => gamingDay >= from && gamingDay <= until;
    const slips = [...groupedBySlip(reports).values()]
        .filter((group) => group.some(inPeriod))
        .map((group) => (0, slip_use_1.useOf)(group, transit));
    return { slips, series: (0, slip_series_1.seriesOf)(reports, { from, until }) };
}
/** Slips by direction and number: a number may accompany chips to a table and others back. A box is used every day. */
function groupedBySlip(reports) {
    const groups = new Map();
    for (const report of reports) {
        const key = keyOf(report);
        groups.set(key, [...(groups.get(key) ?? []), report]);
    }
    return groups;
}
function keyOf({ kind, slip, gamingDay }) {
    if (kind === 'box')
        return `box ${gamingDay} ${slip}`;
    if (kind === 'credit' || kind === 'closing')
        return `to-cage ${slip}`;
    return kind === 'sale' || kind === 'buy-in' || kind === 'bank-order'
        ? `${kind} ${slip}`
        : `to-table ${slip}`;
}
//# sourceMappingURL=slip-control.js.map