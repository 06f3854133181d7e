"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkVoidedHand = checkVoidedHand;
const voided_round_1 = require("../_mechanics/voided-round");
/** What is given back of a void hand; the reason is the id of the rule that annuls it. */
function checkVoidedHand({ regulated }, voided, { answers, currency }) {
    const { reasonCode } = voided;
    if (regulated === undefined || !Object.hasOwn(regulated.voids, reasonCode))
        return [];
    const { rule, fate } = regulated.voids[reasonCode];
    if (fateUnder(fate, answers) === 'stakes-returned') {
        return (0, voided_round_1.checkRefunds)(voided, { rule, fate: 'stakes-returned', currency });
    }
    const standing = voided.bets?.map((bet) => ({ ...bet, stake: 0n }));
    const known = standing === undefined ? voided : { ...voided, bets: standing };
    return (0, voided_round_1.checkRefunds)(known, { rule, fate: 'stakes-stand', currency });
}
function fateUnder(fate, answers) {
    if (fate === 'by-OP2-27')
        return answers['OP2-27'] === 'stay' ? 'stakes-stand' : 'stakes-returned';
    if (fate === 'by-OP2-28')
        return answers['OP2-28'] === 'returned' ? 'stakes-returned' : 'stakes-stand';
    return fate;
}
//# sourceMappingURL=voided-hand.js.map