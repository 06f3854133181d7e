"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.EMPTY_TABLE = void 0;
exports.EMPTY_TABLE = { held: [], released: [] };
//# sourceMappingURL=round.js.map