"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.WAR_BETS = void 0;
/** The bets there are: on the higher card, on equal cards, and once more after equal cards. */
exports.WAR_BETS = ['initial', 'tie', 'revancha'];
//# sourceMappingURL=war-facts.js.map