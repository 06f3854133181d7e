"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.termsOf = exports.unknownPlay = void 0;
exports.unknownPlay = { terms: [], staff: [] };
/** The terms on which a round is played: the last that came into force by its number; without a number, the last. */
const termsOf = ({ terms }, roundNo = Infinity) => terms.findLast(({ fromRound }) => fromRound <= roundNo)?.terms;
exports.termsOf = termsOf;
//# sourceMappingURL=table-play.js.map