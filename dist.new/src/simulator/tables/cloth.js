"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.Cloth = void 0;
const judge_round_1 = require("../../games/judge-round");
const open_points_1 = require("../../games/open-points");
const round_1 = require("../../games/round");
const settlement_1 = require("../../games/settlement");
const wire_1 = require("../../games/wire");
const wire_terms_1 = require("../../games/wire-terms");
const wire_amount_1 = require("../wire-amount");
/** Of so many parts of the opening float, one must be left: else chips are brought. */
const LOWEST_PART = 4n;
/** What lies on a table and what becomes of it: what is paid and taken is what the rules of the game settle. */
class Cloth {
    tray;
    play;
    lastRound = 0;
    state = round_1.EMPTY_TABLE;
    constructor(tray, play) {
        this.tray = tray;
        this.play = play;
    }
    /** Bets, outcome, payment; the round is reported where the table reports rounds. */
    *playRound(isLast) {
        const roundNo = this.lastRound + 1;
        this.play.prepare(roundNo);
        const placed = [...this.tray.seated.flatMap((guest) => this.place(guest, roundNo))];
        const on = [...this.state.held.flatMap((bet) => this.stillHeld(bet)), ...placed].map((each, index) => each.held ? each : { ...each, bet: { ...each.bet, betId: `${roundNo}-${index + 1}` } });
        if (on.length === 0 && !isLast)
            return;
        this.lastRound = roundNo;
        const outcome = this.play.outcome(this.seen(on));
        on.push(...this.besides(on, roundNo));
        const bets = on.map(({ bet, held }) => withOptions(bet, this.play.options?.({ ...bet, held }, outcome)));
        const round = {
            currency: this.tray.house.name.currency,
            roundNo,
            bets,
            outcome,
            ...(isLast ? { lastOfSession: true } : {}),
        };
        const settlement = this.settle(round);
        yield* this.ableToPay((0, settlement_1.resultOf)(settlement) + (0, settlement_1.commissionOf)(settlement));
        this.pay(on, settlement);
        this.report(round, settlement);
    }
    /** Whether bets wait for a further round. */
    get holdsBets() {
        return this.state.held.length > 0;
    }
    seen(on) {
        const left = new Map(this.tray.seated.map((guest) => [guest, guest.free]));
        for (const { guest, bet, held } of on) {
            if (!held)
                left.set(guest, left.get(guest) - BigInt(bet.stake));
        }
        return on.map(({ guest, bet, held }) => ({
            ...{ betId: bet.betId ?? '', type: bet.type, stake: BigInt(bet.stake), held },
            ...(bet.seat === undefined ? {} : { seat: bet.seat }),
            left: left.get(guest),
        }));
    }
    /** What is staked beside the bets while the round is played. */
    besides(on, roundNo) {
        const further = this.play.further?.(this.seen(on)) ?? [];
        return further.map(({ of, wager }, index) => {
            const { guest } = on.find(({ bet }) => bet.betId === of);
            const betId = `${roundNo}-${on.length + index + 1}`;
            return { guest, bet: wireBet(wager, { guest, betId }), held: false };
        });
    }
    place(guest, roundNo) {
        if (this.tray.isClosing)
            return [];
        let left = guest.free;
        return this.play.wagers(guest).flatMap((wager) => {
            if (wager.stake > left)
                return [];
            left -= wager.stake;
            return [{ guest, bet: wireBet(wager, { guest, betId: `${roundNo}` }), held: false }];
        });
    }
    stillHeld({ betId, type, stake, selection, player }) {
        const guest = this.tray.seated.find(({ id }) => id === player);
        if (guest === undefined)
            return [];
        return [
            { guest, bet: { ...wireBet({ type, stake, selection }, { guest, betId }), carried: true }, held: true },
        ];
    }
    settle(round) {
        const { game, kind } = this.tray.plan;
        const { currency } = this.tray.house.name;
        const terms = (0, wire_terms_1.termsFromWire)({ minimum: (0, wire_amount_1.toWire)(this.tray.minimum), seats: kind.seats });
        const setting = { currency, terms, answers: open_points_1.RECOMMENDED };
        return (0, judge_round_1.judgeRound)(game.rules, (0, wire_1.roundFromWire)(round, this.state), setting).settlement;
    }
    /** Chips are brought before a win that would leave the float too low. */
    *ableToPay(change) {
        const lowest = this.tray.plan.kind.float / LOWEST_PART;
        while (this.tray.float + change < lowest)
            yield* this.tray.fill();
    }
    pay(on, settlement) {
        const before = new Map(this.tray.seated.map((guest) => [guest, guest.chips]));
        on.forEach(({ guest }, index) => {
            const { paid, taken } = settlement.bets[index];
            guest.chips += paid - taken;
        });
        this.tray.float += (0, settlement_1.resultOf)(settlement) + (0, settlement_1.commissionOf)(settlement);
        this.state = settlement.after;
        for (const [guest, chips] of before) {
            guest.bound = boundOf(guest, this.state);
            this.rememberAndTip(guest, guest.chips - chips);
        }
    }
    rememberAndTip(guest, won) {
        if (won < 0n)
            guest.losses += 1;
        if (won <= 0n)
            return;
        guest.losses = 0;
        if (won < 20n * this.tray.minimum)
            return;
        this.tray.tips += guest.give(this.tray.minimum);
    }
    report(round, settlement) {
        if (!this.tray.plan.captures.rounds)
            return;
        const deduction = (0, settlement_1.commissionOf)(settlement);
        const rule = settlement.commissions[0]?.name;
        this.tray.report({
            type: 'cagnotte.round.settled.v1',
            data: {
                currency: this.tray.house.name.currency,
                roundNo: this.lastRound,
                bets: round.bets.map((bet, index) => asPaid(bet, settlement.bets[index])),
                outcome: round.outcome,
                result: (0, settlement_1.resultOf)(settlement),
                ...(rule === undefined ? {} : { deduction: { amount: deduction, dropped: false, rule } }),
                ...(round.lastOfSession === true ? { lastOfSession: true } : {}),
            },
        });
    }
}
exports.Cloth = Cloth;
const wireBet = ({ type, stake, selection, seat, options }, { guest, betId }) => ({
    betId,
    type,
    stake: (0, wire_amount_1.toWire)(stake),
    player: guest.id,
    ...(seat === undefined ? {} : { seat }),
    ...(selection === undefined ? {} : { selection }),
    ...(options === undefined ? {} : { options }),
});
const withOptions = (bet, options) => options === undefined ? bet : { ...bet, options };
/** A bet as the table reports it: what it paid and took. */
const asPaid = ({ options, ...bet }, { betId, paid, taken }) => ({
    ...bet,
    ...(options === undefined ? {} : { options: options }),
    betId,
    paid,
    taken,
});
const boundOf = ({ id }, { held }) => held.reduce((sum, { player, stake }) => (player === id ? sum + stake : sum), 0n);
//# sourceMappingURL=cloth.js.map