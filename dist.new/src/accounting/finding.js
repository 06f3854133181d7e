"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.about = void 0;
/** The findings, each about these events. */
const about = (findings, ...eventIds) => findings.map((finding) => ({ ...finding, eventIds }));
exports.about = about;
//# sourceMappingURL=finding.js.map