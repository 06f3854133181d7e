"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkReprojection = void 0;
/** A7, hard: the books are a function of the log. */
const checkReprojection = ({ casino, stored, again }) => stored === again ? [] : [{ identity: 'A7', at: casino, expected: again, found: stored }];
exports.checkReprojection = checkReprojection;
//# sourceMappingURL=a7-reprojection.js.map