"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.ROLES = void 0;
/** What the holder of a key is to the house. A key carries one or more of these. */
exports.ROLES = ['ingest', 'accountant', 'manager', 'auditor', 'administrator'];
//# sourceMappingURL=role.js.map