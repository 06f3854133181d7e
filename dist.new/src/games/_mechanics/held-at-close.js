"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkNothingHeld = void 0;
const rule_1 = require("../rule");
const wording_1 = require("../wording");
/** Bets that still lie on the cloth when a session ends; the rule is that by which each should have ended before. */
const checkNothingHeld = ({ held }, { rule, currency }) => held.map((bet) => (0, rule_1.breach)(rule(bet), {
    code: 'held-bet-at-close',
    severity: 'violation',
    expected: 'no bet held when the session ends',
    found: `${(0, wording_1.money)(bet.stake, currency)} held on ${bet.type}`,
    betIds: [bet.betId],
}));
exports.checkNothingHeld = checkNothingHeld;
//# sourceMappingURL=held-at-close.js.map