"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.dealTwoCloths = dealTwoCloths;
const hand_totals_1 = require("../../../games/baccarat/hand-totals");
/** Two cards each; the cloths draw by the rules, the bank as the table says where it has to, else as it likes. */
function dealTwoCloths(shoe, facts, chance) {
    const hands = Array.from({ length: 3 }, () => [shoe.deal()]);
    for (const hand of hands)
        hand.push(shoe.deal());
    const [tableau1 = [], tableau2 = [], bank = []] = hands;
    const total = (0, hand_totals_1.totalOf)(bank);
    if (!(0, hand_totals_1.isNatural)(total)) {
        const open = [tableau1, tableau2].filter((cloth) => !(0, hand_totals_1.isNatural)((0, hand_totals_1.totalOf)(cloth)));
        for (const cloth of open)
            if (drawsOn((0, hand_totals_1.totalOf)(cloth), facts, chance))
                cloth.push(shoe.deal());
        if (open.length > 0 && bankDraws(total, open, { facts, chance }))
            bank.push(shoe.deal());
    }
    return { tableau1, tableau2, bank, winners: [winnerOf(tableau1, bank), winnerOf(tableau2, bank)] };
}
const drawsOn = (total, { puntoDrawsUpTo, puntoFreeOn }, chance) => total === puntoFreeOn ? chance.percent(50) : total <= puntoDrawsUpTo;
/** Where a cloth has shown, the table decides for the other, drawing where it leaves the choice; else the banker may. */
function bankDraws(total, open, { facts, chance }) {
    if (total === 0)
        return true;
    const says = open.map(([, , third]) => facts.bankTable[total]?.[third === undefined ? 10 : (0, hand_totals_1.pointsOf)(third)] !== 'P');
    const [first = false] = says;
    return says.every((each) => each === first) ? first : chance.percent(50);
}
/** Eight or nine in two cards beats it in three. */
function winnerOf(cloth, bank) {
    const [punto, against] = [strengthOf(cloth), strengthOf(bank)];
    if (punto === against)
        return 'tie';
    return against > punto ? 'bank' : 'punto';
}
const strengthOf = (hand) => {
    const total = (0, hand_totals_1.totalOf)(hand);
    return hand.length === 2 && (0, hand_totals_1.isNatural)(total) ? total + 10 : total;
};
//# sourceMappingURL=deal-two-cloths.js.map