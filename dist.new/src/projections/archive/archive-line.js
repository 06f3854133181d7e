"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.archiveJson = void 0;
/** JSON in which amounts, which are bigint, are decimal text. */
const archiveJson = (value) => JSON.stringify(value, (_key, member) => (typeof member === 'bigint' ? member.toString() : member));
exports.archiveJson = archiveJson;
//# sourceMappingURL=archive-line.js.map