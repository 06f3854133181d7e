"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.settledHand = settledHand;
const judge_round_1 = require("../../../games/judge-round");
const money_1 = require("../../../kernel/money");
const house_answers_1 = require("../../house-answers");
const wire_amount_1 = require("../../wire-amount");
/** The house keeps this share of a hand that came to a flop or a showdown, in whole halves of the currency's unit, up to the cap. */
const RAKE = { hundredths: 5n, step: 50n, cap: 3000n };
/** What the rules of the game make of a hand. */
function settledHand(rules, hand, at) {
    const asPlayed = settle(rules, hand, { actions: hand.actions, rake: 0n, ...at });
    const actions = [...hand.actions, ...uncalledOf(asPlayed, hand)];
    const pot = (0, money_1.sumMinor)((asPlayed.pots ?? []).map(({ amount }) => amount));
    const rake = hand.board.length === 0 && hand.showdown.length === 0 ? 0n : rakeOf(pot);
    const { pots = [], awards } = settle(rules, hand, { actions, rake, ...at });
    return {
        actions,
        rake,
        pots: pots.map(({ amount }) => amount),
        awards,
    };
}
function uncalledOf({ uncalled = [] }, { actions }) {
    const street = actions.at(-1)?.street ?? 0;
    return uncalled.map(({ seat, amount }) => ({ street, seat, action: 'uncalled-returned', amount }));
}
function rakeOf(pot) {
    const due = ((pot * RAKE.hundredths) / 100n / RAKE.step) * RAKE.step;
    return due < RAKE.cap ? due : RAKE.cap;
}
function settle(rules, { players, board, showdown }, { actions, rake, currency, button }) {
    const outcome = {
        limitType: 'no-limit',
        ...(button === undefined ? {} : { button }),
        seats: players.map(({ seat }) => ({ seat })),
        actions: actions.map(({ amount, ...action }) => amount === undefined ? action : { ...action, amount: (0, wire_amount_1.toWire)(amount) }),
        boards: board.length === 0 ? [] : [board],
        cards: showdown.map(({ seat, cards }) => ({ seat, cards, shown: true })),
        rake: { dropped: (0, wire_amount_1.toWire)(rake) },
    };
    return (0, judge_round_1.judgeRound)(rules, { bets: [], outcome }, { currency, answers: house_answers_1.HOUSE_ANSWERS }).settlement;
}
//# sourceMappingURL=settled-hand.js.map