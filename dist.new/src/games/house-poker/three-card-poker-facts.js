"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.THREE_CARD_BETS = void 0;
/** The bets there are: on the own hand alone, on beating the house, and the one that goes on with that. */
exports.THREE_CARD_BETS = ['fortune', 'ante', 'bet'];
//# sourceMappingURL=three-card-poker-facts.js.map