"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.errorsById = void 0;
/** The rules on errors by their ids, as events name them. */
const errorsById = (errors) => Object.fromEntries(errors.map(([effect, rule]) => [rule.id, { rule, effect }]));
exports.errorsById = errorsById;
//# sourceMappingURL=errors-of-play.js.map