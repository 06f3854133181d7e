"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.betsByType = void 0;
exports.numberOfBet = numberOfBet;
const reported_throw_1 = require("./reported-throw");
const betsByType = ({ bets }) => new Map(bets.map((bet) => [bet.type, bet]));
exports.betsByType = betsByType;
/**
 * The number that a bet waits for: what its selection says, else the point, else that of the bet its odds belong to.
 * `times` says how many throws it has stayed.
 */
function numberOfBet(bet, times, cloth) {
    const play = cloth.bets.get(bet.type)?.play;
    if (play?.kind !== 'line' && play?.kind !== 'number')
        return undefined;
    if (bet.selection !== undefined)
        return (0, reported_throw_1.isPoint)(bet.selection) ? bet.selection : 'unknown';
    return play.kind === 'line' ? numberOfLine(play, times, cloth) : numberOfOdds(bet, play, cloth);
}
function numberOfLine({ isOnPoint }, times, { point }) {
    if (isOnPoint && point !== undefined)
        return point ?? undefined;
    return times > 0 ? 'unknown' : undefined;
}
function numberOfOdds(odds, { of }, cloth) {
    if (of === undefined)
        return 'unknown';
    const on = (0, reported_throw_1.optionsOf)(odds.options)?.on;
    const ofBase = on === undefined ? undefined : numberOfId(on, cloth);
    if (ofBase !== undefined)
        return ofBase;
    const base = cloth.bets.get(of)?.play;
    const isOnPoint = base?.kind === 'line' && base.isOnPoint;
    return isOnPoint ? (cloth.point ?? 'unknown') : 'unknown';
}
/** The number of the bet with this id: as it was held, else as it is reported. */
function numberOfId(betId, { bets, round, point }) {
    const bet = round.before?.held.find((one) => one.betId === betId) ?? round.bets.find((one) => one.betId === betId);
    if (bet === undefined)
        return undefined;
    if ((0, reported_throw_1.isPoint)(bet.selection))
        return bet.selection;
    const play = bets.get(bet.type)?.play;
    return play?.kind === 'line' && play.isOnPoint && typeof point === 'number' ? point : undefined;
}
//# sourceMappingURL=bet-numbers.js.map