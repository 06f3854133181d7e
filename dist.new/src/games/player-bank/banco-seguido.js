"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.isBanco = void 0;
exports.seguidoRight = seguidoRight;
exports.bancoSeguidoAfter = bancoSeguidoAfter;
const CALLS_FOR_THE_BANK = new Set(['banco', 'banco-seguido']);
/** Whether a bet stakes the whole bank. */
const isBanco = ({ type }) => CALLS_FOR_THE_BANK.has(type);
exports.isBanco = isBanco;
/** The right that the coup before left. */
function seguidoRight({ before }) {
    const { seguidoOf, seguidoAgainst } = before?.memory ?? {};
    if (typeof seguidoOf !== 'string' || typeof seguidoAgainst !== 'string')
        return undefined;
    return { player: seguidoOf, bank: seguidoAgainst };
}
/**
 * What a coup leaves for the next: who made banco and lost may call it again, and so may the only player who bet and
 * lost; on a tie the right stays. Undefined where nobody has it.
 */
function bancoSeguidoAfter({ bets: offered }, round, { outcome, winner }) {
    if (!Object.hasOwn(offered, 'banco-seguido') || outcome.bank === undefined)
        return undefined;
    const remember = ({ player, bank }) => ({
        held: [],
        released: [],
        memory: { seguidoOf: player, seguidoAgainst: bank },
    });
    if (winner === 'bank') {
        const player = loserOf(round.bets);
        return player === undefined ? undefined : remember({ player, bank: outcome.bank });
    }
    const right = seguidoRight(round);
    const stays = (winner === 'tie' || winner === 'annulled') && right?.bank === outcome.bank;
    return stays ? remember(right) : undefined;
}
/** Who lost the whole bank, or was alone against it. */
function loserOf(bets) {
    const banco = bets.find(exports.isBanco);
    if (banco !== undefined)
        return banco.player;
    const players = new Set(bets.map(({ player }) => player));
    return players.size === 1 ? bets[0]?.player : undefined;
}
//# sourceMappingURL=banco-seguido.js.map