"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.decidingPerson = void 0;
/** The holder of a key as decisions name them, whichever of their keys it is; undefined where it belongs to a system. */
const decidingPerson = ({ holder, holderKind }) => holderKind === 'person' ? { id: holder.slice(0, 80), name: holder.slice(0, 120) } : undefined;
exports.decidingPerson = decidingPerson;
//# sourceMappingURL=deciding-person.js.map