"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.answeredPoints = void 0;
/** The answers to the open points of a game, as one text: whatever has the same text has the same edges. */
const answeredPoints = ({ openPoints }, answers) => openPoints.map((point) => `${point}=${answers[point]}`).join(' ');
exports.answeredPoints = answeredPoints;
//# sourceMappingURL=answered-points.js.map