"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.isAvailable = void 0;
exports.unavailableBy = unavailableBy;
const layout_1 = require("./layout");
const reported_monte_1 = require("./reported-monte");
/** Whether a bet may be made in the phase, on cards in play, and on a suit that is not annulled. */
const isAvailable = (bet, selection, play) => isInPhase(bet, play) && isOnCardsInPlay(selection, play) && !isOnAnnulledBox(bet, selection, play);
exports.isAvailable = isAvailable;
const isInPhase = ({ wins, pays }, { phase, answers }) => {
    const mayBeInBoth = wins.kind === 'suit' && wins.onlyFirstCard && answers['OP2-35e'] === 'both-phases';
    return pays[phase] !== undefined || mayBeInBoth;
};
function isOnCardsInPlay(selection, { inPlay }) {
    const sides = (0, reported_monte_1.sidesOf)(selection);
    const positions = sides === undefined ? [(0, reported_monte_1.positionOf)(selection)] : [...sides.on, ...sides.against];
    return positions.every((position) => position !== undefined && inPlay.includes(position));
}
function isOnAnnulledBox({ type, wins }, selection, play) {
    const position = (0, reported_monte_1.positionOf)(selection);
    if (position === undefined || wins.kind !== 'suit' || wins.onlyFirstCard)
        return false;
    const annulled = (0, layout_1.annulmentOf)(play.facts, play, 'cards')?.suits[position];
    return annulled?.some((suit) => suit === type) === true;
}
/** The rule by which a bet was not to be made. */
function unavailableBy(bet, selection, play) {
    if (!isInPhase(bet, play))
        return bet.rule;
    if (!isOnCardsInPlay(selection, play))
        return play.facts.rules.segundas;
    return (0, layout_1.annulmentOf)(play.facts, play, 'cards')?.rule ?? bet.rule;
}
//# sourceMappingURL=availability.js.map