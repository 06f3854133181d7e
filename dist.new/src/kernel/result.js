"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.refused = exports.accepted = void 0;
const accepted = (value) => ({
    ok: true,
    value,
});
exports.accepted = accepted;
const refused = (refusal) => ({
    ok: false,
    refusal,
});
exports.refused = refused;
//# sourceMappingURL=result.js.map