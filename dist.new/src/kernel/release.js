"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.RELEASE = void 0;
/** The release whose rules judged and derived a figure; the same as package.json's version (a test holds them together). */
exports.RELEASE = '0.1.0';
//# sourceMappingURL=release.js.map