"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.settleBolsa = settleBolsa;
const banked_bets_1 = require("../_mechanics/banked-bets");
const pool_stakes_1 = require("../_mechanics/jackpots/pool-stakes");
const rounding_step_1 = require("../_mechanics/rounding-step");
/**
 * What the stakes of Bolsa move: their part for the pool and the house, fixed prizes, and the pool itself. The cards
 * of a box decide, whatever becomes of its hands. What a prize says includes the stake that goes back with it.
 */
function settleBolsa(facts, played, round) {
    const { setting } = round;
    const feeding = { rule: facts.rules.bolsa, rounding: (0, rounding_step_1.roundingStep)(setting.answers) };
    return (0, pool_stakes_1.poolsInPlay)(played, setting, feeding).flatMap(({ pool, stakes, fed, meter }) => {
        const won = stakes.map((stake) => ({ stake, prize: prizeOf(facts, stake, round) }));
        return [
            ...fed,
            ...won.flatMap(({ stake, prize }) => fixedPrize(stake, prize, setting)),
            ...poolPrizes(facts, won, { pool, meter, setting }),
        ];
    });
}
/** The highest combination that the first cards of a box have; nothing where the stake does not say its box. */
function prizeOf({ bolsa }, { seat }, round) {
    const cards = seat === undefined ? [] : firstCardsOf(seat, round);
    return bolsa.find(({ sevens, isSuited }) => areSevens(cards, sevens) && (!isSuited || areSuited(cards, sevens)));
}
/**
 * The first three cards of a box in the order of dealing. Of a pair that was split only these two, or the first three
 * of the hand that stays (OP1-10e); of one that stands on two, both of them or the first (OP1-10g).
 */
function firstCardsOf(seat, { dealt: { hands }, setting: { answers } }) {
    const box = hands.filter((hand) => hand.seat === seat);
    const first = box.find(({ hand }) => hand === 1);
    if (first === undefined)
        return [];
    const split = box.find(({ of }) => of === 1);
    const isBeforeSplitting = answers['OP1-10e'] === 'before-splitting';
    if (split !== undefined && isBeforeSplitting)
        return [first.cards[0] ?? '', split.cards[0] ?? ''];
    const standsOnTwo = split === undefined && first.cards.length === 2;
    return first.cards.slice(0, standsOnTwo && answers['OP1-10g'] === 'first-card-only' ? 1 : 3);
}
const areSevens = (cards, count) => cards.length >= count && cards.slice(0, count).every((card) => card.startsWith('7'));
const areSuited = (cards, count) => cards.slice(0, count).every((card) => card[1] === cards[0]?.[1]);
function fixedPrize(stake, prize, { answers }) {
    if (prize?.pays === undefined)
        return [];
    const { pool, amount } = stake;
    const won = (0, banked_bets_1.shareOf)(amount, prize.pays, (0, rounding_step_1.roundingStep)(answers)).amount;
    const stakeBack = answers['OP1-10a'] === 'returned' ? amount : 0n;
    const borneBy = answers['OP1-10c'];
    return [
        {
            ...{ pool, kind: 'prize', amount: won + stakeBack, rule: prize.rule, combination: prize.name, borneBy },
            ...(0, pool_stakes_1.winnerOf)(stake),
        },
    ];
}
/** The pool to whoever has its combination: never less than its floor, which the house makes up for; then a new seed. */
function poolPrizes({ bolsaFloor, rules }, won, known) {
    const winners = won.filter(({ prize }) => prize !== undefined && prize.pays === undefined);
    const { pool, meter, setting } = known;
    const [first] = winners;
    if (first?.prize === undefined || meter === undefined)
        return [];
    const { rule, name: combination } = first.prize;
    const floor = bolsaFloor * (0, pool_stakes_1.unitOf)(first.stake);
    const whole = meter < floor ? floor : meter;
    const shortfall = meter < floor ? [{ pool, kind: 'shortfall', amount: floor - meter, rule: rules.bolsaFloor }] : [];
    const prizes = divided(whole, winners, setting).map(({ stake, amount }) => ({
        ...{ pool, kind: 'prize', amount, rule, combination, borneBy: 'pool' },
        ...(0, pool_stakes_1.winnerOf)(stake),
    }));
    const reseed = setting.answers['OP1-10f'] === 'empty'
        ? []
        : [{ pool, kind: 'reseed', amount: floor, rule: rules.bolsaFloor }];
    return [...shortfall, ...prizes, ...reseed];
}
/** The pool in equal shares, odd cents to the lowest boxes, or all of it to the lowest box (OP1-10d). */
function divided(whole, winners, { answers }) {
    const ordered = [...winners].sort((one, other) => (one.stake.seat ?? 0) - (other.stake.seat ?? 0));
    const sharing = answers['OP1-10d'] === 'first-box' ? ordered.slice(0, 1) : ordered;
    const count = BigInt(sharing.length);
    return sharing.map(({ stake }, index) => ({
        stake,
        amount: whole / count + (BigInt(index) < whole % count ? 1n : 0n),
    }));
}
//# sourceMappingURL=bolsa.js.map