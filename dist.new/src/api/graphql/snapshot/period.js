"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.periodOf = void 0;
/** The lines of the journal that the arguments of a report mean. */
const periodOf = ({ casino, asOf, basis, from }, position) => ({ casino, position, from, asOf, day: basis === 'booked' ? 'booking_day' : 'gaming_day' });
exports.periodOf = periodOf;
//# sourceMappingURL=period.js.map