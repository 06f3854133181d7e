"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.roundOfHand = void 0;
const wire_1 = require("../../games/wire");
/**
 * A hand as the rules of its game read it: the outcome holds what was played, the declared totals hold pots and
 * awards, which the rules derive for themselves.
 */
const roundOfHand = ({ pots, awards, ...played }) => (0, wire_1.roundFromWire)({ bets: [], outcome: played, pots, awards });
exports.roundOfHand = roundOfHand;
//# sourceMappingURL=hand-round.js.map