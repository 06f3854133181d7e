"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readCards = readCards;
const hand_fault_1 = require("./hand-fault");
const CARD = /^[2-9TJQKA][cdhs]$/;
/** Reads `Th 4d` (what stands between the brackets): rank and suit of each card. Throws UnexpectedText otherwise. */
function readCards(text) {
    const cards = text.split(' ').filter((card) => card !== '');
    if (!cards.every((card) => CARD.test(card)))
        throw new hand_fault_1.UnexpectedText(`cards such as Th 4d instead of ${text}`);
    return cards;
}
//# sourceMappingURL=cards.js.map