"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.settleCarrusel = settleCarrusel;
const banked_bets_1 = require("../banked-bets");
const deck_1 = require("../poker-hands/deck");
const five_card_hand_1 = require("../poker-hands/five-card-hand");
const pool_stakes_1 = require("./pool-stakes");
const TO_THE_CENT = { mode: 'half-up', unit: 1n };
const DOWN_TO_THE_CENT = { mode: 'floor', unit: 1n };
/**
 * What the stakes of a carrusel move: their part for meter and house, then the prizes off the meter, the highest
 * combination first (OP2-15), what the house makes up for, and the new beginning after the whole meter was won.
 */
function settleCarrusel(facts, round, { setting, handOf }) {
    const rates = withFixedRate(facts, round, setting);
    const feeding = { rule: facts.rules.contribution, rounding: TO_THE_CENT };
    return (0, pool_stakes_1.poolsInPlay)(round, rates, feeding).flatMap((played) => {
        const { pool, fed, meter } = played;
        if (meter === undefined)
            return fed;
        const opening = setting.pools?.[pool]?.opening ?? openingOf(facts, played);
        const meterWalk = new MeterWalk({ facts, pool, opening, answers: setting.answers }, meter);
        for (const won of inOrder(combinationsWon(facts, played, handOf), setting.answers))
            meterWalk.pay(won);
        return [...fed, ...meterWalk.movements];
    });
}
/** The setting with the rate that the regulation fixes, for every pool of the round. */
function withFixedRate({ fixedRate }, { poolStakes = [] }, setting) {
    if (fixedRate === undefined)
        return setting;
    const pools = poolStakes.map(({ pool }) => [pool, { ...setting.pools?.[pool], rate: fixedRate }]);
    return { ...setting, pools: { ...setting.pools, ...Object.fromEntries(pools) } };
}
/** What the pool begins with again, where its opening is not known: what it must at least. */
const openingOf = ({ opening }, { stakes }) => opening === undefined || stakes[0] === undefined ? 0n : opening.times * (0, pool_stakes_1.unitOf)(stakes[0]);
/** What was won, the highest combination first; fixed prizes each for itself, of the lowest seat first. */
function combinationsWon({ prizes, ranking }, { stakes }, handOf) {
    const evaluate = (0, five_card_hand_1.handEvaluator)(ranking);
    const won = stakes.flatMap((stake) => {
        const five = (0, deck_1.cardNumbers)(ranking.deck, handOf(stake) ?? []);
        if (five?.length !== 5 || new Set(five).size < 5)
            return [];
        const strength = evaluate(five);
        const prize = prizes.find(({ category }) => category === (0, five_card_hand_1.categoryOf)(strength, ranking));
        return prize === undefined ? [] : [{ prize, strength, stake }];
    });
    return prizes.flatMap((prize) => {
        const ofPrize = won.filter((each) => each.prize === prize);
        if (prize.takes === 'stakes') {
            const bySeat = [...ofPrize].sort((one, other) => (one.stake.seat ?? 0) - (other.stake.seat ?? 0));
            return bySeat.map(({ strength, stake }) => ({ prize, strength, stakes: [stake] }));
        }
        const strengths = [...new Set(ofPrize.map(({ strength }) => strength))].sort((one, other) => other - one);
        const paid = prize.takes === 'share' && prize.onlyHighest ? strengths.slice(0, 1) : strengths;
        return paid.map((strength) => ({
            prize,
            strength,
            stakes: ofPrize.filter((each) => each.strength === strength).map(({ stake }) => stake),
        }));
    });
}
const inOrder = (won, answers) => answers['OP2-15'] === 'ascending' ? [...won].reverse() : won;
/** The meter of a pool while prizes are taken from it, one after the other. */
class MeterWalk {
    of;
    meter;
    movements = [];
    shown;
    constructor(of, meter) {
        this.of = of;
        this.meter = meter;
        this.shown = meter;
    }
    pay({ prize, stakes }) {
        if (prize.takes === 'stakes')
            this.payStakes(prize, stakes, prize.times);
        else if (prize.takes === 'share')
            this.payShare(prize, stakes, prize);
        else
            this.payMeter(prize, stakes);
    }
    /** The whole meter in equal shares; what does not divide stays in it, and the house fills it up (OP2-13). */
    payMeter(prize, stakes) {
        this.payEqually(prize, stakes, { amount: this.meter });
        if (this.of.answers['OP2-13'] === 'from-nothing')
            return;
        this.fillUp();
    }
    /** So much of what remains, or of what was shown (OP2-15). */
    payShare(prize, stakes, { share, chained }) {
        const basis = this.of.answers['OP2-15'] === 'as-shown' ? this.shown : this.meter;
        const due = (0, banked_bets_1.shareOf)(basis, share, DOWN_TO_THE_CENT);
        const payable = due.amount > this.meter ? { amount: this.meter } : due;
        const isChained = this.movements.some(({ rule }) => rule === prize.rule || rule === chained);
        this.payEqually(prize, stakes, payable, isChained ? chained : undefined);
    }
    payEqually(prize, stakes, { amount, rounded }, rule = stakes.length > 1 ? prize.sharing : prize.rule) {
        const each = amount / BigInt(stakes.length);
        for (const stake of stakes)
            this.take(prize, stake, each, { rule, rounded });
    }
    /** So many times the stake; what the meter cannot pay the house does (OP2-14). */
    payStakes(prize, stakes, times) {
        for (const stake of stakes) {
            const due = times * (0, pool_stakes_1.unitOf)(stake) * BigInt(stake.stakes ?? 1);
            const missing = due > this.meter ? due - this.meter : 0n;
            if (missing > 0n && this.of.answers['OP2-14'] === 'capped-at-meter') {
                this.take(prize, stake, this.meter, { rule: prize.rule });
                continue;
            }
            this.fund('shortfall', missing, prize.rule);
            this.take(prize, stake, due, { rule: prize.rule });
            if (missing > 0n)
                this.fillUp();
        }
    }
    take({ category }, stake, amount, { rule, rounded }) {
        this.meter -= amount;
        this.movements.push({
            ...{ pool: this.of.pool, kind: 'prize', amount, rule, combination: category, borneBy: 'pool' },
            ...(0, pool_stakes_1.winnerOf)(stake),
            ...(rounded === undefined ? {} : { rounded }),
        });
    }
    fillUp() {
        const { opening, facts } = this.of;
        if (facts.opening === undefined)
            return;
        this.fund('reseed', opening - this.meter, facts.opening.rule);
    }
    fund(kind, amount, rule) {
        if (amount <= 0n)
            return;
        this.meter += amount;
        this.movements.push({ pool: this.of.pool, kind, amount, rule });
    }
}
//# sourceMappingURL=carrusel.js.map