"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.improperOf = void 0;
exports.divideBank = divideBank;
exports.moveGarage = moveGarage;
exports.moveGarages = moveGarages;
exports.inPlayBefore = inPlayBefore;
/** What of a bank must be set aside because it exceeds the most a bank may be; nothing where there is no maximum. */
const improperOf = (bankWithoutVoluntary, maximum) => maximum !== undefined && bankWithoutVoluntary > maximum ? bankWithoutVoluntary - maximum : 0n;
exports.improperOf = improperOf;
/** Divides a bank; the four parts add up to it. What bets would put at risk beyond it is not covered. */
function divideBank(total, { voluntary, maximum, bets }) {
    const aside = voluntary < total ? voluntary : total;
    const improper = (0, exports.improperOf)(total - aside, maximum);
    const inPlay = total - aside - improper;
    const atRisk = bets < inPlay ? bets : inPlay;
    return { atRisk, mandatory: inPlay - atRisk, improper, voluntary: aside };
}
/** A bank after one move between play and a garage. */
function moveGarage(tenure, { kind, amount, move }) {
    const out = move === 'set-aside' ? amount : -amount;
    const won = kind === 'voluntary' ? out : 0n;
    return {
        ...tenure,
        inPlay: tenure.inPlay - out,
        [kind]: tenure[kind] + out,
        wonNet: tenure.wonNet - won,
        wonGross: tenure.wonGross - won,
    };
}
/** A bank as it goes into a coup: after the moves that were reported with it, and with "todo va" all of it in play. */
function moveGarages(tenure, { garages, allIn }) {
    const moved = garages.reduce(moveGarage, tenure);
    if (!allIn)
        return moved;
    const { inPlay, voluntary, improper } = moved;
    const back = { ...moved, inPlay: inPlay + voluntary + improper, voluntary: 0n, improper: 0n };
    return { ...back, wonNet: back.wonNet + voluntary, wonGross: back.wonGross + voluntary };
}
/** What is in play in a coup; less what earlier bets did not cover, where that stays out of play. */
function inPlayBefore(tenure, coup, uncoveredStays) {
    const { inPlay, uncovered } = moveGarages(tenure, coup);
    return uncoveredStays ? inPlay - uncovered : inPlay;
}
//# sourceMappingURL=garages.js.map