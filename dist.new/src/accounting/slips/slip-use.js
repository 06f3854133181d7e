"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.SLIP_PROBLEMS = void 0;
exports.useOf = useOf;
const slip_report_1 = require("./slip-report");
/** What is wrong with a slip. */
exports.SLIP_PROBLEMS = ['half-missing', 'used-twice', 'halves-differ', 'under-way'];
/** One slip from all that was reported of it, in the order of the records. */
function useOf(group, transit) {
    const standing = group.filter(({ voided }) => !voided);
    const isVoid = standing.length === 0;
    const known = isVoid ? group : standing;
    const { slip, table, gamingDay, currency } = known[0];
    const kind = kindOf(known);
    const [atTable, atCage] = [amountAt(standing, 'table'), amountAt(standing, 'cage')];
    const inTransit = transit.get(`${slip} ${currency}`) ?? 0n;
    const ends = { kind, standing, atTable, atCage, inTransit };
    return {
        ...{ slip, kind, table, gamingDay, currency, inTransit, isVoid },
        ...(atTable === undefined ? {} : { atTable }),
        ...(atCage === undefined ? {} : { atCage }),
        problems: isVoid ? [] : problemsOf(ends),
        eventIds: known.map(({ eventId }) => eventId),
    };
}
/** The cage may not say what it issued a float for; the table knows. A closing is known from the close. */
const kindOf = (reports) => (reports.find(({ kind }) => kind === 'closing') ??
    reports.find(({ end }) => end === 'table') ??
    reports[0]).kind;
function amountAt(reports, end) {
    const amount = reports.find((report) => report.end === end && report.amount !== undefined)?.amount;
    return amount === undefined ? undefined : BigInt(amount);
}
function problemsOf({ kind, standing, atTable, atCage, inTransit }) {
    const at = (end) => standing.filter((report) => report.end === end).length;
    const isHalf = slip_report_1.HAS_TWO_ENDS[kind] && (at('table') === 0 || at('cage') === 0);
    const isTwice = at('table') > 1 || at('cage') > 1;
    const differs = atTable !== undefined && atCage !== undefined && atTable !== atCage;
    return [
        ...(isHalf ? ['half-missing'] : []),
        ...(isTwice ? ['used-twice'] : []),
        ...(differs ? ['halves-differ'] : []),
        ...(inTransit === 0n ? [] : ['under-way']),
    ];
}
//# sourceMappingURL=slip-use.js.map