"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.casinosUntil = void 0;
/** Every casino, and its last record. */
const casinosUntil = (db) => db.query(`SELECT casino, last_number AS position FROM register.casino ORDER BY casino`);
exports.casinosUntil = casinosUntil;
//# sourceMappingURL=casino-heads.js.map