"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.winnerOf = winnerOf;
exports.settleDeal = settleDeal;
const rational_1 = require("../../kernel/rational");
const banked_bets_1 = require("../_mechanics/banked-bets");
const bets_in_play_1 = require("../_mechanics/bets-in-play");
const rounding_step_1 = require("../_mechanics/rounding-step");
const unjudged_1 = require("../_mechanics/unjudged");
const hand_totals_1 = require("./hand-totals");
const reported_deal_1 = require("./reported-deal");
/** The hand with the higher total, or the tie. */
function winnerOf({ punto, banca }) {
    const difference = (0, hand_totals_1.totalOf)(punto) - (0, hand_totals_1.totalOf)(banca);
    if (difference === 0)
        return 'tie';
    return difference > 0 ? 'punto' : 'banca';
}
/** What the rules make of a coup. The cards on the table decide, whether or not they should have been drawn. */
function settleDeal(facts, round, { answers }) {
    const deal = (0, reported_deal_1.dealOf)(round.outcome);
    if (deal === undefined)
        return (0, unjudged_1.unjudgedRound)(round, facts.rules.dealing, 'two or three cards of each hand');
    const coup = {
        facts,
        winner: winnerOf(deal),
        bancaTotal: (0, hand_totals_1.totalOf)(deal.banca),
        answers,
        rounding: (0, rounding_step_1.roundingStep)(answers),
    };
    const { bets, after } = (0, bets_in_play_1.settleEach)(round, (bet) => settleBet(bet, coup));
    return {
        bets,
        commissions: deductions(bets, facts),
        pools: [],
        awards: [],
        after: remember(after, deal, coup.winner),
        complete: !bets.some(({ fate }) => fate === 'not-judged'),
    };
}
function settleBet(bet, coup) {
    const { facts, winner } = coup;
    if (!isBet(bet.type)) {
        const expected = 'one of punto, banca, tie';
        return (0, banked_bets_1.notJudged)(bet, { code: 'bet-not-offered', rule: facts.rules.result, expected, found: bet.type });
    }
    const { rule } = facts.bets[bet.type];
    if (bet.type === winner)
        return settleWin(bet, coup, bet.type);
    return winner === 'tie' ? (0, banked_bets_1.givenBack)(bet, 'null', [facts.rules.nullOnTie]) : (0, banked_bets_1.loses)(bet, [rule]);
}
const isBet = (type) => type === 'punto' || type === 'banca' || type === 'tie';
function settleWin(bet, coup, type) {
    const { facts, bancaTotal, answers, rounding } = coup;
    const { rule, pays } = facts.bets[type];
    if (type === 'banca' && bancaTotal === facts.deduction.onTotal)
        return settleDeducted(bet, coup);
    const isConsumed = type === 'tie' && answers['OP1-15c'] === 'consumed';
    return (0, banked_bets_1.wins)(bet, (0, banked_bets_1.shareOf)(bet.stake, isConsumed ? (0, rational_1.subtract)(pays, rational_1.ONE) : pays, rounding), [rule]);
}
/** A win of which the house keeps a share: the player's part is rounded, the house has the complement. */
function settleDeducted(bet, { facts, rounding }) {
    const { rule, pays } = facts.bets.banca;
    const gross = (0, banked_bets_1.shareOf)(bet.stake, pays, rounding);
    const { amount, rounded } = (0, banked_bets_1.shareOf)(gross.amount, (0, rational_1.subtract)(rational_1.ONE, facts.deduction.share), rounding);
    const money = { paid: amount, deducted: gross.amount - amount, rounded };
    return (0, banked_bets_1.decide)(bet, 'wins', money, [rule, facts.rules.bancaWithSix]);
}
function deductions(bets, { deduction, rules }) {
    let amount = 0n;
    for (const { deducted } of bets)
        amount += deducted;
    return amount === 0n ? [] : [{ name: deduction.name, amount, rule: rules.bancaWithSix }];
}
/** Who dealt and whether banca lost: the next coup may have to have another dealer. */
const remember = (after, { dealtBy }, winner) => dealtBy === undefined ? after : { ...after, memory: { dealtBy, bancaLost: winner === 'punto' } };
//# sourceMappingURL=deal.js.map