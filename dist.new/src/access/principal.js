"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.covers = exports.mayCasino = exports.may = void 0;
const permission_matrix_1 = require("./permission-matrix");
/** Whether one of the principal's roles passes the door. The casino is asked separately, see `mayCasino`. */
const may = (principal, door) => principal.roles.some((role) => permission_matrix_1.PERMISSIONS[door].includes(role));
exports.may = may;
/** Whether the principal may see or report anything of this casino. */
const mayCasino = (principal, casino) => (0, exports.covers)(principal.casinos, [casino]);
exports.mayCasino = mayCasino;
/** Whether everything in the inner scope is also in the outer one. */
const covers = (outer, inner) => outer === 'all' || (inner !== 'all' && inner.every((casino) => outer.includes(casino)));
exports.covers = covers;
//# sourceMappingURL=principal.js.map