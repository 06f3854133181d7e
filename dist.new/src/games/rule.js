"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.breach = void 0;
/** A finding that cites a rule. */
const breach = ({ id, citation }, finding) => ({ ...finding, ruleId: id, citation });
exports.breach = breach;
//# sourceMappingURL=rule.js.map