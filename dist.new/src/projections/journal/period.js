"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.inPeriod = exports.periodParameters = void 0;
/** The parameters `$1` to `$4` of a statement that uses the conditions below. */
const periodParameters = ({ casino, position, from, asOf }) => [
    casino,
    position.toString(),
    from ?? null,
    asOf ?? null,
];
exports.periodParameters = periodParameters;
/** A line, or a total, is of the casino `$1`, not before day `$3` and not after day `$4`. */
const inPeriod = ({ day }) => `casino = $1 AND ($3::date IS NULL OR ${day} >= $3::date) AND ($4::date IS NULL OR ${day} <= $4::date)`;
exports.inPeriod = inPeriod;
//# sourceMappingURL=period.js.map