"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.puntoDraws = void 0;
exports.bancaDraws = bancaDraws;
exports.checkDrawing = checkDrawing;
const hand_totals_1 = require("./hand-totals");
const third_card_1 = require("./third-card");
/** Whether punto has to draw on its first two cards, banca's being known. */
const puntoDraws = (facts, punto, banca) => !(0, hand_totals_1.isNatural)(punto) && !(0, hand_totals_1.isNatural)(banca) && punto <= facts.puntoDrawsUpTo;
exports.puntoDraws = puntoDraws;
/** Whether banca has to draw; `third` is the points of punto's third card, absent where punto stood. */
function bancaDraws({ bancaTable }, { punto, banca, third }) {
    if ((0, hand_totals_1.isNatural)(punto) || (0, hand_totals_1.isNatural)(banca))
        return false;
    return bancaTable[banca]?.[third ?? 10] === 'T';
}
/** Third cards that should not have been drawn, or should have been. */
function checkDrawing(facts, deal) {
    const { rules } = facts;
    const [punto, banca] = [(0, hand_totals_1.totalOf)(deal.punto.slice(0, 2)), (0, hand_totals_1.totalOf)(deal.banca.slice(0, 2))];
    const isOver = (0, hand_totals_1.isNatural)(punto) || (0, hand_totals_1.isNatural)(banca);
    const thirdCard = deal.punto[2];
    const column = thirdCard === undefined ? {} : { third: (0, hand_totals_1.pointsOf)(thirdCard) };
    const stood = thirdCard === undefined ? 'punto standing' : `punto's third card counting ${column.third}`;
    return [
        ...(0, third_card_1.checkThirdCard)(deal.punto, (0, exports.puntoDraws)(facts, punto, banca), {
            rule: isOver ? rules.natural : rules.puntoDraws,
            on: `punto on ${punto}`,
        }),
        ...(0, third_card_1.checkThirdCard)(deal.banca, bancaDraws(facts, { punto, banca, ...column }), {
            rule: isOver ? rules.natural : rules.bancaDraws,
            on: `banca on ${banca}, ${isOver ? 'the coup being over' : stood}`,
        }),
    ];
}
//# sourceMappingURL=drawing.js.map