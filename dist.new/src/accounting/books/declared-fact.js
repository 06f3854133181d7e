"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.namesOf = exports.nameOf = exports.factsOf = void 0;
/** The facts of one type. */
const factsOf = (facts, type) => facts.filter((fact) => fact.type === type);
exports.factsOf = factsOf;
/** A member of staff by name, or by number where nobody gave one. */
const nameOf = ({ id, name }) => name ?? id;
exports.nameOf = nameOf;
/** Several of them, each once. */
const namesOf = (staff = []) => [...new Set(staff.map(exports.nameOf))].join(', ');
exports.namesOf = namesOf;
//# sourceMappingURL=declared-fact.js.map