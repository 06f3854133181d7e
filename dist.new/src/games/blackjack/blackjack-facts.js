"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.BLACKJACK_BETS = void 0;
/** The bets there are: on a hand as dealt, on one that was split, on one more card, and against the dealer's ace. */
exports.BLACKJACK_BETS = ['main', 'split', 'double', 'insurance'];
//# sourceMappingURL=blackjack-facts.js.map