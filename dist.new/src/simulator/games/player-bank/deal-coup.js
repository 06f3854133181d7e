"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.dealCoup = dealCoup;
const hand_totals_1 = require("../../../games/baccarat/hand-totals");
/** Two cards each, and third cards as the rules say; where they leave a choice, somebody chooses. */
function dealCoup(shoe, facts, chance) {
    const [first, second, third, fourth] = [shoe.deal(), shoe.deal(), shoe.deal(), shoe.deal()];
    const punto = [first, third];
    const bank = [second, fourth];
    const totals = { punto: (0, hand_totals_1.totalOf)(punto), bank: (0, hand_totals_1.totalOf)(bank) };
    if (!(0, hand_totals_1.isNatural)(totals.punto) && !(0, hand_totals_1.isNatural)(totals.bank)) {
        const draws = totals.punto === facts.puntoFreeOn ? chance.percent(50) : totals.punto <= facts.puntoDrawsUpTo;
        if (draws)
            punto.push(shoe.deal());
        const column = punto[2] === undefined ? 10 : (0, hand_totals_1.pointsOf)(punto[2]);
        const says = facts.bankTable[totals.bank]?.[column];
        if (says === 'T' || (says === 'O' && chance.percent(50)))
            bank.push(shoe.deal());
    }
    return { punto, bank, winner: winnerOf((0, hand_totals_1.totalOf)(punto), (0, hand_totals_1.totalOf)(bank)) };
}
function winnerOf(punto, bank) {
    if (punto === bank)
        return 'tie';
    return bank > punto ? 'bank' : 'punto';
}
//# sourceMappingURL=deal-coup.js.map