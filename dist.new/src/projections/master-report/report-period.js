"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.IN_PERIOD = exports.PART = exports.periodParameters = void 0;
/** The parameters `$1` to `$4` of the statements over parts. */
const periodParameters = ({ casino, position, until, starts }) => [
    casino,
    position.toString(),
    until,
    starts,
];
exports.periodParameters = periodParameters;
/** Of a day: which part it is in, from 1. */
exports.PART = `width_bucket(gaming_day, $4::date[])`;
exports.IN_PERIOD = `casino = $1 AND gaming_day BETWEEN ($4::date[])[1] AND $3::date`;
//# sourceMappingURL=report-period.js.map