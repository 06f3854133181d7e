"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkOdds = checkOdds;
const stake_limits_1 = require("../_mechanics/stake-limits");
const rule_1 = require("../rule");
const wording_1 = require("../wording");
const bet_numbers_1 = require("./bet-numbers");
const craps_limits_1 = require("./craps-limits");
const reported_throw_1 = require("./reported-throw");
const isOdds = (bet) => bet?.play.kind === 'number' && bet.play.of !== undefined;
/** Odds without the bet they belong to, and odds above their share of it. */
function checkOdds(cloth, settlement, { currency }) {
    const { round } = cloth;
    const wasHeld = (0, stake_limits_1.heldFromBefore)(round);
    const onCloth = betsOnCloth(cloth);
    return settlement.bets.flatMap((settled, index) => {
        const odds = onCloth.find(({ betId }) => betId === settled.betId);
        const bet = cloth.bets.get(settled.type);
        if (odds === undefined || !isOdds(bet) || !isPlayed(settled.fate))
            return [];
        const bases = basesOf(odds, bet, { cloth, onCloth });
        if (bases.length === 0)
            return [withoutBet(odds, bet)];
        const number = (0, bet_numbers_1.numberOfBet)(odds, 1, cloth);
        if (wasHeld(settled, index) || bet.maximum.by !== 'base' || typeof number !== 'number')
            return [];
        const most = (0, craps_limits_1.wholeShare)(total(bases), bet.maximum.share[number]);
        const sameOdds = onCloth.filter((other) => isAnother(odds, other, cloth));
        const staked = total(sameOdds);
        if (staked <= most)
            return [];
        return [
            (0, rule_1.breach)(bet.maximum.rule, {
                code: 'over-limit',
                severity: 'violation',
                expected: `at most ${(0, wording_1.money)(most, currency)}, ${sharePhrase(bet.maximum.share, number)} of its ${bet.play.of}`,
                found: `${(0, wording_1.money)(staked, currency)} on ${bet.type}`,
                betIds: sameOdds.map(({ betId }) => betId),
            }),
        ];
    });
}
const isPlayed = (fate) => !['not-judged', 'not-accepted', 'freed'].includes(fate);
const sharePhrase = (share, number) => `${(100n * share[number].numerator) / share[number].denominator} %`;
/** What lies on the cloth during the throw: what is reported, and what was held and is not; nothing withdrawn. */
const betsOnCloth = ({ round: { bets, before } }) => {
    const reported = new Set(bets.map(({ betId }) => betId));
    const silent = (before?.held ?? []).filter(({ betId }) => !reported.has(betId));
    const all = [...bets, ...silent];
    return all.filter(({ options }) => (0, reported_throw_1.optionsOf)(options)?.isWithdrawn !== true);
};
/** The bets that odds belong to: the one they name, else those of their owner on the same number. */
function basesOf(odds, { play }, { cloth, onCloth }) {
    const ofType = onCloth.filter(({ type }) => type === play.of);
    const on = (0, reported_throw_1.optionsOf)(odds.options)?.on;
    if (on !== undefined)
        return ofType.filter(({ betId }) => betId === on);
    const number = (0, bet_numbers_1.numberOfBet)(odds, 1, cloth);
    return ofType.filter((base) => isSameOwner(odds, base) && (0, bet_numbers_1.numberOfBet)(asHeld(base, cloth), 1, cloth) === number);
}
/** A reported bet with the number it was held on. */
const asHeld = (bet, { round }) => {
    const held = round.before?.held.find(({ betId }) => betId === bet.betId);
    return held === undefined ? bet : { ...bet, selection: held.selection };
};
function isAnother(odds, other, cloth) {
    if (other.type !== odds.type)
        return false;
    const [on, otherOn] = [(0, reported_throw_1.optionsOf)(odds.options)?.on, (0, reported_throw_1.optionsOf)(other.options)?.on];
    if (on !== undefined && otherOn !== undefined)
        return on === otherOn;
    return isSameOwner(odds, other) && (0, bet_numbers_1.numberOfBet)(odds, 1, cloth) === (0, bet_numbers_1.numberOfBet)(other, 1, cloth);
}
/** By player where both say so, else by seat; where neither is said, nobody can be told from another. */
const isSameOwner = (one, other) => one.player === undefined || other.player === undefined
    ? one.seat === undefined || other.seat === undefined || one.seat === other.seat
    : one.player === other.player;
const total = (bets) => bets.reduce((sum, { stake }) => sum + stake, 0n);
const withoutBet = ({ betId, type }, { rule, play }) => (0, rule_1.breach)(rule, {
    code: 'odds-without-bet',
    severity: 'violation',
    expected: `${type} with the ${play.of} they belong to`,
    found: `no ${play.of} on that number`,
    betIds: [betId],
});
//# sourceMappingURL=odds-checks.js.map