"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.saysTheSame = void 0;
exports.storedForm = storedForm;
const identity_1 = require("./identity");
function storedForm(event) {
    const bytes = JSON.stringify(event);
    return { bytes, contentHash: (0, identity_1.sha256)(bytes) };
}
/**
 * Whether two stored forms say the same when the order of object keys is set aside. Two reports of one fact by
 * two programs may differ in key order alone; that is a duplicate, not a conflict.
 */
const saysTheSame = (bytes, otherBytes) => bytes === otherBytes || sortedJson(JSON.parse(bytes)) === sortedJson(JSON.parse(otherBytes));
exports.saysTheSame = saysTheSame;
function sortedJson(value) {
    return JSON.stringify(value, (_key, member) => member !== null && typeof member === 'object' && !Array.isArray(member)
        ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
        : member);
}
//# sourceMappingURL=stored-form.js.map