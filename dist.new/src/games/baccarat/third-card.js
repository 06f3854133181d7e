"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkThirdCard = checkThirdCard;
const rule_1 = require("../rule");
/** A third card that should not have been drawn, or should have been; `on` says for whom and why, for people. */
function checkThirdCard(cards, mustDraw, { rule, on }) {
    const drew = cards.length === 3;
    if (drew === mustDraw)
        return [];
    return [
        (0, rule_1.breach)(rule, {
            code: mustDraw ? 'third-card-not-drawn' : 'third-card-not-allowed',
            severity: 'violation',
            expected: `${on}: ${mustDraw ? 'a third card' : 'no third card'}`,
            found: drew ? `${cards[2]} drawn` : 'stood',
        }),
    ];
}
//# sourceMappingURL=third-card.js.map